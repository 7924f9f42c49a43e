
a.so:     file format elf64-x86-64


Disassembly of section .text:

0000000000001560 <prepared_floats>:
    1560:	push   %rbp
    1561:	mov    %rsp,%rbp
    1564:	mov    0x30(%rdi),%rax
    1568:	mov    0x40(%rdi),%rcx
    156c:	add    $0x5,%rax
    1570:	movabs $0x2aaaaaaaaaaaaaab,%rdx
    157a:	imul   %rdx
    157d:	mov    %rdx,%rax
    1580:	shr    $0x3f,%rax
    1584:	add    %rdx,%rax
    1587:	lea    0x1f(%rcx),%rdx
    158b:	add    $0x3e,%rcx
    158f:	test   %rdx,%rdx
    1592:	cmovns %rdx,%rcx
    1596:	sar    $0x5,%rcx
    159a:	imul   %rax,%rcx
    159e:	imul   $0xc6,%rcx,%rax
    15a5:	pop    %rbp
    15a6:	ret
    15a7:	nopw   0x0(%rax,%rax,1)

00000000000015b0 <prepare_parts>:
    15b0:	push   %rbp
    15b1:	mov    %rsp,%rbp
    15b4:	mov    0x30(%rdi),%rax
    15b8:	mov    0x40(%rdi),%rcx
    15bc:	add    $0x5,%rax
    15c0:	movabs $0x2aaaaaaaaaaaaaab,%rdx
    15ca:	imul   %rdx
    15cd:	mov    %rdx,%rax
    15d0:	shr    $0x3f,%rax
    15d4:	add    %rdx,%rax
    15d7:	lea    0x1f(%rcx),%rdx
    15db:	add    $0x3e,%rcx
    15df:	test   %rdx,%rdx
    15e2:	cmovns %rdx,%rcx
    15e6:	sar    $0x5,%rcx
    15ea:	imul   %rax,%rcx
    15ee:	mov    %rcx,%rax
    15f1:	pop    %rbp
    15f2:	ret
    15f3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)

0000000000001600 <prepare>:
    1600:	mov    %rsi,%rax
    1603:	mov    0x40(%rdi),%r8
    1607:	lea    0x1f(%r8),%rcx
    160b:	lea    0x3e(%r8),%r11
    160f:	test   %rcx,%rcx
    1612:	cmovns %rcx,%r11
    1616:	sar    $0x5,%r11
    161a:	mov    %rsi,%rcx
    161d:	or     %r11,%rcx
    1620:	shr    $0x20,%rcx
    1624:	je     1633 <prepare+0x33>
    1626:	cqto
    1628:	idiv   %r11
    162b:	mov    %rdx,%rcx
    162e:	mov    %rax,%rsi
    1631:	jmp    163c <prepare+0x3c>
    1633:	xor    %edx,%edx
    1635:	div    %r11d
    1638:	mov    %edx,%ecx
    163a:	mov    %eax,%esi
    163c:	push   %rbp
    163d:	mov    %rsp,%rbp
    1640:	push   %r15
    1642:	push   %r14
    1644:	push   %r13
    1646:	push   %r12
    1648:	push   %rbx
    1649:	mov    %rcx,%rax
    164c:	shl    $0x5,%rax
    1650:	mov    %r8,%r9
    1653:	sub    %rax,%r9
    1656:	cmp    $0x20,%r9
    165a:	mov    $0x20,%eax
    165f:	cmovge %rax,%r9
    1663:	mov    %rsi,%rax
    1666:	imul   %r11,%rax
    166a:	lea    (%rax,%rax,2),%rbx
    166e:	shl    $0x8,%rbx
    1672:	mov    0x28(%rdi),%r14
    1676:	mov    0x30(%rdi),%r10
    167a:	lea    (%rcx,%rcx,2),%r15
    167e:	lea    0x5(%r10),%rax
    1682:	movabs $0x2aaaaaaaaaaaaaab,%rdx
    168c:	imul   %rdx
    168f:	mov    %rdx,%rax
    1692:	shr    $0x3f,%rax
    1696:	add    %rdx,%rax
    1699:	shl    $0x5,%rax
    169d:	add    %rsi,%rax
    16a0:	imul   %r11,%rax
    16a4:	lea    (%rax,%rax,2),%rax
    16a8:	lea    (%r14,%rax,8),%rax
    16ac:	lea    (%rax,%r15,8),%rax
    16b0:	shl    $0x8,%r15
    16b4:	add    %r14,%r15
    16b7:	add    %rbx,%r15
    16ba:	lea    (%rsi,%rsi,1),%rdx
    16be:	lea    (%rdx,%rdx,2),%r11
    16c2:	imul   %r8,%rsi
    16c6:	lea    (%rsi,%rsi,2),%rdx
    16ca:	shl    $0x7,%rcx
    16ce:	lea    (%rcx,%rdx,8),%rcx
    16d2:	add    0x18(%rdi),%rcx
    16d6:	shl    $0x2,%r8
    16da:	xor    %esi,%esi
    16dc:	vpbroadcastq -0x12e5(%rip),%ymm0        # 400 <prepared_floats-0x1160>
    16e5:	vmovdqa -0x12cd(%rip),%ymm1        # 420 <prepared_floats-0x1140>
    16ed:	vxorps %xmm2,%xmm2,%xmm2
    16f1:	vpbroadcastq -0x12f2(%rip),%ymm3        # 408 <prepared_floats-0x1158>
    16fa:	vmovdqa64 -0x13c4(%rip),%zmm4        # 340 <prepared_floats-0x1220>
    1704:	vmovdqa64 -0x138e(%rip),%zmm5        # 380 <prepared_floats-0x11e0>
    170e:	vpbroadcastq -0x1318(%rip),%zmm6        # 400 <prepared_floats-0x1160>
    1718:	vxorps %xmm7,%xmm7,%xmm7
    171c:	vpbroadcastq -0x1316(%rip),%zmm8        # 410 <prepared_floats-0x1150>
    1726:	mov    %r15,-0x30(%rbp)
    172a:	mov    %r15,%rdi
    172d:	jmp    17a8 <prepare+0x1a8>
    172f:	nop
    1730:	vextractf32x4 $0x2,%zmm9,%xmm10
    1737:	vaddps %xmm10,%xmm9,%xmm10
    173c:	vshufpd $0x1,%xmm9,%xmm9,%xmm11
    1742:	vextractf64x4 $0x1,%zmm9,%ymm12
    1749:	vshufpd $0x1,%xmm12,%xmm12,%xmm13
    174f:	vaddps %xmm13,%xmm11,%xmm11
    1754:	vextractf128 $0x1,%ymm9,%xmm9
    175a:	vextractf128 $0x1,%ymm12,%xmm13
    1760:	vaddps %xmm13,%xmm9,%xmm13
    1765:	vaddps %xmm13,%xmm10,%xmm10
    176a:	vshufpd $0x1,%xmm9,%xmm9,%xmm9
    1770:	vpermpd $0xff,%ymm12,%ymm12
    1776:	vaddps %xmm12,%xmm9,%xmm9
    177b:	vaddps %xmm9,%xmm11,%xmm9
    1780:	vaddps %xmm9,%xmm10,%xmm9
    1785:	vmovshdup %xmm9,%xmm10
    178a:	vaddss %xmm10,%xmm9,%xmm9
    178f:	vmovss %xmm9,(%rax,%rsi,4)
    1794:	inc    %rsi
    1797:	add    $0x4,%rdi
    179b:	add    %r8,%rcx
    179e:	cmp    $0x6,%rsi
    17a2:	je     19a9 <prepare+0x3a9>
    17a8:	lea    (%rsi,%r11,1),%rdx
    17ac:	cmp    %r10,%rdx
    17af:	mov    $0x0,%ebx
    17b4:	cmovl  %r9,%rbx
    17b8:	vxorps %xmm9,%xmm9,%xmm9
    17bd:	test   %rbx,%rbx
    17c0:	jle    1899 <prepare+0x299>
    17c6:	mov    %rdi,%r14
    17c9:	xor    %r15d,%r15d
    17cc:	nopl   0x0(%rax)
    17d0:	vmovdqu64 (%rcx,%r15,4),%zmm10
    17d7:	vmovdqu 0x10(%rcx,%r15,4),%xmm11
    17de:	vmovdqu 0x20(%rcx,%r15,4),%xmm12
    17e5:	vmovdqu 0x30(%rcx,%r15,4),%xmm13
    17ec:	vmovd  %xmm10,(%r14)
    17f1:	vextractps $0x1,%xmm10,0x18(%r14)
    17f8:	vextractps $0x2,%xmm10,0x30(%r14)
    17ff:	vextractps $0x3,%xmm10,0x48(%r14)
    1806:	vmovd  %xmm11,0x60(%r14)
    180c:	vextractps $0x1,%xmm11,0x78(%r14)
    1813:	vextractps $0x2,%xmm11,0x90(%r14)
    181d:	vextractps $0x3,%xmm11,0xa8(%r14)
    1827:	vmovd  %xmm12,0xc0(%r14)
    1830:	vextractps $0x1,%xmm12,0xd8(%r14)
    183a:	vextractps $0x2,%xmm12,0xf0(%r14)
    1844:	vextractps $0x3,%xmm12,0x108(%r14)
    184e:	vmovd  %xmm13,0x120(%r14)
    1857:	vextractps $0x1,%xmm13,0x138(%r14)
    1861:	vextractps $0x2,%xmm13,0x150(%r14)
    186b:	vextractps $0x3,%xmm13,0x168(%r14)
    1875:	vaddps %zmm10,%zmm9,%zmm9
    187b:	add    $0x10,%r15
    187f:	add    $0x180,%r14
    1886:	cmp    %rbx,%r15
    1889:	jl     17d0 <prepare+0x1d0>
    188f:	cmp    $0x1f,%rbx
    1893:	ja     1730 <prepare+0x130>
    1899:	mov    $0x20,%edx
    189e:	sub    %rbx,%rdx
    18a1:	cmp    $0x4,%rdx
    18a5:	jb     1984 <prepare+0x384>
    18ab:	cmp    $0x10,%rdx
    18af:	jae    18b9 <prepare+0x2b9>
    18b1:	xor    %r14d,%r14d
    18b4:	mov    %rbx,%r12
    18b7:	jmp    1934 <prepare+0x334>
    18b9:	mov    %rdx,%r14
    18bc:	and    $0xfffffffffffffff0,%r14
    18c0:	lea    (%rbx,%r14,1),%r12
    18c4:	mov    -0x30(%rbp),%r15
    18c8:	lea    (%r15,%rsi,4),%r13
    18cc:	vpbroadcastq %rbx,%zmm11
    18d2:	vpaddq %zmm4,%zmm11,%zmm10
    18d8:	vpaddq %zmm5,%zmm11,%zmm11
    18de:	mov    %r14,%r15
    18e1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    18f0:	vpmullq %zmm6,%zmm10,%zmm12
    18f6:	vpmullq %zmm6,%zmm11,%zmm13
    18fc:	kxnorb %k0,%k0,%k1
    1900:	vscatterqps %ymm7,0x0(%r13,%zmm13,1){%k1}
    1908:	kxnorb %k0,%k0,%k1
    190c:	vscatterqps %ymm7,0x0(%r13,%zmm12,1){%k1}
    1914:	vpaddq %zmm8,%zmm11,%zmm11
    191a:	vpaddq %zmm8,%zmm10,%zmm10
    1920:	add    $0xfffffffffffffff0,%r15
    1924:	jne    18f0 <prepare+0x2f0>
    1926:	cmp    %r14,%rdx
    1929:	je     1730 <prepare+0x130>
    192f:	test   $0xc,%dl
    1932:	je     19a4 <prepare+0x3a4>
    1934:	mov    %rdx,%r13
    1937:	and    $0xfffffffffffffffc,%r13
    193b:	add    %r13,%rbx
    193e:	mov    -0x30(%rbp),%r15
    1942:	lea    (%r15,%rsi,4),%r15
    1946:	vpbroadcastq %r12,%ymm10
    194c:	vpaddq %ymm1,%ymm10,%ymm10
    1950:	sub    %r13,%r14
    1953:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1960:	vpmullq %ymm0,%ymm10,%ymm11
    1966:	kxnorw %k0,%k0,%k1
    196a:	vscatterqps %xmm2,(%r15,%ymm11,1){%k1}
    1971:	vpaddq %ymm3,%ymm10,%ymm10
    1975:	add    $0x4,%r14
    1979:	jne    1960 <prepare+0x360>
    197b:	cmp    %r13,%rdx
    197e:	je     1730 <prepare+0x130>
    1984:	lea    (%rbx,%rbx,2),%rdx
    1988:	add    $0xffffffffffffffe0,%rbx
    198c:	lea    (%rdi,%rdx,8),%rdx
    1990:	movl   $0x0,(%rdx)
    1996:	add    $0x18,%rdx
    199a:	inc    %rbx
    199d:	jne    1990 <prepare+0x390>
    199f:	jmp    1730 <prepare+0x130>
    19a4:	add    %r14,%rbx
    19a7:	jmp    1984 <prepare+0x384>
    19a9:	pop    %rbx
    19aa:	pop    %r12
    19ac:	pop    %r13
    19ae:	pop    %r14
    19b0:	pop    %r15
    19b2:	pop    %rbp
    19b3:	vzeroupper
    19b6:	ret
    19b7:	nopw   0x0(%rax,%rax,1)

