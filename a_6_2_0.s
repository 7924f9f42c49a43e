
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
    19cc:	lea    0x1f(%rsi),%rax
    19d0:	lea    0x3e(%rsi),%rdx
    19d4:	test   %rax,%rax
    19d7:	cmovns %rax,%rdx
    19db:	sar    $0x5,%rdx
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
    1a09:	shl    $0x5,%rcx
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
    1a30:	push   %rbp
    1a31:	mov    %rsp,%rbp
    1a34:	push   %r15
    1a36:	push   %r14
    1a38:	push   %r13
    1a3a:	push   %r12
    1a3c:	push   %rbx
    1a3d:	and    $0xffffffffffffffc0,%rsp
    1a41:	sub    $0xb40,%rsp
    1a48:	mov    0x38(%rdi),%rcx
    1a4c:	mov    0x48(%rdi),%r8
    1a50:	lea    0x1f(%rcx),%rax
    1a54:	lea    0x3e(%rcx),%rdx
    1a58:	test   %rax,%rax
    1a5b:	cmovns %rax,%rdx
    1a5f:	sar    $0x5,%rdx
    1a63:	cmp    %r8,%rdx
    1a66:	cmovl  %rdx,%r8
    1a6a:	lea    (%rdx,%r8,1),%rax
    1a6e:	dec    %rax
    1a71:	mov    %rax,%rdx
    1a74:	or     %r8,%rdx
    1a77:	shr    $0x20,%rdx
    1a7b:	je     1a87 <compute+0x57>
    1a7d:	cqto
    1a7f:	idiv   %r8
    1a82:	mov    %rax,%r13
    1a85:	jmp    1a8f <compute+0x5f>
    1a87:	xor    %edx,%edx
    1a89:	div    %r8d
    1a8c:	mov    %eax,%r13d
    1a8f:	mov    %r13,%r8
    1a92:	shl    $0x5,%r8
    1a96:	lea    0x1(%rsi),%rdx
    1a9a:	imul   %r8,%rdx
    1a9e:	cmp    %rcx,%rdx
    1aa1:	cmovge %rcx,%rdx
    1aa5:	imul   %rsi,%r8
    1aa9:	lea    0x10(%r8),%rax
    1aad:	mov    %rdx,0xa0(%rsp)
    1ab5:	cmp    %rdx,%rax
    1ab8:	jge    3294 <compute+0x1864>
    1abe:	mov    0x30(%rdi),%r14
    1ac2:	mov    $0xffffffffffffffef,%rax
    1ac9:	sub    %r8,%rax
    1acc:	mov    %rax,0xa8(%rsp)
    1ad4:	imul   %rsi,%r13
    1ad8:	shl    $0x7,%r13
    1adc:	lea    0x40(%r13),%rax
    1ae0:	mov    %rax,0x30(%rsp)
    1ae5:	lea    0x8(%r13),%rax
    1ae9:	mov    %rax,0x50(%rsp)
    1aee:	xor    %eax,%eax
    1af0:	vmovdqa64 -0x173a(%rip),%zmm0        # 3c0 <prepared_floats-0x11a0>
    1afa:	mov    %r8,0xb0(%rsp)
    1b02:	mov    %r8,%r15
    1b05:	jmp    1b44 <compute+0x114>
    1b07:	nopw   0x0(%rax,%rax,1)
    1b10:	lea    0x20(%r15),%r8
    1b14:	add    $0x30,%r15
    1b18:	mov    0xb8(%rsp),%rax
    1b20:	inc    %rax
    1b23:	sub    $0xffffffffffffff80,%r13
    1b27:	subq   $0xffffffffffffff80,0x30(%rsp)
    1b2d:	subq   $0xffffffffffffff80,0x50(%rsp)
    1b33:	cmp    0xa0(%rsp),%r15
    1b3b:	mov    %r8,%r15
    1b3e:	jge    3294 <compute+0x1864>
    1b44:	test   %r14,%r14
    1b47:	mov    %rax,0xb8(%rsp)
    1b4f:	jle    1b10 <compute+0xe0>
    1b51:	mov    %rax,%rcx
    1b54:	shl    $0x5,%rcx
    1b58:	mov    0xa8(%rsp),%rax
    1b60:	sub    %rcx,%rax
    1b63:	mov    %rax,0x60(%rsp)
    1b68:	lea    0x5(%r14),%rdx
    1b6c:	movabs $0xaaaaaaaaaaaaaaab,%rax
    1b76:	mulx   %rax,%r8,%r8
    1b7b:	shr    $0x2,%r8
    1b7f:	mov    %r15,%rax
    1b82:	or     $0x10,%rax
    1b86:	mov    %rax,0x28(%rsp)
    1b8b:	add    0xb0(%rsp),%rcx
    1b93:	mov    %rcx,0x68(%rsp)
    1b98:	mov    $0x4,%eax
    1b9d:	mov    %rax,0x48(%rsp)
    1ba2:	mov    $0x8,%eax
    1ba7:	mov    %rax,0x90(%rsp)
    1baf:	mov    $0xc,%eax
    1bb4:	mov    %rax,0x88(%rsp)
    1bbc:	mov    $0x10,%eax
    1bc1:	mov    %rax,0x80(%rsp)
    1bc9:	mov    $0x14,%eax
    1bce:	mov    %rax,0x78(%rsp)
    1bd3:	movq   $0x0,0x70(%rsp)
    1bdc:	movq   $0x0,0x98(%rsp)
    1be8:	xor    %ebx,%ebx
    1bea:	mov    %r13,0x58(%rsp)
    1bef:	mov    %r15,0x38(%rsp)
    1bf4:	jmp    1c73 <compute+0x243>
    1bf6:	cs nopw 0x0(%rax,%rax,1)
    1c00:	imul   %r8,%rsi
    1c04:	lea    (%rdx,%rsi,4),%rax
    1c08:	vmovups %zmm2,(%rax,%rcx,4)
    1c0f:	mov    0x30(%rdi),%r14
    1c13:	inc    %rbx
    1c16:	lea    0x5(%r14),%rax
    1c1a:	movabs $0x2aaaaaaaaaaaaaab,%rcx
    1c24:	imul   %rcx
    1c27:	mov    %rdx,%r8
    1c2a:	shr    $0x3f,%r8
    1c2e:	add    %rdx,%r8
    1c31:	addq   $0x300,0x98(%rsp)
    1c3d:	addq   $0x18,0x70(%rsp)
    1c43:	addq   $0x18,0x48(%rsp)
    1c49:	addq   $0x18,0x90(%rsp)
    1c52:	addq   $0x18,0x88(%rsp)
    1c5b:	addq   $0x18,0x80(%rsp)
    1c64:	addq   $0x18,0x78(%rsp)
    1c6a:	cmp    %r8,%rbx
    1c6d:	jge    1b10 <compute+0xe0>
    1c73:	mov    0x40(%rdi),%rcx
    1c77:	lea    0x1f(%rcx),%rdx
    1c7b:	test   %rcx,%rcx
    1c7e:	mov    %rcx,%rax
    1c81:	cmovs  %rdx,%rax
    1c85:	lea    0x7(%rcx),%r9
    1c89:	cmovns %rcx,%r9
    1c8d:	lea    0x3e(%rcx),%r10
    1c91:	test   %rdx,%rdx
    1c94:	cmovns %rdx,%r10
    1c98:	vxorps %xmm2,%xmm2,%xmm2
    1c9c:	vxorps %xmm3,%xmm3,%xmm3
    1ca0:	vxorps %xmm4,%xmm4,%xmm4
    1ca4:	vxorps %xmm5,%xmm5,%xmm5
    1ca8:	vxorps %xmm18,%xmm18,%xmm18
    1cae:	vxorps %xmm6,%xmm6,%xmm6
    1cb2:	vxorps %xmm7,%xmm7,%xmm7
    1cb6:	vxorps %xmm8,%xmm8,%xmm8
    1cbb:	vxorps %xmm9,%xmm9,%xmm9
    1cc0:	vxorps %xmm10,%xmm10,%xmm10
    1cc5:	vxorps %xmm11,%xmm11,%xmm11
    1cca:	vxorps %xmm12,%xmm12,%xmm12
    1ccf:	cmp    $0x20,%rcx
    1cd3:	mov    %rbx,0x40(%rsp)
    1cd8:	jl     239d <compute+0x96d>
    1cde:	mov    (%rdi),%rcx
    1ce1:	mov    0x28(%rdi),%r11
    1ce5:	sar    $0x5,%rax
    1ce9:	sar    $0x3,%r9
    1ced:	mov    %rax,%rdx
    1cf0:	imul   %r15,%rdx
    1cf4:	shl    $0x2,%rdx
    1cf8:	mov    0x8(%rdi),%rsi
    1cfc:	add    %rdx,%rsi
    1cff:	add    0x10(%rdi),%rdx
    1d03:	sar    $0x5,%r10
    1d07:	shl    $0x5,%r8
    1d0b:	add    %rbx,%r8
    1d0e:	imul   %r10,%r8
    1d12:	lea    (%r8,%r8,2),%r8
    1d16:	lea    (%r11,%r8,8),%r8
    1d1a:	imul   0x98(%rsp),%r10
    1d23:	lea    (%r11,%r10,1),%r15
    1d27:	add    $0xbc,%r15
    1d2e:	mov    %r13,%r10
    1d31:	imul   %r9,%r10
    1d35:	lea    (%rcx,%r10,1),%r14
    1d39:	add    $0x400,%r14
    1d40:	imul   0x30(%rsp),%r9
    1d46:	lea    (%rcx,%r9,1),%r12
    1d4a:	add    $0x400,%r12
    1d51:	xor    %ebx,%ebx
    1d53:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1d60:	vmovaps %zmm18,0x140(%rsp)
    1d68:	vmovaps %zmm5,0x180(%rsp)
    1d70:	vmovaps %zmm4,0x1c0(%rsp)
    1d78:	vmovaps %zmm3,0xc0(%rsp)
    1d80:	vmovaps %zmm2,0x100(%rsp)
    1d88:	mov    %rbx,%rcx
    1d8b:	shl    $0x6,%rcx
    1d8f:	vmovups (%rsi,%rcx,1),%zmm19
    1d96:	vmovups (%rdx,%rcx,1),%zmm18
    1d9d:	lea    (%rax,%rbx,1),%rcx
    1da1:	shl    $0x6,%rcx
    1da5:	vmovups (%rsi,%rcx,1),%zmm14
    1dac:	vmovups (%rdx,%rcx,1),%zmm13
    1db3:	mov    %r15,%r9
    1db6:	xor    %r11d,%r11d
    1db9:	vxorps %xmm15,%xmm15,%xmm15
    1dbe:	vxorps %xmm16,%xmm16,%xmm16
    1dc4:	vxorps %xmm17,%xmm17,%xmm17
    1dca:	vxorps %xmm20,%xmm20,%xmm20
    1dd0:	vxorps %xmm21,%xmm21,%xmm21
    1dd6:	vxorps %xmm22,%xmm22,%xmm22
    1ddc:	vxorps %xmm23,%xmm23,%xmm23
    1de2:	vxorps %xmm24,%xmm24,%xmm24
    1de8:	vxorps %xmm25,%xmm25,%xmm25
    1dee:	vxorps %xmm26,%xmm26,%xmm26
    1df4:	vxorps %xmm27,%xmm27,%xmm27
    1dfa:	vxorps %xmm28,%xmm28,%xmm28
    1e00:	vmovdqu64 -0x400(%r14,%r11,1),%zmm30
    1e08:	prefetcht0 (%r14,%r11,1)
    1e0d:	vmovdqu64 -0x400(%r12,%r11,1),%zmm29
    1e15:	prefetcht0 (%r12,%r11,1)
    1e1a:	vpermd %zmm0,%zmm30,%zmm31
    1e20:	vpsrld $0x4,%zmm30,%zmm1
    1e27:	vbroadcastss -0xbc(%r9),%zmm2
    1e2e:	vpermd %zmm0,%zmm29,%zmm3
    1e34:	vpsrld $0x4,%zmm29,%zmm4
    1e3b:	vbroadcastss -0xb8(%r9),%zmm5
    1e42:	vfmadd231ps %zmm2,%zmm31,%zmm28
    1e48:	vfmadd231ps %zmm2,%zmm3,%zmm22
    1e4e:	vbroadcastss -0xb4(%r9),%zmm2
    1e55:	vfmadd231ps %zmm5,%zmm31,%zmm27
    1e5b:	vfmadd231ps %zmm5,%zmm3,%zmm21
    1e61:	vbroadcastss -0xb0(%r9),%zmm5
    1e68:	vfmadd231ps %zmm2,%zmm31,%zmm26
    1e6e:	vfmadd231ps %zmm2,%zmm3,%zmm20
    1e74:	vbroadcastss -0xac(%r9),%zmm2
    1e7b:	vfmadd231ps %zmm5,%zmm31,%zmm25
    1e81:	vfmadd231ps %zmm5,%zmm3,%zmm17
    1e87:	vbroadcastss -0xa8(%r9),%zmm5
    1e8e:	vfmadd231ps %zmm2,%zmm31,%zmm24
    1e94:	vfmadd231ps %zmm2,%zmm3,%zmm16
    1e9a:	vfmadd231ps %zmm31,%zmm5,%zmm23
    1ea0:	vfmadd231ps %zmm5,%zmm3,%zmm15
    1ea6:	vpermd %zmm0,%zmm1,%zmm1
    1eac:	vpsrld $0x8,%zmm30,%zmm2
    1eb3:	vbroadcastss -0xa4(%r9),%zmm3
    1eba:	vpermd %zmm0,%zmm4,%zmm4
    1ec0:	vpsrld $0x8,%zmm29,%zmm5
    1ec7:	vbroadcastss -0xa0(%r9),%zmm31
    1ece:	vfmadd231ps %zmm3,%zmm1,%zmm28
    1ed4:	vfmadd231ps %zmm3,%zmm4,%zmm22
    1eda:	vbroadcastss -0x9c(%r9),%zmm3
    1ee1:	vfmadd231ps %zmm31,%zmm1,%zmm27
    1ee7:	vfmadd231ps %zmm31,%zmm4,%zmm21
    1eed:	vbroadcastss -0x98(%r9),%zmm31
    1ef4:	vfmadd231ps %zmm3,%zmm1,%zmm26
    1efa:	vfmadd231ps %zmm3,%zmm4,%zmm20
    1f00:	vbroadcastss -0x94(%r9),%zmm3
    1f07:	vfmadd231ps %zmm31,%zmm1,%zmm25
    1f0d:	vfmadd231ps %zmm31,%zmm4,%zmm17
    1f13:	vbroadcastss -0x90(%r9),%zmm31
    1f1a:	vfmadd231ps %zmm3,%zmm1,%zmm24
    1f20:	vfmadd231ps %zmm3,%zmm4,%zmm16
    1f26:	vpermd %zmm0,%zmm2,%zmm2
    1f2c:	vpsrld $0xc,%zmm30,%zmm3
    1f33:	vfmadd231ps %zmm1,%zmm31,%zmm23
    1f39:	vpermd %zmm0,%zmm5,%zmm1
    1f3f:	vbroadcastss -0x8c(%r9),%zmm5
    1f46:	vfmadd231ps %zmm31,%zmm4,%zmm15
    1f4c:	vpsrld $0xc,%zmm29,%zmm4
    1f53:	vbroadcastss -0x88(%r9),%zmm31
    1f5a:	vfmadd231ps %zmm5,%zmm2,%zmm28
    1f60:	vfmadd231ps %zmm5,%zmm1,%zmm22
    1f66:	vbroadcastss -0x84(%r9),%zmm5
    1f6d:	vfmadd231ps %zmm31,%zmm2,%zmm27
    1f73:	vfmadd231ps %zmm31,%zmm1,%zmm21
    1f79:	vbroadcastss -0x80(%r9),%zmm31
    1f80:	vfmadd231ps %zmm5,%zmm2,%zmm26
    1f86:	vfmadd231ps %zmm5,%zmm1,%zmm20
    1f8c:	vbroadcastss -0x7c(%r9),%zmm5
    1f93:	vfmadd231ps %zmm31,%zmm2,%zmm25
    1f99:	vfmadd231ps %zmm31,%zmm1,%zmm17
    1f9f:	vbroadcastss -0x78(%r9),%zmm31
    1fa6:	vfmadd231ps %zmm5,%zmm2,%zmm24
    1fac:	vfmadd231ps %zmm5,%zmm1,%zmm16
    1fb2:	vpermd %zmm0,%zmm3,%zmm3
    1fb8:	vpsrld $0x10,%zmm30,%zmm5
    1fbf:	vfmadd231ps %zmm2,%zmm31,%zmm23
    1fc5:	vpermd %zmm0,%zmm4,%zmm2
    1fcb:	vbroadcastss -0x74(%r9),%zmm4
    1fd2:	vfmadd231ps %zmm31,%zmm1,%zmm15
    1fd8:	vpsrld $0x10,%zmm29,%zmm1
    1fdf:	vbroadcastss -0x70(%r9),%zmm31
    1fe6:	vfmadd231ps %zmm4,%zmm3,%zmm28
    1fec:	vfmadd231ps %zmm4,%zmm2,%zmm22
    1ff2:	vbroadcastss -0x6c(%r9),%zmm4
    1ff9:	vfmadd231ps %zmm31,%zmm3,%zmm27
    1fff:	vfmadd231ps %zmm31,%zmm2,%zmm21
    2005:	vbroadcastss -0x68(%r9),%zmm31
    200c:	vfmadd231ps %zmm4,%zmm3,%zmm26
    2012:	vfmadd231ps %zmm4,%zmm2,%zmm20
    2018:	vbroadcastss -0x64(%r9),%zmm4
    201f:	vfmadd231ps %zmm31,%zmm3,%zmm25
    2025:	vfmadd231ps %zmm31,%zmm2,%zmm17
    202b:	vbroadcastss -0x60(%r9),%zmm31
    2032:	vfmadd231ps %zmm4,%zmm3,%zmm24
    2038:	vfmadd231ps %zmm4,%zmm2,%zmm16
    203e:	vpermd %zmm0,%zmm5,%zmm4
    2044:	vpsrld $0x14,%zmm30,%zmm5
    204b:	vfmadd231ps %zmm3,%zmm31,%zmm23
    2051:	vpermd %zmm0,%zmm1,%zmm1
    2057:	vbroadcastss -0x5c(%r9),%zmm3
    205e:	vfmadd231ps %zmm31,%zmm2,%zmm15
    2064:	vpsrld $0x14,%zmm29,%zmm2
    206b:	vbroadcastss -0x58(%r9),%zmm31
    2072:	vfmadd231ps %zmm3,%zmm4,%zmm28
    2078:	vfmadd231ps %zmm3,%zmm1,%zmm22
    207e:	vbroadcastss -0x54(%r9),%zmm3
    2085:	vfmadd231ps %zmm31,%zmm4,%zmm27
    208b:	vfmadd231ps %zmm31,%zmm1,%zmm21
    2091:	vbroadcastss -0x50(%r9),%zmm31
    2098:	vfmadd231ps %zmm3,%zmm4,%zmm26
    209e:	vfmadd231ps %zmm3,%zmm1,%zmm20
    20a4:	vbroadcastss -0x4c(%r9),%zmm3
    20ab:	vfmadd231ps %zmm31,%zmm4,%zmm25
    20b1:	vfmadd231ps %zmm31,%zmm1,%zmm17
    20b7:	vbroadcastss -0x48(%r9),%zmm31
    20be:	vfmadd231ps %zmm3,%zmm4,%zmm24
    20c4:	vfmadd231ps %zmm3,%zmm1,%zmm16
    20ca:	vpermd %zmm0,%zmm5,%zmm3
    20d0:	vpsrld $0x18,%zmm30,%zmm5
    20d7:	vfmadd231ps %zmm4,%zmm31,%zmm23
    20dd:	vpermd %zmm0,%zmm2,%zmm2
    20e3:	vbroadcastss -0x44(%r9),%zmm4
    20ea:	vfmadd231ps %zmm31,%zmm1,%zmm15
    20f0:	vfmadd231ps %zmm4,%zmm3,%zmm28
    20f6:	vbroadcastss -0x40(%r9),%zmm1
    20fd:	vfmadd231ps %zmm4,%zmm2,%zmm22
    2103:	vfmadd231ps %zmm1,%zmm3,%zmm27
    2109:	vbroadcastss -0x3c(%r9),%zmm4
    2110:	vfmadd231ps %zmm1,%zmm2,%zmm21
    2116:	vfmadd231ps %zmm4,%zmm3,%zmm26
    211c:	vbroadcastss -0x38(%r9),%zmm1
    2123:	vfmadd231ps %zmm4,%zmm2,%zmm20
    2129:	vfmadd231ps %zmm1,%zmm3,%zmm25
    212f:	vbroadcastss -0x34(%r9),%zmm4
    2136:	vfmadd231ps %zmm1,%zmm2,%zmm17
    213c:	vfmadd231ps %zmm4,%zmm3,%zmm24
    2142:	vbroadcastss -0x30(%r9),%zmm1
    2149:	vfmadd231ps %zmm4,%zmm2,%zmm16
    214f:	vpsrld $0x18,%zmm29,%zmm4
    2156:	vpermd %zmm0,%zmm5,%zmm5
    215c:	vpsrld $0x1c,%zmm30,%zmm30
    2163:	vfmadd231ps %zmm3,%zmm1,%zmm23
    2169:	vpermd %zmm0,%zmm4,%zmm3
    216f:	vbroadcastss -0x2c(%r9),%zmm4
    2176:	vfmadd231ps %zmm1,%zmm2,%zmm15
    217c:	vpsrld $0x1c,%zmm29,%zmm1
    2183:	vbroadcastss -0x28(%r9),%zmm2
    218a:	vfmadd231ps %zmm4,%zmm5,%zmm28
    2190:	vfmadd231ps %zmm4,%zmm3,%zmm22
    2196:	vbroadcastss -0x24(%r9),%zmm4
    219d:	vfmadd231ps %zmm2,%zmm5,%zmm27
    21a3:	vfmadd231ps %zmm2,%zmm3,%zmm21
    21a9:	vbroadcastss -0x20(%r9),%zmm2
    21b0:	vfmadd231ps %zmm4,%zmm5,%zmm26
    21b6:	vfmadd231ps %zmm4,%zmm3,%zmm20
    21bc:	vbroadcastss -0x1c(%r9),%zmm4
    21c3:	vfmadd231ps %zmm2,%zmm5,%zmm25
    21c9:	vfmadd231ps %zmm2,%zmm3,%zmm17
    21cf:	vbroadcastss -0x18(%r9),%zmm2
    21d6:	vfmadd231ps %zmm4,%zmm5,%zmm24
    21dc:	vfmadd231ps %zmm4,%zmm3,%zmm16
    21e2:	vfmadd231ps %zmm5,%zmm2,%zmm23
    21e8:	vpermd %zmm0,%zmm30,%zmm4
    21ee:	vfmadd231ps %zmm2,%zmm3,%zmm15
    21f4:	vpermd %zmm0,%zmm1,%zmm1
    21fa:	vbroadcastss -0x14(%r9),%zmm2
    2201:	vfmadd231ps %zmm2,%zmm4,%zmm28
    2207:	vfmadd231ps %zmm2,%zmm1,%zmm22
    220d:	vbroadcastss -0x10(%r9),%zmm2
    2214:	vfmadd231ps %zmm2,%zmm4,%zmm27
    221a:	vfmadd231ps %zmm2,%zmm1,%zmm21
    2220:	vbroadcastss -0xc(%r9),%zmm2
    2227:	vfmadd231ps %zmm2,%zmm4,%zmm26
    222d:	vfmadd231ps %zmm2,%zmm1,%zmm20
    2233:	vbroadcastss -0x8(%r9),%zmm2
    223a:	vfmadd231ps %zmm2,%zmm4,%zmm25
    2240:	vfmadd231ps %zmm2,%zmm1,%zmm17
    2246:	vbroadcastss -0x4(%r9),%zmm2
    224d:	vfmadd231ps %zmm2,%zmm4,%zmm24
    2253:	vfmadd231ps %zmm2,%zmm1,%zmm16
    2259:	vbroadcastss (%r9),%zmm2
    225f:	vfmadd231ps %zmm4,%zmm2,%zmm23
    2265:	vfmadd231ps %zmm2,%zmm1,%zmm15
    226b:	add    $0x40,%r11
    226f:	add    $0xc0,%r9
    2276:	cmp    $0x100,%r11
    227d:	jne    1e00 <compute+0x3d0>
    2283:	lea    (%rbx,%rbx,2),%rcx
    2287:	vbroadcastss (%r8,%rcx,8),%zmm29
    228e:	vfmadd231ps %zmm28,%zmm19,%zmm12
    2294:	vbroadcastss 0x4(%r8,%rcx,8),%zmm28
    229c:	vfmadd231ps %zmm29,%zmm18,%zmm12
    22a2:	vfmadd231ps %zmm27,%zmm19,%zmm11
    22a8:	vbroadcastss 0x8(%r8,%rcx,8),%zmm27
    22b0:	vfmadd231ps %zmm28,%zmm18,%zmm11
    22b6:	vfmadd231ps %zmm26,%zmm19,%zmm10
    22bc:	vbroadcastss 0xc(%r8,%rcx,8),%zmm26
    22c4:	vfmadd231ps %zmm27,%zmm18,%zmm10
    22ca:	vfmadd231ps %zmm25,%zmm19,%zmm9
    22d0:	vbroadcastss 0x10(%r8,%rcx,8),%zmm25
    22d8:	vfmadd231ps %zmm26,%zmm18,%zmm9
    22de:	vfmadd231ps %zmm24,%zmm19,%zmm8
    22e4:	vbroadcastss 0x14(%r8,%rcx,8),%zmm24
    22ec:	vfmadd231ps %zmm25,%zmm18,%zmm8
    22f2:	vfmadd231ps %zmm23,%zmm19,%zmm7
    22f8:	vfmadd231ps %zmm18,%zmm24,%zmm7
    22fe:	vfmadd231ps %zmm22,%zmm14,%zmm6
    2304:	vfmadd231ps %zmm29,%zmm13,%zmm6
    230a:	vmovaps 0x140(%rsp),%zmm18
    2312:	vfmadd231ps %zmm21,%zmm14,%zmm18
    2318:	vfmadd231ps %zmm28,%zmm13,%zmm18
    231e:	vmovaps 0x180(%rsp),%zmm5
    2326:	vfmadd231ps %zmm20,%zmm14,%zmm5
    232c:	vfmadd231ps %zmm27,%zmm13,%zmm5
    2332:	vmovaps 0x1c0(%rsp),%zmm4
    233a:	vfmadd231ps %zmm17,%zmm14,%zmm4
    2340:	vfmadd231ps %zmm26,%zmm13,%zmm4
    2346:	vmovaps 0xc0(%rsp),%zmm3
    234e:	vfmadd231ps %zmm16,%zmm14,%zmm3
    2354:	vfmadd231ps %zmm25,%zmm13,%zmm3
    235a:	vmovaps 0x100(%rsp),%zmm2
    2362:	vfmadd231ps %zmm15,%zmm14,%zmm2
    2368:	vfmadd231ps %zmm24,%zmm13,%zmm2
    236e:	inc    %rbx
    2371:	add    $0x300,%r15
    2378:	add    $0x100,%r14
    237f:	add    $0x100,%r12
    2386:	cmp    %rax,%rbx
    2389:	jne    1d60 <compute+0x330>
    238f:	mov    0x30(%rdi),%r14
    2393:	mov    0x38(%rsp),%r15
    2398:	mov    0x40(%rsp),%rbx
    239d:	lea    (%rbx,%rbx,1),%rax
    23a1:	lea    (%rax,%rax,2),%rax
    23a5:	cmp    %r14,%rax
    23a8:	jge    24d0 <compute+0xaa0>
    23ae:	mov    0x20(%rdi),%rsi
    23b2:	mov    0x38(%rdi),%r8
    23b6:	mov    %r8,%r10
    23b9:	sub    %r15,%r10
    23bc:	cmp    $0xf,%r10
    23c0:	jle    23e0 <compute+0x9b0>
    23c2:	imul   %rax,%r8
    23c6:	lea    (%rsi,%r8,4),%rcx
    23ca:	vmovups %zmm12,(%rcx,%r15,4)
    23d1:	mov    0x30(%rdi),%r14
    23d5:	jmp    24d0 <compute+0xaa0>
    23da:	nopw   0x0(%rax,%rax,1)
    23e0:	test   %r10,%r10
    23e3:	jle    24d0 <compute+0xaa0>
    23e9:	mov    %r8d,%edx
    23ec:	and    $0x3,%edx
    23ef:	mov    0x68(%rsp),%rcx
    23f4:	sub    %r8,%rcx
    23f7:	cmp    $0xfffffffffffffffc,%rcx
    23fb:	jbe    2405 <compute+0x9d5>
    23fd:	xor    %r9d,%r9d
    2400:	jmp    2482 <compute+0xa52>
    2405:	sub    %rdx,%r10
    2408:	mov    0x50(%rsp),%rcx
    240d:	add    %rsi,%rcx
    2410:	mov    %r8,%r11
    2413:	imul   0x70(%rsp),%r11
    2419:	add    %rcx,%r11
    241c:	xor    %r9d,%r9d
    241f:	nop
    2420:	mov    %r9d,%ecx
    2423:	and    $0xf,%ecx
    2426:	vmovaps %zmm12,0x640(%rsp)
    242e:	vmovss 0x640(%rsp,%rcx,4),%xmm1
    2437:	lea    0x1(%r9),%ecx
    243b:	and    $0xf,%ecx
    243e:	vinsertps $0x10,0x640(%rsp,%rcx,4),%xmm1,%xmm1
    2449:	lea    0x2(%r9),%ecx
    244d:	and    $0xf,%ecx
    2450:	vinsertps $0x20,0x640(%rsp,%rcx,4),%xmm1,%xmm1
    245b:	lea    0x3(%r9),%ecx
    245f:	and    $0xf,%ecx
    2462:	vinsertps $0x30,0x640(%rsp,%rcx,4),%xmm1,%xmm1
    246d:	vmovups %xmm1,-0x8(%r11,%r9,4)
    2474:	add    $0x4,%r9
    2478:	cmp    %r10,%r9
    247b:	jne    2420 <compute+0x9f0>
    247d:	test   %rdx,%rdx
    2480:	je     24d0 <compute+0xaa0>
    2482:	add    %r13,%rsi
    2485:	imul   0x70(%rsp),%r8
    248b:	lea    (%r8,%r9,4),%rcx
    248f:	add    %rsi,%rcx
    2492:	xor    %esi,%esi
    2494:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    24a0:	lea    (%r9,%rsi,1),%r8d
    24a4:	and    $0xf,%r8d
    24a8:	vmovaps %zmm12,0xac0(%rsp)
    24b0:	vmovss 0xac0(%rsp,%r8,4),%xmm1
    24ba:	vmovss %xmm1,(%rcx,%rsi,4)
    24bf:	inc    %rsi
    24c2:	cmp    %rsi,%rdx
    24c5:	jne    24a0 <compute+0xa70>
    24c7:	nopw   0x0(%rax,%rax,1)
    24d0:	mov    %rax,%rdx
    24d3:	or     $0x1,%rdx
    24d7:	cmp    %r14,%rdx
    24da:	jge    2600 <compute+0xbd0>
    24e0:	mov    0x20(%rdi),%r8
    24e4:	mov    0x38(%rdi),%r9
    24e8:	mov    %r9,%r10
    24eb:	sub    %r15,%r10
    24ee:	cmp    $0xf,%r10
    24f2:	jle    2510 <compute+0xae0>
    24f4:	imul   %rdx,%r9
    24f8:	lea    (%r8,%r9,4),%rcx
    24fc:	vmovups %zmm11,(%rcx,%r15,4)
    2503:	mov    0x30(%rdi),%r14
    2507:	jmp    2600 <compute+0xbd0>
    250c:	nopl   0x0(%rax)
    2510:	test   %r10,%r10
    2513:	jle    2600 <compute+0xbd0>
    2519:	mov    %r9d,%esi
    251c:	and    $0x3,%esi
    251f:	mov    0x68(%rsp),%rcx
    2524:	sub    %r9,%rcx
    2527:	cmp    $0xfffffffffffffffc,%rcx
    252b:	jbe    2535 <compute+0xb05>
    252d:	xor    %r11d,%r11d
    2530:	jmp    25b2 <compute+0xb82>
    2535:	sub    %rsi,%r10
    2538:	mov    0x50(%rsp),%rcx
    253d:	add    %r8,%rcx
    2540:	mov    %r9,%rbx
    2543:	imul   0x48(%rsp),%rbx
    2549:	add    %rcx,%rbx
    254c:	xor    %r11d,%r11d
    254f:	nop
    2550:	mov    %r11d,%ecx
    2553:	and    $0xf,%ecx
    2556:	vmovaps %zmm11,0x600(%rsp)
    255e:	vmovss 0x600(%rsp,%rcx,4),%xmm1
    2567:	lea    0x1(%r11),%ecx
    256b:	and    $0xf,%ecx
    256e:	vinsertps $0x10,0x600(%rsp,%rcx,4),%xmm1,%xmm1
    2579:	lea    0x2(%r11),%ecx
    257d:	and    $0xf,%ecx
    2580:	vinsertps $0x20,0x600(%rsp,%rcx,4),%xmm1,%xmm1
    258b:	lea    0x3(%r11),%ecx
    258f:	and    $0xf,%ecx
    2592:	vinsertps $0x30,0x600(%rsp,%rcx,4),%xmm1,%xmm1
    259d:	vmovups %xmm1,-0x8(%rbx,%r11,4)
    25a4:	add    $0x4,%r11
    25a8:	cmp    %r10,%r11
    25ab:	jne    2550 <compute+0xb20>
    25ad:	test   %rsi,%rsi
    25b0:	je     2600 <compute+0xbd0>
    25b2:	add    %r13,%r8
    25b5:	imul   0x48(%rsp),%r9
    25bb:	lea    (%r9,%r11,4),%rcx
    25bf:	add    %r8,%rcx
    25c2:	xor    %r8d,%r8d
    25c5:	data16 cs nopw 0x0(%rax,%rax,1)
    25d0:	lea    (%r11,%r8,1),%r9d
    25d4:	and    $0xf,%r9d
    25d8:	vmovaps %zmm11,0xa80(%rsp)
    25e0:	vmovss 0xa80(%rsp,%r9,4),%xmm1
    25ea:	vmovss %xmm1,(%rcx,%r8,4)
    25f0:	inc    %r8
    25f3:	cmp    %r8,%rsi
    25f6:	jne    25d0 <compute+0xba0>
    25f8:	nopl   0x0(%rax,%rax,1)
    2600:	lea    0x2(%rax),%rsi
    2604:	cmp    %r14,%rsi
    2607:	jge    2740 <compute+0xd10>
    260d:	mov    0x20(%rdi),%r9
    2611:	mov    0x38(%rdi),%r11
    2615:	mov    %r11,%r10
    2618:	sub    %r15,%r10
    261b:	cmp    $0xf,%r10
    261f:	jle    2640 <compute+0xc10>
    2621:	imul   %rsi,%r11
    2625:	lea    (%r9,%r11,4),%rcx
    2629:	vmovups %zmm10,(%rcx,%r15,4)
    2630:	mov    0x30(%rdi),%r14
    2634:	jmp    2740 <compute+0xd10>
    2639:	nopl   0x0(%rax)
    2640:	test   %r10,%r10
    2643:	jle    2740 <compute+0xd10>
    2649:	mov    %r11d,%r8d
    264c:	and    $0x3,%r8d
    2650:	mov    0x68(%rsp),%rcx
    2655:	sub    %r11,%rcx
    2658:	cmp    $0xfffffffffffffffc,%rcx
    265c:	jbe    2665 <compute+0xc35>
    265e:	xor    %ebx,%ebx
    2660:	jmp    26f3 <compute+0xcc3>
    2665:	sub    %r8,%r10
    2668:	mov    0x50(%rsp),%rcx
    266d:	add    %r9,%rcx
    2670:	mov    %r11,%r15
    2673:	imul   0x90(%rsp),%r15
    267c:	add    %rcx,%r15
    267f:	xor    %ebx,%ebx
    2681:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2690:	mov    %ebx,%ecx
    2692:	and    $0xf,%ecx
    2695:	vmovaps %zmm10,0x5c0(%rsp)
    269d:	vmovss 0x5c0(%rsp,%rcx,4),%xmm1
    26a6:	lea    0x1(%rbx),%ecx
    26a9:	and    $0xf,%ecx
    26ac:	vinsertps $0x10,0x5c0(%rsp,%rcx,4),%xmm1,%xmm1
    26b7:	lea    0x2(%rbx),%ecx
    26ba:	and    $0xf,%ecx
    26bd:	vinsertps $0x20,0x5c0(%rsp,%rcx,4),%xmm1,%xmm1
    26c8:	lea    0x3(%rbx),%ecx
    26cb:	and    $0xf,%ecx
    26ce:	vinsertps $0x30,0x5c0(%rsp,%rcx,4),%xmm1,%xmm1
    26d9:	vmovups %xmm1,-0x8(%r15,%rbx,4)
    26e0:	add    $0x4,%rbx
    26e4:	cmp    %r10,%rbx
    26e7:	jne    2690 <compute+0xc60>
    26e9:	test   %r8,%r8
    26ec:	mov    0x38(%rsp),%r15
    26f1:	je     2740 <compute+0xd10>
    26f3:	add    %r13,%r9
    26f6:	imul   0x90(%rsp),%r11
    26ff:	lea    (%r11,%rbx,4),%rcx
    2703:	add    %r9,%rcx
    2706:	xor    %r9d,%r9d
    2709:	nopl   0x0(%rax)
    2710:	lea    (%rbx,%r9,1),%r10d
    2714:	and    $0xf,%r10d
    2718:	vmovaps %zmm10,0xa40(%rsp)
    2720:	vmovss 0xa40(%rsp,%r10,4),%xmm1
    272a:	vmovss %xmm1,(%rcx,%r9,4)
    2730:	inc    %r9
    2733:	cmp    %r9,%r8
    2736:	jne    2710 <compute+0xce0>
    2738:	nopl   0x0(%rax,%rax,1)
    2740:	lea    0x3(%rax),%r12
    2744:	cmp    %r14,%r12
    2747:	jge    2880 <compute+0xe50>
    274d:	mov    0x20(%rdi),%r9
    2751:	mov    0x38(%rdi),%r11
    2755:	mov    %r11,%r10
    2758:	sub    %r15,%r10
    275b:	cmp    $0xf,%r10
    275f:	jle    2780 <compute+0xd50>
    2761:	imul   %r12,%r11
    2765:	lea    (%r9,%r11,4),%rcx
    2769:	vmovups %zmm9,(%rcx,%r15,4)
    2770:	mov    0x30(%rdi),%r14
    2774:	jmp    2880 <compute+0xe50>
    2779:	nopl   0x0(%rax)
    2780:	test   %r10,%r10
    2783:	jle    2880 <compute+0xe50>
    2789:	mov    %r11d,%r8d
    278c:	and    $0x3,%r8d
    2790:	mov    0x68(%rsp),%rcx
    2795:	sub    %r11,%rcx
    2798:	cmp    $0xfffffffffffffffc,%rcx
    279c:	jbe    27a5 <compute+0xd75>
    279e:	xor    %ebx,%ebx
    27a0:	jmp    2833 <compute+0xe03>
    27a5:	sub    %r8,%r10
    27a8:	mov    0x50(%rsp),%rcx
    27ad:	add    %r9,%rcx
    27b0:	mov    %r11,%r15
    27b3:	imul   0x88(%rsp),%r15
    27bc:	add    %rcx,%r15
    27bf:	xor    %ebx,%ebx
    27c1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    27d0:	mov    %ebx,%ecx
    27d2:	and    $0xf,%ecx
    27d5:	vmovaps %zmm9,0x580(%rsp)
    27dd:	vmovss 0x580(%rsp,%rcx,4),%xmm1
    27e6:	lea    0x1(%rbx),%ecx
    27e9:	and    $0xf,%ecx
    27ec:	vinsertps $0x10,0x580(%rsp,%rcx,4),%xmm1,%xmm1
    27f7:	lea    0x2(%rbx),%ecx
    27fa:	and    $0xf,%ecx
    27fd:	vinsertps $0x20,0x580(%rsp,%rcx,4),%xmm1,%xmm1
    2808:	lea    0x3(%rbx),%ecx
    280b:	and    $0xf,%ecx
    280e:	vinsertps $0x30,0x580(%rsp,%rcx,4),%xmm1,%xmm1
    2819:	vmovups %xmm1,-0x8(%r15,%rbx,4)
    2820:	add    $0x4,%rbx
    2824:	cmp    %r10,%rbx
    2827:	jne    27d0 <compute+0xda0>
    2829:	test   %r8,%r8
    282c:	mov    0x38(%rsp),%r15
    2831:	je     2880 <compute+0xe50>
    2833:	add    %r13,%r9
    2836:	imul   0x88(%rsp),%r11
    283f:	lea    (%r11,%rbx,4),%rcx
    2843:	add    %r9,%rcx
    2846:	xor    %r9d,%r9d
    2849:	nopl   0x0(%rax)
    2850:	lea    (%rbx,%r9,1),%r10d
    2854:	and    $0xf,%r10d
    2858:	vmovaps %zmm9,0xa00(%rsp)
    2860:	vmovss 0xa00(%rsp,%r10,4),%xmm1
    286a:	vmovss %xmm1,(%rcx,%r9,4)
    2870:	inc    %r9
    2873:	cmp    %r9,%r8
    2876:	jne    2850 <compute+0xe20>
    2878:	nopl   0x0(%rax,%rax,1)
    2880:	lea    0x4(%rax),%r9
    2884:	cmp    %r14,%r9
    2887:	jge    29c0 <compute+0xf90>
    288d:	mov    0x20(%rdi),%r11
    2891:	mov    0x38(%rdi),%rbx
    2895:	mov    %rbx,%r10
    2898:	sub    %r15,%r10
    289b:	cmp    $0xf,%r10
    289f:	jle    28c0 <compute+0xe90>
    28a1:	imul   %r9,%rbx
    28a5:	lea    (%r11,%rbx,4),%rcx
    28a9:	vmovups %zmm8,(%rcx,%r15,4)
    28b0:	mov    0x30(%rdi),%r14
    28b4:	jmp    29c0 <compute+0xf90>
    28b9:	nopl   0x0(%rax)
    28c0:	test   %r10,%r10
    28c3:	jle    29c0 <compute+0xf90>
    28c9:	mov    %ebx,%r8d
    28cc:	and    $0x3,%r8d
    28d0:	mov    0x68(%rsp),%rcx
    28d5:	sub    %rbx,%rcx
    28d8:	cmp    $0xfffffffffffffffc,%rcx
    28dc:	jbe    28e6 <compute+0xeb6>
    28de:	xor    %r15d,%r15d
    28e1:	jmp    2977 <compute+0xf47>
    28e6:	sub    %r8,%r10
    28e9:	mov    0x50(%rsp),%rcx
    28ee:	add    %r11,%rcx
    28f1:	mov    %rbx,%r13
    28f4:	imul   0x80(%rsp),%r13
    28fd:	add    %rcx,%r13
    2900:	xor    %r15d,%r15d
    2903:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2910:	mov    %r15d,%ecx
    2913:	and    $0xf,%ecx
    2916:	vmovaps %zmm8,0x540(%rsp)
    291e:	vmovss 0x540(%rsp,%rcx,4),%xmm1
    2927:	lea    0x1(%r15),%ecx
    292b:	and    $0xf,%ecx
    292e:	vinsertps $0x10,0x540(%rsp,%rcx,4),%xmm1,%xmm1
    2939:	lea    0x2(%r15),%ecx
    293d:	and    $0xf,%ecx
    2940:	vinsertps $0x20,0x540(%rsp,%rcx,4),%xmm1,%xmm1
    294b:	lea    0x3(%r15),%ecx
    294f:	and    $0xf,%ecx
    2952:	vinsertps $0x30,0x540(%rsp,%rcx,4),%xmm1,%xmm1
    295d:	vmovups %xmm1,-0x8(%r13,%r15,4)
    2964:	add    $0x4,%r15
    2968:	cmp    %r10,%r15
    296b:	jne    2910 <compute+0xee0>
    296d:	test   %r8,%r8
    2970:	mov    0x58(%rsp),%r13
    2975:	je     29b8 <compute+0xf88>
    2977:	add    %r13,%r11
    297a:	imul   0x80(%rsp),%rbx
    2983:	lea    (%rbx,%r15,4),%rcx
    2987:	add    %r11,%rcx
    298a:	xor    %r10d,%r10d
    298d:	nopl   (%rax)
    2990:	lea    (%r15,%r10,1),%r11d
    2994:	and    $0xf,%r11d
    2998:	vmovaps %zmm8,0x9c0(%rsp)
    29a0:	vmovss 0x9c0(%rsp,%r11,4),%xmm1
    29aa:	vmovss %xmm1,(%rcx,%r10,4)
    29b0:	inc    %r10
    29b3:	cmp    %r10,%r8
    29b6:	jne    2990 <compute+0xf60>
    29b8:	mov    0x38(%rsp),%r15
    29bd:	nopl   (%rax)
    29c0:	mov    0x28(%rsp),%rcx
    29c5:	lea    0x5(%rax),%r8
    29c9:	cmp    %r14,%r8
    29cc:	jge    2a00 <compute+0xfd0>
    29ce:	mov    0x20(%rdi),%rbx
    29d2:	mov    0x38(%rdi),%rcx
    29d6:	mov    %r15,%rsi
    29d9:	mov    %rcx,%r15
    29dc:	sub    %rsi,%r15
    29df:	cmp    $0xf,%r15
    29e3:	jle    2a40 <compute+0x1010>
    29e5:	imul   %r8,%rcx
    29e9:	lea    (%rbx,%rcx,4),%rcx
    29ed:	vmovups %zmm7,(%rcx,%rsi,4)
    29f4:	mov    0x30(%rdi),%r14
    29f8:	mov    %rsi,%r15
    29fb:	jmp    2b7c <compute+0x114c>
    2a00:	cmp    %r14,%rax
    2a03:	jge    2b8e <compute+0x115e>
    2a09:	mov    0x20(%rdi),%r11
    2a0d:	mov    0x38(%rdi),%rbx
    2a11:	mov    %rbx,%r15
    2a14:	sub    %rcx,%r15
    2a17:	cmp    $0xf,%r15
    2a1b:	jle    2a70 <compute+0x1040>
    2a1d:	imul   %rax,%rbx
    2a21:	lea    (%r11,%rbx,4),%rax
    2a25:	vmovups %zmm6,(%rax,%rcx,4)
    2a2c:	mov    0x30(%rdi),%r14
    2a30:	jmp    2aa0 <compute+0x1070>
    2a32:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2a40:	test   %r15,%r15
    2a43:	jle    2b77 <compute+0x1147>
    2a49:	mov    %ecx,%r11d
    2a4c:	and    $0x3,%r11d
    2a50:	mov    0x68(%rsp),%r10
    2a55:	sub    %rcx,%r10
    2a58:	cmp    $0xfffffffffffffffc,%r10
    2a5c:	jbe    2ab3 <compute+0x1083>
    2a5e:	xor    %r10d,%r10d
    2a61:	jmp    2b37 <compute+0x1107>
    2a66:	cs nopw 0x0(%rax,%rax,1)
    2a70:	test   %r15,%r15
    2a73:	jle    2aa0 <compute+0x1070>
    2a75:	mov    %rsi,%r13
    2a78:	mov    0x60(%rsp),%rax
    2a7d:	lea    (%rax,%rbx,1),%rcx
    2a81:	mov    %ebx,%eax
    2a83:	and    $0x3,%eax
    2a86:	cmp    $0x3,%rcx
    2a8a:	jae    2bfb <compute+0x11cb>
    2a90:	xor    %r10d,%r10d
    2a93:	jmp    2c85 <compute+0x1255>
    2a98:	nopl   0x0(%rax,%rax,1)
    2aa0:	mov    0x38(%rsp),%r15
    2aa5:	cmp    %r14,%rdx
    2aa8:	jl     2b97 <compute+0x1167>
    2aae:	jmp    2dc0 <compute+0x1390>
    2ab3:	sub    %r11,%r15
    2ab6:	mov    0x50(%rsp),%rsi
    2abb:	mov    %rcx,%r13
    2abe:	imul   0x78(%rsp),%r13
    2ac4:	add    %rbx,%r13
    2ac7:	add    %rsi,%r13
    2aca:	xor    %r10d,%r10d
    2acd:	nopl   (%rax)
    2ad0:	mov    %r10d,%esi
    2ad3:	and    $0xf,%esi
    2ad6:	vmovaps %zmm7,0x500(%rsp)
    2ade:	vmovss 0x500(%rsp,%rsi,4),%xmm1
    2ae7:	lea    0x1(%r10),%esi
    2aeb:	and    $0xf,%esi
    2aee:	vinsertps $0x10,0x500(%rsp,%rsi,4),%xmm1,%xmm1
    2af9:	lea    0x2(%r10),%esi
    2afd:	and    $0xf,%esi
    2b00:	vinsertps $0x20,0x500(%rsp,%rsi,4),%xmm1,%xmm1
    2b0b:	lea    0x3(%r10),%esi
    2b0f:	and    $0xf,%esi
    2b12:	vinsertps $0x30,0x500(%rsp,%rsi,4),%xmm1,%xmm1
    2b1d:	vmovups %xmm1,-0x8(%r13,%r10,4)
    2b24:	add    $0x4,%r10
    2b28:	cmp    %r15,%r10
    2b2b:	jne    2ad0 <compute+0x10a0>
    2b2d:	test   %r11,%r11
    2b30:	mov    0x58(%rsp),%r13
    2b35:	je     2b77 <compute+0x1147>
    2b37:	add    %r13,%rbx
    2b3a:	imul   0x78(%rsp),%rcx
    2b40:	lea    (%rcx,%r10,4),%rcx
    2b44:	add    %rbx,%rcx
    2b47:	xor    %ebx,%ebx
    2b49:	mov    0x38(%rsp),%r15
    2b4e:	xchg   %ax,%ax
    2b50:	lea    (%r10,%rbx,1),%esi
    2b54:	and    $0xf,%esi
    2b57:	vmovaps %zmm7,0x980(%rsp)
    2b5f:	vmovss 0x980(%rsp,%rsi,4),%xmm1
    2b68:	vmovss %xmm1,(%rcx,%rbx,4)
    2b6d:	inc    %rbx
    2b70:	cmp    %rbx,%r11
    2b73:	jne    2b50 <compute+0x1120>
    2b75:	jmp    2b7c <compute+0x114c>
    2b77:	mov    0x38(%rsp),%r15
    2b7c:	mov    0x28(%rsp),%rcx
    2b81:	lea    0x2(%rax),%rsi
    2b85:	cmp    %r14,%rax
    2b88:	jl     2a09 <compute+0xfd9>
    2b8e:	cmp    %r14,%rdx
    2b91:	jge    2dc0 <compute+0x1390>
    2b97:	mov    0x20(%rdi),%r11
    2b9b:	mov    0x38(%rdi),%rbx
    2b9f:	mov    %rbx,%r10
    2ba2:	sub    %rcx,%r10
    2ba5:	cmp    $0xf,%r10
    2ba9:	jle    2bd0 <compute+0x11a0>
    2bab:	imul   %rdx,%rbx
    2baf:	lea    (%r11,%rbx,4),%rax
    2bb3:	vmovups %zmm18,(%rax,%rcx,4)
    2bba:	mov    0x30(%rdi),%r14
    2bbe:	jmp    2dc0 <compute+0x1390>
    2bc3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2bd0:	test   %r10,%r10
    2bd3:	jle    2dc0 <compute+0x1390>
    2bd9:	mov    %rsi,%r13
    2bdc:	mov    0x60(%rsp),%rax
    2be1:	lea    (%rax,%rbx,1),%rcx
    2be5:	mov    %ebx,%eax
    2be7:	and    $0x3,%eax
    2bea:	cmp    $0x3,%rcx
    2bee:	jae    2ce1 <compute+0x12b1>
    2bf4:	xor    %edx,%edx
    2bf6:	jmp    2d5c <compute+0x132c>
    2bfb:	sub    %rax,%r15
    2bfe:	mov    0x30(%rsp),%rcx
    2c03:	lea    (%r11,%rcx,1),%rsi
    2c07:	mov    %rbx,%rcx
    2c0a:	imul   0x70(%rsp),%rcx
    2c10:	add    %rsi,%rcx
    2c13:	xor    %r10d,%r10d
    2c16:	cs nopw 0x0(%rax,%rax,1)
    2c20:	mov    %r10d,%esi
    2c23:	and    $0xf,%esi
    2c26:	vmovaps %zmm6,0x4c0(%rsp)
    2c2e:	vmovss 0x4c0(%rsp,%rsi,4),%xmm1
    2c37:	lea    0x1(%r10),%esi
    2c3b:	and    $0xf,%esi
    2c3e:	vinsertps $0x10,0x4c0(%rsp,%rsi,4),%xmm1,%xmm1
    2c49:	lea    0x2(%r10),%esi
    2c4d:	and    $0xf,%esi
    2c50:	vinsertps $0x20,0x4c0(%rsp,%rsi,4),%xmm1,%xmm1
    2c5b:	lea    0x3(%r10),%esi
    2c5f:	and    $0xf,%esi
    2c62:	vinsertps $0x30,0x4c0(%rsp,%rsi,4),%xmm1,%xmm1
    2c6d:	vmovups %xmm1,(%rcx,%r10,4)
    2c73:	add    $0x4,%r10
    2c77:	cmp    %r15,%r10
    2c7a:	jne    2c20 <compute+0x11f0>
    2c7c:	test   %rax,%rax
    2c7f:	je     328a <compute+0x185a>
    2c85:	add    0x30(%rsp),%r11
    2c8a:	imul   0x70(%rsp),%rbx
    2c90:	lea    (%rbx,%r10,4),%rcx
    2c94:	add    %r11,%rcx
    2c97:	xor    %r11d,%r11d
    2c9a:	mov    0x38(%rsp),%r15
    2c9f:	nop
    2ca0:	lea    (%r10,%r11,1),%esi
    2ca4:	and    $0xf,%esi
    2ca7:	vmovaps %zmm6,0x940(%rsp)
    2caf:	vmovss 0x940(%rsp,%rsi,4),%xmm1
    2cb8:	vmovss %xmm1,(%rcx,%r11,4)
    2cbe:	inc    %r11
    2cc1:	cmp    %r11,%rax
    2cc4:	jne    2ca0 <compute+0x1270>
    2cc6:	mov    0x28(%rsp),%rcx
    2ccb:	mov    %r13,%rsi
    2cce:	mov    0x58(%rsp),%r13
    2cd3:	cmp    %r14,%rdx
    2cd6:	jl     2b97 <compute+0x1167>
    2cdc:	jmp    2dc0 <compute+0x1390>
    2ce1:	sub    %rax,%r10
    2ce4:	mov    0x30(%rsp),%rcx
    2ce9:	lea    (%r11,%rcx,1),%rdx
    2ced:	mov    %rbx,%rcx
    2cf0:	imul   0x48(%rsp),%rcx
    2cf6:	add    %rdx,%rcx
    2cf9:	xor    %edx,%edx
    2cfb:	nopl   0x0(%rax,%rax,1)
    2d00:	mov    %edx,%esi
    2d02:	and    $0xf,%esi
    2d05:	vmovaps %zmm18,0x480(%rsp)
    2d0d:	vmovss 0x480(%rsp,%rsi,4),%xmm1
    2d16:	lea    0x1(%rdx),%esi
    2d19:	and    $0xf,%esi
    2d1c:	vinsertps $0x10,0x480(%rsp,%rsi,4),%xmm1,%xmm1
    2d27:	lea    0x2(%rdx),%esi
    2d2a:	and    $0xf,%esi
    2d2d:	vinsertps $0x20,0x480(%rsp,%rsi,4),%xmm1,%xmm1
    2d38:	lea    0x3(%rdx),%esi
    2d3b:	and    $0xf,%esi
    2d3e:	vinsertps $0x30,0x480(%rsp,%rsi,4),%xmm1,%xmm1
    2d49:	vmovups %xmm1,(%rcx,%rdx,4)
    2d4e:	add    $0x4,%rdx
    2d52:	cmp    %r10,%rdx
    2d55:	jne    2d00 <compute+0x12d0>
    2d57:	test   %rax,%rax
    2d5a:	je     2da6 <compute+0x1376>
    2d5c:	add    0x30(%rsp),%r11
    2d61:	imul   0x48(%rsp),%rbx
    2d67:	lea    (%rbx,%rdx,4),%rcx
    2d6b:	add    %r11,%rcx
    2d6e:	xor    %r10d,%r10d
    2d71:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2d80:	lea    (%rdx,%r10,1),%esi
    2d84:	and    $0xf,%esi
    2d87:	vmovaps %zmm18,0x900(%rsp)
    2d8f:	vmovss 0x900(%rsp,%rsi,4),%xmm1
    2d98:	vmovss %xmm1,(%rcx,%r10,4)
    2d9e:	inc    %r10
    2da1:	cmp    %r10,%rax
    2da4:	jne    2d80 <compute+0x1350>
    2da6:	mov    0x28(%rsp),%rcx
    2dab:	mov    %r13,%rsi
    2dae:	mov    0x58(%rsp),%r13
    2db3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2dc0:	cmp    %r14,%rsi
    2dc3:	jge    2ef0 <compute+0x14c0>
    2dc9:	mov    0x20(%rdi),%rdx
    2dcd:	mov    0x38(%rdi),%r11
    2dd1:	mov    %r11,%r10
    2dd4:	sub    %rcx,%r10
    2dd7:	cmp    $0xf,%r10
    2ddb:	jle    2e00 <compute+0x13d0>
    2ddd:	imul   %rsi,%r11
    2de1:	lea    (%rdx,%r11,4),%rax
    2de5:	vmovups %zmm5,(%rax,%rcx,4)
    2dec:	mov    0x30(%rdi),%r14
    2df0:	jmp    2ef0 <compute+0x14c0>
    2df5:	data16 cs nopw 0x0(%rax,%rax,1)
    2e00:	test   %r10,%r10
    2e03:	jle    2ef0 <compute+0x14c0>
    2e09:	mov    0x60(%rsp),%rax
    2e0e:	lea    (%rax,%r11,1),%rcx
    2e12:	mov    %r11d,%eax
    2e15:	and    $0x3,%eax
    2e18:	cmp    $0x3,%rcx
    2e1c:	jae    2e22 <compute+0x13f2>
    2e1e:	xor    %esi,%esi
    2e20:	jmp    2e9c <compute+0x146c>
    2e22:	sub    %rax,%r10
    2e25:	mov    0x30(%rsp),%rcx
    2e2a:	lea    (%rdx,%rcx,1),%rsi
    2e2e:	mov    %r11,%rcx
    2e31:	imul   0x90(%rsp),%rcx
    2e3a:	add    %rsi,%rcx
    2e3d:	xor    %esi,%esi
    2e3f:	nop
    2e40:	mov    %esi,%ebx
    2e42:	and    $0xf,%ebx
    2e45:	vmovaps %zmm5,0x440(%rsp)
    2e4d:	vmovss 0x440(%rsp,%rbx,4),%xmm1
    2e56:	lea    0x1(%rsi),%ebx
    2e59:	and    $0xf,%ebx
    2e5c:	vinsertps $0x10,0x440(%rsp,%rbx,4),%xmm1,%xmm1
    2e67:	lea    0x2(%rsi),%ebx
    2e6a:	and    $0xf,%ebx
    2e6d:	vinsertps $0x20,0x440(%rsp,%rbx,4),%xmm1,%xmm1
    2e78:	lea    0x3(%rsi),%ebx
    2e7b:	and    $0xf,%ebx
    2e7e:	vinsertps $0x30,0x440(%rsp,%rbx,4),%xmm1,%xmm1
    2e89:	vmovups %xmm1,(%rcx,%rsi,4)
    2e8e:	add    $0x4,%rsi
    2e92:	cmp    %r10,%rsi
    2e95:	jne    2e40 <compute+0x1410>
    2e97:	test   %rax,%rax
    2e9a:	je     2ee7 <compute+0x14b7>
    2e9c:	add    0x30(%rsp),%rdx
    2ea1:	imul   0x90(%rsp),%r11
    2eaa:	lea    (%r11,%rsi,4),%rcx
    2eae:	add    %rdx,%rcx
    2eb1:	xor    %edx,%edx
    2eb3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2ec0:	lea    (%rsi,%rdx,1),%r10d
    2ec4:	and    $0xf,%r10d
    2ec8:	vmovaps %zmm5,0x8c0(%rsp)
    2ed0:	vmovss 0x8c0(%rsp,%r10,4),%xmm1
    2eda:	vmovss %xmm1,(%rcx,%rdx,4)
    2edf:	inc    %rdx
    2ee2:	cmp    %rdx,%rax
    2ee5:	jne    2ec0 <compute+0x1490>
    2ee7:	mov    0x28(%rsp),%rcx
    2eec:	nopl   0x0(%rax)
    2ef0:	cmp    %r14,%r12
    2ef3:	jge    2f50 <compute+0x1520>
    2ef5:	mov    0x20(%rdi),%rdx
    2ef9:	mov    0x38(%rdi),%rsi
    2efd:	mov    %rsi,%r11
    2f00:	sub    %rcx,%r11
    2f03:	cmp    $0xf,%r11
    2f07:	jle    2f20 <compute+0x14f0>
    2f09:	imul   %r12,%rsi
    2f0d:	lea    (%rdx,%rsi,4),%rax
    2f11:	vmovups %zmm4,(%rax,%rcx,4)
    2f18:	mov    0x30(%rdi),%r14
    2f1c:	jmp    2f50 <compute+0x1520>
    2f1e:	xchg   %ax,%ax
    2f20:	test   %r11,%r11
    2f23:	jle    2f50 <compute+0x1520>
    2f25:	mov    0x60(%rsp),%rax
    2f2a:	lea    (%rax,%rsi,1),%rcx
    2f2e:	mov    %esi,%eax
    2f30:	and    $0x3,%eax
    2f33:	cmp    $0x3,%rcx
    2f37:	jae    2fb9 <compute+0x1589>
    2f3d:	xor    %r10d,%r10d
    2f40:	mov    0x40(%rsp),%rbx
    2f45:	jmp    3046 <compute+0x1616>
    2f4a:	nopw   0x0(%rax,%rax,1)
    2f50:	mov    0x40(%rsp),%rbx
    2f55:	cmp    %r14,%r9
    2f58:	jge    3170 <compute+0x1740>
    2f5e:	mov    0x20(%rdi),%rdx
    2f62:	mov    0x38(%rdi),%rsi
    2f66:	mov    %rsi,%r10
    2f69:	sub    %rcx,%r10
    2f6c:	cmp    $0xf,%r10
    2f70:	jle    2f90 <compute+0x1560>
    2f72:	imul   %r9,%rsi
    2f76:	lea    (%rdx,%rsi,4),%rax
    2f7a:	vmovups %zmm3,(%rax,%rcx,4)
    2f81:	mov    0x30(%rdi),%r14
    2f85:	jmp    3170 <compute+0x1740>
    2f8a:	nopw   0x0(%rax,%rax,1)
    2f90:	test   %r10,%r10
    2f93:	jle    3170 <compute+0x1740>
    2f99:	mov    0x60(%rsp),%rax
    2f9e:	lea    (%rax,%rsi,1),%rcx
    2fa2:	mov    %esi,%eax
    2fa4:	and    $0x3,%eax
    2fa7:	cmp    $0x3,%rcx
    2fab:	jae    3098 <compute+0x1668>
    2fb1:	xor    %r9d,%r9d
    2fb4:	jmp    3126 <compute+0x16f6>
    2fb9:	sub    %rax,%r11
    2fbc:	mov    0x30(%rsp),%rcx
    2fc1:	lea    (%rdx,%rcx,1),%r10
    2fc5:	mov    %rsi,%rcx
    2fc8:	imul   0x88(%rsp),%rcx
    2fd1:	add    %r10,%rcx
    2fd4:	xor    %r10d,%r10d
    2fd7:	nopw   0x0(%rax,%rax,1)
    2fe0:	mov    %r10d,%ebx
    2fe3:	and    $0xf,%ebx
    2fe6:	vmovaps %zmm4,0x400(%rsp)
    2fee:	vmovss 0x400(%rsp,%rbx,4),%xmm1
    2ff7:	lea    0x1(%r10),%ebx
    2ffb:	and    $0xf,%ebx
    2ffe:	vinsertps $0x10,0x400(%rsp,%rbx,4),%xmm1,%xmm1
    3009:	lea    0x2(%r10),%ebx
    300d:	and    $0xf,%ebx
    3010:	vinsertps $0x20,0x400(%rsp,%rbx,4),%xmm1,%xmm1
    301b:	lea    0x3(%r10),%ebx
    301f:	and    $0xf,%ebx
    3022:	vinsertps $0x30,0x400(%rsp,%rbx,4),%xmm1,%xmm1
    302d:	vmovups %xmm1,(%rcx,%r10,4)
    3033:	add    $0x4,%r10
    3037:	cmp    %r11,%r10
    303a:	jne    2fe0 <compute+0x15b0>
    303c:	test   %rax,%rax
    303f:	mov    0x40(%rsp),%rbx
    3044:	je     3085 <compute+0x1655>
    3046:	add    0x30(%rsp),%rdx
    304b:	imul   0x88(%rsp),%rsi
    3054:	lea    (%rsi,%r10,4),%rcx
    3058:	add    %rdx,%rcx
    305b:	xor    %edx,%edx
    305d:	nopl   (%rax)
    3060:	lea    (%r10,%rdx,1),%esi
    3064:	and    $0xf,%esi
    3067:	vmovaps %zmm4,0x880(%rsp)
    306f:	vmovss 0x880(%rsp,%rsi,4),%xmm1
    3078:	vmovss %xmm1,(%rcx,%rdx,4)
    307d:	inc    %rdx
    3080:	cmp    %rdx,%rax
    3083:	jne    3060 <compute+0x1630>
    3085:	mov    0x28(%rsp),%rcx
    308a:	cmp    %r14,%r9
    308d:	jge    3170 <compute+0x1740>
    3093:	jmp    2f5e <compute+0x152e>
    3098:	sub    %rax,%r10
    309b:	mov    0x30(%rsp),%rcx
    30a0:	lea    (%rdx,%rcx,1),%r9
    30a4:	mov    %rsi,%rcx
    30a7:	imul   0x80(%rsp),%rcx
    30b0:	add    %r9,%rcx
    30b3:	xor    %r9d,%r9d
    30b6:	cs nopw 0x0(%rax,%rax,1)
    30c0:	mov    %r9d,%r11d
    30c3:	and    $0xf,%r11d
    30c7:	vmovaps %zmm3,0x3c0(%rsp)
    30cf:	vmovss 0x3c0(%rsp,%r11,4),%xmm1
    30d9:	lea    0x1(%r9),%r11d
    30dd:	and    $0xf,%r11d
    30e1:	vinsertps $0x10,0x3c0(%rsp,%r11,4),%xmm1,%xmm1
    30ec:	lea    0x2(%r9),%r11d
    30f0:	and    $0xf,%r11d
    30f4:	vinsertps $0x20,0x3c0(%rsp,%r11,4),%xmm1,%xmm1
    30ff:	lea    0x3(%r9),%r11d
    3103:	and    $0xf,%r11d
    3107:	vinsertps $0x30,0x3c0(%rsp,%r11,4),%xmm1,%xmm1
    3112:	vmovups %xmm1,(%rcx,%r9,4)
    3118:	add    $0x4,%r9
    311c:	cmp    %r10,%r9
    311f:	jne    30c0 <compute+0x1690>
    3121:	test   %rax,%rax
    3124:	je     3165 <compute+0x1735>
    3126:	add    0x30(%rsp),%rdx
    312b:	imul   0x80(%rsp),%rsi
    3134:	lea    (%rsi,%r9,4),%rcx
    3138:	add    %rdx,%rcx
    313b:	xor    %edx,%edx
    313d:	nopl   (%rax)
    3140:	lea    (%r9,%rdx,1),%esi
    3144:	and    $0xf,%esi
    3147:	vmovaps %zmm3,0x840(%rsp)
    314f:	vmovss 0x840(%rsp,%rsi,4),%xmm1
    3158:	vmovss %xmm1,(%rcx,%rdx,4)
    315d:	inc    %rdx
    3160:	cmp    %rdx,%rax
    3163:	jne    3140 <compute+0x1710>
    3165:	mov    0x28(%rsp),%rcx
    316a:	nopw   0x0(%rax,%rax,1)
    3170:	cmp    %r14,%r8
    3173:	jge    1c13 <compute+0x1e3>
    3179:	mov    0x20(%rdi),%rdx
    317d:	mov    0x38(%rdi),%rsi
    3181:	mov    %rsi,%r9
    3184:	sub    %rcx,%r9
    3187:	cmp    $0xf,%r9
    318b:	jg     1c00 <compute+0x1d0>
    3191:	test   %r9,%r9
    3194:	jle    1c13 <compute+0x1e3>
    319a:	mov    0x60(%rsp),%rax
    319f:	lea    (%rax,%rsi,1),%rcx
    31a3:	mov    %esi,%eax
    31a5:	and    $0x3,%eax
    31a8:	cmp    $0x3,%rcx
    31ac:	jae    31b6 <compute+0x1786>
    31ae:	xor    %r8d,%r8d
    31b1:	jmp    324a <compute+0x181a>
    31b6:	sub    %rax,%r9
    31b9:	mov    0x30(%rsp),%rcx
    31be:	lea    (%rdx,%rcx,1),%r8
    31c2:	mov    %rsi,%rcx
    31c5:	imul   0x78(%rsp),%rcx
    31cb:	add    %r8,%rcx
    31ce:	xor    %r8d,%r8d
    31d1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    31e0:	mov    %r8d,%r10d
    31e3:	and    $0xf,%r10d
    31e7:	vmovaps %zmm2,0x380(%rsp)
    31ef:	vmovss 0x380(%rsp,%r10,4),%xmm1
    31f9:	lea    0x1(%r8),%r10d
    31fd:	and    $0xf,%r10d
    3201:	vinsertps $0x10,0x380(%rsp,%r10,4),%xmm1,%xmm1
    320c:	lea    0x2(%r8),%r10d
    3210:	and    $0xf,%r10d
    3214:	vinsertps $0x20,0x380(%rsp,%r10,4),%xmm1,%xmm1
    321f:	lea    0x3(%r8),%r10d
    3223:	and    $0xf,%r10d
    3227:	vinsertps $0x30,0x380(%rsp,%r10,4),%xmm1,%xmm1
    3232:	vmovups %xmm1,(%rcx,%r8,4)
    3238:	add    $0x4,%r8
    323c:	cmp    %r9,%r8
    323f:	jne    31e0 <compute+0x17b0>
    3241:	test   %rax,%rax
    3244:	je     1c13 <compute+0x1e3>
    324a:	add    0x30(%rsp),%rdx
    324f:	imul   0x78(%rsp),%rsi
    3255:	lea    (%rsi,%r8,4),%rcx
    3259:	add    %rdx,%rcx
    325c:	xor    %edx,%edx
    325e:	xchg   %ax,%ax
    3260:	lea    (%r8,%rdx,1),%esi
    3264:	and    $0xf,%esi
    3267:	vmovaps %zmm2,0x800(%rsp)
    326f:	vmovss 0x800(%rsp,%rsi,4),%xmm1
    3278:	vmovss %xmm1,(%rcx,%rdx,4)
    327d:	inc    %rdx
    3280:	cmp    %rdx,%rax
    3283:	jne    3260 <compute+0x1830>
    3285:	jmp    1c13 <compute+0x1e3>
    328a:	mov    0x38(%rsp),%r15
    328f:	jmp    2cc6 <compute+0x1296>
    3294:	mov    %r8,0x48(%rsp)
    3299:	cmp    0xa0(%rsp),%r8
    32a1:	jge    3f2c <compute+0x24fc>
    32a7:	mov    0x48(%rsp),%rax
    32ac:	mov    %rax,%rcx
    32af:	neg    %rcx
    32b2:	mov    %rcx,0x40(%rsp)
    32b7:	mov    0x30(%rdi),%rsi
    32bb:	lea    0x0(,%rax,4),%rcx
    32c3:	mov    %rcx,0xc0(%rsp)
    32cb:	lea    0x8(,%rax,4),%rcx
    32d3:	mov    %rcx,0x38(%rsp)
    32d8:	xor    %ecx,%ecx
    32da:	vmovaps -0x2f24(%rip),%zmm0        # 3c0 <prepared_floats-0x11a0>
    32e4:	mov    %rax,%r13
    32e7:	jmp    3322 <compute+0x18f2>
    32e9:	nopl   0x0(%rax)
    32f0:	add    $0x10,%r13
    32f4:	addq   $0xfffffffffffffff0,0x40(%rsp)
    32fa:	mov    0x98(%rsp),%rcx
    3302:	inc    %rcx
    3305:	addq   $0x40,0xc0(%rsp)
    330e:	addq   $0x40,0x38(%rsp)
    3314:	cmp    0xa0(%rsp),%r13
    331c:	jge    3f2c <compute+0x24fc>
    3322:	test   %rsi,%rsi
    3325:	mov    %rcx,0x98(%rsp)
    332d:	jle    32f0 <compute+0x18c0>
    332f:	mov    %rcx,%r8
    3332:	shl    $0x4,%r8
    3336:	lea    0x5(%rsi),%rdx
    333a:	movabs $0xaaaaaaaaaaaaaaab,%rax
    3344:	mulx   %rax,%rcx,%rcx
    3349:	shr    $0x2,%rcx
    334d:	add    0x48(%rsp),%r8
    3352:	mov    %r8,0x28(%rsp)
    3357:	mov    $0x4,%r12d
    335d:	mov    $0x8,%eax
    3362:	mov    %rax,0x1c0(%rsp)
    336a:	mov    $0xc,%eax
    336f:	mov    %rax,0x180(%rsp)
    3377:	mov    $0x10,%eax
    337c:	mov    %rax,0x140(%rsp)
    3384:	mov    $0x14,%r10d
    338a:	xor    %ebx,%ebx
    338c:	xor    %r9d,%r9d
    338f:	xor    %r15d,%r15d
    3392:	mov    %r13,0x30(%rsp)
    3397:	jmp    3408 <compute+0x19d8>
    3399:	nopl   0x0(%rax)
    33a0:	imul   %rax,%rdx
    33a4:	lea    (%rcx,%rdx,4),%rax
    33a8:	vmovups %zmm1,(%rax,%r13,4)
    33af:	mov    0x30(%rdi),%rsi
    33b3:	inc    %r15
    33b6:	lea    0x5(%rsi),%rax
    33ba:	movabs $0x2aaaaaaaaaaaaaab,%rcx
    33c4:	imul   %rcx
    33c7:	mov    %rdx,%rcx
    33ca:	shr    $0x3f,%rcx
    33ce:	add    %rdx,%rcx
    33d1:	add    $0x300,%r9
    33d8:	add    $0x18,%rbx
    33dc:	add    $0x18,%r12
    33e0:	addq   $0x18,0x1c0(%rsp)
    33e9:	addq   $0x18,0x180(%rsp)
    33f2:	addq   $0x18,0x140(%rsp)
    33fb:	add    $0x18,%r10
    33ff:	cmp    %rcx,%r15
    3402:	jge    32f0 <compute+0x18c0>
    3408:	mov    0x40(%rdi),%rdx
    340c:	lea    0x7(%rdx),%r14
    3410:	lea    0x1f(%rdx),%r8
    3414:	test   %rdx,%rdx
    3417:	mov    %rdx,%rax
    341a:	cmovs  %r8,%rax
    341e:	cmovns %rdx,%r14
    3422:	lea    0x3e(%rdx),%r11
    3426:	test   %r8,%r8
    3429:	cmovns %r8,%r11
    342d:	vxorps %xmm6,%xmm6,%xmm6
    3431:	vxorps %xmm5,%xmm5,%xmm5
    3435:	vxorps %xmm4,%xmm4,%xmm4
    3439:	vxorps %xmm3,%xmm3,%xmm3
    343d:	vxorps %xmm2,%xmm2,%xmm2
    3441:	vxorps %xmm1,%xmm1,%xmm1
    3445:	cmp    $0x20,%rdx
    3449:	mov    %r12,0x100(%rsp)
    3451:	jl     376e <compute+0x1d3e>
    3457:	mov    (%rdi),%r12
    345a:	mov    %r13,%rsi
    345d:	mov    0x28(%rdi),%r13
    3461:	sar    $0x5,%rax
    3465:	sar    $0x3,%r14
    3469:	mov    %rax,%rdx
    346c:	imul   %rsi,%rdx
    3470:	shl    $0x2,%rdx
    3474:	mov    0x8(%rdi),%rsi
    3478:	add    %rdx,%rsi
    347b:	add    0x10(%rdi),%rdx
    347f:	sar    $0x5,%r11
    3483:	shl    $0x5,%rcx
    3487:	add    %r15,%rcx
    348a:	imul   %r11,%rcx
    348e:	lea    (%rcx,%rcx,2),%rcx
    3492:	lea    0x0(,%rcx,8),%r8
    349a:	add    %r13,%r8
    349d:	imul   %r9,%r11
    34a1:	add    %r13,%r11
    34a4:	add    $0xbc,%r11
    34ab:	imul   0xc0(%rsp),%r14
    34b4:	add    %r14,%r12
    34b7:	add    $0x400,%r12
    34be:	xor    %r13d,%r13d
    34c1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    34d0:	mov    %r13,%rcx
    34d3:	shl    $0x6,%rcx
    34d7:	vmovups (%rsi,%rcx,1),%zmm8
    34de:	vmovups (%rdx,%rcx,1),%zmm7
    34e5:	mov    %r11,%r14
    34e8:	xor    %ecx,%ecx
    34ea:	vxorps %xmm9,%xmm9,%xmm9
    34ef:	vxorps %xmm10,%xmm10,%xmm10
    34f4:	vxorps %xmm11,%xmm11,%xmm11
    34f9:	vxorps %xmm12,%xmm12,%xmm12
    34fe:	vxorps %xmm13,%xmm13,%xmm13
    3503:	vxorps %xmm14,%xmm14,%xmm14
    3508:	nopl   0x0(%rax,%rax,1)
    3510:	vmovups -0x400(%r12,%rcx,1),%zmm15
    3518:	vpermps %zmm0,%zmm15,%zmm16
    351e:	vfmadd231ps -0xbc(%r14){1to16},%zmm16,%zmm14
    3525:	vfmadd231ps -0xb8(%r14){1to16},%zmm16,%zmm13
    352c:	vfmadd231ps -0xb4(%r14){1to16},%zmm16,%zmm12
    3533:	vfmadd231ps -0xb0(%r14){1to16},%zmm16,%zmm11
    353a:	vfmadd231ps -0xac(%r14){1to16},%zmm16,%zmm10
    3541:	vpsrld $0x4,%zmm15,%zmm17
    3548:	vfmadd231ps -0xa8(%r14){1to16},%zmm16,%zmm9
    354f:	vpermd %zmm0,%zmm17,%zmm16
    3555:	vfmadd231ps -0xa4(%r14){1to16},%zmm16,%zmm14
    355c:	vfmadd231ps -0xa0(%r14){1to16},%zmm16,%zmm13
    3563:	vfmadd231ps -0x9c(%r14){1to16},%zmm16,%zmm12
    356a:	vfmadd231ps -0x98(%r14){1to16},%zmm16,%zmm11
    3571:	vfmadd231ps -0x94(%r14){1to16},%zmm16,%zmm10
    3578:	vfmadd231ps -0x90(%r14){1to16},%zmm16,%zmm9
    357f:	vpsrld $0x8,%zmm15,%zmm16
    3586:	vpermd %zmm0,%zmm16,%zmm16
    358c:	vfmadd231ps -0x8c(%r14){1to16},%zmm16,%zmm14
    3593:	vfmadd231ps -0x88(%r14){1to16},%zmm16,%zmm13
    359a:	vfmadd231ps -0x84(%r14){1to16},%zmm16,%zmm12
    35a1:	vfmadd231ps -0x80(%r14){1to16},%zmm16,%zmm11
    35a8:	vfmadd231ps -0x7c(%r14){1to16},%zmm16,%zmm10
    35af:	vpsrld $0xc,%zmm15,%zmm17
    35b6:	vfmadd231ps -0x78(%r14){1to16},%zmm16,%zmm9
    35bd:	vpermd %zmm0,%zmm17,%zmm16
    35c3:	vfmadd231ps -0x74(%r14){1to16},%zmm16,%zmm14
    35ca:	vfmadd231ps -0x70(%r14){1to16},%zmm16,%zmm13
    35d1:	vfmadd231ps -0x6c(%r14){1to16},%zmm16,%zmm12
    35d8:	vfmadd231ps -0x68(%r14){1to16},%zmm16,%zmm11
    35df:	vfmadd231ps -0x64(%r14){1to16},%zmm16,%zmm10
    35e6:	vfmadd231ps -0x60(%r14){1to16},%zmm16,%zmm9
    35ed:	vpsrld $0x10,%zmm15,%zmm16
    35f4:	vpermd %zmm0,%zmm16,%zmm16
    35fa:	vfmadd231ps -0x5c(%r14){1to16},%zmm16,%zmm14
    3601:	vfmadd231ps -0x58(%r14){1to16},%zmm16,%zmm13
    3608:	vfmadd231ps -0x54(%r14){1to16},%zmm16,%zmm12
    360f:	vfmadd231ps -0x50(%r14){1to16},%zmm16,%zmm11
    3616:	vfmadd231ps -0x4c(%r14){1to16},%zmm16,%zmm10
    361d:	vpsrld $0x14,%zmm15,%zmm17
    3624:	vfmadd231ps -0x48(%r14){1to16},%zmm16,%zmm9
    362b:	vpermd %zmm0,%zmm17,%zmm16
    3631:	vfmadd231ps -0x44(%r14){1to16},%zmm16,%zmm14
    3638:	vfmadd231ps -0x40(%r14){1to16},%zmm16,%zmm13
    363f:	vfmadd231ps -0x3c(%r14){1to16},%zmm16,%zmm12
    3646:	vfmadd231ps -0x38(%r14){1to16},%zmm16,%zmm11
    364d:	vfmadd231ps -0x34(%r14){1to16},%zmm16,%zmm10
    3654:	vfmadd231ps -0x30(%r14){1to16},%zmm16,%zmm9
    365b:	vpsrld $0x18,%zmm15,%zmm16
    3662:	vpermd %zmm0,%zmm16,%zmm16
    3668:	vfmadd231ps -0x2c(%r14){1to16},%zmm16,%zmm14
    366f:	vfmadd231ps -0x28(%r14){1to16},%zmm16,%zmm13
    3676:	vfmadd231ps -0x24(%r14){1to16},%zmm16,%zmm12
    367d:	vfmadd231ps -0x20(%r14){1to16},%zmm16,%zmm11
    3684:	vfmadd231ps -0x1c(%r14){1to16},%zmm16,%zmm10
    368b:	vpsrld $0x1c,%zmm15,%zmm15
    3692:	vfmadd231ps -0x18(%r14){1to16},%zmm16,%zmm9
    3699:	vpermd %zmm0,%zmm15,%zmm15
    369f:	vfmadd231ps -0x14(%r14){1to16},%zmm15,%zmm14
    36a6:	vfmadd231ps -0x10(%r14){1to16},%zmm15,%zmm13
    36ad:	vfmadd231ps -0xc(%r14){1to16},%zmm15,%zmm12
    36b4:	vfmadd231ps -0x8(%r14){1to16},%zmm15,%zmm11
    36bb:	vfmadd231ps -0x4(%r14){1to16},%zmm15,%zmm10
    36c2:	vfmadd231ps (%r14){1to16},%zmm15,%zmm9
    36c8:	prefetcht0 (%r12,%rcx,1)
    36cd:	add    $0x40,%rcx
    36d1:	add    $0xc0,%r14
    36d8:	cmp    $0x100,%rcx
    36df:	jne    3510 <compute+0x1ae0>
    36e5:	lea    0x0(,%r13,2),%rcx
    36ed:	add    %r13,%rcx
    36f0:	vfmadd231ps %zmm14,%zmm8,%zmm6
    36f6:	vfmadd231ps (%r8,%rcx,8){1to16},%zmm7,%zmm6
    36fd:	vfmadd231ps %zmm13,%zmm8,%zmm5
    3703:	vfmadd231ps 0x4(%r8,%rcx,8){1to16},%zmm7,%zmm5
    370b:	vfmadd231ps %zmm12,%zmm8,%zmm4
    3711:	vfmadd231ps 0x8(%r8,%rcx,8){1to16},%zmm7,%zmm4
    3719:	vfmadd231ps %zmm11,%zmm8,%zmm3
    371f:	vfmadd231ps 0xc(%r8,%rcx,8){1to16},%zmm7,%zmm3
    3727:	vfmadd231ps %zmm10,%zmm8,%zmm2
    372d:	vfmadd231ps 0x10(%r8,%rcx,8){1to16},%zmm7,%zmm2
    3735:	vfmadd231ps %zmm9,%zmm8,%zmm1
    373b:	vfmadd231ps 0x14(%r8,%rcx,8){1to16},%zmm7,%zmm1
    3743:	inc    %r13
    3746:	add    $0x300,%r11
    374d:	add    $0x100,%r12
    3754:	cmp    %rax,%r13
    3757:	jne    34d0 <compute+0x1aa0>
    375d:	mov    0x30(%rdi),%rsi
    3761:	mov    0x30(%rsp),%r13
    3766:	mov    0x100(%rsp),%r12
    376e:	lea    (%r15,%r15,1),%rax
    3772:	lea    (%rax,%rax,2),%rax
    3776:	cmp    %rsi,%rax
    3779:	jge    38c0 <compute+0x1e90>
    377f:	mov    0x20(%rdi),%rdx
    3783:	mov    0x38(%rdi),%r8
    3787:	mov    %r8,%rcx
    378a:	sub    %r13,%rcx
    378d:	cmp    $0xf,%rcx
    3791:	jle    37b0 <compute+0x1d80>
    3793:	imul   %rax,%r8
    3797:	lea    (%rdx,%r8,4),%rcx
    379b:	vmovups %zmm6,(%rcx,%r13,4)
    37a2:	mov    0x30(%rdi),%rsi
    37a6:	jmp    38c0 <compute+0x1e90>
    37ab:	nopl   0x0(%rax,%rax,1)
    37b0:	test   %rcx,%rcx
    37b3:	jle    38c0 <compute+0x1e90>
    37b9:	mov    0x40(%rsp),%rcx
    37be:	lea    (%rcx,%r8,1),%r14
    37c2:	mov    %r14d,%ecx
    37c5:	and    $0x3,%ecx
    37c8:	mov    0x28(%rsp),%r11
    37cd:	sub    %r8,%r11
    37d0:	cmp    $0xfffffffffffffffc,%r11
    37d4:	jbe    37de <compute+0x1dae>
    37d6:	xor    %r11d,%r11d
    37d9:	jmp    3874 <compute+0x1e44>
    37de:	and    $0xfffffffffffffffc,%r14
    37e2:	mov    0x38(%rsp),%r11
    37e7:	add    %rdx,%r11
    37ea:	mov    %r8,%r12
    37ed:	imul   %rbx,%r12
    37f1:	add    %r11,%r12
    37f4:	xor    %r11d,%r11d
    37f7:	nopw   0x0(%rax,%rax,1)
    3800:	mov    %r11d,%r13d
    3803:	and    $0xf,%r13d
    3807:	vmovaps %zmm6,0x340(%rsp)
    380f:	vmovss 0x340(%rsp,%r13,4),%xmm7
    3819:	lea    0x1(%r11),%r13d
    381d:	and    $0xf,%r13d
    3821:	vinsertps $0x10,0x340(%rsp,%r13,4),%xmm7,%xmm7
    382c:	lea    0x2(%r11),%r13d
    3830:	and    $0xf,%r13d
    3834:	vinsertps $0x20,0x340(%rsp,%r13,4),%xmm7,%xmm7
    383f:	lea    0x3(%r11),%r13d
    3843:	and    $0xf,%r13d
    3847:	vinsertps $0x30,0x340(%rsp,%r13,4),%xmm7,%xmm7
    3852:	vmovups %xmm7,-0x8(%r12,%r11,4)
    3859:	add    $0x4,%r11
    385d:	cmp    %r14,%r11
    3860:	jne    3800 <compute+0x1dd0>
    3862:	test   %rcx,%rcx
    3865:	mov    0x30(%rsp),%r13
    386a:	mov    0x100(%rsp),%r12
    3872:	je     38c0 <compute+0x1e90>
    3874:	add    0xc0(%rsp),%rdx
    387c:	imul   %rbx,%r8
    3880:	lea    (%r8,%r11,4),%r8
    3884:	add    %rdx,%r8
    3887:	xor    %edx,%edx
    3889:	nopl   0x0(%rax)
    3890:	lea    (%r11,%rdx,1),%r14d
    3894:	and    $0xf,%r14d
    3898:	vmovaps %zmm6,0x7c0(%rsp)
    38a0:	vmovss 0x7c0(%rsp,%r14,4),%xmm7
    38aa:	vmovss %xmm7,(%r8,%rdx,4)
    38b0:	inc    %rdx
    38b3:	cmp    %rdx,%rcx
    38b6:	jne    3890 <compute+0x1e60>
    38b8:	nopl   0x0(%rax,%rax,1)
    38c0:	mov    %rax,%rcx
    38c3:	or     $0x1,%rcx
    38c7:	cmp    %rsi,%rcx
    38ca:	jge    3a10 <compute+0x1fe0>
    38d0:	mov    0x20(%rdi),%rdx
    38d4:	mov    0x38(%rdi),%r8
    38d8:	mov    %r8,%r11
    38db:	sub    %r13,%r11
    38de:	cmp    $0xf,%r11
    38e2:	jle    3900 <compute+0x1ed0>
    38e4:	imul   %rcx,%r8
    38e8:	lea    (%rdx,%r8,4),%rcx
    38ec:	vmovups %zmm5,(%rcx,%r13,4)
    38f3:	mov    0x30(%rdi),%rsi
    38f7:	jmp    3a10 <compute+0x1fe0>
    38fc:	nopl   0x0(%rax)
    3900:	test   %r11,%r11
    3903:	jle    3a10 <compute+0x1fe0>
    3909:	mov    0x40(%rsp),%rcx
    390e:	lea    (%rcx,%r8,1),%r14
    3912:	mov    %r14d,%ecx
    3915:	and    $0x3,%ecx
    3918:	mov    0x28(%rsp),%r11
    391d:	sub    %r8,%r11
    3920:	cmp    $0xfffffffffffffffc,%r11
    3924:	jbe    392e <compute+0x1efe>
    3926:	xor    %r11d,%r11d
    3929:	jmp    39c4 <compute+0x1f94>
    392e:	and    $0xfffffffffffffffc,%r14
    3932:	mov    0x38(%rsp),%r11
    3937:	add    %rdx,%r11
    393a:	mov    %r12,%r13
    393d:	mov    %r8,%r12
    3940:	imul   %r13,%r12
    3944:	add    %r11,%r12
    3947:	xor    %r11d,%r11d
    394a:	nopw   0x0(%rax,%rax,1)
    3950:	mov    %r11d,%r13d
    3953:	and    $0xf,%r13d
    3957:	vmovaps %zmm5,0x300(%rsp)
    395f:	vmovss 0x300(%rsp,%r13,4),%xmm6
    3969:	lea    0x1(%r11),%r13d
    396d:	and    $0xf,%r13d
    3971:	vinsertps $0x10,0x300(%rsp,%r13,4),%xmm6,%xmm6
    397c:	lea    0x2(%r11),%r13d
    3980:	and    $0xf,%r13d
    3984:	vinsertps $0x20,0x300(%rsp,%r13,4),%xmm6,%xmm6
    398f:	lea    0x3(%r11),%r13d
    3993:	and    $0xf,%r13d
    3997:	vinsertps $0x30,0x300(%rsp,%r13,4),%xmm6,%xmm6
    39a2:	vmovups %xmm6,-0x8(%r12,%r11,4)
    39a9:	add    $0x4,%r11
    39ad:	cmp    %r14,%r11
    39b0:	jne    3950 <compute+0x1f20>
    39b2:	test   %rcx,%rcx
    39b5:	mov    0x30(%rsp),%r13
    39ba:	mov    0x100(%rsp),%r12
    39c2:	je     3a10 <compute+0x1fe0>
    39c4:	add    0xc0(%rsp),%rdx
    39cc:	imul   %r12,%r8
    39d0:	lea    (%r8,%r11,4),%r8
    39d4:	add    %rdx,%r8
    39d7:	xor    %edx,%edx
    39d9:	nopl   0x0(%rax)
    39e0:	lea    (%r11,%rdx,1),%r14d
    39e4:	and    $0xf,%r14d
    39e8:	vmovaps %zmm5,0x780(%rsp)
    39f0:	vmovss 0x780(%rsp,%r14,4),%xmm6
    39fa:	vmovss %xmm6,(%r8,%rdx,4)
    3a00:	inc    %rdx
    3a03:	cmp    %rdx,%rcx
    3a06:	jne    39e0 <compute+0x1fb0>
    3a08:	nopl   0x0(%rax,%rax,1)
    3a10:	lea    0x2(%rax),%rcx
    3a14:	cmp    %rsi,%rcx
    3a17:	jge    3b60 <compute+0x2130>
    3a1d:	mov    0x20(%rdi),%rdx
    3a21:	mov    0x38(%rdi),%r8
    3a25:	mov    %r8,%r11
    3a28:	sub    %r13,%r11
    3a2b:	cmp    $0xf,%r11
    3a2f:	jle    3a50 <compute+0x2020>
    3a31:	imul   %rcx,%r8
    3a35:	lea    (%rdx,%r8,4),%rcx
    3a39:	vmovups %zmm4,(%rcx,%r13,4)
    3a40:	mov    0x30(%rdi),%rsi
    3a44:	jmp    3b60 <compute+0x2130>
    3a49:	nopl   0x0(%rax)
    3a50:	test   %r11,%r11
    3a53:	jle    3b60 <compute+0x2130>
    3a59:	mov    0x40(%rsp),%rcx
    3a5e:	lea    (%rcx,%r8,1),%r14
    3a62:	mov    %r14d,%ecx
    3a65:	and    $0x3,%ecx
    3a68:	mov    0x28(%rsp),%r11
    3a6d:	sub    %r8,%r11
    3a70:	cmp    $0xfffffffffffffffc,%r11
    3a74:	jbe    3a7e <compute+0x204e>
    3a76:	xor    %r11d,%r11d
    3a79:	jmp    3b14 <compute+0x20e4>
    3a7e:	and    $0xfffffffffffffffc,%r14
    3a82:	mov    0x38(%rsp),%r11
    3a87:	add    %rdx,%r11
    3a8a:	mov    %r8,%r12
    3a8d:	imul   0x1c0(%rsp),%r12
    3a96:	add    %r11,%r12
    3a99:	xor    %r11d,%r11d
    3a9c:	nopl   0x0(%rax)
    3aa0:	mov    %r11d,%r13d
    3aa3:	and    $0xf,%r13d
    3aa7:	vmovaps %zmm4,0x2c0(%rsp)
    3aaf:	vmovss 0x2c0(%rsp,%r13,4),%xmm5
    3ab9:	lea    0x1(%r11),%r13d
    3abd:	and    $0xf,%r13d
    3ac1:	vinsertps $0x10,0x2c0(%rsp,%r13,4),%xmm5,%xmm5
    3acc:	lea    0x2(%r11),%r13d
    3ad0:	and    $0xf,%r13d
    3ad4:	vinsertps $0x20,0x2c0(%rsp,%r13,4),%xmm5,%xmm5
    3adf:	lea    0x3(%r11),%r13d
    3ae3:	and    $0xf,%r13d
    3ae7:	vinsertps $0x30,0x2c0(%rsp,%r13,4),%xmm5,%xmm5
    3af2:	vmovups %xmm5,-0x8(%r12,%r11,4)
    3af9:	add    $0x4,%r11
    3afd:	cmp    %r14,%r11
    3b00:	jne    3aa0 <compute+0x2070>
    3b02:	test   %rcx,%rcx
    3b05:	mov    0x30(%rsp),%r13
    3b0a:	mov    0x100(%rsp),%r12
    3b12:	je     3b60 <compute+0x2130>
    3b14:	add    0xc0(%rsp),%rdx
    3b1c:	imul   0x1c0(%rsp),%r8
    3b25:	lea    (%r8,%r11,4),%r8
    3b29:	add    %rdx,%r8
    3b2c:	xor    %edx,%edx
    3b2e:	xchg   %ax,%ax
    3b30:	lea    (%r11,%rdx,1),%r14d
    3b34:	and    $0xf,%r14d
    3b38:	vmovaps %zmm4,0x740(%rsp)
    3b40:	vmovss 0x740(%rsp,%r14,4),%xmm5
    3b4a:	vmovss %xmm5,(%r8,%rdx,4)
    3b50:	inc    %rdx
    3b53:	cmp    %rdx,%rcx
    3b56:	jne    3b30 <compute+0x2100>
    3b58:	nopl   0x0(%rax,%rax,1)
    3b60:	lea    0x3(%rax),%rcx
    3b64:	cmp    %rsi,%rcx
    3b67:	jge    3cb0 <compute+0x2280>
    3b6d:	mov    0x20(%rdi),%rdx
    3b71:	mov    0x38(%rdi),%r8
    3b75:	mov    %r8,%r11
    3b78:	sub    %r13,%r11
    3b7b:	cmp    $0xf,%r11
    3b7f:	jle    3ba0 <compute+0x2170>
    3b81:	imul   %rcx,%r8
    3b85:	lea    (%rdx,%r8,4),%rcx
    3b89:	vmovups %zmm3,(%rcx,%r13,4)
    3b90:	mov    0x30(%rdi),%rsi
    3b94:	jmp    3cb0 <compute+0x2280>
    3b99:	nopl   0x0(%rax)
    3ba0:	test   %r11,%r11
    3ba3:	jle    3cb0 <compute+0x2280>
    3ba9:	mov    0x40(%rsp),%rcx
    3bae:	lea    (%rcx,%r8,1),%r14
    3bb2:	mov    %r14d,%ecx
    3bb5:	and    $0x3,%ecx
    3bb8:	mov    0x28(%rsp),%r11
    3bbd:	sub    %r8,%r11
    3bc0:	cmp    $0xfffffffffffffffc,%r11
    3bc4:	jbe    3bce <compute+0x219e>
    3bc6:	xor    %r11d,%r11d
    3bc9:	jmp    3c64 <compute+0x2234>
    3bce:	and    $0xfffffffffffffffc,%r14
    3bd2:	mov    0x38(%rsp),%r11
    3bd7:	add    %rdx,%r11
    3bda:	mov    %r8,%r12
    3bdd:	imul   0x180(%rsp),%r12
    3be6:	add    %r11,%r12
    3be9:	xor    %r11d,%r11d
    3bec:	nopl   0x0(%rax)
    3bf0:	mov    %r11d,%r13d
    3bf3:	and    $0xf,%r13d
    3bf7:	vmovaps %zmm3,0x280(%rsp)
    3bff:	vmovss 0x280(%rsp,%r13,4),%xmm4
    3c09:	lea    0x1(%r11),%r13d
    3c0d:	and    $0xf,%r13d
    3c11:	vinsertps $0x10,0x280(%rsp,%r13,4),%xmm4,%xmm4
    3c1c:	lea    0x2(%r11),%r13d
    3c20:	and    $0xf,%r13d
    3c24:	vinsertps $0x20,0x280(%rsp,%r13,4),%xmm4,%xmm4
    3c2f:	lea    0x3(%r11),%r13d
    3c33:	and    $0xf,%r13d
    3c37:	vinsertps $0x30,0x280(%rsp,%r13,4),%xmm4,%xmm4
    3c42:	vmovups %xmm4,-0x8(%r12,%r11,4)
    3c49:	add    $0x4,%r11
    3c4d:	cmp    %r14,%r11
    3c50:	jne    3bf0 <compute+0x21c0>
    3c52:	test   %rcx,%rcx
    3c55:	mov    0x30(%rsp),%r13
    3c5a:	mov    0x100(%rsp),%r12
    3c62:	je     3cb0 <compute+0x2280>
    3c64:	add    0xc0(%rsp),%rdx
    3c6c:	imul   0x180(%rsp),%r8
    3c75:	lea    (%r8,%r11,4),%r8
    3c79:	add    %rdx,%r8
    3c7c:	xor    %edx,%edx
    3c7e:	xchg   %ax,%ax
    3c80:	lea    (%r11,%rdx,1),%r14d
    3c84:	and    $0xf,%r14d
    3c88:	vmovaps %zmm3,0x700(%rsp)
    3c90:	vmovss 0x700(%rsp,%r14,4),%xmm4
    3c9a:	vmovss %xmm4,(%r8,%rdx,4)
    3ca0:	inc    %rdx
    3ca3:	cmp    %rdx,%rcx
    3ca6:	jne    3c80 <compute+0x2250>
    3ca8:	nopl   0x0(%rax,%rax,1)
    3cb0:	lea    0x4(%rax),%rcx
    3cb4:	cmp    %rsi,%rcx
    3cb7:	jge    3e00 <compute+0x23d0>
    3cbd:	mov    0x20(%rdi),%rdx
    3cc1:	mov    0x38(%rdi),%r8
    3cc5:	mov    %r8,%r11
    3cc8:	sub    %r13,%r11
    3ccb:	cmp    $0xf,%r11
    3ccf:	jle    3cf0 <compute+0x22c0>
    3cd1:	imul   %rcx,%r8
    3cd5:	lea    (%rdx,%r8,4),%rcx
    3cd9:	vmovups %zmm2,(%rcx,%r13,4)
    3ce0:	mov    0x30(%rdi),%rsi
    3ce4:	jmp    3e00 <compute+0x23d0>
    3ce9:	nopl   0x0(%rax)
    3cf0:	test   %r11,%r11
    3cf3:	jle    3e00 <compute+0x23d0>
    3cf9:	mov    0x40(%rsp),%rcx
    3cfe:	lea    (%rcx,%r8,1),%r14
    3d02:	mov    %r14d,%ecx
    3d05:	and    $0x3,%ecx
    3d08:	mov    0x28(%rsp),%r11
    3d0d:	sub    %r8,%r11
    3d10:	cmp    $0xfffffffffffffffc,%r11
    3d14:	jbe    3d1e <compute+0x22ee>
    3d16:	xor    %r11d,%r11d
    3d19:	jmp    3db4 <compute+0x2384>
    3d1e:	and    $0xfffffffffffffffc,%r14
    3d22:	mov    0x38(%rsp),%r11
    3d27:	add    %rdx,%r11
    3d2a:	mov    %r8,%r12
    3d2d:	imul   0x140(%rsp),%r12
    3d36:	add    %r11,%r12
    3d39:	xor    %r11d,%r11d
    3d3c:	nopl   0x0(%rax)
    3d40:	mov    %r11d,%r13d
    3d43:	and    $0xf,%r13d
    3d47:	vmovaps %zmm2,0x240(%rsp)
    3d4f:	vmovss 0x240(%rsp,%r13,4),%xmm3
    3d59:	lea    0x1(%r11),%r13d
    3d5d:	and    $0xf,%r13d
    3d61:	vinsertps $0x10,0x240(%rsp,%r13,4),%xmm3,%xmm3
    3d6c:	lea    0x2(%r11),%r13d
    3d70:	and    $0xf,%r13d
    3d74:	vinsertps $0x20,0x240(%rsp,%r13,4),%xmm3,%xmm3
    3d7f:	lea    0x3(%r11),%r13d
    3d83:	and    $0xf,%r13d
    3d87:	vinsertps $0x30,0x240(%rsp,%r13,4),%xmm3,%xmm3
    3d92:	vmovups %xmm3,-0x8(%r12,%r11,4)
    3d99:	add    $0x4,%r11
    3d9d:	cmp    %r14,%r11
    3da0:	jne    3d40 <compute+0x2310>
    3da2:	test   %rcx,%rcx
    3da5:	mov    0x30(%rsp),%r13
    3daa:	mov    0x100(%rsp),%r12
    3db2:	je     3e00 <compute+0x23d0>
    3db4:	add    0xc0(%rsp),%rdx
    3dbc:	imul   0x140(%rsp),%r8
    3dc5:	lea    (%r8,%r11,4),%r8
    3dc9:	add    %rdx,%r8
    3dcc:	xor    %edx,%edx
    3dce:	xchg   %ax,%ax
    3dd0:	lea    (%r11,%rdx,1),%r14d
    3dd4:	and    $0xf,%r14d
    3dd8:	vmovaps %zmm2,0x6c0(%rsp)
    3de0:	vmovss 0x6c0(%rsp,%r14,4),%xmm3
    3dea:	vmovss %xmm3,(%r8,%rdx,4)
    3df0:	inc    %rdx
    3df3:	cmp    %rdx,%rcx
    3df6:	jne    3dd0 <compute+0x23a0>
    3df8:	nopl   0x0(%rax,%rax,1)
    3e00:	add    $0x5,%rax
    3e04:	cmp    %rsi,%rax
    3e07:	jge    33b3 <compute+0x1983>
    3e0d:	mov    0x20(%rdi),%rcx
    3e11:	mov    0x38(%rdi),%rdx
    3e15:	mov    %rdx,%r8
    3e18:	sub    %r13,%r8
    3e1b:	cmp    $0xf,%r8
    3e1f:	jg     33a0 <compute+0x1970>
    3e25:	test   %r8,%r8
    3e28:	jle    33b3 <compute+0x1983>
    3e2e:	mov    0x40(%rsp),%rax
    3e33:	lea    (%rax,%rdx,1),%r11
    3e37:	mov    %r11d,%eax
    3e3a:	and    $0x3,%eax
    3e3d:	mov    0x28(%rsp),%r8
    3e42:	sub    %rdx,%r8
    3e45:	cmp    $0xfffffffffffffffc,%r8
    3e49:	jbe    3e53 <compute+0x2423>
    3e4b:	xor    %r8d,%r8d
    3e4e:	jmp    3ee3 <compute+0x24b3>
    3e53:	and    $0xfffffffffffffffc,%r11
    3e57:	mov    0x38(%rsp),%r8
    3e5c:	add    %rcx,%r8
    3e5f:	mov    %rdx,%r14
    3e62:	imul   %r10,%r14
    3e66:	add    %r8,%r14
    3e69:	xor    %r8d,%r8d
    3e6c:	nopl   0x0(%rax)
    3e70:	mov    %r8d,%r12d
    3e73:	and    $0xf,%r12d
    3e77:	vmovaps %zmm1,0x200(%rsp)
    3e7f:	vmovss 0x200(%rsp,%r12,4),%xmm2
    3e89:	lea    0x1(%r8),%r12d
    3e8d:	and    $0xf,%r12d
    3e91:	vinsertps $0x10,0x200(%rsp,%r12,4),%xmm2,%xmm2
    3e9c:	lea    0x2(%r8),%r12d
    3ea0:	and    $0xf,%r12d
    3ea4:	vinsertps $0x20,0x200(%rsp,%r12,4),%xmm2,%xmm2
    3eaf:	lea    0x3(%r8),%r12d
    3eb3:	and    $0xf,%r12d
    3eb7:	vinsertps $0x30,0x200(%rsp,%r12,4),%xmm2,%xmm2
    3ec2:	vmovups %xmm2,-0x8(%r14,%r8,4)
    3ec9:	add    $0x4,%r8
    3ecd:	cmp    %r11,%r8
    3ed0:	jne    3e70 <compute+0x2440>
    3ed2:	test   %rax,%rax
    3ed5:	mov    0x100(%rsp),%r12
    3edd:	je     33b3 <compute+0x1983>
    3ee3:	add    0xc0(%rsp),%rcx
    3eeb:	imul   %r10,%rdx
    3eef:	lea    (%rdx,%r8,4),%rdx
    3ef3:	add    %rcx,%rdx
    3ef6:	xor    %ecx,%ecx
    3ef8:	nopl   0x0(%rax,%rax,1)
    3f00:	lea    (%r8,%rcx,1),%r11d
    3f04:	and    $0xf,%r11d
    3f08:	vmovaps %zmm1,0x680(%rsp)
    3f10:	vmovss 0x680(%rsp,%r11,4),%xmm2
    3f1a:	vmovss %xmm2,(%rdx,%rcx,4)
    3f1f:	inc    %rcx
    3f22:	cmp    %rcx,%rax
    3f25:	jne    3f00 <compute+0x24d0>
    3f27:	jmp    33b3 <compute+0x1983>
    3f2c:	lea    -0x28(%rbp),%rsp
    3f30:	pop    %rbx
    3f31:	pop    %r12
    3f33:	pop    %r13
    3f35:	pop    %r14
    3f37:	pop    %r15
    3f39:	pop    %rbp
    3f3a:	vzeroupper
    3f3d:	ret
