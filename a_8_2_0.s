
a.so:     file format elf64-x86-64


Disassembly of section .text:

00000000000015a0 <prepared_floats>:
    15a0:	push   %rbp
    15a1:	mov    %rsp,%rbp
    15a4:	mov    $0x5,%al
    15a6:	kmovd  %eax,%k1
    15aa:	vmovdqu64 0x30(%rdi),%ymm0{%k1}{z}
    15b4:	vpermq $0xe8,%ymm0,%ymm0
    15ba:	vpaddq -0x1262(%rip),%xmm0,%xmm0        # 360 <prepared_floats-0x1240>
    15c2:	vpsraq $0x3f,%xmm0,%xmm1
    15c9:	vpsrlvq -0x1282(%rip),%xmm1,%xmm1        # 350 <prepared_floats-0x1250>
    15d2:	vpaddq %xmm1,%xmm0,%xmm0
    15d6:	vpsravq -0x12a0(%rip),%xmm0,%xmm0        # 340 <prepared_floats-0x1260>
    15e0:	vmovq  %xmm0,%rax
    15e5:	vpextrq $0x1,%xmm0,%rcx
    15eb:	imul   %rax,%rcx
    15ef:	mov    %rcx,%rax
    15f2:	shl    $0x8,%rax
    15f6:	lea    (%rax,%rcx,8),%rax
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
    161a:	vpaddq -0x12c2(%rip),%xmm0,%xmm0        # 360 <prepared_floats-0x1240>
    1622:	vpsraq $0x3f,%xmm0,%xmm1
    1629:	vpsrlvq -0x12e2(%rip),%xmm1,%xmm1        # 350 <prepared_floats-0x1250>
    1632:	vpaddq %xmm1,%xmm0,%xmm0
    1636:	vpsravq -0x1300(%rip),%xmm0,%xmm0        # 340 <prepared_floats-0x1260>
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
    1678:	lea    0x3e(%r13),%r11
    167c:	test   %rcx,%rcx
    167f:	cmovns %rcx,%r11
    1683:	sar    $0x5,%r11
    1687:	mov    %rsi,%rcx
    168a:	or     %r11,%rcx
    168d:	shr    $0x20,%rcx
    1691:	je     169a <prepare+0x3a>
    1693:	cqto
    1695:	idiv   %r11
    1698:	jmp    169f <prepare+0x3f>
    169a:	xor    %edx,%edx
    169c:	div    %r11d
    169f:	mov    %rdx,%rsi
    16a2:	shl    $0x5,%rsi
    16a6:	mov    %r13,%r8
    16a9:	sub    %rsi,%r8
    16ac:	cmp    $0x20,%r8
    16b0:	mov    $0x20,%ecx
    16b5:	cmovge %rcx,%r8
    16b9:	mov    %rax,%rbx
    16bc:	imul   %r11,%rbx
    16c0:	shl    $0xa,%rbx
    16c4:	mov    0x28(%rdi),%rcx
    16c8:	mov    0x30(%rdi),%r9
    16cc:	mov    %rdx,%r10
    16cf:	shl    $0xa,%r10
    16d3:	lea    (%rcx,%r10,1),%r12
    16d7:	add    %rbx,%r12
    16da:	lea    0x7(%r9),%r14
    16de:	lea    0xe(%r9),%r15
    16e2:	test   %r14,%r14
    16e5:	cmovns %r14,%r15
    16e9:	movabs $0x1fffffffffffff8,%r14
    16f3:	and    %r15,%r14
    16f6:	lea    (%rax,%r14,4),%r14
    16fa:	imul   %r11,%r14
    16fe:	shl    $0x5,%r14
    1702:	add    %rcx,%rsi
    1705:	add    %r14,%rsi
    1708:	add    %rbx,%r10
    170b:	lea    (%rcx,%r10,1),%r11
    170f:	add    $0x1e0,%r11
    1716:	mov    %r13,%rcx
    1719:	imul   %rax,%rcx
    171d:	shl    $0x3,%rax
    1721:	shl    $0x5,%rcx
    1725:	shl    $0x7,%rdx
    1729:	add    %rcx,%rdx
    172c:	add    0x18(%rdi),%rdx
    1730:	shl    $0x2,%r13
    1734:	xor    %edi,%edi
    1736:	vmovdqa -0x12de(%rip),%ymm0        # 460 <prepared_floats-0x1140>
    173e:	vxorps %xmm1,%xmm1,%xmm1
    1742:	vpbroadcastq -0x130b(%rip),%ymm2        # 440 <prepared_floats-0x1160>
    174b:	vmovdqa64 -0x13d5(%rip),%zmm3        # 380 <prepared_floats-0x1220>
    1755:	vmovdqa64 -0x139f(%rip),%zmm4        # 3c0 <prepared_floats-0x11e0>
    175f:	vxorps %xmm5,%xmm5,%xmm5
    1763:	vpbroadcastq -0x1325(%rip),%zmm6        # 448 <prepared_floats-0x1158>
    176d:	mov    %r12,-0x38(%rbp)
    1771:	mov    %r12,%rbx
    1774:	mov    %r8,-0x30(%rbp)
    1778:	jmp    1803 <prepare+0x1a3>
    177d:	mov    %r9,%r13
    1780:	mov    %r8,%r9
    1783:	mov    -0x30(%rbp),%r8
    1787:	nopw   0x0(%rax,%rax,1)
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
    17e6:	vmovss %xmm7,(%rsi,%rdi,4)
    17eb:	inc    %rdi
    17ee:	add    $0x4,%r11
    17f2:	add    %r13,%rdx
    17f5:	add    $0x4,%rbx
    17f9:	cmp    $0x8,%rdi
    17fd:	je     1a24 <prepare+0x3c4>
    1803:	lea    (%rdi,%rax,1),%rcx
    1807:	cmp    %r9,%rcx
    180a:	mov    $0x0,%r14d
    1810:	cmovl  %r8,%r14
    1814:	vxorps %xmm7,%xmm7,%xmm7
    1818:	test   %r14,%r14
    181b:	jle    18fc <prepare+0x29c>
    1821:	mov    %r11,%r15
    1824:	xor    %r12d,%r12d
    1827:	nopw   0x0(%rax,%rax,1)
    1830:	vmovdqu64 (%rdx,%r12,4),%zmm8
    1837:	vmovdqu 0x10(%rdx,%r12,4),%xmm9
    183e:	vmovdqu 0x20(%rdx,%r12,4),%xmm10
    1845:	vmovdqu 0x30(%rdx,%r12,4),%xmm11
    184c:	vmovd  %xmm8,-0x1e0(%r15)
    1855:	vextractps $0x1,%xmm8,-0x1c0(%r15)
    185f:	vextractps $0x2,%xmm8,-0x1a0(%r15)
    1869:	vextractps $0x3,%xmm8,-0x180(%r15)
    1873:	vmovd  %xmm9,-0x160(%r15)
    187c:	vextractps $0x1,%xmm9,-0x140(%r15)
    1886:	vextractps $0x2,%xmm9,-0x120(%r15)
    1890:	vextractps $0x3,%xmm9,-0x100(%r15)
    189a:	vmovd  %xmm10,-0xe0(%r15)
    18a3:	vextractps $0x1,%xmm10,-0xc0(%r15)
    18ad:	vextractps $0x2,%xmm10,-0xa0(%r15)
    18b7:	vextractps $0x3,%xmm10,-0x80(%r15)
    18be:	vmovd  %xmm11,-0x60(%r15)
    18c4:	vextractps $0x1,%xmm11,-0x40(%r15)
    18cb:	vextractps $0x2,%xmm11,-0x20(%r15)
    18d2:	vextractps $0x3,%xmm11,(%r15)
    18d8:	vaddps %zmm8,%zmm7,%zmm7
    18de:	add    $0x10,%r12
    18e2:	add    $0x200,%r15
    18e9:	cmp    %r14,%r12
    18ec:	jl     1830 <prepare+0x1d0>
    18f2:	cmp    $0x1f,%r14
    18f6:	ja     1790 <prepare+0x130>
    18fc:	mov    $0x20,%ecx
    1901:	sub    %r14,%rcx
    1904:	cmp    $0x4,%rcx
    1908:	jb     19ee <prepare+0x38e>
    190e:	mov    %r9,%r8
    1911:	mov    %r13,%r9
    1914:	cmp    $0x10,%rcx
    1918:	jae    1922 <prepare+0x2c2>
    191a:	xor    %r15d,%r15d
    191d:	mov    %r14,%r13
    1920:	jmp    1998 <prepare+0x338>
    1922:	mov    %rcx,%r15
    1925:	and    $0xfffffffffffffff0,%r15
    1929:	lea    (%r14,%r15,1),%r13
    192d:	mov    -0x38(%rbp),%r10
    1931:	lea    (%r10,%rdi,4),%r10
    1935:	vpbroadcastq %r14,%zmm9
    193b:	vpaddq %zmm3,%zmm9,%zmm8
    1941:	vpaddq %zmm4,%zmm9,%zmm9
    1947:	mov    %r15,%r12
    194a:	nopw   0x0(%rax,%rax,1)
    1950:	vpsllq $0x5,%zmm8,%zmm10
    1957:	vpsllq $0x5,%zmm9,%zmm11
    195e:	kxnorb %k0,%k0,%k1
    1962:	vscatterqps %ymm5,(%r10,%zmm11,1){%k1}
    1969:	kxnorb %k0,%k0,%k1
    196d:	vscatterqps %ymm5,(%r10,%zmm10,1){%k1}
    1974:	vpaddq %zmm6,%zmm9,%zmm9
    197a:	vpaddq %zmm6,%zmm8,%zmm8
    1980:	add    $0xfffffffffffffff0,%r12
    1984:	jne    1950 <prepare+0x2f0>
    1986:	cmp    %r15,%rcx
    1989:	je     177d <prepare+0x11d>
    198f:	test   $0xc,%cl
    1992:	je     1a15 <prepare+0x3b5>
    1998:	mov    %rcx,%r10
    199b:	and    $0xfffffffffffffffc,%r10
    199f:	add    %r10,%r14
    19a2:	mov    -0x38(%rbp),%r12
    19a6:	lea    (%r12,%rdi,4),%r12
    19aa:	vpbroadcastq %r13,%ymm8
    19b0:	vpaddq %ymm0,%ymm8,%ymm8
    19b4:	sub    %r10,%r15
    19b7:	nopw   0x0(%rax,%rax,1)
    19c0:	vpsllq $0x5,%ymm8,%ymm9
    19c6:	kxnorw %k0,%k0,%k1
    19ca:	vscatterqps %xmm1,(%r12,%ymm9,1){%k1}
    19d1:	vpaddq %ymm2,%ymm8,%ymm8
    19d5:	add    $0x4,%r15
    19d9:	jne    19c0 <prepare+0x360>
    19db:	cmp    %r10,%rcx
    19de:	mov    %r9,%r13
    19e1:	mov    %r8,%r9
    19e4:	mov    -0x30(%rbp),%r8
    19e8:	je     1790 <prepare+0x130>
    19ee:	lea    -0x20(%r14),%rcx
    19f2:	shl    $0x5,%r14
    19f6:	add    %rbx,%r14
    19f9:	nopl   0x0(%rax)
    1a00:	movl   $0x0,(%r14)
    1a07:	add    $0x20,%r14
    1a0b:	inc    %rcx
    1a0e:	jne    1a00 <prepare+0x3a0>
    1a10:	jmp    1790 <prepare+0x130>
    1a15:	add    %r15,%r14
    1a18:	mov    %r9,%r13
    1a1b:	mov    %r8,%r9
    1a1e:	mov    -0x30(%rbp),%r8
    1a22:	jmp    19ee <prepare+0x38e>
    1a24:	pop    %rbx
    1a25:	pop    %r12
    1a27:	pop    %r13
    1a29:	pop    %r14
    1a2b:	pop    %r15
    1a2d:	pop    %rbp
    1a2e:	vzeroupper
    1a31:	ret
    1a32:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)

0000000000001a40 <tasks>:
    1a40:	push   %rbp
    1a41:	mov    %rsp,%rbp
    1a44:	mov    0x38(%rdi),%rsi
    1a48:	mov    0x48(%rdi),%rcx
    1a4c:	lea    0x1f(%rsi),%rax
    1a50:	lea    0x3e(%rsi),%rdx
    1a54:	test   %rax,%rax
    1a57:	cmovns %rax,%rdx
    1a5b:	sar    $0x5,%rdx
    1a5f:	cmp    %rcx,%rdx
    1a62:	cmovl  %rdx,%rcx
    1a66:	lea    (%rdx,%rcx,1),%rax
    1a6a:	dec    %rax
    1a6d:	mov    %rax,%rdx
    1a70:	or     %rcx,%rdx
    1a73:	shr    $0x20,%rdx
    1a77:	je     1a83 <tasks+0x43>
    1a79:	cqto
    1a7b:	idiv   %rcx
    1a7e:	mov    %rax,%rcx
    1a81:	jmp    1a89 <tasks+0x49>
    1a83:	xor    %edx,%edx
    1a85:	div    %ecx
    1a87:	mov    %eax,%ecx
    1a89:	shl    $0x5,%rcx
    1a8d:	lea    (%rsi,%rcx,1),%rax
    1a91:	dec    %rax
    1a94:	mov    %rax,%rdx
    1a97:	or     %rcx,%rdx
    1a9a:	shr    $0x20,%rdx
    1a9e:	je     1aa7 <tasks+0x67>
    1aa0:	cqto
    1aa2:	idiv   %rcx
    1aa5:	pop    %rbp
    1aa6:	ret
    1aa7:	xor    %edx,%edx
    1aa9:	div    %ecx
    1aab:	pop    %rbp
    1aac:	ret
    1aad:	nopl   (%rax)

