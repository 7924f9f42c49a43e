
a.so:     file format elf64-x86-64


Disassembly of section .text:

00000000000015a0 <prepared_floats>:
    15a0:	push   %rbp
    15a1:	mov    %rsp,%rbp
    15a4:	mov    $0x5,%al
    15a6:	kmovd  %eax,%k1
    15aa:	vmovdqu64 0x30(%rdi),%ymm0{%k1}{z}
    15b4:	vpermq $0xe8,%ymm0,%ymm0
    15ba:	vpaddq -0x1272(%rip),%xmm0,%xmm0        # 350 <prepared_floats-0x1250>
    15c2:	vpsraq $0x3f,%xmm0,%xmm1
    15c9:	vpsrlvq -0x1292(%rip),%xmm1,%xmm1        # 340 <prepared_floats-0x1260>
    15d2:	vpaddq %xmm1,%xmm0,%xmm0
    15d6:	vpsravq -0x1280(%rip),%xmm0,%xmm0        # 360 <prepared_floats-0x1240>
    15e0:	vmovq  %xmm0,%rax
    15e5:	vpextrq $0x1,%xmm0,%rcx
    15eb:	imul   %rax,%rcx
    15ef:	mov    %rcx,%rax
    15f2:	shl    $0x7,%rax
    15f6:	lea    (%rax,%rcx,4),%rax
    15fa:	pop    %rbp
    15fb:	vzeroupper
    15fe:	ret
    15ff:	nop

0000000000001600 <prepare_parts>:
    1600:	push   %rbp
    1601:	mov    %rsp,%rbp
    1604:	mov    $0x5,%al
    1606:	kmovd  %eax,%k1
    160a:	vmovdqu64 0x30(%rdi),%ymm0{%k1}{z}
    1614:	vpermq $0xe8,%ymm0,%ymm0
    161a:	vpaddq -0x12d2(%rip),%xmm0,%xmm0        # 350 <prepared_floats-0x1250>
    1622:	vpsraq $0x3f,%xmm0,%xmm1
    1629:	vpsrlvq -0x12f2(%rip),%xmm1,%xmm1        # 340 <prepared_floats-0x1260>
    1632:	vpaddq %xmm1,%xmm0,%xmm0
    1636:	vpsravq -0x12e0(%rip),%xmm0,%xmm0        # 360 <prepared_floats-0x1240>
    1640:	vmovq  %xmm0,%rcx
    1645:	vpextrq $0x1,%xmm0,%rax
    164b:	imul   %rcx,%rax
    164f:	pop    %rbp
    1650:	vzeroupper
    1653:	ret
    1654:	data16 data16 cs nopw 0x0(%rax,%rax,1)

0000000000001660 <prepare>:
    1660:	push   %rbp
    1661:	mov    %rsp,%rbp
    1664:	push   %r15
    1666:	push   %r14
    1668:	push   %r13
    166a:	push   %r12
    166c:	push   %rbx
    166d:	mov    %rsi,%rax
    1670:	mov    0x40(%rdi),%r13
    1674:	lea    0x1f(%r13),%rcx
    1678:	lea    0x3e(%r13),%r10
    167c:	test   %rcx,%rcx
    167f:	cmovns %rcx,%r10
    1683:	sar    $0x5,%r10
    1687:	mov    %rsi,%rcx
    168a:	or     %r10,%rcx
    168d:	shr    $0x20,%rcx
    1691:	je     169a <prepare+0x3a>
    1693:	cqto
    1695:	idiv   %r10
    1698:	jmp    169f <prepare+0x3f>
    169a:	xor    %edx,%edx
    169c:	div    %r10d
    169f:	mov    %rdx,%rcx
    16a2:	shl    $0x5,%rcx
    16a6:	mov    %r13,%rsi
    16a9:	sub    %rcx,%rsi
    16ac:	cmp    $0x20,%rsi
    16b0:	mov    $0x20,%ecx
    16b5:	cmovge %rcx,%rsi
    16b9:	mov    %rax,%r11
    16bc:	imul   %r10,%r11
    16c0:	shl    $0x9,%r11
    16c4:	mov    0x28(%rdi),%rcx
    16c8:	mov    0x30(%rdi),%r8
    16cc:	mov    %rdx,%r9
    16cf:	shl    $0x9,%r9
    16d3:	lea    (%rcx,%r9,1),%r15
    16d7:	add    %r11,%r15
    16da:	lea    0x3(%r8),%rbx
    16de:	lea    0x6(%r8),%r14
    16e2:	test   %rbx,%rbx
    16e5:	cmovns %rbx,%r14
    16e9:	movabs $0x1fffffffffffffc,%rbx
    16f3:	and    %r14,%rbx
    16f6:	lea    (%rax,%rbx,8),%rbx
    16fa:	imul   %r10,%rbx
    16fe:	shl    $0x4,%rbx
    1702:	mov    %rdx,%r10
    1705:	shl    $0x4,%r10
    1709:	add    %rcx,%r10
    170c:	add    %rbx,%r10
    170f:	add    %r11,%r9
    1712:	lea    (%rcx,%r9,1),%r11
    1716:	add    $0xf0,%r11
    171d:	mov    %r13,%rcx
    1720:	imul   %rax,%rcx
    1724:	shl    $0x2,%rax
    1728:	shl    $0x4,%rcx
    172c:	shl    $0x7,%rdx
    1730:	add    %rcx,%rdx
    1733:	add    0x18(%rdi),%rdx
    1737:	shl    $0x2,%r13
    173b:	xor    %edi,%edi
    173d:	vmovdqa -0x12e5(%rip),%ymm0        # 460 <prepared_floats-0x1140>
    1745:	vxorps %xmm1,%xmm1,%xmm1
    1749:	vpbroadcastq -0x1312(%rip),%ymm2        # 440 <prepared_floats-0x1160>
    1752:	vmovdqa64 -0x13dc(%rip),%zmm3        # 380 <prepared_floats-0x1220>
    175c:	vmovdqa64 -0x13a6(%rip),%zmm4        # 3c0 <prepared_floats-0x11e0>
    1766:	vxorps %xmm5,%xmm5,%xmm5
    176a:	vpbroadcastq -0x132c(%rip),%zmm6        # 448 <prepared_floats-0x1158>
    1774:	mov    %r15,-0x38(%rbp)
    1778:	mov    %r15,%rbx
    177b:	mov    %rsi,-0x30(%rbp)
    177f:	jmp    1804 <prepare+0x1a4>
    1784:	mov    %r8,%r13
    1787:	mov    %rsi,%r8
    178a:	mov    -0x30(%rbp),%rsi
    178e:	xchg   %ax,%ax
    1790:	vextractf32x4 $0x2,%zmm7,%xmm8
    1797:	vaddps %xmm7,%xmm8,%xmm8
    179b:	vshufpd $0x1,%xmm7,%xmm7,%xmm9
    17a0:	vextractf64x4 $0x1,%zmm7,%ymm10
    17a7:	vshufpd $0x1,%xmm10,%xmm10,%xmm11
    17ad:	vaddps %xmm11,%xmm9,%xmm9
    17b2:	vextractf128 $0x1,%ymm7,%xmm7
    17b8:	vextractf128 $0x1,%ymm10,%xmm11
    17be:	vaddps %xmm7,%xmm11,%xmm11
    17c2:	vaddps %xmm11,%xmm8,%xmm8
    17c7:	vshufpd $0x1,%xmm7,%xmm7,%xmm7
    17cc:	vpermpd $0xff,%ymm10,%ymm10
    17d2:	vaddps %xmm7,%xmm10,%xmm7
    17d6:	vaddps %xmm7,%xmm9,%xmm7
    17da:	vaddps %xmm7,%xmm8,%xmm7
    17de:	vmovshdup %xmm7,%xmm8
    17e2:	vaddss %xmm7,%xmm8,%xmm7
    17e6:	vmovss %xmm7,(%r10,%rdi,4)
    17ec:	inc    %rdi
    17ef:	add    $0x4,%r11
    17f3:	add    %r13,%rdx
    17f6:	add    $0x4,%rbx
    17fa:	cmp    $0x4,%rdi
    17fe:	je     1a14 <prepare+0x3b4>
    1804:	lea    (%rdi,%rax,1),%rcx
    1808:	cmp    %r8,%rcx
    180b:	mov    $0x0,%r14d
    1811:	cmovl  %rsi,%r14
    1815:	vxorps %xmm7,%xmm7,%xmm7
    1819:	test   %r14,%r14
    181c:	jle    18f0 <prepare+0x290>
    1822:	mov    %r11,%r15
    1825:	xor    %r12d,%r12d
    1828:	nopl   0x0(%rax,%rax,1)
    1830:	vmovdqu64 (%rdx,%r12,4),%zmm8
    1837:	vmovdqu 0x10(%rdx,%r12,4),%xmm9
    183e:	vmovdqu 0x20(%rdx,%r12,4),%xmm10
    1845:	vmovdqu 0x30(%rdx,%r12,4),%xmm11
    184c:	vmovd  %xmm8,-0xf0(%r15)
    1855:	vextractps $0x1,%xmm8,-0xe0(%r15)
    185f:	vextractps $0x2,%xmm8,-0xd0(%r15)
    1869:	vextractps $0x3,%xmm8,-0xc0(%r15)
    1873:	vmovd  %xmm9,-0xb0(%r15)
    187c:	vextractps $0x1,%xmm9,-0xa0(%r15)
    1886:	vextractps $0x2,%xmm9,-0x90(%r15)
    1890:	vextractps $0x3,%xmm9,-0x80(%r15)
    1897:	vmovd  %xmm10,-0x70(%r15)
    189d:	vextractps $0x1,%xmm10,-0x60(%r15)
    18a4:	vextractps $0x2,%xmm10,-0x50(%r15)
    18ab:	vextractps $0x3,%xmm10,-0x40(%r15)
    18b2:	vmovd  %xmm11,-0x30(%r15)
    18b8:	vextractps $0x1,%xmm11,-0x20(%r15)
    18bf:	vextractps $0x2,%xmm11,-0x10(%r15)
    18c6:	vextractps $0x3,%xmm11,(%r15)
    18cc:	vaddps %zmm8,%zmm7,%zmm7
    18d2:	add    $0x10,%r12
    18d6:	add    $0x100,%r15
    18dd:	cmp    %r14,%r12
    18e0:	jl     1830 <prepare+0x1d0>
    18e6:	cmp    $0x1f,%r14
    18ea:	ja     1790 <prepare+0x130>
    18f0:	mov    $0x20,%ecx
    18f5:	sub    %r14,%rcx
    18f8:	cmp    $0x4,%rcx
    18fc:	jb     19de <prepare+0x37e>
    1902:	mov    %r8,%rsi
    1905:	mov    %r13,%r8
    1908:	cmp    $0x10,%rcx
    190c:	jae    1916 <prepare+0x2b6>
    190e:	xor    %r15d,%r15d
    1911:	mov    %r14,%r13
    1914:	jmp    1988 <prepare+0x328>
    1916:	mov    %rcx,%r15
    1919:	and    $0xfffffffffffffff0,%r15
    191d:	lea    (%r14,%r15,1),%r13
    1921:	mov    -0x38(%rbp),%r9
    1925:	lea    (%r9,%rdi,4),%r9
    1929:	vpbroadcastq %r14,%zmm9
    192f:	vpaddq %zmm3,%zmm9,%zmm8
    1935:	vpaddq %zmm4,%zmm9,%zmm9
    193b:	mov    %r15,%r12
    193e:	xchg   %ax,%ax
    1940:	vpsllq $0x4,%zmm8,%zmm10
    1947:	vpsllq $0x4,%zmm9,%zmm11
    194e:	kxnorb %k0,%k0,%k1
    1952:	vscatterqps %ymm5,(%r9,%zmm11,1){%k1}
    1959:	kxnorb %k0,%k0,%k1
    195d:	vscatterqps %ymm5,(%r9,%zmm10,1){%k1}
    1964:	vpaddq %zmm6,%zmm9,%zmm9
    196a:	vpaddq %zmm6,%zmm8,%zmm8
    1970:	add    $0xfffffffffffffff0,%r12
    1974:	jne    1940 <prepare+0x2e0>
    1976:	cmp    %r15,%rcx
    1979:	je     1784 <prepare+0x124>
    197f:	test   $0xc,%cl
    1982:	je     1a05 <prepare+0x3a5>
    1988:	mov    %rcx,%r9
    198b:	and    $0xfffffffffffffffc,%r9
    198f:	add    %r9,%r14
    1992:	mov    -0x38(%rbp),%r12
    1996:	lea    (%r12,%rdi,4),%r12
    199a:	vpbroadcastq %r13,%ymm8
    19a0:	vpaddq %ymm0,%ymm8,%ymm8
    19a4:	sub    %r9,%r15
    19a7:	nopw   0x0(%rax,%rax,1)
    19b0:	vpsllq $0x4,%ymm8,%ymm9
    19b6:	kxnorw %k0,%k0,%k1
    19ba:	vscatterqps %xmm1,(%r12,%ymm9,1){%k1}
    19c1:	vpaddq %ymm2,%ymm8,%ymm8
    19c5:	add    $0x4,%r15
    19c9:	jne    19b0 <prepare+0x350>
    19cb:	cmp    %r9,%rcx
    19ce:	mov    %r8,%r13
    19d1:	mov    %rsi,%r8
    19d4:	mov    -0x30(%rbp),%rsi
    19d8:	je     1790 <prepare+0x130>
    19de:	lea    -0x20(%r14),%rcx
    19e2:	shl    $0x4,%r14
    19e6:	add    %rbx,%r14
    19e9:	nopl   0x0(%rax)
    19f0:	movl   $0x0,(%r14)
    19f7:	add    $0x10,%r14
    19fb:	inc    %rcx
    19fe:	jne    19f0 <prepare+0x390>
    1a00:	jmp    1790 <prepare+0x130>
    1a05:	add    %r15,%r14
    1a08:	mov    %r8,%r13
    1a0b:	mov    %rsi,%r8
    1a0e:	mov    -0x30(%rbp),%rsi
    1a12:	jmp    19de <prepare+0x37e>
    1a14:	pop    %rbx
    1a15:	pop    %r12
    1a17:	pop    %r13
    1a19:	pop    %r14
    1a1b:	pop    %r15
    1a1d:	pop    %rbp
    1a1e:	vzeroupper
    1a21:	ret
    1a22:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)

0000000000001a30 <tasks>:
    1a30:	push   %rbp
    1a31:	mov    %rsp,%rbp
    1a34:	mov    0x38(%rdi),%rsi
    1a38:	mov    0x48(%rdi),%rcx
    1a3c:	lea    0x3f(%rsi),%rax
    1a40:	lea    0x7e(%rsi),%rdx
    1a44:	test   %rax,%rax
    1a47:	cmovns %rax,%rdx
    1a4b:	sar    $0x6,%rdx
    1a4f:	cmp    %rcx,%rdx
    1a52:	cmovl  %rdx,%rcx
    1a56:	lea    (%rdx,%rcx,1),%rax
    1a5a:	dec    %rax
    1a5d:	mov    %rax,%rdx
    1a60:	or     %rcx,%rdx
    1a63:	shr    $0x20,%rdx
    1a67:	je     1a73 <tasks+0x43>
    1a69:	cqto
    1a6b:	idiv   %rcx
    1a6e:	mov    %rax,%rcx
    1a71:	jmp    1a79 <tasks+0x49>
    1a73:	xor    %edx,%edx
    1a75:	div    %ecx
    1a77:	mov    %eax,%ecx
    1a79:	shl    $0x6,%rcx
    1a7d:	lea    (%rsi,%rcx,1),%rax
    1a81:	dec    %rax
    1a84:	mov    %rax,%rdx
    1a87:	or     %rcx,%rdx
    1a8a:	shr    $0x20,%rdx
    1a8e:	je     1a97 <tasks+0x67>
    1a90:	cqto
    1a92:	idiv   %rcx
    1a95:	pop    %rbp
    1a96:	ret
    1a97:	xor    %edx,%edx
    1a99:	div    %ecx
    1a9b:	pop    %rbp
    1a9c:	ret
    1a9d:	nopl   (%rax)

