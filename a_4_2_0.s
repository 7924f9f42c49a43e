
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
    1a3c:	lea    0x1f(%rsi),%rax
    1a40:	lea    0x3e(%rsi),%rdx
    1a44:	test   %rax,%rax
    1a47:	cmovns %rax,%rdx
    1a4b:	sar    $0x5,%rdx
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
    1a79:	shl    $0x5,%rcx
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
    1aa0:	mov    0x38(%rdi),%rcx
    1aa4:	mov    0x48(%rdi),%r8
    1aa8:	lea    0x1f(%rcx),%rax
    1aac:	lea    0x3e(%rcx),%rdx
    1ab0:	test   %rax,%rax
    1ab3:	cmovns %rax,%rdx
    1ab7:	sar    $0x5,%rdx
    1abb:	cmp    %r8,%rdx
    1abe:	cmovl  %rdx,%r8
    1ac2:	lea    (%rdx,%r8,1),%rax
    1ac6:	dec    %rax
    1ac9:	mov    %rax,%rdx
    1acc:	or     %r8,%rdx
    1acf:	shr    $0x20,%rdx
    1ad3:	je     1adc <compute+0x3c>
    1ad5:	cqto
    1ad7:	idiv   %r8
    1ada:	jmp    1ae1 <compute+0x41>
    1adc:	xor    %edx,%edx
    1ade:	div    %r8d
    1ae1:	push   %rbp
    1ae2:	mov    %rsp,%rbp
    1ae5:	push   %r15
    1ae7:	push   %r14
    1ae9:	push   %r13
    1aeb:	push   %r12
    1aed:	push   %rbx
    1aee:	and    $0xffffffffffffffc0,%rsp
    1af2:	sub    $0x6c0,%rsp
    1af9:	mov    %rax,%r8
    1afc:	shl    $0x5,%r8
    1b00:	lea    0x1(%rsi),%rdx
    1b04:	imul   %r8,%rdx
    1b08:	cmp    %rcx,%rdx
    1b0b:	cmovge %rcx,%rdx
    1b0f:	imul   %rsi,%r8
    1b13:	lea    0x10(%r8),%rcx
    1b17:	mov    %rdx,0x60(%rsp)
    1b1c:	cmp    %rdx,%rcx
    1b1f:	jge    2b5f <compute+0x10bf>
    1b25:	mov    0x30(%rdi),%r9
    1b29:	mov    $0xffffffffffffffef,%rcx
    1b30:	sub    %r8,%rcx
    1b33:	mov    %rcx,0x68(%rsp)
    1b38:	imul   %rsi,%rax
    1b3c:	shl    $0x7,%rax
    1b40:	lea    0x40(%rax),%rcx
    1b44:	mov    %rcx,0x10(%rsp)
    1b49:	lea    0x8(%rax),%rcx
    1b4d:	mov    %rcx,0x48(%rsp)
    1b52:	xor    %ecx,%ecx
    1b54:	vmovdqa64 -0x175e(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    1b5e:	mov    %r8,0x70(%rsp)
    1b63:	mov    %r8,(%rsp)
    1b67:	jmp    1bab <compute+0x10b>
    1b69:	nopl   0x0(%rax)
    1b70:	mov    (%rsp),%rcx
    1b74:	lea    0x20(%rcx),%r8
    1b78:	add    $0x30,%rcx
    1b7c:	mov    %rcx,%rdx
    1b7f:	mov    0x78(%rsp),%rcx
    1b84:	inc    %rcx
    1b87:	mov    0x38(%rsp),%rax
    1b8c:	sub    $0xffffffffffffff80,%rax
    1b90:	subq   $0xffffffffffffff80,0x10(%rsp)
    1b96:	subq   $0xffffffffffffff80,0x48(%rsp)
    1b9c:	cmp    0x60(%rsp),%rdx
    1ba1:	mov    %r8,(%rsp)
    1ba5:	jge    2b5f <compute+0x10bf>
    1bab:	mov    %rax,0x38(%rsp)
    1bb0:	test   %r9,%r9
    1bb3:	mov    %rcx,0x78(%rsp)
    1bb8:	jle    1b70 <compute+0xd0>
    1bba:	mov    %rcx,%rax
    1bbd:	shl    $0x5,%rax
    1bc1:	mov    0x68(%rsp),%rcx
    1bc6:	sub    %rax,%rcx
    1bc9:	mov    %rcx,0x50(%rsp)
    1bce:	lea    0x3(%r9),%r8
    1bd2:	shr    $0x2,%r8
    1bd6:	mov    (%rsp),%rcx
    1bda:	mov    %rcx,%r13
    1bdd:	or     $0x10,%r13
    1be1:	add    0x70(%rsp),%rax
    1be6:	mov    %rax,0x58(%rsp)
    1beb:	mov    $0x4,%eax
    1bf0:	mov    %rax,0x28(%rsp)
    1bf5:	mov    $0x8,%eax
    1bfa:	mov    %rax,0x18(%rsp)
    1bff:	mov    $0xc,%r14d
    1c05:	movq   $0x0,0x20(%rsp)
    1c0e:	movq   $0x0,0x30(%rsp)
    1c17:	xor    %r10d,%r10d
    1c1a:	mov    %r13,0x40(%rsp)
    1c1f:	jmp    1c81 <compute+0x1e1>
    1c21:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1c30:	imul   %rsi,%r11
    1c34:	lea    (%r8,%r11,4),%rax
    1c38:	vmovups %zmm1,(%rax,%r13,4)
    1c3f:	mov    0x30(%rdi),%r9
    1c43:	inc    %r10
    1c46:	lea    0x3(%r9),%rax
    1c4a:	lea    0x6(%r9),%r8
    1c4e:	test   %rax,%rax
    1c51:	cmovns %rax,%r8
    1c55:	sar    $0x2,%r8
    1c59:	addq   $0x200,0x30(%rsp)
    1c62:	addq   $0x10,0x20(%rsp)
    1c68:	addq   $0x10,0x28(%rsp)
    1c6e:	addq   $0x10,0x18(%rsp)
    1c74:	add    $0x10,%r14
    1c78:	cmp    %r8,%r10
    1c7b:	jge    1b74 <compute+0xd4>
    1c81:	mov    %r14,0x8(%rsp)
    1c86:	mov    0x40(%rdi),%rdx
    1c8a:	lea    0x1f(%rdx),%rsi
    1c8e:	test   %rdx,%rdx
    1c91:	mov    %rdx,%rax
    1c94:	cmovs  %rsi,%rax
    1c98:	lea    0x7(%rdx),%r14
    1c9c:	cmovns %rdx,%r14
    1ca0:	lea    0x3e(%rdx),%r11
    1ca4:	test   %rsi,%rsi
    1ca7:	cmovns %rsi,%r11
    1cab:	vxorps %xmm1,%xmm1,%xmm1
    1caf:	vxorps %xmm2,%xmm2,%xmm2
    1cb3:	vxorps %xmm3,%xmm3,%xmm3
    1cb7:	vxorps %xmm4,%xmm4,%xmm4
    1cbb:	vxorps %xmm5,%xmm5,%xmm5
    1cbf:	vxorps %xmm6,%xmm6,%xmm6
    1cc3:	vxorps %xmm7,%xmm7,%xmm7
    1cc7:	vxorps %xmm8,%xmm8,%xmm8
    1ccc:	cmp    $0x20,%rdx
    1cd0:	jl     21d5 <compute+0x735>
    1cd6:	mov    (%rdi),%rdx
    1cd9:	mov    0x28(%rdi),%r12
    1cdd:	sar    $0x5,%rax
    1ce1:	sar    $0x3,%r14
    1ce5:	mov    %rax,%rsi
    1ce8:	imul   %rcx,%rsi
    1cec:	shl    $0x2,%rsi
    1cf0:	shl    $0x9,%r8
    1cf4:	mov    %r10,%r9
    1cf7:	shl    $0x4,%r9
    1cfb:	add    %r8,%r9
    1cfe:	mov    0x38(%rsp),%r8
    1d03:	imul   %r14,%r8
    1d07:	lea    (%rdx,%r8,1),%rbx
    1d0b:	add    $0x400,%rbx
    1d12:	imul   0x10(%rsp),%r14
    1d18:	add    %rdx,%r14
    1d1b:	add    $0x400,%r14
    1d22:	mov    0x8(%rdi),%r15
    1d26:	add    %rsi,%r15
    1d29:	add    0x10(%rdi),%rsi
    1d2d:	sar    $0x5,%r11
    1d31:	imul   %r11,%r9
    1d35:	add    %r12,%r9
    1d38:	imul   0x30(%rsp),%r11
    1d3e:	add    %r12,%r11
    1d41:	add    $0x7c,%r11
    1d45:	xor    %r12d,%r12d
    1d48:	nopl   0x0(%rax,%rax,1)
    1d50:	mov    %r12,%r13
    1d53:	shl    $0x4,%r13
    1d57:	mov    %r12,%rdx
    1d5a:	shl    $0x6,%rdx
    1d5e:	vmovups (%r15,%rdx,1),%zmm14
    1d65:	vmovups (%rsi,%rdx,1),%zmm13
    1d6c:	lea    (%rax,%r12,1),%rdx
    1d70:	shl    $0x6,%rdx
    1d74:	vmovups (%r15,%rdx,1),%zmm10
    1d7b:	vmovups (%rsi,%rdx,1),%zmm9
    1d82:	xor    %r8d,%r8d
    1d85:	vxorps %xmm11,%xmm11,%xmm11
    1d8a:	vxorps %xmm12,%xmm12,%xmm12
    1d8f:	vxorps %xmm15,%xmm15,%xmm15
    1d94:	vxorps %xmm16,%xmm16,%xmm16
    1d9a:	vxorps %xmm17,%xmm17,%xmm17
    1da0:	vxorps %xmm18,%xmm18,%xmm18
    1da6:	vxorps %xmm19,%xmm19,%xmm19
    1dac:	vxorps %xmm20,%xmm20,%xmm20
    1db2:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1dc0:	vmovdqu64 -0x400(%rbx,%r8,1),%zmm21
    1dc8:	prefetcht0 (%rbx,%r8,1)
    1dcd:	vmovdqu64 -0x400(%r14,%r8,1),%zmm22
    1dd5:	prefetcht0 (%r14,%r8,1)
    1dda:	vpermd %zmm0,%zmm21,%zmm23
    1de0:	vpsrld $0x4,%zmm21,%zmm24
    1de7:	vpermd %zmm0,%zmm22,%zmm25
    1ded:	vpsrld $0x4,%zmm22,%zmm26
    1df4:	vbroadcastss -0x7c(%r11,%r8,2),%zmm27
    1dfc:	vfmadd231ps %zmm27,%zmm23,%zmm20
    1e02:	vfmadd231ps %zmm27,%zmm25,%zmm16
    1e08:	vbroadcastss -0x78(%r11,%r8,2),%zmm27
    1e10:	vfmadd231ps %zmm27,%zmm23,%zmm19
    1e16:	vfmadd231ps %zmm27,%zmm25,%zmm15
    1e1c:	vbroadcastss -0x74(%r11,%r8,2),%zmm27
    1e24:	vfmadd231ps %zmm27,%zmm23,%zmm18
    1e2a:	vfmadd231ps %zmm27,%zmm25,%zmm12
    1e30:	vbroadcastss -0x70(%r11,%r8,2),%zmm27
    1e38:	vfmadd231ps %zmm23,%zmm27,%zmm17
    1e3e:	vfmadd231ps %zmm27,%zmm25,%zmm11
    1e44:	vpermd %zmm0,%zmm24,%zmm23
    1e4a:	vpsrld $0x8,%zmm21,%zmm24
    1e51:	vpsrld $0x8,%zmm22,%zmm25
    1e58:	vpermd %zmm0,%zmm26,%zmm26
    1e5e:	vbroadcastss -0x6c(%r11,%r8,2),%zmm27
    1e66:	vfmadd231ps %zmm27,%zmm23,%zmm20
    1e6c:	vfmadd231ps %zmm27,%zmm26,%zmm16
    1e72:	vbroadcastss -0x68(%r11,%r8,2),%zmm27
    1e7a:	vfmadd231ps %zmm27,%zmm23,%zmm19
    1e80:	vfmadd231ps %zmm27,%zmm26,%zmm15
    1e86:	vbroadcastss -0x64(%r11,%r8,2),%zmm27
    1e8e:	vfmadd231ps %zmm27,%zmm23,%zmm18
    1e94:	vfmadd231ps %zmm27,%zmm26,%zmm12
    1e9a:	vbroadcastss -0x60(%r11,%r8,2),%zmm27
    1ea2:	vpermd %zmm0,%zmm24,%zmm24
    1ea8:	vfmadd231ps %zmm23,%zmm27,%zmm17
    1eae:	vpsrld $0xc,%zmm21,%zmm23
    1eb5:	vpermd %zmm0,%zmm25,%zmm25
    1ebb:	vpsrld $0xc,%zmm22,%zmm28
    1ec2:	vfmadd231ps %zmm27,%zmm26,%zmm11
    1ec8:	vbroadcastss -0x5c(%r11,%r8,2),%zmm26
    1ed0:	vfmadd231ps %zmm26,%zmm24,%zmm20
    1ed6:	vfmadd231ps %zmm26,%zmm25,%zmm16
    1edc:	vbroadcastss -0x58(%r11,%r8,2),%zmm26
    1ee4:	vfmadd231ps %zmm26,%zmm24,%zmm19
    1eea:	vfmadd231ps %zmm26,%zmm25,%zmm15
    1ef0:	vbroadcastss -0x54(%r11,%r8,2),%zmm26
    1ef8:	vfmadd231ps %zmm26,%zmm24,%zmm18
    1efe:	vfmadd231ps %zmm26,%zmm25,%zmm12
    1f04:	vbroadcastss -0x50(%r11,%r8,2),%zmm26
    1f0c:	vpermd %zmm0,%zmm23,%zmm23
    1f12:	vfmadd231ps %zmm24,%zmm26,%zmm17
    1f18:	vpsrld $0x10,%zmm21,%zmm24
    1f1f:	vpermd %zmm0,%zmm28,%zmm27
    1f25:	vpsrld $0x10,%zmm22,%zmm28
    1f2c:	vfmadd231ps %zmm26,%zmm25,%zmm11
    1f32:	vbroadcastss -0x4c(%r11,%r8,2),%zmm25
    1f3a:	vfmadd231ps %zmm25,%zmm23,%zmm20
    1f40:	vfmadd231ps %zmm25,%zmm27,%zmm16
    1f46:	vbroadcastss -0x48(%r11,%r8,2),%zmm25
    1f4e:	vfmadd231ps %zmm25,%zmm23,%zmm19
    1f54:	vfmadd231ps %zmm25,%zmm27,%zmm15
    1f5a:	vbroadcastss -0x44(%r11,%r8,2),%zmm25
    1f62:	vfmadd231ps %zmm25,%zmm23,%zmm18
    1f68:	vfmadd231ps %zmm25,%zmm27,%zmm12
    1f6e:	vbroadcastss -0x40(%r11,%r8,2),%zmm25
    1f76:	vpermd %zmm0,%zmm24,%zmm24
    1f7c:	vfmadd231ps %zmm23,%zmm25,%zmm17
    1f82:	vpsrld $0x14,%zmm21,%zmm23
    1f89:	vpermd %zmm0,%zmm28,%zmm26
    1f8f:	vpsrld $0x14,%zmm22,%zmm28
    1f96:	vfmadd231ps %zmm25,%zmm27,%zmm11
    1f9c:	vbroadcastss -0x3c(%r11,%r8,2),%zmm25
    1fa4:	vfmadd231ps %zmm25,%zmm24,%zmm20
    1faa:	vfmadd231ps %zmm25,%zmm26,%zmm16
    1fb0:	vbroadcastss -0x38(%r11,%r8,2),%zmm25
    1fb8:	vfmadd231ps %zmm25,%zmm24,%zmm19
    1fbe:	vfmadd231ps %zmm25,%zmm26,%zmm15
    1fc4:	vbroadcastss -0x34(%r11,%r8,2),%zmm25
    1fcc:	vfmadd231ps %zmm25,%zmm24,%zmm18
    1fd2:	vfmadd231ps %zmm25,%zmm26,%zmm12
    1fd8:	vbroadcastss -0x30(%r11,%r8,2),%zmm25
    1fe0:	vpermd %zmm0,%zmm23,%zmm23
    1fe6:	vfmadd231ps %zmm24,%zmm25,%zmm17
    1fec:	vpsrld $0x18,%zmm21,%zmm24
    1ff3:	vpermd %zmm0,%zmm28,%zmm27
    1ff9:	vpsrld $0x18,%zmm22,%zmm28
    2000:	vfmadd231ps %zmm25,%zmm26,%zmm11
    2006:	vbroadcastss -0x2c(%r11,%r8,2),%zmm25
    200e:	vfmadd231ps %zmm25,%zmm23,%zmm20
    2014:	vfmadd231ps %zmm25,%zmm27,%zmm16
    201a:	vbroadcastss -0x28(%r11,%r8,2),%zmm25
    2022:	vfmadd231ps %zmm25,%zmm23,%zmm19
    2028:	vfmadd231ps %zmm25,%zmm27,%zmm15
    202e:	vbroadcastss -0x24(%r11,%r8,2),%zmm25
    2036:	vfmadd231ps %zmm25,%zmm23,%zmm18
    203c:	vfmadd231ps %zmm25,%zmm27,%zmm12
    2042:	vbroadcastss -0x20(%r11,%r8,2),%zmm25
    204a:	vpermd %zmm0,%zmm24,%zmm24
    2050:	vfmadd231ps %zmm23,%zmm25,%zmm17
    2056:	vpsrld $0x1c,%zmm21,%zmm21
    205d:	vpermd %zmm0,%zmm28,%zmm23
    2063:	vpsrld $0x1c,%zmm22,%zmm22
    206a:	vfmadd231ps %zmm25,%zmm27,%zmm11
    2070:	vbroadcastss -0x1c(%r11,%r8,2),%zmm25
    2078:	vfmadd231ps %zmm25,%zmm24,%zmm20
    207e:	vfmadd231ps %zmm25,%zmm23,%zmm16
    2084:	vbroadcastss -0x18(%r11,%r8,2),%zmm25
    208c:	vfmadd231ps %zmm25,%zmm24,%zmm19
    2092:	vfmadd231ps %zmm25,%zmm23,%zmm15
    2098:	vbroadcastss -0x14(%r11,%r8,2),%zmm25
    20a0:	vfmadd231ps %zmm25,%zmm24,%zmm18
    20a6:	vfmadd231ps %zmm25,%zmm23,%zmm12
    20ac:	vbroadcastss -0x10(%r11,%r8,2),%zmm25
    20b4:	vpermd %zmm0,%zmm21,%zmm21
    20ba:	vfmadd231ps %zmm24,%zmm25,%zmm17
    20c0:	vpermd %zmm0,%zmm22,%zmm22
    20c6:	vbroadcastss -0xc(%r11,%r8,2),%zmm24
    20ce:	vfmadd231ps %zmm25,%zmm23,%zmm11
    20d4:	vfmadd231ps %zmm24,%zmm21,%zmm20
    20da:	vbroadcastss -0x8(%r11,%r8,2),%zmm23
    20e2:	vfmadd231ps %zmm24,%zmm22,%zmm16
    20e8:	vfmadd231ps %zmm23,%zmm21,%zmm19
    20ee:	vbroadcastss -0x4(%r11,%r8,2),%zmm24
    20f6:	vfmadd231ps %zmm23,%zmm22,%zmm15
    20fc:	vfmadd231ps %zmm24,%zmm21,%zmm18
    2102:	vbroadcastss (%r11,%r8,2),%zmm23
    2109:	vfmadd231ps %zmm24,%zmm22,%zmm12
    210f:	vfmadd231ps %zmm21,%zmm23,%zmm17
    2115:	vfmadd231ps %zmm23,%zmm22,%zmm11
    211b:	add    $0x40,%r8
    211f:	cmp    $0x100,%r8
    2126:	jne    1dc0 <compute+0x320>
    212c:	vbroadcastss (%r9,%r13,1),%zmm21
    2133:	vfmadd231ps %zmm20,%zmm14,%zmm8
    2139:	vbroadcastss 0x4(%r9,%r13,1),%zmm20
    2141:	vfmadd231ps %zmm21,%zmm13,%zmm8
    2147:	vfmadd231ps %zmm19,%zmm14,%zmm7
    214d:	vbroadcastss 0x8(%r9,%r13,1),%zmm19
    2155:	vfmadd231ps %zmm20,%zmm13,%zmm7
    215b:	vfmadd231ps %zmm18,%zmm14,%zmm6
    2161:	vbroadcastss 0xc(%r9,%r13,1),%zmm18
    2169:	vfmadd231ps %zmm19,%zmm13,%zmm6
    216f:	vfmadd231ps %zmm17,%zmm14,%zmm5
    2175:	vfmadd231ps %zmm13,%zmm18,%zmm5
    217b:	vfmadd231ps %zmm16,%zmm10,%zmm4
    2181:	vfmadd231ps %zmm21,%zmm9,%zmm4
    2187:	vfmadd231ps %zmm15,%zmm10,%zmm3
    218d:	vfmadd231ps %zmm20,%zmm9,%zmm3
    2193:	vfmadd231ps %zmm12,%zmm10,%zmm2
    2199:	vfmadd231ps %zmm19,%zmm9,%zmm2
    219f:	vfmadd231ps %zmm11,%zmm10,%zmm1
    21a5:	vfmadd231ps %zmm18,%zmm9,%zmm1
    21ab:	inc    %r12
    21ae:	add    $0x100,%rbx
    21b5:	add    $0x100,%r14
    21bc:	add    $0x200,%r11
    21c3:	cmp    %rax,%r12
    21c6:	jne    1d50 <compute+0x2b0>
    21cc:	mov    0x30(%rdi),%r9
    21d0:	mov    0x40(%rsp),%r13
    21d5:	lea    0x0(,%r10,4),%rax
    21dd:	cmp    %r9,%rax
    21e0:	jge    2310 <compute+0x870>
    21e6:	mov    0x20(%rdi),%r8
    21ea:	mov    0x38(%rdi),%r11
    21ee:	mov    %r11,%r14
    21f1:	sub    %rcx,%r14
    21f4:	cmp    $0xf,%r14
    21f8:	jle    2220 <compute+0x780>
    21fa:	imul   %rax,%r11
    21fe:	lea    (%r8,%r11,4),%rdx
    2202:	vmovups %zmm8,(%rdx,%rcx,4)
    2209:	mov    0x30(%rdi),%r9
    220d:	jmp    2310 <compute+0x870>
    2212:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2220:	test   %r14,%r14
    2223:	jle    2310 <compute+0x870>
    2229:	mov    %r11d,%esi
    222c:	and    $0x3,%esi
    222f:	mov    0x58(%rsp),%rdx
    2234:	sub    %r11,%rdx
    2237:	cmp    $0xfffffffffffffffc,%rdx
    223b:	jbe    2244 <compute+0x7a4>
    223d:	xor    %ebx,%ebx
    223f:	jmp    22c2 <compute+0x822>
    2244:	sub    %rsi,%r14
    2247:	mov    0x48(%rsp),%rcx
    224c:	mov    %r11,%r15
    224f:	imul   0x20(%rsp),%r15
    2255:	add    %r8,%r15
    2258:	add    %rcx,%r15
    225b:	xor    %ebx,%ebx
    225d:	nopl   (%rax)
    2260:	mov    %ebx,%edx
    2262:	and    $0xf,%edx
    2265:	vmovaps %zmm8,0x340(%rsp)
    226d:	vmovss 0x340(%rsp,%rdx,4),%xmm9
    2276:	lea    0x1(%rbx),%edx
    2279:	and    $0xf,%edx
    227c:	vinsertps $0x10,0x340(%rsp,%rdx,4),%xmm9,%xmm9
    2287:	lea    0x2(%rbx),%edx
    228a:	and    $0xf,%edx
    228d:	vinsertps $0x20,0x340(%rsp,%rdx,4),%xmm9,%xmm9
    2298:	lea    0x3(%rbx),%edx
    229b:	and    $0xf,%edx
    229e:	vinsertps $0x30,0x340(%rsp,%rdx,4),%xmm9,%xmm9
    22a9:	vmovups %xmm9,-0x8(%r15,%rbx,4)
    22b0:	add    $0x4,%rbx
    22b4:	cmp    %r14,%rbx
    22b7:	jne    2260 <compute+0x7c0>
    22b9:	test   %rsi,%rsi
    22bc:	mov    (%rsp),%rcx
    22c0:	je     2310 <compute+0x870>
    22c2:	add    0x38(%rsp),%r8
    22c7:	imul   0x20(%rsp),%r11
    22cd:	lea    (%r11,%rbx,4),%rdx
    22d1:	add    %r8,%rdx
    22d4:	xor    %r8d,%r8d
    22d7:	nopw   0x0(%rax,%rax,1)
    22e0:	lea    (%rbx,%r8,1),%r11d
    22e4:	and    $0xf,%r11d
    22e8:	vmovaps %zmm8,0x640(%rsp)
    22f0:	vmovss 0x640(%rsp,%r11,4),%xmm9
    22fa:	vmovss %xmm9,(%rdx,%r8,4)
    2300:	inc    %r8
    2303:	cmp    %r8,%rsi
    2306:	jne    22e0 <compute+0x840>
    2308:	nopl   0x0(%rax,%rax,1)
    2310:	mov    %rax,%r14
    2313:	or     $0x1,%r14
    2317:	cmp    %r9,%r14
    231a:	jge    2440 <compute+0x9a0>
    2320:	mov    0x20(%rdi),%r8
    2324:	mov    0x38(%rdi),%r11
    2328:	mov    %r11,%r15
    232b:	sub    %rcx,%r15
    232e:	cmp    $0xf,%r15
    2332:	jle    2350 <compute+0x8b0>
    2334:	imul   %r14,%r11
    2338:	lea    (%r8,%r11,4),%rdx
    233c:	vmovups %zmm7,(%rdx,%rcx,4)
    2343:	mov    0x30(%rdi),%r9
    2347:	jmp    2440 <compute+0x9a0>
    234c:	nopl   0x0(%rax)
    2350:	test   %r15,%r15
    2353:	jle    2440 <compute+0x9a0>
    2359:	mov    %r11d,%esi
    235c:	and    $0x3,%esi
    235f:	mov    0x58(%rsp),%rdx
    2364:	sub    %r11,%rdx
    2367:	cmp    $0xfffffffffffffffc,%rdx
    236b:	jbe    2374 <compute+0x8d4>
    236d:	xor    %ebx,%ebx
    236f:	jmp    23f2 <compute+0x952>
    2374:	sub    %rsi,%r15
    2377:	mov    0x48(%rsp),%rcx
    237c:	mov    %r11,%r12
    237f:	imul   0x28(%rsp),%r12
    2385:	add    %r8,%r12
    2388:	add    %rcx,%r12
    238b:	xor    %ebx,%ebx
    238d:	nopl   (%rax)
    2390:	mov    %ebx,%edx
    2392:	and    $0xf,%edx
    2395:	vmovaps %zmm7,0x300(%rsp)
    239d:	vmovss 0x300(%rsp,%rdx,4),%xmm8
    23a6:	lea    0x1(%rbx),%edx
    23a9:	and    $0xf,%edx
    23ac:	vinsertps $0x10,0x300(%rsp,%rdx,4),%xmm8,%xmm8
    23b7:	lea    0x2(%rbx),%edx
    23ba:	and    $0xf,%edx
    23bd:	vinsertps $0x20,0x300(%rsp,%rdx,4),%xmm8,%xmm8
    23c8:	lea    0x3(%rbx),%edx
    23cb:	and    $0xf,%edx
    23ce:	vinsertps $0x30,0x300(%rsp,%rdx,4),%xmm8,%xmm8
    23d9:	vmovups %xmm8,-0x8(%r12,%rbx,4)
    23e0:	add    $0x4,%rbx
    23e4:	cmp    %r15,%rbx
    23e7:	jne    2390 <compute+0x8f0>
    23e9:	test   %rsi,%rsi
    23ec:	mov    (%rsp),%rcx
    23f0:	je     2440 <compute+0x9a0>
    23f2:	add    0x38(%rsp),%r8
    23f7:	imul   0x28(%rsp),%r11
    23fd:	lea    (%r11,%rbx,4),%rdx
    2401:	add    %r8,%rdx
    2404:	xor    %r8d,%r8d
    2407:	nopw   0x0(%rax,%rax,1)
    2410:	lea    (%rbx,%r8,1),%r11d
    2414:	and    $0xf,%r11d
    2418:	vmovaps %zmm7,0x600(%rsp)
    2420:	vmovss 0x600(%rsp,%r11,4),%xmm8
    242a:	vmovss %xmm8,(%rdx,%r8,4)
    2430:	inc    %r8
    2433:	cmp    %r8,%rsi
    2436:	jne    2410 <compute+0x970>
    2438:	nopl   0x0(%rax,%rax,1)
    2440:	mov    %rax,%rbx
    2443:	or     $0x2,%rbx
    2447:	cmp    %r9,%rbx
    244a:	jge    2570 <compute+0xad0>
    2450:	mov    0x20(%rdi),%r8
    2454:	mov    0x38(%rdi),%r11
    2458:	mov    %r11,%r12
    245b:	sub    %rcx,%r12
    245e:	cmp    $0xf,%r12
    2462:	jle    2480 <compute+0x9e0>
    2464:	imul   %rbx,%r11
    2468:	lea    (%r8,%r11,4),%rdx
    246c:	vmovups %zmm6,(%rdx,%rcx,4)
    2473:	mov    0x30(%rdi),%r9
    2477:	jmp    2570 <compute+0xad0>
    247c:	nopl   0x0(%rax)
    2480:	test   %r12,%r12
    2483:	jle    2570 <compute+0xad0>
    2489:	mov    %r11d,%esi
    248c:	and    $0x3,%esi
    248f:	mov    0x58(%rsp),%rdx
    2494:	sub    %r11,%rdx
    2497:	cmp    $0xfffffffffffffffc,%rdx
    249b:	jbe    24a5 <compute+0xa05>
    249d:	xor    %r15d,%r15d
    24a0:	jmp    252b <compute+0xa8b>
    24a5:	sub    %rsi,%r12
    24a8:	mov    0x48(%rsp),%rcx
    24ad:	mov    %r11,%r13
    24b0:	imul   0x18(%rsp),%r13
    24b6:	add    %r8,%r13
    24b9:	add    %rcx,%r13
    24bc:	xor    %r15d,%r15d
    24bf:	nop
    24c0:	mov    %r15d,%edx
    24c3:	and    $0xf,%edx
    24c6:	vmovaps %zmm6,0x2c0(%rsp)
    24ce:	vmovss 0x2c0(%rsp,%rdx,4),%xmm7
    24d7:	lea    0x1(%r15),%edx
    24db:	and    $0xf,%edx
    24de:	vinsertps $0x10,0x2c0(%rsp,%rdx,4),%xmm7,%xmm7
    24e9:	lea    0x2(%r15),%edx
    24ed:	and    $0xf,%edx
    24f0:	vinsertps $0x20,0x2c0(%rsp,%rdx,4),%xmm7,%xmm7
    24fb:	lea    0x3(%r15),%edx
    24ff:	and    $0xf,%edx
    2502:	vinsertps $0x30,0x2c0(%rsp,%rdx,4),%xmm7,%xmm7
    250d:	vmovups %xmm7,-0x8(%r13,%r15,4)
    2514:	add    $0x4,%r15
    2518:	cmp    %r12,%r15
    251b:	jne    24c0 <compute+0xa20>
    251d:	test   %rsi,%rsi
    2520:	mov    (%rsp),%rcx
    2524:	mov    0x40(%rsp),%r13
    2529:	je     2570 <compute+0xad0>
    252b:	add    0x38(%rsp),%r8
    2530:	imul   0x18(%rsp),%r11
    2536:	lea    (%r11,%r15,4),%rdx
    253a:	add    %r8,%rdx
    253d:	xor    %r8d,%r8d
    2540:	lea    (%r15,%r8,1),%r11d
    2544:	and    $0xf,%r11d
    2548:	vmovaps %zmm6,0x5c0(%rsp)
    2550:	vmovss 0x5c0(%rsp,%r11,4),%xmm7
    255a:	vmovss %xmm7,(%rdx,%r8,4)
    2560:	inc    %r8
    2563:	cmp    %r8,%rsi
    2566:	jne    2540 <compute+0xaa0>
    2568:	nopl   0x0(%rax,%rax,1)
    2570:	mov    %rax,%rsi
    2573:	or     $0x3,%rsi
    2577:	cmp    %r9,%rsi
    257a:	jge    26b5 <compute+0xc15>
    2580:	mov    0x20(%rdi),%r11
    2584:	mov    0x38(%rdi),%rdx
    2588:	mov    %rdx,%r13
    258b:	sub    %rcx,%r13
    258e:	cmp    $0xf,%r13
    2592:	jle    25c0 <compute+0xb20>
    2594:	imul   %rsi,%rdx
    2598:	lea    (%r11,%rdx,4),%rcx
    259c:	mov    (%rsp),%rdx
    25a0:	vmovups %zmm5,(%rcx,%rdx,4)
    25a7:	mov    (%rsp),%rcx
    25ab:	mov    0x30(%rdi),%r9
    25af:	jmp    26b0 <compute+0xc10>
    25b4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    25c0:	test   %r13,%r13
    25c3:	jle    26b0 <compute+0xc10>
    25c9:	mov    %edx,%r8d
    25cc:	and    $0x3,%r8d
    25d0:	mov    0x58(%rsp),%r15
    25d5:	sub    %rdx,%r15
    25d8:	cmp    $0xfffffffffffffffc,%r15
    25dc:	jbe    25e6 <compute+0xb46>
    25de:	xor    %r12d,%r12d
    25e1:	jmp    2665 <compute+0xbc5>
    25e6:	sub    %r8,%r13
    25e9:	mov    0x48(%rsp),%rcx
    25ee:	mov    %rdx,%r15
    25f1:	imul   0x8(%rsp),%r15
    25f7:	add    %r11,%r15
    25fa:	add    %rcx,%r15
    25fd:	xor    %r12d,%r12d
    2600:	mov    %r12d,%ecx
    2603:	and    $0xf,%ecx
    2606:	vmovaps %zmm5,0x280(%rsp)
    260e:	vmovss 0x280(%rsp,%rcx,4),%xmm6
    2617:	lea    0x1(%r12),%ecx
    261c:	and    $0xf,%ecx
    261f:	vinsertps $0x10,0x280(%rsp,%rcx,4),%xmm6,%xmm6
    262a:	lea    0x2(%r12),%ecx
    262f:	and    $0xf,%ecx
    2632:	vinsertps $0x20,0x280(%rsp,%rcx,4),%xmm6,%xmm6
    263d:	lea    0x3(%r12),%ecx
    2642:	and    $0xf,%ecx
    2645:	vinsertps $0x30,0x280(%rsp,%rcx,4),%xmm6,%xmm6
    2650:	vmovups %xmm6,-0x8(%r15,%r12,4)
    2657:	add    $0x4,%r12
    265b:	cmp    %r13,%r12
    265e:	jne    2600 <compute+0xb60>
    2660:	test   %r8,%r8
    2663:	je     26ac <compute+0xc0c>
    2665:	add    0x38(%rsp),%r11
    266a:	imul   0x8(%rsp),%rdx
    2670:	lea    (%rdx,%r12,4),%rdx
    2674:	add    %r11,%rdx
    2677:	xor    %r11d,%r11d
    267a:	mov    0x40(%rsp),%r13
    267f:	nop
    2680:	lea    (%r12,%r11,1),%ecx
    2684:	and    $0xf,%ecx
    2687:	vmovaps %zmm5,0x580(%rsp)
    268f:	vmovss 0x580(%rsp,%rcx,4),%xmm6
    2698:	vmovss %xmm6,(%rdx,%r11,4)
    269e:	inc    %r11
    26a1:	cmp    %r11,%r8
    26a4:	jne    2680 <compute+0xbe0>
    26a6:	mov    (%rsp),%rcx
    26aa:	jmp    26b5 <compute+0xc15>
    26ac:	mov    (%rsp),%rcx
    26b0:	mov    0x40(%rsp),%r13
    26b5:	cmp    %r9,%rax
    26b8:	jge    27e0 <compute+0xd40>
    26be:	mov    0x20(%rdi),%r8
    26c2:	mov    0x38(%rdi),%r11
    26c6:	mov    %r11,%r12
    26c9:	sub    %r13,%r12
    26cc:	cmp    $0xf,%r12
    26d0:	jle    26f0 <compute+0xc50>
    26d2:	imul   %rax,%r11
    26d6:	lea    (%r8,%r11,4),%rax
    26da:	vmovups %zmm4,(%rax,%r13,4)
    26e1:	mov    0x30(%rdi),%r9
    26e5:	jmp    27e0 <compute+0xd40>
    26ea:	nopw   0x0(%rax,%rax,1)
    26f0:	test   %r12,%r12
    26f3:	jle    27e0 <compute+0xd40>
    26f9:	mov    0x50(%rsp),%rax
    26fe:	lea    (%rax,%r11,1),%rcx
    2702:	mov    %r11d,%eax
    2705:	and    $0x3,%eax
    2708:	cmp    $0x3,%rcx
    270c:	jae    2716 <compute+0xc76>
    270e:	xor    %r15d,%r15d
    2711:	jmp    2791 <compute+0xcf1>
    2716:	sub    %rax,%r12
    2719:	mov    0x10(%rsp),%rcx
    271e:	add    %r8,%rcx
    2721:	mov    %r11,%rdx
    2724:	imul   0x20(%rsp),%rdx
    272a:	add    %rcx,%rdx
    272d:	xor    %r15d,%r15d
    2730:	mov    %r15d,%ecx
    2733:	and    $0xf,%ecx
    2736:	vmovaps %zmm4,0x240(%rsp)
    273e:	vmovss 0x240(%rsp,%rcx,4),%xmm5
    2747:	lea    0x1(%r15),%ecx
    274b:	and    $0xf,%ecx
    274e:	vinsertps $0x10,0x240(%rsp,%rcx,4),%xmm5,%xmm5
    2759:	lea    0x2(%r15),%ecx
    275d:	and    $0xf,%ecx
    2760:	vinsertps $0x20,0x240(%rsp,%rcx,4),%xmm5,%xmm5
    276b:	lea    0x3(%r15),%ecx
    276f:	and    $0xf,%ecx
    2772:	vinsertps $0x30,0x240(%rsp,%rcx,4),%xmm5,%xmm5
    277d:	vmovups %xmm5,(%rdx,%r15,4)
    2783:	add    $0x4,%r15
    2787:	cmp    %r12,%r15
    278a:	jne    2730 <compute+0xc90>
    278c:	test   %rax,%rax
    278f:	je     27d6 <compute+0xd36>
    2791:	add    0x10(%rsp),%r8
    2796:	imul   0x20(%rsp),%r11
    279c:	lea    (%r11,%r15,4),%rdx
    27a0:	add    %r8,%rdx
    27a3:	xor    %r8d,%r8d
    27a6:	cs nopw 0x0(%rax,%rax,1)
    27b0:	lea    (%r15,%r8,1),%ecx
    27b4:	and    $0xf,%ecx
    27b7:	vmovaps %zmm4,0x540(%rsp)
    27bf:	vmovss 0x540(%rsp,%rcx,4),%xmm5
    27c8:	vmovss %xmm5,(%rdx,%r8,4)
    27ce:	inc    %r8
    27d1:	cmp    %r8,%rax
    27d4:	jne    27b0 <compute+0xd10>
    27d6:	mov    (%rsp),%rcx
    27da:	nopw   0x0(%rax,%rax,1)
    27e0:	cmp    %r9,%r14
    27e3:	jge    2910 <compute+0xe70>
    27e9:	mov    0x20(%rdi),%r8
    27ed:	mov    0x38(%rdi),%r11
    27f1:	mov    %r11,%r15
    27f4:	sub    %r13,%r15
    27f7:	cmp    $0xf,%r15
    27fb:	jle    2820 <compute+0xd80>
    27fd:	imul   %r14,%r11
    2801:	lea    (%r8,%r11,4),%rax
    2805:	vmovups %zmm3,(%rax,%r13,4)
    280c:	mov    0x30(%rdi),%r9
    2810:	jmp    2910 <compute+0xe70>
    2815:	data16 cs nopw 0x0(%rax,%rax,1)
    2820:	test   %r15,%r15
    2823:	jle    2910 <compute+0xe70>
    2829:	mov    0x50(%rsp),%rax
    282e:	lea    (%rax,%r11,1),%rcx
    2832:	mov    %r11d,%eax
    2835:	and    $0x3,%eax
    2838:	cmp    $0x3,%rcx
    283c:	jae    2846 <compute+0xda6>
    283e:	xor    %r14d,%r14d
    2841:	jmp    28c1 <compute+0xe21>
    2846:	sub    %rax,%r15
    2849:	mov    0x10(%rsp),%rcx
    284e:	add    %r8,%rcx
    2851:	mov    %r11,%rdx
    2854:	imul   0x28(%rsp),%rdx
    285a:	add    %rcx,%rdx
    285d:	xor    %r14d,%r14d
    2860:	mov    %r14d,%ecx
    2863:	and    $0xf,%ecx
    2866:	vmovaps %zmm3,0x200(%rsp)
    286e:	vmovss 0x200(%rsp,%rcx,4),%xmm4
    2877:	lea    0x1(%r14),%ecx
    287b:	and    $0xf,%ecx
    287e:	vinsertps $0x10,0x200(%rsp,%rcx,4),%xmm4,%xmm4
    2889:	lea    0x2(%r14),%ecx
    288d:	and    $0xf,%ecx
    2890:	vinsertps $0x20,0x200(%rsp,%rcx,4),%xmm4,%xmm4
    289b:	lea    0x3(%r14),%ecx
    289f:	and    $0xf,%ecx
    28a2:	vinsertps $0x30,0x200(%rsp,%rcx,4),%xmm4,%xmm4
    28ad:	vmovups %xmm4,(%rdx,%r14,4)
    28b3:	add    $0x4,%r14
    28b7:	cmp    %r15,%r14
    28ba:	jne    2860 <compute+0xdc0>
    28bc:	test   %rax,%rax
    28bf:	je     2906 <compute+0xe66>
    28c1:	add    0x10(%rsp),%r8
    28c6:	imul   0x28(%rsp),%r11
    28cc:	lea    (%r11,%r14,4),%rdx
    28d0:	add    %r8,%rdx
    28d3:	xor    %r8d,%r8d
    28d6:	cs nopw 0x0(%rax,%rax,1)
    28e0:	lea    (%r14,%r8,1),%ecx
    28e4:	and    $0xf,%ecx
    28e7:	vmovaps %zmm3,0x500(%rsp)
    28ef:	vmovss 0x500(%rsp,%rcx,4),%xmm4
    28f8:	vmovss %xmm4,(%rdx,%r8,4)
    28fe:	inc    %r8
    2901:	cmp    %r8,%rax
    2904:	jne    28e0 <compute+0xe40>
    2906:	mov    (%rsp),%rcx
    290a:	nopw   0x0(%rax,%rax,1)
    2910:	cmp    %r9,%rbx
    2913:	jge    2a50 <compute+0xfb0>
    2919:	mov    0x20(%rdi),%r8
    291d:	mov    0x38(%rdi),%r11
    2921:	mov    %r11,%r14
    2924:	sub    %r13,%r14
    2927:	cmp    $0xf,%r14
    292b:	jle    2950 <compute+0xeb0>
    292d:	imul   %rbx,%r11
    2931:	lea    (%r8,%r11,4),%rax
    2935:	vmovups %zmm2,(%rax,%r13,4)
    293c:	mov    0x30(%rdi),%r9
    2940:	jmp    2a50 <compute+0xfb0>
    2945:	data16 cs nopw 0x0(%rax,%rax,1)
    2950:	test   %r14,%r14
    2953:	jle    2a50 <compute+0xfb0>
    2959:	mov    0x50(%rsp),%rax
    295e:	lea    (%rax,%r11,1),%rcx
    2962:	mov    %r11d,%eax
    2965:	and    $0x3,%eax
    2968:	cmp    $0x3,%rcx
    296c:	jae    2972 <compute+0xed2>
    296e:	xor    %ebx,%ebx
    2970:	jmp    29ec <compute+0xf4c>
    2972:	sub    %rax,%r14
    2975:	mov    0x10(%rsp),%rcx
    297a:	add    %r8,%rcx
    297d:	mov    %r11,%rdx
    2980:	imul   0x18(%rsp),%rdx
    2986:	add    %rcx,%rdx
    2989:	xor    %ebx,%ebx
    298b:	nopl   0x0(%rax,%rax,1)
    2990:	mov    %ebx,%ecx
    2992:	and    $0xf,%ecx
    2995:	vmovaps %zmm2,0x1c0(%rsp)
    299d:	vmovss 0x1c0(%rsp,%rcx,4),%xmm3
    29a6:	lea    0x1(%rbx),%ecx
    29a9:	and    $0xf,%ecx
    29ac:	vinsertps $0x10,0x1c0(%rsp,%rcx,4),%xmm3,%xmm3
    29b7:	lea    0x2(%rbx),%ecx
    29ba:	and    $0xf,%ecx
    29bd:	vinsertps $0x20,0x1c0(%rsp,%rcx,4),%xmm3,%xmm3
    29c8:	lea    0x3(%rbx),%ecx
    29cb:	and    $0xf,%ecx
    29ce:	vinsertps $0x30,0x1c0(%rsp,%rcx,4),%xmm3,%xmm3
    29d9:	vmovups %xmm3,(%rdx,%rbx,4)
    29de:	add    $0x4,%rbx
    29e2:	cmp    %r14,%rbx
    29e5:	jne    2990 <compute+0xef0>
    29e7:	test   %rax,%rax
    29ea:	je     2a45 <compute+0xfa5>
    29ec:	add    0x10(%rsp),%r8
    29f1:	imul   0x18(%rsp),%r11
    29f7:	lea    (%r11,%rbx,4),%rdx
    29fb:	add    %r8,%rdx
    29fe:	xor    %r8d,%r8d
    2a01:	mov    0x8(%rsp),%r14
    2a06:	cs nopw 0x0(%rax,%rax,1)
    2a10:	lea    (%rbx,%r8,1),%ecx
    2a14:	and    $0xf,%ecx
    2a17:	vmovaps %zmm2,0x4c0(%rsp)
    2a1f:	vmovss 0x4c0(%rsp,%rcx,4),%xmm3
    2a28:	vmovss %xmm3,(%rdx,%r8,4)
    2a2e:	inc    %r8
    2a31:	cmp    %r8,%rax
    2a34:	jne    2a10 <compute+0xf70>
    2a36:	mov    (%rsp),%rcx
    2a3a:	cmp    %r9,%rsi
    2a3d:	jge    1c43 <compute+0x1a3>
    2a43:	jmp    2a5e <compute+0xfbe>
    2a45:	mov    (%rsp),%rcx
    2a49:	nopl   0x0(%rax)
    2a50:	mov    0x8(%rsp),%r14
    2a55:	cmp    %r9,%rsi
    2a58:	jge    1c43 <compute+0x1a3>
    2a5e:	mov    0x20(%rdi),%r8
    2a62:	mov    0x38(%rdi),%r11
    2a66:	mov    %r11,%rbx
    2a69:	sub    %r13,%rbx
    2a6c:	cmp    $0xf,%rbx
    2a70:	jg     1c30 <compute+0x190>
    2a76:	test   %rbx,%rbx
    2a79:	jle    1c43 <compute+0x1a3>
    2a7f:	mov    0x50(%rsp),%rax
    2a84:	lea    (%rax,%r11,1),%rcx
    2a88:	mov    %r11d,%eax
    2a8b:	and    $0x3,%eax
    2a8e:	cmp    $0x3,%rcx
    2a92:	jae    2a9b <compute+0xffb>
    2a94:	xor    %esi,%esi
    2a96:	jmp    2b1c <compute+0x107c>
    2a9b:	sub    %rax,%rbx
    2a9e:	mov    0x10(%rsp),%rcx
    2aa3:	add    %r8,%rcx
    2aa6:	mov    %r11,%rdx
    2aa9:	imul   %r14,%rdx
    2aad:	add    %rcx,%rdx
    2ab0:	xor    %esi,%esi
    2ab2:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2ac0:	mov    %esi,%ecx
    2ac2:	and    $0xf,%ecx
    2ac5:	vmovaps %zmm1,0x180(%rsp)
    2acd:	vmovss 0x180(%rsp,%rcx,4),%xmm2
    2ad6:	lea    0x1(%rsi),%ecx
    2ad9:	and    $0xf,%ecx
    2adc:	vinsertps $0x10,0x180(%rsp,%rcx,4),%xmm2,%xmm2
    2ae7:	lea    0x2(%rsi),%ecx
    2aea:	and    $0xf,%ecx
    2aed:	vinsertps $0x20,0x180(%rsp,%rcx,4),%xmm2,%xmm2
    2af8:	lea    0x3(%rsi),%ecx
    2afb:	and    $0xf,%ecx
    2afe:	vinsertps $0x30,0x180(%rsp,%rcx,4),%xmm2,%xmm2
    2b09:	vmovups %xmm2,(%rdx,%rsi,4)
    2b0e:	add    $0x4,%rsi
    2b12:	cmp    %rbx,%rsi
    2b15:	jne    2ac0 <compute+0x1020>
    2b17:	test   %rax,%rax
    2b1a:	je     2b56 <compute+0x10b6>
    2b1c:	add    0x10(%rsp),%r8
    2b21:	imul   %r14,%r11
    2b25:	lea    (%r11,%rsi,4),%rdx
    2b29:	add    %r8,%rdx
    2b2c:	xor    %r8d,%r8d
    2b2f:	nop
    2b30:	lea    (%rsi,%r8,1),%ecx
    2b34:	and    $0xf,%ecx
    2b37:	vmovaps %zmm1,0x480(%rsp)
    2b3f:	vmovss 0x480(%rsp,%rcx,4),%xmm2
    2b48:	vmovss %xmm2,(%rdx,%r8,4)
    2b4e:	inc    %r8
    2b51:	cmp    %r8,%rax
    2b54:	jne    2b30 <compute+0x1090>
    2b56:	mov    (%rsp),%rcx
    2b5a:	jmp    1c43 <compute+0x1a3>
    2b5f:	cmp    0x60(%rsp),%r8
    2b64:	jge    343c <compute+0x199c>
    2b6a:	mov    %r8,%rax
    2b6d:	neg    %rax
    2b70:	mov    %rax,0x18(%rsp)
    2b75:	mov    0x30(%rdi),%rcx
    2b79:	lea    0x0(,%r8,4),%rax
    2b81:	mov    %rax,0x30(%rsp)
    2b86:	lea    0x8(,%r8,4),%rax
    2b8e:	mov    %rax,0x10(%rsp)
    2b93:	xor    %eax,%eax
    2b95:	vmovaps -0x279f(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    2b9f:	mov    %r8,%rbx
    2ba2:	mov    %r8,0x38(%rsp)
    2ba7:	jmp    2bde <compute+0x113e>
    2ba9:	nopl   0x0(%rax)
    2bb0:	add    $0x10,%rbx
    2bb4:	addq   $0xfffffffffffffff0,0x18(%rsp)
    2bba:	mov    0x40(%rsp),%rax
    2bbf:	inc    %rax
    2bc2:	addq   $0x40,0x30(%rsp)
    2bc8:	addq   $0x40,0x10(%rsp)
    2bce:	cmp    0x60(%rsp),%rbx
    2bd3:	mov    0x38(%rsp),%r8
    2bd8:	jge    343c <compute+0x199c>
    2bde:	test   %rcx,%rcx
    2be1:	mov    %rax,0x40(%rsp)
    2be6:	jle    2bb0 <compute+0x1110>
    2be8:	mov    %rax,%rdx
    2beb:	shl    $0x4,%rdx
    2bef:	lea    0x3(%rcx),%rax
    2bf3:	shr    $0x2,%rax
    2bf7:	add    %r8,%rdx
    2bfa:	mov    %rdx,0x20(%rsp)
    2bff:	mov    $0x4,%r11d
    2c05:	mov    $0x8,%edx
    2c0a:	mov    %rdx,(%rsp)
    2c0e:	mov    $0xc,%r14d
    2c14:	xor    %r15d,%r15d
    2c17:	xor    %r12d,%r12d
    2c1a:	xor    %r13d,%r13d
    2c1d:	mov    %rbx,0x28(%rsp)
    2c22:	jmp    2c7a <compute+0x11da>
    2c24:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    2c30:	imul   %r8,%rsi
    2c34:	lea    (%rdx,%rsi,4),%rax
    2c38:	vmovups %zmm1,(%rax,%rbx,4)
    2c3f:	mov    0x30(%rdi),%rcx
    2c43:	inc    %r13
    2c46:	lea    0x3(%rcx),%rdx
    2c4a:	lea    0x6(%rcx),%rax
    2c4e:	test   %rdx,%rdx
    2c51:	cmovns %rdx,%rax
    2c55:	sar    $0x2,%rax
    2c59:	add    $0x200,%r12
    2c60:	add    $0x10,%r15
    2c64:	add    $0x10,%r11
    2c68:	addq   $0x10,(%rsp)
    2c6d:	add    $0x10,%r14
    2c71:	cmp    %rax,%r13
    2c74:	jge    2bb0 <compute+0x1110>
    2c7a:	mov    0x40(%rdi),%r8
    2c7e:	lea    0x1f(%r8),%r10
    2c82:	test   %r8,%r8
    2c85:	mov    %r8,%rsi
    2c88:	cmovs  %r10,%rsi
    2c8c:	lea    0x7(%r8),%r9
    2c90:	cmovns %r8,%r9
    2c94:	lea    0x3e(%r8),%rdx
    2c98:	test   %r10,%r10
    2c9b:	cmovns %r10,%rdx
    2c9f:	vxorps %xmm4,%xmm4,%xmm4
    2ca3:	vxorps %xmm3,%xmm3,%xmm3
    2ca7:	vxorps %xmm2,%xmm2,%xmm2
    2cab:	vxorps %xmm1,%xmm1,%xmm1
    2caf:	cmp    $0x20,%r8
    2cb3:	jl     2f3d <compute+0x149d>
    2cb9:	mov    %r11,0x8(%rsp)
    2cbe:	mov    (%rdi),%r10
    2cc1:	mov    0x28(%rdi),%r11
    2cc5:	sar    $0x5,%rsi
    2cc9:	sar    $0x3,%r9
    2ccd:	shl    $0x9,%rax
    2cd1:	mov    %r13,%rcx
    2cd4:	shl    $0x4,%rcx
    2cd8:	add    %rax,%rcx
    2cdb:	mov    %rsi,%r8
    2cde:	imul   %rbx,%r8
    2ce2:	shl    $0x2,%r8
    2ce6:	imul   0x30(%rsp),%r9
    2cec:	add    %r9,%r10
    2cef:	add    $0x400,%r10
    2cf6:	mov    0x8(%rdi),%rax
    2cfa:	add    %r8,%rax
    2cfd:	add    0x10(%rdi),%r8
    2d01:	sar    $0x5,%rdx
    2d05:	imul   %rdx,%rcx
    2d09:	add    %r11,%rcx
    2d0c:	imul   %r12,%rdx
    2d10:	add    %r11,%rdx
    2d13:	add    $0x7c,%rdx
    2d17:	xor    %r9d,%r9d
    2d1a:	nopw   0x0(%rax,%rax,1)
    2d20:	mov    %r9,%r11
    2d23:	shl    $0x4,%r11
    2d27:	mov    %r9,%rbx
    2d2a:	shl    $0x6,%rbx
    2d2e:	vmovups (%rax,%rbx,1),%zmm6
    2d35:	vmovups (%r8,%rbx,1),%zmm5
    2d3c:	xor    %ebx,%ebx
    2d3e:	vxorps %xmm9,%xmm9,%xmm9
    2d43:	vxorps %xmm10,%xmm10,%xmm10
    2d48:	vxorps %xmm8,%xmm8,%xmm8
    2d4d:	vxorps %xmm7,%xmm7,%xmm7
    2d51:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2d60:	vmovups -0x400(%r10,%rbx,1),%zmm11
    2d68:	prefetcht0 (%r10,%rbx,1)
    2d6d:	vpermps %zmm0,%zmm11,%zmm12
    2d73:	vfmadd231ps -0x7c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    2d7b:	vfmadd231ps -0x78(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    2d83:	vfmadd231ps -0x74(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    2d8b:	vfmadd231ps -0x70(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    2d93:	vpsrld $0x4,%zmm11,%zmm12
    2d9a:	vpermd %zmm0,%zmm12,%zmm12
    2da0:	vfmadd231ps -0x6c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    2da8:	vfmadd231ps -0x68(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    2db0:	vfmadd231ps -0x64(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    2db8:	vpsrld $0x8,%zmm11,%zmm13
    2dbf:	vfmadd231ps -0x60(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    2dc7:	vpermd %zmm0,%zmm13,%zmm12
    2dcd:	vfmadd231ps -0x5c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    2dd5:	vfmadd231ps -0x58(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    2ddd:	vfmadd231ps -0x54(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    2de5:	vfmadd231ps -0x50(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    2ded:	vpsrld $0xc,%zmm11,%zmm12
    2df4:	vpermd %zmm0,%zmm12,%zmm12
    2dfa:	vfmadd231ps -0x4c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    2e02:	vfmadd231ps -0x48(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    2e0a:	vfmadd231ps -0x44(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    2e12:	vpsrld $0x10,%zmm11,%zmm13
    2e19:	vfmadd231ps -0x40(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    2e21:	vpermd %zmm0,%zmm13,%zmm12
    2e27:	vfmadd231ps -0x3c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    2e2f:	vfmadd231ps -0x38(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    2e37:	vfmadd231ps -0x34(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    2e3f:	vfmadd231ps -0x30(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    2e47:	vpsrld $0x14,%zmm11,%zmm12
    2e4e:	vpermd %zmm0,%zmm12,%zmm12
    2e54:	vfmadd231ps -0x2c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    2e5c:	vfmadd231ps -0x28(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    2e64:	vfmadd231ps -0x24(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    2e6c:	vpsrld $0x18,%zmm11,%zmm13
    2e73:	vfmadd231ps -0x20(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    2e7b:	vpermd %zmm0,%zmm13,%zmm12
    2e81:	vfmadd231ps -0x1c(%rdx,%rbx,2){1to16},%zmm12,%zmm10
    2e89:	vfmadd231ps -0x18(%rdx,%rbx,2){1to16},%zmm12,%zmm9
    2e91:	vfmadd231ps -0x14(%rdx,%rbx,2){1to16},%zmm12,%zmm8
    2e99:	vfmadd231ps -0x10(%rdx,%rbx,2){1to16},%zmm12,%zmm7
    2ea1:	vpsrld $0x1c,%zmm11,%zmm11
    2ea8:	vpermd %zmm0,%zmm11,%zmm11
    2eae:	vfmadd231ps -0xc(%rdx,%rbx,2){1to16},%zmm11,%zmm10
    2eb6:	vfmadd231ps -0x8(%rdx,%rbx,2){1to16},%zmm11,%zmm9
    2ebe:	vfmadd231ps -0x4(%rdx,%rbx,2){1to16},%zmm11,%zmm8
    2ec6:	vfmadd231ps (%rdx,%rbx,2){1to16},%zmm11,%zmm7
    2ecd:	add    $0x40,%rbx
    2ed1:	cmp    $0x100,%rbx
    2ed8:	jne    2d60 <compute+0x12c0>
    2ede:	vfmadd231ps %zmm10,%zmm6,%zmm4
    2ee4:	vfmadd231ps (%rcx,%r11,1){1to16},%zmm5,%zmm4
    2eeb:	vfmadd231ps %zmm9,%zmm6,%zmm3
    2ef1:	vfmadd231ps 0x4(%rcx,%r11,1){1to16},%zmm5,%zmm3
    2ef9:	vfmadd231ps %zmm8,%zmm6,%zmm2
    2eff:	vfmadd231ps 0x8(%rcx,%r11,1){1to16},%zmm5,%zmm2
    2f07:	vfmadd231ps %zmm7,%zmm6,%zmm1
    2f0d:	vfmadd231ps 0xc(%rcx,%r11,1){1to16},%zmm5,%zmm1
    2f15:	inc    %r9
    2f18:	add    $0x100,%r10
    2f1f:	add    $0x200,%rdx
    2f26:	cmp    %rsi,%r9
    2f29:	jne    2d20 <compute+0x1280>
    2f2f:	mov    0x30(%rdi),%rcx
    2f33:	mov    0x28(%rsp),%rbx
    2f38:	mov    0x8(%rsp),%r11
    2f3d:	lea    0x0(,%r13,4),%r8
    2f45:	cmp    %rcx,%r8
    2f48:	jge    3080 <compute+0x15e0>
    2f4e:	mov    0x20(%rdi),%rdx
    2f52:	mov    0x38(%rdi),%rsi
    2f56:	mov    %rsi,%rax
    2f59:	sub    %rbx,%rax
    2f5c:	cmp    $0xf,%rax
    2f60:	jle    2f80 <compute+0x14e0>
    2f62:	imul   %r8,%rsi
    2f66:	lea    (%rdx,%rsi,4),%rax
    2f6a:	vmovups %zmm4,(%rax,%rbx,4)
    2f71:	mov    0x30(%rdi),%rcx
    2f75:	jmp    3080 <compute+0x15e0>
    2f7a:	nopw   0x0(%rax,%rax,1)
    2f80:	test   %rax,%rax
    2f83:	jle    3080 <compute+0x15e0>
    2f89:	mov    0x18(%rsp),%rax
    2f8e:	lea    (%rax,%rsi,1),%r10
    2f92:	mov    %r10d,%eax
    2f95:	and    $0x3,%eax
    2f98:	mov    0x20(%rsp),%r9
    2f9d:	sub    %rsi,%r9
    2fa0:	cmp    $0xfffffffffffffffc,%r9
    2fa4:	jbe    2fae <compute+0x150e>
    2fa6:	xor    %r9d,%r9d
    2fa9:	jmp    303c <compute+0x159c>
    2fae:	mov    %r11,0x8(%rsp)
    2fb3:	and    $0xfffffffffffffffc,%r10
    2fb7:	mov    0x10(%rsp),%r9
    2fbc:	add    %rdx,%r9
    2fbf:	mov    %rsi,%r11
    2fc2:	imul   %r15,%r11
    2fc6:	add    %r9,%r11
    2fc9:	xor    %r9d,%r9d
    2fcc:	nopl   0x0(%rax)
    2fd0:	mov    %r9d,%ebx
    2fd3:	and    $0xf,%ebx
    2fd6:	vmovaps %zmm4,0x140(%rsp)
    2fde:	vmovss 0x140(%rsp,%rbx,4),%xmm5
    2fe7:	lea    0x1(%r9),%ebx
    2feb:	and    $0xf,%ebx
    2fee:	vinsertps $0x10,0x140(%rsp,%rbx,4),%xmm5,%xmm5
    2ff9:	lea    0x2(%r9),%ebx
    2ffd:	and    $0xf,%ebx
    3000:	vinsertps $0x20,0x140(%rsp,%rbx,4),%xmm5,%xmm5
    300b:	lea    0x3(%r9),%ebx
    300f:	and    $0xf,%ebx
    3012:	vinsertps $0x30,0x140(%rsp,%rbx,4),%xmm5,%xmm5
    301d:	vmovups %xmm5,-0x8(%r11,%r9,4)
    3024:	add    $0x4,%r9
    3028:	cmp    %r10,%r9
    302b:	jne    2fd0 <compute+0x1530>
    302d:	test   %rax,%rax
    3030:	mov    0x28(%rsp),%rbx
    3035:	mov    0x8(%rsp),%r11
    303a:	je     3080 <compute+0x15e0>
    303c:	add    0x30(%rsp),%rdx
    3041:	imul   %r15,%rsi
    3045:	lea    (%rsi,%r9,4),%rsi
    3049:	add    %rdx,%rsi
    304c:	xor    %edx,%edx
    304e:	xchg   %ax,%ax
    3050:	lea    (%r9,%rdx,1),%r10d
    3054:	and    $0xf,%r10d
    3058:	vmovaps %zmm4,0x440(%rsp)
    3060:	vmovss 0x440(%rsp,%r10,4),%xmm5
    306a:	vmovss %xmm5,(%rsi,%rdx,4)
    306f:	inc    %rdx
    3072:	cmp    %rdx,%rax
    3075:	jne    3050 <compute+0x15b0>
    3077:	nopw   0x0(%rax,%rax,1)
    3080:	mov    %r8,%rax
    3083:	or     $0x1,%rax
    3087:	cmp    %rcx,%rax
    308a:	jge    31c0 <compute+0x1720>
    3090:	mov    0x20(%rdi),%rdx
    3094:	mov    0x38(%rdi),%rsi
    3098:	mov    %rsi,%r9
    309b:	sub    %rbx,%r9
    309e:	cmp    $0xf,%r9
    30a2:	jle    30c0 <compute+0x1620>
    30a4:	imul   %rax,%rsi
    30a8:	lea    (%rdx,%rsi,4),%rax
    30ac:	vmovups %zmm3,(%rax,%rbx,4)
    30b3:	mov    0x30(%rdi),%rcx
    30b7:	jmp    31c0 <compute+0x1720>
    30bc:	nopl   0x0(%rax)
    30c0:	test   %r9,%r9
    30c3:	jle    31c0 <compute+0x1720>
    30c9:	mov    0x18(%rsp),%rax
    30ce:	lea    (%rax,%rsi,1),%r10
    30d2:	mov    %r10d,%eax
    30d5:	and    $0x3,%eax
    30d8:	mov    0x20(%rsp),%r9
    30dd:	sub    %rsi,%r9
    30e0:	cmp    $0xfffffffffffffffc,%r9
    30e4:	jbe    30ee <compute+0x164e>
    30e6:	xor    %r9d,%r9d
    30e9:	jmp    317c <compute+0x16dc>
    30ee:	and    $0xfffffffffffffffc,%r10
    30f2:	mov    0x10(%rsp),%r9
    30f7:	add    %rdx,%r9
    30fa:	mov    %r11,%rbx
    30fd:	mov    %rsi,%r11
    3100:	mov    %rbx,0x8(%rsp)
    3105:	imul   %rbx,%r11
    3109:	add    %r9,%r11
    310c:	xor    %r9d,%r9d
    310f:	nop
    3110:	mov    %r9d,%ebx
    3113:	and    $0xf,%ebx
    3116:	vmovaps %zmm3,0x100(%rsp)
    311e:	vmovss 0x100(%rsp,%rbx,4),%xmm4
    3127:	lea    0x1(%r9),%ebx
    312b:	and    $0xf,%ebx
    312e:	vinsertps $0x10,0x100(%rsp,%rbx,4),%xmm4,%xmm4
    3139:	lea    0x2(%r9),%ebx
    313d:	and    $0xf,%ebx
    3140:	vinsertps $0x20,0x100(%rsp,%rbx,4),%xmm4,%xmm4
    314b:	lea    0x3(%r9),%ebx
    314f:	and    $0xf,%ebx
    3152:	vinsertps $0x30,0x100(%rsp,%rbx,4),%xmm4,%xmm4
    315d:	vmovups %xmm4,-0x8(%r11,%r9,4)
    3164:	add    $0x4,%r9
    3168:	cmp    %r10,%r9
    316b:	jne    3110 <compute+0x1670>
    316d:	test   %rax,%rax
    3170:	mov    0x28(%rsp),%rbx
    3175:	mov    0x8(%rsp),%r11
    317a:	je     31c0 <compute+0x1720>
    317c:	add    0x30(%rsp),%rdx
    3181:	imul   %r11,%rsi
    3185:	lea    (%rsi,%r9,4),%rsi
    3189:	add    %rdx,%rsi
    318c:	xor    %edx,%edx
    318e:	xchg   %ax,%ax
    3190:	lea    (%r9,%rdx,1),%r10d
    3194:	and    $0xf,%r10d
    3198:	vmovaps %zmm3,0x400(%rsp)
    31a0:	vmovss 0x400(%rsp,%r10,4),%xmm4
    31aa:	vmovss %xmm4,(%rsi,%rdx,4)
    31af:	inc    %rdx
    31b2:	cmp    %rdx,%rax
    31b5:	jne    3190 <compute+0x16f0>
    31b7:	nopw   0x0(%rax,%rax,1)
    31c0:	mov    %r8,%rax
    31c3:	or     $0x2,%rax
    31c7:	cmp    %rcx,%rax
    31ca:	jge    3300 <compute+0x1860>
    31d0:	mov    0x20(%rdi),%rdx
    31d4:	mov    0x38(%rdi),%rsi
    31d8:	mov    %rsi,%r9
    31db:	sub    %rbx,%r9
    31de:	cmp    $0xf,%r9
    31e2:	jle    3200 <compute+0x1760>
    31e4:	imul   %rax,%rsi
    31e8:	lea    (%rdx,%rsi,4),%rax
    31ec:	vmovups %zmm2,(%rax,%rbx,4)
    31f3:	mov    0x30(%rdi),%rcx
    31f7:	jmp    3300 <compute+0x1860>
    31fc:	nopl   0x0(%rax)
    3200:	test   %r9,%r9
    3203:	jle    3300 <compute+0x1860>
    3209:	mov    0x18(%rsp),%rax
    320e:	lea    (%rax,%rsi,1),%r10
    3212:	mov    %r10d,%eax
    3215:	and    $0x3,%eax
    3218:	mov    0x20(%rsp),%r9
    321d:	sub    %rsi,%r9
    3220:	cmp    $0xfffffffffffffffc,%r9
    3224:	jbe    322e <compute+0x178e>
    3226:	xor    %r9d,%r9d
    3229:	jmp    32bc <compute+0x181c>
    322e:	mov    %r11,0x8(%rsp)
    3233:	and    $0xfffffffffffffffc,%r10
    3237:	mov    0x10(%rsp),%r9
    323c:	add    %rdx,%r9
    323f:	mov    %rsi,%r11
    3242:	imul   (%rsp),%r11
    3247:	add    %r9,%r11
    324a:	xor    %r9d,%r9d
    324d:	nopl   (%rax)
    3250:	mov    %r9d,%ebx
    3253:	and    $0xf,%ebx
    3256:	vmovaps %zmm2,0xc0(%rsp)
    325e:	vmovss 0xc0(%rsp,%rbx,4),%xmm3
    3267:	lea    0x1(%r9),%ebx
    326b:	and    $0xf,%ebx
    326e:	vinsertps $0x10,0xc0(%rsp,%rbx,4),%xmm3,%xmm3
    3279:	lea    0x2(%r9),%ebx
    327d:	and    $0xf,%ebx
    3280:	vinsertps $0x20,0xc0(%rsp,%rbx,4),%xmm3,%xmm3
    328b:	lea    0x3(%r9),%ebx
    328f:	and    $0xf,%ebx
    3292:	vinsertps $0x30,0xc0(%rsp,%rbx,4),%xmm3,%xmm3
    329d:	vmovups %xmm3,-0x8(%r11,%r9,4)
    32a4:	add    $0x4,%r9
    32a8:	cmp    %r10,%r9
    32ab:	jne    3250 <compute+0x17b0>
    32ad:	test   %rax,%rax
    32b0:	mov    0x28(%rsp),%rbx
    32b5:	mov    0x8(%rsp),%r11
    32ba:	je     3300 <compute+0x1860>
    32bc:	add    0x30(%rsp),%rdx
    32c1:	imul   (%rsp),%rsi
    32c6:	lea    (%rsi,%r9,4),%rsi
    32ca:	add    %rdx,%rsi
    32cd:	xor    %edx,%edx
    32cf:	nop
    32d0:	lea    (%r9,%rdx,1),%r10d
    32d4:	and    $0xf,%r10d
    32d8:	vmovaps %zmm2,0x3c0(%rsp)
    32e0:	vmovss 0x3c0(%rsp,%r10,4),%xmm3
    32ea:	vmovss %xmm3,(%rsi,%rdx,4)
    32ef:	inc    %rdx
    32f2:	cmp    %rdx,%rax
    32f5:	jne    32d0 <compute+0x1830>
    32f7:	nopw   0x0(%rax,%rax,1)
    3300:	or     $0x3,%r8
    3304:	cmp    %rcx,%r8
    3307:	jge    2c43 <compute+0x11a3>
    330d:	mov    0x20(%rdi),%rdx
    3311:	mov    0x38(%rdi),%rsi
    3315:	mov    %rsi,%rax
    3318:	sub    %rbx,%rax
    331b:	cmp    $0xf,%rax
    331f:	jg     2c30 <compute+0x1190>
    3325:	test   %rax,%rax
    3328:	jle    2c43 <compute+0x11a3>
    332e:	mov    0x18(%rsp),%rax
    3333:	lea    (%rax,%rsi,1),%r9
    3337:	mov    %r9d,%eax
    333a:	and    $0x3,%eax
    333d:	mov    0x20(%rsp),%r8
    3342:	sub    %rsi,%r8
    3345:	cmp    $0xfffffffffffffffc,%r8
    3349:	jbe    3353 <compute+0x18b3>
    334b:	xor    %r8d,%r8d
    334e:	jmp    33f0 <compute+0x1950>
    3353:	mov    %r11,0x8(%rsp)
    3358:	and    $0xfffffffffffffffc,%r9
    335c:	mov    0x10(%rsp),%r8
    3361:	add    %rdx,%r8
    3364:	mov    %rsi,%r10
    3367:	imul   %r14,%r10
    336b:	add    %r8,%r10
    336e:	xor    %r8d,%r8d
    3371:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3380:	mov    %r8d,%r11d
    3383:	and    $0xf,%r11d
    3387:	vmovaps %zmm1,0x80(%rsp)
    338f:	vmovss 0x80(%rsp,%r11,4),%xmm2
    3399:	lea    0x1(%r8),%r11d
    339d:	and    $0xf,%r11d
    33a1:	vinsertps $0x10,0x80(%rsp,%r11,4),%xmm2,%xmm2
    33ac:	lea    0x2(%r8),%r11d
    33b0:	and    $0xf,%r11d
    33b4:	vinsertps $0x20,0x80(%rsp,%r11,4),%xmm2,%xmm2
    33bf:	lea    0x3(%r8),%r11d
    33c3:	and    $0xf,%r11d
    33c7:	vinsertps $0x30,0x80(%rsp,%r11,4),%xmm2,%xmm2
    33d2:	vmovups %xmm2,-0x8(%r10,%r8,4)
    33d9:	add    $0x4,%r8
    33dd:	cmp    %r9,%r8
    33e0:	jne    3380 <compute+0x18e0>
    33e2:	test   %rax,%rax
    33e5:	mov    0x8(%rsp),%r11
    33ea:	je     2c43 <compute+0x11a3>
    33f0:	add    0x30(%rsp),%rdx
    33f5:	imul   %r14,%rsi
    33f9:	lea    (%rsi,%r8,4),%rsi
    33fd:	add    %rdx,%rsi
    3400:	xor    %edx,%edx
    3402:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3410:	lea    (%r8,%rdx,1),%r9d
    3414:	and    $0xf,%r9d
    3418:	vmovaps %zmm1,0x380(%rsp)
    3420:	vmovss 0x380(%rsp,%r9,4),%xmm2
    342a:	vmovss %xmm2,(%rsi,%rdx,4)
    342f:	inc    %rdx
    3432:	cmp    %rdx,%rax
    3435:	jne    3410 <compute+0x1970>
    3437:	jmp    2c43 <compute+0x11a3>
    343c:	lea    -0x28(%rbp),%rsp
    3440:	pop    %rbx
    3441:	pop    %r12
    3443:	pop    %r13
    3445:	pop    %r14
    3447:	pop    %r15
    3449:	pop    %rbp
    344a:	vzeroupper
    344d:	ret