0000000000001ab0 <compute>:
    1ab0:	push   %rbp
    1ab1:	mov    %rsp,%rbp
    1ab4:	push   %r15
    1ab6:	push   %r14
    1ab8:	push   %r13
    1aba:	push   %r12
    1abc:	push   %rbx
    1abd:	and    $0xffffffffffffffc0,%rsp
    1ac1:	sub    $0x1080,%rsp
    1ac8:	mov    0x38(%rdi),%rcx
    1acc:	mov    0x48(%rdi),%r8
    1ad0:	lea    0x1f(%rcx),%rax
    1ad4:	lea    0x3e(%rcx),%rdx
    1ad8:	test   %rax,%rax
    1adb:	cmovns %rax,%rdx
    1adf:	sar    $0x5,%rdx
    1ae3:	cmp    %r8,%rdx
    1ae6:	cmovl  %rdx,%r8
    1aea:	lea    (%rdx,%r8,1),%rax
    1aee:	dec    %rax
    1af1:	mov    %rax,%rdx
    1af4:	or     %r8,%rdx
    1af7:	shr    $0x20,%rdx
    1afb:	je     1b07 <compute+0x57>
    1afd:	cqto
    1aff:	idiv   %r8
    1b02:	mov    %rax,%r12
    1b05:	jmp    1b0f <compute+0x5f>
    1b07:	xor    %edx,%edx
    1b09:	div    %r8d
    1b0c:	mov    %eax,%r12d
    1b0f:	mov    %r12,%r8
    1b12:	shl    $0x5,%r8
    1b16:	lea    0x1(%rsi),%rdx
    1b1a:	imul   %r8,%rdx
    1b1e:	cmp    %rcx,%rdx
    1b21:	cmovge %rcx,%rdx
    1b25:	imul   %rsi,%r8
    1b29:	lea    0x10(%r8),%rax
    1b2d:	mov    %rdx,0xb0(%rsp)
    1b35:	cmp    %rdx,%rax
    1b38:	jge    3b9d <compute+0x20ed>
    1b3e:	mov    0x30(%rdi),%rax
    1b42:	mov    $0xffffffffffffffef,%rcx
    1b49:	sub    %r8,%rcx
    1b4c:	mov    %rcx,0x1e8(%rsp)
    1b54:	imul   %rsi,%r12
    1b58:	shl    $0x7,%r12
    1b5c:	lea    0x40(%r12),%rcx
    1b61:	mov    %rcx,0x30(%rsp)
    1b66:	lea    0x8(%r12),%rcx
    1b6b:	mov    %rcx,0x40(%rsp)
    1b70:	xor    %ecx,%ecx
    1b72:	vmovdqa64 -0x177c(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    1b7c:	mov    %r8,0x1f0(%rsp)
    1b84:	mov    %r8,%r15
    1b87:	jmp    1bc4 <compute+0x114>
    1b89:	nopl   0x0(%rax)
    1b90:	lea    0x20(%r15),%r8
    1b94:	add    $0x30,%r15
    1b98:	mov    0x1f8(%rsp),%rcx
    1ba0:	inc    %rcx
    1ba3:	sub    $0xffffffffffffff80,%r12
    1ba7:	subq   $0xffffffffffffff80,0x30(%rsp)
    1bad:	subq   $0xffffffffffffff80,0x40(%rsp)
    1bb3:	cmp    0xb0(%rsp),%r15
    1bbb:	mov    %r8,%r15
    1bbe:	jge    3b9d <compute+0x20ed>
    1bc4:	test   %rax,%rax
    1bc7:	mov    %rcx,0x1f8(%rsp)
    1bcf:	jle    1b90 <compute+0xe0>
    1bd1:	shl    $0x5,%rcx
    1bd5:	mov    0x1e8(%rsp),%rdx
    1bdd:	sub    %rcx,%rdx
    1be0:	mov    %rdx,0x48(%rsp)
    1be5:	lea    0x7(%rax),%r8
    1be9:	shr    $0x3,%r8
    1bed:	mov    %r15,%rdx
    1bf0:	or     $0x10,%rdx
    1bf4:	mov    %rdx,0x58(%rsp)
    1bf9:	add    0x1f0(%rsp),%rcx
    1c01:	mov    %rcx,0x50(%rsp)
    1c06:	mov    $0x4,%ecx
    1c0b:	mov    %rcx,0xa8(%rsp)
    1c13:	mov    $0x8,%ecx
    1c18:	mov    %rcx,0xa0(%rsp)
    1c20:	mov    $0xc,%ecx
    1c25:	mov    %rcx,0x98(%rsp)
    1c2d:	mov    $0x10,%ecx
    1c32:	mov    %rcx,0x90(%rsp)
    1c3a:	mov    $0x14,%ecx
    1c3f:	mov    %rcx,0x88(%rsp)
    1c47:	mov    $0x18,%ecx
    1c4c:	mov    %rcx,0x80(%rsp)
    1c54:	mov    $0x1c,%ecx
    1c59:	mov    %rcx,0x78(%rsp)
    1c5e:	movq   $0x0,0x70(%rsp)
    1c67:	movq   $0x0,0xb8(%rsp)
    1c73:	xor    %ebx,%ebx
    1c75:	mov    %r12,0x60(%rsp)
    1c7a:	mov    %r15,0x38(%rsp)
    1c7f:	jmp    1d15 <compute+0x265>
    1c84:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    1c90:	imul   %r10,%r8
    1c94:	lea    (%rdx,%r8,4),%rax
    1c98:	vmovups %zmm8,(%rax,%r13,4)
    1c9f:	mov    0x30(%rdi),%rax
    1ca3:	mov    0x68(%rsp),%rbx
    1ca8:	inc    %rbx
    1cab:	lea    0x7(%rax),%rcx
    1caf:	lea    0xe(%rax),%r8
    1cb3:	test   %rcx,%rcx
    1cb6:	cmovns %rcx,%r8
    1cba:	sar    $0x3,%r8
    1cbe:	addq   $0x400,0xb8(%rsp)
    1cca:	addq   $0x20,0x70(%rsp)
    1cd0:	addq   $0x20,0xa8(%rsp)
    1cd9:	addq   $0x20,0xa0(%rsp)
    1ce2:	addq   $0x20,0x98(%rsp)
    1ceb:	addq   $0x20,0x90(%rsp)
    1cf4:	addq   $0x20,0x88(%rsp)
    1cfd:	addq   $0x20,0x80(%rsp)
    1d06:	addq   $0x20,0x78(%rsp)
    1d0c:	cmp    %r8,%rbx
    1d0f:	jge    1b90 <compute+0xe0>
    1d15:	mov    0x40(%rdi),%rdx
    1d19:	lea    0x1f(%rdx),%r10
    1d1d:	test   %rdx,%rdx
    1d20:	mov    %rdx,%rcx
    1d23:	cmovs  %r10,%rcx
    1d27:	lea    0x7(%rdx),%r9
    1d2b:	cmovns %rdx,%r9
    1d2f:	lea    0x3e(%rdx),%rsi
    1d33:	test   %r10,%r10
    1d36:	cmovns %r10,%rsi
    1d3a:	vxorps %xmm8,%xmm8,%xmm8
    1d3f:	vxorps %xmm9,%xmm9,%xmm9
    1d44:	vxorps %xmm10,%xmm10,%xmm10
    1d49:	vxorps %xmm11,%xmm11,%xmm11
    1d4e:	vxorps %xmm12,%xmm12,%xmm12
    1d53:	vxorps %xmm13,%xmm13,%xmm13
    1d58:	vxorps %xmm26,%xmm26,%xmm26
    1d5e:	vxorps %xmm28,%xmm28,%xmm28
    1d64:	vxorps %xmm29,%xmm29,%xmm29
    1d6a:	vxorps %xmm30,%xmm30,%xmm30
    1d70:	vxorps %xmm31,%xmm31,%xmm31
    1d76:	vxorps %xmm2,%xmm2,%xmm2
    1d7a:	vxorps %xmm3,%xmm3,%xmm3
    1d7e:	vxorps %xmm14,%xmm14,%xmm14
    1d83:	vxorps %xmm15,%xmm15,%xmm15
    1d88:	vxorps %xmm16,%xmm16,%xmm16
    1d8e:	cmp    $0x20,%rdx
    1d92:	mov    %rbx,0x68(%rsp)
    1d97:	jl     26d6 <compute+0xc26>
    1d9d:	mov    (%rdi),%r10
    1da0:	mov    0x28(%rdi),%r11
    1da4:	sar    $0x5,%rcx
    1da8:	sar    $0x3,%r9
    1dac:	mov    %rcx,%rax
    1daf:	imul   %r15,%rax
    1db3:	shl    $0x2,%rax
    1db7:	shl    $0xa,%r8
    1dbb:	mov    %rbx,%rdx
    1dbe:	shl    $0x5,%rdx
    1dc2:	add    %r8,%rdx
    1dc5:	imul   %r9,%r12
    1dc9:	lea    (%r10,%r12,1),%r8
    1dcd:	add    $0x400,%r8
    1dd4:	imul   0x30(%rsp),%r9
    1dda:	add    %r10,%r9
    1ddd:	add    $0x400,%r9
    1de4:	mov    0x8(%rdi),%r10
    1de8:	add    %rax,%r10
    1deb:	add    0x10(%rdi),%rax
    1def:	sar    $0x5,%rsi
    1df3:	imul   %rsi,%rdx
    1df7:	add    %r11,%rdx
    1dfa:	imul   0xb8(%rsp),%rsi
    1e03:	lea    (%r11,%rsi,1),%r15
    1e07:	add    $0xfc,%r15
    1e0e:	vxorps %xmm1,%xmm1,%xmm1
    1e12:	vmovaps %zmm1,0x100(%rsp)
    1e1a:	vmovaps %zmm1,0x140(%rsp)
    1e22:	xor    %r12d,%r12d
    1e25:	data16 cs nopw 0x0(%rax,%rax,1)
    1e30:	vmovaps %zmm31,0x3c0(%rsp)
    1e38:	vmovaps %zmm30,0xa00(%rsp)
    1e40:	vmovaps %zmm29,0x200(%rsp)
    1e48:	vmovaps %zmm28,0x180(%rsp)
    1e50:	vmovaps %zmm26,0x240(%rsp)
    1e58:	vmovaps %zmm13,0x280(%rsp)
    1e60:	vmovaps %zmm12,0x2c0(%rsp)
    1e68:	vmovaps %zmm11,0x300(%rsp)
    1e70:	vmovaps %zmm10,0x340(%rsp)
    1e78:	vmovaps %zmm9,0x380(%rsp)
    1e80:	vmovaps %zmm8,0xc0(%rsp)
    1e88:	mov    %r12,%rsi
    1e8b:	shl    $0x6,%rsi
    1e8f:	vmovups (%r10,%rsi,1),%zmm26
    1e96:	vmovups (%rax,%rsi,1),%zmm18
    1e9d:	lea    (%rcx,%r12,1),%rsi
    1ea1:	shl    $0x6,%rsi
    1ea5:	vmovups (%r10,%rsi,1),%zmm19
    1eac:	vmovups (%rax,%rsi,1),%zmm17
    1eb3:	xor    %r13d,%r13d
    1eb6:	vxorps %xmm20,%xmm20,%xmm20
    1ebc:	vxorps %xmm21,%xmm21,%xmm21
    1ec2:	vxorps %xmm22,%xmm22,%xmm22
    1ec8:	vxorps %xmm23,%xmm23,%xmm23
    1ece:	vxorps %xmm24,%xmm24,%xmm24
    1ed4:	vxorps %xmm25,%xmm25,%xmm25
    1eda:	vxorps %xmm27,%xmm27,%xmm27
    1ee0:	vxorps %xmm28,%xmm28,%xmm28
    1ee6:	vxorps %xmm29,%xmm29,%xmm29
    1eec:	vxorps %xmm30,%xmm30,%xmm30
    1ef2:	vxorps %xmm31,%xmm31,%xmm31
    1ef8:	vxorps %xmm1,%xmm1,%xmm1
    1efc:	vxorps %xmm2,%xmm2,%xmm2
    1f00:	vxorps %xmm3,%xmm3,%xmm3
    1f04:	vxorps %xmm4,%xmm4,%xmm4
    1f08:	vxorps %xmm5,%xmm5,%xmm5
    1f0c:	nopl   0x0(%rax)
    1f10:	vmovdqu64 -0x400(%r8,%r13,1),%zmm6
    1f18:	prefetcht0 (%r8,%r13,1)
    1f1d:	vmovdqu64 -0x400(%r9,%r13,1),%zmm7
    1f25:	prefetcht0 (%r9,%r13,1)
    1f2a:	vpermd %zmm0,%zmm6,%zmm8
    1f30:	vpsrld $0x4,%zmm6,%zmm9
    1f37:	vpermd %zmm0,%zmm7,%zmm10
    1f3d:	vpsrld $0x4,%zmm7,%zmm11
    1f44:	vbroadcastss -0xfc(%r15,%r13,4),%zmm12
    1f4c:	vfmadd231ps %zmm12,%zmm8,%zmm5
    1f52:	vfmadd231ps %zmm12,%zmm10,%zmm28
    1f58:	vbroadcastss -0xf8(%r15,%r13,4),%zmm12
    1f60:	vfmadd231ps %zmm12,%zmm8,%zmm4
    1f66:	vfmadd231ps %zmm12,%zmm10,%zmm27
    1f6c:	vbroadcastss -0xf4(%r15,%r13,4),%zmm12
    1f74:	vfmadd231ps %zmm12,%zmm8,%zmm3
    1f7a:	vfmadd231ps %zmm12,%zmm10,%zmm25
    1f80:	vbroadcastss -0xf0(%r15,%r13,4),%zmm12
    1f88:	vfmadd231ps %zmm12,%zmm8,%zmm2
    1f8e:	vfmadd231ps %zmm12,%zmm10,%zmm24
    1f94:	vbroadcastss -0xec(%r15,%r13,4),%zmm12
    1f9c:	vfmadd231ps %zmm12,%zmm8,%zmm1
    1fa2:	vfmadd231ps %zmm12,%zmm10,%zmm23
    1fa8:	vbroadcastss -0xe8(%r15,%r13,4),%zmm12
    1fb0:	vfmadd231ps %zmm12,%zmm8,%zmm31
    1fb6:	vfmadd231ps %zmm12,%zmm10,%zmm22
    1fbc:	vbroadcastss -0xe4(%r15,%r13,4),%zmm12
    1fc4:	vfmadd231ps %zmm12,%zmm8,%zmm30
    1fca:	vfmadd231ps %zmm12,%zmm10,%zmm21
    1fd0:	vbroadcastss -0xe0(%r15,%r13,4),%zmm12
    1fd8:	vfmadd231ps %zmm8,%zmm12,%zmm29
    1fde:	vfmadd231ps %zmm12,%zmm10,%zmm20
    1fe4:	vpermd %zmm0,%zmm9,%zmm8
    1fea:	vpsrld $0x8,%zmm6,%zmm9
    1ff1:	vpsrld $0x8,%zmm7,%zmm10
    1ff8:	vpermd %zmm0,%zmm11,%zmm11
    1ffe:	vbroadcastss -0xdc(%r15,%r13,4),%zmm12
    2006:	vfmadd231ps %zmm12,%zmm8,%zmm5
    200c:	vfmadd231ps %zmm12,%zmm11,%zmm28
    2012:	vbroadcastss -0xd8(%r15,%r13,4),%zmm12
    201a:	vfmadd231ps %zmm12,%zmm8,%zmm4
    2020:	vfmadd231ps %zmm12,%zmm11,%zmm27
    2026:	vbroadcastss -0xd4(%r15,%r13,4),%zmm12
    202e:	vfmadd231ps %zmm12,%zmm8,%zmm3
    2034:	vfmadd231ps %zmm12,%zmm11,%zmm25
    203a:	vbroadcastss -0xd0(%r15,%r13,4),%zmm12
    2042:	vfmadd231ps %zmm12,%zmm8,%zmm2
    2048:	vfmadd231ps %zmm12,%zmm11,%zmm24
    204e:	vbroadcastss -0xcc(%r15,%r13,4),%zmm12
    2056:	vfmadd231ps %zmm12,%zmm8,%zmm1
    205c:	vfmadd231ps %zmm12,%zmm11,%zmm23
    2062:	vbroadcastss -0xc8(%r15,%r13,4),%zmm12
    206a:	vfmadd231ps %zmm12,%zmm8,%zmm31
    2070:	vfmadd231ps %zmm12,%zmm11,%zmm22
    2076:	vbroadcastss -0xc4(%r15,%r13,4),%zmm12
    207e:	vfmadd231ps %zmm12,%zmm8,%zmm30
    2084:	vfmadd231ps %zmm12,%zmm11,%zmm21
    208a:	vbroadcastss -0xc0(%r15,%r13,4),%zmm12
    2092:	vpermd %zmm0,%zmm9,%zmm9
    2098:	vfmadd231ps %zmm8,%zmm12,%zmm29
    209e:	vpsrld $0xc,%zmm6,%zmm8
    20a5:	vpermd %zmm0,%zmm10,%zmm10
    20ab:	vpsrld $0xc,%zmm7,%zmm13
    20b2:	vfmadd231ps %zmm12,%zmm11,%zmm20
    20b8:	vbroadcastss -0xbc(%r15,%r13,4),%zmm11
    20c0:	vfmadd231ps %zmm11,%zmm9,%zmm5
    20c6:	vfmadd231ps %zmm11,%zmm10,%zmm28
    20cc:	vbroadcastss -0xb8(%r15,%r13,4),%zmm11
    20d4:	vfmadd231ps %zmm11,%zmm9,%zmm4
    20da:	vfmadd231ps %zmm11,%zmm10,%zmm27
    20e0:	vbroadcastss -0xb4(%r15,%r13,4),%zmm11
    20e8:	vfmadd231ps %zmm11,%zmm9,%zmm3
    20ee:	vfmadd231ps %zmm11,%zmm10,%zmm25
    20f4:	vbroadcastss -0xb0(%r15,%r13,4),%zmm11
    20fc:	vfmadd231ps %zmm11,%zmm9,%zmm2
    2102:	vfmadd231ps %zmm11,%zmm10,%zmm24
    2108:	vbroadcastss -0xac(%r15,%r13,4),%zmm11
    2110:	vfmadd231ps %zmm11,%zmm9,%zmm1
    2116:	vfmadd231ps %zmm11,%zmm10,%zmm23
    211c:	vbroadcastss -0xa8(%r15,%r13,4),%zmm11
    2124:	vfmadd231ps %zmm11,%zmm9,%zmm31
    212a:	vfmadd231ps %zmm11,%zmm10,%zmm22
    2130:	vbroadcastss -0xa4(%r15,%r13,4),%zmm11
    2138:	vfmadd231ps %zmm11,%zmm9,%zmm30
    213e:	vfmadd231ps %zmm11,%zmm10,%zmm21
    2144:	vbroadcastss -0xa0(%r15,%r13,4),%zmm11
    214c:	vpermd %zmm0,%zmm8,%zmm8
    2152:	vfmadd231ps %zmm9,%zmm11,%zmm29
    2158:	vpsrld $0x10,%zmm6,%zmm9
    215f:	vpermd %zmm0,%zmm13,%zmm12
    2165:	vpsrld $0x10,%zmm7,%zmm13
    216c:	vfmadd231ps %zmm11,%zmm10,%zmm20
    2172:	vbroadcastss -0x9c(%r15,%r13,4),%zmm10
    217a:	vfmadd231ps %zmm10,%zmm8,%zmm5
    2180:	vfmadd231ps %zmm10,%zmm12,%zmm28
    2186:	vbroadcastss -0x98(%r15,%r13,4),%zmm10
    218e:	vfmadd231ps %zmm10,%zmm8,%zmm4
    2194:	vfmadd231ps %zmm10,%zmm12,%zmm27
    219a:	vbroadcastss -0x94(%r15,%r13,4),%zmm10
    21a2:	vfmadd231ps %zmm10,%zmm8,%zmm3
    21a8:	vfmadd231ps %zmm10,%zmm12,%zmm25
    21ae:	vbroadcastss -0x90(%r15,%r13,4),%zmm10
    21b6:	vfmadd231ps %zmm10,%zmm8,%zmm2
    21bc:	vfmadd231ps %zmm10,%zmm12,%zmm24
    21c2:	vbroadcastss -0x8c(%r15,%r13,4),%zmm10
    21ca:	vfmadd231ps %zmm10,%zmm8,%zmm1
    21d0:	vfmadd231ps %zmm10,%zmm12,%zmm23
    21d6:	vbroadcastss -0x88(%r15,%r13,4),%zmm10
    21de:	vfmadd231ps %zmm10,%zmm8,%zmm31
    21e4:	vfmadd231ps %zmm10,%zmm12,%zmm22
    21ea:	vbroadcastss -0x84(%r15,%r13,4),%zmm10
    21f2:	vfmadd231ps %zmm10,%zmm8,%zmm30
    21f8:	vfmadd231ps %zmm10,%zmm12,%zmm21
    21fe:	vbroadcastss -0x80(%r15,%r13,4),%zmm10
    2206:	vpermd %zmm0,%zmm9,%zmm9
    220c:	vfmadd231ps %zmm8,%zmm10,%zmm29
    2212:	vpsrld $0x14,%zmm6,%zmm8
    2219:	vpermd %zmm0,%zmm13,%zmm11
    221f:	vpsrld $0x14,%zmm7,%zmm13
    2226:	vfmadd231ps %zmm10,%zmm12,%zmm20
    222c:	vbroadcastss -0x7c(%r15,%r13,4),%zmm10
    2234:	vfmadd231ps %zmm10,%zmm9,%zmm5
    223a:	vfmadd231ps %zmm10,%zmm11,%zmm28
    2240:	vbroadcastss -0x78(%r15,%r13,4),%zmm10
    2248:	vfmadd231ps %zmm10,%zmm9,%zmm4
    224e:	vfmadd231ps %zmm10,%zmm11,%zmm27
    2254:	vbroadcastss -0x74(%r15,%r13,4),%zmm10
    225c:	vfmadd231ps %zmm10,%zmm9,%zmm3
    2262:	vfmadd231ps %zmm10,%zmm11,%zmm25
    2268:	vbroadcastss -0x70(%r15,%r13,4),%zmm10
    2270:	vfmadd231ps %zmm10,%zmm9,%zmm2
    2276:	vfmadd231ps %zmm10,%zmm11,%zmm24
    227c:	vbroadcastss -0x6c(%r15,%r13,4),%zmm10
    2284:	vfmadd231ps %zmm10,%zmm9,%zmm1
    228a:	vfmadd231ps %zmm10,%zmm11,%zmm23
    2290:	vbroadcastss -0x68(%r15,%r13,4),%zmm10
    2298:	vfmadd231ps %zmm10,%zmm9,%zmm31
    229e:	vfmadd231ps %zmm10,%zmm11,%zmm22
    22a4:	vbroadcastss -0x64(%r15,%r13,4),%zmm10
    22ac:	vfmadd231ps %zmm10,%zmm9,%zmm30
    22b2:	vfmadd231ps %zmm10,%zmm11,%zmm21
    22b8:	vbroadcastss -0x60(%r15,%r13,4),%zmm10
    22c0:	vpermd %zmm0,%zmm8,%zmm8
    22c6:	vfmadd231ps %zmm9,%zmm10,%zmm29
    22cc:	vpsrld $0x18,%zmm6,%zmm9
    22d3:	vpermd %zmm0,%zmm13,%zmm12
    22d9:	vpsrld $0x18,%zmm7,%zmm13
    22e0:	vfmadd231ps %zmm10,%zmm11,%zmm20
    22e6:	vbroadcastss -0x5c(%r15,%r13,4),%zmm10
    22ee:	vfmadd231ps %zmm10,%zmm8,%zmm5
    22f4:	vfmadd231ps %zmm10,%zmm12,%zmm28
    22fa:	vbroadcastss -0x58(%r15,%r13,4),%zmm10
    2302:	vfmadd231ps %zmm10,%zmm8,%zmm4
    2308:	vfmadd231ps %zmm10,%zmm12,%zmm27
    230e:	vbroadcastss -0x54(%r15,%r13,4),%zmm10
    2316:	vfmadd231ps %zmm10,%zmm8,%zmm3
    231c:	vfmadd231ps %zmm10,%zmm12,%zmm25
    2322:	vbroadcastss -0x50(%r15,%r13,4),%zmm10
    232a:	vfmadd231ps %zmm10,%zmm8,%zmm2
    2330:	vfmadd231ps %zmm10,%zmm12,%zmm24
    2336:	vbroadcastss -0x4c(%r15,%r13,4),%zmm10
    233e:	vfmadd231ps %zmm10,%zmm8,%zmm1
    2344:	vfmadd231ps %zmm10,%zmm12,%zmm23
    234a:	vbroadcastss -0x48(%r15,%r13,4),%zmm10
    2352:	vfmadd231ps %zmm10,%zmm8,%zmm31
    2358:	vfmadd231ps %zmm10,%zmm12,%zmm22
    235e:	vbroadcastss -0x44(%r15,%r13,4),%zmm10
    2366:	vfmadd231ps %zmm10,%zmm8,%zmm30
    236c:	vfmadd231ps %zmm10,%zmm12,%zmm21
    2372:	vbroadcastss -0x40(%r15,%r13,4),%zmm10
    237a:	vpermd %zmm0,%zmm9,%zmm9
    2380:	vfmadd231ps %zmm8,%zmm10,%zmm29
    2386:	vpsrld $0x1c,%zmm6,%zmm6
    238d:	vpermd %zmm0,%zmm13,%zmm8
    2393:	vpsrld $0x1c,%zmm7,%zmm7
    239a:	vfmadd231ps %zmm10,%zmm12,%zmm20
    23a0:	vbroadcastss -0x3c(%r15,%r13,4),%zmm10
    23a8:	vfmadd231ps %zmm10,%zmm9,%zmm5
    23ae:	vfmadd231ps %zmm10,%zmm8,%zmm28
    23b4:	vbroadcastss -0x38(%r15,%r13,4),%zmm10
    23bc:	vfmadd231ps %zmm10,%zmm9,%zmm4
    23c2:	vfmadd231ps %zmm10,%zmm8,%zmm27
    23c8:	vbroadcastss -0x34(%r15,%r13,4),%zmm10
    23d0:	vfmadd231ps %zmm10,%zmm9,%zmm3
    23d6:	vfmadd231ps %zmm10,%zmm8,%zmm25
    23dc:	vbroadcastss -0x30(%r15,%r13,4),%zmm10
    23e4:	vfmadd231ps %zmm10,%zmm9,%zmm2
    23ea:	vfmadd231ps %zmm10,%zmm8,%zmm24
    23f0:	vbroadcastss -0x2c(%r15,%r13,4),%zmm10
    23f8:	vfmadd231ps %zmm10,%zmm9,%zmm1
    23fe:	vfmadd231ps %zmm10,%zmm8,%zmm23
    2404:	vbroadcastss -0x28(%r15,%r13,4),%zmm10
    240c:	vfmadd231ps %zmm10,%zmm9,%zmm31
    2412:	vfmadd231ps %zmm10,%zmm8,%zmm22
    2418:	vbroadcastss -0x24(%r15,%r13,4),%zmm10
    2420:	vfmadd231ps %zmm10,%zmm9,%zmm30
    2426:	vfmadd231ps %zmm10,%zmm8,%zmm21
    242c:	vbroadcastss -0x20(%r15,%r13,4),%zmm10
    2434:	vpermd %zmm0,%zmm6,%zmm6
    243a:	vfmadd231ps %zmm9,%zmm10,%zmm29
    2440:	vpermd %zmm0,%zmm7,%zmm7
    2446:	vbroadcastss -0x1c(%r15,%r13,4),%zmm9
    244e:	vfmadd231ps %zmm10,%zmm8,%zmm20
    2454:	vfmadd231ps %zmm9,%zmm6,%zmm5
    245a:	vbroadcastss -0x18(%r15,%r13,4),%zmm8
    2462:	vfmadd231ps %zmm9,%zmm7,%zmm28
    2468:	vfmadd231ps %zmm8,%zmm6,%zmm4
    246e:	vbroadcastss -0x14(%r15,%r13,4),%zmm9
    2476:	vfmadd231ps %zmm8,%zmm7,%zmm27
    247c:	vfmadd231ps %zmm9,%zmm6,%zmm3
    2482:	vbroadcastss -0x10(%r15,%r13,4),%zmm8
    248a:	vfmadd231ps %zmm9,%zmm7,%zmm25
    2490:	vfmadd231ps %zmm8,%zmm6,%zmm2
    2496:	vbroadcastss -0xc(%r15,%r13,4),%zmm9
    249e:	vfmadd231ps %zmm8,%zmm7,%zmm24
    24a4:	vfmadd231ps %zmm9,%zmm6,%zmm1
    24aa:	vbroadcastss -0x8(%r15,%r13,4),%zmm8
    24b2:	vfmadd231ps %zmm9,%zmm7,%zmm23
    24b8:	vfmadd231ps %zmm8,%zmm6,%zmm31
    24be:	vbroadcastss -0x4(%r15,%r13,4),%zmm9
    24c6:	vfmadd231ps %zmm8,%zmm7,%zmm22
    24cc:	vfmadd231ps %zmm9,%zmm6,%zmm30
    24d2:	vbroadcastss (%r15,%r13,4),%zmm8
    24d9:	vfmadd231ps %zmm9,%zmm7,%zmm21
    24df:	vfmadd231ps %zmm6,%zmm8,%zmm29
    24e5:	vfmadd231ps %zmm8,%zmm7,%zmm20
    24eb:	add    $0x40,%r13
    24ef:	cmp    $0x100,%r13
    24f6:	jne    1f10 <compute+0x460>
    24fc:	vfmadd231ps %zmm5,%zmm26,%zmm16
    2502:	vfmadd231ps %zmm4,%zmm26,%zmm15
    2508:	vfmadd231ps %zmm3,%zmm26,%zmm14
    250e:	vmovaps 0x140(%rsp),%zmm5
    2516:	vfmadd231ps %zmm2,%zmm26,%zmm5
    251c:	vmovaps 0x100(%rsp),%zmm6
    2524:	vfmadd231ps %zmm1,%zmm26,%zmm6
    252a:	vmovaps 0x3c0(%rsp),%zmm1
    2532:	vfmadd231ps %zmm31,%zmm26,%zmm1
    2538:	vmovaps %zmm1,%zmm31
    253e:	vmovaps 0xa00(%rsp),%zmm1
    2546:	vfmadd231ps %zmm30,%zmm26,%zmm1
    254c:	vmovaps %zmm1,%zmm30
    2552:	vmovaps 0x200(%rsp),%zmm1
    255a:	vfmadd231ps %zmm29,%zmm26,%zmm1
    2560:	vmovaps %zmm1,%zmm29
    2566:	vmovaps 0x180(%rsp),%zmm1
    256e:	vfmadd231ps %zmm28,%zmm19,%zmm1
    2574:	vmovaps %zmm1,%zmm28
    257a:	mov    %r12,%rsi
    257d:	shl    $0x5,%rsi
    2581:	vmovaps 0x240(%rsp),%zmm26
    2589:	vfmadd231ps %zmm27,%zmm19,%zmm26
    258f:	vbroadcastss (%rdx,%rsi,1),%zmm1
    2596:	vfmadd231ps %zmm1,%zmm18,%zmm16
    259c:	vmovaps 0x280(%rsp),%zmm13
    25a4:	vfmadd231ps %zmm25,%zmm19,%zmm13
    25aa:	vbroadcastss 0x4(%rdx,%rsi,1),%zmm2
    25b2:	vfmadd231ps %zmm2,%zmm18,%zmm15
    25b8:	vmovaps 0x2c0(%rsp),%zmm12
    25c0:	vfmadd231ps %zmm24,%zmm19,%zmm12
    25c6:	vbroadcastss 0x8(%rdx,%rsi,1),%zmm3
    25ce:	vfmadd231ps %zmm3,%zmm18,%zmm14
    25d4:	vmovaps 0x300(%rsp),%zmm11
    25dc:	vfmadd231ps %zmm23,%zmm19,%zmm11
    25e2:	vbroadcastss 0xc(%rdx,%rsi,1),%zmm4
    25ea:	vfmadd231ps %zmm4,%zmm18,%zmm5
    25f0:	vmovaps %zmm5,0x140(%rsp)
    25f8:	vmovaps 0x340(%rsp),%zmm10
    2600:	vfmadd231ps %zmm22,%zmm19,%zmm10
    2606:	vbroadcastss 0x10(%rdx,%rsi,1),%zmm5
    260e:	vfmadd231ps %zmm5,%zmm18,%zmm6
    2614:	vmovaps %zmm6,0x100(%rsp)
    261c:	vmovaps 0x380(%rsp),%zmm9
    2624:	vfmadd231ps %zmm21,%zmm19,%zmm9
    262a:	vbroadcastss 0x14(%rdx,%rsi,1),%zmm6
    2632:	vfmadd231ps %zmm6,%zmm18,%zmm31
    2638:	vmovaps 0xc0(%rsp),%zmm8
    2640:	vfmadd231ps %zmm20,%zmm19,%zmm8
    2646:	vbroadcastss 0x18(%rdx,%rsi,1),%zmm7
    264e:	vfmadd231ps %zmm7,%zmm18,%zmm30
    2654:	vbroadcastss 0x1c(%rdx,%rsi,1),%zmm19
    265c:	vfmadd231ps %zmm18,%zmm19,%zmm29
    2662:	vfmadd231ps %zmm1,%zmm17,%zmm28
    2668:	vfmadd231ps %zmm2,%zmm17,%zmm26
    266e:	vfmadd231ps %zmm3,%zmm17,%zmm13
    2674:	vfmadd231ps %zmm4,%zmm17,%zmm12
    267a:	vfmadd231ps %zmm5,%zmm17,%zmm11
    2680:	vfmadd231ps %zmm6,%zmm17,%zmm10
    2686:	vfmadd231ps %zmm7,%zmm17,%zmm9
    268c:	vfmadd231ps %zmm19,%zmm17,%zmm8
    2692:	inc    %r12
    2695:	add    $0x100,%r8
    269c:	add    $0x100,%r9
    26a3:	add    $0x400,%r15
    26aa:	cmp    %rcx,%r12
    26ad:	jne    1e30 <compute+0x380>
    26b3:	mov    0x30(%rdi),%rax
    26b7:	mov    0x60(%rsp),%r12
    26bc:	mov    0x38(%rsp),%r15
    26c1:	mov    0x68(%rsp),%rbx
    26c6:	vmovaps 0x100(%rsp),%zmm2
    26ce:	vmovaps 0x140(%rsp),%zmm3
    26d6:	lea    0x0(,%rbx,8),%r14
    26de:	cmp    %rax,%r14
    26e1:	jge    2810 <compute+0xd60>
    26e7:	mov    0x20(%rdi),%rdx
    26eb:	mov    0x38(%rdi),%r8
    26ef:	mov    %r8,%rsi
    26f2:	sub    %r15,%rsi
    26f5:	cmp    $0xf,%rsi
    26f9:	jle    2720 <compute+0xc70>
    26fb:	imul   %r14,%r8
    26ff:	lea    (%rdx,%r8,4),%rax
    2703:	vmovups %zmm16,(%rax,%r15,4)
    270a:	mov    0x30(%rdi),%rax
    270e:	jmp    2810 <compute+0xd60>
    2713:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2720:	test   %rsi,%rsi
    2723:	jle    2810 <compute+0xd60>
    2729:	mov    %r8d,%ecx
    272c:	and    $0x3,%ecx
    272f:	mov    0x50(%rsp),%r9
    2734:	sub    %r8,%r9
    2737:	cmp    $0xfffffffffffffffc,%r9
    273b:	jbe    2745 <compute+0xc95>
    273d:	xor    %r10d,%r10d
    2740:	jmp    27c7 <compute+0xd17>
    2745:	sub    %rcx,%rsi
    2748:	mov    0x40(%rsp),%r9
    274d:	lea    (%rdx,%r9,1),%r10
    2751:	mov    %r8,%r9
    2754:	imul   0x70(%rsp),%r9
    275a:	add    %r10,%r9
    275d:	xor    %r10d,%r10d
    2760:	mov    %r10d,%r11d
    2763:	and    $0xf,%r11d
    2767:	vmovaps %zmm16,0x9c0(%rsp)
    276f:	vmovss 0x9c0(%rsp,%r11,4),%xmm1
    2779:	lea    0x1(%r10),%r11d
    277d:	and    $0xf,%r11d
    2781:	vinsertps $0x10,0x9c0(%rsp,%r11,4),%xmm1,%xmm1
    278c:	lea    0x2(%r10),%r11d
    2790:	and    $0xf,%r11d
    2794:	vinsertps $0x20,0x9c0(%rsp,%r11,4),%xmm1,%xmm1
    279f:	lea    0x3(%r10),%r11d
    27a3:	and    $0xf,%r11d
    27a7:	vinsertps $0x30,0x9c0(%rsp,%r11,4),%xmm1,%xmm1
    27b2:	vmovups %xmm1,-0x8(%r9,%r10,4)
    27b9:	add    $0x4,%r10
    27bd:	cmp    %rsi,%r10
    27c0:	jne    2760 <compute+0xcb0>
    27c2:	test   %rcx,%rcx
    27c5:	je     2810 <compute+0xd60>
    27c7:	add    %r12,%rdx
    27ca:	imul   0x70(%rsp),%r8
    27d0:	lea    (%r8,%r10,4),%rsi
    27d4:	add    %rdx,%rsi
    27d7:	xor    %edx,%edx
    27d9:	nopl   0x0(%rax)
    27e0:	lea    (%r10,%rdx,1),%r8d
    27e4:	and    $0xf,%r8d
    27e8:	vmovaps %zmm16,0x1000(%rsp)
    27f0:	vmovss 0x1000(%rsp,%r8,4),%xmm1
    27fa:	vmovss %xmm1,(%rsi,%rdx,4)
    27ff:	inc    %rdx
    2802:	cmp    %rdx,%rcx
    2805:	jne    27e0 <compute+0xd30>
    2807:	nopw   0x0(%rax,%rax,1)
    2810:	mov    %r14,%r13
    2813:	or     $0x1,%r13
    2817:	cmp    %rax,%r13
    281a:	jge    2950 <compute+0xea0>
    2820:	mov    0x20(%rdi),%rdx
    2824:	mov    0x38(%rdi),%r8
    2828:	mov    %r8,%rsi
    282b:	sub    %r15,%rsi
    282e:	cmp    $0xf,%rsi
    2832:	jle    2850 <compute+0xda0>
    2834:	imul   %r13,%r8
    2838:	lea    (%rdx,%r8,4),%rax
    283c:	vmovups %zmm15,(%rax,%r15,4)
    2843:	mov    0x30(%rdi),%rax
    2847:	jmp    2950 <compute+0xea0>
    284c:	nopl   0x0(%rax)
    2850:	test   %rsi,%rsi
    2853:	jle    2950 <compute+0xea0>
    2859:	mov    %r8d,%ecx
    285c:	and    $0x3,%ecx
    285f:	mov    0x50(%rsp),%r9
    2864:	sub    %r8,%r9
    2867:	cmp    $0xfffffffffffffffc,%r9
    286b:	jbe    2875 <compute+0xdc5>
    286d:	xor    %r10d,%r10d
    2870:	jmp    2907 <compute+0xe57>
    2875:	sub    %rcx,%rsi
    2878:	mov    0x40(%rsp),%r9
    287d:	lea    (%rdx,%r9,1),%r10
    2881:	mov    %r8,%r9
    2884:	imul   0xa8(%rsp),%r9
    288d:	add    %r10,%r9
    2890:	xor    %r10d,%r10d
    2893:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    28a0:	mov    %r10d,%r11d
    28a3:	and    $0xf,%r11d
    28a7:	vmovaps %zmm15,0x980(%rsp)
    28af:	vmovss 0x980(%rsp,%r11,4),%xmm1
    28b9:	lea    0x1(%r10),%r11d
    28bd:	and    $0xf,%r11d
    28c1:	vinsertps $0x10,0x980(%rsp,%r11,4),%xmm1,%xmm1
    28cc:	lea    0x2(%r10),%r11d
    28d0:	and    $0xf,%r11d
    28d4:	vinsertps $0x20,0x980(%rsp,%r11,4),%xmm1,%xmm1
    28df:	lea    0x3(%r10),%r11d
    28e3:	and    $0xf,%r11d
    28e7:	vinsertps $0x30,0x980(%rsp,%r11,4),%xmm1,%xmm1
    28f2:	vmovups %xmm1,-0x8(%r9,%r10,4)
    28f9:	add    $0x4,%r10
    28fd:	cmp    %rsi,%r10
    2900:	jne    28a0 <compute+0xdf0>
    2902:	test   %rcx,%rcx
    2905:	je     2950 <compute+0xea0>
    2907:	add    %r12,%rdx
    290a:	imul   0xa8(%rsp),%r8
    2913:	lea    (%r8,%r10,4),%rsi
    2917:	add    %rdx,%rsi
    291a:	xor    %edx,%edx
    291c:	nopl   0x0(%rax)
    2920:	lea    (%r10,%rdx,1),%r8d
    2924:	and    $0xf,%r8d
    2928:	vmovaps %zmm15,0xfc0(%rsp)
    2930:	vmovss 0xfc0(%rsp,%r8,4),%xmm1
    293a:	vmovss %xmm1,(%rsi,%rdx,4)
    293f:	inc    %rdx
    2942:	cmp    %rdx,%rcx
    2945:	jne    2920 <compute+0xe70>
    2947:	nopw   0x0(%rax,%rax,1)
    2950:	mov    %r14,%rcx
    2953:	or     $0x2,%rcx
    2957:	mov    %rcx,0x100(%rsp)
    295f:	cmp    %rax,%rcx
    2962:	jge    2aa0 <compute+0xff0>
    2968:	mov    0x20(%rdi),%rdx
    296c:	mov    0x38(%rdi),%r8
    2970:	mov    %r8,%rsi
    2973:	sub    %r15,%rsi
    2976:	cmp    $0xf,%rsi
    297a:	jle    29a0 <compute+0xef0>
    297c:	imul   0x100(%rsp),%r8
    2985:	lea    (%rdx,%r8,4),%rax
    2989:	vmovups %zmm14,(%rax,%r15,4)
    2990:	mov    0x30(%rdi),%rax
    2994:	jmp    2aa0 <compute+0xff0>
    2999:	nopl   0x0(%rax)
    29a0:	test   %rsi,%rsi
    29a3:	jle    2aa0 <compute+0xff0>
    29a9:	mov    %r8d,%ecx
    29ac:	and    $0x3,%ecx
    29af:	mov    0x50(%rsp),%r9
    29b4:	sub    %r8,%r9
    29b7:	cmp    $0xfffffffffffffffc,%r9
    29bb:	jbe    29c5 <compute+0xf15>
    29bd:	xor    %r10d,%r10d
    29c0:	jmp    2a57 <compute+0xfa7>
    29c5:	sub    %rcx,%rsi
    29c8:	mov    0x40(%rsp),%r9
    29cd:	lea    (%rdx,%r9,1),%r10
    29d1:	mov    %r8,%r9
    29d4:	imul   0xa0(%rsp),%r9
    29dd:	add    %r10,%r9
    29e0:	xor    %r10d,%r10d
    29e3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    29f0:	mov    %r10d,%r11d
    29f3:	and    $0xf,%r11d
    29f7:	vmovaps %zmm14,0x940(%rsp)
    29ff:	vmovss 0x940(%rsp,%r11,4),%xmm1
    2a09:	lea    0x1(%r10),%r11d
    2a0d:	and    $0xf,%r11d
    2a11:	vinsertps $0x10,0x940(%rsp,%r11,4),%xmm1,%xmm1
    2a1c:	lea    0x2(%r10),%r11d
    2a20:	and    $0xf,%r11d
    2a24:	vinsertps $0x20,0x940(%rsp,%r11,4),%xmm1,%xmm1
    2a2f:	lea    0x3(%r10),%r11d
    2a33:	and    $0xf,%r11d
    2a37:	vinsertps $0x30,0x940(%rsp,%r11,4),%xmm1,%xmm1
    2a42:	vmovups %xmm1,-0x8(%r9,%r10,4)
    2a49:	add    $0x4,%r10
    2a4d:	cmp    %rsi,%r10
    2a50:	jne    29f0 <compute+0xf40>
    2a52:	test   %rcx,%rcx
    2a55:	je     2aa0 <compute+0xff0>
    2a57:	add    %r12,%rdx
    2a5a:	imul   0xa0(%rsp),%r8
    2a63:	lea    (%r8,%r10,4),%rsi
    2a67:	add    %rdx,%rsi
    2a6a:	xor    %edx,%edx
    2a6c:	nopl   0x0(%rax)
    2a70:	lea    (%r10,%rdx,1),%r8d
    2a74:	and    $0xf,%r8d
    2a78:	vmovaps %zmm14,0xf80(%rsp)
    2a80:	vmovss 0xf80(%rsp,%r8,4),%xmm1
    2a8a:	vmovss %xmm1,(%rsi,%rdx,4)
    2a8f:	inc    %rdx
    2a92:	cmp    %rdx,%rcx
    2a95:	jne    2a70 <compute+0xfc0>
    2a97:	nopw   0x0(%rax,%rax,1)
    2aa0:	mov    %r14,%rcx
    2aa3:	or     $0x3,%rcx
    2aa7:	mov    %rcx,0x140(%rsp)
    2aaf:	cmp    %rax,%rcx
    2ab2:	jge    2bf0 <compute+0x1140>
    2ab8:	mov    0x20(%rdi),%rdx
    2abc:	mov    0x38(%rdi),%r8
    2ac0:	mov    %r8,%rsi
    2ac3:	sub    %r15,%rsi
    2ac6:	cmp    $0xf,%rsi
    2aca:	jle    2af0 <compute+0x1040>
    2acc:	imul   0x140(%rsp),%r8
    2ad5:	lea    (%rdx,%r8,4),%rax
    2ad9:	vmovups %zmm3,(%rax,%r15,4)
    2ae0:	mov    0x30(%rdi),%rax
    2ae4:	jmp    2bf0 <compute+0x1140>
    2ae9:	nopl   0x0(%rax)
    2af0:	test   %rsi,%rsi
    2af3:	jle    2bf0 <compute+0x1140>
    2af9:	mov    %r8d,%ecx
    2afc:	and    $0x3,%ecx
    2aff:	mov    0x50(%rsp),%r9
    2b04:	sub    %r8,%r9
    2b07:	cmp    $0xfffffffffffffffc,%r9
    2b0b:	jbe    2b15 <compute+0x1065>
    2b0d:	xor    %r10d,%r10d
    2b10:	jmp    2ba7 <compute+0x10f7>
    2b15:	sub    %rcx,%rsi
    2b18:	mov    0x40(%rsp),%r9
    2b1d:	lea    (%rdx,%r9,1),%r10
    2b21:	mov    %r8,%r9
    2b24:	imul   0x98(%rsp),%r9
    2b2d:	add    %r10,%r9
    2b30:	xor    %r10d,%r10d
    2b33:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2b40:	mov    %r10d,%r11d
    2b43:	and    $0xf,%r11d
    2b47:	vmovaps %zmm3,0x900(%rsp)
    2b4f:	vmovss 0x900(%rsp,%r11,4),%xmm1
    2b59:	lea    0x1(%r10),%r11d
    2b5d:	and    $0xf,%r11d
    2b61:	vinsertps $0x10,0x900(%rsp,%r11,4),%xmm1,%xmm1
    2b6c:	lea    0x2(%r10),%r11d
    2b70:	and    $0xf,%r11d
    2b74:	vinsertps $0x20,0x900(%rsp,%r11,4),%xmm1,%xmm1
    2b7f:	lea    0x3(%r10),%r11d
    2b83:	and    $0xf,%r11d
    2b87:	vinsertps $0x30,0x900(%rsp,%r11,4),%xmm1,%xmm1
    2b92:	vmovups %xmm1,-0x8(%r9,%r10,4)
    2b99:	add    $0x4,%r10
    2b9d:	cmp    %rsi,%r10
    2ba0:	jne    2b40 <compute+0x1090>
    2ba2:	test   %rcx,%rcx
    2ba5:	je     2bf0 <compute+0x1140>
    2ba7:	add    %r12,%rdx
    2baa:	imul   0x98(%rsp),%r8
    2bb3:	lea    (%r8,%r10,4),%rsi
    2bb7:	add    %rdx,%rsi
    2bba:	xor    %edx,%edx
    2bbc:	nopl   0x0(%rax)
    2bc0:	lea    (%r10,%rdx,1),%r8d
    2bc4:	and    $0xf,%r8d
    2bc8:	vmovaps %zmm3,0xf40(%rsp)
    2bd0:	vmovss 0xf40(%rsp,%r8,4),%xmm1
    2bda:	vmovss %xmm1,(%rsi,%rdx,4)
    2bdf:	inc    %rdx
    2be2:	cmp    %rdx,%rcx
    2be5:	jne    2bc0 <compute+0x1110>
    2be7:	nopw   0x0(%rax,%rax,1)
    2bf0:	mov    %r14,%r8
    2bf3:	or     $0x4,%r8
    2bf7:	cmp    %rax,%r8
    2bfa:	jge    2d30 <compute+0x1280>
    2c00:	mov    0x20(%rdi),%rdx
    2c04:	mov    0x38(%rdi),%r10
    2c08:	mov    %r10,%rsi
    2c0b:	sub    %r15,%rsi
    2c0e:	cmp    $0xf,%rsi
    2c12:	jle    2c30 <compute+0x1180>
    2c14:	imul   %r8,%r10
    2c18:	lea    (%rdx,%r10,4),%rax
    2c1c:	vmovups %zmm2,(%rax,%r15,4)
    2c23:	mov    0x30(%rdi),%rax
    2c27:	jmp    2d30 <compute+0x1280>
    2c2c:	nopl   0x0(%rax)
    2c30:	test   %rsi,%rsi
    2c33:	jle    2d30 <compute+0x1280>
    2c39:	mov    %r10d,%ecx
    2c3c:	and    $0x3,%ecx
    2c3f:	mov    0x50(%rsp),%r9
    2c44:	sub    %r10,%r9
    2c47:	cmp    $0xfffffffffffffffc,%r9
    2c4b:	jbe    2c55 <compute+0x11a5>
    2c4d:	xor    %r11d,%r11d
    2c50:	jmp    2ce2 <compute+0x1232>
    2c55:	sub    %rcx,%rsi
    2c58:	mov    0x40(%rsp),%r9
    2c5d:	lea    (%rdx,%r9,1),%r11
    2c61:	mov    %r10,%r9
    2c64:	imul   0x90(%rsp),%r9
    2c6d:	add    %r11,%r9
    2c70:	xor    %r11d,%r11d
    2c73:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2c80:	mov    %r11d,%ebx
    2c83:	and    $0xf,%ebx
    2c86:	vmovaps %zmm2,0x8c0(%rsp)
    2c8e:	vmovss 0x8c0(%rsp,%rbx,4),%xmm1
    2c97:	lea    0x1(%r11),%ebx
    2c9b:	and    $0xf,%ebx
    2c9e:	vinsertps $0x10,0x8c0(%rsp,%rbx,4),%xmm1,%xmm1
    2ca9:	lea    0x2(%r11),%ebx
    2cad:	and    $0xf,%ebx
    2cb0:	vinsertps $0x20,0x8c0(%rsp,%rbx,4),%xmm1,%xmm1
    2cbb:	lea    0x3(%r11),%ebx
    2cbf:	and    $0xf,%ebx
    2cc2:	vinsertps $0x30,0x8c0(%rsp,%rbx,4),%xmm1,%xmm1
    2ccd:	vmovups %xmm1,-0x8(%r9,%r11,4)
    2cd4:	add    $0x4,%r11
    2cd8:	cmp    %rsi,%r11
    2cdb:	jne    2c80 <compute+0x11d0>
    2cdd:	test   %rcx,%rcx
    2ce0:	je     2d30 <compute+0x1280>
    2ce2:	add    %r12,%rdx
    2ce5:	imul   0x90(%rsp),%r10
    2cee:	lea    (%r10,%r11,4),%rsi
    2cf2:	add    %rdx,%rsi
    2cf5:	xor    %edx,%edx
    2cf7:	nopw   0x0(%rax,%rax,1)
    2d00:	lea    (%r11,%rdx,1),%r9d
    2d04:	and    $0xf,%r9d
    2d08:	vmovaps %zmm2,0xf00(%rsp)
    2d10:	vmovss 0xf00(%rsp,%r9,4),%xmm1
    2d1a:	vmovss %xmm1,(%rsi,%rdx,4)
    2d1f:	inc    %rdx
    2d22:	cmp    %rdx,%rcx
    2d25:	jne    2d00 <compute+0x1250>
    2d27:	nopw   0x0(%rax,%rax,1)
    2d30:	mov    %r14,%rdx
    2d33:	or     $0x5,%rdx
    2d37:	cmp    %rax,%rdx
    2d3a:	jge    2ea0 <compute+0x13f0>
    2d40:	mov    0x20(%rdi),%r10
    2d44:	mov    0x38(%rdi),%rbx
    2d48:	mov    %rbx,%rsi
    2d4b:	sub    %r15,%rsi
    2d4e:	cmp    $0xf,%rsi
    2d52:	jle    2d70 <compute+0x12c0>
    2d54:	imul   %rdx,%rbx
    2d58:	lea    (%r10,%rbx,4),%rax
    2d5c:	vmovups %zmm31,(%rax,%r15,4)
    2d63:	mov    0x30(%rdi),%rax
    2d67:	jmp    2ea0 <compute+0x13f0>
    2d6c:	nopl   0x0(%rax)
    2d70:	test   %rsi,%rsi
    2d73:	jle    2ea0 <compute+0x13f0>
    2d79:	mov    %ebx,%ecx
    2d7b:	and    $0x3,%ecx
    2d7e:	mov    0x50(%rsp),%r9
    2d83:	sub    %rbx,%r9
    2d86:	cmp    $0xfffffffffffffffc,%r9
    2d8a:	jbe    2d94 <compute+0x12e4>
    2d8c:	xor    %r11d,%r11d
    2d8f:	jmp    2e4b <compute+0x139b>
    2d94:	mov    %rdx,0xc0(%rsp)
    2d9c:	mov    %r8,%rdx
    2d9f:	mov    %r13,%r8
    2da2:	mov    %r12,%r13
    2da5:	mov    %r14,%r12
    2da8:	sub    %rcx,%rsi
    2dab:	mov    0x40(%rsp),%r9
    2db0:	lea    (%r10,%r9,1),%r11
    2db4:	mov    %rbx,%r9
    2db7:	imul   0x88(%rsp),%r9
    2dc0:	add    %r11,%r9
    2dc3:	xor    %r11d,%r11d
    2dc6:	cs nopw 0x0(%rax,%rax,1)
    2dd0:	mov    %r11d,%r14d
    2dd3:	and    $0xf,%r14d
    2dd7:	vmovaps %zmm31,0x880(%rsp)
    2ddf:	vmovss 0x880(%rsp,%r14,4),%xmm1
    2de9:	lea    0x1(%r11),%r14d
    2ded:	and    $0xf,%r14d
    2df1:	vinsertps $0x10,0x880(%rsp,%r14,4),%xmm1,%xmm1
    2dfc:	lea    0x2(%r11),%r14d
    2e00:	and    $0xf,%r14d
    2e04:	vinsertps $0x20,0x880(%rsp,%r14,4),%xmm1,%xmm1
    2e0f:	lea    0x3(%r11),%r14d
    2e13:	and    $0xf,%r14d
    2e17:	vinsertps $0x30,0x880(%rsp,%r14,4),%xmm1,%xmm1
    2e22:	vmovups %xmm1,-0x8(%r9,%r11,4)
    2e29:	add    $0x4,%r11
    2e2d:	cmp    %rsi,%r11
    2e30:	jne    2dd0 <compute+0x1320>
    2e32:	test   %rcx,%rcx
    2e35:	mov    %r12,%r14
    2e38:	mov    %r13,%r12
    2e3b:	mov    %r8,%r13
    2e3e:	mov    %rdx,%r8
    2e41:	mov    0xc0(%rsp),%rdx
    2e49:	je     2ea0 <compute+0x13f0>
    2e4b:	add    %r12,%r10
    2e4e:	imul   0x88(%rsp),%rbx
    2e57:	lea    (%rbx,%r11,4),%rsi
    2e5b:	add    %r10,%rsi
    2e5e:	xor    %r9d,%r9d
    2e61:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2e70:	lea    (%r11,%r9,1),%r10d
    2e74:	and    $0xf,%r10d
    2e78:	vmovaps %zmm31,0xec0(%rsp)
    2e80:	vmovss 0xec0(%rsp,%r10,4),%xmm1
    2e8a:	vmovss %xmm1,(%rsi,%r9,4)
    2e90:	inc    %r9
    2e93:	cmp    %r9,%rcx
    2e96:	jne    2e70 <compute+0x13c0>
    2e98:	nopl   0x0(%rax,%rax,1)
    2ea0:	mov    %r14,%rcx
    2ea3:	or     $0x6,%rcx
    2ea7:	cmp    %rax,%rcx
    2eaa:	jge    3004 <compute+0x1554>
    2eb0:	mov    %r8,0xc0(%rsp)
    2eb8:	mov    %r13,%r8
    2ebb:	mov    %r14,%r13
    2ebe:	mov    0x20(%rdi),%r14
    2ec2:	mov    0x38(%rdi),%rbx
    2ec6:	mov    %rbx,%rsi
    2ec9:	sub    %r15,%rsi
    2ecc:	cmp    $0xf,%rsi
    2ed0:	jle    2ef0 <compute+0x1440>
    2ed2:	imul   %rcx,%rbx
    2ed6:	lea    (%r14,%rbx,4),%rax
    2eda:	vmovups %zmm30,(%rax,%r15,4)
    2ee1:	mov    0x30(%rdi),%rax
    2ee5:	jmp    2ff6 <compute+0x1546>
    2eea:	nopw   0x0(%rax,%rax,1)
    2ef0:	test   %rsi,%rsi
    2ef3:	jle    2ff6 <compute+0x1546>
    2ef9:	mov    %ebx,%r10d
    2efc:	and    $0x3,%r10d
    2f00:	mov    0x50(%rsp),%r9
    2f05:	sub    %rbx,%r9
    2f08:	cmp    $0xfffffffffffffffc,%r9
    2f0c:	jbe    2f16 <compute+0x1466>
    2f0e:	xor    %r11d,%r11d
    2f11:	jmp    2fac <compute+0x14fc>
    2f16:	sub    %r10,%rsi
    2f19:	mov    0x40(%rsp),%r9
    2f1e:	lea    (%r14,%r9,1),%r11
    2f22:	mov    %rbx,%r9
    2f25:	imul   0x80(%rsp),%r9
    2f2e:	add    %r11,%r9
    2f31:	xor    %r11d,%r11d
    2f34:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    2f40:	mov    %r11d,%r15d
    2f43:	and    $0xf,%r15d
    2f47:	vmovaps %zmm30,0x840(%rsp)
    2f4f:	vmovss 0x840(%rsp,%r15,4),%xmm1
    2f59:	lea    0x1(%r11),%r15d
    2f5d:	and    $0xf,%r15d
    2f61:	vinsertps $0x10,0x840(%rsp,%r15,4),%xmm1,%xmm1
    2f6c:	lea    0x2(%r11),%r15d
    2f70:	and    $0xf,%r15d
    2f74:	vinsertps $0x20,0x840(%rsp,%r15,4),%xmm1,%xmm1
    2f7f:	lea    0x3(%r11),%r15d
    2f83:	and    $0xf,%r15d
    2f87:	vinsertps $0x30,0x840(%rsp,%r15,4),%xmm1,%xmm1
    2f92:	vmovups %xmm1,-0x8(%r9,%r11,4)
    2f99:	add    $0x4,%r11
    2f9d:	cmp    %rsi,%r11
    2fa0:	jne    2f40 <compute+0x1490>
    2fa2:	test   %r10,%r10
    2fa5:	mov    0x38(%rsp),%r15
    2faa:	je     2ff6 <compute+0x1546>
    2fac:	add    %r12,%r14
    2faf:	imul   0x80(%rsp),%rbx
    2fb8:	lea    (%rbx,%r11,4),%rsi
    2fbc:	add    %r14,%rsi
    2fbf:	xor    %r9d,%r9d
    2fc2:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2fd0:	lea    (%r11,%r9,1),%ebx
    2fd4:	and    $0xf,%ebx
    2fd7:	vmovaps %zmm30,0xe80(%rsp)
    2fdf:	vmovss 0xe80(%rsp,%rbx,4),%xmm1
    2fe8:	vmovss %xmm1,(%rsi,%r9,4)
    2fee:	inc    %r9
    2ff1:	cmp    %r9,%r10
    2ff4:	jne    2fd0 <compute+0x1520>
    2ff6:	mov    %r13,%r14
    2ff9:	mov    %r8,%r13
    2ffc:	mov    0xc0(%rsp),%r8
    3004:	mov    %r14,%r10
    3007:	or     $0x7,%r10
    300b:	cmp    %rax,%r10
    300e:	jge    3080 <compute+0x15d0>
    3010:	mov    0x20(%rdi),%rbx
    3014:	mov    %r15,%rsi
    3017:	mov    0x38(%rdi),%r15
    301b:	mov    %r15,%r11
    301e:	sub    %rsi,%r11
    3021:	cmp    $0xf,%r11
    3025:	jle    3050 <compute+0x15a0>
    3027:	imul   %r10,%r15
    302b:	lea    (%rbx,%r15,4),%rax
    302f:	vmovups %zmm29,(%rax,%rsi,4)
    3036:	mov    0x30(%rdi),%rax
    303a:	mov    %rsi,%r15
    303d:	cmp    %rax,%r14
    3040:	jl     3089 <compute+0x15d9>
    3042:	jmp    32b0 <compute+0x1800>
    3047:	nopw   0x0(%rax,%rax,1)
    3050:	test   %r11,%r11
    3053:	jle    3079 <compute+0x15c9>
    3055:	mov    %r14,0xc0(%rsp)
    305d:	mov    %r15d,%r14d
    3060:	and    $0x3,%r14d
    3064:	mov    0x50(%rsp),%rsi
    3069:	sub    %r15,%rsi
    306c:	cmp    $0xfffffffffffffffc,%rsi
    3070:	jbe    30e9 <compute+0x1639>
    3072:	xor    %esi,%esi
    3074:	jmp    317c <compute+0x16cc>
    3079:	mov    0x38(%rsp),%r15
    307e:	xchg   %ax,%ax
    3080:	cmp    %rax,%r14
    3083:	jge    32b0 <compute+0x1800>
    3089:	mov    %r14,%r9
    308c:	mov    0x20(%rdi),%rbx
    3090:	mov    0x38(%rdi),%r11
    3094:	mov    %r11,%r14
    3097:	mov    0x58(%rsp),%rsi
    309c:	sub    %rsi,%r14
    309f:	cmp    $0xf,%r14
    30a3:	jle    30c0 <compute+0x1610>
    30a5:	imul   %r9,%r11
    30a9:	lea    (%rbx,%r11,4),%rax
    30ad:	vmovups %zmm28,(%rax,%rsi,4)
    30b4:	mov    0x30(%rdi),%rax
    30b8:	jmp    32b0 <compute+0x1800>
    30bd:	nopl   (%rax)
    30c0:	test   %r14,%r14
    30c3:	jle    32b0 <compute+0x1800>
    30c9:	mov    0x48(%rsp),%rsi
    30ce:	add    %r11,%rsi
    30d1:	mov    %r11d,%r9d
    30d4:	and    $0x3,%r9d
    30d8:	cmp    $0x3,%rsi
    30dc:	jae    31d1 <compute+0x1721>
    30e2:	xor    %esi,%esi
    30e4:	jmp    3260 <compute+0x17b0>
    30e9:	sub    %r14,%r11
    30ec:	mov    0x40(%rsp),%rsi
    30f1:	add    %rbx,%rsi
    30f4:	mov    %r15,%r9
    30f7:	imul   0x78(%rsp),%r9
    30fd:	add    %rsi,%r9
    3100:	xor    %esi,%esi
    3102:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3110:	mov    %esi,%r12d
    3113:	and    $0xf,%r12d
    3117:	vmovaps %zmm29,0x800(%rsp)
    311f:	vmovss 0x800(%rsp,%r12,4),%xmm1
    3129:	lea    0x1(%rsi),%r12d
    312d:	and    $0xf,%r12d
    3131:	vinsertps $0x10,0x800(%rsp,%r12,4),%xmm1,%xmm1
    313c:	lea    0x2(%rsi),%r12d
    3140:	and    $0xf,%r12d
    3144:	vinsertps $0x20,0x800(%rsp,%r12,4),%xmm1,%xmm1
    314f:	lea    0x3(%rsi),%r12d
    3153:	and    $0xf,%r12d
    3157:	vinsertps $0x30,0x800(%rsp,%r12,4),%xmm1,%xmm1
    3162:	vmovups %xmm1,-0x8(%r9,%rsi,4)
    3169:	add    $0x4,%rsi
    316d:	cmp    %r11,%rsi
    3170:	jne    3110 <compute+0x1660>
    3172:	test   %r14,%r14
    3175:	mov    0x60(%rsp),%r12
    317a:	je     31b6 <compute+0x1706>
    317c:	add    %r12,%rbx
    317f:	imul   0x78(%rsp),%r15
    3185:	lea    (%r15,%rsi,4),%r9
    3189:	add    %rbx,%r9
    318c:	xor    %r11d,%r11d
    318f:	nop
    3190:	lea    (%rsi,%r11,1),%ebx
    3194:	and    $0xf,%ebx
    3197:	vmovaps %zmm29,0xe40(%rsp)
    319f:	vmovss 0xe40(%rsp,%rbx,4),%xmm1
    31a8:	vmovss %xmm1,(%r9,%r11,4)
    31ae:	inc    %r11
    31b1:	cmp    %r11,%r14
    31b4:	jne    3190 <compute+0x16e0>
    31b6:	mov    0x38(%rsp),%r15
    31bb:	mov    0xc0(%rsp),%r14
    31c3:	cmp    %rax,%r14
    31c6:	jl     3089 <compute+0x15d9>
    31cc:	jmp    32b0 <compute+0x1800>
    31d1:	sub    %r9,%r14
    31d4:	mov    0x30(%rsp),%rsi
    31d9:	add    %rbx,%rsi
    31dc:	mov    %r11,%r15
    31df:	imul   0x70(%rsp),%r15
    31e5:	add    %rsi,%r15
    31e8:	xor    %esi,%esi
    31ea:	nopw   0x0(%rax,%rax,1)
    31f0:	mov    %esi,%r12d
    31f3:	and    $0xf,%r12d
    31f7:	vmovaps %zmm28,0x7c0(%rsp)
    31ff:	vmovss 0x7c0(%rsp,%r12,4),%xmm1
    3209:	lea    0x1(%rsi),%r12d
    320d:	and    $0xf,%r12d
    3211:	vinsertps $0x10,0x7c0(%rsp,%r12,4),%xmm1,%xmm1
    321c:	lea    0x2(%rsi),%r12d
    3220:	and    $0xf,%r12d
    3224:	vinsertps $0x20,0x7c0(%rsp,%r12,4),%xmm1,%xmm1
    322f:	lea    0x3(%rsi),%r12d
    3233:	and    $0xf,%r12d
    3237:	vinsertps $0x30,0x7c0(%rsp,%r12,4),%xmm1,%xmm1
    3242:	vmovups %xmm1,(%r15,%rsi,4)
    3248:	add    $0x4,%rsi
    324c:	cmp    %r14,%rsi
    324f:	jne    31f0 <compute+0x1740>
    3251:	test   %r9,%r9
    3254:	mov    0x60(%rsp),%r12
    3259:	mov    0x38(%rsp),%r15
    325e:	je     32b0 <compute+0x1800>
    3260:	add    0x30(%rsp),%rbx
    3265:	imul   0x70(%rsp),%r11
    326b:	lea    (%r11,%rsi,4),%r11
    326f:	add    %rbx,%r11
    3272:	xor    %ebx,%ebx
    3274:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    3280:	lea    (%rsi,%rbx,1),%r14d
    3284:	and    $0xf,%r14d
    3288:	vmovaps %zmm28,0xe00(%rsp)
    3290:	vmovss 0xe00(%rsp,%r14,4),%xmm1
    329a:	vmovss %xmm1,(%r11,%rbx,4)
    32a0:	inc    %rbx
    32a3:	cmp    %rbx,%r9
    32a6:	jne    3280 <compute+0x17d0>
    32a8:	nopl   0x0(%rax,%rax,1)
    32b0:	cmp    %rax,%r13
    32b3:	jge    3400 <compute+0x1950>
    32b9:	mov    0x20(%rdi),%rbx
    32bd:	mov    0x38(%rdi),%r11
    32c1:	mov    %r11,%r14
    32c4:	mov    0x58(%rsp),%rsi
    32c9:	sub    %rsi,%r14
    32cc:	cmp    $0xf,%r14
    32d0:	jle    32f0 <compute+0x1840>
    32d2:	imul   %r13,%r11
    32d6:	lea    (%rbx,%r11,4),%rax
    32da:	vmovups %zmm26,(%rax,%rsi,4)
    32e1:	mov    0x30(%rdi),%rax
    32e5:	jmp    3400 <compute+0x1950>
    32ea:	nopw   0x0(%rax,%rax,1)
    32f0:	test   %r14,%r14
    32f3:	jle    3400 <compute+0x1950>
    32f9:	mov    0x48(%rsp),%rsi
    32fe:	add    %r11,%rsi
    3301:	mov    %r11d,%r9d
    3304:	and    $0x3,%r9d
    3308:	cmp    $0x3,%rsi
    330c:	jae    3315 <compute+0x1865>
    330e:	xor    %esi,%esi
    3310:	jmp    33b0 <compute+0x1900>
    3315:	sub    %r9,%r14
    3318:	mov    0x30(%rsp),%rsi
    331d:	add    %rbx,%rsi
    3320:	mov    %r11,%r15
    3323:	imul   0xa8(%rsp),%r15
    332c:	add    %rsi,%r15
    332f:	xor    %esi,%esi
    3331:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3340:	mov    %esi,%r12d
    3343:	and    $0xf,%r12d
    3347:	vmovaps %zmm26,0x780(%rsp)
    334f:	vmovss 0x780(%rsp,%r12,4),%xmm1
    3359:	lea    0x1(%rsi),%r12d
    335d:	and    $0xf,%r12d
    3361:	vinsertps $0x10,0x780(%rsp,%r12,4),%xmm1,%xmm1
    336c:	lea    0x2(%rsi),%r12d
    3370:	and    $0xf,%r12d
    3374:	vinsertps $0x20,0x780(%rsp,%r12,4),%xmm1,%xmm1
    337f:	lea    0x3(%rsi),%r12d
    3383:	and    $0xf,%r12d
    3387:	vinsertps $0x30,0x780(%rsp,%r12,4),%xmm1,%xmm1
    3392:	vmovups %xmm1,(%r15,%rsi,4)
    3398:	add    $0x4,%rsi
    339c:	cmp    %r14,%rsi
    339f:	jne    3340 <compute+0x1890>
    33a1:	test   %r9,%r9
    33a4:	mov    0x60(%rsp),%r12
    33a9:	mov    0x38(%rsp),%r15
    33ae:	je     3400 <compute+0x1950>
    33b0:	add    0x30(%rsp),%rbx
    33b5:	imul   0xa8(%rsp),%r11
    33be:	lea    (%r11,%rsi,4),%r11
    33c2:	add    %rbx,%r11
    33c5:	xor    %ebx,%ebx
    33c7:	nopw   0x0(%rax,%rax,1)
    33d0:	lea    (%rsi,%rbx,1),%r14d
    33d4:	and    $0xf,%r14d
    33d8:	vmovaps %zmm26,0xdc0(%rsp)
    33e0:	vmovss 0xdc0(%rsp,%r14,4),%xmm1
    33ea:	vmovss %xmm1,(%r11,%rbx,4)
    33f0:	inc    %rbx
    33f3:	cmp    %rbx,%r9
    33f6:	jne    33d0 <compute+0x1920>
    33f8:	nopl   0x0(%rax,%rax,1)
    3400:	cmp    %rax,0x100(%rsp)
    3408:	jge    3560 <compute+0x1ab0>
    340e:	mov    0x20(%rdi),%rbx
    3412:	mov    0x38(%rdi),%r11
    3416:	mov    %r11,%r14
    3419:	mov    0x58(%rsp),%rsi
    341e:	sub    %rsi,%r14
    3421:	cmp    $0xf,%r14
    3425:	jle    3450 <compute+0x19a0>
    3427:	imul   0x100(%rsp),%r11
    3430:	lea    (%rbx,%r11,4),%rax
    3434:	vmovups %zmm13,(%rax,%rsi,4)
    343b:	mov    0x30(%rdi),%rax
    343f:	jmp    3560 <compute+0x1ab0>
    3444:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    3450:	test   %r14,%r14
    3453:	jle    3560 <compute+0x1ab0>
    3459:	mov    0x48(%rsp),%rsi
    345e:	add    %r11,%rsi
    3461:	mov    %r11d,%r9d
    3464:	and    $0x3,%r9d
    3468:	cmp    $0x3,%rsi
    346c:	jae    3475 <compute+0x19c5>
    346e:	xor    %esi,%esi
    3470:	jmp    3510 <compute+0x1a60>
    3475:	sub    %r9,%r14
    3478:	mov    0x30(%rsp),%rsi
    347d:	add    %rbx,%rsi
    3480:	mov    %r11,%r15
    3483:	imul   0xa0(%rsp),%r15
    348c:	add    %rsi,%r15
    348f:	xor    %esi,%esi
    3491:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    34a0:	mov    %esi,%r12d
    34a3:	and    $0xf,%r12d
    34a7:	vmovaps %zmm13,0x740(%rsp)
    34af:	vmovss 0x740(%rsp,%r12,4),%xmm1
    34b9:	lea    0x1(%rsi),%r12d
    34bd:	and    $0xf,%r12d
    34c1:	vinsertps $0x10,0x740(%rsp,%r12,4),%xmm1,%xmm1
    34cc:	lea    0x2(%rsi),%r12d
    34d0:	and    $0xf,%r12d
    34d4:	vinsertps $0x20,0x740(%rsp,%r12,4),%xmm1,%xmm1
    34df:	lea    0x3(%rsi),%r12d
    34e3:	and    $0xf,%r12d
    34e7:	vinsertps $0x30,0x740(%rsp,%r12,4),%xmm1,%xmm1
    34f2:	vmovups %xmm1,(%r15,%rsi,4)
    34f8:	add    $0x4,%rsi
    34fc:	cmp    %r14,%rsi
    34ff:	jne    34a0 <compute+0x19f0>
    3501:	test   %r9,%r9
    3504:	mov    0x60(%rsp),%r12
    3509:	mov    0x38(%rsp),%r15
    350e:	je     3560 <compute+0x1ab0>
    3510:	add    0x30(%rsp),%rbx
    3515:	imul   0xa0(%rsp),%r11
    351e:	lea    (%r11,%rsi,4),%r11
    3522:	add    %rbx,%r11
    3525:	xor    %ebx,%ebx
    3527:	nopw   0x0(%rax,%rax,1)
    3530:	lea    (%rsi,%rbx,1),%r14d
    3534:	and    $0xf,%r14d
    3538:	vmovaps %zmm13,0xd80(%rsp)
    3540:	vmovss 0xd80(%rsp,%r14,4),%xmm1
    354a:	vmovss %xmm1,(%r11,%rbx,4)
    3550:	inc    %rbx
    3553:	cmp    %rbx,%r9
    3556:	jne    3530 <compute+0x1a80>
    3558:	nopl   0x0(%rax,%rax,1)
    3560:	cmp    %rax,0x140(%rsp)
    3568:	jge    35d0 <compute+0x1b20>
    356a:	mov    0x20(%rdi),%rbx
    356e:	mov    0x38(%rdi),%r11
    3572:	mov    %r11,%r14
    3575:	mov    0x58(%rsp),%rsi
    357a:	sub    %rsi,%r14
    357d:	cmp    $0xf,%r14
    3581:	jle    35a0 <compute+0x1af0>
    3583:	imul   0x140(%rsp),%r11
    358c:	lea    (%rbx,%r11,4),%rax
    3590:	vmovups %zmm12,(%rax,%rsi,4)
    3597:	mov    0x30(%rdi),%rax
    359b:	mov    %rsi,%r13
    359e:	jmp    35d5 <compute+0x1b25>
    35a0:	test   %r14,%r14
    35a3:	jle    35d0 <compute+0x1b20>
    35a5:	mov    0x48(%rsp),%rsi
    35aa:	add    %r11,%rsi
    35ad:	mov    %r11d,%r9d
    35b0:	and    $0x3,%r9d
    35b4:	cmp    $0x3,%rsi
    35b8:	jae    3639 <compute+0x1b89>
    35ba:	xor    %esi,%esi
    35bc:	mov    0x58(%rsp),%r13
    35c1:	jmp    36d9 <compute+0x1c29>
    35c6:	cs nopw 0x0(%rax,%rax,1)
    35d0:	mov    0x58(%rsp),%r13
    35d5:	cmp    %rax,%r8
    35d8:	jge    3800 <compute+0x1d50>
    35de:	mov    0x20(%rdi),%r9
    35e2:	mov    0x38(%rdi),%r11
    35e6:	mov    %r11,%rbx
    35e9:	sub    %r13,%rbx
    35ec:	cmp    $0xf,%rbx
    35f0:	jle    3610 <compute+0x1b60>
    35f2:	imul   %r8,%r11
    35f6:	lea    (%r9,%r11,4),%rax
    35fa:	vmovups %zmm11,(%rax,%r13,4)
    3601:	mov    0x30(%rdi),%rax
    3605:	jmp    3800 <compute+0x1d50>
    360a:	nopw   0x0(%rax,%rax,1)
    3610:	test   %rbx,%rbx
    3613:	jle    3800 <compute+0x1d50>
    3619:	mov    0x48(%rsp),%rsi
    361e:	add    %r11,%rsi
    3621:	mov    %r11d,%r8d
    3624:	and    $0x3,%r8d
    3628:	cmp    $0x3,%rsi
    362c:	jae    371d <compute+0x1c6d>
    3632:	xor    %esi,%esi
    3634:	jmp    37ab <compute+0x1cfb>
    3639:	sub    %r9,%r14
    363c:	mov    0x30(%rsp),%rsi
    3641:	add    %rbx,%rsi
    3644:	mov    %r11,%r15
    3647:	imul   0x98(%rsp),%r15
    3650:	add    %rsi,%r15
    3653:	xor    %esi,%esi
    3655:	data16 cs nopw 0x0(%rax,%rax,1)
    3660:	mov    %esi,%r12d
    3663:	and    $0xf,%r12d
    3667:	vmovaps %zmm12,0x700(%rsp)
    366f:	vmovss 0x700(%rsp,%r12,4),%xmm1
    3679:	lea    0x1(%rsi),%r12d
    367d:	and    $0xf,%r12d
    3681:	vinsertps $0x10,0x700(%rsp,%r12,4),%xmm1,%xmm1
    368c:	lea    0x2(%rsi),%r12d
    3690:	and    $0xf,%r12d
    3694:	vinsertps $0x20,0x700(%rsp,%r12,4),%xmm1,%xmm1
    369f:	lea    0x3(%rsi),%r12d
    36a3:	and    $0xf,%r12d
    36a7:	vinsertps $0x30,0x700(%rsp,%r12,4),%xmm1,%xmm1
    36b2:	vmovups %xmm1,(%r15,%rsi,4)
    36b8:	add    $0x4,%rsi
    36bc:	cmp    %r14,%rsi
    36bf:	jne    3660 <compute+0x1bb0>
    36c1:	test   %r9,%r9
    36c4:	mov    0x60(%rsp),%r12
    36c9:	mov    0x38(%rsp),%r15
    36ce:	mov    0x58(%rsp),%r13
    36d3:	je     35d5 <compute+0x1b25>
    36d9:	add    0x30(%rsp),%rbx
    36de:	imul   0x98(%rsp),%r11
    36e7:	lea    (%r11,%rsi,4),%r11
    36eb:	add    %rbx,%r11
    36ee:	xor    %ebx,%ebx
    36f0:	lea    (%rsi,%rbx,1),%r14d
    36f4:	and    $0xf,%r14d
    36f8:	vmovaps %zmm12,0xd40(%rsp)
    3700:	vmovss 0xd40(%rsp,%r14,4),%xmm1
    370a:	vmovss %xmm1,(%r11,%rbx,4)
    3710:	inc    %rbx
    3713:	cmp    %rbx,%r9
    3716:	jne    36f0 <compute+0x1c40>
    3718:	jmp    35d5 <compute+0x1b25>
    371d:	sub    %r8,%rbx
    3720:	mov    0x30(%rsp),%rsi
    3725:	add    %r9,%rsi
    3728:	mov    %r11,%r14
    372b:	imul   0x90(%rsp),%r14
    3734:	add    %rsi,%r14
    3737:	xor    %esi,%esi
    3739:	nopl   0x0(%rax)
    3740:	mov    %esi,%r15d
    3743:	and    $0xf,%r15d
    3747:	vmovaps %zmm11,0x6c0(%rsp)
    374f:	vmovss 0x6c0(%rsp,%r15,4),%xmm1
    3759:	lea    0x1(%rsi),%r15d
    375d:	and    $0xf,%r15d
    3761:	vinsertps $0x10,0x6c0(%rsp,%r15,4),%xmm1,%xmm1
    376c:	lea    0x2(%rsi),%r15d
    3770:	and    $0xf,%r15d
    3774:	vinsertps $0x20,0x6c0(%rsp,%r15,4),%xmm1,%xmm1
    377f:	lea    0x3(%rsi),%r15d
    3783:	and    $0xf,%r15d
    3787:	vinsertps $0x30,0x6c0(%rsp,%r15,4),%xmm1,%xmm1
    3792:	vmovups %xmm1,(%r14,%rsi,4)
    3798:	add    $0x4,%rsi
    379c:	cmp    %rbx,%rsi
    379f:	jne    3740 <compute+0x1c90>
    37a1:	test   %r8,%r8
    37a4:	mov    0x38(%rsp),%r15
    37a9:	je     3800 <compute+0x1d50>
    37ab:	add    0x30(%rsp),%r9
    37b0:	imul   0x90(%rsp),%r11
    37b9:	lea    (%r11,%rsi,4),%r11
    37bd:	add    %r9,%r11
    37c0:	xor    %r9d,%r9d
    37c3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    37d0:	lea    (%rsi,%r9,1),%ebx
    37d4:	and    $0xf,%ebx
    37d7:	vmovaps %zmm11,0xd00(%rsp)
    37df:	vmovss 0xd00(%rsp,%rbx,4),%xmm1
    37e8:	vmovss %xmm1,(%r11,%r9,4)
    37ee:	inc    %r9
    37f1:	cmp    %r9,%r8
    37f4:	jne    37d0 <compute+0x1d20>
    37f6:	cs nopw 0x0(%rax,%rax,1)
    3800:	cmp    %rax,%rdx
    3803:	jge    3940 <compute+0x1e90>
    3809:	mov    0x20(%rdi),%r8
    380d:	mov    0x38(%rdi),%r9
    3811:	mov    %r9,%r11
    3814:	sub    %r13,%r11
    3817:	cmp    $0xf,%r11
    381b:	jle    3840 <compute+0x1d90>
    381d:	imul   %rdx,%r9
    3821:	lea    (%r8,%r9,4),%rax
    3825:	vmovups %zmm10,(%rax,%r13,4)
    382c:	mov    0x30(%rdi),%rax
    3830:	jmp    3940 <compute+0x1e90>
    3835:	data16 cs nopw 0x0(%rax,%rax,1)
    3840:	test   %r11,%r11
    3843:	jle    3940 <compute+0x1e90>
    3849:	mov    0x48(%rsp),%rdx
    384e:	lea    (%rdx,%r9,1),%rsi
    3852:	mov    %r9d,%edx
    3855:	and    $0x3,%edx
    3858:	cmp    $0x3,%rsi
    385c:	jae    3865 <compute+0x1db5>
    385e:	xor    %esi,%esi
    3860:	jmp    38f5 <compute+0x1e45>
    3865:	sub    %rdx,%r11
    3868:	mov    0x30(%rsp),%rsi
    386d:	add    %r8,%rsi
    3870:	mov    %r9,%rbx
    3873:	imul   0x88(%rsp),%rbx
    387c:	add    %rsi,%rbx
    387f:	xor    %esi,%esi
    3881:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3890:	mov    %esi,%r14d
    3893:	and    $0xf,%r14d
    3897:	vmovaps %zmm10,0x680(%rsp)
    389f:	vmovss 0x680(%rsp,%r14,4),%xmm1
    38a9:	lea    0x1(%rsi),%r14d
    38ad:	and    $0xf,%r14d
    38b1:	vinsertps $0x10,0x680(%rsp,%r14,4),%xmm1,%xmm1
    38bc:	lea    0x2(%rsi),%r14d
    38c0:	and    $0xf,%r14d
    38c4:	vinsertps $0x20,0x680(%rsp,%r14,4),%xmm1,%xmm1
    38cf:	lea    0x3(%rsi),%r14d
    38d3:	and    $0xf,%r14d
    38d7:	vinsertps $0x30,0x680(%rsp,%r14,4),%xmm1,%xmm1
    38e2:	vmovups %xmm1,(%rbx,%rsi,4)
    38e7:	add    $0x4,%rsi
    38eb:	cmp    %r11,%rsi
    38ee:	jne    3890 <compute+0x1de0>
    38f0:	test   %rdx,%rdx
    38f3:	je     3940 <compute+0x1e90>
    38f5:	add    0x30(%rsp),%r8
    38fa:	imul   0x88(%rsp),%r9
    3903:	lea    (%r9,%rsi,4),%r9
    3907:	add    %r8,%r9
    390a:	xor    %r8d,%r8d
    390d:	nopl   (%rax)
    3910:	lea    (%rsi,%r8,1),%r11d
    3914:	and    $0xf,%r11d
    3918:	vmovaps %zmm10,0xcc0(%rsp)
    3920:	vmovss 0xcc0(%rsp,%r11,4),%xmm1
    392a:	vmovss %xmm1,(%r9,%r8,4)
    3930:	inc    %r8
    3933:	cmp    %r8,%rdx
    3936:	jne    3910 <compute+0x1e60>
    3938:	nopl   0x0(%rax,%rax,1)
    3940:	cmp    %rax,%rcx
    3943:	jge    3a70 <compute+0x1fc0>
    3949:	mov    0x20(%rdi),%rdx
    394d:	mov    0x38(%rdi),%r8
    3951:	mov    %r8,%r9
    3954:	sub    %r13,%r9
    3957:	cmp    $0xf,%r9
    395b:	jle    3980 <compute+0x1ed0>
    395d:	imul   %rcx,%r8
    3961:	lea    (%rdx,%r8,4),%rax
    3965:	vmovups %zmm9,(%rax,%r13,4)
    396c:	mov    0x30(%rdi),%rax
    3970:	jmp    3a70 <compute+0x1fc0>
    3975:	data16 cs nopw 0x0(%rax,%rax,1)
    3980:	test   %r9,%r9
    3983:	jle    3a70 <compute+0x1fc0>
    3989:	mov    0x48(%rsp),%rcx
    398e:	lea    (%rcx,%r8,1),%rsi
    3992:	mov    %r8d,%ecx
    3995:	and    $0x3,%ecx
    3998:	cmp    $0x3,%rsi
    399c:	jae    39a2 <compute+0x1ef2>
    399e:	xor    %esi,%esi
    39a0:	jmp    3a1d <compute+0x1f6d>
    39a2:	sub    %rcx,%r9
    39a5:	mov    0x30(%rsp),%rsi
    39aa:	add    %rdx,%rsi
    39ad:	mov    %r8,%r11
    39b0:	imul   0x80(%rsp),%r11
    39b9:	add    %rsi,%r11
    39bc:	xor    %esi,%esi
    39be:	xchg   %ax,%ax
    39c0:	mov    %esi,%ebx
    39c2:	and    $0xf,%ebx
    39c5:	vmovaps %zmm9,0x640(%rsp)
    39cd:	vmovss 0x640(%rsp,%rbx,4),%xmm1
    39d6:	lea    0x1(%rsi),%ebx
    39d9:	and    $0xf,%ebx
    39dc:	vinsertps $0x10,0x640(%rsp,%rbx,4),%xmm1,%xmm1
    39e7:	lea    0x2(%rsi),%ebx
    39ea:	and    $0xf,%ebx
    39ed:	vinsertps $0x20,0x640(%rsp,%rbx,4),%xmm1,%xmm1
    39f8:	lea    0x3(%rsi),%ebx
    39fb:	and    $0xf,%ebx
    39fe:	vinsertps $0x30,0x640(%rsp,%rbx,4),%xmm1,%xmm1
    3a09:	vmovups %xmm1,(%r11,%rsi,4)
    3a0f:	add    $0x4,%rsi
    3a13:	cmp    %r9,%rsi
    3a16:	jne    39c0 <compute+0x1f10>
    3a18:	test   %rcx,%rcx
    3a1b:	je     3a70 <compute+0x1fc0>
    3a1d:	add    0x30(%rsp),%rdx
    3a22:	imul   0x80(%rsp),%r8
    3a2b:	lea    (%r8,%rsi,4),%r8
    3a2f:	add    %rdx,%r8
    3a32:	xor    %edx,%edx
    3a34:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    3a40:	lea    (%rsi,%rdx,1),%r9d
    3a44:	and    $0xf,%r9d
    3a48:	vmovaps %zmm9,0xc80(%rsp)
    3a50:	vmovss 0xc80(%rsp,%r9,4),%xmm1
    3a5a:	vmovss %xmm1,(%r8,%rdx,4)
    3a60:	inc    %rdx
    3a63:	cmp    %rdx,%rcx
    3a66:	jne    3a40 <compute+0x1f90>
    3a68:	nopl   0x0(%rax,%rax,1)
    3a70:	cmp    %rax,%r10
    3a73:	jge    1ca3 <compute+0x1f3>
    3a79:	mov    0x20(%rdi),%rdx
    3a7d:	mov    0x38(%rdi),%r8
    3a81:	mov    %r8,%r9
    3a84:	sub    %r13,%r9
    3a87:	cmp    $0xf,%r9
    3a8b:	jg     1c90 <compute+0x1e0>
    3a91:	test   %r9,%r9
    3a94:	jle    1ca3 <compute+0x1f3>
    3a9a:	mov    0x48(%rsp),%rcx
    3a9f:	lea    (%rcx,%r8,1),%rsi
    3aa3:	mov    %r8d,%ecx
    3aa6:	and    $0x3,%ecx
    3aa9:	cmp    $0x3,%rsi
    3aad:	jae    3abb <compute+0x200b>
    3aaf:	xor    %esi,%esi
    3ab1:	mov    0x68(%rsp),%rbx
    3ab6:	jmp    3b4f <compute+0x209f>
    3abb:	sub    %rcx,%r9
    3abe:	mov    0x30(%rsp),%rsi
    3ac3:	add    %rdx,%rsi
    3ac6:	mov    %r8,%r10
    3ac9:	imul   0x78(%rsp),%r10
    3acf:	add    %rsi,%r10
    3ad2:	xor    %esi,%esi
    3ad4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    3ae0:	mov    %esi,%r11d
    3ae3:	and    $0xf,%r11d
    3ae7:	vmovaps %zmm8,0x600(%rsp)
    3aef:	vmovss 0x600(%rsp,%r11,4),%xmm1
    3af9:	lea    0x1(%rsi),%r11d
    3afd:	and    $0xf,%r11d
    3b01:	vinsertps $0x10,0x600(%rsp,%r11,4),%xmm1,%xmm1
    3b0c:	lea    0x2(%rsi),%r11d
    3b10:	and    $0xf,%r11d
    3b14:	vinsertps $0x20,0x600(%rsp,%r11,4),%xmm1,%xmm1
    3b1f:	lea    0x3(%rsi),%r11d
    3b23:	and    $0xf,%r11d
    3b27:	vinsertps $0x30,0x600(%rsp,%r11,4),%xmm1,%xmm1
    3b32:	vmovups %xmm1,(%r10,%rsi,4)
    3b38:	add    $0x4,%rsi
    3b3c:	cmp    %r9,%rsi
    3b3f:	jne    3ae0 <compute+0x2030>
    3b41:	test   %rcx,%rcx
    3b44:	mov    0x68(%rsp),%rbx
    3b49:	je     1ca8 <compute+0x1f8>
    3b4f:	add    0x30(%rsp),%rdx
    3b54:	imul   0x78(%rsp),%r8
    3b5a:	lea    (%r8,%rsi,4),%r8
    3b5e:	add    %rdx,%r8
    3b61:	xor    %edx,%edx
    3b63:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3b70:	lea    (%rsi,%rdx,1),%r9d
    3b74:	and    $0xf,%r9d
    3b78:	vmovaps %zmm8,0xc40(%rsp)
    3b80:	vmovss 0xc40(%rsp,%r9,4),%xmm1
    3b8a:	vmovss %xmm1,(%r8,%rdx,4)
    3b90:	inc    %rdx
    3b93:	cmp    %rdx,%rcx
    3b96:	jne    3b70 <compute+0x20c0>
    3b98:	jmp    1ca8 <compute+0x1f8>
    3b9d:	mov    %r8,0x3c0(%rsp)
    3ba5:	cmp    0xb0(%rsp),%r8
    3bad:	jge    4c1b <compute+0x316b>
    3bb3:	mov    0x3c0(%rsp),%r9
    3bbb:	mov    %r9,%rax
    3bbe:	neg    %rax
    3bc1:	mov    %rax,0x140(%rsp)
    3bc9:	mov    0x30(%rdi),%rax
    3bcd:	lea    0x0(,%r9,4),%rcx
    3bd5:	mov    %rcx,0x100(%rsp)
    3bdd:	lea    0x8(,%r9,4),%rcx
    3be5:	mov    %rcx,0x200(%rsp)
    3bed:	xor    %ecx,%ecx
    3bef:	vmovaps -0x37f9(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    3bf9:	jmp    3c38 <compute+0x2188>
    3bfb:	nopl   0x0(%rax,%rax,1)
    3c00:	add    $0x10,%r9
    3c04:	addq   $0xfffffffffffffff0,0x140(%rsp)
    3c0d:	mov    0xa00(%rsp),%rcx
    3c15:	inc    %rcx
    3c18:	addq   $0x40,0x100(%rsp)
    3c21:	addq   $0x40,0x200(%rsp)
    3c2a:	cmp    0xb0(%rsp),%r9
    3c32:	jge    4c1b <compute+0x316b>
    3c38:	test   %rax,%rax
    3c3b:	mov    %rcx,0xa00(%rsp)
    3c43:	jle    3c00 <compute+0x2150>
    3c45:	shl    $0x4,%rcx
    3c49:	lea    0x7(%rax),%rdx
    3c4d:	shr    $0x3,%rdx
    3c51:	add    0x3c0(%rsp),%rcx
    3c59:	mov    %rcx,0xc0(%rsp)
    3c61:	mov    $0x4,%ecx
    3c66:	mov    %rcx,0x380(%rsp)
    3c6e:	mov    $0x8,%ecx
    3c73:	mov    %rcx,0x340(%rsp)
    3c7b:	mov    $0xc,%ecx
    3c80:	mov    %rcx,0x300(%rsp)
    3c88:	mov    $0x10,%ecx
    3c8d:	mov    %rcx,0x2c0(%rsp)
    3c95:	mov    $0x14,%ecx
    3c9a:	mov    %rcx,0x280(%rsp)
    3ca2:	mov    $0x18,%ecx
    3ca7:	mov    %rcx,0x240(%rsp)
    3caf:	mov    $0x1c,%r13d
    3cb5:	xor    %r8d,%r8d
    3cb8:	xor    %esi,%esi
    3cba:	xor    %r10d,%r10d
    3cbd:	jmp    3d37 <compute+0x2287>
    3cbf:	nop
    3cc0:	imul   %rdx,%rbx
    3cc4:	lea    (%r11,%rbx,4),%rax
    3cc8:	vmovups %zmm1,(%rax,%r9,4)
    3ccf:	mov    0x30(%rdi),%rax
    3cd3:	inc    %r10
    3cd6:	lea    0x7(%rax),%rcx
    3cda:	lea    0xe(%rax),%rdx
    3cde:	test   %rcx,%rcx
    3ce1:	cmovns %rcx,%rdx
    3ce5:	sar    $0x3,%rdx
    3ce9:	add    $0x400,%rsi
    3cf0:	add    $0x20,%r8
    3cf4:	addq   $0x20,0x380(%rsp)
    3cfd:	addq   $0x20,0x340(%rsp)
    3d06:	addq   $0x20,0x300(%rsp)
    3d0f:	addq   $0x20,0x2c0(%rsp)
    3d18:	addq   $0x20,0x280(%rsp)
    3d21:	addq   $0x20,0x240(%rsp)
    3d2a:	add    $0x20,%r13
    3d2e:	cmp    %rdx,%r10
    3d31:	jge    3c00 <compute+0x2150>
    3d37:	mov    0x40(%rdi),%r14
    3d3b:	lea    0x1f(%r14),%r12
    3d3f:	test   %r14,%r14
    3d42:	mov    %r14,%r11
    3d45:	cmovs  %r12,%r11
    3d49:	lea    0x7(%r14),%rbx
    3d4d:	cmovns %r14,%rbx
    3d51:	lea    0x3e(%r14),%r15
    3d55:	test   %r12,%r12
    3d58:	cmovns %r12,%r15
    3d5c:	vxorps %xmm8,%xmm8,%xmm8
    3d61:	vxorps %xmm7,%xmm7,%xmm7
    3d65:	vxorps %xmm6,%xmm6,%xmm6
    3d69:	vxorps %xmm5,%xmm5,%xmm5
    3d6d:	vxorps %xmm4,%xmm4,%xmm4
    3d71:	vxorps %xmm3,%xmm3,%xmm3
    3d75:	vxorps %xmm2,%xmm2,%xmm2
    3d79:	vxorps %xmm1,%xmm1,%xmm1
    3d7d:	cmp    $0x20,%r14
    3d81:	jl     4155 <compute+0x26a5>
    3d87:	mov    %r13,%rcx
    3d8a:	mov    (%rdi),%r14
    3d8d:	mov    0x28(%rdi),%r12
    3d91:	sar    $0x5,%r11
    3d95:	sar    $0x3,%rbx
    3d99:	shl    $0xa,%rdx
    3d9d:	mov    %r10,%rax
    3da0:	shl    $0x5,%rax
    3da4:	add    %rdx,%rax
    3da7:	mov    %r11,%rdx
    3daa:	imul   %r9,%rdx
    3dae:	shl    $0x2,%rdx
    3db2:	imul   0x100(%rsp),%rbx
    3dbb:	add    %r14,%rbx
    3dbe:	add    $0x400,%rbx
    3dc5:	mov    0x8(%rdi),%r14
    3dc9:	add    %rdx,%r14
    3dcc:	add    0x10(%rdi),%rdx
    3dd0:	sar    $0x5,%r15
    3dd4:	imul   %r15,%rax
    3dd8:	add    %r12,%rax
    3ddb:	imul   %rsi,%r15
    3ddf:	add    %r12,%r15
    3de2:	add    $0xfc,%r15
    3de9:	xor    %r12d,%r12d
    3dec:	nopl   0x0(%rax)
    3df0:	mov    %r12,%r13
    3df3:	shl    $0x6,%r13
    3df7:	vmovups (%r14,%r13,1),%zmm10
    3dfe:	vmovups (%rdx,%r13,1),%zmm9
    3e05:	xor    %r13d,%r13d
    3e08:	vxorps %xmm11,%xmm11,%xmm11
    3e0d:	vxorps %xmm12,%xmm12,%xmm12
    3e12:	vxorps %xmm13,%xmm13,%xmm13
    3e17:	vxorps %xmm14,%xmm14,%xmm14
    3e1c:	vxorps %xmm15,%xmm15,%xmm15
    3e21:	vxorps %xmm16,%xmm16,%xmm16
    3e27:	vxorps %xmm17,%xmm17,%xmm17
    3e2d:	vxorps %xmm18,%xmm18,%xmm18
    3e33:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3e40:	vmovups -0x400(%rbx,%r13,1),%zmm19
    3e48:	prefetcht0 (%rbx,%r13,1)
    3e4d:	vpermps %zmm0,%zmm19,%zmm20
    3e53:	vfmadd231ps -0xfc(%r15,%r13,4){1to16},%zmm20,%zmm18
    3e5b:	vfmadd231ps -0xf8(%r15,%r13,4){1to16},%zmm20,%zmm17
    3e63:	vfmadd231ps -0xf4(%r15,%r13,4){1to16},%zmm20,%zmm16
    3e6b:	vfmadd231ps -0xf0(%r15,%r13,4){1to16},%zmm20,%zmm15
    3e73:	vfmadd231ps -0xec(%r15,%r13,4){1to16},%zmm20,%zmm14
    3e7b:	vfmadd231ps -0xe8(%r15,%r13,4){1to16},%zmm20,%zmm13
    3e83:	vfmadd231ps -0xe4(%r15,%r13,4){1to16},%zmm20,%zmm12
    3e8b:	vfmadd231ps -0xe0(%r15,%r13,4){1to16},%zmm20,%zmm11
    3e93:	vpsrld $0x4,%zmm19,%zmm20
    3e9a:	vpermd %zmm0,%zmm20,%zmm20
    3ea0:	vfmadd231ps -0xdc(%r15,%r13,4){1to16},%zmm20,%zmm18
    3ea8:	vfmadd231ps -0xd8(%r15,%r13,4){1to16},%zmm20,%zmm17
    3eb0:	vfmadd231ps -0xd4(%r15,%r13,4){1to16},%zmm20,%zmm16
    3eb8:	vfmadd231ps -0xd0(%r15,%r13,4){1to16},%zmm20,%zmm15
    3ec0:	vfmadd231ps -0xcc(%r15,%r13,4){1to16},%zmm20,%zmm14
    3ec8:	vfmadd231ps -0xc8(%r15,%r13,4){1to16},%zmm20,%zmm13
    3ed0:	vfmadd231ps -0xc4(%r15,%r13,4){1to16},%zmm20,%zmm12
    3ed8:	vpsrld $0x8,%zmm19,%zmm21
    3edf:	vfmadd231ps -0xc0(%r15,%r13,4){1to16},%zmm20,%zmm11
    3ee7:	vpermd %zmm0,%zmm21,%zmm20
    3eed:	vfmadd231ps -0xbc(%r15,%r13,4){1to16},%zmm20,%zmm18
    3ef5:	vfmadd231ps -0xb8(%r15,%r13,4){1to16},%zmm20,%zmm17
    3efd:	vfmadd231ps -0xb4(%r15,%r13,4){1to16},%zmm20,%zmm16
    3f05:	vfmadd231ps -0xb0(%r15,%r13,4){1to16},%zmm20,%zmm15
    3f0d:	vfmadd231ps -0xac(%r15,%r13,4){1to16},%zmm20,%zmm14
    3f15:	vfmadd231ps -0xa8(%r15,%r13,4){1to16},%zmm20,%zmm13
    3f1d:	vfmadd231ps -0xa4(%r15,%r13,4){1to16},%zmm20,%zmm12
    3f25:	vfmadd231ps -0xa0(%r15,%r13,4){1to16},%zmm20,%zmm11
    3f2d:	vpsrld $0xc,%zmm19,%zmm20
    3f34:	vpermd %zmm0,%zmm20,%zmm20
    3f3a:	vfmadd231ps -0x9c(%r15,%r13,4){1to16},%zmm20,%zmm18
    3f42:	vfmadd231ps -0x98(%r15,%r13,4){1to16},%zmm20,%zmm17
    3f4a:	vfmadd231ps -0x94(%r15,%r13,4){1to16},%zmm20,%zmm16
    3f52:	vfmadd231ps -0x90(%r15,%r13,4){1to16},%zmm20,%zmm15
    3f5a:	vfmadd231ps -0x8c(%r15,%r13,4){1to16},%zmm20,%zmm14
    3f62:	vfmadd231ps -0x88(%r15,%r13,4){1to16},%zmm20,%zmm13
    3f6a:	vfmadd231ps -0x84(%r15,%r13,4){1to16},%zmm20,%zmm12
    3f72:	vpsrld $0x10,%zmm19,%zmm21
    3f79:	vfmadd231ps -0x80(%r15,%r13,4){1to16},%zmm20,%zmm11
    3f81:	vpermd %zmm0,%zmm21,%zmm20
    3f87:	vfmadd231ps -0x7c(%r15,%r13,4){1to16},%zmm20,%zmm18
    3f8f:	vfmadd231ps -0x78(%r15,%r13,4){1to16},%zmm20,%zmm17
    3f97:	vfmadd231ps -0x74(%r15,%r13,4){1to16},%zmm20,%zmm16
    3f9f:	vfmadd231ps -0x70(%r15,%r13,4){1to16},%zmm20,%zmm15
    3fa7:	vfmadd231ps -0x6c(%r15,%r13,4){1to16},%zmm20,%zmm14
    3faf:	vfmadd231ps -0x68(%r15,%r13,4){1to16},%zmm20,%zmm13
    3fb7:	vfmadd231ps -0x64(%r15,%r13,4){1to16},%zmm20,%zmm12
    3fbf:	vfmadd231ps -0x60(%r15,%r13,4){1to16},%zmm20,%zmm11
    3fc7:	vpsrld $0x14,%zmm19,%zmm20
    3fce:	vpermd %zmm0,%zmm20,%zmm20
    3fd4:	vfmadd231ps -0x5c(%r15,%r13,4){1to16},%zmm20,%zmm18
    3fdc:	vfmadd231ps -0x58(%r15,%r13,4){1to16},%zmm20,%zmm17
    3fe4:	vfmadd231ps -0x54(%r15,%r13,4){1to16},%zmm20,%zmm16
    3fec:	vfmadd231ps -0x50(%r15,%r13,4){1to16},%zmm20,%zmm15
    3ff4:	vfmadd231ps -0x4c(%r15,%r13,4){1to16},%zmm20,%zmm14
    3ffc:	vfmadd231ps -0x48(%r15,%r13,4){1to16},%zmm20,%zmm13
    4004:	vfmadd231ps -0x44(%r15,%r13,4){1to16},%zmm20,%zmm12
    400c:	vpsrld $0x18,%zmm19,%zmm21
    4013:	vfmadd231ps -0x40(%r15,%r13,4){1to16},%zmm20,%zmm11
    401b:	vpermd %zmm0,%zmm21,%zmm20
    4021:	vfmadd231ps -0x3c(%r15,%r13,4){1to16},%zmm20,%zmm18
    4029:	vfmadd231ps -0x38(%r15,%r13,4){1to16},%zmm20,%zmm17
    4031:	vfmadd231ps -0x34(%r15,%r13,4){1to16},%zmm20,%zmm16
    4039:	vfmadd231ps -0x30(%r15,%r13,4){1to16},%zmm20,%zmm15
    4041:	vfmadd231ps -0x2c(%r15,%r13,4){1to16},%zmm20,%zmm14
    4049:	vfmadd231ps -0x28(%r15,%r13,4){1to16},%zmm20,%zmm13
    4051:	vfmadd231ps -0x24(%r15,%r13,4){1to16},%zmm20,%zmm12
    4059:	vfmadd231ps -0x20(%r15,%r13,4){1to16},%zmm20,%zmm11
    4061:	vpsrld $0x1c,%zmm19,%zmm19
    4068:	vpermd %zmm0,%zmm19,%zmm19
    406e:	vfmadd231ps -0x1c(%r15,%r13,4){1to16},%zmm19,%zmm18
    4076:	vfmadd231ps -0x18(%r15,%r13,4){1to16},%zmm19,%zmm17
    407e:	vfmadd231ps -0x14(%r15,%r13,4){1to16},%zmm19,%zmm16
    4086:	vfmadd231ps -0x10(%r15,%r13,4){1to16},%zmm19,%zmm15
    408e:	vfmadd231ps -0xc(%r15,%r13,4){1to16},%zmm19,%zmm14
    4096:	vfmadd231ps -0x8(%r15,%r13,4){1to16},%zmm19,%zmm13
    409e:	vfmadd231ps -0x4(%r15,%r13,4){1to16},%zmm19,%zmm12
    40a6:	vfmadd231ps (%r15,%r13,4){1to16},%zmm19,%zmm11
    40ad:	add    $0x40,%r13
    40b1:	cmp    $0x100,%r13
    40b8:	jne    3e40 <compute+0x2390>
    40be:	mov    %r12,%r13
    40c1:	shl    $0x5,%r13
    40c5:	vfmadd231ps %zmm18,%zmm10,%zmm8
    40cb:	vfmadd231ps (%rax,%r13,1){1to16},%zmm9,%zmm8
    40d2:	vfmadd231ps %zmm17,%zmm10,%zmm7
    40d8:	vfmadd231ps 0x4(%rax,%r13,1){1to16},%zmm9,%zmm7
    40e0:	vfmadd231ps %zmm16,%zmm10,%zmm6
    40e6:	vfmadd231ps 0x8(%rax,%r13,1){1to16},%zmm9,%zmm6
    40ee:	vfmadd231ps %zmm15,%zmm10,%zmm5
    40f4:	vfmadd231ps 0xc(%rax,%r13,1){1to16},%zmm9,%zmm5
    40fc:	vfmadd231ps %zmm14,%zmm10,%zmm4
    4102:	vfmadd231ps 0x10(%rax,%r13,1){1to16},%zmm9,%zmm4
    410a:	vfmadd231ps %zmm13,%zmm10,%zmm3
    4110:	vfmadd231ps 0x14(%rax,%r13,1){1to16},%zmm9,%zmm3
    4118:	vfmadd231ps %zmm12,%zmm10,%zmm2
    411e:	vfmadd231ps 0x18(%rax,%r13,1){1to16},%zmm9,%zmm2
    4126:	vfmadd231ps %zmm11,%zmm10,%zmm1
    412c:	vfmadd231ps 0x1c(%rax,%r13,1){1to16},%zmm9,%zmm1
    4134:	inc    %r12
    4137:	add    $0x100,%rbx
    413e:	add    $0x400,%r15
    4145:	cmp    %r11,%r12
    4148:	jne    3df0 <compute+0x2340>
    414e:	mov    0x30(%rdi),%rax
    4152:	mov    %rcx,%r13
    4155:	lea    0x0(,%r10,8),%rdx
    415d:	cmp    %rax,%rdx
    4160:	jge    42b0 <compute+0x2800>
    4166:	mov    0x20(%rdi),%rbx
    416a:	mov    0x38(%rdi),%r14
    416e:	mov    %r14,%r11
    4171:	sub    %r9,%r11
    4174:	cmp    $0xf,%r11
    4178:	jle    41a0 <compute+0x26f0>
    417a:	imul   %rdx,%r14
    417e:	lea    (%rbx,%r14,4),%rax
    4182:	vmovups %zmm8,(%rax,%r9,4)
    4189:	mov    0x30(%rdi),%rax
    418d:	jmp    42b0 <compute+0x2800>
    4192:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    41a0:	test   %r11,%r11
    41a3:	jle    42b0 <compute+0x2800>
    41a9:	mov    0x140(%rsp),%rcx
    41b1:	lea    (%rcx,%r14,1),%r12
    41b5:	mov    %r12d,%r11d
    41b8:	and    $0x3,%r11d
    41bc:	mov    0xc0(%rsp),%r15
    41c4:	sub    %r14,%r15
    41c7:	cmp    $0xfffffffffffffffc,%r15
    41cb:	jbe    41d5 <compute+0x2725>
    41cd:	xor    %r15d,%r15d
    41d0:	jmp    426a <compute+0x27ba>
    41d5:	mov    %r13,0x180(%rsp)
    41dd:	and    $0xfffffffffffffffc,%r12
    41e1:	mov    0x200(%rsp),%rcx
    41e9:	mov    %r14,%r13
    41ec:	imul   %r8,%r13
    41f0:	add    %rbx,%r13
    41f3:	add    %rcx,%r13
    41f6:	xor    %r15d,%r15d
    41f9:	nopl   0x0(%rax)
    4200:	mov    %r15d,%ecx
    4203:	and    $0xf,%ecx
    4206:	vmovaps %zmm8,0x5c0(%rsp)
    420e:	vmovss 0x5c0(%rsp,%rcx,4),%xmm9
    4217:	lea    0x1(%r15),%ecx
    421b:	and    $0xf,%ecx
    421e:	vinsertps $0x10,0x5c0(%rsp,%rcx,4),%xmm9,%xmm9
    4229:	lea    0x2(%r15),%ecx
    422d:	and    $0xf,%ecx
    4230:	vinsertps $0x20,0x5c0(%rsp,%rcx,4),%xmm9,%xmm9
    423b:	lea    0x3(%r15),%ecx
    423f:	and    $0xf,%ecx
    4242:	vinsertps $0x30,0x5c0(%rsp,%rcx,4),%xmm9,%xmm9
    424d:	vmovups %xmm9,-0x8(%r13,%r15,4)
    4254:	add    $0x4,%r15
    4258:	cmp    %r12,%r15
    425b:	jne    4200 <compute+0x2750>
    425d:	test   %r11,%r11
    4260:	mov    0x180(%rsp),%r13
    4268:	je     42b0 <compute+0x2800>
    426a:	add    0x100(%rsp),%rbx
    4272:	imul   %r8,%r14
    4276:	lea    (%r14,%r15,4),%r14
    427a:	add    %rbx,%r14
    427d:	xor    %ebx,%ebx
    427f:	nop
    4280:	lea    (%r15,%rbx,1),%ecx
    4284:	and    $0xf,%ecx
    4287:	vmovaps %zmm8,0xc00(%rsp)
    428f:	vmovss 0xc00(%rsp,%rcx,4),%xmm9
    4298:	vmovss %xmm9,(%r14,%rbx,4)
    429e:	inc    %rbx
    42a1:	cmp    %rbx,%r11
    42a4:	jne    4280 <compute+0x27d0>
    42a6:	cs nopw 0x0(%rax,%rax,1)
    42b0:	mov    %rdx,%r11
    42b3:	or     $0x1,%r11
    42b7:	cmp    %rax,%r11
    42ba:	jge    4410 <compute+0x2960>
    42c0:	mov    0x20(%rdi),%rbx
    42c4:	mov    0x38(%rdi),%r14
    42c8:	mov    %r14,%r15
    42cb:	sub    %r9,%r15
    42ce:	cmp    $0xf,%r15
    42d2:	jle    42f0 <compute+0x2840>
    42d4:	imul   %r11,%r14
    42d8:	lea    (%rbx,%r14,4),%rax
    42dc:	vmovups %zmm7,(%rax,%r9,4)
    42e3:	mov    0x30(%rdi),%rax
    42e7:	jmp    4410 <compute+0x2960>
    42ec:	nopl   0x0(%rax)
    42f0:	test   %r15,%r15
    42f3:	jle    4410 <compute+0x2960>
    42f9:	mov    0x140(%rsp),%rcx
    4301:	lea    (%rcx,%r14,1),%r12
    4305:	mov    %r12d,%r11d
    4308:	and    $0x3,%r11d
    430c:	mov    0xc0(%rsp),%rcx
    4314:	sub    %r14,%rcx
    4317:	cmp    $0xfffffffffffffffc,%rcx
    431b:	jbe    4325 <compute+0x2875>
    431d:	xor    %r15d,%r15d
    4320:	jmp    43ba <compute+0x290a>
    4325:	mov    %r13,0x180(%rsp)
    432d:	and    $0xfffffffffffffffc,%r12
    4331:	mov    0x200(%rsp),%rcx
    4339:	add    %rbx,%rcx
    433c:	mov    %r14,%r13
    433f:	imul   0x380(%rsp),%r13
    4348:	add    %rcx,%r13
    434b:	xor    %r15d,%r15d
    434e:	xchg   %ax,%ax
    4350:	mov    %r15d,%ecx
    4353:	and    $0xf,%ecx
    4356:	vmovaps %zmm7,0x580(%rsp)
    435e:	vmovss 0x580(%rsp,%rcx,4),%xmm8
    4367:	lea    0x1(%r15),%ecx
    436b:	and    $0xf,%ecx
    436e:	vinsertps $0x10,0x580(%rsp,%rcx,4),%xmm8,%xmm8
    4379:	lea    0x2(%r15),%ecx
    437d:	and    $0xf,%ecx
    4380:	vinsertps $0x20,0x580(%rsp,%rcx,4),%xmm8,%xmm8
    438b:	lea    0x3(%r15),%ecx
    438f:	and    $0xf,%ecx
    4392:	vinsertps $0x30,0x580(%rsp,%rcx,4),%xmm8,%xmm8
    439d:	vmovups %xmm8,-0x8(%r13,%r15,4)
    43a4:	add    $0x4,%r15
    43a8:	cmp    %r12,%r15
    43ab:	jne    4350 <compute+0x28a0>
    43ad:	test   %r11,%r11
    43b0:	mov    0x180(%rsp),%r13
    43b8:	je     4410 <compute+0x2960>
    43ba:	add    0x100(%rsp),%rbx
    43c2:	imul   0x380(%rsp),%r14
    43cb:	lea    (%r14,%r15,4),%r14
    43cf:	add    %rbx,%r14
    43d2:	xor    %ebx,%ebx
    43d4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    43e0:	lea    (%r15,%rbx,1),%ecx
    43e4:	and    $0xf,%ecx
    43e7:	vmovaps %zmm7,0xbc0(%rsp)
    43ef:	vmovss 0xbc0(%rsp,%rcx,4),%xmm8
    43f8:	vmovss %xmm8,(%r14,%rbx,4)
    43fe:	inc    %rbx
    4401:	cmp    %rbx,%r11
    4404:	jne    43e0 <compute+0x2930>
    4406:	cs nopw 0x0(%rax,%rax,1)
    4410:	mov    %rdx,%r11
    4413:	or     $0x2,%r11
    4417:	cmp    %rax,%r11
    441a:	jge    4570 <compute+0x2ac0>
    4420:	mov    0x20(%rdi),%rbx
    4424:	mov    0x38(%rdi),%r14
    4428:	mov    %r14,%r15
    442b:	sub    %r9,%r15
    442e:	cmp    $0xf,%r15
    4432:	jle    4450 <compute+0x29a0>
    4434:	imul   %r11,%r14
    4438:	lea    (%rbx,%r14,4),%rax
    443c:	vmovups %zmm6,(%rax,%r9,4)
    4443:	mov    0x30(%rdi),%rax
    4447:	jmp    4570 <compute+0x2ac0>
    444c:	nopl   0x0(%rax)
    4450:	test   %r15,%r15
    4453:	jle    4570 <compute+0x2ac0>
    4459:	mov    0x140(%rsp),%rcx
    4461:	lea    (%rcx,%r14,1),%r12
    4465:	mov    %r12d,%r11d
    4468:	and    $0x3,%r11d
    446c:	mov    0xc0(%rsp),%rcx
    4474:	sub    %r14,%rcx
    4477:	cmp    $0xfffffffffffffffc,%rcx
    447b:	jbe    4485 <compute+0x29d5>
    447d:	xor    %r15d,%r15d
    4480:	jmp    451a <compute+0x2a6a>
    4485:	mov    %r13,0x180(%rsp)
    448d:	and    $0xfffffffffffffffc,%r12
    4491:	mov    0x200(%rsp),%rcx
    4499:	add    %rbx,%rcx
    449c:	mov    %r14,%r13
    449f:	imul   0x340(%rsp),%r13
    44a8:	add    %rcx,%r13
    44ab:	xor    %r15d,%r15d
    44ae:	xchg   %ax,%ax
    44b0:	mov    %r15d,%ecx
    44b3:	and    $0xf,%ecx
    44b6:	vmovaps %zmm6,0x540(%rsp)
    44be:	vmovss 0x540(%rsp,%rcx,4),%xmm7
    44c7:	lea    0x1(%r15),%ecx
    44cb:	and    $0xf,%ecx
    44ce:	vinsertps $0x10,0x540(%rsp,%rcx,4),%xmm7,%xmm7
    44d9:	lea    0x2(%r15),%ecx
    44dd:	and    $0xf,%ecx
    44e0:	vinsertps $0x20,0x540(%rsp,%rcx,4),%xmm7,%xmm7
    44eb:	lea    0x3(%r15),%ecx
    44ef:	and    $0xf,%ecx
    44f2:	vinsertps $0x30,0x540(%rsp,%rcx,4),%xmm7,%xmm7
    44fd:	vmovups %xmm7,-0x8(%r13,%r15,4)
    4504:	add    $0x4,%r15
    4508:	cmp    %r12,%r15
    450b:	jne    44b0 <compute+0x2a00>
    450d:	test   %r11,%r11
    4510:	mov    0x180(%rsp),%r13
    4518:	je     4570 <compute+0x2ac0>
    451a:	add    0x100(%rsp),%rbx
    4522:	imul   0x340(%rsp),%r14
    452b:	lea    (%r14,%r15,4),%r14
    452f:	add    %rbx,%r14
    4532:	xor    %ebx,%ebx
    4534:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    4540:	lea    (%r15,%rbx,1),%ecx
    4544:	and    $0xf,%ecx
    4547:	vmovaps %zmm6,0xb80(%rsp)
    454f:	vmovss 0xb80(%rsp,%rcx,4),%xmm7
    4558:	vmovss %xmm7,(%r14,%rbx,4)
    455e:	inc    %rbx
    4561:	cmp    %rbx,%r11
    4564:	jne    4540 <compute+0x2a90>
    4566:	cs nopw 0x0(%rax,%rax,1)
    4570:	mov    %rdx,%r11
    4573:	or     $0x3,%r11
    4577:	cmp    %rax,%r11
    457a:	jge    46d0 <compute+0x2c20>
    4580:	mov    0x20(%rdi),%rbx
    4584:	mov    0x38(%rdi),%r14
    4588:	mov    %r14,%r15
    458b:	sub    %r9,%r15
    458e:	cmp    $0xf,%r15
    4592:	jle    45b0 <compute+0x2b00>
    4594:	imul   %r11,%r14
    4598:	lea    (%rbx,%r14,4),%rax
    459c:	vmovups %zmm5,(%rax,%r9,4)
    45a3:	mov    0x30(%rdi),%rax
    45a7:	jmp    46d0 <compute+0x2c20>
    45ac:	nopl   0x0(%rax)
    45b0:	test   %r15,%r15
    45b3:	jle    46d0 <compute+0x2c20>
    45b9:	mov    0x140(%rsp),%rcx
    45c1:	lea    (%rcx,%r14,1),%r12
    45c5:	mov    %r12d,%r11d
    45c8:	and    $0x3,%r11d
    45cc:	mov    0xc0(%rsp),%rcx
    45d4:	sub    %r14,%rcx
    45d7:	cmp    $0xfffffffffffffffc,%rcx
    45db:	jbe    45e5 <compute+0x2b35>
    45dd:	xor    %r15d,%r15d
    45e0:	jmp    467a <compute+0x2bca>
    45e5:	mov    %r13,0x180(%rsp)
    45ed:	and    $0xfffffffffffffffc,%r12
    45f1:	mov    0x200(%rsp),%rcx
    45f9:	add    %rbx,%rcx
    45fc:	mov    %r14,%r13
    45ff:	imul   0x300(%rsp),%r13
    4608:	add    %rcx,%r13
    460b:	xor    %r15d,%r15d
    460e:	xchg   %ax,%ax
    4610:	mov    %r15d,%ecx
    4613:	and    $0xf,%ecx
    4616:	vmovaps %zmm5,0x500(%rsp)
    461e:	vmovss 0x500(%rsp,%rcx,4),%xmm6
    4627:	lea    0x1(%r15),%ecx
    462b:	and    $0xf,%ecx
    462e:	vinsertps $0x10,0x500(%rsp,%rcx,4),%xmm6,%xmm6
    4639:	lea    0x2(%r15),%ecx
    463d:	and    $0xf,%ecx
    4640:	vinsertps $0x20,0x500(%rsp,%rcx,4),%xmm6,%xmm6
    464b:	lea    0x3(%r15),%ecx
    464f:	and    $0xf,%ecx
    4652:	vinsertps $0x30,0x500(%rsp,%rcx,4),%xmm6,%xmm6
    465d:	vmovups %xmm6,-0x8(%r13,%r15,4)
    4664:	add    $0x4,%r15
    4668:	cmp    %r12,%r15
    466b:	jne    4610 <compute+0x2b60>
    466d:	test   %r11,%r11
    4670:	mov    0x180(%rsp),%r13
    4678:	je     46d0 <compute+0x2c20>
    467a:	add    0x100(%rsp),%rbx
    4682:	imul   0x300(%rsp),%r14
    468b:	lea    (%r14,%r15,4),%r14
    468f:	add    %rbx,%r14
    4692:	xor    %ebx,%ebx
    4694:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    46a0:	lea    (%r15,%rbx,1),%ecx
    46a4:	and    $0xf,%ecx
    46a7:	vmovaps %zmm5,0xb40(%rsp)
    46af:	vmovss 0xb40(%rsp,%rcx,4),%xmm6
    46b8:	vmovss %xmm6,(%r14,%rbx,4)
    46be:	inc    %rbx
    46c1:	cmp    %rbx,%r11
    46c4:	jne    46a0 <compute+0x2bf0>
    46c6:	cs nopw 0x0(%rax,%rax,1)
    46d0:	mov    %rdx,%r11
    46d3:	or     $0x4,%r11
    46d7:	cmp    %rax,%r11
    46da:	jge    4830 <compute+0x2d80>
    46e0:	mov    0x20(%rdi),%rbx
    46e4:	mov    0x38(%rdi),%r14
    46e8:	mov    %r14,%r15
    46eb:	sub    %r9,%r15
    46ee:	cmp    $0xf,%r15
    46f2:	jle    4710 <compute+0x2c60>
    46f4:	imul   %r11,%r14
    46f8:	lea    (%rbx,%r14,4),%rax
    46fc:	vmovups %zmm4,(%rax,%r9,4)
    4703:	mov    0x30(%rdi),%rax
    4707:	jmp    4830 <compute+0x2d80>
    470c:	nopl   0x0(%rax)
    4710:	test   %r15,%r15
    4713:	jle    4830 <compute+0x2d80>
    4719:	mov    0x140(%rsp),%rcx
    4721:	lea    (%rcx,%r14,1),%r12
    4725:	mov    %r12d,%r11d
    4728:	and    $0x3,%r11d
    472c:	mov    0xc0(%rsp),%rcx
    4734:	sub    %r14,%rcx
    4737:	cmp    $0xfffffffffffffffc,%rcx
    473b:	jbe    4745 <compute+0x2c95>
    473d:	xor    %r15d,%r15d
    4740:	jmp    47da <compute+0x2d2a>
    4745:	mov    %r13,0x180(%rsp)
    474d:	and    $0xfffffffffffffffc,%r12
    4751:	mov    0x200(%rsp),%rcx
    4759:	add    %rbx,%rcx
    475c:	mov    %r14,%r13
    475f:	imul   0x2c0(%rsp),%r13
    4768:	add    %rcx,%r13
    476b:	xor    %r15d,%r15d
    476e:	xchg   %ax,%ax
    4770:	mov    %r15d,%ecx
    4773:	and    $0xf,%ecx
    4776:	vmovaps %zmm4,0x4c0(%rsp)
    477e:	vmovss 0x4c0(%rsp,%rcx,4),%xmm5
    4787:	lea    0x1(%r15),%ecx
    478b:	and    $0xf,%ecx
    478e:	vinsertps $0x10,0x4c0(%rsp,%rcx,4),%xmm5,%xmm5
    4799:	lea    0x2(%r15),%ecx
    479d:	and    $0xf,%ecx
    47a0:	vinsertps $0x20,0x4c0(%rsp,%rcx,4),%xmm5,%xmm5
    47ab:	lea    0x3(%r15),%ecx
    47af:	and    $0xf,%ecx
    47b2:	vinsertps $0x30,0x4c0(%rsp,%rcx,4),%xmm5,%xmm5
    47bd:	vmovups %xmm5,-0x8(%r13,%r15,4)
    47c4:	add    $0x4,%r15
    47c8:	cmp    %r12,%r15
    47cb:	jne    4770 <compute+0x2cc0>
    47cd:	test   %r11,%r11
    47d0:	mov    0x180(%rsp),%r13
    47d8:	je     4830 <compute+0x2d80>
    47da:	add    0x100(%rsp),%rbx
    47e2:	imul   0x2c0(%rsp),%r14
    47eb:	lea    (%r14,%r15,4),%r14
    47ef:	add    %rbx,%r14
    47f2:	xor    %ebx,%ebx
    47f4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    4800:	lea    (%r15,%rbx,1),%ecx
    4804:	and    $0xf,%ecx
    4807:	vmovaps %zmm4,0xb00(%rsp)
    480f:	vmovss 0xb00(%rsp,%rcx,4),%xmm5
    4818:	vmovss %xmm5,(%r14,%rbx,4)
    481e:	inc    %rbx
    4821:	cmp    %rbx,%r11
    4824:	jne    4800 <compute+0x2d50>
    4826:	cs nopw 0x0(%rax,%rax,1)
    4830:	mov    %rdx,%r11
    4833:	or     $0x5,%r11
    4837:	cmp    %rax,%r11
    483a:	jge    4990 <compute+0x2ee0>
    4840:	mov    0x20(%rdi),%rbx
    4844:	mov    0x38(%rdi),%r14
    4848:	mov    %r14,%r15
    484b:	sub    %r9,%r15
    484e:	cmp    $0xf,%r15
    4852:	jle    4870 <compute+0x2dc0>
    4854:	imul   %r11,%r14
    4858:	lea    (%rbx,%r14,4),%rax
    485c:	vmovups %zmm3,(%rax,%r9,4)
    4863:	mov    0x30(%rdi),%rax
    4867:	jmp    4990 <compute+0x2ee0>
    486c:	nopl   0x0(%rax)
    4870:	test   %r15,%r15
    4873:	jle    4990 <compute+0x2ee0>
    4879:	mov    0x140(%rsp),%rcx
    4881:	lea    (%rcx,%r14,1),%r12
    4885:	mov    %r12d,%r11d
    4888:	and    $0x3,%r11d
    488c:	mov    0xc0(%rsp),%rcx
    4894:	sub    %r14,%rcx
    4897:	cmp    $0xfffffffffffffffc,%rcx
    489b:	jbe    48a5 <compute+0x2df5>
    489d:	xor    %r15d,%r15d
    48a0:	jmp    493a <compute+0x2e8a>
    48a5:	mov    %r13,0x180(%rsp)
    48ad:	and    $0xfffffffffffffffc,%r12
    48b1:	mov    0x200(%rsp),%rcx
    48b9:	add    %rbx,%rcx
    48bc:	mov    %r14,%r13
    48bf:	imul   0x280(%rsp),%r13
    48c8:	add    %rcx,%r13
    48cb:	xor    %r15d,%r15d
    48ce:	xchg   %ax,%ax
    48d0:	mov    %r15d,%ecx
    48d3:	and    $0xf,%ecx
    48d6:	vmovaps %zmm3,0x480(%rsp)
    48de:	vmovss 0x480(%rsp,%rcx,4),%xmm4
    48e7:	lea    0x1(%r15),%ecx
    48eb:	and    $0xf,%ecx
    48ee:	vinsertps $0x10,0x480(%rsp,%rcx,4),%xmm4,%xmm4
    48f9:	lea    0x2(%r15),%ecx
    48fd:	and    $0xf,%ecx
    4900:	vinsertps $0x20,0x480(%rsp,%rcx,4),%xmm4,%xmm4
    490b:	lea    0x3(%r15),%ecx
    490f:	and    $0xf,%ecx
    4912:	vinsertps $0x30,0x480(%rsp,%rcx,4),%xmm4,%xmm4
    491d:	vmovups %xmm4,-0x8(%r13,%r15,4)
    4924:	add    $0x4,%r15
    4928:	cmp    %r12,%r15
    492b:	jne    48d0 <compute+0x2e20>
    492d:	test   %r11,%r11
    4930:	mov    0x180(%rsp),%r13
    4938:	je     4990 <compute+0x2ee0>
    493a:	add    0x100(%rsp),%rbx
    4942:	imul   0x280(%rsp),%r14
    494b:	lea    (%r14,%r15,4),%r14
    494f:	add    %rbx,%r14
    4952:	xor    %ebx,%ebx
    4954:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    4960:	lea    (%r15,%rbx,1),%ecx
    4964:	and    $0xf,%ecx
    4967:	vmovaps %zmm3,0xac0(%rsp)
    496f:	vmovss 0xac0(%rsp,%rcx,4),%xmm4
    4978:	vmovss %xmm4,(%r14,%rbx,4)
    497e:	inc    %rbx
    4981:	cmp    %rbx,%r11
    4984:	jne    4960 <compute+0x2eb0>
    4986:	cs nopw 0x0(%rax,%rax,1)
    4990:	mov    %rdx,%r11
    4993:	or     $0x6,%r11
    4997:	cmp    %rax,%r11
    499a:	jge    4af0 <compute+0x3040>
    49a0:	mov    0x20(%rdi),%rbx
    49a4:	mov    0x38(%rdi),%r14
    49a8:	mov    %r14,%r15
    49ab:	sub    %r9,%r15
    49ae:	cmp    $0xf,%r15
    49b2:	jle    49d0 <compute+0x2f20>
    49b4:	imul   %r11,%r14
    49b8:	lea    (%rbx,%r14,4),%rax
    49bc:	vmovups %zmm2,(%rax,%r9,4)
    49c3:	mov    0x30(%rdi),%rax
    49c7:	jmp    4af0 <compute+0x3040>
    49cc:	nopl   0x0(%rax)
    49d0:	test   %r15,%r15
    49d3:	jle    4af0 <compute+0x3040>
    49d9:	mov    0x140(%rsp),%rcx
    49e1:	lea    (%rcx,%r14,1),%r12
    49e5:	mov    %r12d,%r11d
    49e8:	and    $0x3,%r11d
    49ec:	mov    0xc0(%rsp),%rcx
    49f4:	sub    %r14,%rcx
    49f7:	cmp    $0xfffffffffffffffc,%rcx
    49fb:	jbe    4a05 <compute+0x2f55>
    49fd:	xor    %r15d,%r15d
    4a00:	jmp    4a9a <compute+0x2fea>
    4a05:	mov    %r13,0x180(%rsp)
    4a0d:	and    $0xfffffffffffffffc,%r12
    4a11:	mov    0x200(%rsp),%rcx
    4a19:	add    %rbx,%rcx
    4a1c:	mov    %r14,%r13
    4a1f:	imul   0x240(%rsp),%r13
    4a28:	add    %rcx,%r13
    4a2b:	xor    %r15d,%r15d
    4a2e:	xchg   %ax,%ax
    4a30:	mov    %r15d,%ecx
    4a33:	and    $0xf,%ecx
    4a36:	vmovaps %zmm2,0x440(%rsp)
    4a3e:	vmovss 0x440(%rsp,%rcx,4),%xmm3
    4a47:	lea    0x1(%r15),%ecx
    4a4b:	and    $0xf,%ecx
    4a4e:	vinsertps $0x10,0x440(%rsp,%rcx,4),%xmm3,%xmm3
    4a59:	lea    0x2(%r15),%ecx
    4a5d:	and    $0xf,%ecx
    4a60:	vinsertps $0x20,0x440(%rsp,%rcx,4),%xmm3,%xmm3
    4a6b:	lea    0x3(%r15),%ecx
    4a6f:	and    $0xf,%ecx
    4a72:	vinsertps $0x30,0x440(%rsp,%rcx,4),%xmm3,%xmm3
    4a7d:	vmovups %xmm3,-0x8(%r13,%r15,4)
    4a84:	add    $0x4,%r15
    4a88:	cmp    %r12,%r15
    4a8b:	jne    4a30 <compute+0x2f80>
    4a8d:	test   %r11,%r11
    4a90:	mov    0x180(%rsp),%r13
    4a98:	je     4af0 <compute+0x3040>
    4a9a:	add    0x100(%rsp),%rbx
    4aa2:	imul   0x240(%rsp),%r14
    4aab:	lea    (%r14,%r15,4),%r14
    4aaf:	add    %rbx,%r14
    4ab2:	xor    %ebx,%ebx
    4ab4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    4ac0:	lea    (%r15,%rbx,1),%ecx
    4ac4:	and    $0xf,%ecx
    4ac7:	vmovaps %zmm2,0xa80(%rsp)
    4acf:	vmovss 0xa80(%rsp,%rcx,4),%xmm3
    4ad8:	vmovss %xmm3,(%r14,%rbx,4)
    4ade:	inc    %rbx
    4ae1:	cmp    %rbx,%r11
    4ae4:	jne    4ac0 <compute+0x3010>
    4ae6:	cs nopw 0x0(%rax,%rax,1)
    4af0:	or     $0x7,%rdx
    4af4:	cmp    %rax,%rdx
    4af7:	jge    3cd3 <compute+0x2223>
    4afd:	mov    0x20(%rdi),%r11
    4b01:	mov    0x38(%rdi),%rbx
    4b05:	mov    %rbx,%r14
    4b08:	sub    %r9,%r14
    4b0b:	cmp    $0xf,%r14
    4b0f:	jg     3cc0 <compute+0x2210>
    4b15:	test   %r14,%r14
    4b18:	jle    3cd3 <compute+0x2223>
    4b1e:	mov    0x140(%rsp),%rcx
    4b26:	lea    (%rcx,%rbx,1),%r15
    4b2a:	mov    %r15d,%edx
    4b2d:	and    $0x3,%edx
    4b30:	mov    0xc0(%rsp),%rcx
    4b38:	sub    %rbx,%rcx
    4b3b:	cmp    $0xfffffffffffffffc,%rcx
    4b3f:	jbe    4b49 <compute+0x3099>
    4b41:	xor    %r14d,%r14d
    4b44:	jmp    4bd6 <compute+0x3126>
    4b49:	and    $0xfffffffffffffffc,%r15
    4b4d:	mov    0x200(%rsp),%rcx
    4b55:	add    %r11,%rcx
    4b58:	mov    %rbx,%r12
    4b5b:	imul   %r13,%r12
    4b5f:	add    %rcx,%r12
    4b62:	xor    %r14d,%r14d
    4b65:	data16 cs nopw 0x0(%rax,%rax,1)
    4b70:	mov    %r14d,%ecx
    4b73:	and    $0xf,%ecx
    4b76:	vmovaps %zmm1,0x400(%rsp)
    4b7e:	vmovss 0x400(%rsp,%rcx,4),%xmm2
    4b87:	lea    0x1(%r14),%ecx
    4b8b:	and    $0xf,%ecx
    4b8e:	vinsertps $0x10,0x400(%rsp,%rcx,4),%xmm2,%xmm2
    4b99:	lea    0x2(%r14),%ecx
    4b9d:	and    $0xf,%ecx
    4ba0:	vinsertps $0x20,0x400(%rsp,%rcx,4),%xmm2,%xmm2
    4bab:	lea    0x3(%r14),%ecx
    4baf:	and    $0xf,%ecx
    4bb2:	vinsertps $0x30,0x400(%rsp,%rcx,4),%xmm2,%xmm2
    4bbd:	vmovups %xmm2,-0x8(%r12,%r14,4)
    4bc4:	add    $0x4,%r14
    4bc8:	cmp    %r15,%r14
    4bcb:	jne    4b70 <compute+0x30c0>
    4bcd:	test   %rdx,%rdx
    4bd0:	je     3cd3 <compute+0x2223>
    4bd6:	add    0x100(%rsp),%r11
    4bde:	imul   %r13,%rbx
    4be2:	lea    (%rbx,%r14,4),%rbx
    4be6:	add    %r11,%rbx
    4be9:	xor    %r11d,%r11d
    4bec:	nopl   0x0(%rax)
    4bf0:	lea    (%r14,%r11,1),%ecx
    4bf4:	and    $0xf,%ecx
    4bf7:	vmovaps %zmm1,0xa40(%rsp)
    4bff:	vmovss 0xa40(%rsp,%rcx,4),%xmm2
    4c08:	vmovss %xmm2,(%rbx,%r11,4)
    4c0e:	inc    %r11
    4c11:	cmp    %r11,%rdx
    4c14:	jne    4bf0 <compute+0x3140>
    4c16:	jmp    3cd3 <compute+0x2223>
    4c1b:	lea    -0x28(%rbp),%rsp
    4c1f:	pop    %rbx
    4c20:	pop    %r12
    4c22:	pop    %r13
    4c24:	pop    %r14
    4c26:	pop    %r15
    4c28:	pop    %rbp
    4c29:	vzeroupper
    4c2c:	ret