00000000000019c0 <tasks>:
    19c0:	push   %rbp
    19c1:	mov    %rsp,%rbp
    19c4:	mov    0x38(%rdi),%rsi
    19c8:	mov    0x48(%rdi),%rcx
    19cc:	lea    0xf(%rsi),%rax
    19d0:	lea    0x1e(%rsi),%rdx
    19d4:	test   %rax,%rax
    19d7:	cmovns %rax,%rdx
    19db:	sar    $0x4,%rdx
    19df:	cmp    %rcx,%rdx
    19e2:	cmovl  %rdx,%rcx
    19e6:	lea    (%rdx,%rcx,1),%rax
    19ea:	dec    %rax
    19ed:	mov    %rax,%rdx
    19f0:	or     %rcx,%rdx
    19f3:	shr    $0x20,%rdx
    19f7:	je     1a03 <tasks+0x43>
    19f9:	cqto
    19fb:	idiv   %rcx
    19fe:	mov    %rax,%rcx
    1a01:	jmp    1a09 <tasks+0x49>
    1a03:	xor    %edx,%edx
    1a05:	div    %ecx
    1a07:	mov    %eax,%ecx
    1a09:	shl    $0x4,%rcx
    1a0d:	lea    (%rsi,%rcx,1),%rax
    1a11:	dec    %rax
    1a14:	mov    %rax,%rdx
    1a17:	or     %rcx,%rdx
    1a1a:	shr    $0x20,%rdx
    1a1e:	je     1a27 <tasks+0x67>
    1a20:	cqto
    1a22:	idiv   %rcx
    1a25:	pop    %rbp
    1a26:	ret
    1a27:	xor    %edx,%edx
    1a29:	div    %ecx
    1a2b:	pop    %rbp
    1a2c:	ret
    1a2d:	nopl   (%rax)

