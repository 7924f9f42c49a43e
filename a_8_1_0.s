
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
    1a4c:	lea    0xf(%rsi),%rax
    1a50:	lea    0x1e(%rsi),%rdx
    1a54:	test   %rax,%rax
    1a57:	cmovns %rax,%rdx
    1a5b:	sar    $0x4,%rdx
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
    1a89:	shl    $0x4,%rcx
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
    1ab0:	mov    0x38(%rdi),%rcx
    1ab4:	mov    0x48(%rdi),%r8
    1ab8:	lea    0xf(%rcx),%rax
    1abc:	lea    0x1e(%rcx),%rdx
    1ac0:	test   %rax,%rax
    1ac3:	cmovns %rax,%rdx
    1ac7:	sar    $0x4,%rdx
    1acb:	cmp    %r8,%rdx
    1ace:	cmovl  %rdx,%r8
    1ad2:	lea    (%rdx,%r8,1),%rax
    1ad6:	dec    %rax
    1ad9:	mov    %rax,%rdx
    1adc:	or     %r8,%rdx
    1adf:	shr    $0x20,%rdx
    1ae3:	je     1aec <compute+0x3c>
    1ae5:	cqto
    1ae7:	idiv   %r8
    1aea:	jmp    1af1 <compute+0x41>
    1aec:	xor    %edx,%edx
    1aee:	div    %r8d
    1af1:	push   %rbp
    1af2:	mov    %rsp,%rbp
    1af5:	push   %r15
    1af7:	push   %r14
    1af9:	push   %r13
    1afb:	push   %r12
    1afd:	push   %rbx
    1afe:	and    $0xffffffffffffffc0,%rsp
    1b02:	sub    $0x8c0,%rsp
    1b09:	mov    %rax,%r12
    1b0c:	shl    $0x4,%r12
    1b10:	lea    0x1(%rsi),%rdx
    1b14:	imul   %r12,%rdx
    1b18:	cmp    %rcx,%rdx
    1b1b:	cmovge %rcx,%rdx
    1b1f:	imul   %rsi,%r12
    1b23:	mov    %rdx,0x70(%rsp)
    1b28:	cmp    %rdx,%r12
    1b2b:	jge    29da <compute+0xf2a>
    1b31:	mov    0x30(%rdi),%r10
    1b35:	imul   %rsi,%rax
    1b39:	shl    $0x6,%rax
    1b3d:	lea    0x8(%rax),%rcx
    1b41:	mov    %rcx,0x30(%rsp)
    1b46:	xor    %ecx,%ecx
    1b48:	vmovaps -0x1752(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    1b52:	mov    %r12,0x40(%rsp)
    1b57:	jmp    1b86 <compute+0xd6>
    1b59:	nopl   0x0(%rax)
    1b60:	add    $0x10,%r12
    1b64:	mov    0x28(%rsp),%rcx
    1b69:	inc    %rcx
    1b6c:	mov    0x18(%rsp),%rax
    1b71:	add    $0x40,%rax
    1b75:	addq   $0x40,0x30(%rsp)
    1b7b:	cmp    0x70(%rsp),%r12
    1b80:	jge    29da <compute+0xf2a>
    1b86:	mov    %rax,0x18(%rsp)
    1b8b:	test   %r10,%r10
    1b8e:	mov    %rcx,0x28(%rsp)
    1b93:	jle    1b60 <compute+0xb0>
    1b95:	shl    $0x4,%rcx
    1b99:	lea    0x7(%r10),%rax
    1b9d:	shr    $0x3,%rax
    1ba1:	add    0x40(%rsp),%rcx
    1ba6:	mov    %rcx,0x20(%rsp)
    1bab:	mov    $0x4,%ecx
    1bb0:	mov    %rcx,0x38(%rsp)
    1bb5:	mov    $0x8,%ecx
    1bba:	mov    %rcx,0x68(%rsp)
    1bbf:	mov    $0xc,%ecx
    1bc4:	mov    %rcx,0x60(%rsp)
    1bc9:	mov    $0x10,%ecx
    1bce:	mov    %rcx,0x58(%rsp)
    1bd3:	mov    $0x14,%ecx
    1bd8:	mov    %rcx,0x50(%rsp)
    1bdd:	mov    $0x18,%ecx
    1be2:	mov    %rcx,0x48(%rsp)
    1be7:	mov    $0x1c,%r13d
    1bed:	xor    %r8d,%r8d
    1bf0:	xor    %r9d,%r9d
    1bf3:	xor    %esi,%esi
    1bf5:	mov    %r12,0x10(%rsp)
    1bfa:	jmp    1c65 <compute+0x1b5>
    1bfc:	nopl   0x0(%rax)
    1c00:	imul   %rdx,%r11
    1c04:	lea    (%rcx,%r11,4),%rax
    1c08:	vmovups %zmm1,(%rax,%r12,4)
    1c0f:	mov    0x30(%rdi),%r10
    1c13:	inc    %rsi
    1c16:	lea    0x7(%r10),%rcx
    1c1a:	lea    0xe(%r10),%rax
    1c1e:	test   %rcx,%rcx
    1c21:	cmovns %rcx,%rax
    1c25:	sar    $0x3,%rax
    1c29:	add    $0x400,%r9
    1c30:	add    $0x20,%r8
    1c34:	addq   $0x20,0x38(%rsp)
    1c3a:	addq   $0x20,0x68(%rsp)
    1c40:	addq   $0x20,0x60(%rsp)
    1c46:	addq   $0x20,0x58(%rsp)
    1c4c:	addq   $0x20,0x50(%rsp)
    1c52:	addq   $0x20,0x48(%rsp)
    1c58:	add    $0x20,%r13
    1c5c:	cmp    %rax,%rsi
    1c5f:	jge    1b60 <compute+0xb0>
    1c65:	mov    0x40(%rdi),%rdx
    1c69:	lea    0x1f(%rdx),%r14
    1c6d:	test   %rdx,%rdx
    1c70:	mov    %rdx,%rcx
    1c73:	cmovs  %r14,%rcx
    1c77:	lea    0x7(%rdx),%rbx
    1c7b:	cmovns %rdx,%rbx
    1c7f:	lea    0x3e(%rdx),%r11
    1c83:	test   %r14,%r14
    1c86:	cmovns %r14,%r11
    1c8a:	vxorps %xmm1,%xmm1,%xmm1
    1c8e:	vxorps %xmm2,%xmm2,%xmm2
    1c92:	vxorps %xmm3,%xmm3,%xmm3
    1c96:	vxorps %xmm4,%xmm4,%xmm4
    1c9a:	vxorps %xmm5,%xmm5,%xmm5
    1c9e:	vxorps %xmm6,%xmm6,%xmm6
    1ca2:	vxorps %xmm7,%xmm7,%xmm7
    1ca6:	vxorps %xmm8,%xmm8,%xmm8
    1cab:	cmp    $0x20,%rdx
    1caf:	jl     2081 <compute+0x5d1>
    1cb5:	mov    (%rdi),%r14
    1cb8:	mov    0x28(%rdi),%r15
    1cbc:	sar    $0x5,%rcx
    1cc0:	shl    $0xa,%rax
    1cc4:	mov    %rsi,%r10
    1cc7:	shl    $0x5,%r10
    1ccb:	add    %rax,%r10
    1cce:	mov    %rcx,%rdx
    1cd1:	imul   %r12,%rdx
    1cd5:	shl    $0x2,%rdx
    1cd9:	sar    $0x5,%r11
    1cdd:	imul   %r11,%r10
    1ce1:	add    %r15,%r10
    1ce4:	imul   %r9,%r11
    1ce8:	lea    (%r15,%r11,1),%rax
    1cec:	add    $0xfc,%rax
    1cf2:	mov    0x8(%rdi),%r11
    1cf6:	add    %rdx,%r11
    1cf9:	add    0x10(%rdi),%rdx
    1cfd:	sar    $0x3,%rbx
    1d01:	imul   0x18(%rsp),%rbx
    1d07:	add    %r14,%rbx
    1d0a:	add    $0x400,%rbx
    1d11:	xor    %r14d,%r14d
    1d14:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    1d20:	mov    %r14,%r15
    1d23:	shl    $0x6,%r15
    1d27:	vmovups (%r11,%r15,1),%zmm10
    1d2e:	vmovups (%rdx,%r15,1),%zmm9
    1d35:	xor    %r15d,%r15d
    1d38:	vxorps %xmm11,%xmm11,%xmm11
    1d3d:	vxorps %xmm12,%xmm12,%xmm12
    1d42:	vxorps %xmm13,%xmm13,%xmm13
    1d47:	vxorps %xmm14,%xmm14,%xmm14
    1d4c:	vxorps %xmm15,%xmm15,%xmm15
    1d51:	vxorps %xmm16,%xmm16,%xmm16
    1d57:	vxorps %xmm17,%xmm17,%xmm17
    1d5d:	vxorps %xmm18,%xmm18,%xmm18
    1d63:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1d70:	vmovups -0x400(%rbx,%r15,1),%zmm19
    1d78:	prefetcht0 (%rbx,%r15,1)
    1d7d:	vpermps %zmm0,%zmm19,%zmm20
    1d83:	vfmadd231ps -0xfc(%rax,%r15,4){1to16},%zmm20,%zmm18
    1d8b:	vfmadd231ps -0xf8(%rax,%r15,4){1to16},%zmm20,%zmm17
    1d93:	vfmadd231ps -0xf4(%rax,%r15,4){1to16},%zmm20,%zmm16
    1d9b:	vfmadd231ps -0xf0(%rax,%r15,4){1to16},%zmm20,%zmm15
    1da3:	vfmadd231ps -0xec(%rax,%r15,4){1to16},%zmm20,%zmm14
    1dab:	vfmadd231ps -0xe8(%rax,%r15,4){1to16},%zmm20,%zmm13
    1db3:	vfmadd231ps -0xe4(%rax,%r15,4){1to16},%zmm20,%zmm12
    1dbb:	vfmadd231ps -0xe0(%rax,%r15,4){1to16},%zmm20,%zmm11
    1dc3:	vpsrld $0x4,%zmm19,%zmm20
    1dca:	vpermd %zmm0,%zmm20,%zmm20
    1dd0:	vfmadd231ps -0xdc(%rax,%r15,4){1to16},%zmm20,%zmm18
    1dd8:	vfmadd231ps -0xd8(%rax,%r15,4){1to16},%zmm20,%zmm17
    1de0:	vfmadd231ps -0xd4(%rax,%r15,4){1to16},%zmm20,%zmm16
    1de8:	vfmadd231ps -0xd0(%rax,%r15,4){1to16},%zmm20,%zmm15
    1df0:	vfmadd231ps -0xcc(%rax,%r15,4){1to16},%zmm20,%zmm14
    1df8:	vfmadd231ps -0xc8(%rax,%r15,4){1to16},%zmm20,%zmm13
    1e00:	vfmadd231ps -0xc4(%rax,%r15,4){1to16},%zmm20,%zmm12
    1e08:	vfmadd231ps -0xc0(%rax,%r15,4){1to16},%zmm20,%zmm11
    1e10:	vpsrld $0x8,%zmm19,%zmm20
    1e17:	vpermd %zmm0,%zmm20,%zmm20
    1e1d:	vfmadd231ps -0xbc(%rax,%r15,4){1to16},%zmm20,%zmm18
    1e25:	vfmadd231ps -0xb8(%rax,%r15,4){1to16},%zmm20,%zmm17
    1e2d:	vfmadd231ps -0xb4(%rax,%r15,4){1to16},%zmm20,%zmm16
    1e35:	vfmadd231ps -0xb0(%rax,%r15,4){1to16},%zmm20,%zmm15
    1e3d:	vfmadd231ps -0xac(%rax,%r15,4){1to16},%zmm20,%zmm14
    1e45:	vfmadd231ps -0xa8(%rax,%r15,4){1to16},%zmm20,%zmm13
    1e4d:	vfmadd231ps -0xa4(%rax,%r15,4){1to16},%zmm20,%zmm12
    1e55:	vfmadd231ps -0xa0(%rax,%r15,4){1to16},%zmm20,%zmm11
    1e5d:	vpsrld $0xc,%zmm19,%zmm20
    1e64:	vpermd %zmm0,%zmm20,%zmm20
    1e6a:	vfmadd231ps -0x9c(%rax,%r15,4){1to16},%zmm20,%zmm18
    1e72:	vfmadd231ps -0x98(%rax,%r15,4){1to16},%zmm20,%zmm17
    1e7a:	vfmadd231ps -0x94(%rax,%r15,4){1to16},%zmm20,%zmm16
    1e82:	vfmadd231ps -0x90(%rax,%r15,4){1to16},%zmm20,%zmm15
    1e8a:	vfmadd231ps -0x8c(%rax,%r15,4){1to16},%zmm20,%zmm14
    1e92:	vfmadd231ps -0x88(%rax,%r15,4){1to16},%zmm20,%zmm13
    1e9a:	vfmadd231ps -0x84(%rax,%r15,4){1to16},%zmm20,%zmm12
    1ea2:	vfmadd231ps -0x80(%rax,%r15,4){1to16},%zmm20,%zmm11
    1eaa:	vpsrld $0x10,%zmm19,%zmm20
    1eb1:	vpermd %zmm0,%zmm20,%zmm20
    1eb7:	vfmadd231ps -0x7c(%rax,%r15,4){1to16},%zmm20,%zmm18
    1ebf:	vfmadd231ps -0x78(%rax,%r15,4){1to16},%zmm20,%zmm17
    1ec7:	vfmadd231ps -0x74(%rax,%r15,4){1to16},%zmm20,%zmm16
    1ecf:	vfmadd231ps -0x70(%rax,%r15,4){1to16},%zmm20,%zmm15
    1ed7:	vfmadd231ps -0x6c(%rax,%r15,4){1to16},%zmm20,%zmm14
    1edf:	vfmadd231ps -0x68(%rax,%r15,4){1to16},%zmm20,%zmm13
    1ee7:	vfmadd231ps -0x64(%rax,%r15,4){1to16},%zmm20,%zmm12
    1eef:	vfmadd231ps -0x60(%rax,%r15,4){1to16},%zmm20,%zmm11
    1ef7:	vpsrld $0x14,%zmm19,%zmm20
    1efe:	vpermd %zmm0,%zmm20,%zmm20
    1f04:	vfmadd231ps -0x5c(%rax,%r15,4){1to16},%zmm20,%zmm18
    1f0c:	vfmadd231ps -0x58(%rax,%r15,4){1to16},%zmm20,%zmm17
    1f14:	vfmadd231ps -0x54(%rax,%r15,4){1to16},%zmm20,%zmm16
    1f1c:	vfmadd231ps -0x50(%rax,%r15,4){1to16},%zmm20,%zmm15
    1f24:	vfmadd231ps -0x4c(%rax,%r15,4){1to16},%zmm20,%zmm14
    1f2c:	vfmadd231ps -0x48(%rax,%r15,4){1to16},%zmm20,%zmm13
    1f34:	vfmadd231ps -0x44(%rax,%r15,4){1to16},%zmm20,%zmm12
    1f3c:	vfmadd231ps -0x40(%rax,%r15,4){1to16},%zmm20,%zmm11
    1f44:	vpsrld $0x18,%zmm19,%zmm20
    1f4b:	vpermd %zmm0,%zmm20,%zmm20
    1f51:	vfmadd231ps -0x3c(%rax,%r15,4){1to16},%zmm20,%zmm18
    1f59:	vfmadd231ps -0x38(%rax,%r15,4){1to16},%zmm20,%zmm17
    1f61:	vfmadd231ps -0x34(%rax,%r15,4){1to16},%zmm20,%zmm16
    1f69:	vfmadd231ps -0x30(%rax,%r15,4){1to16},%zmm20,%zmm15
    1f71:	vfmadd231ps -0x2c(%rax,%r15,4){1to16},%zmm20,%zmm14
    1f79:	vfmadd231ps -0x28(%rax,%r15,4){1to16},%zmm20,%zmm13
    1f81:	vfmadd231ps -0x24(%rax,%r15,4){1to16},%zmm20,%zmm12
    1f89:	vfmadd231ps -0x20(%rax,%r15,4){1to16},%zmm20,%zmm11
    1f91:	vpsrld $0x1c,%zmm19,%zmm19
    1f98:	vpermd %zmm0,%zmm19,%zmm19
    1f9e:	vfmadd231ps -0x1c(%rax,%r15,4){1to16},%zmm19,%zmm18
    1fa6:	vfmadd231ps -0x18(%rax,%r15,4){1to16},%zmm19,%zmm17
    1fae:	vfmadd231ps -0x14(%rax,%r15,4){1to16},%zmm19,%zmm16
    1fb6:	vfmadd231ps -0x10(%rax,%r15,4){1to16},%zmm19,%zmm15
    1fbe:	vfmadd231ps -0xc(%rax,%r15,4){1to16},%zmm19,%zmm14
    1fc6:	vfmadd231ps -0x8(%rax,%r15,4){1to16},%zmm19,%zmm13
    1fce:	vfmadd231ps -0x4(%rax,%r15,4){1to16},%zmm19,%zmm12
    1fd6:	vfmadd231ps (%rax,%r15,4){1to16},%zmm19,%zmm11
    1fdd:	add    $0x40,%r15
    1fe1:	cmp    $0x100,%r15
    1fe8:	jne    1d70 <compute+0x2c0>
    1fee:	mov    %r14,%r15
    1ff1:	shl    $0x5,%r15
    1ff5:	vfmadd231ps %zmm18,%zmm10,%zmm8
    1ffb:	vfmadd231ps (%r10,%r15,1){1to16},%zmm9,%zmm8
    2002:	vfmadd231ps %zmm17,%zmm10,%zmm7
    2008:	vfmadd231ps 0x4(%r10,%r15,1){1to16},%zmm9,%zmm7
    2010:	vfmadd231ps %zmm16,%zmm10,%zmm6
    2016:	vfmadd231ps 0x8(%r10,%r15,1){1to16},%zmm9,%zmm6
    201e:	vfmadd231ps %zmm15,%zmm10,%zmm5
    2024:	vfmadd231ps 0xc(%r10,%r15,1){1to16},%zmm9,%zmm5
    202c:	vfmadd231ps %zmm14,%zmm10,%zmm4
    2032:	vfmadd231ps 0x10(%r10,%r15,1){1to16},%zmm9,%zmm4
    203a:	vfmadd231ps %zmm13,%zmm10,%zmm3
    2040:	vfmadd231ps 0x14(%r10,%r15,1){1to16},%zmm9,%zmm3
    2048:	vfmadd231ps %zmm12,%zmm10,%zmm2
    204e:	vfmadd231ps 0x18(%r10,%r15,1){1to16},%zmm9,%zmm2
    2056:	vfmadd231ps %zmm11,%zmm10,%zmm1
    205c:	vfmadd231ps 0x1c(%r10,%r15,1){1to16},%zmm9,%zmm1
    2064:	inc    %r14
    2067:	add    $0x400,%rax
    206d:	add    $0x100,%rbx
    2074:	cmp    %rcx,%r14
    2077:	jne    1d20 <compute+0x270>
    207d:	mov    0x30(%rdi),%r10
    2081:	lea    0x0(,%rsi,8),%rdx
    2089:	cmp    %r10,%rdx
    208c:	jge    21b0 <compute+0x700>
    2092:	mov    0x20(%rdi),%rcx
    2096:	mov    0x38(%rdi),%r11
    209a:	mov    %r11,%r14
    209d:	sub    %r12,%r14
    20a0:	cmp    $0xf,%r14
    20a4:	jle    20c0 <compute+0x610>
    20a6:	imul   %rdx,%r11
    20aa:	lea    (%rcx,%r11,4),%rax
    20ae:	vmovups %zmm8,(%rax,%r12,4)
    20b5:	mov    0x30(%rdi),%r10
    20b9:	jmp    21b0 <compute+0x700>
    20be:	xchg   %ax,%ax
    20c0:	test   %r14,%r14
    20c3:	jle    21b0 <compute+0x700>
    20c9:	mov    %r11d,%eax
    20cc:	and    $0x3,%eax
    20cf:	mov    0x20(%rsp),%rbx
    20d4:	sub    %r11,%rbx
    20d7:	cmp    $0xfffffffffffffffc,%rbx
    20db:	jbe    20e4 <compute+0x634>
    20dd:	xor    %ebx,%ebx
    20df:	jmp    216c <compute+0x6bc>
    20e4:	sub    %rax,%r14
    20e7:	mov    0x30(%rsp),%rbx
    20ec:	add    %rcx,%rbx
    20ef:	mov    %r11,%r15
    20f2:	imul   %r8,%r15
    20f6:	add    %rbx,%r15
    20f9:	xor    %ebx,%ebx
    20fb:	nopl   0x0(%rax,%rax,1)
    2100:	mov    %ebx,%r12d
    2103:	and    $0xf,%r12d
    2107:	vmovaps %zmm8,0x440(%rsp)
    210f:	vmovss 0x440(%rsp,%r12,4),%xmm9
    2119:	lea    0x1(%rbx),%r12d
    211d:	and    $0xf,%r12d
    2121:	vinsertps $0x10,0x440(%rsp,%r12,4),%xmm9,%xmm9
    212c:	lea    0x2(%rbx),%r12d
    2130:	and    $0xf,%r12d
    2134:	vinsertps $0x20,0x440(%rsp,%r12,4),%xmm9,%xmm9
    213f:	lea    0x3(%rbx),%r12d
    2143:	and    $0xf,%r12d
    2147:	vinsertps $0x30,0x440(%rsp,%r12,4),%xmm9,%xmm9
    2152:	vmovups %xmm9,-0x8(%r15,%rbx,4)
    2159:	add    $0x4,%rbx
    215d:	cmp    %r14,%rbx
    2160:	jne    2100 <compute+0x650>
    2162:	test   %rax,%rax
    2165:	mov    0x10(%rsp),%r12
    216a:	je     21b0 <compute+0x700>
    216c:	add    0x18(%rsp),%rcx
    2171:	imul   %r8,%r11
    2175:	lea    (%r11,%rbx,4),%r11
    2179:	add    %rcx,%r11
    217c:	xor    %ecx,%ecx
    217e:	xchg   %ax,%ax
    2180:	lea    (%rbx,%rcx,1),%r14d
    2184:	and    $0xf,%r14d
    2188:	vmovaps %zmm8,0x840(%rsp)
    2190:	vmovss 0x840(%rsp,%r14,4),%xmm9
    219a:	vmovss %xmm9,(%r11,%rcx,4)
    21a0:	inc    %rcx
    21a3:	cmp    %rcx,%rax
    21a6:	jne    2180 <compute+0x6d0>
    21a8:	nopl   0x0(%rax,%rax,1)
    21b0:	mov    %rdx,%rax
    21b3:	or     $0x1,%rax
    21b7:	cmp    %r10,%rax
    21ba:	jge    22e0 <compute+0x830>
    21c0:	mov    0x20(%rdi),%rcx
    21c4:	mov    0x38(%rdi),%r11
    21c8:	mov    %r11,%r14
    21cb:	sub    %r12,%r14
    21ce:	cmp    $0xf,%r14
    21d2:	jle    21f0 <compute+0x740>
    21d4:	imul   %rax,%r11
    21d8:	lea    (%rcx,%r11,4),%rax
    21dc:	vmovups %zmm7,(%rax,%r12,4)
    21e3:	mov    0x30(%rdi),%r10
    21e7:	jmp    22e0 <compute+0x830>
    21ec:	nopl   0x0(%rax)
    21f0:	test   %r14,%r14
    21f3:	jle    22e0 <compute+0x830>
    21f9:	mov    %r11d,%eax
    21fc:	and    $0x3,%eax
    21ff:	mov    0x20(%rsp),%rbx
    2204:	sub    %r11,%rbx
    2207:	cmp    $0xfffffffffffffffc,%rbx
    220b:	jbe    2214 <compute+0x764>
    220d:	xor    %ebx,%ebx
    220f:	jmp    229c <compute+0x7ec>
    2214:	sub    %rax,%r14
    2217:	mov    0x30(%rsp),%rbx
    221c:	add    %rcx,%rbx
    221f:	mov    %r11,%r15
    2222:	imul   0x38(%rsp),%r15
    2228:	add    %rbx,%r15
    222b:	xor    %ebx,%ebx
    222d:	nopl   (%rax)
    2230:	mov    %ebx,%r12d
    2233:	and    $0xf,%r12d
    2237:	vmovaps %zmm7,0x400(%rsp)
    223f:	vmovss 0x400(%rsp,%r12,4),%xmm8
    2249:	lea    0x1(%rbx),%r12d
    224d:	and    $0xf,%r12d
    2251:	vinsertps $0x10,0x400(%rsp,%r12,4),%xmm8,%xmm8
    225c:	lea    0x2(%rbx),%r12d
    2260:	and    $0xf,%r12d
    2264:	vinsertps $0x20,0x400(%rsp,%r12,4),%xmm8,%xmm8
    226f:	lea    0x3(%rbx),%r12d
    2273:	and    $0xf,%r12d
    2277:	vinsertps $0x30,0x400(%rsp,%r12,4),%xmm8,%xmm8
    2282:	vmovups %xmm8,-0x8(%r15,%rbx,4)
    2289:	add    $0x4,%rbx
    228d:	cmp    %r14,%rbx
    2290:	jne    2230 <compute+0x780>
    2292:	test   %rax,%rax
    2295:	mov    0x10(%rsp),%r12
    229a:	je     22e0 <compute+0x830>
    229c:	add    0x18(%rsp),%rcx
    22a1:	imul   0x38(%rsp),%r11
    22a7:	lea    (%r11,%rbx,4),%r11
    22ab:	add    %rcx,%r11
    22ae:	xor    %ecx,%ecx
    22b0:	lea    (%rbx,%rcx,1),%r14d
    22b4:	and    $0xf,%r14d
    22b8:	vmovaps %zmm7,0x800(%rsp)
    22c0:	vmovss 0x800(%rsp,%r14,4),%xmm8
    22ca:	vmovss %xmm8,(%r11,%rcx,4)
    22d0:	inc    %rcx
    22d3:	cmp    %rcx,%rax
    22d6:	jne    22b0 <compute+0x800>
    22d8:	nopl   0x0(%rax,%rax,1)
    22e0:	mov    %rdx,%rax
    22e3:	or     $0x2,%rax
    22e7:	cmp    %r10,%rax
    22ea:	jge    2410 <compute+0x960>
    22f0:	mov    0x20(%rdi),%rcx
    22f4:	mov    0x38(%rdi),%r11
    22f8:	mov    %r11,%r14
    22fb:	sub    %r12,%r14
    22fe:	cmp    $0xf,%r14
    2302:	jle    2320 <compute+0x870>
    2304:	imul   %rax,%r11
    2308:	lea    (%rcx,%r11,4),%rax
    230c:	vmovups %zmm6,(%rax,%r12,4)
    2313:	mov    0x30(%rdi),%r10
    2317:	jmp    2410 <compute+0x960>
    231c:	nopl   0x0(%rax)
    2320:	test   %r14,%r14
    2323:	jle    2410 <compute+0x960>
    2329:	mov    %r11d,%eax
    232c:	and    $0x3,%eax
    232f:	mov    0x20(%rsp),%rbx
    2334:	sub    %r11,%rbx
    2337:	cmp    $0xfffffffffffffffc,%rbx
    233b:	jbe    2344 <compute+0x894>
    233d:	xor    %ebx,%ebx
    233f:	jmp    23cc <compute+0x91c>
    2344:	sub    %rax,%r14
    2347:	mov    0x30(%rsp),%rbx
    234c:	add    %rcx,%rbx
    234f:	mov    %r11,%r15
    2352:	imul   0x68(%rsp),%r15
    2358:	add    %rbx,%r15
    235b:	xor    %ebx,%ebx
    235d:	nopl   (%rax)
    2360:	mov    %ebx,%r12d
    2363:	and    $0xf,%r12d
    2367:	vmovaps %zmm6,0x3c0(%rsp)
    236f:	vmovss 0x3c0(%rsp,%r12,4),%xmm7
    2379:	lea    0x1(%rbx),%r12d
    237d:	and    $0xf,%r12d
    2381:	vinsertps $0x10,0x3c0(%rsp,%r12,4),%xmm7,%xmm7
    238c:	lea    0x2(%rbx),%r12d
    2390:	and    $0xf,%r12d
    2394:	vinsertps $0x20,0x3c0(%rsp,%r12,4),%xmm7,%xmm7
    239f:	lea    0x3(%rbx),%r12d
    23a3:	and    $0xf,%r12d
    23a7:	vinsertps $0x30,0x3c0(%rsp,%r12,4),%xmm7,%xmm7
    23b2:	vmovups %xmm7,-0x8(%r15,%rbx,4)
    23b9:	add    $0x4,%rbx
    23bd:	cmp    %r14,%rbx
    23c0:	jne    2360 <compute+0x8b0>
    23c2:	test   %rax,%rax
    23c5:	mov    0x10(%rsp),%r12
    23ca:	je     2410 <compute+0x960>
    23cc:	add    0x18(%rsp),%rcx
    23d1:	imul   0x68(%rsp),%r11
    23d7:	lea    (%r11,%rbx,4),%r11
    23db:	add    %rcx,%r11
    23de:	xor    %ecx,%ecx
    23e0:	lea    (%rbx,%rcx,1),%r14d
    23e4:	and    $0xf,%r14d
    23e8:	vmovaps %zmm6,0x7c0(%rsp)
    23f0:	vmovss 0x7c0(%rsp,%r14,4),%xmm7
    23fa:	vmovss %xmm7,(%r11,%rcx,4)
    2400:	inc    %rcx
    2403:	cmp    %rcx,%rax
    2406:	jne    23e0 <compute+0x930>
    2408:	nopl   0x0(%rax,%rax,1)
    2410:	mov    %rdx,%rax
    2413:	or     $0x3,%rax
    2417:	cmp    %r10,%rax
    241a:	jge    2540 <compute+0xa90>
    2420:	mov    0x20(%rdi),%rcx
    2424:	mov    0x38(%rdi),%r11
    2428:	mov    %r11,%r14
    242b:	sub    %r12,%r14
    242e:	cmp    $0xf,%r14
    2432:	jle    2450 <compute+0x9a0>
    2434:	imul   %rax,%r11
    2438:	lea    (%rcx,%r11,4),%rax
    243c:	vmovups %zmm5,(%rax,%r12,4)
    2443:	mov    0x30(%rdi),%r10
    2447:	jmp    2540 <compute+0xa90>
    244c:	nopl   0x0(%rax)
    2450:	test   %r14,%r14
    2453:	jle    2540 <compute+0xa90>
    2459:	mov    %r11d,%eax
    245c:	and    $0x3,%eax
    245f:	mov    0x20(%rsp),%rbx
    2464:	sub    %r11,%rbx
    2467:	cmp    $0xfffffffffffffffc,%rbx
    246b:	jbe    2474 <compute+0x9c4>
    246d:	xor    %ebx,%ebx
    246f:	jmp    24fc <compute+0xa4c>
    2474:	sub    %rax,%r14
    2477:	mov    0x30(%rsp),%rbx
    247c:	add    %rcx,%rbx
    247f:	mov    %r11,%r15
    2482:	imul   0x60(%rsp),%r15
    2488:	add    %rbx,%r15
    248b:	xor    %ebx,%ebx
    248d:	nopl   (%rax)
    2490:	mov    %ebx,%r12d
    2493:	and    $0xf,%r12d
    2497:	vmovaps %zmm5,0x380(%rsp)
    249f:	vmovss 0x380(%rsp,%r12,4),%xmm6
    24a9:	lea    0x1(%rbx),%r12d
    24ad:	and    $0xf,%r12d
    24b1:	vinsertps $0x10,0x380(%rsp,%r12,4),%xmm6,%xmm6
    24bc:	lea    0x2(%rbx),%r12d
    24c0:	and    $0xf,%r12d
    24c4:	vinsertps $0x20,0x380(%rsp,%r12,4),%xmm6,%xmm6
    24cf:	lea    0x3(%rbx),%r12d
    24d3:	and    $0xf,%r12d
    24d7:	vinsertps $0x30,0x380(%rsp,%r12,4),%xmm6,%xmm6
    24e2:	vmovups %xmm6,-0x8(%r15,%rbx,4)
    24e9:	add    $0x4,%rbx
    24ed:	cmp    %r14,%rbx
    24f0:	jne    2490 <compute+0x9e0>
    24f2:	test   %rax,%rax
    24f5:	mov    0x10(%rsp),%r12
    24fa:	je     2540 <compute+0xa90>
    24fc:	add    0x18(%rsp),%rcx
    2501:	imul   0x60(%rsp),%r11
    2507:	lea    (%r11,%rbx,4),%r11
    250b:	add    %rcx,%r11
    250e:	xor    %ecx,%ecx
    2510:	lea    (%rbx,%rcx,1),%r14d
    2514:	and    $0xf,%r14d
    2518:	vmovaps %zmm5,0x780(%rsp)
    2520:	vmovss 0x780(%rsp,%r14,4),%xmm6
    252a:	vmovss %xmm6,(%r11,%rcx,4)
    2530:	inc    %rcx
    2533:	cmp    %rcx,%rax
    2536:	jne    2510 <compute+0xa60>
    2538:	nopl   0x0(%rax,%rax,1)
    2540:	mov    %rdx,%rax
    2543:	or     $0x4,%rax
    2547:	cmp    %r10,%rax
    254a:	jge    2670 <compute+0xbc0>
    2550:	mov    0x20(%rdi),%rcx
    2554:	mov    0x38(%rdi),%r11
    2558:	mov    %r11,%r14
    255b:	sub    %r12,%r14
    255e:	cmp    $0xf,%r14
    2562:	jle    2580 <compute+0xad0>
    2564:	imul   %rax,%r11
    2568:	lea    (%rcx,%r11,4),%rax
    256c:	vmovups %zmm4,(%rax,%r12,4)
    2573:	mov    0x30(%rdi),%r10
    2577:	jmp    2670 <compute+0xbc0>
    257c:	nopl   0x0(%rax)
    2580:	test   %r14,%r14
    2583:	jle    2670 <compute+0xbc0>
    2589:	mov    %r11d,%eax
    258c:	and    $0x3,%eax
    258f:	mov    0x20(%rsp),%rbx
    2594:	sub    %r11,%rbx
    2597:	cmp    $0xfffffffffffffffc,%rbx
    259b:	jbe    25a4 <compute+0xaf4>
    259d:	xor    %ebx,%ebx
    259f:	jmp    262c <compute+0xb7c>
    25a4:	sub    %rax,%r14
    25a7:	mov    0x30(%rsp),%rbx
    25ac:	add    %rcx,%rbx
    25af:	mov    %r11,%r15
    25b2:	imul   0x58(%rsp),%r15
    25b8:	add    %rbx,%r15
    25bb:	xor    %ebx,%ebx
    25bd:	nopl   (%rax)
    25c0:	mov    %ebx,%r12d
    25c3:	and    $0xf,%r12d
    25c7:	vmovaps %zmm4,0x340(%rsp)
    25cf:	vmovss 0x340(%rsp,%r12,4),%xmm5
    25d9:	lea    0x1(%rbx),%r12d
    25dd:	and    $0xf,%r12d
    25e1:	vinsertps $0x10,0x340(%rsp,%r12,4),%xmm5,%xmm5
    25ec:	lea    0x2(%rbx),%r12d
    25f0:	and    $0xf,%r12d
    25f4:	vinsertps $0x20,0x340(%rsp,%r12,4),%xmm5,%xmm5
    25ff:	lea    0x3(%rbx),%r12d
    2603:	and    $0xf,%r12d
    2607:	vinsertps $0x30,0x340(%rsp,%r12,4),%xmm5,%xmm5
    2612:	vmovups %xmm5,-0x8(%r15,%rbx,4)
    2619:	add    $0x4,%rbx
    261d:	cmp    %r14,%rbx
    2620:	jne    25c0 <compute+0xb10>
    2622:	test   %rax,%rax
    2625:	mov    0x10(%rsp),%r12
    262a:	je     2670 <compute+0xbc0>
    262c:	add    0x18(%rsp),%rcx
    2631:	imul   0x58(%rsp),%r11
    2637:	lea    (%r11,%rbx,4),%r11
    263b:	add    %rcx,%r11
    263e:	xor    %ecx,%ecx
    2640:	lea    (%rbx,%rcx,1),%r14d
    2644:	and    $0xf,%r14d
    2648:	vmovaps %zmm4,0x740(%rsp)
    2650:	vmovss 0x740(%rsp,%r14,4),%xmm5
    265a:	vmovss %xmm5,(%r11,%rcx,4)
    2660:	inc    %rcx
    2663:	cmp    %rcx,%rax
    2666:	jne    2640 <compute+0xb90>
    2668:	nopl   0x0(%rax,%rax,1)
    2670:	mov    %rdx,%rax
    2673:	or     $0x5,%rax
    2677:	cmp    %r10,%rax
    267a:	jge    27a0 <compute+0xcf0>
    2680:	mov    0x20(%rdi),%rcx
    2684:	mov    0x38(%rdi),%r11
    2688:	mov    %r11,%r14
    268b:	sub    %r12,%r14
    268e:	cmp    $0xf,%r14
    2692:	jle    26b0 <compute+0xc00>
    2694:	imul   %rax,%r11
    2698:	lea    (%rcx,%r11,4),%rax
    269c:	vmovups %zmm3,(%rax,%r12,4)
    26a3:	mov    0x30(%rdi),%r10
    26a7:	jmp    27a0 <compute+0xcf0>
    26ac:	nopl   0x0(%rax)
    26b0:	test   %r14,%r14
    26b3:	jle    27a0 <compute+0xcf0>
    26b9:	mov    %r11d,%eax
    26bc:	and    $0x3,%eax
    26bf:	mov    0x20(%rsp),%rbx
    26c4:	sub    %r11,%rbx
    26c7:	cmp    $0xfffffffffffffffc,%rbx
    26cb:	jbe    26d4 <compute+0xc24>
    26cd:	xor    %ebx,%ebx
    26cf:	jmp    275c <compute+0xcac>
    26d4:	sub    %rax,%r14
    26d7:	mov    0x30(%rsp),%rbx
    26dc:	add    %rcx,%rbx
    26df:	mov    %r11,%r15
    26e2:	imul   0x50(%rsp),%r15
    26e8:	add    %rbx,%r15
    26eb:	xor    %ebx,%ebx
    26ed:	nopl   (%rax)
    26f0:	mov    %ebx,%r12d
    26f3:	and    $0xf,%r12d
    26f7:	vmovaps %zmm3,0x300(%rsp)
    26ff:	vmovss 0x300(%rsp,%r12,4),%xmm4
    2709:	lea    0x1(%rbx),%r12d
    270d:	and    $0xf,%r12d
    2711:	vinsertps $0x10,0x300(%rsp,%r12,4),%xmm4,%xmm4
    271c:	lea    0x2(%rbx),%r12d
    2720:	and    $0xf,%r12d
    2724:	vinsertps $0x20,0x300(%rsp,%r12,4),%xmm4,%xmm4
    272f:	lea    0x3(%rbx),%r12d
    2733:	and    $0xf,%r12d
    2737:	vinsertps $0x30,0x300(%rsp,%r12,4),%xmm4,%xmm4
    2742:	vmovups %xmm4,-0x8(%r15,%rbx,4)
    2749:	add    $0x4,%rbx
    274d:	cmp    %r14,%rbx
    2750:	jne    26f0 <compute+0xc40>
    2752:	test   %rax,%rax
    2755:	mov    0x10(%rsp),%r12
    275a:	je     27a0 <compute+0xcf0>
    275c:	add    0x18(%rsp),%rcx
    2761:	imul   0x50(%rsp),%r11
    2767:	lea    (%r11,%rbx,4),%r11
    276b:	add    %rcx,%r11
    276e:	xor    %ecx,%ecx
    2770:	lea    (%rbx,%rcx,1),%r14d
    2774:	and    $0xf,%r14d
    2778:	vmovaps %zmm3,0x700(%rsp)
    2780:	vmovss 0x700(%rsp,%r14,4),%xmm4
    278a:	vmovss %xmm4,(%r11,%rcx,4)
    2790:	inc    %rcx
    2793:	cmp    %rcx,%rax
    2796:	jne    2770 <compute+0xcc0>
    2798:	nopl   0x0(%rax,%rax,1)
    27a0:	mov    %rdx,%rax
    27a3:	or     $0x6,%rax
    27a7:	cmp    %r10,%rax
    27aa:	jge    28d0 <compute+0xe20>
    27b0:	mov    0x20(%rdi),%rcx
    27b4:	mov    0x38(%rdi),%r11
    27b8:	mov    %r11,%r14
    27bb:	sub    %r12,%r14
    27be:	cmp    $0xf,%r14
    27c2:	jle    27e0 <compute+0xd30>
    27c4:	imul   %rax,%r11
    27c8:	lea    (%rcx,%r11,4),%rax
    27cc:	vmovups %zmm2,(%rax,%r12,4)
    27d3:	mov    0x30(%rdi),%r10
    27d7:	jmp    28d0 <compute+0xe20>
    27dc:	nopl   0x0(%rax)
    27e0:	test   %r14,%r14
    27e3:	jle    28d0 <compute+0xe20>
    27e9:	mov    %r11d,%eax
    27ec:	and    $0x3,%eax
    27ef:	mov    0x20(%rsp),%rbx
    27f4:	sub    %r11,%rbx
    27f7:	cmp    $0xfffffffffffffffc,%rbx
    27fb:	jbe    2804 <compute+0xd54>
    27fd:	xor    %ebx,%ebx
    27ff:	jmp    288c <compute+0xddc>
    2804:	sub    %rax,%r14
    2807:	mov    0x30(%rsp),%rbx
    280c:	add    %rcx,%rbx
    280f:	mov    %r11,%r15
    2812:	imul   0x48(%rsp),%r15
    2818:	add    %rbx,%r15
    281b:	xor    %ebx,%ebx
    281d:	nopl   (%rax)
    2820:	mov    %ebx,%r12d
    2823:	and    $0xf,%r12d
    2827:	vmovaps %zmm2,0x2c0(%rsp)
    282f:	vmovss 0x2c0(%rsp,%r12,4),%xmm3
    2839:	lea    0x1(%rbx),%r12d
    283d:	and    $0xf,%r12d
    2841:	vinsertps $0x10,0x2c0(%rsp,%r12,4),%xmm3,%xmm3
    284c:	lea    0x2(%rbx),%r12d
    2850:	and    $0xf,%r12d
    2854:	vinsertps $0x20,0x2c0(%rsp,%r12,4),%xmm3,%xmm3
    285f:	lea    0x3(%rbx),%r12d
    2863:	and    $0xf,%r12d
    2867:	vinsertps $0x30,0x2c0(%rsp,%r12,4),%xmm3,%xmm3
    2872:	vmovups %xmm3,-0x8(%r15,%rbx,4)
    2879:	add    $0x4,%rbx
    287d:	cmp    %r14,%rbx
    2880:	jne    2820 <compute+0xd70>
    2882:	test   %rax,%rax
    2885:	mov    0x10(%rsp),%r12
    288a:	je     28d0 <compute+0xe20>
    288c:	add    0x18(%rsp),%rcx
    2891:	imul   0x48(%rsp),%r11
    2897:	lea    (%r11,%rbx,4),%r11
    289b:	add    %rcx,%r11
    289e:	xor    %ecx,%ecx
    28a0:	lea    (%rbx,%rcx,1),%r14d
    28a4:	and    $0xf,%r14d
    28a8:	vmovaps %zmm2,0x6c0(%rsp)
    28b0:	vmovss 0x6c0(%rsp,%r14,4),%xmm3
    28ba:	vmovss %xmm3,(%r11,%rcx,4)
    28c0:	inc    %rcx
    28c3:	cmp    %rcx,%rax
    28c6:	jne    28a0 <compute+0xdf0>
    28c8:	nopl   0x0(%rax,%rax,1)
    28d0:	or     $0x7,%rdx
    28d4:	cmp    %r10,%rdx
    28d7:	jge    1c13 <compute+0x163>
    28dd:	mov    0x20(%rdi),%rcx
    28e1:	mov    0x38(%rdi),%r11
    28e5:	mov    %r11,%rbx
    28e8:	sub    %r12,%rbx
    28eb:	cmp    $0xf,%rbx
    28ef:	jg     1c00 <compute+0x150>
    28f5:	test   %rbx,%rbx
    28f8:	jle    1c13 <compute+0x163>
    28fe:	mov    %r11d,%eax
    2901:	and    $0x3,%eax
    2904:	mov    0x20(%rsp),%rdx
    2909:	sub    %r11,%rdx
    290c:	cmp    $0xfffffffffffffffc,%rdx
    2910:	jbe    2919 <compute+0xe69>
    2912:	xor    %edx,%edx
    2914:	jmp    299b <compute+0xeeb>
    2919:	sub    %rax,%rbx
    291c:	mov    0x30(%rsp),%rdx
    2921:	add    %rcx,%rdx
    2924:	mov    %r11,%r14
    2927:	imul   %r13,%r14
    292b:	add    %rdx,%r14
    292e:	xor    %edx,%edx
    2930:	mov    %edx,%r15d
    2933:	and    $0xf,%r15d
    2937:	vmovaps %zmm1,0x280(%rsp)
    293f:	vmovss 0x280(%rsp,%r15,4),%xmm2
    2949:	lea    0x1(%rdx),%r15d
    294d:	and    $0xf,%r15d
    2951:	vinsertps $0x10,0x280(%rsp,%r15,4),%xmm2,%xmm2
    295c:	lea    0x2(%rdx),%r15d
    2960:	and    $0xf,%r15d
    2964:	vinsertps $0x20,0x280(%rsp,%r15,4),%xmm2,%xmm2
    296f:	lea    0x3(%rdx),%r15d
    2973:	and    $0xf,%r15d
    2977:	vinsertps $0x30,0x280(%rsp,%r15,4),%xmm2,%xmm2
    2982:	vmovups %xmm2,-0x8(%r14,%rdx,4)
    2989:	add    $0x4,%rdx
    298d:	cmp    %rbx,%rdx
    2990:	jne    2930 <compute+0xe80>
    2992:	test   %rax,%rax
    2995:	je     1c13 <compute+0x163>
    299b:	add    0x18(%rsp),%rcx
    29a0:	imul   %r13,%r11
    29a4:	lea    (%r11,%rdx,4),%r11
    29a8:	add    %rcx,%r11
    29ab:	xor    %ecx,%ecx
    29ad:	nopl   (%rax)
    29b0:	lea    (%rdx,%rcx,1),%ebx
    29b3:	and    $0xf,%ebx
    29b6:	vmovaps %zmm1,0x680(%rsp)
    29be:	vmovss 0x680(%rsp,%rbx,4),%xmm2
    29c7:	vmovss %xmm2,(%r11,%rcx,4)
    29cd:	inc    %rcx
    29d0:	cmp    %rcx,%rax
    29d3:	jne    29b0 <compute+0xf00>
    29d5:	jmp    1c13 <compute+0x163>
    29da:	cmp    0x70(%rsp),%r12
    29df:	jge    3a09 <compute+0x1f59>
    29e5:	mov    %r12,%rax
    29e8:	neg    %rax
    29eb:	mov    %rax,0x20(%rsp)
    29f0:	mov    0x30(%rdi),%rsi
    29f4:	lea    0x0(,%r12,4),%rax
    29fc:	mov    %rax,0x18(%rsp)
    2a01:	lea    0x8(,%r12,4),%rax
    2a09:	mov    %rax,0x40(%rsp)
    2a0e:	xor    %eax,%eax
    2a10:	vmovaps -0x261a(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    2a1a:	mov    %r12,%r10
    2a1d:	mov    %r12,0x10(%rsp)
    2a22:	jmp    2a59 <compute+0xfa9>
    2a24:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    2a30:	add    $0x10,%r10
    2a34:	addq   $0xfffffffffffffff0,0x20(%rsp)
    2a3a:	mov    0x78(%rsp),%rax
    2a3f:	inc    %rax
    2a42:	addq   $0x40,0x18(%rsp)
    2a48:	addq   $0x40,0x40(%rsp)
    2a4e:	cmp    0x70(%rsp),%r10
    2a53:	jge    3a09 <compute+0x1f59>
    2a59:	test   %rsi,%rsi
    2a5c:	mov    %rax,0x78(%rsp)
    2a61:	jle    2a30 <compute+0xf80>
    2a63:	shl    $0x4,%rax
    2a67:	lea    0x7(%rsi),%rcx
    2a6b:	shr    $0x3,%rcx
    2a6f:	add    %r12,%rax
    2a72:	mov    %rax,0x38(%rsp)
    2a77:	mov    $0x4,%eax
    2a7c:	mov    %rax,0x68(%rsp)
    2a81:	mov    $0x8,%eax
    2a86:	mov    %rax,0x60(%rsp)
    2a8b:	mov    $0xc,%eax
    2a90:	mov    %rax,0x58(%rsp)
    2a95:	mov    $0x10,%eax
    2a9a:	mov    %rax,0x50(%rsp)
    2a9f:	mov    $0x14,%eax
    2aa4:	mov    %rax,0x48(%rsp)
    2aa9:	mov    $0x18,%eax
    2aae:	mov    %rax,0x30(%rsp)
    2ab3:	mov    $0x1c,%r13d
    2ab9:	xor    %r8d,%r8d
    2abc:	xor    %r11d,%r11d
    2abf:	xor    %eax,%eax
    2ac1:	jmp    2b35 <compute+0x1085>
    2ac3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2ad0:	imul   %rdx,%r14
    2ad4:	lea    (%rbx,%r14,4),%rcx
    2ad8:	vmovups %zmm1,(%rcx,%r10,4)
    2adf:	mov    0x30(%rdi),%rsi
    2ae3:	inc    %rax
    2ae6:	lea    0x7(%rsi),%rdx
    2aea:	lea    0xe(%rsi),%rcx
    2aee:	test   %rdx,%rdx
    2af1:	cmovns %rdx,%rcx
    2af5:	sar    $0x3,%rcx
    2af9:	add    $0x400,%r11
    2b00:	add    $0x20,%r8
    2b04:	addq   $0x20,0x68(%rsp)
    2b0a:	addq   $0x20,0x60(%rsp)
    2b10:	addq   $0x20,0x58(%rsp)
    2b16:	addq   $0x20,0x50(%rsp)
    2b1c:	addq   $0x20,0x48(%rsp)
    2b22:	addq   $0x20,0x30(%rsp)
    2b28:	add    $0x20,%r13
    2b2c:	cmp    %rcx,%rax
    2b2f:	jge    2a30 <compute+0xf80>
    2b35:	mov    0x40(%rdi),%rdx
    2b39:	lea    0x1f(%rdx),%r15
    2b3d:	test   %rdx,%rdx
    2b40:	mov    %rdx,%rbx
    2b43:	cmovs  %r15,%rbx
    2b47:	lea    0x7(%rdx),%r12
    2b4b:	cmovns %rdx,%r12
    2b4f:	lea    0x3e(%rdx),%r14
    2b53:	test   %r15,%r15
    2b56:	cmovns %r15,%r14
    2b5a:	vxorps %xmm1,%xmm1,%xmm1
    2b5e:	vxorps %xmm2,%xmm2,%xmm2
    2b62:	vxorps %xmm3,%xmm3,%xmm3
    2b66:	vxorps %xmm4,%xmm4,%xmm4
    2b6a:	vxorps %xmm5,%xmm5,%xmm5
    2b6e:	vxorps %xmm6,%xmm6,%xmm6
    2b72:	vxorps %xmm7,%xmm7,%xmm7
    2b76:	vxorps %xmm8,%xmm8,%xmm8
    2b7b:	cmp    $0x20,%rdx
    2b7f:	jl     2f55 <compute+0x14a5>
    2b85:	mov    %r13,%r9
    2b88:	mov    (%rdi),%r13
    2b8b:	mov    0x28(%rdi),%r15
    2b8f:	sar    $0x5,%rbx
    2b93:	shl    $0xa,%rcx
    2b97:	mov    %rax,%rsi
    2b9a:	shl    $0x5,%rsi
    2b9e:	add    %rcx,%rsi
    2ba1:	mov    %rbx,%rdx
    2ba4:	imul   %r10,%rdx
    2ba8:	shl    $0x2,%rdx
    2bac:	sar    $0x5,%r14
    2bb0:	imul   %r14,%rsi
    2bb4:	add    %r15,%rsi
    2bb7:	imul   %r11,%r14
    2bbb:	add    %r15,%r14
    2bbe:	add    $0xfc,%r14
    2bc5:	mov    0x8(%rdi),%r15
    2bc9:	add    %rdx,%r15
    2bcc:	add    0x10(%rdi),%rdx
    2bd0:	sar    $0x3,%r12
    2bd4:	imul   0x18(%rsp),%r12
    2bda:	add    %r13,%r12
    2bdd:	add    $0x400,%r12
    2be4:	xor    %r13d,%r13d
    2be7:	nopw   0x0(%rax,%rax,1)
    2bf0:	mov    %r13,%rcx
    2bf3:	shl    $0x6,%rcx
    2bf7:	vmovups (%r15,%rcx,1),%zmm10
    2bfe:	vmovups (%rdx,%rcx,1),%zmm9
    2c05:	xor    %ecx,%ecx
    2c07:	vxorps %xmm11,%xmm11,%xmm11
    2c0c:	vxorps %xmm12,%xmm12,%xmm12
    2c11:	vxorps %xmm13,%xmm13,%xmm13
    2c16:	vxorps %xmm14,%xmm14,%xmm14
    2c1b:	vxorps %xmm15,%xmm15,%xmm15
    2c20:	vxorps %xmm16,%xmm16,%xmm16
    2c26:	vxorps %xmm17,%xmm17,%xmm17
    2c2c:	vxorps %xmm18,%xmm18,%xmm18
    2c32:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2c40:	vmovups -0x400(%r12,%rcx,1),%zmm19
    2c48:	prefetcht0 (%r12,%rcx,1)
    2c4d:	vpermps %zmm0,%zmm19,%zmm20
    2c53:	vfmadd231ps -0xfc(%r14,%rcx,4){1to16},%zmm20,%zmm18
    2c5b:	vfmadd231ps -0xf8(%r14,%rcx,4){1to16},%zmm20,%zmm17
    2c63:	vfmadd231ps -0xf4(%r14,%rcx,4){1to16},%zmm20,%zmm16
    2c6b:	vfmadd231ps -0xf0(%r14,%rcx,4){1to16},%zmm20,%zmm15
    2c73:	vfmadd231ps -0xec(%r14,%rcx,4){1to16},%zmm20,%zmm14
    2c7b:	vfmadd231ps -0xe8(%r14,%rcx,4){1to16},%zmm20,%zmm13
    2c83:	vfmadd231ps -0xe4(%r14,%rcx,4){1to16},%zmm20,%zmm12
    2c8b:	vfmadd231ps -0xe0(%r14,%rcx,4){1to16},%zmm20,%zmm11
    2c93:	vpsrld $0x4,%zmm19,%zmm20
    2c9a:	vpermd %zmm0,%zmm20,%zmm20
    2ca0:	vfmadd231ps -0xdc(%r14,%rcx,4){1to16},%zmm20,%zmm18
    2ca8:	vfmadd231ps -0xd8(%r14,%rcx,4){1to16},%zmm20,%zmm17
    2cb0:	vfmadd231ps -0xd4(%r14,%rcx,4){1to16},%zmm20,%zmm16
    2cb8:	vfmadd231ps -0xd0(%r14,%rcx,4){1to16},%zmm20,%zmm15
    2cc0:	vfmadd231ps -0xcc(%r14,%rcx,4){1to16},%zmm20,%zmm14
    2cc8:	vfmadd231ps -0xc8(%r14,%rcx,4){1to16},%zmm20,%zmm13
    2cd0:	vfmadd231ps -0xc4(%r14,%rcx,4){1to16},%zmm20,%zmm12
    2cd8:	vfmadd231ps -0xc0(%r14,%rcx,4){1to16},%zmm20,%zmm11
    2ce0:	vpsrld $0x8,%zmm19,%zmm20
    2ce7:	vpermd %zmm0,%zmm20,%zmm20
    2ced:	vfmadd231ps -0xbc(%r14,%rcx,4){1to16},%zmm20,%zmm18
    2cf5:	vfmadd231ps -0xb8(%r14,%rcx,4){1to16},%zmm20,%zmm17
    2cfd:	vfmadd231ps -0xb4(%r14,%rcx,4){1to16},%zmm20,%zmm16
    2d05:	vfmadd231ps -0xb0(%r14,%rcx,4){1to16},%zmm20,%zmm15
    2d0d:	vfmadd231ps -0xac(%r14,%rcx,4){1to16},%zmm20,%zmm14
    2d15:	vfmadd231ps -0xa8(%r14,%rcx,4){1to16},%zmm20,%zmm13
    2d1d:	vfmadd231ps -0xa4(%r14,%rcx,4){1to16},%zmm20,%zmm12
    2d25:	vfmadd231ps -0xa0(%r14,%rcx,4){1to16},%zmm20,%zmm11
    2d2d:	vpsrld $0xc,%zmm19,%zmm20
    2d34:	vpermd %zmm0,%zmm20,%zmm20
    2d3a:	vfmadd231ps -0x9c(%r14,%rcx,4){1to16},%zmm20,%zmm18
    2d42:	vfmadd231ps -0x98(%r14,%rcx,4){1to16},%zmm20,%zmm17
    2d4a:	vfmadd231ps -0x94(%r14,%rcx,4){1to16},%zmm20,%zmm16
    2d52:	vfmadd231ps -0x90(%r14,%rcx,4){1to16},%zmm20,%zmm15
    2d5a:	vfmadd231ps -0x8c(%r14,%rcx,4){1to16},%zmm20,%zmm14
    2d62:	vfmadd231ps -0x88(%r14,%rcx,4){1to16},%zmm20,%zmm13
    2d6a:	vfmadd231ps -0x84(%r14,%rcx,4){1to16},%zmm20,%zmm12
    2d72:	vfmadd231ps -0x80(%r14,%rcx,4){1to16},%zmm20,%zmm11
    2d7a:	vpsrld $0x10,%zmm19,%zmm20
    2d81:	vpermd %zmm0,%zmm20,%zmm20
    2d87:	vfmadd231ps -0x7c(%r14,%rcx,4){1to16},%zmm20,%zmm18
    2d8f:	vfmadd231ps -0x78(%r14,%rcx,4){1to16},%zmm20,%zmm17
    2d97:	vfmadd231ps -0x74(%r14,%rcx,4){1to16},%zmm20,%zmm16
    2d9f:	vfmadd231ps -0x70(%r14,%rcx,4){1to16},%zmm20,%zmm15
    2da7:	vfmadd231ps -0x6c(%r14,%rcx,4){1to16},%zmm20,%zmm14
    2daf:	vfmadd231ps -0x68(%r14,%rcx,4){1to16},%zmm20,%zmm13
    2db7:	vfmadd231ps -0x64(%r14,%rcx,4){1to16},%zmm20,%zmm12
    2dbf:	vfmadd231ps -0x60(%r14,%rcx,4){1to16},%zmm20,%zmm11
    2dc7:	vpsrld $0x14,%zmm19,%zmm20
    2dce:	vpermd %zmm0,%zmm20,%zmm20
    2dd4:	vfmadd231ps -0x5c(%r14,%rcx,4){1to16},%zmm20,%zmm18
    2ddc:	vfmadd231ps -0x58(%r14,%rcx,4){1to16},%zmm20,%zmm17
    2de4:	vfmadd231ps -0x54(%r14,%rcx,4){1to16},%zmm20,%zmm16
    2dec:	vfmadd231ps -0x50(%r14,%rcx,4){1to16},%zmm20,%zmm15
    2df4:	vfmadd231ps -0x4c(%r14,%rcx,4){1to16},%zmm20,%zmm14
    2dfc:	vfmadd231ps -0x48(%r14,%rcx,4){1to16},%zmm20,%zmm13
    2e04:	vfmadd231ps -0x44(%r14,%rcx,4){1to16},%zmm20,%zmm12
    2e0c:	vfmadd231ps -0x40(%r14,%rcx,4){1to16},%zmm20,%zmm11
    2e14:	vpsrld $0x18,%zmm19,%zmm20
    2e1b:	vpermd %zmm0,%zmm20,%zmm20
    2e21:	vfmadd231ps -0x3c(%r14,%rcx,4){1to16},%zmm20,%zmm18
    2e29:	vfmadd231ps -0x38(%r14,%rcx,4){1to16},%zmm20,%zmm17
    2e31:	vfmadd231ps -0x34(%r14,%rcx,4){1to16},%zmm20,%zmm16
    2e39:	vfmadd231ps -0x30(%r14,%rcx,4){1to16},%zmm20,%zmm15
    2e41:	vfmadd231ps -0x2c(%r14,%rcx,4){1to16},%zmm20,%zmm14
    2e49:	vfmadd231ps -0x28(%r14,%rcx,4){1to16},%zmm20,%zmm13
    2e51:	vfmadd231ps -0x24(%r14,%rcx,4){1to16},%zmm20,%zmm12
    2e59:	vfmadd231ps -0x20(%r14,%rcx,4){1to16},%zmm20,%zmm11
    2e61:	vpsrld $0x1c,%zmm19,%zmm19
    2e68:	vpermd %zmm0,%zmm19,%zmm19
    2e6e:	vfmadd231ps -0x1c(%r14,%rcx,4){1to16},%zmm19,%zmm18
    2e76:	vfmadd231ps -0x18(%r14,%rcx,4){1to16},%zmm19,%zmm17
    2e7e:	vfmadd231ps -0x14(%r14,%rcx,4){1to16},%zmm19,%zmm16
    2e86:	vfmadd231ps -0x10(%r14,%rcx,4){1to16},%zmm19,%zmm15
    2e8e:	vfmadd231ps -0xc(%r14,%rcx,4){1to16},%zmm19,%zmm14
    2e96:	vfmadd231ps -0x8(%r14,%rcx,4){1to16},%zmm19,%zmm13
    2e9e:	vfmadd231ps -0x4(%r14,%rcx,4){1to16},%zmm19,%zmm12
    2ea6:	vfmadd231ps (%r14,%rcx,4){1to16},%zmm19,%zmm11
    2ead:	add    $0x40,%rcx
    2eb1:	cmp    $0x100,%rcx
    2eb8:	jne    2c40 <compute+0x1190>
    2ebe:	mov    %r13,%rcx
    2ec1:	shl    $0x5,%rcx
    2ec5:	vfmadd231ps %zmm18,%zmm10,%zmm8
    2ecb:	vfmadd231ps (%rsi,%rcx,1){1to16},%zmm9,%zmm8
    2ed2:	vfmadd231ps %zmm17,%zmm10,%zmm7
    2ed8:	vfmadd231ps 0x4(%rsi,%rcx,1){1to16},%zmm9,%zmm7
    2ee0:	vfmadd231ps %zmm16,%zmm10,%zmm6
    2ee6:	vfmadd231ps 0x8(%rsi,%rcx,1){1to16},%zmm9,%zmm6
    2eee:	vfmadd231ps %zmm15,%zmm10,%zmm5
    2ef4:	vfmadd231ps 0xc(%rsi,%rcx,1){1to16},%zmm9,%zmm5
    2efc:	vfmadd231ps %zmm14,%zmm10,%zmm4
    2f02:	vfmadd231ps 0x10(%rsi,%rcx,1){1to16},%zmm9,%zmm4
    2f0a:	vfmadd231ps %zmm13,%zmm10,%zmm3
    2f10:	vfmadd231ps 0x14(%rsi,%rcx,1){1to16},%zmm9,%zmm3
    2f18:	vfmadd231ps %zmm12,%zmm10,%zmm2
    2f1e:	vfmadd231ps 0x18(%rsi,%rcx,1){1to16},%zmm9,%zmm2
    2f26:	vfmadd231ps %zmm11,%zmm10,%zmm1
    2f2c:	vfmadd231ps 0x1c(%rsi,%rcx,1){1to16},%zmm9,%zmm1
    2f34:	inc    %r13
    2f37:	add    $0x400,%r14
    2f3e:	add    $0x100,%r12
    2f45:	cmp    %rbx,%r13
    2f48:	jne    2bf0 <compute+0x1140>
    2f4e:	mov    0x30(%rdi),%rsi
    2f52:	mov    %r9,%r13
    2f55:	lea    0x0(,%rax,8),%rdx
    2f5d:	cmp    %rsi,%rdx
    2f60:	jge    30b0 <compute+0x1600>
    2f66:	mov    0x20(%rdi),%rbx
    2f6a:	mov    0x38(%rdi),%r14
    2f6e:	mov    %r14,%rcx
    2f71:	sub    %r10,%rcx
    2f74:	cmp    $0xf,%rcx
    2f78:	mov    0x10(%rsp),%r12
    2f7d:	jle    2fa0 <compute+0x14f0>
    2f7f:	imul   %rdx,%r14
    2f83:	lea    (%rbx,%r14,4),%rcx
    2f87:	vmovups %zmm8,(%rcx,%r10,4)
    2f8e:	mov    0x30(%rdi),%rsi
    2f92:	jmp    30b5 <compute+0x1605>
    2f97:	nopw   0x0(%rax,%rax,1)
    2fa0:	test   %rcx,%rcx
    2fa3:	jle    30b5 <compute+0x1605>
    2fa9:	mov    0x20(%rsp),%rcx
    2fae:	lea    (%rcx,%r14,1),%r12
    2fb2:	mov    %r12d,%ecx
    2fb5:	and    $0x3,%ecx
    2fb8:	mov    0x38(%rsp),%r15
    2fbd:	sub    %r14,%r15
    2fc0:	cmp    $0xfffffffffffffffc,%r15
    2fc4:	jbe    2fce <compute+0x151e>
    2fc6:	xor    %r15d,%r15d
    2fc9:	jmp    305c <compute+0x15ac>
    2fce:	mov    %r13,0x28(%rsp)
    2fd3:	and    $0xfffffffffffffffc,%r12
    2fd7:	mov    0x40(%rsp),%r9
    2fdc:	mov    %r14,%r13
    2fdf:	imul   %r8,%r13
    2fe3:	add    %rbx,%r13
    2fe6:	add    %r9,%r13
    2fe9:	xor    %r15d,%r15d
    2fec:	nopl   0x0(%rax)
    2ff0:	mov    %r15d,%r9d
    2ff3:	and    $0xf,%r9d
    2ff7:	vmovaps %zmm8,0x240(%rsp)
    2fff:	vmovss 0x240(%rsp,%r9,4),%xmm9
    3009:	lea    0x1(%r15),%r9d
    300d:	and    $0xf,%r9d
    3011:	vinsertps $0x10,0x240(%rsp,%r9,4),%xmm9,%xmm9
    301c:	lea    0x2(%r15),%r9d
    3020:	and    $0xf,%r9d
    3024:	vinsertps $0x20,0x240(%rsp,%r9,4),%xmm9,%xmm9
    302f:	lea    0x3(%r15),%r9d
    3033:	and    $0xf,%r9d
    3037:	vinsertps $0x30,0x240(%rsp,%r9,4),%xmm9,%xmm9
    3042:	vmovups %xmm9,-0x8(%r13,%r15,4)
    3049:	add    $0x4,%r15
    304d:	cmp    %r12,%r15
    3050:	jne    2ff0 <compute+0x1540>
    3052:	test   %rcx,%rcx
    3055:	mov    0x28(%rsp),%r13
    305a:	je     30b0 <compute+0x1600>
    305c:	add    0x18(%rsp),%rbx
    3061:	imul   %r8,%r14
    3065:	lea    (%r14,%r15,4),%r14
    3069:	add    %rbx,%r14
    306c:	xor    %ebx,%ebx
    306e:	mov    0x10(%rsp),%r12
    3073:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3080:	lea    (%r15,%rbx,1),%r9d
    3084:	and    $0xf,%r9d
    3088:	vmovaps %zmm8,0x640(%rsp)
    3090:	vmovss 0x640(%rsp,%r9,4),%xmm9
    309a:	vmovss %xmm9,(%r14,%rbx,4)
    30a0:	inc    %rbx
    30a3:	cmp    %rbx,%rcx
    30a6:	jne    3080 <compute+0x15d0>
    30a8:	jmp    30b5 <compute+0x1605>
    30aa:	nopw   0x0(%rax,%rax,1)
    30b0:	mov    0x10(%rsp),%r12
    30b5:	mov    %rdx,%rcx
    30b8:	or     $0x1,%rcx
    30bc:	cmp    %rsi,%rcx
    30bf:	jge    3210 <compute+0x1760>
    30c5:	mov    0x20(%rdi),%rbx
    30c9:	mov    0x38(%rdi),%r14
    30cd:	mov    %r14,%r15
    30d0:	sub    %r10,%r15
    30d3:	cmp    $0xf,%r15
    30d7:	jle    3100 <compute+0x1650>
    30d9:	imul   %rcx,%r14
    30dd:	lea    (%rbx,%r14,4),%rcx
    30e1:	vmovups %zmm7,(%rcx,%r10,4)
    30e8:	mov    0x30(%rdi),%rsi
    30ec:	jmp    3210 <compute+0x1760>
    30f1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3100:	test   %r15,%r15
    3103:	jle    3210 <compute+0x1760>
    3109:	mov    0x20(%rsp),%rcx
    310e:	lea    (%rcx,%r14,1),%r12
    3112:	mov    %r12d,%ecx
    3115:	and    $0x3,%ecx
    3118:	mov    0x38(%rsp),%r9
    311d:	sub    %r14,%r9
    3120:	cmp    $0xfffffffffffffffc,%r9
    3124:	jbe    312e <compute+0x167e>
    3126:	xor    %r15d,%r15d
    3129:	jmp    31c0 <compute+0x1710>
    312e:	mov    %r13,0x28(%rsp)
    3133:	and    $0xfffffffffffffffc,%r12
    3137:	mov    0x40(%rsp),%r9
    313c:	add    %rbx,%r9
    313f:	mov    %r14,%r13
    3142:	imul   0x68(%rsp),%r13
    3148:	add    %r9,%r13
    314b:	xor    %r15d,%r15d
    314e:	xchg   %ax,%ax
    3150:	mov    %r15d,%r9d
    3153:	and    $0xf,%r9d
    3157:	vmovaps %zmm7,0x200(%rsp)
    315f:	vmovss 0x200(%rsp,%r9,4),%xmm8
    3169:	lea    0x1(%r15),%r9d
    316d:	and    $0xf,%r9d
    3171:	vinsertps $0x10,0x200(%rsp,%r9,4),%xmm8,%xmm8
    317c:	lea    0x2(%r15),%r9d
    3180:	and    $0xf,%r9d
    3184:	vinsertps $0x20,0x200(%rsp,%r9,4),%xmm8,%xmm8
    318f:	lea    0x3(%r15),%r9d
    3193:	and    $0xf,%r9d
    3197:	vinsertps $0x30,0x200(%rsp,%r9,4),%xmm8,%xmm8
    31a2:	vmovups %xmm8,-0x8(%r13,%r15,4)
    31a9:	add    $0x4,%r15
    31ad:	cmp    %r12,%r15
    31b0:	jne    3150 <compute+0x16a0>
    31b2:	test   %rcx,%rcx
    31b5:	mov    0x28(%rsp),%r13
    31ba:	je     39cd <compute+0x1f1d>
    31c0:	add    0x18(%rsp),%rbx
    31c5:	imul   0x68(%rsp),%r14
    31cb:	lea    (%r14,%r15,4),%r14
    31cf:	add    %rbx,%r14
    31d2:	xor    %ebx,%ebx
    31d4:	mov    0x10(%rsp),%r12
    31d9:	nopl   0x0(%rax)
    31e0:	lea    (%r15,%rbx,1),%r9d
    31e4:	and    $0xf,%r9d
    31e8:	vmovaps %zmm7,0x600(%rsp)
    31f0:	vmovss 0x600(%rsp,%r9,4),%xmm8
    31fa:	vmovss %xmm8,(%r14,%rbx,4)
    3200:	inc    %rbx
    3203:	cmp    %rbx,%rcx
    3206:	jne    31e0 <compute+0x1730>
    3208:	nopl   0x0(%rax,%rax,1)
    3210:	mov    %rdx,%rcx
    3213:	or     $0x2,%rcx
    3217:	cmp    %rsi,%rcx
    321a:	jge    3360 <compute+0x18b0>
    3220:	mov    0x20(%rdi),%rbx
    3224:	mov    0x38(%rdi),%r14
    3228:	mov    %r14,%r15
    322b:	sub    %r10,%r15
    322e:	cmp    $0xf,%r15
    3232:	jle    3250 <compute+0x17a0>
    3234:	imul   %rcx,%r14
    3238:	lea    (%rbx,%r14,4),%rcx
    323c:	vmovups %zmm6,(%rcx,%r10,4)
    3243:	mov    0x30(%rdi),%rsi
    3247:	jmp    3360 <compute+0x18b0>
    324c:	nopl   0x0(%rax)
    3250:	test   %r15,%r15
    3253:	jle    3360 <compute+0x18b0>
    3259:	mov    0x20(%rsp),%rcx
    325e:	lea    (%rcx,%r14,1),%r12
    3262:	mov    %r12d,%ecx
    3265:	and    $0x3,%ecx
    3268:	mov    0x38(%rsp),%r9
    326d:	sub    %r14,%r9
    3270:	cmp    $0xfffffffffffffffc,%r9
    3274:	jbe    327e <compute+0x17ce>
    3276:	xor    %r15d,%r15d
    3279:	jmp    3310 <compute+0x1860>
    327e:	mov    %r13,0x28(%rsp)
    3283:	and    $0xfffffffffffffffc,%r12
    3287:	mov    0x40(%rsp),%r9
    328c:	add    %rbx,%r9
    328f:	mov    %r14,%r13
    3292:	imul   0x60(%rsp),%r13
    3298:	add    %r9,%r13
    329b:	xor    %r15d,%r15d
    329e:	xchg   %ax,%ax
    32a0:	mov    %r15d,%r9d
    32a3:	and    $0xf,%r9d
    32a7:	vmovaps %zmm6,0x1c0(%rsp)
    32af:	vmovss 0x1c0(%rsp,%r9,4),%xmm7
    32b9:	lea    0x1(%r15),%r9d
    32bd:	and    $0xf,%r9d
    32c1:	vinsertps $0x10,0x1c0(%rsp,%r9,4),%xmm7,%xmm7
    32cc:	lea    0x2(%r15),%r9d
    32d0:	and    $0xf,%r9d
    32d4:	vinsertps $0x20,0x1c0(%rsp,%r9,4),%xmm7,%xmm7
    32df:	lea    0x3(%r15),%r9d
    32e3:	and    $0xf,%r9d
    32e7:	vinsertps $0x30,0x1c0(%rsp,%r9,4),%xmm7,%xmm7
    32f2:	vmovups %xmm7,-0x8(%r13,%r15,4)
    32f9:	add    $0x4,%r15
    32fd:	cmp    %r12,%r15
    3300:	jne    32a0 <compute+0x17f0>
    3302:	test   %rcx,%rcx
    3305:	mov    0x28(%rsp),%r13
    330a:	je     39d7 <compute+0x1f27>
    3310:	add    0x18(%rsp),%rbx
    3315:	imul   0x60(%rsp),%r14
    331b:	lea    (%r14,%r15,4),%r14
    331f:	add    %rbx,%r14
    3322:	xor    %ebx,%ebx
    3324:	mov    0x10(%rsp),%r12
    3329:	nopl   0x0(%rax)
    3330:	lea    (%r15,%rbx,1),%r9d
    3334:	and    $0xf,%r9d
    3338:	vmovaps %zmm6,0x5c0(%rsp)
    3340:	vmovss 0x5c0(%rsp,%r9,4),%xmm7
    334a:	vmovss %xmm7,(%r14,%rbx,4)
    3350:	inc    %rbx
    3353:	cmp    %rbx,%rcx
    3356:	jne    3330 <compute+0x1880>
    3358:	nopl   0x0(%rax,%rax,1)
    3360:	mov    %rdx,%rcx
    3363:	or     $0x3,%rcx
    3367:	cmp    %rsi,%rcx
    336a:	jge    34b0 <compute+0x1a00>
    3370:	mov    0x20(%rdi),%rbx
    3374:	mov    0x38(%rdi),%r14
    3378:	mov    %r14,%r15
    337b:	sub    %r10,%r15
    337e:	cmp    $0xf,%r15
    3382:	jle    33a0 <compute+0x18f0>
    3384:	imul   %rcx,%r14
    3388:	lea    (%rbx,%r14,4),%rcx
    338c:	vmovups %zmm5,(%rcx,%r10,4)
    3393:	mov    0x30(%rdi),%rsi
    3397:	jmp    34b0 <compute+0x1a00>
    339c:	nopl   0x0(%rax)
    33a0:	test   %r15,%r15
    33a3:	jle    34b0 <compute+0x1a00>
    33a9:	mov    0x20(%rsp),%rcx
    33ae:	lea    (%rcx,%r14,1),%r12
    33b2:	mov    %r12d,%ecx
    33b5:	and    $0x3,%ecx
    33b8:	mov    0x38(%rsp),%r9
    33bd:	sub    %r14,%r9
    33c0:	cmp    $0xfffffffffffffffc,%r9
    33c4:	jbe    33ce <compute+0x191e>
    33c6:	xor    %r15d,%r15d
    33c9:	jmp    3460 <compute+0x19b0>
    33ce:	mov    %r13,0x28(%rsp)
    33d3:	and    $0xfffffffffffffffc,%r12
    33d7:	mov    0x40(%rsp),%r9
    33dc:	add    %rbx,%r9
    33df:	mov    %r14,%r13
    33e2:	imul   0x58(%rsp),%r13
    33e8:	add    %r9,%r13
    33eb:	xor    %r15d,%r15d
    33ee:	xchg   %ax,%ax
    33f0:	mov    %r15d,%r9d
    33f3:	and    $0xf,%r9d
    33f7:	vmovaps %zmm5,0x180(%rsp)
    33ff:	vmovss 0x180(%rsp,%r9,4),%xmm6
    3409:	lea    0x1(%r15),%r9d
    340d:	and    $0xf,%r9d
    3411:	vinsertps $0x10,0x180(%rsp,%r9,4),%xmm6,%xmm6
    341c:	lea    0x2(%r15),%r9d
    3420:	and    $0xf,%r9d
    3424:	vinsertps $0x20,0x180(%rsp,%r9,4),%xmm6,%xmm6
    342f:	lea    0x3(%r15),%r9d
    3433:	and    $0xf,%r9d
    3437:	vinsertps $0x30,0x180(%rsp,%r9,4),%xmm6,%xmm6
    3442:	vmovups %xmm6,-0x8(%r13,%r15,4)
    3449:	add    $0x4,%r15
    344d:	cmp    %r12,%r15
    3450:	jne    33f0 <compute+0x1940>
    3452:	test   %rcx,%rcx
    3455:	mov    0x28(%rsp),%r13
    345a:	je     39e1 <compute+0x1f31>
    3460:	add    0x18(%rsp),%rbx
    3465:	imul   0x58(%rsp),%r14
    346b:	lea    (%r14,%r15,4),%r14
    346f:	add    %rbx,%r14
    3472:	xor    %ebx,%ebx
    3474:	mov    0x10(%rsp),%r12
    3479:	nopl   0x0(%rax)
    3480:	lea    (%r15,%rbx,1),%r9d
    3484:	and    $0xf,%r9d
    3488:	vmovaps %zmm5,0x580(%rsp)
    3490:	vmovss 0x580(%rsp,%r9,4),%xmm6
    349a:	vmovss %xmm6,(%r14,%rbx,4)
    34a0:	inc    %rbx
    34a3:	cmp    %rbx,%rcx
    34a6:	jne    3480 <compute+0x19d0>
    34a8:	nopl   0x0(%rax,%rax,1)
    34b0:	mov    %rdx,%rcx
    34b3:	or     $0x4,%rcx
    34b7:	cmp    %rsi,%rcx
    34ba:	jge    3600 <compute+0x1b50>
    34c0:	mov    0x20(%rdi),%rbx
    34c4:	mov    0x38(%rdi),%r14
    34c8:	mov    %r14,%r15
    34cb:	sub    %r10,%r15
    34ce:	cmp    $0xf,%r15
    34d2:	jle    34f0 <compute+0x1a40>
    34d4:	imul   %rcx,%r14
    34d8:	lea    (%rbx,%r14,4),%rcx
    34dc:	vmovups %zmm4,(%rcx,%r10,4)
    34e3:	mov    0x30(%rdi),%rsi
    34e7:	jmp    3600 <compute+0x1b50>
    34ec:	nopl   0x0(%rax)
    34f0:	test   %r15,%r15
    34f3:	jle    3600 <compute+0x1b50>
    34f9:	mov    0x20(%rsp),%rcx
    34fe:	lea    (%rcx,%r14,1),%r12
    3502:	mov    %r12d,%ecx
    3505:	and    $0x3,%ecx
    3508:	mov    0x38(%rsp),%r9
    350d:	sub    %r14,%r9
    3510:	cmp    $0xfffffffffffffffc,%r9
    3514:	jbe    351e <compute+0x1a6e>
    3516:	xor    %r15d,%r15d
    3519:	jmp    35b0 <compute+0x1b00>
    351e:	mov    %r13,0x28(%rsp)
    3523:	and    $0xfffffffffffffffc,%r12
    3527:	mov    0x40(%rsp),%r9
    352c:	add    %rbx,%r9
    352f:	mov    %r14,%r13
    3532:	imul   0x50(%rsp),%r13
    3538:	add    %r9,%r13
    353b:	xor    %r15d,%r15d
    353e:	xchg   %ax,%ax
    3540:	mov    %r15d,%r9d
    3543:	and    $0xf,%r9d
    3547:	vmovaps %zmm4,0x140(%rsp)
    354f:	vmovss 0x140(%rsp,%r9,4),%xmm5
    3559:	lea    0x1(%r15),%r9d
    355d:	and    $0xf,%r9d
    3561:	vinsertps $0x10,0x140(%rsp,%r9,4),%xmm5,%xmm5
    356c:	lea    0x2(%r15),%r9d
    3570:	and    $0xf,%r9d
    3574:	vinsertps $0x20,0x140(%rsp,%r9,4),%xmm5,%xmm5
    357f:	lea    0x3(%r15),%r9d
    3583:	and    $0xf,%r9d
    3587:	vinsertps $0x30,0x140(%rsp,%r9,4),%xmm5,%xmm5
    3592:	vmovups %xmm5,-0x8(%r13,%r15,4)
    3599:	add    $0x4,%r15
    359d:	cmp    %r12,%r15
    35a0:	jne    3540 <compute+0x1a90>
    35a2:	test   %rcx,%rcx
    35a5:	mov    0x28(%rsp),%r13
    35aa:	je     39eb <compute+0x1f3b>
    35b0:	add    0x18(%rsp),%rbx
    35b5:	imul   0x50(%rsp),%r14
    35bb:	lea    (%r14,%r15,4),%r14
    35bf:	add    %rbx,%r14
    35c2:	xor    %ebx,%ebx
    35c4:	mov    0x10(%rsp),%r12
    35c9:	nopl   0x0(%rax)
    35d0:	lea    (%r15,%rbx,1),%r9d
    35d4:	and    $0xf,%r9d
    35d8:	vmovaps %zmm4,0x540(%rsp)
    35e0:	vmovss 0x540(%rsp,%r9,4),%xmm5
    35ea:	vmovss %xmm5,(%r14,%rbx,4)
    35f0:	inc    %rbx
    35f3:	cmp    %rbx,%rcx
    35f6:	jne    35d0 <compute+0x1b20>
    35f8:	nopl   0x0(%rax,%rax,1)
    3600:	mov    %rdx,%rcx
    3603:	or     $0x5,%rcx
    3607:	cmp    %rsi,%rcx
    360a:	jge    3750 <compute+0x1ca0>
    3610:	mov    0x20(%rdi),%rbx
    3614:	mov    0x38(%rdi),%r14
    3618:	mov    %r14,%r15
    361b:	sub    %r10,%r15
    361e:	cmp    $0xf,%r15
    3622:	jle    3640 <compute+0x1b90>
    3624:	imul   %rcx,%r14
    3628:	lea    (%rbx,%r14,4),%rcx
    362c:	vmovups %zmm3,(%rcx,%r10,4)
    3633:	mov    0x30(%rdi),%rsi
    3637:	jmp    3750 <compute+0x1ca0>
    363c:	nopl   0x0(%rax)
    3640:	test   %r15,%r15
    3643:	jle    3750 <compute+0x1ca0>
    3649:	mov    0x20(%rsp),%rcx
    364e:	lea    (%rcx,%r14,1),%r12
    3652:	mov    %r12d,%ecx
    3655:	and    $0x3,%ecx
    3658:	mov    0x38(%rsp),%r9
    365d:	sub    %r14,%r9
    3660:	cmp    $0xfffffffffffffffc,%r9
    3664:	jbe    366e <compute+0x1bbe>
    3666:	xor    %r15d,%r15d
    3669:	jmp    3700 <compute+0x1c50>
    366e:	mov    %r13,0x28(%rsp)
    3673:	and    $0xfffffffffffffffc,%r12
    3677:	mov    0x40(%rsp),%r9
    367c:	add    %rbx,%r9
    367f:	mov    %r14,%r13
    3682:	imul   0x48(%rsp),%r13
    3688:	add    %r9,%r13
    368b:	xor    %r15d,%r15d
    368e:	xchg   %ax,%ax
    3690:	mov    %r15d,%r9d
    3693:	and    $0xf,%r9d
    3697:	vmovaps %zmm3,0x100(%rsp)
    369f:	vmovss 0x100(%rsp,%r9,4),%xmm4
    36a9:	lea    0x1(%r15),%r9d
    36ad:	and    $0xf,%r9d
    36b1:	vinsertps $0x10,0x100(%rsp,%r9,4),%xmm4,%xmm4
    36bc:	lea    0x2(%r15),%r9d
    36c0:	and    $0xf,%r9d
    36c4:	vinsertps $0x20,0x100(%rsp,%r9,4),%xmm4,%xmm4
    36cf:	lea    0x3(%r15),%r9d
    36d3:	and    $0xf,%r9d
    36d7:	vinsertps $0x30,0x100(%rsp,%r9,4),%xmm4,%xmm4
    36e2:	vmovups %xmm4,-0x8(%r13,%r15,4)
    36e9:	add    $0x4,%r15
    36ed:	cmp    %r12,%r15
    36f0:	jne    3690 <compute+0x1be0>
    36f2:	test   %rcx,%rcx
    36f5:	mov    0x28(%rsp),%r13
    36fa:	je     39f5 <compute+0x1f45>
    3700:	add    0x18(%rsp),%rbx
    3705:	imul   0x48(%rsp),%r14
    370b:	lea    (%r14,%r15,4),%r14
    370f:	add    %rbx,%r14
    3712:	xor    %ebx,%ebx
    3714:	mov    0x10(%rsp),%r12
    3719:	nopl   0x0(%rax)
    3720:	lea    (%r15,%rbx,1),%r9d
    3724:	and    $0xf,%r9d
    3728:	vmovaps %zmm3,0x500(%rsp)
    3730:	vmovss 0x500(%rsp,%r9,4),%xmm4
    373a:	vmovss %xmm4,(%r14,%rbx,4)
    3740:	inc    %rbx
    3743:	cmp    %rbx,%rcx
    3746:	jne    3720 <compute+0x1c70>
    3748:	nopl   0x0(%rax,%rax,1)
    3750:	mov    %rdx,%rcx
    3753:	or     $0x6,%rcx
    3757:	cmp    %rsi,%rcx
    375a:	jge    38a0 <compute+0x1df0>
    3760:	mov    0x20(%rdi),%rbx
    3764:	mov    0x38(%rdi),%r14
    3768:	mov    %r14,%r15
    376b:	sub    %r10,%r15
    376e:	cmp    $0xf,%r15
    3772:	jle    3790 <compute+0x1ce0>
    3774:	imul   %rcx,%r14
    3778:	lea    (%rbx,%r14,4),%rcx
    377c:	vmovups %zmm2,(%rcx,%r10,4)
    3783:	mov    0x30(%rdi),%rsi
    3787:	jmp    38a0 <compute+0x1df0>
    378c:	nopl   0x0(%rax)
    3790:	test   %r15,%r15
    3793:	jle    38a0 <compute+0x1df0>
    3799:	mov    0x20(%rsp),%rcx
    379e:	lea    (%rcx,%r14,1),%r12
    37a2:	mov    %r12d,%ecx
    37a5:	and    $0x3,%ecx
    37a8:	mov    0x38(%rsp),%r9
    37ad:	sub    %r14,%r9
    37b0:	cmp    $0xfffffffffffffffc,%r9
    37b4:	jbe    37be <compute+0x1d0e>
    37b6:	xor    %r15d,%r15d
    37b9:	jmp    3850 <compute+0x1da0>
    37be:	mov    %r13,0x28(%rsp)
    37c3:	and    $0xfffffffffffffffc,%r12
    37c7:	mov    0x40(%rsp),%r9
    37cc:	add    %rbx,%r9
    37cf:	mov    %r14,%r13
    37d2:	imul   0x30(%rsp),%r13
    37d8:	add    %r9,%r13
    37db:	xor    %r15d,%r15d
    37de:	xchg   %ax,%ax
    37e0:	mov    %r15d,%r9d
    37e3:	and    $0xf,%r9d
    37e7:	vmovaps %zmm2,0xc0(%rsp)
    37ef:	vmovss 0xc0(%rsp,%r9,4),%xmm3
    37f9:	lea    0x1(%r15),%r9d
    37fd:	and    $0xf,%r9d
    3801:	vinsertps $0x10,0xc0(%rsp,%r9,4),%xmm3,%xmm3
    380c:	lea    0x2(%r15),%r9d
    3810:	and    $0xf,%r9d
    3814:	vinsertps $0x20,0xc0(%rsp,%r9,4),%xmm3,%xmm3
    381f:	lea    0x3(%r15),%r9d
    3823:	and    $0xf,%r9d
    3827:	vinsertps $0x30,0xc0(%rsp,%r9,4),%xmm3,%xmm3
    3832:	vmovups %xmm3,-0x8(%r13,%r15,4)
    3839:	add    $0x4,%r15
    383d:	cmp    %r12,%r15
    3840:	jne    37e0 <compute+0x1d30>
    3842:	test   %rcx,%rcx
    3845:	mov    0x28(%rsp),%r13
    384a:	je     39ff <compute+0x1f4f>
    3850:	add    0x18(%rsp),%rbx
    3855:	imul   0x30(%rsp),%r14
    385b:	lea    (%r14,%r15,4),%r14
    385f:	add    %rbx,%r14
    3862:	xor    %ebx,%ebx
    3864:	mov    0x10(%rsp),%r12
    3869:	nopl   0x0(%rax)
    3870:	lea    (%r15,%rbx,1),%r9d
    3874:	and    $0xf,%r9d
    3878:	vmovaps %zmm2,0x4c0(%rsp)
    3880:	vmovss 0x4c0(%rsp,%r9,4),%xmm3
    388a:	vmovss %xmm3,(%r14,%rbx,4)
    3890:	inc    %rbx
    3893:	cmp    %rbx,%rcx
    3896:	jne    3870 <compute+0x1dc0>
    3898:	nopl   0x0(%rax,%rax,1)
    38a0:	or     $0x7,%rdx
    38a4:	cmp    %rsi,%rdx
    38a7:	jge    2ae3 <compute+0x1033>
    38ad:	mov    0x20(%rdi),%rbx
    38b1:	mov    0x38(%rdi),%r14
    38b5:	mov    %r14,%rcx
    38b8:	sub    %r10,%rcx
    38bb:	cmp    $0xf,%rcx
    38bf:	jg     2ad0 <compute+0x1020>
    38c5:	test   %rcx,%rcx
    38c8:	jle    2ae3 <compute+0x1033>
    38ce:	mov    0x20(%rsp),%rcx
    38d3:	lea    (%rcx,%r14,1),%r15
    38d7:	mov    %r15d,%ecx
    38da:	and    $0x3,%ecx
    38dd:	mov    0x38(%rsp),%rdx
    38e2:	sub    %r14,%rdx
    38e5:	cmp    $0xfffffffffffffffc,%rdx
    38e9:	jbe    38f2 <compute+0x1e42>
    38eb:	xor    %edx,%edx
    38ed:	jmp    3980 <compute+0x1ed0>
    38f2:	and    $0xfffffffffffffffc,%r15
    38f6:	mov    0x40(%rsp),%rdx
    38fb:	add    %rbx,%rdx
    38fe:	mov    %r14,%r12
    3901:	imul   %r13,%r12
    3905:	add    %rdx,%r12
    3908:	xor    %edx,%edx
    390a:	nopw   0x0(%rax,%rax,1)
    3910:	mov    %edx,%r9d
    3913:	and    $0xf,%r9d
    3917:	vmovaps %zmm1,0x80(%rsp)
    391f:	vmovss 0x80(%rsp,%r9,4),%xmm2
    3929:	lea    0x1(%rdx),%r9d
    392d:	and    $0xf,%r9d
    3931:	vinsertps $0x10,0x80(%rsp,%r9,4),%xmm2,%xmm2
    393c:	lea    0x2(%rdx),%r9d
    3940:	and    $0xf,%r9d
    3944:	vinsertps $0x20,0x80(%rsp,%r9,4),%xmm2,%xmm2
    394f:	lea    0x3(%rdx),%r9d
    3953:	and    $0xf,%r9d
    3957:	vinsertps $0x30,0x80(%rsp,%r9,4),%xmm2,%xmm2
    3962:	vmovups %xmm2,-0x8(%r12,%rdx,4)
    3969:	add    $0x4,%rdx
    396d:	cmp    %r15,%rdx
    3970:	jne    3910 <compute+0x1e60>
    3972:	test   %rcx,%rcx
    3975:	mov    0x10(%rsp),%r12
    397a:	je     2ae3 <compute+0x1033>
    3980:	add    0x18(%rsp),%rbx
    3985:	imul   %r13,%r14
    3989:	lea    (%r14,%rdx,4),%r14
    398d:	add    %rbx,%r14
    3990:	xor    %ebx,%ebx
    3992:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    39a0:	lea    (%rdx,%rbx,1),%r9d
    39a4:	and    $0xf,%r9d
    39a8:	vmovaps %zmm1,0x480(%rsp)
    39b0:	vmovss 0x480(%rsp,%r9,4),%xmm2
    39ba:	vmovss %xmm2,(%r14,%rbx,4)
    39c0:	inc    %rbx
    39c3:	cmp    %rbx,%rcx
    39c6:	jne    39a0 <compute+0x1ef0>
    39c8:	jmp    2ae3 <compute+0x1033>
    39cd:	mov    0x10(%rsp),%r12
    39d2:	jmp    3210 <compute+0x1760>
    39d7:	mov    0x10(%rsp),%r12
    39dc:	jmp    3360 <compute+0x18b0>
    39e1:	mov    0x10(%rsp),%r12
    39e6:	jmp    34b0 <compute+0x1a00>
    39eb:	mov    0x10(%rsp),%r12
    39f0:	jmp    3600 <compute+0x1b50>
    39f5:	mov    0x10(%rsp),%r12
    39fa:	jmp    3750 <compute+0x1ca0>
    39ff:	mov    0x10(%rsp),%r12
    3a04:	jmp    38a0 <compute+0x1df0>
    3a09:	lea    -0x28(%rbp),%rsp
    3a0d:	pop    %rbx
    3a0e:	pop    %r12
    3a10:	pop    %r13
    3a12:	pop    %r14
    3a14:	pop    %r15
    3a16:	pop    %rbp
    3a17:	vzeroupper
    3a1a:	ret
