
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
    1ac1:	sub    $0xd00,%rsp
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
    1b0f:	mov    %r12,%rax
    1b12:	shl    $0x5,%rax
    1b16:	lea    0x1(%rsi),%rdx
    1b1a:	imul   %rax,%rdx
    1b1e:	cmp    %rcx,%rdx
    1b21:	cmovge %rcx,%rdx
    1b25:	mov    %rax,%rcx
    1b28:	imul   %rsi,%rcx
    1b2c:	lea    0x10(%rcx),%rax
    1b30:	mov    %rdx,0xa0(%rsp)
    1b38:	cmp    %rdx,%rax
    1b3b:	jge    3925 <compute+0x1e75>
    1b41:	mov    0x30(%rdi),%rax
    1b45:	mov    $0xffffffffffffffef,%rdx
    1b4c:	sub    %rcx,%rdx
    1b4f:	mov    %rdx,0xa8(%rsp)
    1b57:	imul   %rsi,%r12
    1b5b:	shl    $0x7,%r12
    1b5f:	lea    0x40(%r12),%rdx
    1b64:	mov    %rdx,(%rsp)
    1b68:	lea    0x8(%r12),%rdx
    1b6d:	mov    %rdx,0x60(%rsp)
    1b72:	xor    %edx,%edx
    1b74:	vmovdqa64 -0x177e(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    1b7e:	mov    %rcx,%r15
    1b81:	mov    %rcx,0xb0(%rsp)
    1b89:	jmp    1bcb <compute+0x11b>
    1b8b:	nopl   0x0(%rax,%rax,1)
    1b90:	lea    0x20(%r15),%rsi
    1b94:	add    $0x30,%r15
    1b98:	mov    0xb8(%rsp),%rdx
    1ba0:	inc    %rdx
    1ba3:	sub    $0xffffffffffffff80,%r12
    1ba7:	subq   $0xffffffffffffff80,(%rsp)
    1bac:	subq   $0xffffffffffffff80,0x60(%rsp)
    1bb2:	cmp    0xa0(%rsp),%r15
    1bba:	mov    %rsi,%r15
    1bbd:	mov    0xb0(%rsp),%rcx
    1bc5:	jge    3928 <compute+0x1e78>
    1bcb:	test   %rax,%rax
    1bce:	mov    %rdx,0xb8(%rsp)
    1bd6:	jle    1b90 <compute+0xe0>
    1bd8:	shl    $0x5,%rdx
    1bdc:	mov    0xa8(%rsp),%rsi
    1be4:	sub    %rdx,%rsi
    1be7:	mov    %rsi,0x68(%rsp)
    1bec:	mov    %r15,%rsi
    1bef:	or     $0x10,%rsi
    1bf3:	mov    %rsi,0x48(%rsp)
    1bf8:	add    %rcx,%rdx
    1bfb:	mov    %rdx,0x70(%rsp)
    1c00:	mov    $0x4,%ebx
    1c05:	mov    $0x8,%ecx
    1c0a:	mov    %rcx,0x10(%rsp)
    1c0f:	mov    $0xc,%ecx
    1c14:	mov    %rcx,0x80(%rsp)
    1c1c:	mov    $0x10,%ecx
    1c21:	mov    %rcx,0x78(%rsp)
    1c26:	mov    $0x14,%ecx
    1c2b:	mov    %rcx,0x98(%rsp)
    1c33:	mov    $0x18,%ecx
    1c38:	mov    %rcx,0x90(%rsp)
    1c40:	mov    $0x1c,%r14d
    1c46:	xor    %r13d,%r13d
    1c49:	movq   $0x0,0x28(%rsp)
    1c52:	movq   $0x0,0x18(%rsp)
    1c5b:	mov    %r12,0x88(%rsp)
    1c63:	mov    %r15,0x50(%rsp)
    1c68:	jmp    1cf7 <compute+0x247>
    1c6d:	nopl   (%rax)
    1c70:	imul   %r10,%r8
    1c74:	lea    (%rdx,%r8,4),%rax
    1c78:	vmovups %zmm3,(%rax,%r13,4)
    1c7f:	mov    0x30(%rdi),%rax
    1c83:	mov    0x40(%rsp),%rbx
    1c88:	mov    0x58(%rsp),%r14
    1c8d:	mov    0x38(%rsp),%r13
    1c92:	mov    0x18(%rsp),%rsi
    1c97:	inc    %rsi
    1c9a:	lea    0x7(%rax),%rcx
    1c9e:	lea    0xe(%rax),%rdx
    1ca2:	test   %rcx,%rcx
    1ca5:	cmovns %rcx,%rdx
    1ca9:	sar    $0x3,%rdx
    1cad:	addq   $0x400,0x28(%rsp)
    1cb6:	add    $0x20,%r13
    1cba:	add    $0x20,%rbx
    1cbe:	addq   $0x20,0x10(%rsp)
    1cc4:	addq   $0x20,0x80(%rsp)
    1ccd:	addq   $0x20,0x78(%rsp)
    1cd3:	addq   $0x20,0x98(%rsp)
    1cdc:	addq   $0x20,0x90(%rsp)
    1ce5:	add    $0x20,%r14
    1ce9:	mov    %rsi,0x18(%rsp)
    1cee:	cmp    %rdx,%rsi
    1cf1:	jge    1b90 <compute+0xe0>
    1cf7:	mov    0x40(%rdi),%rdx
    1cfb:	lea    0x1f(%rdx),%r8
    1cff:	test   %rdx,%rdx
    1d02:	mov    %rdx,%rcx
    1d05:	cmovs  %r8,%rcx
    1d09:	lea    0x7(%rdx),%rsi
    1d0d:	cmovns %rdx,%rsi
    1d11:	lea    0x3e(%rdx),%r10
    1d15:	test   %r8,%r8
    1d18:	cmovns %r8,%r10
    1d1c:	vxorps %xmm3,%xmm3,%xmm3
    1d20:	vxorps %xmm1,%xmm1,%xmm1
    1d24:	vxorps %xmm2,%xmm2,%xmm2
    1d28:	vxorps %xmm4,%xmm4,%xmm4
    1d2c:	vxorps %xmm5,%xmm5,%xmm5
    1d30:	vxorps %xmm6,%xmm6,%xmm6
    1d34:	vxorps %xmm7,%xmm7,%xmm7
    1d38:	vxorps %xmm8,%xmm8,%xmm8
    1d3d:	vxorps %xmm11,%xmm11,%xmm11
    1d42:	vxorps %xmm9,%xmm9,%xmm9
    1d47:	vxorps %xmm10,%xmm10,%xmm10
    1d4c:	vxorps %xmm12,%xmm12,%xmm12
    1d51:	vxorps %xmm13,%xmm13,%xmm13
    1d56:	vxorps %xmm14,%xmm14,%xmm14
    1d5b:	vxorps %xmm15,%xmm15,%xmm15
    1d60:	vxorps %xmm16,%xmm16,%xmm16
    1d66:	cmp    $0x20,%rdx
    1d6a:	jl     247e <compute+0x9ce>
    1d70:	mov    (%rdi),%r9
    1d73:	mov    0x28(%rdi),%r11
    1d77:	sar    $0x5,%rcx
    1d7b:	sar    $0x3,%rsi
    1d7f:	mov    %rcx,%rax
    1d82:	imul   %r15,%rax
    1d86:	shl    $0x2,%rax
    1d8a:	mov    0x8(%rdi),%rdx
    1d8e:	add    %rax,%rdx
    1d91:	add    0x10(%rdi),%rax
    1d95:	sar    $0x5,%r10
    1d99:	imul   %rsi,%r12
    1d9d:	lea    (%r9,%r12,1),%r8
    1da1:	add    $0x400,%r8
    1da8:	imul   (%rsp),%rsi
    1dad:	add    %rsi,%r9
    1db0:	add    $0x400,%r9
    1db7:	imul   0x28(%rsp),%r10
    1dbd:	add    %r11,%r10
    1dc0:	add    $0xfc,%r10
    1dc7:	xor    %r15d,%r15d
    1dca:	nopw   0x0(%rax,%rax,1)
    1dd0:	mov    %r15,%rsi
    1dd3:	shl    $0x6,%rsi
    1dd7:	vmovups (%rdx,%rsi,1),%zmm17
    1dde:	vmovups (%rax,%rsi,1),%zmm18
    1de5:	lea    (%rcx,%r15,1),%rsi
    1de9:	shl    $0x6,%rsi
    1ded:	vmovups (%rdx,%rsi,1),%zmm19
    1df4:	vmovups (%rax,%rsi,1),%zmm20
    1dfb:	xor    %r12d,%r12d
    1dfe:	xchg   %ax,%ax
    1e00:	vmovdqu64 -0x400(%r8,%r12,1),%zmm22
    1e08:	prefetcht0 (%r8,%r12,1)
    1e0d:	vmovdqu64 -0x400(%r9,%r12,1),%zmm21
    1e15:	prefetcht0 (%r9,%r12,1)
    1e1a:	vpermd %zmm0,%zmm22,%zmm26
    1e20:	vpsrld $0x4,%zmm22,%zmm23
    1e27:	vpermd %zmm0,%zmm21,%zmm27
    1e2d:	vfmadd213ps %zmm18,%zmm17,%zmm26
    1e33:	vpsrld $0x4,%zmm21,%zmm25
    1e3a:	vbroadcastss -0xfc(%r10,%r12,4),%zmm24
    1e42:	vfmadd213ps %zmm20,%zmm19,%zmm27
    1e48:	vfmadd231ps %zmm24,%zmm26,%zmm16
    1e4e:	vbroadcastss -0xf8(%r10,%r12,4),%zmm28
    1e56:	vfmadd231ps %zmm24,%zmm27,%zmm8
    1e5c:	vfmadd231ps %zmm28,%zmm26,%zmm15
    1e62:	vbroadcastss -0xf4(%r10,%r12,4),%zmm24
    1e6a:	vfmadd231ps %zmm28,%zmm27,%zmm7
    1e70:	vfmadd231ps %zmm24,%zmm26,%zmm14
    1e76:	vbroadcastss -0xf0(%r10,%r12,4),%zmm28
    1e7e:	vfmadd231ps %zmm24,%zmm27,%zmm6
    1e84:	vfmadd231ps %zmm28,%zmm26,%zmm13
    1e8a:	vbroadcastss -0xec(%r10,%r12,4),%zmm24
    1e92:	vfmadd231ps %zmm28,%zmm27,%zmm5
    1e98:	vfmadd231ps %zmm24,%zmm26,%zmm12
    1e9e:	vbroadcastss -0xe8(%r10,%r12,4),%zmm28
    1ea6:	vfmadd231ps %zmm24,%zmm27,%zmm4
    1eac:	vfmadd231ps %zmm28,%zmm26,%zmm10
    1eb2:	vbroadcastss -0xe4(%r10,%r12,4),%zmm29
    1eba:	vfmadd231ps %zmm28,%zmm27,%zmm2
    1ec0:	vbroadcastss -0xe0(%r10,%r12,4),%zmm28
    1ec8:	vpermd %zmm0,%zmm23,%zmm24
    1ece:	vfmadd231ps %zmm29,%zmm26,%zmm9
    1ed4:	vpsrld $0x8,%zmm22,%zmm30
    1edb:	vfmadd213ps %zmm18,%zmm17,%zmm24
    1ee1:	vpermd %zmm0,%zmm25,%zmm23
    1ee7:	vfmadd231ps %zmm29,%zmm27,%zmm1
    1eed:	vpsrld $0x8,%zmm21,%zmm29
    1ef4:	vbroadcastss -0xdc(%r10,%r12,4),%zmm25
    1efc:	vfmadd213ps %zmm11,%zmm28,%zmm26
    1f02:	vfmadd213ps %zmm20,%zmm19,%zmm23
    1f08:	vbroadcastss -0xd8(%r10,%r12,4),%zmm11
    1f10:	vfmadd213ps %zmm3,%zmm28,%zmm27
    1f16:	vfmadd231ps %zmm25,%zmm24,%zmm16
    1f1c:	vbroadcastss -0xd4(%r10,%r12,4),%zmm3
    1f24:	vfmadd231ps %zmm25,%zmm23,%zmm8
    1f2a:	vfmadd231ps %zmm11,%zmm24,%zmm15
    1f30:	vbroadcastss -0xd0(%r10,%r12,4),%zmm25
    1f38:	vfmadd231ps %zmm11,%zmm23,%zmm7
    1f3e:	vfmadd231ps %zmm3,%zmm24,%zmm14
    1f44:	vbroadcastss -0xcc(%r10,%r12,4),%zmm11
    1f4c:	vfmadd231ps %zmm3,%zmm23,%zmm6
    1f52:	vfmadd231ps %zmm25,%zmm24,%zmm13
    1f58:	vbroadcastss -0xc8(%r10,%r12,4),%zmm3
    1f60:	vfmadd231ps %zmm25,%zmm23,%zmm5
    1f66:	vfmadd231ps %zmm11,%zmm24,%zmm12
    1f6c:	vbroadcastss -0xc4(%r10,%r12,4),%zmm28
    1f74:	vfmadd231ps %zmm11,%zmm23,%zmm4
    1f7a:	vfmadd231ps %zmm3,%zmm24,%zmm10
    1f80:	vbroadcastss -0xc0(%r10,%r12,4),%zmm11
    1f88:	vfmadd231ps %zmm3,%zmm23,%zmm2
    1f8e:	vfmadd231ps %zmm28,%zmm24,%zmm9
    1f94:	vpermd %zmm0,%zmm30,%zmm25
    1f9a:	vpsrld $0xc,%zmm22,%zmm3
    1fa1:	vfmadd231ps %zmm28,%zmm23,%zmm1
    1fa7:	vfmadd213ps %zmm18,%zmm17,%zmm25
    1fad:	vpermd %zmm0,%zmm29,%zmm28
    1fb3:	vpsrld $0xc,%zmm21,%zmm29
    1fba:	vfmadd213ps %zmm26,%zmm11,%zmm24
    1fc0:	vfmadd213ps %zmm20,%zmm19,%zmm28
    1fc6:	vbroadcastss -0xbc(%r10,%r12,4),%zmm26
    1fce:	vfmadd213ps %zmm27,%zmm11,%zmm23
    1fd4:	vfmadd231ps %zmm26,%zmm25,%zmm16
    1fda:	vbroadcastss -0xb8(%r10,%r12,4),%zmm11
    1fe2:	vfmadd231ps %zmm26,%zmm28,%zmm8
    1fe8:	vfmadd231ps %zmm11,%zmm25,%zmm15
    1fee:	vbroadcastss -0xb4(%r10,%r12,4),%zmm26
    1ff6:	vfmadd231ps %zmm11,%zmm28,%zmm7
    1ffc:	vfmadd231ps %zmm26,%zmm25,%zmm14
    2002:	vbroadcastss -0xb0(%r10,%r12,4),%zmm11
    200a:	vfmadd231ps %zmm26,%zmm28,%zmm6
    2010:	vfmadd231ps %zmm11,%zmm25,%zmm13
    2016:	vbroadcastss -0xac(%r10,%r12,4),%zmm26
    201e:	vfmadd231ps %zmm11,%zmm28,%zmm5
    2024:	vfmadd231ps %zmm26,%zmm25,%zmm12
    202a:	vbroadcastss -0xa8(%r10,%r12,4),%zmm11
    2032:	vfmadd231ps %zmm26,%zmm28,%zmm4
    2038:	vfmadd231ps %zmm11,%zmm25,%zmm10
    203e:	vbroadcastss -0xa4(%r10,%r12,4),%zmm26
    2046:	vfmadd231ps %zmm11,%zmm28,%zmm2
    204c:	vbroadcastss -0xa0(%r10,%r12,4),%zmm27
    2054:	vpermd %zmm0,%zmm3,%zmm11
    205a:	vfmadd231ps %zmm26,%zmm25,%zmm9
    2060:	vpsrld $0x10,%zmm22,%zmm30
    2067:	vfmadd213ps %zmm18,%zmm17,%zmm11
    206d:	vpermd %zmm0,%zmm29,%zmm3
    2073:	vfmadd231ps %zmm26,%zmm28,%zmm1
    2079:	vpsrld $0x10,%zmm21,%zmm26
    2080:	vbroadcastss -0x9c(%r10,%r12,4),%zmm29
    2088:	vfmadd213ps %zmm24,%zmm27,%zmm25
    208e:	vfmadd213ps %zmm20,%zmm19,%zmm3
    2094:	vbroadcastss -0x98(%r10,%r12,4),%zmm24
    209c:	vfmadd213ps %zmm23,%zmm27,%zmm28
    20a2:	vfmadd231ps %zmm29,%zmm11,%zmm16
    20a8:	vbroadcastss -0x94(%r10,%r12,4),%zmm23
    20b0:	vfmadd231ps %zmm29,%zmm3,%zmm8
    20b6:	vfmadd231ps %zmm24,%zmm11,%zmm15
    20bc:	vbroadcastss -0x90(%r10,%r12,4),%zmm27
    20c4:	vfmadd231ps %zmm24,%zmm3,%zmm7
    20ca:	vfmadd231ps %zmm23,%zmm11,%zmm14
    20d0:	vbroadcastss -0x8c(%r10,%r12,4),%zmm24
    20d8:	vfmadd231ps %zmm23,%zmm3,%zmm6
    20de:	vfmadd231ps %zmm27,%zmm11,%zmm13
    20e4:	vbroadcastss -0x88(%r10,%r12,4),%zmm23
    20ec:	vfmadd231ps %zmm27,%zmm3,%zmm5
    20f2:	vfmadd231ps %zmm24,%zmm11,%zmm12
    20f8:	vbroadcastss -0x84(%r10,%r12,4),%zmm27
    2100:	vfmadd231ps %zmm24,%zmm3,%zmm4
    2106:	vfmadd231ps %zmm23,%zmm11,%zmm10
    210c:	vbroadcastss -0x80(%r10,%r12,4),%zmm29
    2114:	vfmadd231ps %zmm23,%zmm3,%zmm2
    211a:	vfmadd231ps %zmm27,%zmm11,%zmm9
    2120:	vpermd %zmm0,%zmm30,%zmm23
    2126:	vpsrld $0x14,%zmm22,%zmm30
    212d:	vfmadd231ps %zmm27,%zmm3,%zmm1
    2133:	vfmadd213ps %zmm18,%zmm17,%zmm23
    2139:	vpermd %zmm0,%zmm26,%zmm24
    213f:	vpsrld $0x14,%zmm21,%zmm26
    2146:	vfmadd213ps %zmm25,%zmm29,%zmm11
    214c:	vfmadd213ps %zmm20,%zmm19,%zmm24
    2152:	vbroadcastss -0x7c(%r10,%r12,4),%zmm25
    215a:	vfmadd213ps %zmm28,%zmm29,%zmm3
    2160:	vfmadd231ps %zmm25,%zmm23,%zmm16
    2166:	vbroadcastss -0x78(%r10,%r12,4),%zmm27
    216e:	vfmadd231ps %zmm25,%zmm24,%zmm8
    2174:	vfmadd231ps %zmm27,%zmm23,%zmm15
    217a:	vbroadcastss -0x74(%r10,%r12,4),%zmm25
    2182:	vfmadd231ps %zmm27,%zmm24,%zmm7
    2188:	vfmadd231ps %zmm25,%zmm23,%zmm14
    218e:	vbroadcastss -0x70(%r10,%r12,4),%zmm27
    2196:	vfmadd231ps %zmm25,%zmm24,%zmm6
    219c:	vfmadd231ps %zmm27,%zmm23,%zmm13
    21a2:	vbroadcastss -0x6c(%r10,%r12,4),%zmm25
    21aa:	vfmadd231ps %zmm27,%zmm24,%zmm5
    21b0:	vfmadd231ps %zmm25,%zmm23,%zmm12
    21b6:	vbroadcastss -0x68(%r10,%r12,4),%zmm27
    21be:	vfmadd231ps %zmm25,%zmm24,%zmm4
    21c4:	vfmadd231ps %zmm27,%zmm23,%zmm10
    21ca:	vbroadcastss -0x64(%r10,%r12,4),%zmm28
    21d2:	vfmadd231ps %zmm27,%zmm24,%zmm2
    21d8:	vbroadcastss -0x60(%r10,%r12,4),%zmm27
    21e0:	vpermd %zmm0,%zmm30,%zmm25
    21e6:	vfmadd231ps %zmm28,%zmm23,%zmm9
    21ec:	vpsrld $0x18,%zmm22,%zmm29
    21f3:	vfmadd213ps %zmm18,%zmm17,%zmm25
    21f9:	vpermd %zmm0,%zmm26,%zmm26
    21ff:	vfmadd231ps %zmm28,%zmm24,%zmm1
    2205:	vpsrld $0x18,%zmm21,%zmm28
    220c:	vbroadcastss -0x5c(%r10,%r12,4),%zmm30
    2214:	vfmadd213ps %zmm11,%zmm27,%zmm23
    221a:	vfmadd213ps %zmm20,%zmm19,%zmm26
    2220:	vbroadcastss -0x58(%r10,%r12,4),%zmm11
    2228:	vfmadd213ps %zmm3,%zmm27,%zmm24
    222e:	vfmadd231ps %zmm30,%zmm25,%zmm16
    2234:	vbroadcastss -0x54(%r10,%r12,4),%zmm3
    223c:	vfmadd231ps %zmm30,%zmm26,%zmm8
    2242:	vfmadd231ps %zmm11,%zmm25,%zmm15
    2248:	vbroadcastss -0x50(%r10,%r12,4),%zmm27
    2250:	vfmadd231ps %zmm11,%zmm26,%zmm7
    2256:	vfmadd231ps %zmm3,%zmm25,%zmm14
    225c:	vbroadcastss -0x4c(%r10,%r12,4),%zmm11
    2264:	vfmadd231ps %zmm3,%zmm26,%zmm6
    226a:	vfmadd231ps %zmm27,%zmm25,%zmm13
    2270:	vbroadcastss -0x48(%r10,%r12,4),%zmm3
    2278:	vfmadd231ps %zmm27,%zmm26,%zmm5
    227e:	vfmadd231ps %zmm11,%zmm25,%zmm12
    2284:	vbroadcastss -0x44(%r10,%r12,4),%zmm30
    228c:	vfmadd231ps %zmm11,%zmm26,%zmm4
    2292:	vfmadd231ps %zmm3,%zmm25,%zmm10
    2298:	vbroadcastss -0x40(%r10,%r12,4),%zmm11
    22a0:	vfmadd231ps %zmm3,%zmm26,%zmm2
    22a6:	vfmadd231ps %zmm30,%zmm25,%zmm9
    22ac:	vpermd %zmm0,%zmm29,%zmm27
    22b2:	vpsrld $0x1c,%zmm22,%zmm3
    22b9:	vfmadd231ps %zmm30,%zmm26,%zmm1
    22bf:	vfmadd213ps %zmm18,%zmm17,%zmm27
    22c5:	vpermd %zmm0,%zmm28,%zmm22
    22cb:	vpsrld $0x1c,%zmm21,%zmm21
    22d2:	vfmadd213ps %zmm23,%zmm11,%zmm25
    22d8:	vfmadd213ps %zmm20,%zmm19,%zmm22
    22de:	vbroadcastss -0x3c(%r10,%r12,4),%zmm23
    22e6:	vfmadd213ps %zmm24,%zmm11,%zmm26
    22ec:	vfmadd231ps %zmm23,%zmm27,%zmm16
    22f2:	vbroadcastss -0x38(%r10,%r12,4),%zmm11
    22fa:	vfmadd231ps %zmm23,%zmm22,%zmm8
    2300:	vfmadd231ps %zmm11,%zmm27,%zmm15
    2306:	vbroadcastss -0x34(%r10,%r12,4),%zmm23
    230e:	vfmadd231ps %zmm11,%zmm22,%zmm7
    2314:	vfmadd231ps %zmm23,%zmm27,%zmm14
    231a:	vbroadcastss -0x30(%r10,%r12,4),%zmm11
    2322:	vfmadd231ps %zmm23,%zmm22,%zmm6
    2328:	vfmadd231ps %zmm11,%zmm27,%zmm13
    232e:	vbroadcastss -0x2c(%r10,%r12,4),%zmm23
    2336:	vfmadd231ps %zmm11,%zmm22,%zmm5
    233c:	vfmadd231ps %zmm23,%zmm27,%zmm12
    2342:	vbroadcastss -0x28(%r10,%r12,4),%zmm11
    234a:	vfmadd231ps %zmm23,%zmm22,%zmm4
    2350:	vfmadd231ps %zmm11,%zmm27,%zmm10
    2356:	vbroadcastss -0x24(%r10,%r12,4),%zmm23
    235e:	vfmadd231ps %zmm11,%zmm22,%zmm2
    2364:	vfmadd231ps %zmm23,%zmm27,%zmm9
    236a:	vbroadcastss -0x20(%r10,%r12,4),%zmm24
    2372:	vfmadd231ps %zmm23,%zmm22,%zmm1
    2378:	vpermd %zmm0,%zmm3,%zmm11
    237e:	vfmadd213ps %zmm18,%zmm17,%zmm11
    2384:	vpermd %zmm0,%zmm21,%zmm3
    238a:	vfmadd213ps %zmm25,%zmm24,%zmm27
    2390:	vfmadd213ps %zmm20,%zmm19,%zmm3
    2396:	vbroadcastss -0x1c(%r10,%r12,4),%zmm21
    239e:	vfmadd213ps %zmm26,%zmm24,%zmm22
    23a4:	vfmadd231ps %zmm21,%zmm11,%zmm16
    23aa:	vbroadcastss -0x18(%r10,%r12,4),%zmm23
    23b2:	vfmadd231ps %zmm21,%zmm3,%zmm8
    23b8:	vfmadd231ps %zmm23,%zmm11,%zmm15
    23be:	vbroadcastss -0x14(%r10,%r12,4),%zmm21
    23c6:	vfmadd231ps %zmm23,%zmm3,%zmm7
    23cc:	vfmadd231ps %zmm21,%zmm11,%zmm14
    23d2:	vbroadcastss -0x10(%r10,%r12,4),%zmm23
    23da:	vfmadd231ps %zmm21,%zmm3,%zmm6
    23e0:	vfmadd231ps %zmm23,%zmm11,%zmm13
    23e6:	vbroadcastss -0xc(%r10,%r12,4),%zmm21
    23ee:	vfmadd231ps %zmm23,%zmm3,%zmm5
    23f4:	vfmadd231ps %zmm21,%zmm11,%zmm12
    23fa:	vbroadcastss -0x8(%r10,%r12,4),%zmm23
    2402:	vfmadd231ps %zmm21,%zmm3,%zmm4
    2408:	vfmadd231ps %zmm23,%zmm11,%zmm10
    240e:	vbroadcastss -0x4(%r10,%r12,4),%zmm21
    2416:	vfmadd231ps %zmm23,%zmm3,%zmm2
    241c:	vfmadd231ps %zmm21,%zmm11,%zmm9
    2422:	vbroadcastss (%r10,%r12,4),%zmm23
    2429:	vfmadd231ps %zmm21,%zmm3,%zmm1
    242f:	vfmadd213ps %zmm27,%zmm23,%zmm11
    2435:	vfmadd213ps %zmm22,%zmm23,%zmm3
    243b:	add    $0x40,%r12
    243f:	cmp    $0x100,%r12
    2446:	jne    1e00 <compute+0x350>
    244c:	inc    %r15
    244f:	add    $0x100,%r8
    2456:	add    $0x100,%r9
    245d:	add    $0x400,%r10
    2464:	cmp    %rcx,%r15
    2467:	jne    1dd0 <compute+0x320>
    246d:	mov    0x30(%rdi),%rax
    2471:	mov    0x88(%rsp),%r12
    2479:	mov    0x50(%rsp),%r15
    247e:	mov    0x18(%rsp),%rcx
    2483:	lea    0x0(,%rcx,8),%r9
    248b:	cmp    %rax,%r9
    248e:	mov    %r9,0x8(%rsp)
    2493:	jge    25d0 <compute+0xb20>
    2499:	mov    0x20(%rdi),%rdx
    249d:	mov    0x38(%rdi),%r8
    24a1:	mov    %r8,%rsi
    24a4:	sub    %r15,%rsi
    24a7:	cmp    $0xf,%rsi
    24ab:	jle    24d0 <compute+0xa20>
    24ad:	imul   %r9,%r8
    24b1:	lea    (%rdx,%r8,4),%rax
    24b5:	vmovups %zmm16,(%rax,%r15,4)
    24bc:	mov    0x30(%rdi),%rax
    24c0:	jmp    25d0 <compute+0xb20>
    24c5:	data16 cs nopw 0x0(%rax,%rax,1)
    24d0:	test   %rsi,%rsi
    24d3:	jle    25d0 <compute+0xb20>
    24d9:	mov    %r8d,%ecx
    24dc:	and    $0x3,%ecx
    24df:	mov    0x70(%rsp),%r9
    24e4:	sub    %r8,%r9
    24e7:	cmp    $0xfffffffffffffffc,%r9
    24eb:	jbe    24f5 <compute+0xa45>
    24ed:	xor    %r10d,%r10d
    24f0:	jmp    2583 <compute+0xad3>
    24f5:	sub    %rcx,%rsi
    24f8:	mov    0x60(%rsp),%r9
    24fd:	lea    (%rdx,%r9,1),%r10
    2501:	mov    %r8,%r9
    2504:	imul   %r13,%r9
    2508:	add    %r10,%r9
    250b:	xor    %r10d,%r10d
    250e:	xchg   %ax,%ax
    2510:	mov    %r10d,%r11d
    2513:	and    $0xf,%r11d
    2517:	vmovaps %zmm16,0x680(%rsp)
    251f:	vmovss 0x680(%rsp,%r11,4),%xmm17
    252a:	lea    0x1(%r10),%r11d
    252e:	and    $0xf,%r11d
    2532:	vinsertps $0x10,0x680(%rsp,%r11,4),%xmm17,%xmm17
    253e:	lea    0x2(%r10),%r11d
    2542:	and    $0xf,%r11d
    2546:	vinsertps $0x20,0x680(%rsp,%r11,4),%xmm17,%xmm17
    2552:	lea    0x3(%r10),%r11d
    2556:	and    $0xf,%r11d
    255a:	vinsertps $0x30,0x680(%rsp,%r11,4),%xmm17,%xmm17
    2566:	vmovups %xmm17,-0x8(%r9,%r10,4)
    2571:	add    $0x4,%r10
    2575:	cmp    %rsi,%r10
    2578:	jne    2510 <compute+0xa60>
    257a:	test   %rcx,%rcx
    257d:	je     38fd <compute+0x1e4d>
    2583:	add    %r12,%rdx
    2586:	imul   %r13,%r8
    258a:	lea    (%r8,%r10,4),%rsi
    258e:	add    %rdx,%rsi
    2591:	xor    %edx,%edx
    2593:	mov    0x8(%rsp),%r9
    2598:	nopl   0x0(%rax,%rax,1)
    25a0:	lea    (%r10,%rdx,1),%r8d
    25a4:	and    $0xf,%r8d
    25a8:	vmovaps %zmm16,0xc80(%rsp)
    25b0:	vmovss 0xc80(%rsp,%r8,4),%xmm17
    25bb:	vmovss %xmm17,(%rsi,%rdx,4)
    25c2:	inc    %rdx
    25c5:	cmp    %rdx,%rcx
    25c8:	jne    25a0 <compute+0xaf0>
    25ca:	nopw   0x0(%rax,%rax,1)
    25d0:	mov    %r9,%rcx
    25d3:	or     $0x1,%rcx
    25d7:	mov    %rcx,0x20(%rsp)
    25dc:	cmp    %rax,%rcx
    25df:	jge    2720 <compute+0xc70>
    25e5:	mov    0x20(%rdi),%rdx
    25e9:	mov    0x38(%rdi),%r8
    25ed:	mov    %r8,%rsi
    25f0:	sub    %r15,%rsi
    25f3:	cmp    $0xf,%rsi
    25f7:	jle    2620 <compute+0xb70>
    25f9:	imul   0x20(%rsp),%r8
    25ff:	lea    (%rdx,%r8,4),%rax
    2603:	vmovups %zmm15,(%rax,%r15,4)
    260a:	mov    0x30(%rdi),%rax
    260e:	jmp    2720 <compute+0xc70>
    2613:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2620:	test   %rsi,%rsi
    2623:	jle    2720 <compute+0xc70>
    2629:	mov    %r8d,%ecx
    262c:	and    $0x3,%ecx
    262f:	mov    0x70(%rsp),%r9
    2634:	sub    %r8,%r9
    2637:	cmp    $0xfffffffffffffffc,%r9
    263b:	jbe    2645 <compute+0xb95>
    263d:	xor    %r10d,%r10d
    2640:	jmp    26d3 <compute+0xc23>
    2645:	sub    %rcx,%rsi
    2648:	mov    0x60(%rsp),%r9
    264d:	lea    (%rdx,%r9,1),%r10
    2651:	mov    %r8,%r9
    2654:	imul   %rbx,%r9
    2658:	add    %r10,%r9
    265b:	xor    %r10d,%r10d
    265e:	xchg   %ax,%ax
    2660:	mov    %r10d,%r11d
    2663:	and    $0xf,%r11d
    2667:	vmovaps %zmm15,0x640(%rsp)
    266f:	vmovss 0x640(%rsp,%r11,4),%xmm16
    267a:	lea    0x1(%r10),%r11d
    267e:	and    $0xf,%r11d
    2682:	vinsertps $0x10,0x640(%rsp,%r11,4),%xmm16,%xmm16
    268e:	lea    0x2(%r10),%r11d
    2692:	and    $0xf,%r11d
    2696:	vinsertps $0x20,0x640(%rsp,%r11,4),%xmm16,%xmm16
    26a2:	lea    0x3(%r10),%r11d
    26a6:	and    $0xf,%r11d
    26aa:	vinsertps $0x30,0x640(%rsp,%r11,4),%xmm16,%xmm16
    26b6:	vmovups %xmm16,-0x8(%r9,%r10,4)
    26c1:	add    $0x4,%r10
    26c5:	cmp    %rsi,%r10
    26c8:	jne    2660 <compute+0xbb0>
    26ca:	test   %rcx,%rcx
    26cd:	je     3907 <compute+0x1e57>
    26d3:	add    %r12,%rdx
    26d6:	imul   %rbx,%r8
    26da:	lea    (%r8,%r10,4),%rsi
    26de:	add    %rdx,%rsi
    26e1:	xor    %edx,%edx
    26e3:	mov    0x8(%rsp),%r9
    26e8:	nopl   0x0(%rax,%rax,1)
    26f0:	lea    (%r10,%rdx,1),%r8d
    26f4:	and    $0xf,%r8d
    26f8:	vmovaps %zmm15,0xc40(%rsp)
    2700:	vmovss 0xc40(%rsp,%r8,4),%xmm16
    270b:	vmovss %xmm16,(%rsi,%rdx,4)
    2712:	inc    %rdx
    2715:	cmp    %rdx,%rcx
    2718:	jne    26f0 <compute+0xc40>
    271a:	nopw   0x0(%rax,%rax,1)
    2720:	mov    %r9,%rcx
    2723:	or     $0x2,%rcx
    2727:	mov    %rcx,0x30(%rsp)
    272c:	cmp    %rax,%rcx
    272f:	mov    %rbx,0x40(%rsp)
    2734:	mov    %r14,0x58(%rsp)
    2739:	mov    %r13,0x38(%rsp)
    273e:	jge    2880 <compute+0xdd0>
    2744:	mov    0x20(%rdi),%rdx
    2748:	mov    0x38(%rdi),%r8
    274c:	mov    %r8,%rsi
    274f:	sub    %r15,%rsi
    2752:	cmp    $0xf,%rsi
    2756:	jle    2780 <compute+0xcd0>
    2758:	imul   0x30(%rsp),%r8
    275e:	lea    (%rdx,%r8,4),%rax
    2762:	vmovups %zmm14,(%rax,%r15,4)
    2769:	mov    0x30(%rdi),%rax
    276d:	jmp    2880 <compute+0xdd0>
    2772:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2780:	test   %rsi,%rsi
    2783:	jle    2880 <compute+0xdd0>
    2789:	mov    %r8d,%ecx
    278c:	and    $0x3,%ecx
    278f:	mov    0x70(%rsp),%r9
    2794:	sub    %r8,%r9
    2797:	cmp    $0xfffffffffffffffc,%r9
    279b:	jbe    27a5 <compute+0xcf5>
    279d:	xor    %r10d,%r10d
    27a0:	jmp    282b <compute+0xd7b>
    27a5:	sub    %rcx,%rsi
    27a8:	mov    0x60(%rsp),%r9
    27ad:	lea    (%rdx,%r9,1),%r10
    27b1:	mov    %r8,%r9
    27b4:	imul   0x10(%rsp),%r9
    27ba:	add    %r10,%r9
    27bd:	xor    %r10d,%r10d
    27c0:	mov    %r10d,%r11d
    27c3:	and    $0xf,%r11d
    27c7:	vmovaps %zmm14,0x600(%rsp)
    27cf:	vmovss 0x600(%rsp,%r11,4),%xmm15
    27d9:	lea    0x1(%r10),%r11d
    27dd:	and    $0xf,%r11d
    27e1:	vinsertps $0x10,0x600(%rsp,%r11,4),%xmm15,%xmm15
    27ec:	lea    0x2(%r10),%r11d
    27f0:	and    $0xf,%r11d
    27f4:	vinsertps $0x20,0x600(%rsp,%r11,4),%xmm15,%xmm15
    27ff:	lea    0x3(%r10),%r11d
    2803:	and    $0xf,%r11d
    2807:	vinsertps $0x30,0x600(%rsp,%r11,4),%xmm15,%xmm15
    2812:	vmovups %xmm15,-0x8(%r9,%r10,4)
    2819:	add    $0x4,%r10
    281d:	cmp    %rsi,%r10
    2820:	jne    27c0 <compute+0xd10>
    2822:	test   %rcx,%rcx
    2825:	je     3911 <compute+0x1e61>
    282b:	add    %r12,%rdx
    282e:	imul   0x10(%rsp),%r8
    2834:	lea    (%r8,%r10,4),%rsi
    2838:	add    %rdx,%rsi
    283b:	xor    %edx,%edx
    283d:	mov    0x8(%rsp),%r9
    2842:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2850:	lea    (%r10,%rdx,1),%r8d
    2854:	and    $0xf,%r8d
    2858:	vmovaps %zmm14,0xc00(%rsp)
    2860:	vmovss 0xc00(%rsp,%r8,4),%xmm15
    286a:	vmovss %xmm15,(%rsi,%rdx,4)
    286f:	inc    %rdx
    2872:	cmp    %rdx,%rcx
    2875:	jne    2850 <compute+0xda0>
    2877:	nopw   0x0(%rax,%rax,1)
    2880:	mov    %r9,%r13
    2883:	or     $0x3,%r13
    2887:	cmp    %rax,%r13
    288a:	jge    29d0 <compute+0xf20>
    2890:	mov    0x20(%rdi),%rdx
    2894:	mov    0x38(%rdi),%r8
    2898:	mov    %r8,%rsi
    289b:	sub    %r15,%rsi
    289e:	cmp    $0xf,%rsi
    28a2:	jle    28c0 <compute+0xe10>
    28a4:	imul   %r13,%r8
    28a8:	lea    (%rdx,%r8,4),%rax
    28ac:	vmovups %zmm13,(%rax,%r15,4)
    28b3:	mov    0x30(%rdi),%rax
    28b7:	jmp    29d0 <compute+0xf20>
    28bc:	nopl   0x0(%rax)
    28c0:	test   %rsi,%rsi
    28c3:	jle    29d0 <compute+0xf20>
    28c9:	mov    %r8d,%ecx
    28cc:	and    $0x3,%ecx
    28cf:	mov    0x70(%rsp),%r9
    28d4:	sub    %r8,%r9
    28d7:	cmp    $0xfffffffffffffffc,%r9
    28db:	jbe    28e5 <compute+0xe35>
    28dd:	xor    %r10d,%r10d
    28e0:	jmp    297b <compute+0xecb>
    28e5:	sub    %rcx,%rsi
    28e8:	mov    0x60(%rsp),%r9
    28ed:	lea    (%rdx,%r9,1),%r10
    28f1:	mov    %r8,%r9
    28f4:	imul   0x80(%rsp),%r9
    28fd:	add    %r10,%r9
    2900:	xor    %r10d,%r10d
    2903:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2910:	mov    %r10d,%r11d
    2913:	and    $0xf,%r11d
    2917:	vmovaps %zmm13,0x5c0(%rsp)
    291f:	vmovss 0x5c0(%rsp,%r11,4),%xmm14
    2929:	lea    0x1(%r10),%r11d
    292d:	and    $0xf,%r11d
    2931:	vinsertps $0x10,0x5c0(%rsp,%r11,4),%xmm14,%xmm14
    293c:	lea    0x2(%r10),%r11d
    2940:	and    $0xf,%r11d
    2944:	vinsertps $0x20,0x5c0(%rsp,%r11,4),%xmm14,%xmm14
    294f:	lea    0x3(%r10),%r11d
    2953:	and    $0xf,%r11d
    2957:	vinsertps $0x30,0x5c0(%rsp,%r11,4),%xmm14,%xmm14
    2962:	vmovups %xmm14,-0x8(%r9,%r10,4)
    2969:	add    $0x4,%r10
    296d:	cmp    %rsi,%r10
    2970:	jne    2910 <compute+0xe60>
    2972:	test   %rcx,%rcx
    2975:	je     391b <compute+0x1e6b>
    297b:	add    %r12,%rdx
    297e:	imul   0x80(%rsp),%r8
    2987:	lea    (%r8,%r10,4),%rsi
    298b:	add    %rdx,%rsi
    298e:	xor    %edx,%edx
    2990:	mov    0x8(%rsp),%r9
    2995:	data16 cs nopw 0x0(%rax,%rax,1)
    29a0:	lea    (%r10,%rdx,1),%r8d
    29a4:	and    $0xf,%r8d
    29a8:	vmovaps %zmm13,0xbc0(%rsp)
    29b0:	vmovss 0xbc0(%rsp,%r8,4),%xmm14
    29ba:	vmovss %xmm14,(%rsi,%rdx,4)
    29bf:	inc    %rdx
    29c2:	cmp    %rdx,%rcx
    29c5:	jne    29a0 <compute+0xef0>
    29c7:	nopw   0x0(%rax,%rax,1)
    29d0:	mov    %r9,%r8
    29d3:	or     $0x4,%r8
    29d7:	cmp    %rax,%r8
    29da:	jge    2b00 <compute+0x1050>
    29e0:	mov    0x20(%rdi),%rdx
    29e4:	mov    0x38(%rdi),%r10
    29e8:	mov    %r10,%rsi
    29eb:	sub    %r15,%rsi
    29ee:	cmp    $0xf,%rsi
    29f2:	jle    2a10 <compute+0xf60>
    29f4:	imul   %r8,%r10
    29f8:	lea    (%rdx,%r10,4),%rax
    29fc:	vmovups %zmm12,(%rax,%r15,4)
    2a03:	mov    0x30(%rdi),%rax
    2a07:	jmp    2b00 <compute+0x1050>
    2a0c:	nopl   0x0(%rax)
    2a10:	test   %rsi,%rsi
    2a13:	jle    2b00 <compute+0x1050>
    2a19:	mov    %r10d,%ecx
    2a1c:	and    $0x3,%ecx
    2a1f:	mov    0x70(%rsp),%r9
    2a24:	sub    %r10,%r9
    2a27:	cmp    $0xfffffffffffffffc,%r9
    2a2b:	jbe    2a35 <compute+0xf85>
    2a2d:	xor    %r11d,%r11d
    2a30:	jmp    2ab2 <compute+0x1002>
    2a35:	sub    %rcx,%rsi
    2a38:	mov    0x60(%rsp),%r9
    2a3d:	lea    (%rdx,%r9,1),%r11
    2a41:	mov    %r10,%r9
    2a44:	imul   0x78(%rsp),%r9
    2a4a:	add    %r11,%r9
    2a4d:	xor    %r11d,%r11d
    2a50:	mov    %r11d,%ebx
    2a53:	and    $0xf,%ebx
    2a56:	vmovaps %zmm12,0x580(%rsp)
    2a5e:	vmovss 0x580(%rsp,%rbx,4),%xmm13
    2a67:	lea    0x1(%r11),%ebx
    2a6b:	and    $0xf,%ebx
    2a6e:	vinsertps $0x10,0x580(%rsp,%rbx,4),%xmm13,%xmm13
    2a79:	lea    0x2(%r11),%ebx
    2a7d:	and    $0xf,%ebx
    2a80:	vinsertps $0x20,0x580(%rsp,%rbx,4),%xmm13,%xmm13
    2a8b:	lea    0x3(%r11),%ebx
    2a8f:	and    $0xf,%ebx
    2a92:	vinsertps $0x30,0x580(%rsp,%rbx,4),%xmm13,%xmm13
    2a9d:	vmovups %xmm13,-0x8(%r9,%r11,4)
    2aa4:	add    $0x4,%r11
    2aa8:	cmp    %rsi,%r11
    2aab:	jne    2a50 <compute+0xfa0>
    2aad:	test   %rcx,%rcx
    2ab0:	je     2af7 <compute+0x1047>
    2ab2:	add    %r12,%rdx
    2ab5:	imul   0x78(%rsp),%r10
    2abb:	lea    (%r10,%r11,4),%rsi
    2abf:	add    %rdx,%rsi
    2ac2:	xor    %edx,%edx
    2ac4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    2ad0:	lea    (%r11,%rdx,1),%r9d
    2ad4:	and    $0xf,%r9d
    2ad8:	vmovaps %zmm12,0xb80(%rsp)
    2ae0:	vmovss 0xb80(%rsp,%r9,4),%xmm13
    2aea:	vmovss %xmm13,(%rsi,%rdx,4)
    2aef:	inc    %rdx
    2af2:	cmp    %rdx,%rcx
    2af5:	jne    2ad0 <compute+0x1020>
    2af7:	mov    0x8(%rsp),%r9
    2afc:	nopl   0x0(%rax)
    2b00:	mov    %r9,%rdx
    2b03:	or     $0x5,%rdx
    2b07:	cmp    %rax,%rdx
    2b0a:	jge    2c40 <compute+0x1190>
    2b10:	mov    0x20(%rdi),%r10
    2b14:	mov    0x38(%rdi),%rbx
    2b18:	mov    %rbx,%rsi
    2b1b:	sub    %r15,%rsi
    2b1e:	cmp    $0xf,%rsi
    2b22:	jle    2b40 <compute+0x1090>
    2b24:	imul   %rdx,%rbx
    2b28:	lea    (%r10,%rbx,4),%rax
    2b2c:	vmovups %zmm10,(%rax,%r15,4)
    2b33:	mov    0x30(%rdi),%rax
    2b37:	jmp    2c40 <compute+0x1190>
    2b3c:	nopl   0x0(%rax)
    2b40:	test   %rsi,%rsi
    2b43:	jle    2c40 <compute+0x1190>
    2b49:	mov    %ebx,%ecx
    2b4b:	and    $0x3,%ecx
    2b4e:	mov    0x70(%rsp),%r9
    2b53:	sub    %rbx,%r9
    2b56:	cmp    $0xfffffffffffffffc,%r9
    2b5a:	jbe    2b64 <compute+0x10b4>
    2b5c:	xor    %r11d,%r11d
    2b5f:	jmp    2bf7 <compute+0x1147>
    2b64:	sub    %rcx,%rsi
    2b67:	mov    0x60(%rsp),%r9
    2b6c:	lea    (%r10,%r9,1),%r11
    2b70:	mov    %rbx,%r9
    2b73:	imul   0x98(%rsp),%r9
    2b7c:	add    %r11,%r9
    2b7f:	xor    %r11d,%r11d
    2b82:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2b90:	mov    %r11d,%r14d
    2b93:	and    $0xf,%r14d
    2b97:	vmovaps %zmm10,0x540(%rsp)
    2b9f:	vmovss 0x540(%rsp,%r14,4),%xmm12
    2ba9:	lea    0x1(%r11),%r14d
    2bad:	and    $0xf,%r14d
    2bb1:	vinsertps $0x10,0x540(%rsp,%r14,4),%xmm12,%xmm12
    2bbc:	lea    0x2(%r11),%r14d
    2bc0:	and    $0xf,%r14d
    2bc4:	vinsertps $0x20,0x540(%rsp,%r14,4),%xmm12,%xmm12
    2bcf:	lea    0x3(%r11),%r14d
    2bd3:	and    $0xf,%r14d
    2bd7:	vinsertps $0x30,0x540(%rsp,%r14,4),%xmm12,%xmm12
    2be2:	vmovups %xmm12,-0x8(%r9,%r11,4)
    2be9:	add    $0x4,%r11
    2bed:	cmp    %rsi,%r11
    2bf0:	jne    2b90 <compute+0x10e0>
    2bf2:	test   %rcx,%rcx
    2bf5:	je     2c38 <compute+0x1188>
    2bf7:	add    %r12,%r10
    2bfa:	imul   0x98(%rsp),%rbx
    2c03:	lea    (%rbx,%r11,4),%rsi
    2c07:	add    %r10,%rsi
    2c0a:	xor    %r9d,%r9d
    2c0d:	nopl   (%rax)
    2c10:	lea    (%r11,%r9,1),%r10d
    2c14:	and    $0xf,%r10d
    2c18:	vmovaps %zmm10,0xb40(%rsp)
    2c20:	vmovss 0xb40(%rsp,%r10,4),%xmm12
    2c2a:	vmovss %xmm12,(%rsi,%r9,4)
    2c30:	inc    %r9
    2c33:	cmp    %r9,%rcx
    2c36:	jne    2c10 <compute+0x1160>
    2c38:	mov    0x8(%rsp),%r9
    2c3d:	nopl   (%rax)
    2c40:	mov    %r9,%rcx
    2c43:	or     $0x6,%rcx
    2c47:	cmp    %rax,%rcx
    2c4a:	jge    2d90 <compute+0x12e0>
    2c50:	mov    0x20(%rdi),%r14
    2c54:	mov    0x38(%rdi),%rbx
    2c58:	mov    %rbx,%rsi
    2c5b:	sub    %r15,%rsi
    2c5e:	cmp    $0xf,%rsi
    2c62:	jle    2c80 <compute+0x11d0>
    2c64:	imul   %rcx,%rbx
    2c68:	lea    (%r14,%rbx,4),%rax
    2c6c:	vmovups %zmm9,(%rax,%r15,4)
    2c73:	mov    0x30(%rdi),%rax
    2c77:	jmp    2d90 <compute+0x12e0>
    2c7c:	nopl   0x0(%rax)
    2c80:	test   %rsi,%rsi
    2c83:	jle    2d90 <compute+0x12e0>
    2c89:	mov    %ebx,%r10d
    2c8c:	and    $0x3,%r10d
    2c90:	mov    0x70(%rsp),%r9
    2c95:	sub    %rbx,%r9
    2c98:	cmp    $0xfffffffffffffffc,%r9
    2c9c:	jbe    2ca6 <compute+0x11f6>
    2c9e:	xor    %r11d,%r11d
    2ca1:	jmp    2d3c <compute+0x128c>
    2ca6:	sub    %r10,%rsi
    2ca9:	mov    0x60(%rsp),%r9
    2cae:	lea    (%r14,%r9,1),%r11
    2cb2:	mov    %rbx,%r9
    2cb5:	imul   0x90(%rsp),%r9
    2cbe:	add    %r11,%r9
    2cc1:	xor    %r11d,%r11d
    2cc4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    2cd0:	mov    %r11d,%r15d
    2cd3:	and    $0xf,%r15d
    2cd7:	vmovaps %zmm9,0x500(%rsp)
    2cdf:	vmovss 0x500(%rsp,%r15,4),%xmm10
    2ce9:	lea    0x1(%r11),%r15d
    2ced:	and    $0xf,%r15d
    2cf1:	vinsertps $0x10,0x500(%rsp,%r15,4),%xmm10,%xmm10
    2cfc:	lea    0x2(%r11),%r15d
    2d00:	and    $0xf,%r15d
    2d04:	vinsertps $0x20,0x500(%rsp,%r15,4),%xmm10,%xmm10
    2d0f:	lea    0x3(%r11),%r15d
    2d13:	and    $0xf,%r15d
    2d17:	vinsertps $0x30,0x500(%rsp,%r15,4),%xmm10,%xmm10
    2d22:	vmovups %xmm10,-0x8(%r9,%r11,4)
    2d29:	add    $0x4,%r11
    2d2d:	cmp    %rsi,%r11
    2d30:	jne    2cd0 <compute+0x1220>
    2d32:	test   %r10,%r10
    2d35:	mov    0x50(%rsp),%r15
    2d3a:	je     2d86 <compute+0x12d6>
    2d3c:	add    %r12,%r14
    2d3f:	imul   0x90(%rsp),%rbx
    2d48:	lea    (%rbx,%r11,4),%rsi
    2d4c:	add    %r14,%rsi
    2d4f:	xor    %r9d,%r9d
    2d52:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2d60:	lea    (%r11,%r9,1),%ebx
    2d64:	and    $0xf,%ebx
    2d67:	vmovaps %zmm9,0xb00(%rsp)
    2d6f:	vmovss 0xb00(%rsp,%rbx,4),%xmm10
    2d78:	vmovss %xmm10,(%rsi,%r9,4)
    2d7e:	inc    %r9
    2d81:	cmp    %r9,%r10
    2d84:	jne    2d60 <compute+0x12b0>
    2d86:	mov    0x8(%rsp),%r9
    2d8b:	nopl   0x0(%rax,%rax,1)
    2d90:	mov    %r9,%r10
    2d93:	or     $0x7,%r10
    2d97:	cmp    %rax,%r10
    2d9a:	jge    2e10 <compute+0x1360>
    2d9c:	mov    0x20(%rdi),%rbx
    2da0:	mov    %r15,%rsi
    2da3:	mov    0x38(%rdi),%r15
    2da7:	mov    %r15,%r11
    2daa:	sub    %rsi,%r11
    2dad:	cmp    $0xf,%r11
    2db1:	jle    2de0 <compute+0x1330>
    2db3:	imul   %r10,%r15
    2db7:	lea    (%rbx,%r15,4),%rax
    2dbb:	vmovups %zmm11,(%rax,%rsi,4)
    2dc2:	mov    0x30(%rdi),%rax
    2dc6:	mov    %rsi,%r15
    2dc9:	cmp    %rax,%r9
    2dcc:	jl     2e19 <compute+0x1369>
    2dce:	jmp    3050 <compute+0x15a0>
    2dd3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2de0:	test   %r11,%r11
    2de3:	jle    2e01 <compute+0x1351>
    2de5:	mov    %r15d,%r14d
    2de8:	and    $0x3,%r14d
    2dec:	mov    0x70(%rsp),%rsi
    2df1:	sub    %r15,%rsi
    2df4:	cmp    $0xfffffffffffffffc,%rsi
    2df8:	jbe    2e79 <compute+0x13c9>
    2dfa:	xor    %esi,%esi
    2dfc:	jmp    2f0f <compute+0x145f>
    2e01:	mov    0x50(%rsp),%r15
    2e06:	cs nopw 0x0(%rax,%rax,1)
    2e10:	cmp    %rax,%r9
    2e13:	jge    3050 <compute+0x15a0>
    2e19:	mov    0x20(%rdi),%rbx
    2e1d:	mov    0x38(%rdi),%r11
    2e21:	mov    %r11,%r14
    2e24:	mov    0x48(%rsp),%rsi
    2e29:	sub    %rsi,%r14
    2e2c:	cmp    $0xf,%r14
    2e30:	jle    2e50 <compute+0x13a0>
    2e32:	imul   %r9,%r11
    2e36:	lea    (%rbx,%r11,4),%rax
    2e3a:	vmovups %zmm8,(%rax,%rsi,4)
    2e41:	mov    0x30(%rdi),%rax
    2e45:	jmp    3050 <compute+0x15a0>
    2e4a:	nopw   0x0(%rax,%rax,1)
    2e50:	test   %r14,%r14
    2e53:	jle    3050 <compute+0x15a0>
    2e59:	mov    0x68(%rsp),%rsi
    2e5e:	add    %r11,%rsi
    2e61:	mov    %r11d,%r9d
    2e64:	and    $0x3,%r9d
    2e68:	cmp    $0x3,%rsi
    2e6c:	jae    2f6e <compute+0x14be>
    2e72:	xor    %esi,%esi
    2e74:	jmp    3003 <compute+0x1553>
    2e79:	sub    %r14,%r11
    2e7c:	mov    0x60(%rsp),%rsi
    2e81:	add    %rbx,%rsi
    2e84:	mov    %r15,%r9
    2e87:	imul   0x58(%rsp),%r9
    2e8d:	add    %rsi,%r9
    2e90:	xor    %esi,%esi
    2e92:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2ea0:	mov    %esi,%r12d
    2ea3:	and    $0xf,%r12d
    2ea7:	vmovaps %zmm11,0x4c0(%rsp)
    2eaf:	vmovss 0x4c0(%rsp,%r12,4),%xmm9
    2eb9:	lea    0x1(%rsi),%r12d
    2ebd:	and    $0xf,%r12d
    2ec1:	vinsertps $0x10,0x4c0(%rsp,%r12,4),%xmm9,%xmm9
    2ecc:	lea    0x2(%rsi),%r12d
    2ed0:	and    $0xf,%r12d
    2ed4:	vinsertps $0x20,0x4c0(%rsp,%r12,4),%xmm9,%xmm9
    2edf:	lea    0x3(%rsi),%r12d
    2ee3:	and    $0xf,%r12d
    2ee7:	vinsertps $0x30,0x4c0(%rsp,%r12,4),%xmm9,%xmm9
    2ef2:	vmovups %xmm9,-0x8(%r9,%rsi,4)
    2ef9:	add    $0x4,%rsi
    2efd:	cmp    %r11,%rsi
    2f00:	jne    2ea0 <compute+0x13f0>
    2f02:	test   %r14,%r14
    2f05:	mov    0x88(%rsp),%r12
    2f0d:	je     2f56 <compute+0x14a6>
    2f0f:	add    %r12,%rbx
    2f12:	imul   0x58(%rsp),%r15
    2f18:	lea    (%r15,%rsi,4),%r9
    2f1c:	add    %rbx,%r9
    2f1f:	xor    %r11d,%r11d
    2f22:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2f30:	lea    (%rsi,%r11,1),%ebx
    2f34:	and    $0xf,%ebx
    2f37:	vmovaps %zmm11,0xac0(%rsp)
    2f3f:	vmovss 0xac0(%rsp,%rbx,4),%xmm9
    2f48:	vmovss %xmm9,(%r9,%r11,4)
    2f4e:	inc    %r11
    2f51:	cmp    %r11,%r14
    2f54:	jne    2f30 <compute+0x1480>
    2f56:	mov    0x50(%rsp),%r15
    2f5b:	mov    0x8(%rsp),%r9
    2f60:	cmp    %rax,%r9
    2f63:	jl     2e19 <compute+0x1369>
    2f69:	jmp    3050 <compute+0x15a0>
    2f6e:	sub    %r9,%r14
    2f71:	mov    (%rsp),%rsi
    2f75:	add    %rbx,%rsi
    2f78:	mov    %r11,%r15
    2f7b:	imul   0x38(%rsp),%r15
    2f81:	add    %rsi,%r15
    2f84:	xor    %esi,%esi
    2f86:	cs nopw 0x0(%rax,%rax,1)
    2f90:	mov    %esi,%r12d
    2f93:	and    $0xf,%r12d
    2f97:	vmovaps %zmm8,0x480(%rsp)
    2f9f:	vmovss 0x480(%rsp,%r12,4),%xmm9
    2fa9:	lea    0x1(%rsi),%r12d
    2fad:	and    $0xf,%r12d
    2fb1:	vinsertps $0x10,0x480(%rsp,%r12,4),%xmm9,%xmm9
    2fbc:	lea    0x2(%rsi),%r12d
    2fc0:	and    $0xf,%r12d
    2fc4:	vinsertps $0x20,0x480(%rsp,%r12,4),%xmm9,%xmm9
    2fcf:	lea    0x3(%rsi),%r12d
    2fd3:	and    $0xf,%r12d
    2fd7:	vinsertps $0x30,0x480(%rsp,%r12,4),%xmm9,%xmm9
    2fe2:	vmovups %xmm9,(%r15,%rsi,4)
    2fe8:	add    $0x4,%rsi
    2fec:	cmp    %r14,%rsi
    2fef:	jne    2f90 <compute+0x14e0>
    2ff1:	test   %r9,%r9
    2ff4:	mov    0x88(%rsp),%r12
    2ffc:	mov    0x50(%rsp),%r15
    3001:	je     3050 <compute+0x15a0>
    3003:	add    (%rsp),%rbx
    3007:	imul   0x38(%rsp),%r11
    300d:	lea    (%r11,%rsi,4),%r11
    3011:	add    %rbx,%r11
    3014:	xor    %ebx,%ebx
    3016:	cs nopw 0x0(%rax,%rax,1)
    3020:	lea    (%rsi,%rbx,1),%r14d
    3024:	and    $0xf,%r14d
    3028:	vmovaps %zmm8,0xa80(%rsp)
    3030:	vmovss 0xa80(%rsp,%r14,4),%xmm9
    303a:	vmovss %xmm9,(%r11,%rbx,4)
    3040:	inc    %rbx
    3043:	cmp    %rbx,%r9
    3046:	jne    3020 <compute+0x1570>
    3048:	nopl   0x0(%rax,%rax,1)
    3050:	cmp    %rax,0x20(%rsp)
    3055:	jge    3190 <compute+0x16e0>
    305b:	mov    0x20(%rdi),%rbx
    305f:	mov    0x38(%rdi),%r11
    3063:	mov    %r11,%r14
    3066:	mov    0x48(%rsp),%rsi
    306b:	sub    %rsi,%r14
    306e:	cmp    $0xf,%r14
    3072:	jle    3090 <compute+0x15e0>
    3074:	imul   0x20(%rsp),%r11
    307a:	lea    (%rbx,%r11,4),%rax
    307e:	vmovups %zmm7,(%rax,%rsi,4)
    3085:	mov    0x30(%rdi),%rax
    3089:	jmp    3190 <compute+0x16e0>
    308e:	xchg   %ax,%ax
    3090:	test   %r14,%r14
    3093:	jle    3190 <compute+0x16e0>
    3099:	mov    0x68(%rsp),%rsi
    309e:	add    %r11,%rsi
    30a1:	mov    %r11d,%r9d
    30a4:	and    $0x3,%r9d
    30a8:	cmp    $0x3,%rsi
    30ac:	jae    30b5 <compute+0x1605>
    30ae:	xor    %esi,%esi
    30b0:	jmp    3143 <compute+0x1693>
    30b5:	sub    %r9,%r14
    30b8:	mov    (%rsp),%rsi
    30bc:	add    %rbx,%rsi
    30bf:	mov    %r11,%r15
    30c2:	imul   0x40(%rsp),%r15
    30c8:	add    %rsi,%r15
    30cb:	xor    %esi,%esi
    30cd:	nopl   (%rax)
    30d0:	mov    %esi,%r12d
    30d3:	and    $0xf,%r12d
    30d7:	vmovaps %zmm7,0x440(%rsp)
    30df:	vmovss 0x440(%rsp,%r12,4),%xmm8
    30e9:	lea    0x1(%rsi),%r12d
    30ed:	and    $0xf,%r12d
    30f1:	vinsertps $0x10,0x440(%rsp,%r12,4),%xmm8,%xmm8
    30fc:	lea    0x2(%rsi),%r12d
    3100:	and    $0xf,%r12d
    3104:	vinsertps $0x20,0x440(%rsp,%r12,4),%xmm8,%xmm8
    310f:	lea    0x3(%rsi),%r12d
    3113:	and    $0xf,%r12d
    3117:	vinsertps $0x30,0x440(%rsp,%r12,4),%xmm8,%xmm8
    3122:	vmovups %xmm8,(%r15,%rsi,4)
    3128:	add    $0x4,%rsi
    312c:	cmp    %r14,%rsi
    312f:	jne    30d0 <compute+0x1620>
    3131:	test   %r9,%r9
    3134:	mov    0x88(%rsp),%r12
    313c:	mov    0x50(%rsp),%r15
    3141:	je     3190 <compute+0x16e0>
    3143:	add    (%rsp),%rbx
    3147:	imul   0x40(%rsp),%r11
    314d:	lea    (%r11,%rsi,4),%r11
    3151:	add    %rbx,%r11
    3154:	xor    %ebx,%ebx
    3156:	cs nopw 0x0(%rax,%rax,1)
    3160:	lea    (%rsi,%rbx,1),%r14d
    3164:	and    $0xf,%r14d
    3168:	vmovaps %zmm7,0xa40(%rsp)
    3170:	vmovss 0xa40(%rsp,%r14,4),%xmm8
    317a:	vmovss %xmm8,(%r11,%rbx,4)
    3180:	inc    %rbx
    3183:	cmp    %rbx,%r9
    3186:	jne    3160 <compute+0x16b0>
    3188:	nopl   0x0(%rax,%rax,1)
    3190:	cmp    %rax,0x30(%rsp)
    3195:	jge    32d0 <compute+0x1820>
    319b:	mov    0x20(%rdi),%rbx
    319f:	mov    0x38(%rdi),%r11
    31a3:	mov    %r11,%r14
    31a6:	mov    0x48(%rsp),%rsi
    31ab:	sub    %rsi,%r14
    31ae:	cmp    $0xf,%r14
    31b2:	jle    31d0 <compute+0x1720>
    31b4:	imul   0x30(%rsp),%r11
    31ba:	lea    (%rbx,%r11,4),%rax
    31be:	vmovups %zmm6,(%rax,%rsi,4)
    31c5:	mov    0x30(%rdi),%rax
    31c9:	jmp    32d0 <compute+0x1820>
    31ce:	xchg   %ax,%ax
    31d0:	test   %r14,%r14
    31d3:	jle    32d0 <compute+0x1820>
    31d9:	mov    0x68(%rsp),%rsi
    31de:	add    %r11,%rsi
    31e1:	mov    %r11d,%r9d
    31e4:	and    $0x3,%r9d
    31e8:	cmp    $0x3,%rsi
    31ec:	jae    31f5 <compute+0x1745>
    31ee:	xor    %esi,%esi
    31f0:	jmp    3283 <compute+0x17d3>
    31f5:	sub    %r9,%r14
    31f8:	mov    (%rsp),%rsi
    31fc:	add    %rbx,%rsi
    31ff:	mov    %r11,%r15
    3202:	imul   0x10(%rsp),%r15
    3208:	add    %rsi,%r15
    320b:	xor    %esi,%esi
    320d:	nopl   (%rax)
    3210:	mov    %esi,%r12d
    3213:	and    $0xf,%r12d
    3217:	vmovaps %zmm6,0x400(%rsp)
    321f:	vmovss 0x400(%rsp,%r12,4),%xmm7
    3229:	lea    0x1(%rsi),%r12d
    322d:	and    $0xf,%r12d
    3231:	vinsertps $0x10,0x400(%rsp,%r12,4),%xmm7,%xmm7
    323c:	lea    0x2(%rsi),%r12d
    3240:	and    $0xf,%r12d
    3244:	vinsertps $0x20,0x400(%rsp,%r12,4),%xmm7,%xmm7
    324f:	lea    0x3(%rsi),%r12d
    3253:	and    $0xf,%r12d
    3257:	vinsertps $0x30,0x400(%rsp,%r12,4),%xmm7,%xmm7
    3262:	vmovups %xmm7,(%r15,%rsi,4)
    3268:	add    $0x4,%rsi
    326c:	cmp    %r14,%rsi
    326f:	jne    3210 <compute+0x1760>
    3271:	test   %r9,%r9
    3274:	mov    0x88(%rsp),%r12
    327c:	mov    0x50(%rsp),%r15
    3281:	je     32d0 <compute+0x1820>
    3283:	add    (%rsp),%rbx
    3287:	imul   0x10(%rsp),%r11
    328d:	lea    (%r11,%rsi,4),%r11
    3291:	add    %rbx,%r11
    3294:	xor    %ebx,%ebx
    3296:	cs nopw 0x0(%rax,%rax,1)
    32a0:	lea    (%rsi,%rbx,1),%r14d
    32a4:	and    $0xf,%r14d
    32a8:	vmovaps %zmm6,0xa00(%rsp)
    32b0:	vmovss 0xa00(%rsp,%r14,4),%xmm7
    32ba:	vmovss %xmm7,(%r11,%rbx,4)
    32c0:	inc    %rbx
    32c3:	cmp    %rbx,%r9
    32c6:	jne    32a0 <compute+0x17f0>
    32c8:	nopl   0x0(%rax,%rax,1)
    32d0:	cmp    %rax,%r13
    32d3:	jge    3340 <compute+0x1890>
    32d5:	mov    0x20(%rdi),%rbx
    32d9:	mov    0x38(%rdi),%r11
    32dd:	mov    %r11,%r14
    32e0:	mov    0x48(%rsp),%rsi
    32e5:	sub    %rsi,%r14
    32e8:	cmp    $0xf,%r14
    32ec:	jle    3310 <compute+0x1860>
    32ee:	imul   %r13,%r11
    32f2:	lea    (%rbx,%r11,4),%rax
    32f6:	vmovups %zmm5,(%rax,%rsi,4)
    32fd:	mov    0x30(%rdi),%rax
    3301:	mov    %rsi,%r13
    3304:	jmp    3345 <compute+0x1895>
    3306:	cs nopw 0x0(%rax,%rax,1)
    3310:	test   %r14,%r14
    3313:	jle    3340 <compute+0x1890>
    3315:	mov    0x68(%rsp),%rsi
    331a:	add    %r11,%rsi
    331d:	mov    %r11d,%r9d
    3320:	and    $0x3,%r9d
    3324:	cmp    $0x3,%rsi
    3328:	jae    33a9 <compute+0x18f9>
    332a:	xor    %esi,%esi
    332c:	mov    0x48(%rsp),%r13
    3331:	jmp    344c <compute+0x199c>
    3336:	cs nopw 0x0(%rax,%rax,1)
    3340:	mov    0x48(%rsp),%r13
    3345:	cmp    %rax,%r8
    3348:	jge    3570 <compute+0x1ac0>
    334e:	mov    0x20(%rdi),%r9
    3352:	mov    0x38(%rdi),%r11
    3356:	mov    %r11,%rbx
    3359:	sub    %r13,%rbx
    335c:	cmp    $0xf,%rbx
    3360:	jle    3380 <compute+0x18d0>
    3362:	imul   %r8,%r11
    3366:	lea    (%r9,%r11,4),%rax
    336a:	vmovups %zmm4,(%rax,%r13,4)
    3371:	mov    0x30(%rdi),%rax
    3375:	jmp    3570 <compute+0x1ac0>
    337a:	nopw   0x0(%rax,%rax,1)
    3380:	test   %rbx,%rbx
    3383:	jle    3570 <compute+0x1ac0>
    3389:	mov    0x68(%rsp),%rsi
    338e:	add    %r11,%rsi
    3391:	mov    %r11d,%r8d
    3394:	and    $0x3,%r8d
    3398:	cmp    $0x3,%rsi
    339c:	jae    349d <compute+0x19ed>
    33a2:	xor    %esi,%esi
    33a4:	jmp    352b <compute+0x1a7b>
    33a9:	sub    %r9,%r14
    33ac:	mov    (%rsp),%rsi
    33b0:	add    %rbx,%rsi
    33b3:	mov    %r11,%r15
    33b6:	imul   0x80(%rsp),%r15
    33bf:	add    %rsi,%r15
    33c2:	xor    %esi,%esi
    33c4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    33d0:	mov    %esi,%r12d
    33d3:	and    $0xf,%r12d
    33d7:	vmovaps %zmm5,0x3c0(%rsp)
    33df:	vmovss 0x3c0(%rsp,%r12,4),%xmm6
    33e9:	lea    0x1(%rsi),%r12d
    33ed:	and    $0xf,%r12d
    33f1:	vinsertps $0x10,0x3c0(%rsp,%r12,4),%xmm6,%xmm6
    33fc:	lea    0x2(%rsi),%r12d
    3400:	and    $0xf,%r12d
    3404:	vinsertps $0x20,0x3c0(%rsp,%r12,4),%xmm6,%xmm6
    340f:	lea    0x3(%rsi),%r12d
    3413:	and    $0xf,%r12d
    3417:	vinsertps $0x30,0x3c0(%rsp,%r12,4),%xmm6,%xmm6
    3422:	vmovups %xmm6,(%r15,%rsi,4)
    3428:	add    $0x4,%rsi
    342c:	cmp    %r14,%rsi
    342f:	jne    33d0 <compute+0x1920>
    3431:	test   %r9,%r9
    3434:	mov    0x88(%rsp),%r12
    343c:	mov    0x50(%rsp),%r15
    3441:	mov    0x48(%rsp),%r13
    3446:	je     3345 <compute+0x1895>
    344c:	add    (%rsp),%rbx
    3450:	imul   0x80(%rsp),%r11
    3459:	lea    (%r11,%rsi,4),%r11
    345d:	add    %rbx,%r11
    3460:	xor    %ebx,%ebx
    3462:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3470:	lea    (%rsi,%rbx,1),%r14d
    3474:	and    $0xf,%r14d
    3478:	vmovaps %zmm5,0x9c0(%rsp)
    3480:	vmovss 0x9c0(%rsp,%r14,4),%xmm6
    348a:	vmovss %xmm6,(%r11,%rbx,4)
    3490:	inc    %rbx
    3493:	cmp    %rbx,%r9
    3496:	jne    3470 <compute+0x19c0>
    3498:	jmp    3345 <compute+0x1895>
    349d:	sub    %r8,%rbx
    34a0:	mov    (%rsp),%rsi
    34a4:	add    %r9,%rsi
    34a7:	mov    %r11,%r14
    34aa:	imul   0x78(%rsp),%r14
    34b0:	add    %rsi,%r14
    34b3:	xor    %esi,%esi
    34b5:	data16 cs nopw 0x0(%rax,%rax,1)
    34c0:	mov    %esi,%r15d
    34c3:	and    $0xf,%r15d
    34c7:	vmovaps %zmm4,0x380(%rsp)
    34cf:	vmovss 0x380(%rsp,%r15,4),%xmm5
    34d9:	lea    0x1(%rsi),%r15d
    34dd:	and    $0xf,%r15d
    34e1:	vinsertps $0x10,0x380(%rsp,%r15,4),%xmm5,%xmm5
    34ec:	lea    0x2(%rsi),%r15d
    34f0:	and    $0xf,%r15d
    34f4:	vinsertps $0x20,0x380(%rsp,%r15,4),%xmm5,%xmm5
    34ff:	lea    0x3(%rsi),%r15d
    3503:	and    $0xf,%r15d
    3507:	vinsertps $0x30,0x380(%rsp,%r15,4),%xmm5,%xmm5
    3512:	vmovups %xmm5,(%r14,%rsi,4)
    3518:	add    $0x4,%rsi
    351c:	cmp    %rbx,%rsi
    351f:	jne    34c0 <compute+0x1a10>
    3521:	test   %r8,%r8
    3524:	mov    0x50(%rsp),%r15
    3529:	je     3570 <compute+0x1ac0>
    352b:	add    (%rsp),%r9
    352f:	imul   0x78(%rsp),%r11
    3535:	lea    (%r11,%rsi,4),%r11
    3539:	add    %r9,%r11
    353c:	xor    %r9d,%r9d
    353f:	nop
    3540:	lea    (%rsi,%r9,1),%ebx
    3544:	and    $0xf,%ebx
    3547:	vmovaps %zmm4,0x980(%rsp)
    354f:	vmovss 0x980(%rsp,%rbx,4),%xmm5
    3558:	vmovss %xmm5,(%r11,%r9,4)
    355e:	inc    %r9
    3561:	cmp    %r9,%r8
    3564:	jne    3540 <compute+0x1a90>
    3566:	cs nopw 0x0(%rax,%rax,1)
    3570:	cmp    %rax,%rdx
    3573:	jge    36a0 <compute+0x1bf0>
    3579:	mov    0x20(%rdi),%r8
    357d:	mov    0x38(%rdi),%r9
    3581:	mov    %r9,%r11
    3584:	sub    %r13,%r11
    3587:	cmp    $0xf,%r11
    358b:	jle    35b0 <compute+0x1b00>
    358d:	imul   %rdx,%r9
    3591:	lea    (%r8,%r9,4),%rax
    3595:	vmovups %zmm2,(%rax,%r13,4)
    359c:	mov    0x30(%rdi),%rax
    35a0:	jmp    36a0 <compute+0x1bf0>
    35a5:	data16 cs nopw 0x0(%rax,%rax,1)
    35b0:	test   %r11,%r11
    35b3:	jle    36a0 <compute+0x1bf0>
    35b9:	mov    0x68(%rsp),%rdx
    35be:	lea    (%rdx,%r9,1),%rsi
    35c2:	mov    %r9d,%edx
    35c5:	and    $0x3,%edx
    35c8:	cmp    $0x3,%rsi
    35cc:	jae    35d5 <compute+0x1b25>
    35ce:	xor    %esi,%esi
    35d0:	jmp    3655 <compute+0x1ba5>
    35d5:	sub    %rdx,%r11
    35d8:	mov    (%rsp),%rsi
    35dc:	add    %r8,%rsi
    35df:	mov    %r9,%rbx
    35e2:	imul   0x98(%rsp),%rbx
    35eb:	add    %rsi,%rbx
    35ee:	xor    %esi,%esi
    35f0:	mov    %esi,%r14d
    35f3:	and    $0xf,%r14d
    35f7:	vmovaps %zmm2,0x340(%rsp)
    35ff:	vmovss 0x340(%rsp,%r14,4),%xmm4
    3609:	lea    0x1(%rsi),%r14d
    360d:	and    $0xf,%r14d
    3611:	vinsertps $0x10,0x340(%rsp,%r14,4),%xmm4,%xmm4
    361c:	lea    0x2(%rsi),%r14d
    3620:	and    $0xf,%r14d
    3624:	vinsertps $0x20,0x340(%rsp,%r14,4),%xmm4,%xmm4
    362f:	lea    0x3(%rsi),%r14d
    3633:	and    $0xf,%r14d
    3637:	vinsertps $0x30,0x340(%rsp,%r14,4),%xmm4,%xmm4
    3642:	vmovups %xmm4,(%rbx,%rsi,4)
    3647:	add    $0x4,%rsi
    364b:	cmp    %r11,%rsi
    364e:	jne    35f0 <compute+0x1b40>
    3650:	test   %rdx,%rdx
    3653:	je     36a0 <compute+0x1bf0>
    3655:	add    (%rsp),%r8
    3659:	imul   0x98(%rsp),%r9
    3662:	lea    (%r9,%rsi,4),%r9
    3666:	add    %r8,%r9
    3669:	xor    %r8d,%r8d
    366c:	nopl   0x0(%rax)
    3670:	lea    (%rsi,%r8,1),%r11d
    3674:	and    $0xf,%r11d
    3678:	vmovaps %zmm2,0x940(%rsp)
    3680:	vmovss 0x940(%rsp,%r11,4),%xmm4
    368a:	vmovss %xmm4,(%r9,%r8,4)
    3690:	inc    %r8
    3693:	cmp    %r8,%rdx
    3696:	jne    3670 <compute+0x1bc0>
    3698:	nopl   0x0(%rax,%rax,1)
    36a0:	cmp    %rax,%rcx
    36a3:	jge    37d0 <compute+0x1d20>
    36a9:	mov    0x20(%rdi),%rdx
    36ad:	mov    0x38(%rdi),%r8
    36b1:	mov    %r8,%r9
    36b4:	sub    %r13,%r9
    36b7:	cmp    $0xf,%r9
    36bb:	jle    36e0 <compute+0x1c30>
    36bd:	imul   %rcx,%r8
    36c1:	lea    (%rdx,%r8,4),%rax
    36c5:	vmovups %zmm1,(%rax,%r13,4)
    36cc:	mov    0x30(%rdi),%rax
    36d0:	jmp    37d0 <compute+0x1d20>
    36d5:	data16 cs nopw 0x0(%rax,%rax,1)
    36e0:	test   %r9,%r9
    36e3:	jle    37d0 <compute+0x1d20>
    36e9:	mov    0x68(%rsp),%rcx
    36ee:	lea    (%rcx,%r8,1),%rsi
    36f2:	mov    %r8d,%ecx
    36f5:	and    $0x3,%ecx
    36f8:	cmp    $0x3,%rsi
    36fc:	jae    3702 <compute+0x1c52>
    36fe:	xor    %esi,%esi
    3700:	jmp    377d <compute+0x1ccd>
    3702:	sub    %rcx,%r9
    3705:	mov    (%rsp),%rsi
    3709:	add    %rdx,%rsi
    370c:	mov    %r8,%r11
    370f:	imul   0x90(%rsp),%r11
    3718:	add    %rsi,%r11
    371b:	xor    %esi,%esi
    371d:	nopl   (%rax)
    3720:	mov    %esi,%ebx
    3722:	and    $0xf,%ebx
    3725:	vmovaps %zmm1,0x300(%rsp)
    372d:	vmovss 0x300(%rsp,%rbx,4),%xmm2
    3736:	lea    0x1(%rsi),%ebx
    3739:	and    $0xf,%ebx
    373c:	vinsertps $0x10,0x300(%rsp,%rbx,4),%xmm2,%xmm2
    3747:	lea    0x2(%rsi),%ebx
    374a:	and    $0xf,%ebx
    374d:	vinsertps $0x20,0x300(%rsp,%rbx,4),%xmm2,%xmm2
    3758:	lea    0x3(%rsi),%ebx
    375b:	and    $0xf,%ebx
    375e:	vinsertps $0x30,0x300(%rsp,%rbx,4),%xmm2,%xmm2
    3769:	vmovups %xmm2,(%r11,%rsi,4)
    376f:	add    $0x4,%rsi
    3773:	cmp    %r9,%rsi
    3776:	jne    3720 <compute+0x1c70>
    3778:	test   %rcx,%rcx
    377b:	je     37d0 <compute+0x1d20>
    377d:	add    (%rsp),%rdx
    3781:	imul   0x90(%rsp),%r8
    378a:	lea    (%r8,%rsi,4),%r8
    378e:	add    %rdx,%r8
    3791:	xor    %edx,%edx
    3793:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    37a0:	lea    (%rsi,%rdx,1),%r9d
    37a4:	and    $0xf,%r9d
    37a8:	vmovaps %zmm1,0x900(%rsp)
    37b0:	vmovss 0x900(%rsp,%r9,4),%xmm2
    37ba:	vmovss %xmm2,(%r8,%rdx,4)
    37c0:	inc    %rdx
    37c3:	cmp    %rdx,%rcx
    37c6:	jne    37a0 <compute+0x1cf0>
    37c8:	nopl   0x0(%rax,%rax,1)
    37d0:	cmp    %rax,%r10
    37d3:	jge    1c83 <compute+0x1d3>
    37d9:	mov    0x20(%rdi),%rdx
    37dd:	mov    0x38(%rdi),%r8
    37e1:	mov    %r8,%r9
    37e4:	sub    %r13,%r9
    37e7:	cmp    $0xf,%r9
    37eb:	jg     1c70 <compute+0x1c0>
    37f1:	test   %r9,%r9
    37f4:	jle    1c83 <compute+0x1d3>
    37fa:	mov    0x68(%rsp),%rcx
    37ff:	lea    (%rcx,%r8,1),%rsi
    3803:	mov    %r8d,%ecx
    3806:	and    $0x3,%ecx
    3809:	cmp    $0x3,%rsi
    380d:	mov    0x58(%rsp),%r14
    3812:	jae    3825 <compute+0x1d75>
    3814:	xor    %esi,%esi
    3816:	mov    0x40(%rsp),%rbx
    381b:	mov    0x38(%rsp),%r13
    3820:	jmp    38b4 <compute+0x1e04>
    3825:	sub    %rcx,%r9
    3828:	mov    (%rsp),%rsi
    382c:	add    %rdx,%rsi
    382f:	mov    %r8,%r10
    3832:	imul   %r14,%r10
    3836:	add    %rsi,%r10
    3839:	xor    %esi,%esi
    383b:	nopl   0x0(%rax,%rax,1)
    3840:	mov    %esi,%r11d
    3843:	and    $0xf,%r11d
    3847:	vmovaps %zmm3,0x2c0(%rsp)
    384f:	vmovss 0x2c0(%rsp,%r11,4),%xmm1
    3859:	lea    0x1(%rsi),%r11d
    385d:	and    $0xf,%r11d
    3861:	vinsertps $0x10,0x2c0(%rsp,%r11,4),%xmm1,%xmm1
    386c:	lea    0x2(%rsi),%r11d
    3870:	and    $0xf,%r11d
    3874:	vinsertps $0x20,0x2c0(%rsp,%r11,4),%xmm1,%xmm1
    387f:	lea    0x3(%rsi),%r11d
    3883:	and    $0xf,%r11d
    3887:	vinsertps $0x30,0x2c0(%rsp,%r11,4),%xmm1,%xmm1
    3892:	vmovups %xmm1,(%r10,%rsi,4)
    3898:	add    $0x4,%rsi
    389c:	cmp    %r9,%rsi
    389f:	jne    3840 <compute+0x1d90>
    38a1:	test   %rcx,%rcx
    38a4:	mov    0x40(%rsp),%rbx
    38a9:	mov    0x38(%rsp),%r13
    38ae:	je     1c92 <compute+0x1e2>
    38b4:	add    (%rsp),%rdx
    38b8:	imul   %r14,%r8
    38bc:	lea    (%r8,%rsi,4),%r8
    38c0:	add    %rdx,%r8
    38c3:	xor    %edx,%edx
    38c5:	data16 cs nopw 0x0(%rax,%rax,1)
    38d0:	lea    (%rsi,%rdx,1),%r9d
    38d4:	and    $0xf,%r9d
    38d8:	vmovaps %zmm3,0x8c0(%rsp)
    38e0:	vmovss 0x8c0(%rsp,%r9,4),%xmm1
    38ea:	vmovss %xmm1,(%r8,%rdx,4)
    38f0:	inc    %rdx
    38f3:	cmp    %rdx,%rcx
    38f6:	jne    38d0 <compute+0x1e20>
    38f8:	jmp    1c92 <compute+0x1e2>
    38fd:	mov    0x8(%rsp),%r9
    3902:	jmp    25d0 <compute+0xb20>
    3907:	mov    0x8(%rsp),%r9
    390c:	jmp    2720 <compute+0xc70>
    3911:	mov    0x8(%rsp),%r9
    3916:	jmp    2880 <compute+0xdd0>
    391b:	mov    0x8(%rsp),%r9
    3920:	jmp    29d0 <compute+0xf20>
    3925:	mov    %rcx,%rsi
    3928:	mov    %rsi,0x78(%rsp)
    392d:	cmp    0xa0(%rsp),%rsi
    3935:	jge    48cb <compute+0x2e1b>
    393b:	mov    0x78(%rsp),%r9
    3940:	mov    %r9,%rax
    3943:	neg    %rax
    3946:	mov    %rax,0x20(%rsp)
    394b:	mov    0x30(%rdi),%rax
    394f:	lea    0x0(,%r9,4),%rcx
    3957:	mov    %rcx,0x18(%rsp)
    395c:	lea    0x8(,%r9,4),%rcx
    3964:	mov    %rcx,0x10(%rsp)
    3969:	xor    %ecx,%ecx
    396b:	vmovdqa64 -0x3575(%rip),%zmm0        # 400 <prepared_floats-0x11a0>
    3975:	jmp    39af <compute+0x1eff>
    3977:	nopw   0x0(%rax,%rax,1)
    3980:	add    $0x10,%r9
    3984:	addq   $0xfffffffffffffff0,0x20(%rsp)
    398a:	mov    0x80(%rsp),%rcx
    3992:	inc    %rcx
    3995:	addq   $0x40,0x18(%rsp)
    399b:	addq   $0x40,0x10(%rsp)
    39a1:	cmp    0xa0(%rsp),%r9
    39a9:	jge    48cb <compute+0x2e1b>
    39af:	test   %rax,%rax
    39b2:	mov    %rcx,0x80(%rsp)
    39ba:	jle    3980 <compute+0x1ed0>
    39bc:	shl    $0x4,%rcx
    39c0:	add    0x78(%rsp),%rcx
    39c5:	mov    %rcx,0x30(%rsp)
    39ca:	mov    $0x4,%r13d
    39d0:	mov    $0x8,%r8d
    39d6:	mov    $0xc,%esi
    39db:	mov    $0x10,%ecx
    39e0:	mov    %rcx,0x8(%rsp)
    39e5:	mov    $0x14,%ecx
    39ea:	mov    %rcx,0x40(%rsp)
    39ef:	mov    $0x18,%ecx
    39f4:	mov    %rcx,0x58(%rsp)
    39f9:	mov    $0x1c,%ecx
    39fe:	mov    %rcx,0x38(%rsp)
    3a03:	movq   $0x0,(%rsp)
    3a0b:	movq   $0x0,0x48(%rsp)
    3a14:	xor    %r10d,%r10d
    3a17:	mov    %r9,0x28(%rsp)
    3a1c:	jmp    3a84 <compute+0x1fd4>
    3a1e:	xchg   %ax,%ax
    3a20:	imul   %rdx,%rbx
    3a24:	lea    (%r11,%rbx,4),%rax
    3a28:	vmovups %zmm1,(%rax,%r9,4)
    3a2f:	mov    0x30(%rdi),%rax
    3a33:	inc    %r10
    3a36:	lea    0x7(%rax),%rcx
    3a3a:	lea    0xe(%rax),%rdx
    3a3e:	test   %rcx,%rcx
    3a41:	cmovns %rcx,%rdx
    3a45:	sar    $0x3,%rdx
    3a49:	addq   $0x400,0x48(%rsp)
    3a52:	addq   $0x20,(%rsp)
    3a57:	add    $0x20,%r13
    3a5b:	add    $0x20,%r8
    3a5f:	add    $0x20,%rsi
    3a63:	addq   $0x20,0x8(%rsp)
    3a69:	addq   $0x20,0x40(%rsp)
    3a6f:	addq   $0x20,0x58(%rsp)
    3a75:	addq   $0x20,0x38(%rsp)
    3a7b:	cmp    %rdx,%r10
    3a7e:	jge    3980 <compute+0x1ed0>
    3a84:	mov    0x40(%rdi),%r11
    3a88:	lea    0x1f(%r11),%r15
    3a8c:	test   %r11,%r11
    3a8f:	mov    %r11,%rdx
    3a92:	cmovs  %r15,%rdx
    3a96:	lea    0x7(%r11),%rbx
    3a9a:	cmovns %r11,%rbx
    3a9e:	lea    0x3e(%r11),%r14
    3aa2:	test   %r15,%r15
    3aa5:	cmovns %r15,%r14
    3aa9:	vxorps %xmm8,%xmm8,%xmm8
    3aae:	vxorps %xmm7,%xmm7,%xmm7
    3ab2:	vxorps %xmm6,%xmm6,%xmm6
    3ab6:	vxorps %xmm5,%xmm5,%xmm5
    3aba:	vxorps %xmm4,%xmm4,%xmm4
    3abe:	vxorps %xmm3,%xmm3,%xmm3
    3ac2:	vxorps %xmm2,%xmm2,%xmm2
    3ac6:	vxorps %xmm1,%xmm1,%xmm1
    3aca:	cmp    $0x20,%r11
    3ace:	jl     3e0c <compute+0x235c>
    3ad4:	mov    (%rdi),%r15
    3ad7:	mov    0x28(%rdi),%r12
    3adb:	sar    $0x5,%rdx
    3adf:	sar    $0x3,%rbx
    3ae3:	mov    %rdx,%rax
    3ae6:	imul   %r9,%rax
    3aea:	shl    $0x2,%rax
    3aee:	mov    0x8(%rdi),%r11
    3af2:	add    %rax,%r11
    3af5:	add    0x10(%rdi),%rax
    3af9:	sar    $0x5,%r14
    3afd:	imul   0x18(%rsp),%rbx
    3b03:	add    %r15,%rbx
    3b06:	add    $0x400,%rbx
    3b0d:	imul   0x48(%rsp),%r14
    3b13:	add    %r12,%r14
    3b16:	add    $0xfc,%r14
    3b1d:	xor    %r15d,%r15d
    3b20:	mov    %r15,%r12
    3b23:	shl    $0x6,%r12
    3b27:	vmovups (%r11,%r12,1),%zmm9
    3b2e:	vmovups (%rax,%r12,1),%zmm10
    3b35:	xor    %r12d,%r12d
    3b38:	nopl   0x0(%rax,%rax,1)
    3b40:	vmovdqu64 -0x400(%rbx,%r12,1),%zmm11
    3b48:	prefetcht0 (%rbx,%r12,1)
    3b4d:	vpermd %zmm0,%zmm11,%zmm12
    3b53:	vpsrld $0x4,%zmm11,%zmm13
    3b5a:	vfmadd213ps %zmm10,%zmm9,%zmm12
    3b60:	vfmadd231ps -0xfc(%r14,%r12,4){1to16},%zmm12,%zmm8
    3b68:	vfmadd231ps -0xf8(%r14,%r12,4){1to16},%zmm12,%zmm7
    3b70:	vfmadd231ps -0xf4(%r14,%r12,4){1to16},%zmm12,%zmm6
    3b78:	vfmadd231ps -0xf0(%r14,%r12,4){1to16},%zmm12,%zmm5
    3b80:	vfmadd231ps -0xec(%r14,%r12,4){1to16},%zmm12,%zmm4
    3b88:	vfmadd231ps -0xe8(%r14,%r12,4){1to16},%zmm12,%zmm3
    3b90:	vfmadd231ps -0xe4(%r14,%r12,4){1to16},%zmm12,%zmm2
    3b98:	vfmadd132ps -0xe0(%r14,%r12,4){1to16},%zmm1,%zmm12
    3ba0:	vpermd %zmm0,%zmm13,%zmm1
    3ba6:	vfmadd213ps %zmm10,%zmm9,%zmm1
    3bac:	vfmadd231ps -0xdc(%r14,%r12,4){1to16},%zmm1,%zmm8
    3bb4:	vfmadd231ps -0xd8(%r14,%r12,4){1to16},%zmm1,%zmm7
    3bbc:	vfmadd231ps -0xd4(%r14,%r12,4){1to16},%zmm1,%zmm6
    3bc4:	vfmadd231ps -0xd0(%r14,%r12,4){1to16},%zmm1,%zmm5
    3bcc:	vfmadd231ps -0xcc(%r14,%r12,4){1to16},%zmm1,%zmm4
    3bd4:	vfmadd231ps -0xc8(%r14,%r12,4){1to16},%zmm1,%zmm3
    3bdc:	vfmadd231ps -0xc4(%r14,%r12,4){1to16},%zmm1,%zmm2
    3be4:	vfmadd132ps -0xc0(%r14,%r12,4){1to16},%zmm12,%zmm1
    3bec:	vpsrld $0x8,%zmm11,%zmm12
    3bf3:	vpermd %zmm0,%zmm12,%zmm12
    3bf9:	vpsrld $0xc,%zmm11,%zmm13
    3c00:	vfmadd213ps %zmm10,%zmm9,%zmm12
    3c06:	vfmadd231ps -0xbc(%r14,%r12,4){1to16},%zmm12,%zmm8
    3c0e:	vfmadd231ps -0xb8(%r14,%r12,4){1to16},%zmm12,%zmm7
    3c16:	vfmadd231ps -0xb4(%r14,%r12,4){1to16},%zmm12,%zmm6
    3c1e:	vfmadd231ps -0xb0(%r14,%r12,4){1to16},%zmm12,%zmm5
    3c26:	vfmadd231ps -0xac(%r14,%r12,4){1to16},%zmm12,%zmm4
    3c2e:	vfmadd231ps -0xa8(%r14,%r12,4){1to16},%zmm12,%zmm3
    3c36:	vfmadd231ps -0xa4(%r14,%r12,4){1to16},%zmm12,%zmm2
    3c3e:	vfmadd132ps -0xa0(%r14,%r12,4){1to16},%zmm1,%zmm12
    3c46:	vpermd %zmm0,%zmm13,%zmm1
    3c4c:	vfmadd213ps %zmm10,%zmm9,%zmm1
    3c52:	vfmadd231ps -0x9c(%r14,%r12,4){1to16},%zmm1,%zmm8
    3c5a:	vfmadd231ps -0x98(%r14,%r12,4){1to16},%zmm1,%zmm7
    3c62:	vfmadd231ps -0x94(%r14,%r12,4){1to16},%zmm1,%zmm6
    3c6a:	vfmadd231ps -0x90(%r14,%r12,4){1to16},%zmm1,%zmm5
    3c72:	vfmadd231ps -0x8c(%r14,%r12,4){1to16},%zmm1,%zmm4
    3c7a:	vfmadd231ps -0x88(%r14,%r12,4){1to16},%zmm1,%zmm3
    3c82:	vfmadd231ps -0x84(%r14,%r12,4){1to16},%zmm1,%zmm2
    3c8a:	vpsrld $0x10,%zmm11,%zmm13
    3c91:	vfmadd132ps -0x80(%r14,%r12,4){1to16},%zmm12,%zmm1
    3c99:	vpermd %zmm0,%zmm13,%zmm12
    3c9f:	vpsrld $0x14,%zmm11,%zmm13
    3ca6:	vfmadd213ps %zmm10,%zmm9,%zmm12
    3cac:	vfmadd231ps -0x7c(%r14,%r12,4){1to16},%zmm12,%zmm8
    3cb4:	vfmadd231ps -0x78(%r14,%r12,4){1to16},%zmm12,%zmm7
    3cbc:	vfmadd231ps -0x74(%r14,%r12,4){1to16},%zmm12,%zmm6
    3cc4:	vfmadd231ps -0x70(%r14,%r12,4){1to16},%zmm12,%zmm5
    3ccc:	vfmadd231ps -0x6c(%r14,%r12,4){1to16},%zmm12,%zmm4
    3cd4:	vfmadd231ps -0x68(%r14,%r12,4){1to16},%zmm12,%zmm3
    3cdc:	vfmadd231ps -0x64(%r14,%r12,4){1to16},%zmm12,%zmm2
    3ce4:	vfmadd132ps -0x60(%r14,%r12,4){1to16},%zmm1,%zmm12
    3cec:	vpermd %zmm0,%zmm13,%zmm1
    3cf2:	vfmadd213ps %zmm10,%zmm9,%zmm1
    3cf8:	vfmadd231ps -0x5c(%r14,%r12,4){1to16},%zmm1,%zmm8
    3d00:	vfmadd231ps -0x58(%r14,%r12,4){1to16},%zmm1,%zmm7
    3d08:	vfmadd231ps -0x54(%r14,%r12,4){1to16},%zmm1,%zmm6
    3d10:	vfmadd231ps -0x50(%r14,%r12,4){1to16},%zmm1,%zmm5
    3d18:	vfmadd231ps -0x4c(%r14,%r12,4){1to16},%zmm1,%zmm4
    3d20:	vfmadd231ps -0x48(%r14,%r12,4){1to16},%zmm1,%zmm3
    3d28:	vfmadd231ps -0x44(%r14,%r12,4){1to16},%zmm1,%zmm2
    3d30:	vfmadd132ps -0x40(%r14,%r12,4){1to16},%zmm12,%zmm1
    3d38:	vpsrld $0x18,%zmm11,%zmm12
    3d3f:	vpermd %zmm0,%zmm12,%zmm12
    3d45:	vpsrld $0x1c,%zmm11,%zmm11
    3d4c:	vfmadd213ps %zmm10,%zmm9,%zmm12
    3d52:	vfmadd231ps -0x3c(%r14,%r12,4){1to16},%zmm12,%zmm8
    3d5a:	vfmadd231ps -0x38(%r14,%r12,4){1to16},%zmm12,%zmm7
    3d62:	vfmadd231ps -0x34(%r14,%r12,4){1to16},%zmm12,%zmm6
    3d6a:	vfmadd231ps -0x30(%r14,%r12,4){1to16},%zmm12,%zmm5
    3d72:	vfmadd231ps -0x2c(%r14,%r12,4){1to16},%zmm12,%zmm4
    3d7a:	vfmadd231ps -0x28(%r14,%r12,4){1to16},%zmm12,%zmm3
    3d82:	vfmadd231ps -0x24(%r14,%r12,4){1to16},%zmm12,%zmm2
    3d8a:	vfmadd132ps -0x20(%r14,%r12,4){1to16},%zmm1,%zmm12
    3d92:	vpermd %zmm0,%zmm11,%zmm1
    3d98:	vfmadd213ps %zmm10,%zmm9,%zmm1
    3d9e:	vfmadd231ps -0x1c(%r14,%r12,4){1to16},%zmm1,%zmm8
    3da6:	vfmadd231ps -0x18(%r14,%r12,4){1to16},%zmm1,%zmm7
    3dae:	vfmadd231ps -0x14(%r14,%r12,4){1to16},%zmm1,%zmm6
    3db6:	vfmadd231ps -0x10(%r14,%r12,4){1to16},%zmm1,%zmm5
    3dbe:	vfmadd231ps -0xc(%r14,%r12,4){1to16},%zmm1,%zmm4
    3dc6:	vfmadd231ps -0x8(%r14,%r12,4){1to16},%zmm1,%zmm3
    3dce:	vfmadd231ps -0x4(%r14,%r12,4){1to16},%zmm1,%zmm2
    3dd6:	vfmadd132ps (%r14,%r12,4){1to16},%zmm12,%zmm1
    3ddd:	add    $0x40,%r12
    3de1:	cmp    $0x100,%r12
    3de8:	jne    3b40 <compute+0x2090>
    3dee:	inc    %r15
    3df1:	add    $0x100,%rbx
    3df8:	add    $0x400,%r14
    3dff:	cmp    %rdx,%r15
    3e02:	jne    3b20 <compute+0x2070>
    3e08:	mov    0x30(%rdi),%rax
    3e0c:	lea    0x0(,%r10,8),%rdx
    3e14:	cmp    %rax,%rdx
    3e17:	jge    3f74 <compute+0x24c4>
    3e1d:	mov    %r9,%rcx
    3e20:	mov    %rsi,%r9
    3e23:	mov    %r8,%rsi
    3e26:	mov    %r13,%r8
    3e29:	mov    0x20(%rdi),%rbx
    3e2d:	mov    0x38(%rdi),%r13
    3e31:	mov    %r13,%r11
    3e34:	sub    %rcx,%r11
    3e37:	cmp    $0xf,%r11
    3e3b:	jle    3e70 <compute+0x23c0>
    3e3d:	imul   %rdx,%r13
    3e41:	lea    (%rbx,%r13,4),%rax
    3e45:	vmovups %zmm8,(%rax,%rcx,4)
    3e4c:	mov    0x30(%rdi),%rax
    3e50:	mov    %r8,%r13
    3e53:	mov    %rsi,%r8
    3e56:	mov    %r9,%rsi
    3e59:	mov    %rcx,%r9
    3e5c:	jmp    3f74 <compute+0x24c4>
    3e61:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3e70:	test   %r11,%r11
    3e73:	jle    3f66 <compute+0x24b6>
    3e79:	mov    0x20(%rsp),%rcx
    3e7e:	lea    (%rcx,%r13,1),%r12
    3e82:	mov    %r12d,%r11d
    3e85:	and    $0x3,%r11d
    3e89:	mov    0x30(%rsp),%r14
    3e8e:	sub    %r13,%r14
    3e91:	cmp    $0xfffffffffffffffc,%r14
    3e95:	jbe    3e9f <compute+0x23ef>
    3e97:	xor    %r15d,%r15d
    3e9a:	jmp    3f22 <compute+0x2472>
    3e9f:	and    $0xfffffffffffffffc,%r12
    3ea3:	mov    0x10(%rsp),%rcx
    3ea8:	mov    %r13,%r14
    3eab:	imul   (%rsp),%r14
    3eb0:	add    %rbx,%r14
    3eb3:	add    %rcx,%r14
    3eb6:	xor    %r15d,%r15d
    3eb9:	nopl   0x0(%rax)
    3ec0:	mov    %r15d,%ecx
    3ec3:	and    $0xf,%ecx
    3ec6:	vmovaps %zmm8,0x280(%rsp)
    3ece:	vmovss 0x280(%rsp,%rcx,4),%xmm9
    3ed7:	lea    0x1(%r15),%ecx
    3edb:	and    $0xf,%ecx
    3ede:	vinsertps $0x10,0x280(%rsp,%rcx,4),%xmm9,%xmm9
    3ee9:	lea    0x2(%r15),%ecx
    3eed:	and    $0xf,%ecx
    3ef0:	vinsertps $0x20,0x280(%rsp,%rcx,4),%xmm9,%xmm9
    3efb:	lea    0x3(%r15),%ecx
    3eff:	and    $0xf,%ecx
    3f02:	vinsertps $0x30,0x280(%rsp,%rcx,4),%xmm9,%xmm9
    3f0d:	vmovups %xmm9,-0x8(%r14,%r15,4)
    3f14:	add    $0x4,%r15
    3f18:	cmp    %r12,%r15
    3f1b:	jne    3ec0 <compute+0x2410>
    3f1d:	test   %r11,%r11
    3f20:	je     3f66 <compute+0x24b6>
    3f22:	add    0x18(%rsp),%rbx
    3f27:	imul   (%rsp),%r13
    3f2c:	lea    0x0(,%r15,4),%r14
    3f34:	add    %r13,%r14
    3f37:	add    %rbx,%r14
    3f3a:	xor    %ebx,%ebx
    3f3c:	nopl   0x0(%rax)
    3f40:	lea    (%r15,%rbx,1),%ecx
    3f44:	and    $0xf,%ecx
    3f47:	vmovaps %zmm8,0x880(%rsp)
    3f4f:	vmovss 0x880(%rsp,%rcx,4),%xmm9
    3f58:	vmovss %xmm9,(%r14,%rbx,4)
    3f5e:	inc    %rbx
    3f61:	cmp    %rbx,%r11
    3f64:	jne    3f40 <compute+0x2490>
    3f66:	mov    %r8,%r13
    3f69:	mov    %rsi,%r8
    3f6c:	mov    %r9,%rsi
    3f6f:	mov    0x28(%rsp),%r9
    3f74:	mov    %rdx,%r11
    3f77:	or     $0x1,%r11
    3f7b:	cmp    %rax,%r11
    3f7e:	jge    40d0 <compute+0x2620>
    3f84:	mov    0x20(%rdi),%rbx
    3f88:	mov    0x38(%rdi),%r14
    3f8c:	mov    %r14,%r15
    3f8f:	sub    %r9,%r15
    3f92:	cmp    $0xf,%r15
    3f96:	jle    3fb0 <compute+0x2500>
    3f98:	imul   %r11,%r14
    3f9c:	lea    (%rbx,%r14,4),%rax
    3fa0:	vmovups %zmm7,(%rax,%r9,4)
    3fa7:	mov    0x30(%rdi),%rax
    3fab:	jmp    40d0 <compute+0x2620>
    3fb0:	test   %r15,%r15
    3fb3:	jle    40d0 <compute+0x2620>
    3fb9:	mov    0x20(%rsp),%rcx
    3fbe:	lea    (%rcx,%r14,1),%r12
    3fc2:	mov    %r12d,%r11d
    3fc5:	and    $0x3,%r11d
    3fc9:	mov    0x30(%rsp),%rcx
    3fce:	sub    %r14,%rcx
    3fd1:	cmp    $0xfffffffffffffffc,%rcx
    3fd5:	jbe    3fdf <compute+0x252f>
    3fd7:	xor    %r15d,%r15d
    3fda:	jmp    4080 <compute+0x25d0>
    3fdf:	mov    %rsi,%r9
    3fe2:	mov    %r8,%rsi
    3fe5:	and    $0xfffffffffffffffc,%r12
    3fe9:	mov    0x10(%rsp),%rcx
    3fee:	add    %rbx,%rcx
    3ff1:	mov    %r13,%r15
    3ff4:	mov    %r14,%r13
    3ff7:	mov    %r15,%r8
    3ffa:	imul   %r15,%r13
    3ffe:	add    %rcx,%r13
    4001:	xor    %r15d,%r15d
    4004:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    4010:	mov    %r15d,%ecx
    4013:	and    $0xf,%ecx
    4016:	vmovaps %zmm7,0x240(%rsp)
    401e:	vmovss 0x240(%rsp,%rcx,4),%xmm8
    4027:	lea    0x1(%r15),%ecx
    402b:	and    $0xf,%ecx
    402e:	vinsertps $0x10,0x240(%rsp,%rcx,4),%xmm8,%xmm8
    4039:	lea    0x2(%r15),%ecx
    403d:	and    $0xf,%ecx
    4040:	vinsertps $0x20,0x240(%rsp,%rcx,4),%xmm8,%xmm8
    404b:	lea    0x3(%r15),%ecx
    404f:	and    $0xf,%ecx
    4052:	vinsertps $0x30,0x240(%rsp,%rcx,4),%xmm8,%xmm8
    405d:	vmovups %xmm8,-0x8(%r13,%r15,4)
    4064:	add    $0x4,%r15
    4068:	cmp    %r12,%r15
    406b:	jne    4010 <compute+0x2560>
    406d:	test   %r11,%r11
    4070:	mov    %r8,%r13
    4073:	mov    %rsi,%r8
    4076:	mov    %r9,%rsi
    4079:	mov    0x28(%rsp),%r9
    407e:	je     40d0 <compute+0x2620>
    4080:	add    0x18(%rsp),%rbx
    4085:	imul   %r13,%r14
    4089:	lea    (%r14,%r15,4),%r14
    408d:	add    %rbx,%r14
    4090:	xor    %ebx,%ebx
    4092:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    40a0:	lea    (%r15,%rbx,1),%ecx
    40a4:	and    $0xf,%ecx
    40a7:	vmovaps %zmm7,0x840(%rsp)
    40af:	vmovss 0x840(%rsp,%rcx,4),%xmm8
    40b8:	vmovss %xmm8,(%r14,%rbx,4)
    40be:	inc    %rbx
    40c1:	cmp    %rbx,%r11
    40c4:	jne    40a0 <compute+0x25f0>
    40c6:	cs nopw 0x0(%rax,%rax,1)
    40d0:	mov    %rdx,%r11
    40d3:	or     $0x2,%r11
    40d7:	cmp    %rax,%r11
    40da:	jge    4230 <compute+0x2780>
    40e0:	mov    0x20(%rdi),%rbx
    40e4:	mov    0x38(%rdi),%r14
    40e8:	mov    %r14,%r15
    40eb:	sub    %r9,%r15
    40ee:	cmp    $0xf,%r15
    40f2:	jle    4110 <compute+0x2660>
    40f4:	imul   %r11,%r14
    40f8:	lea    (%rbx,%r14,4),%rax
    40fc:	vmovups %zmm6,(%rax,%r9,4)
    4103:	mov    0x30(%rdi),%rax
    4107:	jmp    4230 <compute+0x2780>
    410c:	nopl   0x0(%rax)
    4110:	test   %r15,%r15
    4113:	jle    4230 <compute+0x2780>
    4119:	mov    0x20(%rsp),%rcx
    411e:	lea    (%rcx,%r14,1),%r12
    4122:	mov    %r12d,%r11d
    4125:	and    $0x3,%r11d
    4129:	mov    0x30(%rsp),%rcx
    412e:	sub    %r14,%rcx
    4131:	cmp    $0xfffffffffffffffc,%rcx
    4135:	jbe    413f <compute+0x268f>
    4137:	xor    %r15d,%r15d
    413a:	jmp    41e0 <compute+0x2730>
    413f:	mov    %rsi,%r9
    4142:	mov    %r8,%r15
    4145:	mov    %r13,%r8
    4148:	and    $0xfffffffffffffffc,%r12
    414c:	mov    0x10(%rsp),%rcx
    4151:	add    %rbx,%rcx
    4154:	mov    %r14,%r13
    4157:	mov    %r15,%rsi
    415a:	imul   %r15,%r13
    415e:	add    %rcx,%r13
    4161:	xor    %r15d,%r15d
    4164:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    4170:	mov    %r15d,%ecx
    4173:	and    $0xf,%ecx
    4176:	vmovaps %zmm6,0x200(%rsp)
    417e:	vmovss 0x200(%rsp,%rcx,4),%xmm7
    4187:	lea    0x1(%r15),%ecx
    418b:	and    $0xf,%ecx
    418e:	vinsertps $0x10,0x200(%rsp,%rcx,4),%xmm7,%xmm7
    4199:	lea    0x2(%r15),%ecx
    419d:	and    $0xf,%ecx
    41a0:	vinsertps $0x20,0x200(%rsp,%rcx,4),%xmm7,%xmm7
    41ab:	lea    0x3(%r15),%ecx
    41af:	and    $0xf,%ecx
    41b2:	vinsertps $0x30,0x200(%rsp,%rcx,4),%xmm7,%xmm7
    41bd:	vmovups %xmm7,-0x8(%r13,%r15,4)
    41c4:	add    $0x4,%r15
    41c8:	cmp    %r12,%r15
    41cb:	jne    4170 <compute+0x26c0>
    41cd:	test   %r11,%r11
    41d0:	mov    %r8,%r13
    41d3:	mov    %rsi,%r8
    41d6:	mov    %r9,%rsi
    41d9:	mov    0x28(%rsp),%r9
    41de:	je     4230 <compute+0x2780>
    41e0:	add    0x18(%rsp),%rbx
    41e5:	imul   %r8,%r14
    41e9:	lea    (%r14,%r15,4),%r14
    41ed:	add    %rbx,%r14
    41f0:	xor    %ebx,%ebx
    41f2:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    4200:	lea    (%r15,%rbx,1),%ecx
    4204:	and    $0xf,%ecx
    4207:	vmovaps %zmm6,0x800(%rsp)
    420f:	vmovss 0x800(%rsp,%rcx,4),%xmm7
    4218:	vmovss %xmm7,(%r14,%rbx,4)
    421e:	inc    %rbx
    4221:	cmp    %rbx,%r11
    4224:	jne    4200 <compute+0x2750>
    4226:	cs nopw 0x0(%rax,%rax,1)
    4230:	mov    %rdx,%r11
    4233:	or     $0x3,%r11
    4237:	cmp    %rax,%r11
    423a:	jge    4390 <compute+0x28e0>
    4240:	mov    0x20(%rdi),%rbx
    4244:	mov    0x38(%rdi),%r14
    4248:	mov    %r14,%r15
    424b:	sub    %r9,%r15
    424e:	cmp    $0xf,%r15
    4252:	jle    4270 <compute+0x27c0>
    4254:	imul   %r11,%r14
    4258:	lea    (%rbx,%r14,4),%rax
    425c:	vmovups %zmm5,(%rax,%r9,4)
    4263:	mov    0x30(%rdi),%rax
    4267:	jmp    4390 <compute+0x28e0>
    426c:	nopl   0x0(%rax)
    4270:	test   %r15,%r15
    4273:	jle    4390 <compute+0x28e0>
    4279:	mov    0x20(%rsp),%rcx
    427e:	lea    (%rcx,%r14,1),%r12
    4282:	mov    %r12d,%r11d
    4285:	and    $0x3,%r11d
    4289:	mov    0x30(%rsp),%rcx
    428e:	sub    %r14,%rcx
    4291:	cmp    $0xfffffffffffffffc,%rcx
    4295:	jbe    429f <compute+0x27ef>
    4297:	xor    %r15d,%r15d
    429a:	jmp    4340 <compute+0x2890>
    429f:	mov    %rsi,%r15
    42a2:	mov    %r8,%rsi
    42a5:	mov    %r13,%r8
    42a8:	and    $0xfffffffffffffffc,%r12
    42ac:	mov    0x10(%rsp),%rcx
    42b1:	add    %rbx,%rcx
    42b4:	mov    %r14,%r13
    42b7:	mov    %r15,%r9
    42ba:	imul   %r15,%r13
    42be:	add    %rcx,%r13
    42c1:	xor    %r15d,%r15d
    42c4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    42d0:	mov    %r15d,%ecx
    42d3:	and    $0xf,%ecx
    42d6:	vmovaps %zmm5,0x1c0(%rsp)
    42de:	vmovss 0x1c0(%rsp,%rcx,4),%xmm6
    42e7:	lea    0x1(%r15),%ecx
    42eb:	and    $0xf,%ecx
    42ee:	vinsertps $0x10,0x1c0(%rsp,%rcx,4),%xmm6,%xmm6
    42f9:	lea    0x2(%r15),%ecx
    42fd:	and    $0xf,%ecx
    4300:	vinsertps $0x20,0x1c0(%rsp,%rcx,4),%xmm6,%xmm6
    430b:	lea    0x3(%r15),%ecx
    430f:	and    $0xf,%ecx
    4312:	vinsertps $0x30,0x1c0(%rsp,%rcx,4),%xmm6,%xmm6
    431d:	vmovups %xmm6,-0x8(%r13,%r15,4)
    4324:	add    $0x4,%r15
    4328:	cmp    %r12,%r15
    432b:	jne    42d0 <compute+0x2820>
    432d:	test   %r11,%r11
    4330:	mov    %r8,%r13
    4333:	mov    %rsi,%r8
    4336:	mov    %r9,%rsi
    4339:	mov    0x28(%rsp),%r9
    433e:	je     4390 <compute+0x28e0>
    4340:	add    0x18(%rsp),%rbx
    4345:	imul   %rsi,%r14
    4349:	lea    (%r14,%r15,4),%r14
    434d:	add    %rbx,%r14
    4350:	xor    %ebx,%ebx
    4352:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    4360:	lea    (%r15,%rbx,1),%ecx
    4364:	and    $0xf,%ecx
    4367:	vmovaps %zmm5,0x7c0(%rsp)
    436f:	vmovss 0x7c0(%rsp,%rcx,4),%xmm6
    4378:	vmovss %xmm6,(%r14,%rbx,4)
    437e:	inc    %rbx
    4381:	cmp    %rbx,%r11
    4384:	jne    4360 <compute+0x28b0>
    4386:	cs nopw 0x0(%rax,%rax,1)
    4390:	mov    %rdx,%r11
    4393:	or     $0x4,%r11
    4397:	cmp    %rax,%r11
    439a:	jge    44f0 <compute+0x2a40>
    43a0:	mov    0x20(%rdi),%rbx
    43a4:	mov    0x38(%rdi),%r14
    43a8:	mov    %r14,%r15
    43ab:	sub    %r9,%r15
    43ae:	cmp    $0xf,%r15
    43b2:	jle    43d0 <compute+0x2920>
    43b4:	imul   %r11,%r14
    43b8:	lea    (%rbx,%r14,4),%rax
    43bc:	vmovups %zmm4,(%rax,%r9,4)
    43c3:	mov    0x30(%rdi),%rax
    43c7:	jmp    44f0 <compute+0x2a40>
    43cc:	nopl   0x0(%rax)
    43d0:	test   %r15,%r15
    43d3:	jle    44f0 <compute+0x2a40>
    43d9:	mov    0x20(%rsp),%rcx
    43de:	lea    (%rcx,%r14,1),%r12
    43e2:	mov    %r12d,%r11d
    43e5:	and    $0x3,%r11d
    43e9:	mov    0x30(%rsp),%rcx
    43ee:	sub    %r14,%rcx
    43f1:	cmp    $0xfffffffffffffffc,%rcx
    43f5:	jbe    43ff <compute+0x294f>
    43f7:	xor    %r15d,%r15d
    43fa:	jmp    44a0 <compute+0x29f0>
    43ff:	mov    %rsi,%r9
    4402:	mov    %r8,%rsi
    4405:	mov    %r13,%r8
    4408:	and    $0xfffffffffffffffc,%r12
    440c:	mov    0x10(%rsp),%rcx
    4411:	add    %rbx,%rcx
    4414:	mov    %r14,%r13
    4417:	imul   0x8(%rsp),%r13
    441d:	add    %rcx,%r13
    4420:	xor    %r15d,%r15d
    4423:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    4430:	mov    %r15d,%ecx
    4433:	and    $0xf,%ecx
    4436:	vmovaps %zmm4,0x180(%rsp)
    443e:	vmovss 0x180(%rsp,%rcx,4),%xmm5
    4447:	lea    0x1(%r15),%ecx
    444b:	and    $0xf,%ecx
    444e:	vinsertps $0x10,0x180(%rsp,%rcx,4),%xmm5,%xmm5
    4459:	lea    0x2(%r15),%ecx
    445d:	and    $0xf,%ecx
    4460:	vinsertps $0x20,0x180(%rsp,%rcx,4),%xmm5,%xmm5
    446b:	lea    0x3(%r15),%ecx
    446f:	and    $0xf,%ecx
    4472:	vinsertps $0x30,0x180(%rsp,%rcx,4),%xmm5,%xmm5
    447d:	vmovups %xmm5,-0x8(%r13,%r15,4)
    4484:	add    $0x4,%r15
    4488:	cmp    %r12,%r15
    448b:	jne    4430 <compute+0x2980>
    448d:	test   %r11,%r11
    4490:	mov    %r8,%r13
    4493:	mov    %rsi,%r8
    4496:	mov    %r9,%rsi
    4499:	mov    0x28(%rsp),%r9
    449e:	je     44f0 <compute+0x2a40>
    44a0:	add    0x18(%rsp),%rbx
    44a5:	imul   0x8(%rsp),%r14
    44ab:	lea    (%r14,%r15,4),%r14
    44af:	add    %rbx,%r14
    44b2:	xor    %ebx,%ebx
    44b4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    44c0:	lea    (%r15,%rbx,1),%ecx
    44c4:	and    $0xf,%ecx
    44c7:	vmovaps %zmm4,0x780(%rsp)
    44cf:	vmovss 0x780(%rsp,%rcx,4),%xmm5
    44d8:	vmovss %xmm5,(%r14,%rbx,4)
    44de:	inc    %rbx
    44e1:	cmp    %rbx,%r11
    44e4:	jne    44c0 <compute+0x2a10>
    44e6:	cs nopw 0x0(%rax,%rax,1)
    44f0:	mov    %rdx,%r11
    44f3:	or     $0x5,%r11
    44f7:	cmp    %rax,%r11
    44fa:	jge    4650 <compute+0x2ba0>
    4500:	mov    0x20(%rdi),%rbx
    4504:	mov    0x38(%rdi),%r14
    4508:	mov    %r14,%r15
    450b:	sub    %r9,%r15
    450e:	cmp    $0xf,%r15
    4512:	jle    4530 <compute+0x2a80>
    4514:	imul   %r11,%r14
    4518:	lea    (%rbx,%r14,4),%rax
    451c:	vmovups %zmm3,(%rax,%r9,4)
    4523:	mov    0x30(%rdi),%rax
    4527:	jmp    4650 <compute+0x2ba0>
    452c:	nopl   0x0(%rax)
    4530:	test   %r15,%r15
    4533:	jle    4650 <compute+0x2ba0>
    4539:	mov    0x20(%rsp),%rcx
    453e:	lea    (%rcx,%r14,1),%r12
    4542:	mov    %r12d,%r11d
    4545:	and    $0x3,%r11d
    4549:	mov    0x30(%rsp),%rcx
    454e:	sub    %r14,%rcx
    4551:	cmp    $0xfffffffffffffffc,%rcx
    4555:	jbe    455f <compute+0x2aaf>
    4557:	xor    %r15d,%r15d
    455a:	jmp    4600 <compute+0x2b50>
    455f:	mov    %rsi,%r9
    4562:	mov    %r8,%rsi
    4565:	mov    %r13,%r8
    4568:	and    $0xfffffffffffffffc,%r12
    456c:	mov    0x10(%rsp),%rcx
    4571:	add    %rbx,%rcx
    4574:	mov    %r14,%r13
    4577:	imul   0x40(%rsp),%r13
    457d:	add    %rcx,%r13
    4580:	xor    %r15d,%r15d
    4583:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    4590:	mov    %r15d,%ecx
    4593:	and    $0xf,%ecx
    4596:	vmovaps %zmm3,0x140(%rsp)
    459e:	vmovss 0x140(%rsp,%rcx,4),%xmm4
    45a7:	lea    0x1(%r15),%ecx
    45ab:	and    $0xf,%ecx
    45ae:	vinsertps $0x10,0x140(%rsp,%rcx,4),%xmm4,%xmm4
    45b9:	lea    0x2(%r15),%ecx
    45bd:	and    $0xf,%ecx
    45c0:	vinsertps $0x20,0x140(%rsp,%rcx,4),%xmm4,%xmm4
    45cb:	lea    0x3(%r15),%ecx
    45cf:	and    $0xf,%ecx
    45d2:	vinsertps $0x30,0x140(%rsp,%rcx,4),%xmm4,%xmm4
    45dd:	vmovups %xmm4,-0x8(%r13,%r15,4)
    45e4:	add    $0x4,%r15
    45e8:	cmp    %r12,%r15
    45eb:	jne    4590 <compute+0x2ae0>
    45ed:	test   %r11,%r11
    45f0:	mov    %r8,%r13
    45f3:	mov    %rsi,%r8
    45f6:	mov    %r9,%rsi
    45f9:	mov    0x28(%rsp),%r9
    45fe:	je     4650 <compute+0x2ba0>
    4600:	add    0x18(%rsp),%rbx
    4605:	imul   0x40(%rsp),%r14
    460b:	lea    (%r14,%r15,4),%r14
    460f:	add    %rbx,%r14
    4612:	xor    %ebx,%ebx
    4614:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    4620:	lea    (%r15,%rbx,1),%ecx
    4624:	and    $0xf,%ecx
    4627:	vmovaps %zmm3,0x740(%rsp)
    462f:	vmovss 0x740(%rsp,%rcx,4),%xmm4
    4638:	vmovss %xmm4,(%r14,%rbx,4)
    463e:	inc    %rbx
    4641:	cmp    %rbx,%r11
    4644:	jne    4620 <compute+0x2b70>
    4646:	cs nopw 0x0(%rax,%rax,1)
    4650:	mov    %rdx,%r11
    4653:	or     $0x6,%r11
    4657:	cmp    %rax,%r11
    465a:	jge    47b0 <compute+0x2d00>
    4660:	mov    0x20(%rdi),%rbx
    4664:	mov    0x38(%rdi),%r14
    4668:	mov    %r14,%r15
    466b:	sub    %r9,%r15
    466e:	cmp    $0xf,%r15
    4672:	jle    4690 <compute+0x2be0>
    4674:	imul   %r11,%r14
    4678:	lea    (%rbx,%r14,4),%rax
    467c:	vmovups %zmm2,(%rax,%r9,4)
    4683:	mov    0x30(%rdi),%rax
    4687:	jmp    47b0 <compute+0x2d00>
    468c:	nopl   0x0(%rax)
    4690:	test   %r15,%r15
    4693:	jle    47b0 <compute+0x2d00>
    4699:	mov    0x20(%rsp),%rcx
    469e:	lea    (%rcx,%r14,1),%r12
    46a2:	mov    %r12d,%r11d
    46a5:	and    $0x3,%r11d
    46a9:	mov    0x30(%rsp),%rcx
    46ae:	sub    %r14,%rcx
    46b1:	cmp    $0xfffffffffffffffc,%rcx
    46b5:	jbe    46bf <compute+0x2c0f>
    46b7:	xor    %r15d,%r15d
    46ba:	jmp    4760 <compute+0x2cb0>
    46bf:	mov    %rsi,%r9
    46c2:	mov    %r8,%rsi
    46c5:	mov    %r13,%r8
    46c8:	and    $0xfffffffffffffffc,%r12
    46cc:	mov    0x10(%rsp),%rcx
    46d1:	add    %rbx,%rcx
    46d4:	mov    %r14,%r13
    46d7:	imul   0x58(%rsp),%r13
    46dd:	add    %rcx,%r13
    46e0:	xor    %r15d,%r15d
    46e3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    46f0:	mov    %r15d,%ecx
    46f3:	and    $0xf,%ecx
    46f6:	vmovaps %zmm2,0x100(%rsp)
    46fe:	vmovss 0x100(%rsp,%rcx,4),%xmm3
    4707:	lea    0x1(%r15),%ecx
    470b:	and    $0xf,%ecx
    470e:	vinsertps $0x10,0x100(%rsp,%rcx,4),%xmm3,%xmm3
    4719:	lea    0x2(%r15),%ecx
    471d:	and    $0xf,%ecx
    4720:	vinsertps $0x20,0x100(%rsp,%rcx,4),%xmm3,%xmm3
    472b:	lea    0x3(%r15),%ecx
    472f:	and    $0xf,%ecx
    4732:	vinsertps $0x30,0x100(%rsp,%rcx,4),%xmm3,%xmm3
    473d:	vmovups %xmm3,-0x8(%r13,%r15,4)
    4744:	add    $0x4,%r15
    4748:	cmp    %r12,%r15
    474b:	jne    46f0 <compute+0x2c40>
    474d:	test   %r11,%r11
    4750:	mov    %r8,%r13
    4753:	mov    %rsi,%r8
    4756:	mov    %r9,%rsi
    4759:	mov    0x28(%rsp),%r9
    475e:	je     47b0 <compute+0x2d00>
    4760:	add    0x18(%rsp),%rbx
    4765:	imul   0x58(%rsp),%r14
    476b:	lea    (%r14,%r15,4),%r14
    476f:	add    %rbx,%r14
    4772:	xor    %ebx,%ebx
    4774:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    4780:	lea    (%r15,%rbx,1),%ecx
    4784:	and    $0xf,%ecx
    4787:	vmovaps %zmm2,0x700(%rsp)
    478f:	vmovss 0x700(%rsp,%rcx,4),%xmm3
    4798:	vmovss %xmm3,(%r14,%rbx,4)
    479e:	inc    %rbx
    47a1:	cmp    %rbx,%r11
    47a4:	jne    4780 <compute+0x2cd0>
    47a6:	cs nopw 0x0(%rax,%rax,1)
    47b0:	or     $0x7,%rdx
    47b4:	cmp    %rax,%rdx
    47b7:	jge    3a33 <compute+0x1f83>
    47bd:	mov    0x20(%rdi),%r11
    47c1:	mov    0x38(%rdi),%rbx
    47c5:	mov    %rbx,%r14
    47c8:	sub    %r9,%r14
    47cb:	cmp    $0xf,%r14
    47cf:	jg     3a20 <compute+0x1f70>
    47d5:	test   %r14,%r14
    47d8:	jle    3a33 <compute+0x1f83>
    47de:	mov    0x20(%rsp),%rcx
    47e3:	lea    (%rcx,%rbx,1),%r15
    47e7:	mov    %r15d,%edx
    47ea:	and    $0x3,%edx
    47ed:	mov    0x30(%rsp),%rcx
    47f2:	sub    %rbx,%rcx
    47f5:	cmp    $0xfffffffffffffffc,%rcx
    47f9:	jbe    4803 <compute+0x2d53>
    47fb:	xor    %r14d,%r14d
    47fe:	jmp    4886 <compute+0x2dd6>
    4803:	and    $0xfffffffffffffffc,%r15
    4807:	mov    0x10(%rsp),%rcx
    480c:	add    %r11,%rcx
    480f:	mov    %rbx,%r12
    4812:	imul   0x38(%rsp),%r12
    4818:	add    %rcx,%r12
    481b:	xor    %r14d,%r14d
    481e:	xchg   %ax,%ax
    4820:	mov    %r14d,%ecx
    4823:	and    $0xf,%ecx
    4826:	vmovaps %zmm1,0xc0(%rsp)
    482e:	vmovss 0xc0(%rsp,%rcx,4),%xmm2
    4837:	lea    0x1(%r14),%ecx
    483b:	and    $0xf,%ecx
    483e:	vinsertps $0x10,0xc0(%rsp,%rcx,4),%xmm2,%xmm2
    4849:	lea    0x2(%r14),%ecx
    484d:	and    $0xf,%ecx
    4850:	vinsertps $0x20,0xc0(%rsp,%rcx,4),%xmm2,%xmm2
    485b:	lea    0x3(%r14),%ecx
    485f:	and    $0xf,%ecx
    4862:	vinsertps $0x30,0xc0(%rsp,%rcx,4),%xmm2,%xmm2
    486d:	vmovups %xmm2,-0x8(%r12,%r14,4)
    4874:	add    $0x4,%r14
    4878:	cmp    %r15,%r14
    487b:	jne    4820 <compute+0x2d70>
    487d:	test   %rdx,%rdx
    4880:	je     3a33 <compute+0x1f83>
    4886:	add    0x18(%rsp),%r11
    488b:	imul   0x38(%rsp),%rbx
    4891:	lea    (%rbx,%r14,4),%rbx
    4895:	add    %r11,%rbx
    4898:	xor    %r11d,%r11d
    489b:	nopl   0x0(%rax,%rax,1)
    48a0:	lea    (%r14,%r11,1),%ecx
    48a4:	and    $0xf,%ecx
    48a7:	vmovaps %zmm1,0x6c0(%rsp)
    48af:	vmovss 0x6c0(%rsp,%rcx,4),%xmm2
    48b8:	vmovss %xmm2,(%rbx,%r11,4)
    48be:	inc    %r11
    48c1:	cmp    %r11,%rdx
    48c4:	jne    48a0 <compute+0x2df0>
    48c6:	jmp    3a33 <compute+0x1f83>
    48cb:	lea    -0x28(%rbp),%rsp
    48cf:	pop    %rbx
    48d0:	pop    %r12
    48d2:	pop    %r13
    48d4:	pop    %r14
    48d6:	pop    %r15
    48d8:	pop    %rbp
    48d9:	vzeroupper
    48dc:	ret