0000000000001a30 <compute>:
    1a30:	mov    0x38(%rdi),%rcx
    1a34:	mov    0x48(%rdi),%r8
    1a38:	lea    0xf(%rcx),%rax
    1a3c:	lea    0x1e(%rcx),%rdx
    1a40:	test   %rax,%rax
    1a43:	cmovns %rax,%rdx
    1a47:	sar    $0x4,%rdx
    1a4b:	cmp    %r8,%rdx
    1a4e:	cmovl  %rdx,%r8
    1a52:	lea    (%rdx,%r8,1),%rax
    1a56:	dec    %rax
    1a59:	mov    %rax,%rdx
    1a5c:	or     %r8,%rdx
    1a5f:	shr    $0x20,%rdx
    1a63:	je     1a6c <compute+0x3c>
    1a65:	cqto
    1a67:	idiv   %r8
    1a6a:	jmp    1a71 <compute+0x41>
    1a6c:	xor    %edx,%edx
    1a6e:	div    %r8d
    1a71:	push   %rbp
    1a72:	mov    %rsp,%rbp
    1a75:	push   %r15
    1a77:	push   %r14
    1a79:	push   %r13
    1a7b:	push   %r12
    1a7d:	push   %rbx
    1a7e:	and    $0xffffffffffffffc0,%rsp
    1a82:	sub    $0x6c0,%rsp
    1a89:	mov    %rax,%r12
    1a8c:	shl    $0x4,%r12
    1a90:	lea    0x1(%rsi),%rdx
    1a94:	imul   %r12,%rdx
    1a98:	cmp    %rcx,%rdx
    1a9b:	cmovge %rcx,%rdx
    1a9f:	imul   %rsi,%r12
    1aa3:	mov    %rdx,0x70(%rsp)
    1aa8:	cmp    %rdx,%r12
    1aab:	jge    26dc <compute+0xcac>
    1ab1:	mov    0x30(%rdi),%r15
    1ab5:	imul   %rsi,%rax
    1ab9:	shl    $0x6,%rax
    1abd:	lea    0x8(%rax),%rcx
    1ac1:	mov    %rcx,0x30(%rsp)
    1ac6:	xor    %ecx,%ecx
    1ac8:	vmovaps -0x1712(%rip),%zmm0        # 3c0 <prepared_floats-0x11a0>
    1ad2:	mov    %r12,0x40(%rsp)
    1ad7:	jmp    1b06 <compute+0xd6>
    1ad9:	nopl   0x0(%rax)
    1ae0:	add    $0x10,%r12
    1ae4:	mov    0x50(%rsp),%rcx
    1ae9:	inc    %rcx
    1aec:	mov    0x28(%rsp),%rax
    1af1:	add    $0x40,%rax
    1af5:	addq   $0x40,0x30(%rsp)
    1afb:	cmp    0x70(%rsp),%r12
    1b00:	jge    26dc <compute+0xcac>
    1b06:	mov    %rax,0x28(%rsp)
    1b0b:	test   %r15,%r15
    1b0e:	mov    %rcx,0x50(%rsp)
    1b13:	jle    1ae0 <compute+0xb0>
    1b15:	mov    %rcx,%rsi
    1b18:	shl    $0x4,%rsi
    1b1c:	lea    0x5(%r15),%rdx
    1b20:	movabs $0xaaaaaaaaaaaaaaab,%rax
    1b2a:	mulx   %rax,%rcx,%rcx
    1b2f:	shr    $0x2,%rcx
    1b33:	add    0x40(%rsp),%rsi
    1b38:	mov    %rsi,0x38(%rsp)
    1b3d:	mov    $0x4,%r13d
    1b43:	mov    $0x8,%eax
    1b48:	mov    %rax,0x68(%rsp)
    1b4d:	mov    $0xc,%eax
    1b52:	mov    %rax,0x60(%rsp)
    1b57:	mov    $0x10,%eax
    1b5c:	mov    %rax,0x58(%rsp)
    1b61:	mov    $0x14,%r9d
    1b67:	xor    %r11d,%r11d
    1b6a:	xor    %r14d,%r14d
    1b6d:	xor    %r10d,%r10d
    1b70:	mov    %r12,0x48(%rsp)
    1b75:	jmp    1bdf <compute+0x1af>
    1b77:	nopw   0x0(%rax,%rax,1)
    1b80:	imul   %rax,%rdx
    1b84:	lea    (%rcx,%rdx,4),%rax
    1b88:	vmovups %zmm1,(%rax,%r12,4)
    1b8f:	mov    0x30(%rdi),%r15
    1b93:	inc    %r10
    1b96:	lea    0x5(%r15),%rax
    1b9a:	movabs $0x2aaaaaaaaaaaaaab,%rcx
    1ba4:	imul   %rcx
    1ba7:	mov    %rdx,%rcx
    1baa:	shr    $0x3f,%rcx
    1bae:	add    %rdx,%rcx
    1bb1:	add    $0x300,%r14
    1bb8:	add    $0x18,%r11
    1bbc:	add    $0x18,%r13
    1bc0:	addq   $0x18,0x68(%rsp)
    1bc6:	addq   $0x18,0x60(%rsp)
    1bcc:	addq   $0x18,0x58(%rsp)
    1bd2:	add    $0x18,%r9
    1bd6:	cmp    %rcx,%r10
    1bd9:	jge    1ae0 <compute+0xb0>
    1bdf:	mov    0x40(%rdi),%rdx
    1be3:	lea    0x7(%rdx),%rsi
    1be7:	lea    0x1f(%rdx),%rbx
    1beb:	test   %rdx,%rdx
    1bee:	mov    %rdx,%rax
    1bf1:	cmovs  %rbx,%rax
    1bf5:	cmovns %rdx,%rsi
    1bf9:	lea    0x3e(%rdx),%r8
    1bfd:	test   %rbx,%rbx
    1c00:	cmovns %rbx,%r8
    1c04:	vxorps %xmm1,%xmm1,%xmm1
    1c08:	vxorps %xmm2,%xmm2,%xmm2
    1c0c:	vxorps %xmm3,%xmm3,%xmm3
    1c10:	vxorps %xmm4,%xmm4,%xmm4
    1c14:	vxorps %xmm5,%xmm5,%xmm5
    1c18:	vxorps %xmm6,%xmm6,%xmm6
    1c1c:	cmp    $0x20,%rdx
    1c20:	jl     1f24 <compute+0x4f4>
    1c26:	mov    %r13,0x20(%rsp)
    1c2b:	mov    (%rdi),%rbx
    1c2e:	mov    %r12,%r15
    1c31:	mov    0x28(%rdi),%r12
    1c35:	sar    $0x5,%rax
    1c39:	sar    $0x3,%rsi
    1c3d:	mov    %rax,%rdx
    1c40:	imul   %r15,%rdx
    1c44:	shl    $0x2,%rdx
    1c48:	mov    0x8(%rdi),%r15
    1c4c:	add    %rdx,%r15
    1c4f:	add    0x10(%rdi),%rdx
    1c53:	sar    $0x5,%r8
    1c57:	shl    $0x5,%rcx
    1c5b:	add    %r10,%rcx
    1c5e:	imul   %r8,%rcx
    1c62:	lea    (%rcx,%rcx,2),%rcx
    1c66:	lea    (%r12,%rcx,8),%rcx
    1c6a:	imul   %r14,%r8
    1c6e:	lea    (%r12,%r8,1),%r13
    1c72:	add    $0xbc,%r13
    1c79:	imul   0x28(%rsp),%rsi
    1c7f:	lea    (%rbx,%rsi,1),%r8
    1c83:	add    $0x400,%r8
    1c8a:	xor    %r12d,%r12d
    1c8d:	nopl   (%rax)
    1c90:	mov    %r12,%rsi
    1c93:	shl    $0x6,%rsi
    1c97:	vmovups (%r15,%rsi,1),%zmm8
    1c9e:	vmovups (%rdx,%rsi,1),%zmm7
    1ca5:	mov    %r13,%rsi
    1ca8:	xor    %ebx,%ebx
    1caa:	vxorps %xmm9,%xmm9,%xmm9
    1caf:	vxorps %xmm10,%xmm10,%xmm10
    1cb4:	vxorps %xmm11,%xmm11,%xmm11
    1cb9:	vxorps %xmm12,%xmm12,%xmm12
    1cbe:	vxorps %xmm13,%xmm13,%xmm13
    1cc3:	vxorps %xmm14,%xmm14,%xmm14
    1cc8:	nopl   0x0(%rax,%rax,1)
    1cd0:	vmovups -0x400(%r8,%rbx,1),%zmm15
    1cd8:	vpermps %zmm0,%zmm15,%zmm16
    1cde:	vfmadd231ps -0xbc(%rsi){1to16},%zmm16,%zmm14
    1ce5:	vfmadd231ps -0xb8(%rsi){1to16},%zmm16,%zmm13
    1cec:	vfmadd231ps -0xb4(%rsi){1to16},%zmm16,%zmm12
    1cf3:	vfmadd231ps -0xb0(%rsi){1to16},%zmm16,%zmm11
    1cfa:	vfmadd231ps -0xac(%rsi){1to16},%zmm16,%zmm10
    1d01:	vfmadd231ps -0xa8(%rsi){1to16},%zmm16,%zmm9
    1d08:	vpsrld $0x4,%zmm15,%zmm16
    1d0f:	vpermd %zmm0,%zmm16,%zmm16
    1d15:	vfmadd231ps -0xa4(%rsi){1to16},%zmm16,%zmm14
    1d1c:	vfmadd231ps -0xa0(%rsi){1to16},%zmm16,%zmm13
    1d23:	vfmadd231ps -0x9c(%rsi){1to16},%zmm16,%zmm12
    1d2a:	vfmadd231ps -0x98(%rsi){1to16},%zmm16,%zmm11
    1d31:	vfmadd231ps -0x94(%rsi){1to16},%zmm16,%zmm10
    1d38:	vfmadd231ps -0x90(%rsi){1to16},%zmm16,%zmm9
    1d3f:	vpsrld $0x8,%zmm15,%zmm16
    1d46:	vpermd %zmm0,%zmm16,%zmm16
    1d4c:	vfmadd231ps -0x8c(%rsi){1to16},%zmm16,%zmm14
    1d53:	vfmadd231ps -0x88(%rsi){1to16},%zmm16,%zmm13
    1d5a:	vfmadd231ps -0x84(%rsi){1to16},%zmm16,%zmm12
    1d61:	vfmadd231ps -0x80(%rsi){1to16},%zmm16,%zmm11
    1d68:	vfmadd231ps -0x7c(%rsi){1to16},%zmm16,%zmm10
    1d6f:	vfmadd231ps -0x78(%rsi){1to16},%zmm16,%zmm9
    1d76:	vpsrld $0xc,%zmm15,%zmm16
    1d7d:	vpermd %zmm0,%zmm16,%zmm16
    1d83:	vfmadd231ps -0x74(%rsi){1to16},%zmm16,%zmm14
    1d8a:	vfmadd231ps -0x70(%rsi){1to16},%zmm16,%zmm13
    1d91:	vfmadd231ps -0x6c(%rsi){1to16},%zmm16,%zmm12
    1d98:	vfmadd231ps -0x68(%rsi){1to16},%zmm16,%zmm11
    1d9f:	vfmadd231ps -0x64(%rsi){1to16},%zmm16,%zmm10
    1da6:	vfmadd231ps -0x60(%rsi){1to16},%zmm16,%zmm9
    1dad:	vpsrld $0x10,%zmm15,%zmm16
    1db4:	vpermd %zmm0,%zmm16,%zmm16
    1dba:	vfmadd231ps -0x5c(%rsi){1to16},%zmm16,%zmm14
    1dc1:	vfmadd231ps -0x58(%rsi){1to16},%zmm16,%zmm13
    1dc8:	vfmadd231ps -0x54(%rsi){1to16},%zmm16,%zmm12
    1dcf:	vfmadd231ps -0x50(%rsi){1to16},%zmm16,%zmm11
    1dd6:	vfmadd231ps -0x4c(%rsi){1to16},%zmm16,%zmm10
    1ddd:	vfmadd231ps -0x48(%rsi){1to16},%zmm16,%zmm9
    1de4:	vpsrld $0x14,%zmm15,%zmm16
    1deb:	vpermd %zmm0,%zmm16,%zmm16
    1df1:	vfmadd231ps -0x44(%rsi){1to16},%zmm16,%zmm14
    1df8:	vfmadd231ps -0x40(%rsi){1to16},%zmm16,%zmm13
    1dff:	vfmadd231ps -0x3c(%rsi){1to16},%zmm16,%zmm12
    1e06:	vfmadd231ps -0x38(%rsi){1to16},%zmm16,%zmm11
    1e0d:	vfmadd231ps -0x34(%rsi){1to16},%zmm16,%zmm10
    1e14:	vfmadd231ps -0x30(%rsi){1to16},%zmm16,%zmm9
    1e1b:	vpsrld $0x18,%zmm15,%zmm16
    1e22:	vpermd %zmm0,%zmm16,%zmm16
    1e28:	vfmadd231ps -0x2c(%rsi){1to16},%zmm16,%zmm14
    1e2f:	vfmadd231ps -0x28(%rsi){1to16},%zmm16,%zmm13
    1e36:	vfmadd231ps -0x24(%rsi){1to16},%zmm16,%zmm12
    1e3d:	vfmadd231ps -0x20(%rsi){1to16},%zmm16,%zmm11
    1e44:	vfmadd231ps -0x1c(%rsi){1to16},%zmm16,%zmm10
    1e4b:	vfmadd231ps -0x18(%rsi){1to16},%zmm16,%zmm9
    1e52:	vpsrld $0x1c,%zmm15,%zmm15
    1e59:	vpermd %zmm0,%zmm15,%zmm15
    1e5f:	vfmadd231ps -0x14(%rsi){1to16},%zmm15,%zmm14
    1e66:	vfmadd231ps -0x10(%rsi){1to16},%zmm15,%zmm13
    1e6d:	vfmadd231ps -0xc(%rsi){1to16},%zmm15,%zmm12
    1e74:	vfmadd231ps -0x8(%rsi){1to16},%zmm15,%zmm11
    1e7b:	vfmadd231ps -0x4(%rsi){1to16},%zmm15,%zmm10
    1e82:	vfmadd231ps (%rsi){1to16},%zmm15,%zmm9
    1e88:	prefetcht0 (%r8,%rbx,1)
    1e8d:	add    $0x40,%rbx
    1e91:	add    $0xc0,%rsi
    1e98:	cmp    $0x100,%rbx
    1e9f:	jne    1cd0 <compute+0x2a0>
    1ea5:	lea    (%r12,%r12,2),%rsi
    1ea9:	vfmadd231ps %zmm14,%zmm8,%zmm6
    1eaf:	vfmadd231ps (%rcx,%rsi,8){1to16},%zmm7,%zmm6
    1eb6:	vfmadd231ps %zmm13,%zmm8,%zmm5
    1ebc:	vfmadd231ps 0x4(%rcx,%rsi,8){1to16},%zmm7,%zmm5
    1ec4:	vfmadd231ps %zmm12,%zmm8,%zmm4
    1eca:	vfmadd231ps 0x8(%rcx,%rsi,8){1to16},%zmm7,%zmm4
    1ed2:	vfmadd231ps %zmm11,%zmm8,%zmm3
    1ed8:	vfmadd231ps 0xc(%rcx,%rsi,8){1to16},%zmm7,%zmm3
    1ee0:	vfmadd231ps %zmm10,%zmm8,%zmm2
    1ee6:	vfmadd231ps 0x10(%rcx,%rsi,8){1to16},%zmm7,%zmm2
    1eee:	vfmadd231ps %zmm9,%zmm8,%zmm1
    1ef4:	vfmadd231ps 0x14(%rcx,%rsi,8){1to16},%zmm7,%zmm1
    1efc:	inc    %r12
    1eff:	add    $0x300,%r13
    1f06:	add    $0x100,%r8
    1f0d:	cmp    %rax,%r12
    1f10:	jne    1c90 <compute+0x260>
    1f16:	mov    0x30(%rdi),%r15
    1f1a:	mov    0x48(%rsp),%r12
    1f1f:	mov    0x20(%rsp),%r13
    1f24:	lea    (%r10,%r10,1),%rax
    1f28:	lea    (%rax,%rax,2),%rax
    1f2c:	cmp    %r15,%rax
    1f2f:	jge    2080 <compute+0x650>
    1f35:	mov    0x20(%rdi),%rdx
    1f39:	mov    0x38(%rdi),%rsi
    1f3d:	mov    %rsi,%rbx
    1f40:	sub    %r12,%rbx
    1f43:	cmp    $0xf,%rbx
    1f47:	jle    1f70 <compute+0x540>
    1f49:	imul   %rax,%rsi
    1f4d:	lea    (%rdx,%rsi,4),%rcx
    1f51:	vmovups %zmm6,(%rcx,%r12,4)
    1f58:	mov    0x30(%rdi),%r15
    1f5c:	jmp    2080 <compute+0x650>
    1f61:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1f70:	test   %rbx,%rbx
    1f73:	jle    2080 <compute+0x650>
    1f79:	mov    %esi,%ecx
    1f7b:	and    $0x3,%ecx
    1f7e:	mov    0x38(%rsp),%r8
    1f83:	sub    %rsi,%r8
    1f86:	cmp    $0xfffffffffffffffc,%r8
    1f8a:	jbe    1f94 <compute+0x564>
    1f8c:	xor    %r8d,%r8d
    1f8f:	jmp    2031 <compute+0x601>
    1f94:	mov    %r13,0x20(%rsp)
    1f99:	sub    %rcx,%rbx
    1f9c:	mov    0x30(%rsp),%r8
    1fa1:	add    %rdx,%r8
    1fa4:	mov    %rsi,%r12
    1fa7:	imul   %r11,%r12
    1fab:	add    %r8,%r12
    1fae:	xor    %r8d,%r8d
    1fb1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1fc0:	mov    %r8d,%r13d
    1fc3:	and    $0xf,%r13d
    1fc7:	vmovaps %zmm6,0x340(%rsp)
    1fcf:	vmovss 0x340(%rsp,%r13,4),%xmm7
    1fd9:	lea    0x1(%r8),%r13d
    1fdd:	and    $0xf,%r13d
    1fe1:	vinsertps $0x10,0x340(%rsp,%r13,4),%xmm7,%xmm7
    1fec:	lea    0x2(%r8),%r13d
    1ff0:	and    $0xf,%r13d
    1ff4:	vinsertps $0x20,0x340(%rsp,%r13,4),%xmm7,%xmm7
    1fff:	lea    0x3(%r8),%r13d
    2003:	and    $0xf,%r13d
    2007:	vinsertps $0x30,0x340(%rsp,%r13,4),%xmm7,%xmm7
    2012:	vmovups %xmm7,-0x8(%r12,%r8,4)
    2019:	add    $0x4,%r8
    201d:	cmp    %rbx,%r8
    2020:	jne    1fc0 <compute+0x590>
    2022:	test   %rcx,%rcx
    2025:	mov    0x48(%rsp),%r12
    202a:	mov    0x20(%rsp),%r13
    202f:	je     2080 <compute+0x650>
    2031:	add    0x28(%rsp),%rdx
    2036:	imul   %r11,%rsi
    203a:	lea    (%rsi,%r8,4),%rsi
    203e:	add    %rdx,%rsi
    2041:	xor    %edx,%edx
    2043:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2050:	lea    (%r8,%rdx,1),%ebx
    2054:	and    $0xf,%ebx
    2057:	vmovaps %zmm6,0x640(%rsp)
    205f:	vmovss 0x640(%rsp,%rbx,4),%xmm7
    2068:	vmovss %xmm7,(%rsi,%rdx,4)
    206d:	inc    %rdx
    2070:	cmp    %rdx,%rcx
    2073:	jne    2050 <compute+0x620>
    2075:	data16 cs nopw 0x0(%rax,%rax,1)
    2080:	mov    %rax,%rcx
    2083:	or     $0x1,%rcx
    2087:	cmp    %r15,%rcx
    208a:	jge    21d0 <compute+0x7a0>
    2090:	mov    0x20(%rdi),%rdx
    2094:	mov    0x38(%rdi),%rsi
    2098:	mov    %rsi,%rbx
    209b:	sub    %r12,%rbx
    209e:	cmp    $0xf,%rbx
    20a2:	jle    20c0 <compute+0x690>
    20a4:	imul   %rcx,%rsi
    20a8:	lea    (%rdx,%rsi,4),%rcx
    20ac:	vmovups %zmm5,(%rcx,%r12,4)
    20b3:	mov    0x30(%rdi),%r15
    20b7:	jmp    21d0 <compute+0x7a0>
    20bc:	nopl   0x0(%rax)
    20c0:	test   %rbx,%rbx
    20c3:	jle    21d0 <compute+0x7a0>
    20c9:	mov    %esi,%ecx
    20cb:	and    $0x3,%ecx
    20ce:	mov    0x38(%rsp),%r8
    20d3:	sub    %rsi,%r8
    20d6:	cmp    $0xfffffffffffffffc,%r8
    20da:	jbe    20e4 <compute+0x6b4>
    20dc:	xor    %r8d,%r8d
    20df:	jmp    2181 <compute+0x751>
    20e4:	sub    %rcx,%rbx
    20e7:	mov    0x30(%rsp),%r8
    20ec:	add    %rdx,%r8
    20ef:	mov    %rsi,%r12
    20f2:	mov    %r13,0x20(%rsp)
    20f7:	imul   %r13,%r12
    20fb:	add    %r8,%r12
    20fe:	xor    %r8d,%r8d
    2101:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2110:	mov    %r8d,%r13d
    2113:	and    $0xf,%r13d
    2117:	vmovaps %zmm5,0x300(%rsp)
    211f:	vmovss 0x300(%rsp,%r13,4),%xmm6
    2129:	lea    0x1(%r8),%r13d
    212d:	and    $0xf,%r13d
    2131:	vinsertps $0x10,0x300(%rsp,%r13,4),%xmm6,%xmm6
    213c:	lea    0x2(%r8),%r13d
    2140:	and    $0xf,%r13d
    2144:	vinsertps $0x20,0x300(%rsp,%r13,4),%xmm6,%xmm6
    214f:	lea    0x3(%r8),%r13d
    2153:	and    $0xf,%r13d
    2157:	vinsertps $0x30,0x300(%rsp,%r13,4),%xmm6,%xmm6
    2162:	vmovups %xmm6,-0x8(%r12,%r8,4)
    2169:	add    $0x4,%r8
    216d:	cmp    %rbx,%r8
    2170:	jne    2110 <compute+0x6e0>
    2172:	test   %rcx,%rcx
    2175:	mov    0x48(%rsp),%r12
    217a:	mov    0x20(%rsp),%r13
    217f:	je     21d0 <compute+0x7a0>
    2181:	add    0x28(%rsp),%rdx
    2186:	imul   %r13,%rsi
    218a:	lea    (%rsi,%r8,4),%rsi
    218e:	add    %rdx,%rsi
    2191:	xor    %edx,%edx
    2193:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    21a0:	lea    (%r8,%rdx,1),%ebx
    21a4:	and    $0xf,%ebx
    21a7:	vmovaps %zmm5,0x600(%rsp)
    21af:	vmovss 0x600(%rsp,%rbx,4),%xmm6
    21b8:	vmovss %xmm6,(%rsi,%rdx,4)
    21bd:	inc    %rdx
    21c0:	cmp    %rdx,%rcx
    21c3:	jne    21a0 <compute+0x770>
    21c5:	data16 cs nopw 0x0(%rax,%rax,1)
    21d0:	lea    0x2(%rax),%rcx
    21d4:	cmp    %r15,%rcx
    21d7:	jge    2320 <compute+0x8f0>
    21dd:	mov    0x20(%rdi),%rdx
    21e1:	mov    0x38(%rdi),%rsi
    21e5:	mov    %rsi,%rbx
    21e8:	sub    %r12,%rbx
    21eb:	cmp    $0xf,%rbx
    21ef:	jle    2210 <compute+0x7e0>
    21f1:	imul   %rcx,%rsi
    21f5:	lea    (%rdx,%rsi,4),%rcx
    21f9:	vmovups %zmm4,(%rcx,%r12,4)
    2200:	mov    0x30(%rdi),%r15
    2204:	jmp    2320 <compute+0x8f0>
    2209:	nopl   0x0(%rax)
    2210:	test   %rbx,%rbx
    2213:	jle    2320 <compute+0x8f0>
    2219:	mov    %esi,%ecx
    221b:	and    $0x3,%ecx
    221e:	mov    0x38(%rsp),%r8
    2223:	sub    %rsi,%r8
    2226:	cmp    $0xfffffffffffffffc,%r8
    222a:	jbe    2234 <compute+0x804>
    222c:	xor    %r8d,%r8d
    222f:	jmp    22d1 <compute+0x8a1>
    2234:	mov    %r13,0x20(%rsp)
    2239:	sub    %rcx,%rbx
    223c:	mov    0x30(%rsp),%r8
    2241:	add    %rdx,%r8
    2244:	mov    %rsi,%r12
    2247:	imul   0x68(%rsp),%r12
    224d:	add    %r8,%r12
    2250:	xor    %r8d,%r8d
    2253:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2260:	mov    %r8d,%r13d
    2263:	and    $0xf,%r13d
    2267:	vmovaps %zmm4,0x2c0(%rsp)
    226f:	vmovss 0x2c0(%rsp,%r13,4),%xmm5
    2279:	lea    0x1(%r8),%r13d
    227d:	and    $0xf,%r13d
    2281:	vinsertps $0x10,0x2c0(%rsp,%r13,4),%xmm5,%xmm5
    228c:	lea    0x2(%r8),%r13d
    2290:	and    $0xf,%r13d
    2294:	vinsertps $0x20,0x2c0(%rsp,%r13,4),%xmm5,%xmm5
    229f:	lea    0x3(%r8),%r13d
    22a3:	and    $0xf,%r13d
    22a7:	vinsertps $0x30,0x2c0(%rsp,%r13,4),%xmm5,%xmm5
    22b2:	vmovups %xmm5,-0x8(%r12,%r8,4)
    22b9:	add    $0x4,%r8
    22bd:	cmp    %rbx,%r8
    22c0:	jne    2260 <compute+0x830>
    22c2:	test   %rcx,%rcx
    22c5:	mov    0x48(%rsp),%r12
    22ca:	mov    0x20(%rsp),%r13
    22cf:	je     2320 <compute+0x8f0>
    22d1:	add    0x28(%rsp),%rdx
    22d6:	imul   0x68(%rsp),%rsi
    22dc:	lea    (%rsi,%r8,4),%rsi
    22e0:	add    %rdx,%rsi
    22e3:	xor    %edx,%edx
    22e5:	data16 cs nopw 0x0(%rax,%rax,1)
    22f0:	lea    (%r8,%rdx,1),%ebx
    22f4:	and    $0xf,%ebx
    22f7:	vmovaps %zmm4,0x5c0(%rsp)
    22ff:	vmovss 0x5c0(%rsp,%rbx,4),%xmm5
    2308:	vmovss %xmm5,(%rsi,%rdx,4)
    230d:	inc    %rdx
    2310:	cmp    %rdx,%rcx
    2313:	jne    22f0 <compute+0x8c0>
    2315:	data16 cs nopw 0x0(%rax,%rax,1)
    2320:	lea    0x3(%rax),%rcx
    2324:	cmp    %r15,%rcx
    2327:	jge    2470 <compute+0xa40>
    232d:	mov    0x20(%rdi),%rdx
    2331:	mov    0x38(%rdi),%rsi
    2335:	mov    %rsi,%rbx
    2338:	sub    %r12,%rbx
    233b:	cmp    $0xf,%rbx
    233f:	jle    2360 <compute+0x930>
    2341:	imul   %rcx,%rsi
    2345:	lea    (%rdx,%rsi,4),%rcx
    2349:	vmovups %zmm3,(%rcx,%r12,4)
    2350:	mov    0x30(%rdi),%r15
    2354:	jmp    2470 <compute+0xa40>
    2359:	nopl   0x0(%rax)
    2360:	test   %rbx,%rbx
    2363:	jle    2470 <compute+0xa40>
    2369:	mov    %esi,%ecx
    236b:	and    $0x3,%ecx
    236e:	mov    0x38(%rsp),%r8
    2373:	sub    %rsi,%r8
    2376:	cmp    $0xfffffffffffffffc,%r8
    237a:	jbe    2384 <compute+0x954>
    237c:	xor    %r8d,%r8d
    237f:	jmp    2421 <compute+0x9f1>
    2384:	mov    %r13,0x20(%rsp)
    2389:	sub    %rcx,%rbx
    238c:	mov    0x30(%rsp),%r8
    2391:	add    %rdx,%r8
    2394:	mov    %rsi,%r12
    2397:	imul   0x60(%rsp),%r12
    239d:	add    %r8,%r12
    23a0:	xor    %r8d,%r8d
    23a3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    23b0:	mov    %r8d,%r13d
    23b3:	and    $0xf,%r13d
    23b7:	vmovaps %zmm3,0x280(%rsp)
    23bf:	vmovss 0x280(%rsp,%r13,4),%xmm4
    23c9:	lea    0x1(%r8),%r13d
    23cd:	and    $0xf,%r13d
    23d1:	vinsertps $0x10,0x280(%rsp,%r13,4),%xmm4,%xmm4
    23dc:	lea    0x2(%r8),%r13d
    23e0:	and    $0xf,%r13d
    23e4:	vinsertps $0x20,0x280(%rsp,%r13,4),%xmm4,%xmm4
    23ef:	lea    0x3(%r8),%r13d
    23f3:	and    $0xf,%r13d
    23f7:	vinsertps $0x30,0x280(%rsp,%r13,4),%xmm4,%xmm4
    2402:	vmovups %xmm4,-0x8(%r12,%r8,4)
    2409:	add    $0x4,%r8
    240d:	cmp    %rbx,%r8
    2410:	jne    23b0 <compute+0x980>
    2412:	test   %rcx,%rcx
    2415:	mov    0x48(%rsp),%r12
    241a:	mov    0x20(%rsp),%r13
    241f:	je     2470 <compute+0xa40>
    2421:	add    0x28(%rsp),%rdx
    2426:	imul   0x60(%rsp),%rsi
    242c:	lea    (%rsi,%r8,4),%rsi
    2430:	add    %rdx,%rsi
    2433:	xor    %edx,%edx
    2435:	data16 cs nopw 0x0(%rax,%rax,1)
    2440:	lea    (%r8,%rdx,1),%ebx
    2444:	and    $0xf,%ebx
    2447:	vmovaps %zmm3,0x580(%rsp)
    244f:	vmovss 0x580(%rsp,%rbx,4),%xmm4
    2458:	vmovss %xmm4,(%rsi,%rdx,4)
    245d:	inc    %rdx
    2460:	cmp    %rdx,%rcx
    2463:	jne    2440 <compute+0xa10>
    2465:	data16 cs nopw 0x0(%rax,%rax,1)
    2470:	lea    0x4(%rax),%rcx
    2474:	cmp    %r15,%rcx
    2477:	jge    25c0 <compute+0xb90>
    247d:	mov    0x20(%rdi),%rdx
    2481:	mov    0x38(%rdi),%rsi
    2485:	mov    %rsi,%rbx
    2488:	sub    %r12,%rbx
    248b:	cmp    $0xf,%rbx
    248f:	jle    24b0 <compute+0xa80>
    2491:	imul   %rcx,%rsi
    2495:	lea    (%rdx,%rsi,4),%rcx
    2499:	vmovups %zmm2,(%rcx,%r12,4)
    24a0:	mov    0x30(%rdi),%r15
    24a4:	jmp    25c0 <compute+0xb90>
    24a9:	nopl   0x0(%rax)
    24b0:	test   %rbx,%rbx
    24b3:	jle    25c0 <compute+0xb90>
    24b9:	mov    %esi,%ecx
    24bb:	and    $0x3,%ecx
    24be:	mov    0x38(%rsp),%r8
    24c3:	sub    %rsi,%r8
    24c6:	cmp    $0xfffffffffffffffc,%r8
    24ca:	jbe    24d4 <compute+0xaa4>
    24cc:	xor    %r8d,%r8d
    24cf:	jmp    2571 <compute+0xb41>
    24d4:	mov    %r13,0x20(%rsp)
    24d9:	sub    %rcx,%rbx
    24dc:	mov    0x30(%rsp),%r8
    24e1:	add    %rdx,%r8
    24e4:	mov    %rsi,%r12
    24e7:	imul   0x58(%rsp),%r12
    24ed:	add    %r8,%r12
    24f0:	xor    %r8d,%r8d
    24f3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2500:	mov    %r8d,%r13d
    2503:	and    $0xf,%r13d
    2507:	vmovaps %zmm2,0x240(%rsp)
    250f:	vmovss 0x240(%rsp,%r13,4),%xmm3
    2519:	lea    0x1(%r8),%r13d
    251d:	and    $0xf,%r13d
    2521:	vinsertps $0x10,0x240(%rsp,%r13,4),%xmm3,%xmm3
    252c:	lea    0x2(%r8),%r13d
    2530:	and    $0xf,%r13d
    2534:	vinsertps $0x20,0x240(%rsp,%r13,4),%xmm3,%xmm3
    253f:	lea    0x3(%r8),%r13d
    2543:	and    $0xf,%r13d
    2547:	vinsertps $0x30,0x240(%rsp,%r13,4),%xmm3,%xmm3
    2552:	vmovups %xmm3,-0x8(%r12,%r8,4)
    2559:	add    $0x4,%r8
    255d:	cmp    %rbx,%r8
    2560:	jne    2500 <compute+0xad0>
    2562:	test   %rcx,%rcx
    2565:	mov    0x48(%rsp),%r12
    256a:	mov    0x20(%rsp),%r13
    256f:	je     25c0 <compute+0xb90>
    2571:	add    0x28(%rsp),%rdx
    2576:	imul   0x58(%rsp),%rsi
    257c:	lea    (%rsi,%r8,4),%rsi
    2580:	add    %rdx,%rsi
    2583:	xor    %edx,%edx
    2585:	data16 cs nopw 0x0(%rax,%rax,1)
    2590:	lea    (%r8,%rdx,1),%ebx
    2594:	and    $0xf,%ebx
    2597:	vmovaps %zmm2,0x540(%rsp)
    259f:	vmovss 0x540(%rsp,%rbx,4),%xmm3
    25a8:	vmovss %xmm3,(%rsi,%rdx,4)
    25ad:	inc    %rdx
    25b0:	cmp    %rdx,%rcx
    25b3:	jne    2590 <compute+0xb60>
    25b5:	data16 cs nopw 0x0(%rax,%rax,1)
    25c0:	add    $0x5,%rax
    25c4:	cmp    %r15,%rax
    25c7:	jge    1b93 <compute+0x163>
    25cd:	mov    0x20(%rdi),%rcx
    25d1:	mov    0x38(%rdi),%rdx
    25d5:	mov    %rdx,%r8
    25d8:	sub    %r12,%r8
    25db:	cmp    $0xf,%r8
    25df:	jg     1b80 <compute+0x150>
    25e5:	test   %r8,%r8
    25e8:	jle    1b93 <compute+0x163>
    25ee:	mov    %edx,%eax
    25f0:	and    $0x3,%eax
    25f3:	mov    0x38(%rsp),%rsi
    25f8:	sub    %rdx,%rsi
    25fb:	cmp    $0xfffffffffffffffc,%rsi
    25ff:	jbe    2608 <compute+0xbd8>
    2601:	xor    %esi,%esi
    2603:	jmp    268f <compute+0xc5f>
    2608:	sub    %rax,%r8
    260b:	mov    0x30(%rsp),%rsi
    2610:	add    %rcx,%rsi
    2613:	mov    %rdx,%rbx
    2616:	imul   %r9,%rbx
    261a:	add    %rsi,%rbx
    261d:	xor    %esi,%esi
    261f:	nop
    2620:	mov    %esi,%r12d
    2623:	and    $0xf,%r12d
    2627:	vmovaps %zmm1,0x200(%rsp)
    262f:	vmovss 0x200(%rsp,%r12,4),%xmm2
    2639:	lea    0x1(%rsi),%r12d
    263d:	and    $0xf,%r12d
    2641:	vinsertps $0x10,0x200(%rsp,%r12,4),%xmm2,%xmm2
    264c:	lea    0x2(%rsi),%r12d
    2650:	and    $0xf,%r12d
    2654:	vinsertps $0x20,0x200(%rsp,%r12,4),%xmm2,%xmm2
    265f:	lea    0x3(%rsi),%r12d
    2663:	and    $0xf,%r12d
    2667:	vinsertps $0x30,0x200(%rsp,%r12,4),%xmm2,%xmm2
    2672:	vmovups %xmm2,-0x8(%rbx,%rsi,4)
    2678:	add    $0x4,%rsi
    267c:	cmp    %r8,%rsi
    267f:	jne    2620 <compute+0xbf0>
    2681:	test   %rax,%rax
    2684:	mov    0x48(%rsp),%r12
    2689:	je     1b93 <compute+0x163>
    268f:	add    0x28(%rsp),%rcx
    2694:	imul   %r9,%rdx
    2698:	lea    (%rdx,%rsi,4),%rdx
    269c:	add    %rcx,%rdx
    269f:	xor    %ecx,%ecx
    26a1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    26b0:	lea    (%rsi,%rcx,1),%r8d
    26b4:	and    $0xf,%r8d
    26b8:	vmovaps %zmm1,0x500(%rsp)
    26c0:	vmovss 0x500(%rsp,%r8,4),%xmm2
    26ca:	vmovss %xmm2,(%rdx,%rcx,4)
    26cf:	inc    %rcx
    26d2:	cmp    %rcx,%rax
    26d5:	jne    26b0 <compute+0xc80>
    26d7:	jmp    1b93 <compute+0x163>
    26dc:	cmp    0x70(%rsp),%r12
    26e1:	jge    333c <compute+0x190c>
    26e7:	mov    %r12,%rax
    26ea:	neg    %rax
    26ed:	mov    %rax,0x38(%rsp)
    26f2:	mov    0x30(%rdi),%r9
    26f6:	lea    0x0(,%r12,4),%rax
    26fe:	mov    %rax,0x28(%rsp)
    2703:	lea    0x8(,%r12,4),%rax
    270b:	mov    %rax,0x40(%rsp)
    2710:	xor    %eax,%eax
    2712:	vmovaps -0x235c(%rip),%zmm0        # 3c0 <prepared_floats-0x11a0>
    271c:	mov    %r12,%r13
    271f:	mov    %r12,0x48(%rsp)
    2724:	jmp    275e <compute+0xd2e>
    2726:	cs nopw 0x0(%rax,%rax,1)
    2730:	add    $0x10,%r13
    2734:	addq   $0xfffffffffffffff0,0x38(%rsp)
    273a:	mov    0x78(%rsp),%rax
    273f:	inc    %rax
    2742:	addq   $0x40,0x28(%rsp)
    2748:	addq   $0x40,0x40(%rsp)
    274e:	cmp    0x70(%rsp),%r13
    2753:	mov    0x48(%rsp),%r12
    2758:	jge    333c <compute+0x190c>
    275e:	test   %r9,%r9
    2761:	mov    %rax,0x78(%rsp)
    2766:	jle    2730 <compute+0xd00>
    2768:	mov    %rax,%rcx
    276b:	shl    $0x4,%rcx
    276f:	lea    0x5(%r9),%rdx
    2773:	movabs $0xaaaaaaaaaaaaaaab,%rax
    277d:	mulx   %rax,%rsi,%rsi
    2782:	shr    $0x2,%rsi
    2786:	add    %r12,%rcx
    2789:	mov    %rcx,0x30(%rsp)
    278e:	mov    $0x4,%r15d
    2794:	mov    $0x8,%eax
    2799:	mov    %rax,0x68(%rsp)
    279e:	mov    $0xc,%eax
    27a3:	mov    %rax,0x60(%rsp)
    27a8:	mov    $0x10,%eax
    27ad:	mov    %rax,0x58(%rsp)
    27b2:	mov    $0x14,%r14d
    27b8:	xor    %r10d,%r10d
    27bb:	xor    %r12d,%r12d
    27be:	xor    %ecx,%ecx
    27c0:	mov    %r13,0x50(%rsp)
    27c5:	jmp    282f <compute+0xdff>
    27c7:	nopw   0x0(%rax,%rax,1)
    27d0:	imul   %rax,%rsi
    27d4:	lea    (%rdx,%rsi,4),%rax
    27d8:	vmovups %zmm1,(%rax,%r13,4)
    27df:	mov    0x30(%rdi),%r9
    27e3:	inc    %rcx
    27e6:	lea    0x5(%r9),%rax
    27ea:	movabs $0x2aaaaaaaaaaaaaab,%rdx
    27f4:	imul   %rdx
    27f7:	mov    %rdx,%rsi
    27fa:	shr    $0x3f,%rsi
    27fe:	add    %rdx,%rsi
    2801:	add    $0x300,%r12
    2808:	add    $0x18,%r10
    280c:	add    $0x18,%r15
    2810:	addq   $0x18,0x68(%rsp)
    2816:	addq   $0x18,0x60(%rsp)
    281c:	addq   $0x18,0x58(%rsp)
    2822:	add    $0x18,%r14
    2826:	cmp    %rsi,%rcx
    2829:	jge    2730 <compute+0xd00>
    282f:	mov    0x40(%rdi),%rdx
    2833:	lea    0x7(%rdx),%r11
    2837:	lea    0x1f(%rdx),%rbx
    283b:	test   %rdx,%rdx
    283e:	mov    %rdx,%rax
    2841:	cmovs  %rbx,%rax
    2845:	cmovns %rdx,%r11
    2849:	lea    0x3e(%rdx),%r8
    284d:	test   %rbx,%rbx
    2850:	cmovns %rbx,%r8
    2854:	vxorps %xmm1,%xmm1,%xmm1
    2858:	vxorps %xmm2,%xmm2,%xmm2
    285c:	vxorps %xmm3,%xmm3,%xmm3
    2860:	vxorps %xmm4,%xmm4,%xmm4
    2864:	vxorps %xmm5,%xmm5,%xmm5
    2868:	vxorps %xmm6,%xmm6,%xmm6
    286c:	cmp    $0x20,%rdx
    2870:	mov    %r15,0x20(%rsp)
    2875:	jl     2b75 <compute+0x1145>
    287b:	mov    (%rdi),%rbx
    287e:	mov    0x28(%rdi),%r15
    2882:	sar    $0x5,%rax
    2886:	sar    $0x3,%r11
    288a:	mov    %rax,%rdx
    288d:	imul   %r13,%rdx
    2891:	shl    $0x2,%rdx
    2895:	mov    0x8(%rdi),%r9
    2899:	add    %rdx,%r9
    289c:	add    0x10(%rdi),%rdx
    28a0:	sar    $0x5,%r8
    28a4:	shl    $0x5,%rsi
    28a8:	add    %rcx,%rsi
    28ab:	imul   %r8,%rsi
    28af:	lea    (%rsi,%rsi,2),%rsi
    28b3:	lea    (%r15,%rsi,8),%rsi
    28b7:	imul   %r12,%r8
    28bb:	add    %r15,%r8
    28be:	add    $0xbc,%r8
    28c5:	imul   0x28(%rsp),%r11
    28cb:	lea    (%rbx,%r11,1),%r13
    28cf:	add    $0x400,%r13
    28d6:	xor    %ebx,%ebx
    28d8:	nopl   0x0(%rax,%rax,1)
    28e0:	mov    %rbx,%r11
    28e3:	shl    $0x6,%r11
    28e7:	vmovups (%r9,%r11,1),%zmm8
    28ee:	vmovups (%rdx,%r11,1),%zmm7
    28f5:	mov    %r8,%r15
    28f8:	xor    %r11d,%r11d
    28fb:	vxorps %xmm9,%xmm9,%xmm9
    2900:	vxorps %xmm10,%xmm10,%xmm10
    2905:	vxorps %xmm11,%xmm11,%xmm11
    290a:	vxorps %xmm12,%xmm12,%xmm12
    290f:	vxorps %xmm13,%xmm13,%xmm13
    2914:	vxorps %xmm14,%xmm14,%xmm14
    2919:	nopl   0x0(%rax)
    2920:	vmovups -0x400(%r13,%r11,1),%zmm15
    2928:	vpermps %zmm0,%zmm15,%zmm16
    292e:	vfmadd231ps -0xbc(%r15){1to16},%zmm16,%zmm14
    2935:	vfmadd231ps -0xb8(%r15){1to16},%zmm16,%zmm13
    293c:	vfmadd231ps -0xb4(%r15){1to16},%zmm16,%zmm12
    2943:	vfmadd231ps -0xb0(%r15){1to16},%zmm16,%zmm11
    294a:	vfmadd231ps -0xac(%r15){1to16},%zmm16,%zmm10
    2951:	vfmadd231ps -0xa8(%r15){1to16},%zmm16,%zmm9
    2958:	vpsrld $0x4,%zmm15,%zmm16
    295f:	vpermd %zmm0,%zmm16,%zmm16
    2965:	vfmadd231ps -0xa4(%r15){1to16},%zmm16,%zmm14
    296c:	vfmadd231ps -0xa0(%r15){1to16},%zmm16,%zmm13
    2973:	vfmadd231ps -0x9c(%r15){1to16},%zmm16,%zmm12
    297a:	vfmadd231ps -0x98(%r15){1to16},%zmm16,%zmm11
    2981:	vfmadd231ps -0x94(%r15){1to16},%zmm16,%zmm10
    2988:	vfmadd231ps -0x90(%r15){1to16},%zmm16,%zmm9
    298f:	vpsrld $0x8,%zmm15,%zmm16
    2996:	vpermd %zmm0,%zmm16,%zmm16
    299c:	vfmadd231ps -0x8c(%r15){1to16},%zmm16,%zmm14
    29a3:	vfmadd231ps -0x88(%r15){1to16},%zmm16,%zmm13
    29aa:	vfmadd231ps -0x84(%r15){1to16},%zmm16,%zmm12
    29b1:	vfmadd231ps -0x80(%r15){1to16},%zmm16,%zmm11
    29b8:	vfmadd231ps -0x7c(%r15){1to16},%zmm16,%zmm10
    29bf:	vfmadd231ps -0x78(%r15){1to16},%zmm16,%zmm9
    29c6:	vpsrld $0xc,%zmm15,%zmm16
    29cd:	vpermd %zmm0,%zmm16,%zmm16
    29d3:	vfmadd231ps -0x74(%r15){1to16},%zmm16,%zmm14
    29da:	vfmadd231ps -0x70(%r15){1to16},%zmm16,%zmm13
    29e1:	vfmadd231ps -0x6c(%r15){1to16},%zmm16,%zmm12
    29e8:	vfmadd231ps -0x68(%r15){1to16},%zmm16,%zmm11
    29ef:	vfmadd231ps -0x64(%r15){1to16},%zmm16,%zmm10
    29f6:	vfmadd231ps -0x60(%r15){1to16},%zmm16,%zmm9
    29fd:	vpsrld $0x10,%zmm15,%zmm16
    2a04:	vpermd %zmm0,%zmm16,%zmm16
    2a0a:	vfmadd231ps -0x5c(%r15){1to16},%zmm16,%zmm14
    2a11:	vfmadd231ps -0x58(%r15){1to16},%zmm16,%zmm13
    2a18:	vfmadd231ps -0x54(%r15){1to16},%zmm16,%zmm12
    2a1f:	vfmadd231ps -0x50(%r15){1to16},%zmm16,%zmm11
    2a26:	vfmadd231ps -0x4c(%r15){1to16},%zmm16,%zmm10
    2a2d:	vfmadd231ps -0x48(%r15){1to16},%zmm16,%zmm9
    2a34:	vpsrld $0x14,%zmm15,%zmm16
    2a3b:	vpermd %zmm0,%zmm16,%zmm16
    2a41:	vfmadd231ps -0x44(%r15){1to16},%zmm16,%zmm14
    2a48:	vfmadd231ps -0x40(%r15){1to16},%zmm16,%zmm13
    2a4f:	vfmadd231ps -0x3c(%r15){1to16},%zmm16,%zmm12
    2a56:	vfmadd231ps -0x38(%r15){1to16},%zmm16,%zmm11
    2a5d:	vfmadd231ps -0x34(%r15){1to16},%zmm16,%zmm10
    2a64:	vfmadd231ps -0x30(%r15){1to16},%zmm16,%zmm9
    2a6b:	vpsrld $0x18,%zmm15,%zmm16
    2a72:	vpermd %zmm0,%zmm16,%zmm16
    2a78:	vfmadd231ps -0x2c(%r15){1to16},%zmm16,%zmm14
    2a7f:	vfmadd231ps -0x28(%r15){1to16},%zmm16,%zmm13
    2a86:	vfmadd231ps -0x24(%r15){1to16},%zmm16,%zmm12
    2a8d:	vfmadd231ps -0x20(%r15){1to16},%zmm16,%zmm11
    2a94:	vfmadd231ps -0x1c(%r15){1to16},%zmm16,%zmm10
    2a9b:	vfmadd231ps -0x18(%r15){1to16},%zmm16,%zmm9
    2aa2:	vpsrld $0x1c,%zmm15,%zmm15
    2aa9:	vpermd %zmm0,%zmm15,%zmm15
    2aaf:	vfmadd231ps -0x14(%r15){1to16},%zmm15,%zmm14
    2ab6:	vfmadd231ps -0x10(%r15){1to16},%zmm15,%zmm13
    2abd:	vfmadd231ps -0xc(%r15){1to16},%zmm15,%zmm12
    2ac4:	vfmadd231ps -0x8(%r15){1to16},%zmm15,%zmm11
    2acb:	vfmadd231ps -0x4(%r15){1to16},%zmm15,%zmm10
    2ad2:	vfmadd231ps (%r15){1to16},%zmm15,%zmm9
    2ad8:	prefetcht0 0x0(%r13,%r11,1)
    2ade:	add    $0x40,%r11
    2ae2:	add    $0xc0,%r15
    2ae9:	cmp    $0x100,%r11
    2af0:	jne    2920 <compute+0xef0>
    2af6:	lea    (%rbx,%rbx,2),%r11
    2afa:	vfmadd231ps %zmm14,%zmm8,%zmm6
    2b00:	vfmadd231ps (%rsi,%r11,8){1to16},%zmm7,%zmm6
    2b07:	vfmadd231ps %zmm13,%zmm8,%zmm5
    2b0d:	vfmadd231ps 0x4(%rsi,%r11,8){1to16},%zmm7,%zmm5
    2b15:	vfmadd231ps %zmm12,%zmm8,%zmm4
    2b1b:	vfmadd231ps 0x8(%rsi,%r11,8){1to16},%zmm7,%zmm4
    2b23:	vfmadd231ps %zmm11,%zmm8,%zmm3
    2b29:	vfmadd231ps 0xc(%rsi,%r11,8){1to16},%zmm7,%zmm3
    2b31:	vfmadd231ps %zmm10,%zmm8,%zmm2
    2b37:	vfmadd231ps 0x10(%rsi,%r11,8){1to16},%zmm7,%zmm2
    2b3f:	vfmadd231ps %zmm9,%zmm8,%zmm1
    2b45:	vfmadd231ps 0x14(%rsi,%r11,8){1to16},%zmm7,%zmm1
    2b4d:	inc    %rbx
    2b50:	add    $0x300,%r8
    2b57:	add    $0x100,%r13
    2b5e:	cmp    %rax,%rbx
    2b61:	jne    28e0 <compute+0xeb0>
    2b67:	mov    0x30(%rdi),%r9
    2b6b:	mov    0x50(%rsp),%r13
    2b70:	mov    0x20(%rsp),%r15
    2b75:	lea    (%rcx,%rcx,1),%rax
    2b79:	lea    (%rax,%rax,2),%rax
    2b7d:	cmp    %r9,%rax
    2b80:	jge    2cd0 <compute+0x12a0>
    2b86:	mov    0x20(%rdi),%rsi
    2b8a:	mov    0x38(%rdi),%r8
    2b8e:	mov    %r8,%rdx
    2b91:	sub    %r13,%rdx
    2b94:	cmp    $0xf,%rdx
    2b98:	jle    2bc0 <compute+0x1190>
    2b9a:	imul   %rax,%r8
    2b9e:	lea    (%rsi,%r8,4),%rdx
    2ba2:	vmovups %zmm6,(%rdx,%r13,4)
    2ba9:	mov    0x30(%rdi),%r9
    2bad:	jmp    2cd0 <compute+0x12a0>
    2bb2:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2bc0:	test   %rdx,%rdx
    2bc3:	jle    2cd0 <compute+0x12a0>
    2bc9:	mov    0x38(%rsp),%rdx
    2bce:	lea    (%rdx,%r8,1),%rbx
    2bd2:	mov    %ebx,%edx
    2bd4:	and    $0x3,%edx
    2bd7:	mov    0x30(%rsp),%r11
    2bdc:	sub    %r8,%r11
    2bdf:	cmp    $0xfffffffffffffffc,%r11
    2be3:	jbe    2bed <compute+0x11bd>
    2be5:	xor    %r11d,%r11d
    2be8:	jmp    2c81 <compute+0x1251>
    2bed:	and    $0xfffffffffffffffc,%rbx
    2bf1:	mov    0x40(%rsp),%r11
    2bf6:	add    %rsi,%r11
    2bf9:	mov    %r8,%r15
    2bfc:	imul   %r10,%r15
    2c00:	add    %r11,%r15
    2c03:	xor    %r11d,%r11d
    2c06:	cs nopw 0x0(%rax,%rax,1)
    2c10:	mov    %r11d,%r13d
    2c13:	and    $0xf,%r13d
    2c17:	vmovaps %zmm6,0x1c0(%rsp)
    2c1f:	vmovss 0x1c0(%rsp,%r13,4),%xmm7
    2c29:	lea    0x1(%r11),%r13d
    2c2d:	and    $0xf,%r13d
    2c31:	vinsertps $0x10,0x1c0(%rsp,%r13,4),%xmm7,%xmm7
    2c3c:	lea    0x2(%r11),%r13d
    2c40:	and    $0xf,%r13d
    2c44:	vinsertps $0x20,0x1c0(%rsp,%r13,4),%xmm7,%xmm7
    2c4f:	lea    0x3(%r11),%r13d
    2c53:	and    $0xf,%r13d
    2c57:	vinsertps $0x30,0x1c0(%rsp,%r13,4),%xmm7,%xmm7
    2c62:	vmovups %xmm7,-0x8(%r15,%r11,4)
    2c69:	add    $0x4,%r11
    2c6d:	cmp    %rbx,%r11
    2c70:	jne    2c10 <compute+0x11e0>
    2c72:	test   %rdx,%rdx
    2c75:	mov    0x50(%rsp),%r13
    2c7a:	mov    0x20(%rsp),%r15
    2c7f:	je     2cd0 <compute+0x12a0>
    2c81:	add    0x28(%rsp),%rsi
    2c86:	imul   %r10,%r8
    2c8a:	lea    (%r8,%r11,4),%r8
    2c8e:	add    %rsi,%r8
    2c91:	xor    %esi,%esi
    2c93:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2ca0:	lea    (%r11,%rsi,1),%ebx
    2ca4:	and    $0xf,%ebx
    2ca7:	vmovaps %zmm6,0x4c0(%rsp)
    2caf:	vmovss 0x4c0(%rsp,%rbx,4),%xmm7
    2cb8:	vmovss %xmm7,(%r8,%rsi,4)
    2cbe:	inc    %rsi
    2cc1:	cmp    %rsi,%rdx
    2cc4:	jne    2ca0 <compute+0x1270>
    2cc6:	cs nopw 0x0(%rax,%rax,1)
    2cd0:	mov    %rax,%rdx
    2cd3:	or     $0x1,%rdx
    2cd7:	cmp    %r9,%rdx
    2cda:	jge    2e20 <compute+0x13f0>
    2ce0:	mov    0x20(%rdi),%rsi
    2ce4:	mov    0x38(%rdi),%r8
    2ce8:	mov    %r8,%r11
    2ceb:	sub    %r13,%r11
    2cee:	cmp    $0xf,%r11
    2cf2:	jle    2d10 <compute+0x12e0>
    2cf4:	imul   %rdx,%r8
    2cf8:	lea    (%rsi,%r8,4),%rdx
    2cfc:	vmovups %zmm5,(%rdx,%r13,4)
    2d03:	mov    0x30(%rdi),%r9
    2d07:	jmp    2e20 <compute+0x13f0>
    2d0c:	nopl   0x0(%rax)
    2d10:	test   %r11,%r11
    2d13:	jle    2e20 <compute+0x13f0>
    2d19:	mov    0x38(%rsp),%rdx
    2d1e:	lea    (%rdx,%r8,1),%rbx
    2d22:	mov    %ebx,%edx
    2d24:	and    $0x3,%edx
    2d27:	mov    0x30(%rsp),%r11
    2d2c:	sub    %r8,%r11
    2d2f:	cmp    $0xfffffffffffffffc,%r11
    2d33:	jbe    2d3d <compute+0x130d>
    2d35:	xor    %r11d,%r11d
    2d38:	jmp    2dd1 <compute+0x13a1>
    2d3d:	and    $0xfffffffffffffffc,%rbx
    2d41:	mov    0x40(%rsp),%r11
    2d46:	add    %rsi,%r11
    2d49:	mov    %r15,%r13
    2d4c:	mov    %r8,%r15
    2d4f:	imul   %r13,%r15
    2d53:	add    %r11,%r15
    2d56:	xor    %r11d,%r11d
    2d59:	nopl   0x0(%rax)
    2d60:	mov    %r11d,%r13d
    2d63:	and    $0xf,%r13d
    2d67:	vmovaps %zmm5,0x180(%rsp)
    2d6f:	vmovss 0x180(%rsp,%r13,4),%xmm6
    2d79:	lea    0x1(%r11),%r13d
    2d7d:	and    $0xf,%r13d
    2d81:	vinsertps $0x10,0x180(%rsp,%r13,4),%xmm6,%xmm6
    2d8c:	lea    0x2(%r11),%r13d
    2d90:	and    $0xf,%r13d
    2d94:	vinsertps $0x20,0x180(%rsp,%r13,4),%xmm6,%xmm6
    2d9f:	lea    0x3(%r11),%r13d
    2da3:	and    $0xf,%r13d
    2da7:	vinsertps $0x30,0x180(%rsp,%r13,4),%xmm6,%xmm6
    2db2:	vmovups %xmm6,-0x8(%r15,%r11,4)
    2db9:	add    $0x4,%r11
    2dbd:	cmp    %rbx,%r11
    2dc0:	jne    2d60 <compute+0x1330>
    2dc2:	test   %rdx,%rdx
    2dc5:	mov    0x50(%rsp),%r13
    2dca:	mov    0x20(%rsp),%r15
    2dcf:	je     2e20 <compute+0x13f0>
    2dd1:	add    0x28(%rsp),%rsi
    2dd6:	imul   %r15,%r8
    2dda:	lea    (%r8,%r11,4),%r8
    2dde:	add    %rsi,%r8
    2de1:	xor    %esi,%esi
    2de3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2df0:	lea    (%r11,%rsi,1),%ebx
    2df4:	and    $0xf,%ebx
    2df7:	vmovaps %zmm5,0x480(%rsp)
    2dff:	vmovss 0x480(%rsp,%rbx,4),%xmm6
    2e08:	vmovss %xmm6,(%r8,%rsi,4)
    2e0e:	inc    %rsi
    2e11:	cmp    %rsi,%rdx
    2e14:	jne    2df0 <compute+0x13c0>
    2e16:	cs nopw 0x0(%rax,%rax,1)
    2e20:	lea    0x2(%rax),%rdx
    2e24:	cmp    %r9,%rdx
    2e27:	jge    2f70 <compute+0x1540>
    2e2d:	mov    0x20(%rdi),%rsi
    2e31:	mov    0x38(%rdi),%r8
    2e35:	mov    %r8,%r11
    2e38:	sub    %r13,%r11
    2e3b:	cmp    $0xf,%r11
    2e3f:	jle    2e60 <compute+0x1430>
    2e41:	imul   %rdx,%r8
    2e45:	lea    (%rsi,%r8,4),%rdx
    2e49:	vmovups %zmm4,(%rdx,%r13,4)
    2e50:	mov    0x30(%rdi),%r9
    2e54:	jmp    2f70 <compute+0x1540>
    2e59:	nopl   0x0(%rax)
    2e60:	test   %r11,%r11
    2e63:	jle    2f70 <compute+0x1540>
    2e69:	mov    0x38(%rsp),%rdx
    2e6e:	lea    (%rdx,%r8,1),%rbx
    2e72:	mov    %ebx,%edx
    2e74:	and    $0x3,%edx
    2e77:	mov    0x30(%rsp),%r11
    2e7c:	sub    %r8,%r11
    2e7f:	cmp    $0xfffffffffffffffc,%r11
    2e83:	jbe    2e8d <compute+0x145d>
    2e85:	xor    %r11d,%r11d
    2e88:	jmp    2f21 <compute+0x14f1>
    2e8d:	and    $0xfffffffffffffffc,%rbx
    2e91:	mov    0x40(%rsp),%r11
    2e96:	add    %rsi,%r11
    2e99:	mov    %r8,%r15
    2e9c:	imul   0x68(%rsp),%r15
    2ea2:	add    %r11,%r15
    2ea5:	xor    %r11d,%r11d
    2ea8:	nopl   0x0(%rax,%rax,1)
    2eb0:	mov    %r11d,%r13d
    2eb3:	and    $0xf,%r13d
    2eb7:	vmovaps %zmm4,0x140(%rsp)
    2ebf:	vmovss 0x140(%rsp,%r13,4),%xmm5
    2ec9:	lea    0x1(%r11),%r13d
    2ecd:	and    $0xf,%r13d
    2ed1:	vinsertps $0x10,0x140(%rsp,%r13,4),%xmm5,%xmm5
    2edc:	lea    0x2(%r11),%r13d
    2ee0:	and    $0xf,%r13d
    2ee4:	vinsertps $0x20,0x140(%rsp,%r13,4),%xmm5,%xmm5
    2eef:	lea    0x3(%r11),%r13d
    2ef3:	and    $0xf,%r13d
    2ef7:	vinsertps $0x30,0x140(%rsp,%r13,4),%xmm5,%xmm5
    2f02:	vmovups %xmm5,-0x8(%r15,%r11,4)
    2f09:	add    $0x4,%r11
    2f0d:	cmp    %rbx,%r11
    2f10:	jne    2eb0 <compute+0x1480>
    2f12:	test   %rdx,%rdx
    2f15:	mov    0x50(%rsp),%r13
    2f1a:	mov    0x20(%rsp),%r15
    2f1f:	je     2f70 <compute+0x1540>
    2f21:	add    0x28(%rsp),%rsi
    2f26:	imul   0x68(%rsp),%r8
    2f2c:	lea    (%r8,%r11,4),%r8
    2f30:	add    %rsi,%r8
    2f33:	xor    %esi,%esi
    2f35:	data16 cs nopw 0x0(%rax,%rax,1)
    2f40:	lea    (%r11,%rsi,1),%ebx
    2f44:	and    $0xf,%ebx
    2f47:	vmovaps %zmm4,0x440(%rsp)
    2f4f:	vmovss 0x440(%rsp,%rbx,4),%xmm5
    2f58:	vmovss %xmm5,(%r8,%rsi,4)
    2f5e:	inc    %rsi
    2f61:	cmp    %rsi,%rdx
    2f64:	jne    2f40 <compute+0x1510>
    2f66:	cs nopw 0x0(%rax,%rax,1)
    2f70:	lea    0x3(%rax),%rdx
    2f74:	cmp    %r9,%rdx
    2f77:	jge    30c0 <compute+0x1690>
    2f7d:	mov    0x20(%rdi),%rsi
    2f81:	mov    0x38(%rdi),%r8
    2f85:	mov    %r8,%r11
    2f88:	sub    %r13,%r11
    2f8b:	cmp    $0xf,%r11
    2f8f:	jle    2fb0 <compute+0x1580>
    2f91:	imul   %rdx,%r8
    2f95:	lea    (%rsi,%r8,4),%rdx
    2f99:	vmovups %zmm3,(%rdx,%r13,4)
    2fa0:	mov    0x30(%rdi),%r9
    2fa4:	jmp    30c0 <compute+0x1690>
    2fa9:	nopl   0x0(%rax)
    2fb0:	test   %r11,%r11
    2fb3:	jle    30c0 <compute+0x1690>
    2fb9:	mov    0x38(%rsp),%rdx
    2fbe:	lea    (%rdx,%r8,1),%rbx
    2fc2:	mov    %ebx,%edx
    2fc4:	and    $0x3,%edx
    2fc7:	mov    0x30(%rsp),%r11
    2fcc:	sub    %r8,%r11
    2fcf:	cmp    $0xfffffffffffffffc,%r11
    2fd3:	jbe    2fdd <compute+0x15ad>
    2fd5:	xor    %r11d,%r11d
    2fd8:	jmp    3071 <compute+0x1641>
    2fdd:	and    $0xfffffffffffffffc,%rbx
    2fe1:	mov    0x40(%rsp),%r11
    2fe6:	add    %rsi,%r11
    2fe9:	mov    %r8,%r15
    2fec:	imul   0x60(%rsp),%r15
    2ff2:	add    %r11,%r15
    2ff5:	xor    %r11d,%r11d
    2ff8:	nopl   0x0(%rax,%rax,1)
    3000:	mov    %r11d,%r13d
    3003:	and    $0xf,%r13d
    3007:	vmovaps %zmm3,0x100(%rsp)
    300f:	vmovss 0x100(%rsp,%r13,4),%xmm4
    3019:	lea    0x1(%r11),%r13d
    301d:	and    $0xf,%r13d
    3021:	vinsertps $0x10,0x100(%rsp,%r13,4),%xmm4,%xmm4
    302c:	lea    0x2(%r11),%r13d
    3030:	and    $0xf,%r13d
    3034:	vinsertps $0x20,0x100(%rsp,%r13,4),%xmm4,%xmm4
    303f:	lea    0x3(%r11),%r13d
    3043:	and    $0xf,%r13d
    3047:	vinsertps $0x30,0x100(%rsp,%r13,4),%xmm4,%xmm4
    3052:	vmovups %xmm4,-0x8(%r15,%r11,4)
    3059:	add    $0x4,%r11
    305d:	cmp    %rbx,%r11
    3060:	jne    3000 <compute+0x15d0>
    3062:	test   %rdx,%rdx
    3065:	mov    0x50(%rsp),%r13
    306a:	mov    0x20(%rsp),%r15
    306f:	je     30c0 <compute+0x1690>
    3071:	add    0x28(%rsp),%rsi
    3076:	imul   0x60(%rsp),%r8
    307c:	lea    (%r8,%r11,4),%r8
    3080:	add    %rsi,%r8
    3083:	xor    %esi,%esi
    3085:	data16 cs nopw 0x0(%rax,%rax,1)
    3090:	lea    (%r11,%rsi,1),%ebx
    3094:	and    $0xf,%ebx
    3097:	vmovaps %zmm3,0x400(%rsp)
    309f:	vmovss 0x400(%rsp,%rbx,4),%xmm4
    30a8:	vmovss %xmm4,(%r8,%rsi,4)
    30ae:	inc    %rsi
    30b1:	cmp    %rsi,%rdx
    30b4:	jne    3090 <compute+0x1660>
    30b6:	cs nopw 0x0(%rax,%rax,1)
    30c0:	lea    0x4(%rax),%rdx
    30c4:	cmp    %r9,%rdx
    30c7:	jge    3210 <compute+0x17e0>
    30cd:	mov    0x20(%rdi),%rsi
    30d1:	mov    0x38(%rdi),%r8
    30d5:	mov    %r8,%r11
    30d8:	sub    %r13,%r11
    30db:	cmp    $0xf,%r11
    30df:	jle    3100 <compute+0x16d0>
    30e1:	imul   %rdx,%r8
    30e5:	lea    (%rsi,%r8,4),%rdx
    30e9:	vmovups %zmm2,(%rdx,%r13,4)
    30f0:	mov    0x30(%rdi),%r9
    30f4:	jmp    3210 <compute+0x17e0>
    30f9:	nopl   0x0(%rax)
    3100:	test   %r11,%r11
    3103:	jle    3210 <compute+0x17e0>
    3109:	mov    0x38(%rsp),%rdx
    310e:	lea    (%rdx,%r8,1),%rbx
    3112:	mov    %ebx,%edx
    3114:	and    $0x3,%edx
    3117:	mov    0x30(%rsp),%r11
    311c:	sub    %r8,%r11
    311f:	cmp    $0xfffffffffffffffc,%r11
    3123:	jbe    312d <compute+0x16fd>
    3125:	xor    %r11d,%r11d
    3128:	jmp    31c1 <compute+0x1791>
    312d:	and    $0xfffffffffffffffc,%rbx
    3131:	mov    0x40(%rsp),%r11
    3136:	add    %rsi,%r11
    3139:	mov    %r8,%r15
    313c:	imul   0x58(%rsp),%r15
    3142:	add    %r11,%r15
    3145:	xor    %r11d,%r11d
    3148:	nopl   0x0(%rax,%rax,1)
    3150:	mov    %r11d,%r13d
    3153:	and    $0xf,%r13d
    3157:	vmovaps %zmm2,0xc0(%rsp)
    315f:	vmovss 0xc0(%rsp,%r13,4),%xmm3
    3169:	lea    0x1(%r11),%r13d
    316d:	and    $0xf,%r13d
    3171:	vinsertps $0x10,0xc0(%rsp,%r13,4),%xmm3,%xmm3
    317c:	lea    0x2(%r11),%r13d
    3180:	and    $0xf,%r13d
    3184:	vinsertps $0x20,0xc0(%rsp,%r13,4),%xmm3,%xmm3
    318f:	lea    0x3(%r11),%r13d
    3193:	and    $0xf,%r13d
    3197:	vinsertps $0x30,0xc0(%rsp,%r13,4),%xmm3,%xmm3
    31a2:	vmovups %xmm3,-0x8(%r15,%r11,4)
    31a9:	add    $0x4,%r11
    31ad:	cmp    %rbx,%r11
    31b0:	jne    3150 <compute+0x1720>
    31b2:	test   %rdx,%rdx
    31b5:	mov    0x50(%rsp),%r13
    31ba:	mov    0x20(%rsp),%r15
    31bf:	je     3210 <compute+0x17e0>
    31c1:	add    0x28(%rsp),%rsi
    31c6:	imul   0x58(%rsp),%r8
    31cc:	lea    (%r8,%r11,4),%r8
    31d0:	add    %rsi,%r8
    31d3:	xor    %esi,%esi
    31d5:	data16 cs nopw 0x0(%rax,%rax,1)
    31e0:	lea    (%r11,%rsi,1),%ebx
    31e4:	and    $0xf,%ebx
    31e7:	vmovaps %zmm2,0x3c0(%rsp)
    31ef:	vmovss 0x3c0(%rsp,%rbx,4),%xmm3
    31f8:	vmovss %xmm3,(%r8,%rsi,4)
    31fe:	inc    %rsi
    3201:	cmp    %rsi,%rdx
    3204:	jne    31e0 <compute+0x17b0>
    3206:	cs nopw 0x0(%rax,%rax,1)
    3210:	add    $0x5,%rax
    3214:	cmp    %r9,%rax
    3217:	jge    27e3 <compute+0xdb3>
    321d:	mov    0x20(%rdi),%rdx
    3221:	mov    0x38(%rdi),%rsi
    3225:	mov    %rsi,%r8
    3228:	sub    %r13,%r8
    322b:	cmp    $0xf,%r8
    322f:	jg     27d0 <compute+0xda0>
    3235:	test   %r8,%r8
    3238:	jle    27e3 <compute+0xdb3>
    323e:	mov    0x38(%rsp),%rax
    3243:	lea    (%rax,%rsi,1),%r11
    3247:	mov    %r11d,%eax
    324a:	and    $0x3,%eax
    324d:	mov    0x30(%rsp),%r8
    3252:	sub    %rsi,%r8
    3255:	cmp    $0xfffffffffffffffc,%r8
    3259:	jbe    3263 <compute+0x1833>
    325b:	xor    %r8d,%r8d
    325e:	jmp    32f0 <compute+0x18c0>
    3263:	and    $0xfffffffffffffffc,%r11
    3267:	mov    0x40(%rsp),%r8
    326c:	add    %rdx,%r8
    326f:	mov    %rsi,%rbx
    3272:	imul   %r14,%rbx
    3276:	add    %r8,%rbx
    3279:	xor    %r8d,%r8d
    327c:	nopl   0x0(%rax)
    3280:	mov    %r8d,%r15d
    3283:	and    $0xf,%r15d
    3287:	vmovaps %zmm1,0x80(%rsp)
    328f:	vmovss 0x80(%rsp,%r15,4),%xmm2
    3299:	lea    0x1(%r8),%r15d
    329d:	and    $0xf,%r15d
    32a1:	vinsertps $0x10,0x80(%rsp,%r15,4),%xmm2,%xmm2
    32ac:	lea    0x2(%r8),%r15d
    32b0:	and    $0xf,%r15d
    32b4:	vinsertps $0x20,0x80(%rsp,%r15,4),%xmm2,%xmm2
    32bf:	lea    0x3(%r8),%r15d
    32c3:	and    $0xf,%r15d
    32c7:	vinsertps $0x30,0x80(%rsp,%r15,4),%xmm2,%xmm2
    32d2:	vmovups %xmm2,-0x8(%rbx,%r8,4)
    32d9:	add    $0x4,%r8
    32dd:	cmp    %r11,%r8
    32e0:	jne    3280 <compute+0x1850>
    32e2:	test   %rax,%rax
    32e5:	mov    0x20(%rsp),%r15
    32ea:	je     27e3 <compute+0xdb3>
    32f0:	add    0x28(%rsp),%rdx
    32f5:	imul   %r14,%rsi
    32f9:	lea    (%rsi,%r8,4),%rsi
    32fd:	add    %rdx,%rsi
    3300:	xor    %edx,%edx
    3302:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3310:	lea    (%r8,%rdx,1),%r11d
    3314:	and    $0xf,%r11d
    3318:	vmovaps %zmm1,0x380(%rsp)
    3320:	vmovss 0x380(%rsp,%r11,4),%xmm2
    332a:	vmovss %xmm2,(%rsi,%rdx,4)
    332f:	inc    %rdx
    3332:	cmp    %rdx,%rax
    3335:	jne    3310 <compute+0x18e0>
    3337:	jmp    27e3 <compute+0xdb3>
    333c:	lea    -0x28(%rbp),%rsp
    3340:	pop    %rbx
    3341:	pop    %r12
    3343:	pop    %r13
    3345:	pop    %r14
    3347:	pop    %r15
    3349:	pop    %rbp
    334a:	vzeroupper
    334d:	ret