0000000000001aa0 <compute>:
    1aa0:	push   %rbp
    1aa1:	mov    %rsp,%rbp
    1aa4:	push   %r15
    1aa6:	push   %r14
    1aa8:	push   %r13
    1aaa:	push   %r12
    1aac:	push   %rbx
    1aad:	and    $0xffffffffffffffc0,%rsp
    1ab1:	sub    $0x1140,%rsp
    1ab8:	mov    %rdi,%r11
    1abb:	mov    0x38(%rdi),%rcx
    1abf:	mov    0x48(%rdi),%r8
    1ac3:	lea    0x3f(%rcx),%rax
    1ac7:	lea    0x7e(%rcx),%rdx
    1acb:	test   %rax,%rax
    1ace:	cmovns %rax,%rdx
    1ad2:	sar    $0x6,%rdx
    1ad6:	cmp    %r8,%rdx
    1ad9:	cmovl  %rdx,%r8
    1add:	lea    (%rdx,%r8,1),%rax
    1ae1:	dec    %rax
    1ae4:	mov    %rax,%rdx
    1ae7:	or     %r8,%rdx
    1aea:	shr    $0x20,%rdx
    1aee:	je     1afa <compute+0x5a>
    1af0:	cqto
    1af2:	idiv   %r8
    1af5:	mov    %rax,%r13
    1af8:	jmp    1b02 <compute+0x62>
    1afa:	xor    %edx,%edx
    1afc:	div    %r8d
    1aff:	mov    %eax,%r13d
    1b02:	mov    %r13,%rdi
    1b05:	shl    $0x6,%rdi
    1b09:	lea    0x1(%rsi),%rdx
    1b0d:	imul   %rdi,%rdx
    1b11:	cmp    %rcx,%rdx
    1b14:	cmovge %rcx,%rdx
    1b18:	imul   %rsi,%rdi
    1b1c:	lea    0x30(%rdi),%rax
    1b20:	mov    %rdx,0xc0(%rsp)
    1b28:	cmp    %rdx,%rax
    1b2b:	mov    %r11,0x98(%rsp)
    1b33:	jge    3bbe <compute+0x211e>
    1b39:	mov    0x30(%r11),%rbx
    1b3d:	mov    $0xffffffffffffffef,%rax
    1b44:	sub    %rdi,%rax
    1b47:	mov    %rax,0xe0(%rsp)
    1b4f:	mov    $0xffffffffffffffdf,%rax
    1b56:	sub    %rdi,%rax
    1b59:	mov    %rax,0xd8(%rsp)
    1b61:	mov    $0xffffffffffffffcf,%rax
    1b68:	sub    %rdi,%rax
    1b6b:	mov    %rax,0xd0(%rsp)
    1b73:	imul   %rsi,%r13
    1b77:	shl    $0x8,%r13
    1b7b:	lea    0x8(%r13),%rax
    1b7f:	mov    %rax,0x90(%rsp)
    1b87:	lea    0x40(%r13),%rax
    1b8b:	mov    %rax,0x58(%rsp)
    1b90:	lea    0x80(%r13),%rax
    1b97:	mov    %rax,0x50(%rsp)
    1b9c:	lea    0xc0(%r13),%rax
    1ba3:	mov    %rax,0x48(%rsp)
    1ba8:	xor    %eax,%eax
    1baa:	vmovdqa64 -0x17b4(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    1bb4:	mov    %rdi,0xe8(%rsp)
    1bbc:	mov    %rdi,%r12
    1bbf:	jmp    1c23 <compute+0x183>
    1bc1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1bd0:	lea    0x40(%r12),%rdi
    1bd5:	add    $0x70,%r12
    1bd9:	mov    0xf0(%rsp),%rax
    1be1:	inc    %rax
    1be4:	add    $0x100,%r13
    1beb:	addq   $0x100,0x90(%rsp)
    1bf7:	addq   $0x100,0x58(%rsp)
    1c00:	addq   $0x100,0x50(%rsp)
    1c09:	addq   $0x100,0x48(%rsp)
    1c12:	cmp    0xc0(%rsp),%r12
    1c1a:	mov    %rdi,%r12
    1c1d:	jge    3bbe <compute+0x211e>
    1c23:	test   %rbx,%rbx
    1c26:	mov    %rax,0xf0(%rsp)
    1c2e:	jle    1bd0 <compute+0x130>
    1c30:	shl    $0x6,%rax
    1c34:	mov    0xd0(%rsp),%rcx
    1c3c:	sub    %rax,%rcx
    1c3f:	mov    %rcx,0xb0(%rsp)
    1c47:	mov    0xd8(%rsp),%rcx
    1c4f:	sub    %rax,%rcx
    1c52:	mov    %rcx,0xa8(%rsp)
    1c5a:	mov    0xe0(%rsp),%rcx
    1c62:	sub    %rax,%rcx
    1c65:	mov    %rcx,0xa0(%rsp)
    1c6d:	lea    0x3(%rbx),%rsi
    1c71:	shr    $0x2,%rsi
    1c75:	mov    %r12,%rdi
    1c78:	or     $0x10,%rdi
    1c7c:	mov    %r12,%r10
    1c7f:	or     $0x20,%r10
    1c83:	mov    %r12,%rcx
    1c86:	or     $0x30,%rcx
    1c8a:	mov    %rcx,0x80(%rsp)
    1c92:	add    0xe8(%rsp),%rax
    1c9a:	mov    %rax,0xb8(%rsp)
    1ca2:	mov    $0x4,%eax
    1ca7:	mov    %rax,0x78(%rsp)
    1cac:	mov    $0x8,%eax
    1cb1:	mov    %rax,0x70(%rsp)
    1cb6:	mov    $0xc,%eax
    1cbb:	mov    %rax,0x68(%rsp)
    1cc0:	movq   $0x0,0x60(%rsp)
    1cc9:	movq   $0x0,0xc8(%rsp)
    1cd5:	xor    %r14d,%r14d
    1cd8:	mov    %r12,0x40(%rsp)
    1cdd:	mov    %rdi,0x38(%rsp)
    1ce2:	mov    %r10,0x30(%rsp)
    1ce7:	mov    %r13,0xf8(%rsp)
    1cef:	jmp    1d5e <compute+0x2be>
    1cf1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1d00:	imul   %rax,%rdx
    1d04:	lea    (%rcx,%rdx,4),%rax
    1d08:	vmovups %zmm5,(%rax,%r14,4)
    1d0f:	mov    0x30(%r11),%rbx
    1d13:	mov    0x88(%rsp),%r14
    1d1b:	inc    %r14
    1d1e:	lea    0x3(%rbx),%rax
    1d22:	lea    0x6(%rbx),%rsi
    1d26:	test   %rax,%rax
    1d29:	cmovns %rax,%rsi
    1d2d:	sar    $0x2,%rsi
    1d31:	addq   $0x200,0xc8(%rsp)
    1d3d:	addq   $0x10,0x60(%rsp)
    1d43:	addq   $0x10,0x78(%rsp)
    1d49:	addq   $0x10,0x70(%rsp)
    1d4f:	addq   $0x10,0x68(%rsp)
    1d55:	cmp    %rsi,%r14
    1d58:	jge    1bd0 <compute+0x130>
    1d5e:	mov    0x40(%r11),%rdx
    1d62:	lea    0x1f(%rdx),%r9
    1d66:	test   %rdx,%rdx
    1d69:	mov    %rdx,%rax
    1d6c:	cmovs  %r9,%rax
    1d70:	lea    0x7(%rdx),%rcx
    1d74:	cmovns %rdx,%rcx
    1d78:	lea    0x3e(%rdx),%r8
    1d7c:	test   %r9,%r9
    1d7f:	cmovns %r9,%r8
    1d83:	vxorps %xmm5,%xmm5,%xmm5
    1d87:	vxorps %xmm6,%xmm6,%xmm6
    1d8b:	vxorps %xmm7,%xmm7,%xmm7
    1d8f:	vxorps %xmm8,%xmm8,%xmm8
    1d94:	vxorps %xmm9,%xmm9,%xmm9
    1d99:	vxorps %xmm10,%xmm10,%xmm10
    1d9e:	vxorps %xmm11,%xmm11,%xmm11
    1da3:	vxorps %xmm12,%xmm12,%xmm12
    1da8:	vxorps %xmm13,%xmm13,%xmm13
    1dad:	vxorps %xmm14,%xmm14,%xmm14
    1db2:	vxorps %xmm15,%xmm15,%xmm15
    1db7:	vxorps %xmm16,%xmm16,%xmm16
    1dbd:	vxorps %xmm17,%xmm17,%xmm17
    1dc3:	vxorps %xmm18,%xmm18,%xmm18
    1dc9:	vxorps %xmm19,%xmm19,%xmm19
    1dcf:	vxorps %xmm20,%xmm20,%xmm20
    1dd5:	cmp    $0x20,%rdx
    1dd9:	mov    %r14,0x88(%rsp)
    1de1:	jl     2785 <compute+0xce5>
    1de7:	mov    0x28(%r11),%r9
    1deb:	sar    $0x5,%rax
    1def:	sar    $0x3,%rcx
    1df3:	mov    %rax,%rdx
    1df6:	imul   %r12,%rdx
    1dfa:	shl    $0x2,%rdx
    1dfe:	mov    0x8(%r11),%rbx
    1e02:	add    %rdx,%rbx
    1e05:	add    0x10(%r11),%rdx
    1e09:	sar    $0x5,%r8
    1e0d:	shl    $0x9,%rsi
    1e11:	shl    $0x4,%r14
    1e15:	add    %rsi,%r14
    1e18:	imul   %r8,%r14
    1e1c:	add    %r9,%r14
    1e1f:	mov    %rax,%r15
    1e22:	shl    $0x5,%r15
    1e26:	lea    (%rax,%rax,2),%rdi
    1e2a:	imul   %rcx,%r13
    1e2e:	add    (%r11),%r13
    1e31:	imul   0xc8(%rsp),%r8
    1e3a:	lea    (%r9,%r8,1),%rsi
    1e3e:	add    $0x7c,%rsi
    1e42:	shl    $0x6,%rcx
    1e46:	xor    %r10d,%r10d
    1e49:	nopl   0x0(%rax)
    1e50:	vmovaps %zmm20,0xa40(%rsp)
    1e58:	vmovaps %zmm19,0xa80(%rsp)
    1e60:	vmovaps %zmm18,0xac0(%rsp)
    1e68:	vmovaps %zmm17,0xb00(%rsp)
    1e70:	vmovaps %zmm16,0xb40(%rsp)
    1e78:	vmovaps %zmm15,0xb80(%rsp)
    1e80:	vmovaps %zmm14,0xbc0(%rsp)
    1e88:	vmovaps %zmm13,0x280(%rsp)
    1e90:	vmovaps %zmm12,0x7c0(%rsp)
    1e98:	vmovaps %zmm11,0x180(%rsp)
    1ea0:	vmovaps %zmm10,0x200(%rsp)
    1ea8:	vmovaps %zmm9,0x1c0(%rsp)
    1eb0:	vmovaps %zmm8,0x800(%rsp)
    1eb8:	vmovaps %zmm7,0x140(%rsp)
    1ec0:	vmovaps %zmm6,0x100(%rsp)
    1ec8:	vmovaps %zmm5,0x240(%rsp)
    1ed0:	mov    %r10,%r9
    1ed3:	shl    $0x4,%r9
    1ed7:	mov    %r10,%r8
    1eda:	shl    $0x6,%r8
    1ede:	vmovups (%rbx,%r8,1),%zmm1
    1ee5:	vmovaps %zmm1,0x840(%rsp)
    1eed:	vmovups (%rdx,%r8,1),%zmm1
    1ef4:	vmovaps %zmm1,0xa00(%rsp)
    1efc:	lea    (%rax,%r10,1),%r8
    1f00:	shl    $0x6,%r8
    1f04:	vmovups (%rbx,%r8,1),%zmm1
    1f0b:	vmovaps %zmm1,0x880(%rsp)
    1f13:	vmovups (%rdx,%r8,1),%zmm1
    1f1a:	vmovaps %zmm1,0x940(%rsp)
    1f22:	lea    (%r15,%r9,1),%r8
    1f26:	vmovups (%rbx,%r8,4),%zmm1
    1f2d:	vmovaps %zmm1,0x8c0(%rsp)
    1f35:	vmovups (%rdx,%r8,4),%zmm1
    1f3c:	vmovaps %zmm1,0x9c0(%rsp)
    1f44:	lea    (%rdi,%r10,1),%r8
    1f48:	shl    $0x6,%r8
    1f4c:	vmovups (%rbx,%r8,1),%zmm1
    1f53:	vmovaps %zmm1,0x900(%rsp)
    1f5b:	vmovups (%rdx,%r8,1),%zmm1
    1f62:	vmovaps %zmm1,0x980(%rsp)
    1f6a:	xor    %r8d,%r8d
    1f6d:	vxorps %xmm22,%xmm22,%xmm22
    1f73:	vxorps %xmm23,%xmm23,%xmm23
    1f79:	vxorps %xmm25,%xmm25,%xmm25
    1f7f:	vxorps %xmm26,%xmm26,%xmm26
    1f85:	vxorps %xmm28,%xmm28,%xmm28
    1f8b:	vxorps %xmm29,%xmm29,%xmm29
    1f91:	vxorps %xmm30,%xmm30,%xmm30
    1f97:	vxorps %xmm1,%xmm1,%xmm1
    1f9b:	vxorps %xmm2,%xmm2,%xmm2
    1f9f:	vxorps %xmm3,%xmm3,%xmm3
    1fa3:	vxorps %xmm4,%xmm4,%xmm4
    1fa7:	vxorps %xmm5,%xmm5,%xmm5
    1fab:	vxorps %xmm6,%xmm6,%xmm6
    1faf:	vxorps %xmm7,%xmm7,%xmm7
    1fb3:	vxorps %xmm8,%xmm8,%xmm8
    1fb8:	vxorps %xmm9,%xmm9,%xmm9
    1fbd:	nopl   (%rax)
    1fc0:	lea    (%r8,%r13,1),%r11
    1fc4:	vmovdqu64 0x0(%r13,%r8,1),%zmm10
    1fcc:	prefetcht0 0x400(%r13,%r8,1)
    1fd5:	lea    (%r11,%rcx,1),%r12
    1fd9:	vmovdqu64 (%rcx,%r11,1),%zmm18
    1fe0:	prefetcht0 0x400(%rcx,%r11,1)
    1fe9:	lea    (%r12,%rcx,1),%r11
    1fed:	vmovdqu64 (%rcx,%r12,1),%zmm19
    1ff4:	prefetcht0 0x400(%rcx,%r12,1)
    1ffd:	vmovdqu64 (%rcx,%r11,1),%zmm17
    2004:	prefetcht0 0x400(%rcx,%r11,1)
    200d:	vpermd %zmm0,%zmm10,%zmm20
    2013:	vpsrld $0x4,%zmm10,%zmm21
    201a:	vpermd %zmm0,%zmm18,%zmm11
    2020:	vbroadcastss -0x7c(%rsi,%r8,2),%zmm24
    2028:	vpsrld $0x4,%zmm18,%zmm27
    202f:	vfmadd231ps %zmm24,%zmm20,%zmm9
    2035:	vbroadcastss -0x78(%rsi,%r8,2),%zmm31
    203d:	vpermd %zmm0,%zmm19,%zmm12
    2043:	vfmadd231ps %zmm31,%zmm20,%zmm8
    2049:	vbroadcastss -0x74(%rsi,%r8,2),%zmm13
    2051:	vpsrld $0x4,%zmm19,%zmm14
    2058:	vfmadd231ps %zmm13,%zmm20,%zmm7
    205e:	vbroadcastss -0x70(%rsi,%r8,2),%zmm15
    2066:	vpermd %zmm0,%zmm17,%zmm16
    206c:	vfmadd231ps %zmm20,%zmm15,%zmm6
    2072:	vpsrld $0x4,%zmm17,%zmm20
    2079:	vfmadd231ps %zmm24,%zmm11,%zmm5
    207f:	vfmadd231ps %zmm24,%zmm12,%zmm1
    2085:	vfmadd231ps %zmm31,%zmm11,%zmm4
    208b:	vfmadd231ps %zmm31,%zmm12,%zmm30
    2091:	vfmadd231ps %zmm13,%zmm11,%zmm3
    2097:	vfmadd231ps %zmm13,%zmm12,%zmm29
    209d:	vfmadd231ps %zmm11,%zmm15,%zmm2
    20a3:	vfmadd231ps %zmm12,%zmm15,%zmm28
    20a9:	vpermd %zmm0,%zmm21,%zmm11
    20af:	vfmadd231ps %zmm24,%zmm16,%zmm26
    20b5:	vpsrld $0x8,%zmm10,%zmm12
    20bc:	vpermd %zmm0,%zmm27,%zmm21
    20c2:	vpsrld $0x8,%zmm18,%zmm24
    20c9:	vfmadd231ps %zmm31,%zmm16,%zmm25
    20cf:	vpermd %zmm0,%zmm14,%zmm14
    20d5:	vbroadcastss -0x6c(%rsi,%r8,2),%zmm27
    20dd:	vfmadd231ps %zmm13,%zmm16,%zmm23
    20e3:	vpsrld $0x8,%zmm19,%zmm13
    20ea:	vbroadcastss -0x68(%rsi,%r8,2),%zmm31
    20f2:	vfmadd231ps %zmm15,%zmm16,%zmm22
    20f8:	vpermd %zmm0,%zmm20,%zmm15
    20fe:	vbroadcastss -0x64(%rsi,%r8,2),%zmm16
    2106:	vfmadd231ps %zmm27,%zmm11,%zmm9
    210c:	vfmadd231ps %zmm31,%zmm11,%zmm8
    2112:	vbroadcastss -0x60(%rsi,%r8,2),%zmm20
    211a:	vfmadd231ps %zmm16,%zmm11,%zmm7
    2120:	vfmadd231ps %zmm11,%zmm20,%zmm6
    2126:	vpsrld $0x8,%zmm17,%zmm11
    212d:	vfmadd231ps %zmm27,%zmm21,%zmm5
    2133:	vfmadd231ps %zmm27,%zmm14,%zmm1
    2139:	vfmadd231ps %zmm31,%zmm21,%zmm4
    213f:	vfmadd231ps %zmm31,%zmm14,%zmm30
    2145:	vfmadd231ps %zmm16,%zmm21,%zmm3
    214b:	vfmadd231ps %zmm16,%zmm14,%zmm29
    2151:	vfmadd231ps %zmm21,%zmm20,%zmm2
    2157:	vfmadd231ps %zmm14,%zmm20,%zmm28
    215d:	vpermd %zmm0,%zmm12,%zmm12
    2163:	vfmadd231ps %zmm27,%zmm15,%zmm26
    2169:	vpsrld $0xc,%zmm10,%zmm14
    2170:	vpermd %zmm0,%zmm24,%zmm21
    2176:	vpsrld $0xc,%zmm18,%zmm24
    217d:	vfmadd231ps %zmm31,%zmm15,%zmm25
    2183:	vpermd %zmm0,%zmm13,%zmm13
    2189:	vbroadcastss -0x5c(%rsi,%r8,2),%zmm27
    2191:	vfmadd231ps %zmm16,%zmm15,%zmm23
    2197:	vpsrld $0xc,%zmm19,%zmm16
    219e:	vbroadcastss -0x58(%rsi,%r8,2),%zmm31
    21a6:	vfmadd231ps %zmm20,%zmm15,%zmm22
    21ac:	vpermd %zmm0,%zmm11,%zmm11
    21b2:	vbroadcastss -0x54(%rsi,%r8,2),%zmm15
    21ba:	vfmadd231ps %zmm27,%zmm12,%zmm9
    21c0:	vfmadd231ps %zmm31,%zmm12,%zmm8
    21c6:	vbroadcastss -0x50(%rsi,%r8,2),%zmm20
    21ce:	vfmadd231ps %zmm15,%zmm12,%zmm7
    21d4:	vfmadd231ps %zmm12,%zmm20,%zmm6
    21da:	vpsrld $0xc,%zmm17,%zmm12
    21e1:	vfmadd231ps %zmm27,%zmm21,%zmm5
    21e7:	vfmadd231ps %zmm27,%zmm13,%zmm1
    21ed:	vfmadd231ps %zmm31,%zmm21,%zmm4
    21f3:	vfmadd231ps %zmm31,%zmm13,%zmm30
    21f9:	vfmadd231ps %zmm15,%zmm21,%zmm3
    21ff:	vfmadd231ps %zmm15,%zmm13,%zmm29
    2205:	vfmadd231ps %zmm21,%zmm20,%zmm2
    220b:	vfmadd231ps %zmm13,%zmm20,%zmm28
    2211:	vpermd %zmm0,%zmm14,%zmm13
    2217:	vfmadd231ps %zmm27,%zmm11,%zmm26
    221d:	vpsrld $0x10,%zmm10,%zmm14
    2224:	vpermd %zmm0,%zmm24,%zmm21
    222a:	vpsrld $0x10,%zmm18,%zmm24
    2231:	vfmadd231ps %zmm31,%zmm11,%zmm25
    2237:	vpermd %zmm0,%zmm16,%zmm16
    223d:	vbroadcastss -0x4c(%rsi,%r8,2),%zmm27
    2245:	vfmadd231ps %zmm15,%zmm11,%zmm23
    224b:	vpsrld $0x10,%zmm19,%zmm15
    2252:	vbroadcastss -0x48(%rsi,%r8,2),%zmm31
    225a:	vfmadd231ps %zmm20,%zmm11,%zmm22
    2260:	vpermd %zmm0,%zmm12,%zmm11
    2266:	vbroadcastss -0x44(%rsi,%r8,2),%zmm12
    226e:	vfmadd231ps %zmm27,%zmm13,%zmm9
    2274:	vfmadd231ps %zmm31,%zmm13,%zmm8
    227a:	vbroadcastss -0x40(%rsi,%r8,2),%zmm20
    2282:	vfmadd231ps %zmm12,%zmm13,%zmm7
    2288:	vfmadd231ps %zmm13,%zmm20,%zmm6
    228e:	vpsrld $0x10,%zmm17,%zmm13
    2295:	vfmadd231ps %zmm27,%zmm21,%zmm5
    229b:	vfmadd231ps %zmm27,%zmm16,%zmm1
    22a1:	vfmadd231ps %zmm31,%zmm21,%zmm4
    22a7:	vfmadd231ps %zmm31,%zmm16,%zmm30
    22ad:	vfmadd231ps %zmm12,%zmm21,%zmm3
    22b3:	vfmadd231ps %zmm12,%zmm16,%zmm29
    22b9:	vfmadd231ps %zmm21,%zmm20,%zmm2
    22bf:	vfmadd231ps %zmm16,%zmm20,%zmm28
    22c5:	vpermd %zmm0,%zmm14,%zmm14
    22cb:	vfmadd231ps %zmm27,%zmm11,%zmm26
    22d1:	vpsrld $0x14,%zmm10,%zmm16
    22d8:	vpermd %zmm0,%zmm24,%zmm21
    22de:	vpsrld $0x14,%zmm18,%zmm24
    22e5:	vfmadd231ps %zmm31,%zmm11,%zmm25
    22eb:	vpermd %zmm0,%zmm15,%zmm15
    22f1:	vbroadcastss -0x3c(%rsi,%r8,2),%zmm27
    22f9:	vfmadd231ps %zmm12,%zmm11,%zmm23
    22ff:	vpsrld $0x14,%zmm19,%zmm12
    2306:	vbroadcastss -0x38(%rsi,%r8,2),%zmm31
    230e:	vfmadd231ps %zmm20,%zmm11,%zmm22
    2314:	vpermd %zmm0,%zmm13,%zmm11
    231a:	vbroadcastss -0x34(%rsi,%r8,2),%zmm13
    2322:	vfmadd231ps %zmm27,%zmm14,%zmm9
    2328:	vfmadd231ps %zmm31,%zmm14,%zmm8
    232e:	vbroadcastss -0x30(%rsi,%r8,2),%zmm20
    2336:	vfmadd231ps %zmm13,%zmm14,%zmm7
    233c:	vfmadd231ps %zmm14,%zmm20,%zmm6
    2342:	vpsrld $0x14,%zmm17,%zmm14
    2349:	vfmadd231ps %zmm27,%zmm21,%zmm5
    234f:	vfmadd231ps %zmm27,%zmm15,%zmm1
    2355:	vfmadd231ps %zmm31,%zmm21,%zmm4
    235b:	vfmadd231ps %zmm31,%zmm15,%zmm30
    2361:	vfmadd231ps %zmm13,%zmm21,%zmm3
    2367:	vfmadd231ps %zmm13,%zmm15,%zmm29
    236d:	vfmadd231ps %zmm21,%zmm20,%zmm2
    2373:	vfmadd231ps %zmm15,%zmm20,%zmm28
    2379:	vpermd %zmm0,%zmm16,%zmm15
    237f:	vfmadd231ps %zmm27,%zmm11,%zmm26
    2385:	vpsrld $0x18,%zmm10,%zmm16
    238c:	vpermd %zmm0,%zmm24,%zmm21
    2392:	vpsrld $0x18,%zmm18,%zmm24
    2399:	vfmadd231ps %zmm31,%zmm11,%zmm25
    239f:	vpermd %zmm0,%zmm12,%zmm12
    23a5:	vbroadcastss -0x2c(%rsi,%r8,2),%zmm27
    23ad:	vfmadd231ps %zmm13,%zmm11,%zmm23
    23b3:	vpsrld $0x18,%zmm19,%zmm13
    23ba:	vbroadcastss -0x28(%rsi,%r8,2),%zmm31
    23c2:	vfmadd231ps %zmm20,%zmm11,%zmm22
    23c8:	vfmadd231ps %zmm27,%zmm15,%zmm9
    23ce:	vbroadcastss -0x24(%rsi,%r8,2),%zmm11
    23d6:	vfmadd231ps %zmm31,%zmm15,%zmm8
    23dc:	vfmadd231ps %zmm11,%zmm15,%zmm7
    23e2:	vbroadcastss -0x20(%rsi,%r8,2),%zmm20
    23ea:	vfmadd231ps %zmm15,%zmm20,%zmm6
    23f0:	vfmadd231ps %zmm27,%zmm21,%zmm5
    23f6:	vfmadd231ps %zmm31,%zmm21,%zmm4
    23fc:	vfmadd231ps %zmm11,%zmm21,%zmm3
    2402:	vfmadd231ps %zmm21,%zmm20,%zmm2
    2408:	vpermd %zmm0,%zmm14,%zmm14
    240e:	vfmadd231ps %zmm27,%zmm12,%zmm1
    2414:	vfmadd231ps %zmm31,%zmm12,%zmm30
    241a:	vfmadd231ps %zmm11,%zmm12,%zmm29
    2420:	vfmadd231ps %zmm12,%zmm20,%zmm28
    2426:	vpsrld $0x18,%zmm17,%zmm12
    242d:	vpermd %zmm0,%zmm16,%zmm15
    2433:	vfmadd231ps %zmm27,%zmm14,%zmm26
    2439:	vpsrld $0x1c,%zmm10,%zmm10
    2440:	vpermd %zmm0,%zmm24,%zmm16
    2446:	vpsrld $0x1c,%zmm18,%zmm18
    244d:	vfmadd231ps %zmm31,%zmm14,%zmm25
    2453:	vpermd %zmm0,%zmm13,%zmm13
    2459:	vpsrld $0x1c,%zmm19,%zmm19
    2460:	vpermd %zmm0,%zmm12,%zmm12
    2466:	vfmadd231ps %zmm11,%zmm14,%zmm23
    246c:	vpsrld $0x1c,%zmm17,%zmm11
    2473:	vbroadcastss -0x1c(%rsi,%r8,2),%zmm17
    247b:	vfmadd231ps %zmm20,%zmm14,%zmm22
    2481:	vfmadd231ps %zmm17,%zmm15,%zmm9
    2487:	vbroadcastss -0x18(%rsi,%r8,2),%zmm14
    248f:	vfmadd231ps %zmm17,%zmm16,%zmm5
    2495:	vfmadd231ps %zmm14,%zmm15,%zmm8
    249b:	vbroadcastss -0x14(%rsi,%r8,2),%zmm20
    24a3:	vfmadd231ps %zmm17,%zmm13,%zmm1
    24a9:	vfmadd231ps %zmm14,%zmm16,%zmm4
    24af:	vfmadd231ps %zmm20,%zmm15,%zmm7
    24b5:	vfmadd231ps %zmm20,%zmm16,%zmm3
    24bb:	vfmadd231ps %zmm14,%zmm13,%zmm30
    24c1:	vfmadd231ps %zmm20,%zmm13,%zmm29
    24c7:	vbroadcastss -0x10(%rsi,%r8,2),%zmm21
    24cf:	vfmadd231ps %zmm17,%zmm12,%zmm26
    24d5:	vfmadd231ps %zmm15,%zmm21,%zmm6
    24db:	vfmadd231ps %zmm16,%zmm21,%zmm2
    24e1:	vfmadd231ps %zmm13,%zmm21,%zmm28
    24e7:	vfmadd231ps %zmm14,%zmm12,%zmm25
    24ed:	vpermd %zmm0,%zmm10,%zmm10
    24f3:	vpermd %zmm0,%zmm18,%zmm13
    24f9:	vpermd %zmm0,%zmm19,%zmm14
    24ff:	vfmadd231ps %zmm20,%zmm12,%zmm23
    2505:	vpermd %zmm0,%zmm11,%zmm11
    250b:	vbroadcastss -0xc(%rsi,%r8,2),%zmm15
    2513:	vfmadd231ps %zmm21,%zmm12,%zmm22
    2519:	vfmadd231ps %zmm15,%zmm10,%zmm9
    251f:	vbroadcastss -0x8(%rsi,%r8,2),%zmm12
    2527:	vfmadd231ps %zmm15,%zmm13,%zmm5
    252d:	vfmadd231ps %zmm15,%zmm14,%zmm1
    2533:	vfmadd231ps %zmm12,%zmm10,%zmm8
    2539:	vfmadd231ps %zmm12,%zmm13,%zmm4
    253f:	vfmadd231ps %zmm12,%zmm14,%zmm30
    2545:	vbroadcastss -0x4(%rsi,%r8,2),%zmm16
    254d:	vfmadd231ps %zmm16,%zmm10,%zmm7
    2553:	vfmadd231ps %zmm15,%zmm11,%zmm26
    2559:	vfmadd231ps %zmm16,%zmm13,%zmm3
    255f:	vbroadcastss (%rsi,%r8,2),%zmm15
    2566:	vfmadd231ps %zmm12,%zmm11,%zmm25
    256c:	vfmadd231ps %zmm16,%zmm14,%zmm29
    2572:	vfmadd231ps %zmm10,%zmm15,%zmm6
    2578:	vfmadd231ps %zmm13,%zmm15,%zmm2
    257e:	vfmadd231ps %zmm16,%zmm11,%zmm23
    2584:	vfmadd231ps %zmm14,%zmm15,%zmm28
    258a:	vfmadd231ps %zmm15,%zmm11,%zmm22
    2590:	add    $0x40,%r8
    2594:	cmp    $0x100,%r8
    259b:	jne    1fc0 <compute+0x520>
    25a1:	vmovaps 0xa40(%rsp),%zmm20
    25a9:	vmovaps 0x840(%rsp),%zmm10
    25b1:	vfmadd231ps %zmm9,%zmm10,%zmm20
    25b7:	vmovaps 0xa80(%rsp),%zmm19
    25bf:	vfmadd231ps %zmm8,%zmm10,%zmm19
    25c5:	vmovaps 0xac0(%rsp),%zmm18
    25cd:	vfmadd231ps %zmm7,%zmm10,%zmm18
    25d3:	vmovaps 0xb00(%rsp),%zmm17
    25db:	vfmadd231ps %zmm6,%zmm10,%zmm17
    25e1:	vmovaps 0xb40(%rsp),%zmm16
    25e9:	vmovaps 0x880(%rsp),%zmm6
    25f1:	vfmadd231ps %zmm5,%zmm6,%zmm16
    25f7:	vmovaps 0xb80(%rsp),%zmm15
    25ff:	vfmadd231ps %zmm4,%zmm6,%zmm15
    2605:	vmovaps 0xbc0(%rsp),%zmm14
    260d:	vfmadd231ps %zmm3,%zmm6,%zmm14
    2613:	vmovaps 0x280(%rsp),%zmm13
    261b:	vfmadd231ps %zmm2,%zmm6,%zmm13
    2621:	vmovaps 0x7c0(%rsp),%zmm12
    2629:	vmovaps 0x8c0(%rsp),%zmm2
    2631:	vfmadd231ps %zmm1,%zmm2,%zmm12
    2637:	vmovaps 0x180(%rsp),%zmm11
    263f:	vfmadd231ps %zmm30,%zmm2,%zmm11
    2645:	vmovaps 0x200(%rsp),%zmm10
    264d:	vfmadd231ps %zmm29,%zmm2,%zmm10
    2653:	vmovaps 0x1c0(%rsp),%zmm9
    265b:	vfmadd231ps %zmm28,%zmm2,%zmm9
    2661:	vmovaps 0x800(%rsp),%zmm8
    2669:	vmovaps 0x900(%rsp),%zmm3
    2671:	vfmadd231ps %zmm26,%zmm3,%zmm8
    2677:	vmovaps 0x140(%rsp),%zmm7
    267f:	vfmadd231ps %zmm25,%zmm3,%zmm7
    2685:	vbroadcastss (%r14,%r9,1),%zmm1
    268c:	vmovaps 0xa00(%rsp),%zmm21
    2694:	vfmadd231ps %zmm1,%zmm21,%zmm20
    269a:	vmovaps 0x100(%rsp),%zmm6
    26a2:	vfmadd231ps %zmm23,%zmm3,%zmm6
    26a8:	vbroadcastss 0x4(%r14,%r9,1),%zmm2
    26b0:	vfmadd231ps %zmm2,%zmm21,%zmm19
    26b6:	vmovaps 0x240(%rsp),%zmm5
    26be:	vfmadd231ps %zmm22,%zmm3,%zmm5
    26c4:	vbroadcastss 0x8(%r14,%r9,1),%zmm3
    26cc:	vfmadd231ps %zmm3,%zmm21,%zmm18
    26d2:	vbroadcastss 0xc(%r14,%r9,1),%zmm4
    26da:	vfmadd231ps %zmm21,%zmm4,%zmm17
    26e0:	vmovaps 0x940(%rsp),%zmm21
    26e8:	vfmadd231ps %zmm1,%zmm21,%zmm16
    26ee:	vfmadd231ps %zmm2,%zmm21,%zmm15
    26f4:	vfmadd231ps %zmm3,%zmm21,%zmm14
    26fa:	vfmadd231ps %zmm21,%zmm4,%zmm13
    2700:	vmovaps 0x9c0(%rsp),%zmm21
    2708:	vfmadd231ps %zmm1,%zmm21,%zmm12
    270e:	vfmadd231ps %zmm2,%zmm21,%zmm11
    2714:	vfmadd231ps %zmm3,%zmm21,%zmm10
    271a:	vfmadd231ps %zmm21,%zmm4,%zmm9
    2720:	vmovaps 0x980(%rsp),%zmm21
    2728:	vfmadd231ps %zmm1,%zmm21,%zmm8
    272e:	vfmadd231ps %zmm2,%zmm21,%zmm7
    2734:	vfmadd231ps %zmm3,%zmm21,%zmm6
    273a:	vfmadd231ps %zmm4,%zmm21,%zmm5
    2740:	inc    %r10
    2743:	add    $0x100,%r13
    274a:	add    $0x200,%rsi
    2751:	cmp    %rax,%r10
    2754:	jne    1e50 <compute+0x3b0>
    275a:	mov    0x98(%rsp),%r11
    2762:	mov    0x30(%r11),%rbx
    2766:	mov    0xf8(%rsp),%r13
    276e:	mov    0x40(%rsp),%r12
    2773:	mov    0x38(%rsp),%rdi
    2778:	mov    0x30(%rsp),%r10
    277d:	mov    0x88(%rsp),%r14
    2785:	lea    0x0(,%r14,4),%rcx
    278d:	cmp    %rbx,%rcx
    2790:	jge    28d0 <compute+0xe30>
    2796:	mov    0x20(%r11),%rdx
    279a:	mov    0x38(%r11),%rsi
    279e:	mov    %rsi,%r9
    27a1:	sub    %r12,%r9
    27a4:	cmp    $0xf,%r9
    27a8:	jle    27d0 <compute+0xd30>
    27aa:	imul   %rcx,%rsi
    27ae:	lea    (%rdx,%rsi,4),%rax
    27b2:	vmovups %zmm20,(%rax,%r12,4)
    27b9:	mov    0x30(%r11),%rbx
    27bd:	jmp    28d0 <compute+0xe30>
    27c2:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    27d0:	test   %r9,%r9
    27d3:	jle    28d0 <compute+0xe30>
    27d9:	mov    %esi,%eax
    27db:	and    $0x3,%eax
    27de:	mov    0xb8(%rsp),%rdi
    27e6:	sub    %rsi,%rdi
    27e9:	cmp    $0xfffffffffffffffc,%rdi
    27ed:	jbe    27f7 <compute+0xd57>
    27ef:	xor    %r8d,%r8d
    27f2:	jmp    2887 <compute+0xde7>
    27f7:	sub    %rax,%r9
    27fa:	mov    0x90(%rsp),%rdi
    2802:	add    %rdx,%rdi
    2805:	mov    %rsi,%r10
    2808:	imul   0x60(%rsp),%r10
    280e:	add    %rdi,%r10
    2811:	xor    %r8d,%r8d
    2814:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    2820:	mov    %r8d,%edi
    2823:	and    $0xf,%edi
    2826:	vmovaps %zmm20,0x780(%rsp)
    282e:	vmovss 0x780(%rsp,%rdi,4),%xmm1
    2837:	lea    0x1(%r8),%edi
    283b:	and    $0xf,%edi
    283e:	vinsertps $0x10,0x780(%rsp,%rdi,4),%xmm1,%xmm1
    2849:	lea    0x2(%r8),%edi
    284d:	and    $0xf,%edi
    2850:	vinsertps $0x20,0x780(%rsp,%rdi,4),%xmm1,%xmm1
    285b:	lea    0x3(%r8),%edi
    285f:	and    $0xf,%edi
    2862:	vinsertps $0x30,0x780(%rsp,%rdi,4),%xmm1,%xmm1
    286d:	vmovups %xmm1,-0x8(%r10,%r8,4)
    2874:	add    $0x4,%r8
    2878:	cmp    %r9,%r8
    287b:	jne    2820 <compute+0xd80>
    287d:	test   %rax,%rax
    2880:	mov    0x30(%rsp),%r10
    2885:	je     28c5 <compute+0xe25>
    2887:	add    %r13,%rdx
    288a:	imul   0x60(%rsp),%rsi
    2890:	lea    (%rsi,%r8,4),%rsi
    2894:	add    %rdx,%rsi
    2897:	xor    %edx,%edx
    2899:	nopl   0x0(%rax)
    28a0:	lea    (%r8,%rdx,1),%edi
    28a4:	and    $0xf,%edi
    28a7:	vmovaps %zmm20,0x10c0(%rsp)
    28af:	vmovss 0x10c0(%rsp,%rdi,4),%xmm1
    28b8:	vmovss %xmm1,(%rsi,%rdx,4)
    28bd:	inc    %rdx
    28c0:	cmp    %rdx,%rax
    28c3:	jne    28a0 <compute+0xe00>
    28c5:	mov    0x38(%rsp),%rdi
    28ca:	nopw   0x0(%rax,%rax,1)
    28d0:	mov    %rcx,%r14
    28d3:	or     $0x1,%r14
    28d7:	cmp    %rbx,%r14
    28da:	jge    2a10 <compute+0xf70>
    28e0:	mov    0x20(%r11),%rdx
    28e4:	mov    0x38(%r11),%rsi
    28e8:	mov    %rsi,%r9
    28eb:	sub    %r12,%r9
    28ee:	cmp    $0xf,%r9
    28f2:	jle    2910 <compute+0xe70>
    28f4:	imul   %r14,%rsi
    28f8:	lea    (%rdx,%rsi,4),%rax
    28fc:	vmovups %zmm19,(%rax,%r12,4)
    2903:	mov    0x30(%r11),%rbx
    2907:	jmp    2a10 <compute+0xf70>
    290c:	nopl   0x0(%rax)
    2910:	test   %r9,%r9
    2913:	jle    2a10 <compute+0xf70>
    2919:	mov    %esi,%eax
    291b:	and    $0x3,%eax
    291e:	mov    0xb8(%rsp),%rdi
    2926:	sub    %rsi,%rdi
    2929:	cmp    $0xfffffffffffffffc,%rdi
    292d:	jbe    2937 <compute+0xe97>
    292f:	xor    %r8d,%r8d
    2932:	jmp    29c7 <compute+0xf27>
    2937:	sub    %rax,%r9
    293a:	mov    0x90(%rsp),%rdi
    2942:	add    %rdx,%rdi
    2945:	mov    %rsi,%r10
    2948:	imul   0x78(%rsp),%r10
    294e:	add    %rdi,%r10
    2951:	xor    %r8d,%r8d
    2954:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    2960:	mov    %r8d,%edi
    2963:	and    $0xf,%edi
    2966:	vmovaps %zmm19,0x740(%rsp)
    296e:	vmovss 0x740(%rsp,%rdi,4),%xmm1
    2977:	lea    0x1(%r8),%edi
    297b:	and    $0xf,%edi
    297e:	vinsertps $0x10,0x740(%rsp,%rdi,4),%xmm1,%xmm1
    2989:	lea    0x2(%r8),%edi
    298d:	and    $0xf,%edi
    2990:	vinsertps $0x20,0x740(%rsp,%rdi,4),%xmm1,%xmm1
    299b:	lea    0x3(%r8),%edi
    299f:	and    $0xf,%edi
    29a2:	vinsertps $0x30,0x740(%rsp,%rdi,4),%xmm1,%xmm1
    29ad:	vmovups %xmm1,-0x8(%r10,%r8,4)
    29b4:	add    $0x4,%r8
    29b8:	cmp    %r9,%r8
    29bb:	jne    2960 <compute+0xec0>
    29bd:	test   %rax,%rax
    29c0:	mov    0x30(%rsp),%r10
    29c5:	je     2a05 <compute+0xf65>
    29c7:	add    %r13,%rdx
    29ca:	imul   0x78(%rsp),%rsi
    29d0:	lea    (%rsi,%r8,4),%rsi
    29d4:	add    %rdx,%rsi
    29d7:	xor    %edx,%edx
    29d9:	nopl   0x0(%rax)
    29e0:	lea    (%r8,%rdx,1),%edi
    29e4:	and    $0xf,%edi
    29e7:	vmovaps %zmm19,0x1080(%rsp)
    29ef:	vmovss 0x1080(%rsp,%rdi,4),%xmm1
    29f8:	vmovss %xmm1,(%rsi,%rdx,4)
    29fd:	inc    %rdx
    2a00:	cmp    %rdx,%rax
    2a03:	jne    29e0 <compute+0xf40>
    2a05:	mov    0x38(%rsp),%rdi
    2a0a:	nopw   0x0(%rax,%rax,1)
    2a10:	mov    %rcx,%rdx
    2a13:	or     $0x2,%rdx
    2a17:	cmp    %rbx,%rdx
    2a1a:	jge    2b65 <compute+0x10c5>
    2a20:	mov    0x20(%r11),%rsi
    2a24:	mov    0x38(%r11),%r8
    2a28:	mov    %r8,%r10
    2a2b:	sub    %r12,%r10
    2a2e:	cmp    $0xf,%r10
    2a32:	jle    2a50 <compute+0xfb0>
    2a34:	imul   %rdx,%r8
    2a38:	lea    (%rsi,%r8,4),%rax
    2a3c:	vmovups %zmm18,(%rax,%r12,4)
    2a43:	mov    0x30(%r11),%rbx
    2a47:	jmp    2b60 <compute+0x10c0>
    2a4c:	nopl   0x0(%rax)
    2a50:	test   %r10,%r10
    2a53:	jle    2b60 <compute+0x10c0>
    2a59:	mov    %r8d,%eax
    2a5c:	and    $0x3,%eax
    2a5f:	mov    0xb8(%rsp),%rdi
    2a67:	sub    %r8,%rdi
    2a6a:	cmp    $0xfffffffffffffffc,%rdi
    2a6e:	jbe    2a78 <compute+0xfd8>
    2a70:	xor    %r9d,%r9d
    2a73:	jmp    2b02 <compute+0x1062>
    2a78:	sub    %rax,%r10
    2a7b:	mov    0x90(%rsp),%rdi
    2a83:	add    %rsi,%rdi
    2a86:	mov    %r8,%r15
    2a89:	imul   0x70(%rsp),%r15
    2a8f:	add    %rdi,%r15
    2a92:	xor    %r9d,%r9d
    2a95:	data16 cs nopw 0x0(%rax,%rax,1)
    2aa0:	mov    %r9d,%edi
    2aa3:	and    $0xf,%edi
    2aa6:	vmovaps %zmm18,0x700(%rsp)
    2aae:	vmovss 0x700(%rsp,%rdi,4),%xmm1
    2ab7:	lea    0x1(%r9),%edi
    2abb:	and    $0xf,%edi
    2abe:	vinsertps $0x10,0x700(%rsp,%rdi,4),%xmm1,%xmm1
    2ac9:	lea    0x2(%r9),%edi
    2acd:	and    $0xf,%edi
    2ad0:	vinsertps $0x20,0x700(%rsp,%rdi,4),%xmm1,%xmm1
    2adb:	lea    0x3(%r9),%edi
    2adf:	and    $0xf,%edi
    2ae2:	vinsertps $0x30,0x700(%rsp,%rdi,4),%xmm1,%xmm1
    2aed:	vmovups %xmm1,-0x8(%r15,%r9,4)
    2af4:	add    $0x4,%r9
    2af8:	cmp    %r10,%r9
    2afb:	jne    2aa0 <compute+0x1000>
    2afd:	test   %rax,%rax
    2b00:	je     2b4d <compute+0x10ad>
    2b02:	add    %r13,%rsi
    2b05:	imul   0x70(%rsp),%r8
    2b0b:	lea    (%r8,%r9,4),%r8
    2b0f:	add    %rsi,%r8
    2b12:	xor    %esi,%esi
    2b14:	mov    0x30(%rsp),%r10
    2b19:	nopl   0x0(%rax)
    2b20:	lea    (%r9,%rsi,1),%edi
    2b24:	and    $0xf,%edi
    2b27:	vmovaps %zmm18,0x1040(%rsp)
    2b2f:	vmovss 0x1040(%rsp,%rdi,4),%xmm1
    2b38:	vmovss %xmm1,(%r8,%rsi,4)
    2b3e:	inc    %rsi
    2b41:	cmp    %rsi,%rax
    2b44:	jne    2b20 <compute+0x1080>
    2b46:	mov    0x38(%rsp),%rdi
    2b4b:	jmp    2b65 <compute+0x10c5>
    2b4d:	mov    0x38(%rsp),%rdi
    2b52:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2b60:	mov    0x30(%rsp),%r10
    2b65:	mov    %rcx,%rax
    2b68:	or     $0x3,%rax
    2b6c:	cmp    %rbx,%rax
    2b6f:	jge    2cb0 <compute+0x1210>
    2b75:	mov    0x20(%r11),%r8
    2b79:	mov    0x38(%r11),%r9
    2b7d:	mov    %r9,%r15
    2b80:	sub    %r12,%r15
    2b83:	cmp    $0xf,%r15
    2b87:	jle    2bb0 <compute+0x1110>
    2b89:	imul   %rax,%r9
    2b8d:	lea    (%r8,%r9,4),%rsi
    2b91:	vmovups %zmm17,(%rsi,%r12,4)
    2b98:	mov    0x30(%r11),%rbx
    2b9c:	jmp    2cb0 <compute+0x1210>
    2ba1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2bb0:	test   %r15,%r15
    2bb3:	jle    2cb0 <compute+0x1210>
    2bb9:	mov    %r9d,%esi
    2bbc:	and    $0x3,%esi
    2bbf:	mov    0xb8(%rsp),%rdi
    2bc7:	sub    %r9,%rdi
    2bca:	cmp    $0xfffffffffffffffc,%rdi
    2bce:	jbe    2bd8 <compute+0x1138>
    2bd0:	xor    %r10d,%r10d
    2bd3:	jmp    2c67 <compute+0x11c7>
    2bd8:	sub    %rsi,%r15
    2bdb:	mov    0x90(%rsp),%rdi
    2be3:	add    %r8,%rdi
    2be6:	mov    %r9,%r12
    2be9:	imul   0x68(%rsp),%r12
    2bef:	add    %rdi,%r12
    2bf2:	xor    %r10d,%r10d
    2bf5:	data16 cs nopw 0x0(%rax,%rax,1)
    2c00:	mov    %r10d,%edi
    2c03:	and    $0xf,%edi
    2c06:	vmovaps %zmm17,0x6c0(%rsp)
    2c0e:	vmovss 0x6c0(%rsp,%rdi,4),%xmm1
    2c17:	lea    0x1(%r10),%edi
    2c1b:	and    $0xf,%edi
    2c1e:	vinsertps $0x10,0x6c0(%rsp,%rdi,4),%xmm1,%xmm1
    2c29:	lea    0x2(%r10),%edi
    2c2d:	and    $0xf,%edi
    2c30:	vinsertps $0x20,0x6c0(%rsp,%rdi,4),%xmm1,%xmm1
    2c3b:	lea    0x3(%r10),%edi
    2c3f:	and    $0xf,%edi
    2c42:	vinsertps $0x30,0x6c0(%rsp,%rdi,4),%xmm1,%xmm1
    2c4d:	vmovups %xmm1,-0x8(%r12,%r10,4)
    2c54:	add    $0x4,%r10
    2c58:	cmp    %r15,%r10
    2c5b:	jne    2c00 <compute+0x1160>
    2c5d:	test   %rsi,%rsi
    2c60:	mov    0x40(%rsp),%r12
    2c65:	je     2ca6 <compute+0x1206>
    2c67:	add    %r13,%r8
    2c6a:	imul   0x68(%rsp),%r9
    2c70:	lea    (%r9,%r10,4),%r9
    2c74:	add    %r8,%r9
    2c77:	xor    %r8d,%r8d
    2c7a:	nopw   0x0(%rax,%rax,1)
    2c80:	lea    (%r10,%r8,1),%edi
    2c84:	and    $0xf,%edi
    2c87:	vmovaps %zmm17,0x1000(%rsp)
    2c8f:	vmovss 0x1000(%rsp,%rdi,4),%xmm1
    2c98:	vmovss %xmm1,(%r9,%r8,4)
    2c9e:	inc    %r8
    2ca1:	cmp    %r8,%rsi
    2ca4:	jne    2c80 <compute+0x11e0>
    2ca6:	mov    0x38(%rsp),%rdi
    2cab:	mov    0x30(%rsp),%r10
    2cb0:	cmp    %rbx,%rcx
    2cb3:	jge    2df0 <compute+0x1350>
    2cb9:	mov    0x20(%r11),%r8
    2cbd:	mov    0x38(%r11),%r9
    2cc1:	mov    %r9,%r15
    2cc4:	sub    %rdi,%r15
    2cc7:	cmp    $0xf,%r15
    2ccb:	jle    2cf0 <compute+0x1250>
    2ccd:	imul   %rcx,%r9
    2cd1:	lea    (%r8,%r9,4),%rsi
    2cd5:	vmovups %zmm16,(%rsi,%rdi,4)
    2cdc:	mov    0x30(%r11),%rbx
    2ce0:	jmp    2df0 <compute+0x1350>
    2ce5:	data16 cs nopw 0x0(%rax,%rax,1)
    2cf0:	test   %r15,%r15
    2cf3:	jle    2df0 <compute+0x1350>
    2cf9:	mov    0xa0(%rsp),%rsi
    2d01:	lea    (%rsi,%r9,1),%rdi
    2d05:	mov    %r9d,%esi
    2d08:	and    $0x3,%esi
    2d0b:	cmp    $0x3,%rdi
    2d0f:	jae    2d19 <compute+0x1279>
    2d11:	xor    %r10d,%r10d
    2d14:	jmp    2da6 <compute+0x1306>
    2d19:	sub    %rsi,%r15
    2d1c:	mov    0x58(%rsp),%rdi
    2d21:	add    %r8,%rdi
    2d24:	mov    %r9,%r12
    2d27:	imul   0x60(%rsp),%r12
    2d2d:	add    %rdi,%r12
    2d30:	xor    %r10d,%r10d
    2d33:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2d40:	mov    %r10d,%edi
    2d43:	and    $0xf,%edi
    2d46:	vmovaps %zmm16,0x680(%rsp)
    2d4e:	vmovss 0x680(%rsp,%rdi,4),%xmm1
    2d57:	lea    0x1(%r10),%edi
    2d5b:	and    $0xf,%edi
    2d5e:	vinsertps $0x10,0x680(%rsp,%rdi,4),%xmm1,%xmm1
    2d69:	lea    0x2(%r10),%edi
    2d6d:	and    $0xf,%edi
    2d70:	vinsertps $0x20,0x680(%rsp,%rdi,4),%xmm1,%xmm1
    2d7b:	lea    0x3(%r10),%edi
    2d7f:	and    $0xf,%edi
    2d82:	vinsertps $0x30,0x680(%rsp,%rdi,4),%xmm1,%xmm1
    2d8d:	vmovups %xmm1,(%r12,%r10,4)
    2d93:	add    $0x4,%r10
    2d97:	cmp    %r15,%r10
    2d9a:	jne    2d40 <compute+0x12a0>
    2d9c:	test   %rsi,%rsi
    2d9f:	mov    0x40(%rsp),%r12
    2da4:	je     2de6 <compute+0x1346>
    2da6:	add    0x58(%rsp),%r8
    2dab:	imul   0x60(%rsp),%r9
    2db1:	lea    (%r9,%r10,4),%r9
    2db5:	add    %r8,%r9
    2db8:	xor    %r8d,%r8d
    2dbb:	nopl   0x0(%rax,%rax,1)
    2dc0:	lea    (%r10,%r8,1),%edi
    2dc4:	and    $0xf,%edi
    2dc7:	vmovaps %zmm16,0xfc0(%rsp)
    2dcf:	vmovss 0xfc0(%rsp,%rdi,4),%xmm1
    2dd8:	vmovss %xmm1,(%r9,%r8,4)
    2dde:	inc    %r8
    2de1:	cmp    %r8,%rsi
    2de4:	jne    2dc0 <compute+0x1320>
    2de6:	mov    0x38(%rsp),%rdi
    2deb:	mov    0x30(%rsp),%r10
    2df0:	cmp    %rbx,%r14
    2df3:	jge    2f30 <compute+0x1490>
    2df9:	mov    0x20(%r11),%r8
    2dfd:	mov    0x38(%r11),%r9
    2e01:	mov    %r9,%r15
    2e04:	sub    %rdi,%r15
    2e07:	cmp    $0xf,%r15
    2e0b:	jle    2e30 <compute+0x1390>
    2e0d:	imul   %r14,%r9
    2e11:	lea    (%r8,%r9,4),%rsi
    2e15:	vmovups %zmm15,(%rsi,%rdi,4)
    2e1c:	mov    0x30(%r11),%rbx
    2e20:	jmp    2f30 <compute+0x1490>
    2e25:	data16 cs nopw 0x0(%rax,%rax,1)
    2e30:	test   %r15,%r15
    2e33:	jle    2f30 <compute+0x1490>
    2e39:	mov    0xa0(%rsp),%rsi
    2e41:	lea    (%rsi,%r9,1),%rdi
    2e45:	mov    %r9d,%esi
    2e48:	and    $0x3,%esi
    2e4b:	cmp    $0x3,%rdi
    2e4f:	jae    2e59 <compute+0x13b9>
    2e51:	xor    %r10d,%r10d
    2e54:	jmp    2ee6 <compute+0x1446>
    2e59:	sub    %rsi,%r15
    2e5c:	mov    0x58(%rsp),%rdi
    2e61:	add    %r8,%rdi
    2e64:	mov    %r9,%r12
    2e67:	imul   0x78(%rsp),%r12
    2e6d:	add    %rdi,%r12
    2e70:	xor    %r10d,%r10d
    2e73:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2e80:	mov    %r10d,%edi
    2e83:	and    $0xf,%edi
    2e86:	vmovaps %zmm15,0x640(%rsp)
    2e8e:	vmovss 0x640(%rsp,%rdi,4),%xmm1
    2e97:	lea    0x1(%r10),%edi
    2e9b:	and    $0xf,%edi
    2e9e:	vinsertps $0x10,0x640(%rsp,%rdi,4),%xmm1,%xmm1
    2ea9:	lea    0x2(%r10),%edi
    2ead:	and    $0xf,%edi
    2eb0:	vinsertps $0x20,0x640(%rsp,%rdi,4),%xmm1,%xmm1
    2ebb:	lea    0x3(%r10),%edi
    2ebf:	and    $0xf,%edi
    2ec2:	vinsertps $0x30,0x640(%rsp,%rdi,4),%xmm1,%xmm1
    2ecd:	vmovups %xmm1,(%r12,%r10,4)
    2ed3:	add    $0x4,%r10
    2ed7:	cmp    %r15,%r10
    2eda:	jne    2e80 <compute+0x13e0>
    2edc:	test   %rsi,%rsi
    2edf:	mov    0x40(%rsp),%r12
    2ee4:	je     2f26 <compute+0x1486>
    2ee6:	add    0x58(%rsp),%r8
    2eeb:	imul   0x78(%rsp),%r9
    2ef1:	lea    (%r9,%r10,4),%r9
    2ef5:	add    %r8,%r9
    2ef8:	xor    %r8d,%r8d
    2efb:	nopl   0x0(%rax,%rax,1)
    2f00:	lea    (%r10,%r8,1),%edi
    2f04:	and    $0xf,%edi
    2f07:	vmovaps %zmm15,0xf80(%rsp)
    2f0f:	vmovss 0xf80(%rsp,%rdi,4),%xmm1
    2f18:	vmovss %xmm1,(%r9,%r8,4)
    2f1e:	inc    %r8
    2f21:	cmp    %r8,%rsi
    2f24:	jne    2f00 <compute+0x1460>
    2f26:	mov    0x38(%rsp),%rdi
    2f2b:	mov    0x30(%rsp),%r10
    2f30:	cmp    %rbx,%rdx
    2f33:	jge    3070 <compute+0x15d0>
    2f39:	mov    0x20(%r11),%r8
    2f3d:	mov    0x38(%r11),%r9
    2f41:	mov    %r9,%r15
    2f44:	sub    %rdi,%r15
    2f47:	cmp    $0xf,%r15
    2f4b:	jle    2f70 <compute+0x14d0>
    2f4d:	imul   %rdx,%r9
    2f51:	lea    (%r8,%r9,4),%rsi
    2f55:	vmovups %zmm14,(%rsi,%rdi,4)
    2f5c:	mov    0x30(%r11),%rbx
    2f60:	jmp    3070 <compute+0x15d0>
    2f65:	data16 cs nopw 0x0(%rax,%rax,1)
    2f70:	test   %r15,%r15
    2f73:	jle    3070 <compute+0x15d0>
    2f79:	mov    0xa0(%rsp),%rsi
    2f81:	lea    (%rsi,%r9,1),%rdi
    2f85:	mov    %r9d,%esi
    2f88:	and    $0x3,%esi
    2f8b:	cmp    $0x3,%rdi
    2f8f:	jae    2f99 <compute+0x14f9>
    2f91:	xor    %r10d,%r10d
    2f94:	jmp    3026 <compute+0x1586>
    2f99:	sub    %rsi,%r15
    2f9c:	mov    0x58(%rsp),%rdi
    2fa1:	add    %r8,%rdi
    2fa4:	mov    %r9,%r12
    2fa7:	imul   0x70(%rsp),%r12
    2fad:	add    %rdi,%r12
    2fb0:	xor    %r10d,%r10d
    2fb3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2fc0:	mov    %r10d,%edi
    2fc3:	and    $0xf,%edi
    2fc6:	vmovaps %zmm14,0x600(%rsp)
    2fce:	vmovss 0x600(%rsp,%rdi,4),%xmm1
    2fd7:	lea    0x1(%r10),%edi
    2fdb:	and    $0xf,%edi
    2fde:	vinsertps $0x10,0x600(%rsp,%rdi,4),%xmm1,%xmm1
    2fe9:	lea    0x2(%r10),%edi
    2fed:	and    $0xf,%edi
    2ff0:	vinsertps $0x20,0x600(%rsp,%rdi,4),%xmm1,%xmm1
    2ffb:	lea    0x3(%r10),%edi
    2fff:	and    $0xf,%edi
    3002:	vinsertps $0x30,0x600(%rsp,%rdi,4),%xmm1,%xmm1
    300d:	vmovups %xmm1,(%r12,%r10,4)
    3013:	add    $0x4,%r10
    3017:	cmp    %r15,%r10
    301a:	jne    2fc0 <compute+0x1520>
    301c:	test   %rsi,%rsi
    301f:	mov    0x40(%rsp),%r12
    3024:	je     3066 <compute+0x15c6>
    3026:	add    0x58(%rsp),%r8
    302b:	imul   0x70(%rsp),%r9
    3031:	lea    (%r9,%r10,4),%r9
    3035:	add    %r8,%r9
    3038:	xor    %r8d,%r8d
    303b:	nopl   0x0(%rax,%rax,1)
    3040:	lea    (%r10,%r8,1),%edi
    3044:	and    $0xf,%edi
    3047:	vmovaps %zmm14,0xf40(%rsp)
    304f:	vmovss 0xf40(%rsp,%rdi,4),%xmm1
    3058:	vmovss %xmm1,(%r9,%r8,4)
    305e:	inc    %r8
    3061:	cmp    %r8,%rsi
    3064:	jne    3040 <compute+0x15a0>
    3066:	mov    0x38(%rsp),%rdi
    306b:	mov    0x30(%rsp),%r10
    3070:	cmp    %rbx,%rax
    3073:	jge    31b0 <compute+0x1710>
    3079:	mov    0x20(%r11),%r8
    307d:	mov    0x38(%r11),%r9
    3081:	mov    %r9,%r15
    3084:	sub    %rdi,%r15
    3087:	cmp    $0xf,%r15
    308b:	jle    30b0 <compute+0x1610>
    308d:	imul   %rax,%r9
    3091:	lea    (%r8,%r9,4),%rsi
    3095:	vmovups %zmm13,(%rsi,%rdi,4)
    309c:	mov    0x30(%r11),%rbx
    30a0:	jmp    31b0 <compute+0x1710>
    30a5:	data16 cs nopw 0x0(%rax,%rax,1)
    30b0:	test   %r15,%r15
    30b3:	jle    31b0 <compute+0x1710>
    30b9:	mov    0xa0(%rsp),%rsi
    30c1:	lea    (%rsi,%r9,1),%rdi
    30c5:	mov    %r9d,%esi
    30c8:	and    $0x3,%esi
    30cb:	cmp    $0x3,%rdi
    30cf:	jae    30d9 <compute+0x1639>
    30d1:	xor    %r10d,%r10d
    30d4:	jmp    3166 <compute+0x16c6>
    30d9:	sub    %rsi,%r15
    30dc:	mov    0x58(%rsp),%rdi
    30e1:	add    %r8,%rdi
    30e4:	mov    %r9,%r12
    30e7:	imul   0x68(%rsp),%r12
    30ed:	add    %rdi,%r12
    30f0:	xor    %r10d,%r10d
    30f3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3100:	mov    %r10d,%edi
    3103:	and    $0xf,%edi
    3106:	vmovaps %zmm13,0x5c0(%rsp)
    310e:	vmovss 0x5c0(%rsp,%rdi,4),%xmm1
    3117:	lea    0x1(%r10),%edi
    311b:	and    $0xf,%edi
    311e:	vinsertps $0x10,0x5c0(%rsp,%rdi,4),%xmm1,%xmm1
    3129:	lea    0x2(%r10),%edi
    312d:	and    $0xf,%edi
    3130:	vinsertps $0x20,0x5c0(%rsp,%rdi,4),%xmm1,%xmm1
    313b:	lea    0x3(%r10),%edi
    313f:	and    $0xf,%edi
    3142:	vinsertps $0x30,0x5c0(%rsp,%rdi,4),%xmm1,%xmm1
    314d:	vmovups %xmm1,(%r12,%r10,4)
    3153:	add    $0x4,%r10
    3157:	cmp    %r15,%r10
    315a:	jne    3100 <compute+0x1660>
    315c:	test   %rsi,%rsi
    315f:	mov    0x40(%rsp),%r12
    3164:	je     31a6 <compute+0x1706>
    3166:	add    0x58(%rsp),%r8
    316b:	imul   0x68(%rsp),%r9
    3171:	lea    (%r9,%r10,4),%r9
    3175:	add    %r8,%r9
    3178:	xor    %r8d,%r8d
    317b:	nopl   0x0(%rax,%rax,1)
    3180:	lea    (%r10,%r8,1),%edi
    3184:	and    $0xf,%edi
    3187:	vmovaps %zmm13,0xf00(%rsp)
    318f:	vmovss 0xf00(%rsp,%rdi,4),%xmm1
    3198:	vmovss %xmm1,(%r9,%r8,4)
    319e:	inc    %r8
    31a1:	cmp    %r8,%rsi
    31a4:	jne    3180 <compute+0x16e0>
    31a6:	mov    0x38(%rsp),%rdi
    31ab:	mov    0x30(%rsp),%r10
    31b0:	cmp    %rbx,%rcx
    31b3:	jge    32f0 <compute+0x1850>
    31b9:	mov    0x20(%r11),%r8
    31bd:	mov    0x38(%r11),%r9
    31c1:	mov    %r9,%r15
    31c4:	sub    %r10,%r15
    31c7:	cmp    $0xf,%r15
    31cb:	jle    31f0 <compute+0x1750>
    31cd:	imul   %rcx,%r9
    31d1:	lea    (%r8,%r9,4),%rsi
    31d5:	vmovups %zmm12,(%rsi,%r10,4)
    31dc:	mov    0x30(%r11),%rbx
    31e0:	jmp    32f0 <compute+0x1850>
    31e5:	data16 cs nopw 0x0(%rax,%rax,1)
    31f0:	test   %r15,%r15
    31f3:	jle    32f0 <compute+0x1850>
    31f9:	mov    0xa8(%rsp),%rsi
    3201:	lea    (%rsi,%r9,1),%rdi
    3205:	mov    %r9d,%esi
    3208:	and    $0x3,%esi
    320b:	cmp    $0x3,%rdi
    320f:	jae    3219 <compute+0x1779>
    3211:	xor    %r10d,%r10d
    3214:	jmp    32a6 <compute+0x1806>
    3219:	sub    %rsi,%r15
    321c:	mov    0x50(%rsp),%rdi
    3221:	add    %r8,%rdi
    3224:	mov    %r9,%r12
    3227:	imul   0x60(%rsp),%r12
    322d:	add    %rdi,%r12
    3230:	xor    %r10d,%r10d
    3233:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3240:	mov    %r10d,%edi
    3243:	and    $0xf,%edi
    3246:	vmovaps %zmm12,0x580(%rsp)
    324e:	vmovss 0x580(%rsp,%rdi,4),%xmm1
    3257:	lea    0x1(%r10),%edi
    325b:	and    $0xf,%edi
    325e:	vinsertps $0x10,0x580(%rsp,%rdi,4),%xmm1,%xmm1
    3269:	lea    0x2(%r10),%edi
    326d:	and    $0xf,%edi
    3270:	vinsertps $0x20,0x580(%rsp,%rdi,4),%xmm1,%xmm1
    327b:	lea    0x3(%r10),%edi
    327f:	and    $0xf,%edi
    3282:	vinsertps $0x30,0x580(%rsp,%rdi,4),%xmm1,%xmm1
    328d:	vmovups %xmm1,(%r12,%r10,4)
    3293:	add    $0x4,%r10
    3297:	cmp    %r15,%r10
    329a:	jne    3240 <compute+0x17a0>
    329c:	test   %rsi,%rsi
    329f:	mov    0x40(%rsp),%r12
    32a4:	je     32e6 <compute+0x1846>
    32a6:	add    0x50(%rsp),%r8
    32ab:	imul   0x60(%rsp),%r9
    32b1:	lea    (%r9,%r10,4),%r9
    32b5:	add    %r8,%r9
    32b8:	xor    %r8d,%r8d
    32bb:	nopl   0x0(%rax,%rax,1)
    32c0:	lea    (%r10,%r8,1),%edi
    32c4:	and    $0xf,%edi
    32c7:	vmovaps %zmm12,0xec0(%rsp)
    32cf:	vmovss 0xec0(%rsp,%rdi,4),%xmm1
    32d8:	vmovss %xmm1,(%r9,%r8,4)
    32de:	inc    %r8
    32e1:	cmp    %r8,%rsi
    32e4:	jne    32c0 <compute+0x1820>
    32e6:	mov    0x38(%rsp),%rdi
    32eb:	mov    0x30(%rsp),%r10
    32f0:	cmp    %rbx,%r14
    32f3:	jge    3430 <compute+0x1990>
    32f9:	mov    0x20(%r11),%r8
    32fd:	mov    0x38(%r11),%r9
    3301:	mov    %r9,%r15
    3304:	sub    %r10,%r15
    3307:	cmp    $0xf,%r15
    330b:	jle    3330 <compute+0x1890>
    330d:	imul   %r14,%r9
    3311:	lea    (%r8,%r9,4),%rsi
    3315:	vmovups %zmm11,(%rsi,%r10,4)
    331c:	mov    0x30(%r11),%rbx
    3320:	jmp    3430 <compute+0x1990>
    3325:	data16 cs nopw 0x0(%rax,%rax,1)
    3330:	test   %r15,%r15
    3333:	jle    3430 <compute+0x1990>
    3339:	mov    0xa8(%rsp),%rsi
    3341:	lea    (%rsi,%r9,1),%rdi
    3345:	mov    %r9d,%esi
    3348:	and    $0x3,%esi
    334b:	cmp    $0x3,%rdi
    334f:	jae    3359 <compute+0x18b9>
    3351:	xor    %r10d,%r10d
    3354:	jmp    33e6 <compute+0x1946>
    3359:	sub    %rsi,%r15
    335c:	mov    0x50(%rsp),%rdi
    3361:	add    %r8,%rdi
    3364:	mov    %r9,%r12
    3367:	imul   0x78(%rsp),%r12
    336d:	add    %rdi,%r12
    3370:	xor    %r10d,%r10d
    3373:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3380:	mov    %r10d,%edi
    3383:	and    $0xf,%edi
    3386:	vmovaps %zmm11,0x540(%rsp)
    338e:	vmovss 0x540(%rsp,%rdi,4),%xmm1
    3397:	lea    0x1(%r10),%edi
    339b:	and    $0xf,%edi
    339e:	vinsertps $0x10,0x540(%rsp,%rdi,4),%xmm1,%xmm1
    33a9:	lea    0x2(%r10),%edi
    33ad:	and    $0xf,%edi
    33b0:	vinsertps $0x20,0x540(%rsp,%rdi,4),%xmm1,%xmm1
    33bb:	lea    0x3(%r10),%edi
    33bf:	and    $0xf,%edi
    33c2:	vinsertps $0x30,0x540(%rsp,%rdi,4),%xmm1,%xmm1
    33cd:	vmovups %xmm1,(%r12,%r10,4)
    33d3:	add    $0x4,%r10
    33d7:	cmp    %r15,%r10
    33da:	jne    3380 <compute+0x18e0>
    33dc:	test   %rsi,%rsi
    33df:	mov    0x40(%rsp),%r12
    33e4:	je     3426 <compute+0x1986>
    33e6:	add    0x50(%rsp),%r8
    33eb:	imul   0x78(%rsp),%r9
    33f1:	lea    (%r9,%r10,4),%r9
    33f5:	add    %r8,%r9
    33f8:	xor    %r8d,%r8d
    33fb:	nopl   0x0(%rax,%rax,1)
    3400:	lea    (%r10,%r8,1),%edi
    3404:	and    $0xf,%edi
    3407:	vmovaps %zmm11,0xe80(%rsp)
    340f:	vmovss 0xe80(%rsp,%rdi,4),%xmm1
    3418:	vmovss %xmm1,(%r9,%r8,4)
    341e:	inc    %r8
    3421:	cmp    %r8,%rsi
    3424:	jne    3400 <compute+0x1960>
    3426:	mov    0x38(%rsp),%rdi
    342b:	mov    0x30(%rsp),%r10
    3430:	cmp    %rbx,%rdx
    3433:	jge    3570 <compute+0x1ad0>
    3439:	mov    0x20(%r11),%r8
    343d:	mov    0x38(%r11),%r9
    3441:	mov    %r9,%r15
    3444:	sub    %r10,%r15
    3447:	cmp    $0xf,%r15
    344b:	jle    3470 <compute+0x19d0>
    344d:	imul   %rdx,%r9
    3451:	lea    (%r8,%r9,4),%rsi
    3455:	vmovups %zmm10,(%rsi,%r10,4)
    345c:	mov    0x30(%r11),%rbx
    3460:	jmp    3570 <compute+0x1ad0>
    3465:	data16 cs nopw 0x0(%rax,%rax,1)
    3470:	test   %r15,%r15
    3473:	jle    3570 <compute+0x1ad0>
    3479:	mov    0xa8(%rsp),%rsi
    3481:	lea    (%rsi,%r9,1),%rdi
    3485:	mov    %r9d,%esi
    3488:	and    $0x3,%esi
    348b:	cmp    $0x3,%rdi
    348f:	jae    3499 <compute+0x19f9>
    3491:	xor    %r10d,%r10d
    3494:	jmp    3526 <compute+0x1a86>
    3499:	sub    %rsi,%r15
    349c:	mov    0x50(%rsp),%rdi
    34a1:	add    %r8,%rdi
    34a4:	mov    %r9,%r12
    34a7:	imul   0x70(%rsp),%r12
    34ad:	add    %rdi,%r12
    34b0:	xor    %r10d,%r10d
    34b3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    34c0:	mov    %r10d,%edi
    34c3:	and    $0xf,%edi
    34c6:	vmovaps %zmm10,0x500(%rsp)
    34ce:	vmovss 0x500(%rsp,%rdi,4),%xmm1
    34d7:	lea    0x1(%r10),%edi
    34db:	and    $0xf,%edi
    34de:	vinsertps $0x10,0x500(%rsp,%rdi,4),%xmm1,%xmm1
    34e9:	lea    0x2(%r10),%edi
    34ed:	and    $0xf,%edi
    34f0:	vinsertps $0x20,0x500(%rsp,%rdi,4),%xmm1,%xmm1
    34fb:	lea    0x3(%r10),%edi
    34ff:	and    $0xf,%edi
    3502:	vinsertps $0x30,0x500(%rsp,%rdi,4),%xmm1,%xmm1
    350d:	vmovups %xmm1,(%r12,%r10,4)
    3513:	add    $0x4,%r10
    3517:	cmp    %r15,%r10
    351a:	jne    34c0 <compute+0x1a20>
    351c:	test   %rsi,%rsi
    351f:	mov    0x40(%rsp),%r12
    3524:	je     3566 <compute+0x1ac6>
    3526:	add    0x50(%rsp),%r8
    352b:	imul   0x70(%rsp),%r9
    3531:	lea    (%r9,%r10,4),%r9
    3535:	add    %r8,%r9
    3538:	xor    %r8d,%r8d
    353b:	nopl   0x0(%rax,%rax,1)
    3540:	lea    (%r10,%r8,1),%edi
    3544:	and    $0xf,%edi
    3547:	vmovaps %zmm10,0xe40(%rsp)
    354f:	vmovss 0xe40(%rsp,%rdi,4),%xmm1
    3558:	vmovss %xmm1,(%r9,%r8,4)
    355e:	inc    %r8
    3561:	cmp    %r8,%rsi
    3564:	jne    3540 <compute+0x1aa0>
    3566:	mov    0x38(%rsp),%rdi
    356b:	mov    0x30(%rsp),%r10
    3570:	cmp    %rbx,%rax
    3573:	jge    36b0 <compute+0x1c10>
    3579:	mov    0x20(%r11),%r8
    357d:	mov    0x38(%r11),%r9
    3581:	mov    %r9,%r15
    3584:	sub    %r10,%r15
    3587:	cmp    $0xf,%r15
    358b:	jle    35b0 <compute+0x1b10>
    358d:	imul   %rax,%r9
    3591:	lea    (%r8,%r9,4),%rsi
    3595:	vmovups %zmm9,(%rsi,%r10,4)
    359c:	mov    0x30(%r11),%rbx
    35a0:	jmp    36b0 <compute+0x1c10>
    35a5:	data16 cs nopw 0x0(%rax,%rax,1)
    35b0:	test   %r15,%r15
    35b3:	jle    36b0 <compute+0x1c10>
    35b9:	mov    0xa8(%rsp),%rsi
    35c1:	lea    (%rsi,%r9,1),%rdi
    35c5:	mov    %r9d,%esi
    35c8:	and    $0x3,%esi
    35cb:	cmp    $0x3,%rdi
    35cf:	jae    35d9 <compute+0x1b39>
    35d1:	xor    %r10d,%r10d
    35d4:	jmp    3666 <compute+0x1bc6>
    35d9:	sub    %rsi,%r15
    35dc:	mov    0x50(%rsp),%rdi
    35e1:	add    %r8,%rdi
    35e4:	mov    %r9,%r12
    35e7:	imul   0x68(%rsp),%r12
    35ed:	add    %rdi,%r12
    35f0:	xor    %r10d,%r10d
    35f3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3600:	mov    %r10d,%edi
    3603:	and    $0xf,%edi
    3606:	vmovaps %zmm9,0x4c0(%rsp)
    360e:	vmovss 0x4c0(%rsp,%rdi,4),%xmm1
    3617:	lea    0x1(%r10),%edi
    361b:	and    $0xf,%edi
    361e:	vinsertps $0x10,0x4c0(%rsp,%rdi,4),%xmm1,%xmm1
    3629:	lea    0x2(%r10),%edi
    362d:	and    $0xf,%edi
    3630:	vinsertps $0x20,0x4c0(%rsp,%rdi,4),%xmm1,%xmm1
    363b:	lea    0x3(%r10),%edi
    363f:	and    $0xf,%edi
    3642:	vinsertps $0x30,0x4c0(%rsp,%rdi,4),%xmm1,%xmm1
    364d:	vmovups %xmm1,(%r12,%r10,4)
    3653:	add    $0x4,%r10
    3657:	cmp    %r15,%r10
    365a:	jne    3600 <compute+0x1b60>
    365c:	test   %rsi,%rsi
    365f:	mov    0x40(%rsp),%r12
    3664:	je     36a6 <compute+0x1c06>
    3666:	add    0x50(%rsp),%r8
    366b:	imul   0x68(%rsp),%r9
    3671:	lea    (%r9,%r10,4),%r9
    3675:	add    %r8,%r9
    3678:	xor    %r8d,%r8d
    367b:	nopl   0x0(%rax,%rax,1)
    3680:	lea    (%r10,%r8,1),%edi
    3684:	and    $0xf,%edi
    3687:	vmovaps %zmm9,0xe00(%rsp)
    368f:	vmovss 0xe00(%rsp,%rdi,4),%xmm1
    3698:	vmovss %xmm1,(%r9,%r8,4)
    369e:	inc    %r8
    36a1:	cmp    %r8,%rsi
    36a4:	jne    3680 <compute+0x1be0>
    36a6:	mov    0x38(%rsp),%rdi
    36ab:	mov    0x30(%rsp),%r10
    36b0:	cmp    %rbx,%rcx
    36b3:	jge    37e0 <compute+0x1d40>
    36b9:	mov    0x20(%r11),%rsi
    36bd:	mov    0x38(%r11),%r8
    36c1:	mov    %r8,%r10
    36c4:	mov    0x80(%rsp),%r9
    36cc:	sub    %r9,%r10
    36cf:	cmp    $0xf,%r10
    36d3:	jle    36f0 <compute+0x1c50>
    36d5:	imul   %rcx,%r8
    36d9:	lea    (%rsi,%r8,4),%rcx
    36dd:	vmovups %zmm8,(%rcx,%r9,4)
    36e4:	mov    0x30(%r11),%rbx
    36e8:	jmp    37f0 <compute+0x1d50>
    36ed:	nopl   (%rax)
    36f0:	test   %r10,%r10
    36f3:	jle    37f0 <compute+0x1d50>
    36f9:	mov    0xb0(%rsp),%rcx
    3701:	lea    (%rcx,%r8,1),%rdi
    3705:	mov    %r8d,%ecx
    3708:	and    $0x3,%ecx
    370b:	cmp    $0x3,%rdi
    370f:	jae    3716 <compute+0x1c76>
    3711:	xor    %r9d,%r9d
    3714:	jmp    3791 <compute+0x1cf1>
    3716:	sub    %rcx,%r10
    3719:	mov    0x48(%rsp),%rdi
    371e:	add    %rsi,%rdi
    3721:	mov    %r8,%r15
    3724:	imul   0x60(%rsp),%r15
    372a:	add    %rdi,%r15
    372d:	xor    %r9d,%r9d
    3730:	mov    %r9d,%edi
    3733:	and    $0xf,%edi
    3736:	vmovaps %zmm8,0x480(%rsp)
    373e:	vmovss 0x480(%rsp,%rdi,4),%xmm1
    3747:	lea    0x1(%r9),%edi
    374b:	and    $0xf,%edi
    374e:	vinsertps $0x10,0x480(%rsp,%rdi,4),%xmm1,%xmm1
    3759:	lea    0x2(%r9),%edi
    375d:	and    $0xf,%edi
    3760:	vinsertps $0x20,0x480(%rsp,%rdi,4),%xmm1,%xmm1
    376b:	lea    0x3(%r9),%edi
    376f:	and    $0xf,%edi
    3772:	vinsertps $0x30,0x480(%rsp,%rdi,4),%xmm1,%xmm1
    377d:	vmovups %xmm1,(%r15,%r9,4)
    3783:	add    $0x4,%r9
    3787:	cmp    %r10,%r9
    378a:	jne    3730 <compute+0x1c90>
    378c:	test   %rcx,%rcx
    378f:	je     37eb <compute+0x1d4b>
    3791:	add    0x48(%rsp),%rsi
    3796:	imul   0x60(%rsp),%r8
    379c:	lea    (%r8,%r9,4),%r8
    37a0:	add    %rsi,%r8
    37a3:	xor    %esi,%esi
    37a5:	mov    0x30(%rsp),%r10
    37aa:	nopw   0x0(%rax,%rax,1)
    37b0:	lea    (%r9,%rsi,1),%edi
    37b4:	and    $0xf,%edi
    37b7:	vmovaps %zmm8,0xdc0(%rsp)
    37bf:	vmovss 0xdc0(%rsp,%rdi,4),%xmm1
    37c8:	vmovss %xmm1,(%r8,%rsi,4)
    37ce:	inc    %rsi
    37d1:	cmp    %rsi,%rcx
    37d4:	jne    37b0 <compute+0x1d10>
    37d6:	mov    0x38(%rsp),%rdi
    37db:	nopl   0x0(%rax,%rax,1)
    37e0:	cmp    %rbx,%r14
    37e3:	jge    3960 <compute+0x1ec0>
    37e9:	jmp    37fe <compute+0x1d5e>
    37eb:	mov    0x38(%rsp),%rdi
    37f0:	mov    0x30(%rsp),%r10
    37f5:	cmp    %rbx,%r14
    37f8:	jge    3960 <compute+0x1ec0>
    37fe:	mov    0x20(%r11),%rsi
    3802:	mov    0x38(%r11),%r8
    3806:	mov    %r8,%r10
    3809:	mov    0x80(%rsp),%r9
    3811:	sub    %r9,%r10
    3814:	cmp    $0xf,%r10
    3818:	jle    3850 <compute+0x1db0>
    381a:	imul   %r14,%r8
    381e:	lea    (%rsi,%r8,4),%rcx
    3822:	vmovups %zmm7,(%rcx,%r9,4)
    3829:	mov    0x30(%r11),%rbx
    382d:	mov    0x30(%rsp),%r10
    3832:	mov    %r9,%r14
    3835:	cmp    %rbx,%rdx
    3838:	jl     3971 <compute+0x1ed1>
    383e:	jmp    3aa0 <compute+0x2000>
    3843:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3850:	test   %r10,%r10
    3853:	jle    395a <compute+0x1eba>
    3859:	mov    0xb0(%rsp),%rcx
    3861:	lea    (%rcx,%r8,1),%rdi
    3865:	mov    %r8d,%ecx
    3868:	and    $0x3,%ecx
    386b:	cmp    $0x3,%rdi
    386f:	jae    3876 <compute+0x1dd6>
    3871:	xor    %r9d,%r9d
    3874:	jmp    38f1 <compute+0x1e51>
    3876:	sub    %rcx,%r10
    3879:	mov    0x48(%rsp),%rdi
    387e:	add    %rsi,%rdi
    3881:	mov    %r8,%r14
    3884:	imul   0x78(%rsp),%r14
    388a:	add    %rdi,%r14
    388d:	xor    %r9d,%r9d
    3890:	mov    %r9d,%edi
    3893:	and    $0xf,%edi
    3896:	vmovaps %zmm7,0x440(%rsp)
    389e:	vmovss 0x440(%rsp,%rdi,4),%xmm1
    38a7:	lea    0x1(%r9),%edi
    38ab:	and    $0xf,%edi
    38ae:	vinsertps $0x10,0x440(%rsp,%rdi,4),%xmm1,%xmm1
    38b9:	lea    0x2(%r9),%edi
    38bd:	and    $0xf,%edi
    38c0:	vinsertps $0x20,0x440(%rsp,%rdi,4),%xmm1,%xmm1
    38cb:	lea    0x3(%r9),%edi
    38cf:	and    $0xf,%edi
    38d2:	vinsertps $0x30,0x440(%rsp,%rdi,4),%xmm1,%xmm1
    38dd:	vmovups %xmm1,(%r14,%r9,4)
    38e3:	add    $0x4,%r9
    38e7:	cmp    %r10,%r9
    38ea:	jne    3890 <compute+0x1df0>
    38ec:	test   %rcx,%rcx
    38ef:	je     3955 <compute+0x1eb5>
    38f1:	add    0x48(%rsp),%rsi
    38f6:	imul   0x78(%rsp),%r8
    38fc:	lea    (%r8,%r9,4),%r8
    3900:	add    %rsi,%r8
    3903:	xor    %esi,%esi
    3905:	mov    0x30(%rsp),%r10
    390a:	mov    0x80(%rsp),%r14
    3912:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3920:	lea    (%r9,%rsi,1),%edi
    3924:	and    $0xf,%edi
    3927:	vmovaps %zmm7,0xd80(%rsp)
    392f:	vmovss 0xd80(%rsp,%rdi,4),%xmm1
    3938:	vmovss %xmm1,(%r8,%rsi,4)
    393e:	inc    %rsi
    3941:	cmp    %rsi,%rcx
    3944:	jne    3920 <compute+0x1e80>
    3946:	mov    0x38(%rsp),%rdi
    394b:	cmp    %rbx,%rdx
    394e:	jl     3971 <compute+0x1ed1>
    3950:	jmp    3aa0 <compute+0x2000>
    3955:	mov    0x38(%rsp),%rdi
    395a:	mov    0x30(%rsp),%r10
    395f:	nop
    3960:	mov    0x80(%rsp),%r14
    3968:	cmp    %rbx,%rdx
    396b:	jge    3aa0 <compute+0x2000>
    3971:	mov    0x20(%r11),%rsi
    3975:	mov    0x38(%r11),%r8
    3979:	mov    %r8,%r9
    397c:	sub    %r14,%r9
    397f:	cmp    $0xf,%r9
    3983:	jle    39a0 <compute+0x1f00>
    3985:	imul   %rdx,%r8
    3989:	lea    (%rsi,%r8,4),%rcx
    398d:	vmovups %zmm6,(%rcx,%r14,4)
    3994:	mov    0x30(%r11),%rbx
    3998:	jmp    3aa0 <compute+0x2000>
    399d:	nopl   (%rax)
    39a0:	test   %r9,%r9
    39a3:	jle    3aa0 <compute+0x2000>
    39a9:	mov    0xb0(%rsp),%rcx
    39b1:	lea    (%rcx,%r8,1),%rdx
    39b5:	mov    %r8d,%ecx
    39b8:	and    $0x3,%ecx
    39bb:	cmp    $0x3,%rdx
    39bf:	jae    39c8 <compute+0x1f28>
    39c1:	xor    %edx,%edx
    39c3:	jmp    3a52 <compute+0x1fb2>
    39c8:	sub    %rcx,%r9
    39cb:	mov    0x48(%rsp),%rdx
    39d0:	add    %rsi,%rdx
    39d3:	mov    %r8,%r10
    39d6:	imul   0x70(%rsp),%r10
    39dc:	add    %rdx,%r10
    39df:	xor    %edx,%edx
    39e1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    39f0:	mov    %edx,%edi
    39f2:	and    $0xf,%edi
    39f5:	vmovaps %zmm6,0x400(%rsp)
    39fd:	vmovss 0x400(%rsp,%rdi,4),%xmm1
    3a06:	lea    0x1(%rdx),%edi
    3a09:	and    $0xf,%edi
    3a0c:	vinsertps $0x10,0x400(%rsp,%rdi,4),%xmm1,%xmm1
    3a17:	lea    0x2(%rdx),%edi
    3a1a:	and    $0xf,%edi
    3a1d:	vinsertps $0x20,0x400(%rsp,%rdi,4),%xmm1,%xmm1
    3a28:	lea    0x3(%rdx),%edi
    3a2b:	and    $0xf,%edi
    3a2e:	vinsertps $0x30,0x400(%rsp,%rdi,4),%xmm1,%xmm1
    3a39:	vmovups %xmm1,(%r10,%rdx,4)
    3a3f:	add    $0x4,%rdx
    3a43:	cmp    %r9,%rdx
    3a46:	jne    39f0 <compute+0x1f50>
    3a48:	test   %rcx,%rcx
    3a4b:	mov    0x30(%rsp),%r10
    3a50:	je     3a95 <compute+0x1ff5>
    3a52:	add    0x48(%rsp),%rsi
    3a57:	imul   0x70(%rsp),%r8
    3a5d:	lea    (%r8,%rdx,4),%r8
    3a61:	add    %rsi,%r8
    3a64:	xor    %esi,%esi
    3a66:	cs nopw 0x0(%rax,%rax,1)
    3a70:	lea    (%rdx,%rsi,1),%edi
    3a73:	and    $0xf,%edi
    3a76:	vmovaps %zmm6,0xd40(%rsp)
    3a7e:	vmovss 0xd40(%rsp,%rdi,4),%xmm1
    3a87:	vmovss %xmm1,(%r8,%rsi,4)
    3a8d:	inc    %rsi
    3a90:	cmp    %rsi,%rcx
    3a93:	jne    3a70 <compute+0x1fd0>
    3a95:	mov    0x38(%rsp),%rdi
    3a9a:	nopw   0x0(%rax,%rax,1)
    3aa0:	cmp    %rbx,%rax
    3aa3:	jge    1d13 <compute+0x273>
    3aa9:	mov    0x20(%r11),%rcx
    3aad:	mov    0x38(%r11),%rdx
    3ab1:	mov    %rdx,%r8
    3ab4:	sub    %r14,%r8
    3ab7:	cmp    $0xf,%r8
    3abb:	jg     1d00 <compute+0x260>
    3ac1:	test   %r8,%r8
    3ac4:	jle    1d13 <compute+0x273>
    3aca:	mov    0xb0(%rsp),%rax
    3ad2:	lea    (%rax,%rdx,1),%rsi
    3ad6:	mov    %edx,%eax
    3ad8:	and    $0x3,%eax
    3adb:	cmp    $0x3,%rsi
    3adf:	jae    3af0 <compute+0x2050>
    3ae1:	xor    %esi,%esi
    3ae3:	mov    0x88(%rsp),%r14
    3aeb:	jmp    3b75 <compute+0x20d5>
    3af0:	sub    %rax,%r8
    3af3:	mov    0x48(%rsp),%rsi
    3af8:	add    %rcx,%rsi
    3afb:	mov    %rdx,%r9
    3afe:	imul   0x68(%rsp),%r9
    3b04:	add    %rsi,%r9
    3b07:	xor    %esi,%esi
    3b09:	nopl   0x0(%rax)
    3b10:	mov    %esi,%edi
    3b12:	and    $0xf,%edi
    3b15:	vmovaps %zmm5,0x3c0(%rsp)
    3b1d:	vmovss 0x3c0(%rsp,%rdi,4),%xmm1
    3b26:	lea    0x1(%rsi),%edi
    3b29:	and    $0xf,%edi
    3b2c:	vinsertps $0x10,0x3c0(%rsp,%rdi,4),%xmm1,%xmm1
    3b37:	lea    0x2(%rsi),%edi
    3b3a:	and    $0xf,%edi
    3b3d:	vinsertps $0x20,0x3c0(%rsp,%rdi,4),%xmm1,%xmm1
    3b48:	lea    0x3(%rsi),%edi
    3b4b:	and    $0xf,%edi
    3b4e:	vinsertps $0x30,0x3c0(%rsp,%rdi,4),%xmm1,%xmm1
    3b59:	vmovups %xmm1,(%r9,%rsi,4)
    3b5f:	add    $0x4,%rsi
    3b63:	cmp    %r8,%rsi
    3b66:	jne    3b10 <compute+0x2070>
    3b68:	test   %rax,%rax
    3b6b:	mov    0x88(%rsp),%r14
    3b73:	je     3bb4 <compute+0x2114>
    3b75:	add    0x48(%rsp),%rcx
    3b7a:	imul   0x68(%rsp),%rdx
    3b80:	lea    (%rdx,%rsi,4),%rdx
    3b84:	add    %rcx,%rdx
    3b87:	xor    %ecx,%ecx
    3b89:	nopl   0x0(%rax)
    3b90:	lea    (%rsi,%rcx,1),%edi
    3b93:	and    $0xf,%edi
    3b96:	vmovaps %zmm5,0xd00(%rsp)
    3b9e:	vmovss 0xd00(%rsp,%rdi,4),%xmm1
    3ba7:	vmovss %xmm1,(%rdx,%rcx,4)
    3bac:	inc    %rcx
    3baf:	cmp    %rcx,%rax
    3bb2:	jne    3b90 <compute+0x20f0>
    3bb4:	mov    0x38(%rsp),%rdi
    3bb9:	jmp    1d1b <compute+0x27b>
    3bbe:	mov    %rdi,0x280(%rsp)
    3bc6:	cmp    0xc0(%rsp),%rdi
    3bce:	jge    4541 <compute+0x2aa1>
    3bd4:	mov    0x280(%rsp),%r10
    3bdc:	mov    %r10,%rax
    3bdf:	neg    %rax
    3be2:	mov    %rax,0x1c0(%rsp)
    3bea:	mov    0x30(%r11),%rax
    3bee:	lea    0x0(,%r10,4),%rdx
    3bf6:	mov    %rdx,0x140(%rsp)
    3bfe:	lea    0x8(,%r10,4),%rdx
    3c06:	mov    %rdx,0x180(%rsp)
    3c0e:	xor    %edx,%edx
    3c10:	vmovaps -0x381a(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    3c1a:	jmp    3c58 <compute+0x21b8>
    3c1c:	nopl   0x0(%rax)
    3c20:	add    $0x10,%r10
    3c24:	addq   $0xfffffffffffffff0,0x1c0(%rsp)
    3c2d:	mov    0x7c0(%rsp),%rdx
    3c35:	inc    %rdx
    3c38:	addq   $0x40,0x140(%rsp)
    3c41:	addq   $0x40,0x180(%rsp)
    3c4a:	cmp    0xc0(%rsp),%r10
    3c52:	jge    4541 <compute+0x2aa1>
    3c58:	test   %rax,%rax
    3c5b:	mov    %rdx,0x7c0(%rsp)
    3c63:	jle    3c20 <compute+0x2180>
    3c65:	shl    $0x4,%rdx
    3c69:	lea    0x3(%rax),%rcx
    3c6d:	shr    $0x2,%rcx
    3c71:	add    0x280(%rsp),%rdx
    3c79:	mov    %rdx,0x200(%rsp)
    3c81:	mov    $0x4,%ebx
    3c86:	mov    $0x8,%edx
    3c8b:	mov    %rdx,0x240(%rsp)
    3c93:	mov    $0xc,%r14d
    3c99:	xor    %r15d,%r15d
    3c9c:	xor    %r12d,%r12d
    3c9f:	xor    %r13d,%r13d
    3ca2:	mov    %r10,0x100(%rsp)
    3caa:	jmp    3cfe <compute+0x225e>
    3cac:	nopl   0x0(%rax)
    3cb0:	imul   %r8,%rsi
    3cb4:	lea    (%rdx,%rsi,4),%rax
    3cb8:	vmovups %zmm1,(%rax,%r10,4)
    3cbf:	mov    0x30(%r11),%rax
    3cc3:	inc    %r13
    3cc6:	lea    0x3(%rax),%rdx
    3cca:	lea    0x6(%rax),%rcx
    3cce:	test   %rdx,%rdx
    3cd1:	cmovns %rdx,%rcx
    3cd5:	sar    $0x2,%rcx
    3cd9:	add    $0x200,%r12
    3ce0:	add    $0x10,%r15
    3ce4:	add    $0x10,%rbx
    3ce8:	addq   $0x10,0x240(%rsp)
    3cf1:	add    $0x10,%r14
    3cf5:	cmp    %rcx,%r13
    3cf8:	jge    3c20 <compute+0x2180>
    3cfe:	mov    0x40(%r11),%rdi
    3d02:	lea    0x1f(%rdi),%r8
    3d06:	test   %rdi,%rdi
    3d09:	mov    %rdi,%rsi
    3d0c:	cmovs  %r8,%rsi
    3d10:	lea    0x7(%rdi),%r9
    3d14:	cmovns %rdi,%r9
    3d18:	lea    0x3e(%rdi),%rdx
    3d1c:	test   %r8,%r8
    3d1f:	cmovns %r8,%rdx
    3d23:	vxorps %xmm4,%xmm4,%xmm4
    3d27:	vxorps %xmm3,%xmm3,%xmm3
    3d2b:	vxorps %xmm2,%xmm2,%xmm2
    3d2f:	vxorps %xmm1,%xmm1,%xmm1
    3d33:	cmp    $0x20,%rdi
    3d37:	jl     3fdb <compute+0x253b>
    3d3d:	mov    %rbx,0x800(%rsp)
    3d45:	mov    (%r11),%rbx
    3d48:	mov    %r11,%rdi
    3d4b:	mov    0x28(%r11),%r11
    3d4f:	sar    $0x5,%rsi
    3d53:	sar    $0x3,%r9
    3d57:	shl    $0x9,%rcx
    3d5b:	mov    %r13,%rax
    3d5e:	shl    $0x4,%rax
    3d62:	add    %rcx,%rax
    3d65:	mov    %rsi,%r8
    3d68:	imul   %r10,%r8
    3d6c:	shl    $0x2,%r8
    3d70:	imul   0x140(%rsp),%r9
    3d79:	lea    (%rbx,%r9,1),%r10
    3d7d:	add    $0x400,%r10
    3d84:	mov    0x8(%rdi),%rcx
    3d88:	add    %r8,%rcx
    3d8b:	add    0x10(%rdi),%r8
    3d8f:	sar    $0x5,%rdx
    3d93:	imul   %rdx,%rax
    3d97:	add    %r11,%rax
    3d9a:	imul   %r12,%rdx
    3d9e:	add    %r11,%rdx
    3da1:	add    $0x7c,%rdx
    3da5:	xor    %r9d,%r9d
    3da8:	nopl   0x0(%rax,%rax,1)
    3db0:	mov    %r9,%r11
    3db3:	shl    $0x4,%r11
    3db7:	mov    %r9,%rdi
    3dba:	shl    $0x6,%rdi
    3dbe:	vmovups (%rcx,%rdi,1),%zmm6
    3dc5:	vmovups (%r8,%rdi,1),%zmm5
    3dcc:	xor    %ebx,%ebx
    3dce:	vxorps %xmm10,%xmm10,%xmm10
    3dd3:	vxorps %xmm9,%xmm9,%xmm9
    3dd8:	vxorps %xmm8,%xmm8,%xmm8
    3ddd:	vxorps %xmm7,%xmm7,%xmm7
    3de1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3df0:	vmovups -0x400(%r10,%rbx,1),%zmm11
    3df8:	prefetcht0 (%r10,%rbx,1)
    3dfd:	vpermps %zmm0,%zmm11,%zmm12
    3e03:	vfmadd231ps -0x7c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    3e0b:	vfmadd231ps -0x78(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    3e13:	vfmadd231ps -0x74(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    3e1b:	vfmadd231ps -0x70(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    3e23:	vpsrld $0x4,%zmm11,%zmm12
    3e2a:	vpermd %zmm0,%zmm12,%zmm12
    3e30:	vfmadd231ps -0x6c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    3e38:	vfmadd231ps -0x68(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    3e40:	vfmadd231ps -0x64(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    3e48:	vpsrld $0x8,%zmm11,%zmm13
    3e4f:	vfmadd231ps -0x60(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    3e57:	vpermd %zmm0,%zmm13,%zmm12
    3e5d:	vfmadd231ps -0x5c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    3e65:	vfmadd231ps -0x58(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    3e6d:	vfmadd231ps -0x54(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    3e75:	vfmadd231ps -0x50(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    3e7d:	vpsrld $0xc,%zmm11,%zmm12
    3e84:	vpermd %zmm0,%zmm12,%zmm12
    3e8a:	vfmadd231ps -0x4c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    3e92:	vfmadd231ps -0x48(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    3e9a:	vfmadd231ps -0x44(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    3ea2:	vpsrld $0x10,%zmm11,%zmm13
    3ea9:	vfmadd231ps -0x40(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    3eb1:	vpermd %zmm0,%zmm13,%zmm12
    3eb7:	vfmadd231ps -0x3c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    3ebf:	vfmadd231ps -0x38(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    3ec7:	vfmadd231ps -0x34(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    3ecf:	vfmadd231ps -0x30(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    3ed7:	vpsrld $0x14,%zmm11,%zmm12
    3ede:	vpermd %zmm0,%zmm12,%zmm12
    3ee4:	vfmadd231ps -0x2c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    3eec:	vfmadd231ps -0x28(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    3ef4:	vfmadd231ps -0x24(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    3efc:	vpsrld $0x18,%zmm11,%zmm13
    3f03:	vfmadd231ps -0x20(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    3f0b:	vpermd %zmm0,%zmm13,%zmm12
    3f11:	vfmadd231ps -0x1c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    3f19:	vfmadd231ps -0x18(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    3f21:	vfmadd231ps -0x14(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    3f29:	vfmadd231ps -0x10(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    3f31:	vpsrld $0x1c,%zmm11,%zmm11
    3f38:	vpermd %zmm0,%zmm11,%zmm11
    3f3e:	vfmadd231ps -0xc(%rdx,%rbx,2){1to16},%zmm11,%zmm10
    3f46:	vfmadd231ps -0x8(%rdx,%rbx,2){1to16},%zmm11,%zmm9
    3f4e:	vfmadd231ps -0x4(%rdx,%rbx,2){1to16},%zmm11,%zmm8
    3f56:	vfmadd231ps (%rdx,%rbx,2){1to16},%zmm11,%zmm7
    3f5d:	add    $0x40,%rbx
    3f61:	cmp    $0x100,%rbx
    3f68:	jne    3df0 <compute+0x2350>
    3f6e:	vfmadd231ps %zmm10,%zmm6,%zmm4
    3f74:	vfmadd231ps (%rax,%r11,1){1to16},%zmm5,%zmm4
    3f7b:	vfmadd231ps %zmm9,%zmm6,%zmm3
    3f81:	vfmadd231ps 0x4(%rax,%r11,1){1to16},%zmm5,%zmm3
    3f89:	vfmadd231ps %zmm8,%zmm6,%zmm2
    3f8f:	vfmadd231ps 0x8(%rax,%r11,1){1to16},%zmm5,%zmm2
    3f97:	vfmadd231ps %zmm7,%zmm6,%zmm1
    3f9d:	vfmadd231ps 0xc(%rax,%r11,1){1to16},%zmm5,%zmm1
    3fa5:	inc    %r9
    3fa8:	add    $0x100,%r10
    3faf:	add    $0x200,%rdx
    3fb6:	cmp    %rsi,%r9
    3fb9:	jne    3db0 <compute+0x2310>
    3fbf:	mov    0x98(%rsp),%r11
    3fc7:	mov    0x30(%r11),%rax
    3fcb:	mov    0x100(%rsp),%r10
    3fd3:	mov    0x800(%rsp),%rbx
    3fdb:	lea    0x0(,%r13,4),%r8
    3fe3:	cmp    %rax,%r8
    3fe6:	jge    4130 <compute+0x2690>
    3fec:	mov    0x20(%r11),%rdx
    3ff0:	mov    0x38(%r11),%rsi
    3ff4:	mov    %rsi,%rcx
    3ff7:	sub    %r10,%rcx
    3ffa:	cmp    $0xf,%rcx
    3ffe:	jle    4020 <compute+0x2580>
    4000:	imul   %r8,%rsi
    4004:	lea    (%rdx,%rsi,4),%rax
    4008:	vmovups %zmm4,(%rax,%r10,4)
    400f:	mov    0x30(%r11),%rax
    4013:	jmp    4130 <compute+0x2690>
    4018:	nopl   0x0(%rax,%rax,1)
    4020:	test   %rcx,%rcx
    4023:	jle    4130 <compute+0x2690>
    4029:	mov    0x1c0(%rsp),%rcx
    4031:	lea    (%rcx,%rsi,1),%r10
    4035:	mov    %r10d,%ecx
    4038:	and    $0x3,%ecx
    403b:	mov    0x200(%rsp),%rdi
    4043:	sub    %rsi,%rdi
    4046:	cmp    $0xfffffffffffffffc,%rdi
    404a:	jbe    4054 <compute+0x25b4>
    404c:	xor    %r9d,%r9d
    404f:	jmp    40de <compute+0x263e>
    4054:	and    $0xfffffffffffffffc,%r10
    4058:	mov    0x180(%rsp),%rdi
    4060:	add    %rdx,%rdi
    4063:	mov    %rsi,%r11
    4066:	imul   %r15,%r11
    406a:	add    %rdi,%r11
    406d:	xor    %r9d,%r9d
    4070:	mov    %r9d,%edi
    4073:	and    $0xf,%edi
    4076:	vmovaps %zmm4,0x380(%rsp)
    407e:	vmovss 0x380(%rsp,%rdi,4),%xmm5
    4087:	lea    0x1(%r9),%edi
    408b:	and    $0xf,%edi
    408e:	vinsertps $0x10,0x380(%rsp,%rdi,4),%xmm5,%xmm5
    4099:	lea    0x2(%r9),%edi
    409d:	and    $0xf,%edi
    40a0:	vinsertps $0x20,0x380(%rsp,%rdi,4),%xmm5,%xmm5
    40ab:	lea    0x3(%r9),%edi
    40af:	and    $0xf,%edi
    40b2:	vinsertps $0x30,0x380(%rsp,%rdi,4),%xmm5,%xmm5
    40bd:	vmovups %xmm5,-0x8(%r11,%r9,4)
    40c4:	add    $0x4,%r9
    40c8:	cmp    %r10,%r9
    40cb:	jne    4070 <compute+0x25d0>
    40cd:	test   %rcx,%rcx
    40d0:	mov    0x98(%rsp),%r11
    40d8:	je     451a <compute+0x2a7a>
    40de:	add    0x140(%rsp),%rdx
    40e6:	imul   %r15,%rsi
    40ea:	lea    (%rsi,%r9,4),%rsi
    40ee:	add    %rdx,%rsi
    40f1:	xor    %edx,%edx
    40f3:	mov    0x100(%rsp),%r10
    40fb:	nopl   0x0(%rax,%rax,1)
    4100:	lea    (%r9,%rdx,1),%edi
    4104:	and    $0xf,%edi
    4107:	vmovaps %zmm4,0xcc0(%rsp)
    410f:	vmovss 0xcc0(%rsp,%rdi,4),%xmm5
    4118:	vmovss %xmm5,(%rsi,%rdx,4)
    411d:	inc    %rdx
    4120:	cmp    %rdx,%rcx
    4123:	jne    4100 <compute+0x2660>
    4125:	data16 cs nopw 0x0(%rax,%rax,1)
    4130:	mov    %r8,%rcx
    4133:	or     $0x1,%rcx
    4137:	cmp    %rax,%rcx
    413a:	jge    4280 <compute+0x27e0>
    4140:	mov    0x20(%r11),%rdx
    4144:	mov    0x38(%r11),%rsi
    4148:	mov    %rsi,%r9
    414b:	sub    %r10,%r9
    414e:	cmp    $0xf,%r9
    4152:	jle    4170 <compute+0x26d0>
    4154:	imul   %rcx,%rsi
    4158:	lea    (%rdx,%rsi,4),%rax
    415c:	vmovups %zmm3,(%rax,%r10,4)
    4163:	mov    0x30(%r11),%rax
    4167:	jmp    4280 <compute+0x27e0>
    416c:	nopl   0x0(%rax)
    4170:	test   %r9,%r9
    4173:	jle    4280 <compute+0x27e0>
    4179:	mov    0x1c0(%rsp),%rcx
    4181:	lea    (%rcx,%rsi,1),%r10
    4185:	mov    %r10d,%ecx
    4188:	and    $0x3,%ecx
    418b:	mov    0x200(%rsp),%rdi
    4193:	sub    %rsi,%rdi
    4196:	cmp    $0xfffffffffffffffc,%rdi
    419a:	jbe    41a4 <compute+0x2704>
    419c:	xor    %r9d,%r9d
    419f:	jmp    422e <compute+0x278e>
    41a4:	and    $0xfffffffffffffffc,%r10
    41a8:	mov    0x180(%rsp),%rdi
    41b0:	add    %rdx,%rdi
    41b3:	mov    %rsi,%r11
    41b6:	imul   %rbx,%r11
    41ba:	add    %rdi,%r11
    41bd:	xor    %r9d,%r9d
    41c0:	mov    %r9d,%edi
    41c3:	and    $0xf,%edi
    41c6:	vmovaps %zmm3,0x340(%rsp)
    41ce:	vmovss 0x340(%rsp,%rdi,4),%xmm4
    41d7:	lea    0x1(%r9),%edi
    41db:	and    $0xf,%edi
    41de:	vinsertps $0x10,0x340(%rsp,%rdi,4),%xmm4,%xmm4
    41e9:	lea    0x2(%r9),%edi
    41ed:	and    $0xf,%edi
    41f0:	vinsertps $0x20,0x340(%rsp,%rdi,4),%xmm4,%xmm4
    41fb:	lea    0x3(%r9),%edi
    41ff:	and    $0xf,%edi
    4202:	vinsertps $0x30,0x340(%rsp,%rdi,4),%xmm4,%xmm4
    420d:	vmovups %xmm4,-0x8(%r11,%r9,4)
    4214:	add    $0x4,%r9
    4218:	cmp    %r10,%r9
    421b:	jne    41c0 <compute+0x2720>
    421d:	test   %rcx,%rcx
    4220:	mov    0x98(%rsp),%r11
    4228:	je     4527 <compute+0x2a87>
    422e:	add    0x140(%rsp),%rdx
    4236:	imul   %rbx,%rsi
    423a:	lea    (%rsi,%r9,4),%rsi
    423e:	add    %rdx,%rsi
    4241:	xor    %edx,%edx
    4243:	mov    0x100(%rsp),%r10
    424b:	nopl   0x0(%rax,%rax,1)
    4250:	lea    (%r9,%rdx,1),%edi
    4254:	and    $0xf,%edi
    4257:	vmovaps %zmm3,0xc80(%rsp)
    425f:	vmovss 0xc80(%rsp,%rdi,4),%xmm4
    4268:	vmovss %xmm4,(%rsi,%rdx,4)
    426d:	inc    %rdx
    4270:	cmp    %rdx,%rcx
    4273:	jne    4250 <compute+0x27b0>
    4275:	data16 cs nopw 0x0(%rax,%rax,1)
    4280:	mov    %r8,%rcx
    4283:	or     $0x2,%rcx
    4287:	cmp    %rax,%rcx
    428a:	jge    43e0 <compute+0x2940>
    4290:	mov    0x20(%r11),%rdx
    4294:	mov    0x38(%r11),%rsi
    4298:	mov    %rsi,%r9
    429b:	sub    %r10,%r9
    429e:	cmp    $0xf,%r9
    42a2:	jle    42c0 <compute+0x2820>
    42a4:	imul   %rcx,%rsi
    42a8:	lea    (%rdx,%rsi,4),%rax
    42ac:	vmovups %zmm2,(%rax,%r10,4)
    42b3:	mov    0x30(%r11),%rax
    42b7:	jmp    43e0 <compute+0x2940>
    42bc:	nopl   0x0(%rax)
    42c0:	test   %r9,%r9
    42c3:	jle    43e0 <compute+0x2940>
    42c9:	mov    0x1c0(%rsp),%rcx
    42d1:	lea    (%rcx,%rsi,1),%r10
    42d5:	mov    %r10d,%ecx
    42d8:	and    $0x3,%ecx
    42db:	mov    0x200(%rsp),%rdi
    42e3:	sub    %rsi,%rdi
    42e6:	cmp    $0xfffffffffffffffc,%rdi
    42ea:	jbe    42f4 <compute+0x2854>
    42ec:	xor    %r9d,%r9d
    42ef:	jmp    438e <compute+0x28ee>
    42f4:	and    $0xfffffffffffffffc,%r10
    42f8:	mov    0x180(%rsp),%rdi
    4300:	add    %rdx,%rdi
    4303:	mov    %rsi,%r11
    4306:	imul   0x240(%rsp),%r11
    430f:	add    %rdi,%r11
    4312:	xor    %r9d,%r9d
    4315:	data16 cs nopw 0x0(%rax,%rax,1)
    4320:	mov    %r9d,%edi
    4323:	and    $0xf,%edi
    4326:	vmovaps %zmm2,0x300(%rsp)
    432e:	vmovss 0x300(%rsp,%rdi,4),%xmm3
    4337:	lea    0x1(%r9),%edi
    433b:	and    $0xf,%edi
    433e:	vinsertps $0x10,0x300(%rsp,%rdi,4),%xmm3,%xmm3
    4349:	lea    0x2(%r9),%edi
    434d:	and    $0xf,%edi
    4350:	vinsertps $0x20,0x300(%rsp,%rdi,4),%xmm3,%xmm3
    435b:	lea    0x3(%r9),%edi
    435f:	and    $0xf,%edi
    4362:	vinsertps $0x30,0x300(%rsp,%rdi,4),%xmm3,%xmm3
    436d:	vmovups %xmm3,-0x8(%r11,%r9,4)
    4374:	add    $0x4,%r9
    4378:	cmp    %r10,%r9
    437b:	jne    4320 <compute+0x2880>
    437d:	test   %rcx,%rcx
    4380:	mov    0x98(%rsp),%r11
    4388:	je     4534 <compute+0x2a94>
    438e:	add    0x140(%rsp),%rdx
    4396:	imul   0x240(%rsp),%rsi
    439f:	lea    (%rsi,%r9,4),%rsi
    43a3:	add    %rdx,%rsi
    43a6:	xor    %edx,%edx
    43a8:	mov    0x100(%rsp),%r10
    43b0:	lea    (%r9,%rdx,1),%edi
    43b4:	and    $0xf,%edi
    43b7:	vmovaps %zmm2,0xc40(%rsp)
    43bf:	vmovss 0xc40(%rsp,%rdi,4),%xmm3
    43c8:	vmovss %xmm3,(%rsi,%rdx,4)
    43cd:	inc    %rdx
    43d0:	cmp    %rdx,%rcx
    43d3:	jne    43b0 <compute+0x2910>
    43d5:	data16 cs nopw 0x0(%rax,%rax,1)
    43e0:	or     $0x3,%r8
    43e4:	cmp    %rax,%r8
    43e7:	jge    3cc3 <compute+0x2223>
    43ed:	mov    0x20(%r11),%rdx
    43f1:	mov    0x38(%r11),%rsi
    43f5:	mov    %rsi,%rcx
    43f8:	sub    %r10,%rcx
    43fb:	cmp    $0xf,%rcx
    43ff:	jg     3cb0 <compute+0x2210>
    4405:	test   %rcx,%rcx
    4408:	jle    3cc3 <compute+0x2223>
    440e:	mov    0x1c0(%rsp),%rcx
    4416:	lea    (%rcx,%rsi,1),%r9
    441a:	mov    %r9d,%ecx
    441d:	and    $0x3,%ecx
    4420:	mov    0x200(%rsp),%rdi
    4428:	sub    %rsi,%rdi
    442b:	cmp    $0xfffffffffffffffc,%rdi
    442f:	jbe    4439 <compute+0x2999>
    4431:	xor    %r8d,%r8d
    4434:	jmp    44ce <compute+0x2a2e>
    4439:	and    $0xfffffffffffffffc,%r9
    443d:	mov    0x180(%rsp),%rdi
    4445:	add    %rdx,%rdi
    4448:	mov    %rsi,%r10
    444b:	imul   %r14,%r10
    444f:	add    %rdi,%r10
    4452:	xor    %r8d,%r8d
    4455:	data16 cs nopw 0x0(%rax,%rax,1)
    4460:	mov    %r8d,%edi
    4463:	and    $0xf,%edi
    4466:	vmovaps %zmm1,0x2c0(%rsp)
    446e:	vmovss 0x2c0(%rsp,%rdi,4),%xmm2
    4477:	lea    0x1(%r8),%edi
    447b:	and    $0xf,%edi
    447e:	vinsertps $0x10,0x2c0(%rsp,%rdi,4),%xmm2,%xmm2
    4489:	lea    0x2(%r8),%edi
    448d:	and    $0xf,%edi
    4490:	vinsertps $0x20,0x2c0(%rsp,%rdi,4),%xmm2,%xmm2
    449b:	lea    0x3(%r8),%edi
    449f:	and    $0xf,%edi
    44a2:	vinsertps $0x30,0x2c0(%rsp,%rdi,4),%xmm2,%xmm2
    44ad:	vmovups %xmm2,-0x8(%r10,%r8,4)
    44b4:	add    $0x4,%r8
    44b8:	cmp    %r9,%r8
    44bb:	jne    4460 <compute+0x29c0>
    44bd:	test   %rcx,%rcx
    44c0:	mov    0x100(%rsp),%r10
    44c8:	je     3cc3 <compute+0x2223>
    44ce:	add    0x140(%rsp),%rdx
    44d6:	imul   %r14,%rsi
    44da:	lea    (%rsi,%r8,4),%rsi
    44de:	add    %rdx,%rsi
    44e1:	xor    %edx,%edx
    44e3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    44f0:	lea    (%r8,%rdx,1),%edi
    44f4:	and    $0xf,%edi
    44f7:	vmovaps %zmm1,0xc00(%rsp)
    44ff:	vmovss 0xc00(%rsp,%rdi,4),%xmm2
    4508:	vmovss %xmm2,(%rsi,%rdx,4)
    450d:	inc    %rdx
    4510:	cmp    %rdx,%rcx
    4513:	jne    44f0 <compute+0x2a50>
    4515:	jmp    3cc3 <compute+0x2223>
    451a:	mov    0x100(%rsp),%r10
    4522:	jmp    4130 <compute+0x2690>
    4527:	mov    0x100(%rsp),%r10
    452f:	jmp    4280 <compute+0x27e0>
    4534:	mov    0x100(%rsp),%r10
    453c:	jmp    43e0 <compute+0x2940>
    4541:	lea    -0x28(%rbp),%rsp
    4545:	pop    %rbx
    4546:	pop    %r12
    4548:	pop    %r13
    454a:	pop    %r14
    454c:	pop    %r15
    454e:	pop    %rbp
    454f:	vzeroupper
    4552:	ret
