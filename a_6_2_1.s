
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
    1a41:	sub    $0xa00,%rsp
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
    1ab8:	jge    31e3 <compute+0x17b3>
    1abe:	mov    0x30(%rdi),%r10
    1ac2:	mov    $0xffffffffffffffef,%rax
    1ac9:	sub    %r8,%rax
    1acc:	mov    %rax,0xa8(%rsp)
    1ad4:	imul   %rsi,%r13
    1ad8:	shl    $0x7,%r13
    1adc:	lea    0x40(%r13),%r12
    1ae0:	lea    0x8(%r13),%rax
    1ae4:	mov    %rax,0x58(%rsp)
    1ae9:	xor    %eax,%eax
    1aeb:	vmovdqa64 -0x1735(%rip),%zmm0        # 3c0 <prepared_floats-0x11a0>
    1af5:	mov    %r8,0xb0(%rsp)
    1afd:	mov    %r8,%rsi
    1b00:	jmp    1b42 <compute+0x112>
    1b02:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1b10:	lea    0x20(%rsi),%r8
    1b14:	add    $0x30,%rsi
    1b18:	mov    0xb8(%rsp),%rax
    1b20:	inc    %rax
    1b23:	sub    $0xffffffffffffff80,%r13
    1b27:	sub    $0xffffffffffffff80,%r12
    1b2b:	subq   $0xffffffffffffff80,0x58(%rsp)
    1b31:	cmp    0xa0(%rsp),%rsi
    1b39:	mov    %r8,%rsi
    1b3c:	jge    31e3 <compute+0x17b3>
    1b42:	test   %r10,%r10
    1b45:	mov    %rax,0xb8(%rsp)
    1b4d:	jle    1b10 <compute+0xe0>
    1b4f:	shl    $0x5,%rax
    1b53:	mov    0xa8(%rsp),%rcx
    1b5b:	sub    %rax,%rcx
    1b5e:	mov    %rcx,0x80(%rsp)
    1b66:	mov    %rsi,%rcx
    1b69:	or     $0x10,%rcx
    1b6d:	mov    %rcx,0x28(%rsp)
    1b72:	add    0xb0(%rsp),%rax
    1b7a:	mov    %rax,0x88(%rsp)
    1b82:	mov    $0x4,%eax
    1b87:	mov    %rax,0x38(%rsp)
    1b8c:	mov    $0x8,%eax
    1b91:	mov    %rax,0x48(%rsp)
    1b96:	mov    $0xc,%eax
    1b9b:	mov    %rax,0x40(%rsp)
    1ba0:	mov    $0x10,%eax
    1ba5:	mov    %rax,0x30(%rsp)
    1baa:	mov    $0x14,%eax
    1baf:	mov    %rax,0x70(%rsp)
    1bb4:	movq   $0x0,0x68(%rsp)
    1bbd:	movq   $0x0,0x90(%rsp)
    1bc9:	movq   $0x0,0x78(%rsp)
    1bd2:	mov    %r13,0x60(%rsp)
    1bd7:	mov    %r12,0x50(%rsp)
    1bdc:	mov    %rsi,0x20(%rsp)
    1be1:	jmp    1c69 <compute+0x239>
    1be6:	cs nopw 0x0(%rax,%rax,1)
    1bf0:	imul   %r8,%rsi
    1bf4:	lea    (%rdx,%rsi,4),%rax
    1bf8:	vmovups %zmm2,(%rax,%rcx,4)
    1bff:	mov    0x30(%rdi),%r10
    1c03:	mov    0x20(%rsp),%rsi
    1c08:	mov    0x78(%rsp),%r8
    1c0d:	inc    %r8
    1c10:	lea    0x5(%r10),%rax
    1c14:	movabs $0x2aaaaaaaaaaaaaab,%rcx
    1c1e:	imul   %rcx
    1c21:	mov    %rdx,%rax
    1c24:	shr    $0x3f,%rax
    1c28:	add    %rdx,%rax
    1c2b:	addq   $0x300,0x90(%rsp)
    1c37:	addq   $0x18,0x68(%rsp)
    1c3d:	addq   $0x18,0x38(%rsp)
    1c43:	addq   $0x18,0x48(%rsp)
    1c49:	addq   $0x18,0x40(%rsp)
    1c4f:	addq   $0x18,0x30(%rsp)
    1c55:	addq   $0x18,0x70(%rsp)
    1c5b:	mov    %r8,0x78(%rsp)
    1c60:	cmp    %rax,%r8
    1c63:	jge    1b10 <compute+0xe0>
    1c69:	mov    0x40(%rdi),%rcx
    1c6d:	lea    0x1f(%rcx),%rdx
    1c71:	test   %rcx,%rcx
    1c74:	mov    %rcx,%rax
    1c77:	cmovs  %rdx,%rax
    1c7b:	lea    0x7(%rcx),%r8
    1c7f:	cmovns %rcx,%r8
    1c83:	lea    0x3e(%rcx),%r9
    1c87:	test   %rdx,%rdx
    1c8a:	cmovns %rdx,%r9
    1c8e:	vxorps %xmm2,%xmm2,%xmm2
    1c92:	vxorps %xmm1,%xmm1,%xmm1
    1c96:	vxorps %xmm3,%xmm3,%xmm3
    1c9a:	vxorps %xmm4,%xmm4,%xmm4
    1c9e:	vxorps %xmm5,%xmm5,%xmm5
    1ca2:	vxorps %xmm6,%xmm6,%xmm6
    1ca6:	vxorps %xmm8,%xmm8,%xmm8
    1cab:	vxorps %xmm7,%xmm7,%xmm7
    1caf:	vxorps %xmm9,%xmm9,%xmm9
    1cb4:	vxorps %xmm10,%xmm10,%xmm10
    1cb9:	vxorps %xmm11,%xmm11,%xmm11
    1cbe:	vxorps %xmm12,%xmm12,%xmm12
    1cc3:	cmp    $0x20,%rcx
    1cc7:	jl     227d <compute+0x84d>
    1ccd:	mov    (%rdi),%rcx
    1cd0:	mov    0x28(%rdi),%r10
    1cd4:	sar    $0x5,%rax
    1cd8:	sar    $0x3,%r8
    1cdc:	mov    %rax,%rdx
    1cdf:	imul   %rsi,%rdx
    1ce3:	shl    $0x2,%rdx
    1ce7:	mov    0x8(%rdi),%rsi
    1ceb:	add    %rdx,%rsi
    1cee:	add    0x10(%rdi),%rdx
    1cf2:	sar    $0x5,%r9
    1cf6:	imul   0x90(%rsp),%r9
    1cff:	lea    (%r10,%r9,1),%rbx
    1d03:	add    $0xbc,%rbx
    1d0a:	mov    %r13,%r9
    1d0d:	imul   %r8,%r9
    1d11:	add    %rcx,%r9
    1d14:	add    $0x400,%r9
    1d1b:	imul   %r12,%r8
    1d1f:	lea    (%rcx,%r8,1),%r10
    1d23:	add    $0x400,%r10
    1d2a:	xor    %r15d,%r15d
    1d2d:	nopl   (%rax)
    1d30:	mov    %r15,%rcx
    1d33:	shl    $0x6,%rcx
    1d37:	vmovups (%rsi,%rcx,1),%zmm13
    1d3e:	vmovups (%rdx,%rcx,1),%zmm14
    1d45:	lea    (%rax,%r15,1),%rcx
    1d49:	shl    $0x6,%rcx
    1d4d:	vmovups (%rsi,%rcx,1),%zmm15
    1d54:	vmovups (%rdx,%rcx,1),%zmm16
    1d5b:	mov    %rbx,%r8
    1d5e:	xor    %r14d,%r14d
    1d61:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    1d70:	vmovdqu64 -0x400(%r9,%r14,1),%zmm18
    1d78:	prefetcht0 (%r9,%r14,1)
    1d7d:	vmovdqu64 -0x400(%r10,%r14,1),%zmm17
    1d85:	prefetcht0 (%r10,%r14,1)
    1d8a:	vpermd %zmm0,%zmm18,%zmm23
    1d90:	vpsrld $0x4,%zmm18,%zmm19
    1d97:	vpermd %zmm0,%zmm17,%zmm21
    1d9d:	vpsrld $0x4,%zmm17,%zmm20
    1da4:	vfmadd213ps %zmm14,%zmm13,%zmm23
    1daa:	vfmadd213ps %zmm16,%zmm15,%zmm21
    1db0:	vbroadcastss -0xbc(%r8),%zmm22
    1db7:	vfmadd231ps %zmm22,%zmm23,%zmm12
    1dbd:	vfmadd231ps %zmm22,%zmm21,%zmm6
    1dc3:	vbroadcastss -0xb8(%r8),%zmm22
    1dca:	vfmadd231ps %zmm22,%zmm23,%zmm11
    1dd0:	vfmadd231ps %zmm22,%zmm21,%zmm5
    1dd6:	vbroadcastss -0xb4(%r8),%zmm22
    1ddd:	vfmadd231ps %zmm22,%zmm23,%zmm10
    1de3:	vfmadd231ps %zmm22,%zmm21,%zmm4
    1de9:	vbroadcastss -0xb0(%r8),%zmm22
    1df0:	vfmadd231ps %zmm22,%zmm23,%zmm9
    1df6:	vfmadd231ps %zmm22,%zmm21,%zmm3
    1dfc:	vbroadcastss -0xac(%r8),%zmm22
    1e03:	vfmadd231ps %zmm22,%zmm23,%zmm7
    1e09:	vbroadcastss -0xa8(%r8),%zmm24
    1e10:	vpermd %zmm0,%zmm19,%zmm19
    1e16:	vfmadd231ps %zmm22,%zmm21,%zmm1
    1e1c:	vpsrld $0x8,%zmm18,%zmm22
    1e23:	vfmadd213ps %zmm14,%zmm13,%zmm19
    1e29:	vpermd %zmm0,%zmm20,%zmm20
    1e2f:	vfmadd213ps %zmm8,%zmm24,%zmm23
    1e35:	vpsrld $0x8,%zmm17,%zmm8
    1e3c:	vbroadcastss -0xa4(%r8),%zmm25
    1e43:	vfmadd213ps %zmm2,%zmm24,%zmm21
    1e49:	vfmadd213ps %zmm16,%zmm15,%zmm20
    1e4f:	vbroadcastss -0xa0(%r8),%zmm2
    1e56:	vfmadd231ps %zmm25,%zmm19,%zmm12
    1e5c:	vfmadd231ps %zmm25,%zmm20,%zmm6
    1e62:	vbroadcastss -0x9c(%r8),%zmm24
    1e69:	vfmadd231ps %zmm2,%zmm19,%zmm11
    1e6f:	vfmadd231ps %zmm2,%zmm20,%zmm5
    1e75:	vbroadcastss -0x98(%r8),%zmm2
    1e7c:	vfmadd231ps %zmm24,%zmm19,%zmm10
    1e82:	vfmadd231ps %zmm24,%zmm20,%zmm4
    1e88:	vbroadcastss -0x94(%r8),%zmm24
    1e8f:	vfmadd231ps %zmm2,%zmm19,%zmm9
    1e95:	vfmadd231ps %zmm2,%zmm20,%zmm3
    1e9b:	vbroadcastss -0x90(%r8),%zmm2
    1ea2:	vfmadd231ps %zmm24,%zmm19,%zmm7
    1ea8:	vfmadd231ps %zmm24,%zmm20,%zmm1
    1eae:	vpermd %zmm0,%zmm22,%zmm22
    1eb4:	vpsrld $0xc,%zmm18,%zmm24
    1ebb:	vfmadd213ps %zmm23,%zmm2,%zmm19
    1ec1:	vfmadd213ps %zmm14,%zmm13,%zmm22
    1ec7:	vpermd %zmm0,%zmm8,%zmm23
    1ecd:	vpsrld $0xc,%zmm17,%zmm8
    1ed4:	vfmadd213ps %zmm21,%zmm2,%zmm20
    1eda:	vfmadd213ps %zmm16,%zmm15,%zmm23
    1ee0:	vbroadcastss -0x8c(%r8),%zmm2
    1ee7:	vfmadd231ps %zmm2,%zmm22,%zmm12
    1eed:	vfmadd231ps %zmm2,%zmm23,%zmm6
    1ef3:	vbroadcastss -0x88(%r8),%zmm2
    1efa:	vfmadd231ps %zmm2,%zmm22,%zmm11
    1f00:	vfmadd231ps %zmm2,%zmm23,%zmm5
    1f06:	vbroadcastss -0x84(%r8),%zmm2
    1f0d:	vfmadd231ps %zmm2,%zmm22,%zmm10
    1f13:	vfmadd231ps %zmm2,%zmm23,%zmm4
    1f19:	vbroadcastss -0x80(%r8),%zmm2
    1f20:	vfmadd231ps %zmm2,%zmm22,%zmm9
    1f26:	vfmadd231ps %zmm2,%zmm23,%zmm3
    1f2c:	vbroadcastss -0x7c(%r8),%zmm21
    1f33:	vfmadd231ps %zmm21,%zmm22,%zmm7
    1f39:	vbroadcastss -0x78(%r8),%zmm25
    1f40:	vpermd %zmm0,%zmm24,%zmm2
    1f46:	vfmadd231ps %zmm21,%zmm23,%zmm1
    1f4c:	vpsrld $0x10,%zmm18,%zmm21
    1f53:	vfmadd213ps %zmm14,%zmm13,%zmm2
    1f59:	vpermd %zmm0,%zmm8,%zmm8
    1f5f:	vfmadd213ps %zmm19,%zmm25,%zmm22
    1f65:	vpsrld $0x10,%zmm17,%zmm24
    1f6c:	vbroadcastss -0x74(%r8),%zmm19
    1f73:	vfmadd213ps %zmm20,%zmm25,%zmm23
    1f79:	vfmadd213ps %zmm16,%zmm15,%zmm8
    1f7f:	vbroadcastss -0x70(%r8),%zmm20
    1f86:	vfmadd231ps %zmm19,%zmm2,%zmm12
    1f8c:	vfmadd231ps %zmm19,%zmm8,%zmm6
    1f92:	vbroadcastss -0x6c(%r8),%zmm19
    1f99:	vfmadd231ps %zmm20,%zmm2,%zmm11
    1f9f:	vfmadd231ps %zmm20,%zmm8,%zmm5
    1fa5:	vbroadcastss -0x68(%r8),%zmm20
    1fac:	vfmadd231ps %zmm19,%zmm2,%zmm10
    1fb2:	vfmadd231ps %zmm19,%zmm8,%zmm4
    1fb8:	vbroadcastss -0x64(%r8),%zmm19
    1fbf:	vfmadd231ps %zmm20,%zmm2,%zmm9
    1fc5:	vfmadd231ps %zmm20,%zmm8,%zmm3
    1fcb:	vbroadcastss -0x60(%r8),%zmm25
    1fd2:	vfmadd231ps %zmm19,%zmm2,%zmm7
    1fd8:	vfmadd231ps %zmm19,%zmm8,%zmm1
    1fde:	vpermd %zmm0,%zmm21,%zmm19
    1fe4:	vpsrld $0x14,%zmm18,%zmm21
    1feb:	vfmadd213ps %zmm22,%zmm25,%zmm2
    1ff1:	vfmadd213ps %zmm14,%zmm13,%zmm19
    1ff7:	vpermd %zmm0,%zmm24,%zmm20
    1ffd:	vpsrld $0x14,%zmm17,%zmm24
    2004:	vfmadd213ps %zmm23,%zmm25,%zmm8
    200a:	vfmadd213ps %zmm16,%zmm15,%zmm20
    2010:	vbroadcastss -0x5c(%r8),%zmm22
    2017:	vfmadd231ps %zmm22,%zmm19,%zmm12
    201d:	vfmadd231ps %zmm22,%zmm20,%zmm6
    2023:	vbroadcastss -0x58(%r8),%zmm22
    202a:	vfmadd231ps %zmm22,%zmm19,%zmm11
    2030:	vfmadd231ps %zmm22,%zmm20,%zmm5
    2036:	vbroadcastss -0x54(%r8),%zmm22
    203d:	vfmadd231ps %zmm22,%zmm19,%zmm10
    2043:	vfmadd231ps %zmm22,%zmm20,%zmm4
    2049:	vbroadcastss -0x50(%r8),%zmm22
    2050:	vfmadd231ps %zmm22,%zmm19,%zmm9
    2056:	vfmadd231ps %zmm22,%zmm20,%zmm3
    205c:	vbroadcastss -0x4c(%r8),%zmm23
    2063:	vfmadd231ps %zmm23,%zmm19,%zmm7
    2069:	vbroadcastss -0x48(%r8),%zmm25
    2070:	vpermd %zmm0,%zmm21,%zmm22
    2076:	vfmadd231ps %zmm23,%zmm20,%zmm1
    207c:	vpsrld $0x18,%zmm18,%zmm23
    2083:	vfmadd213ps %zmm14,%zmm13,%zmm22
    2089:	vpermd %zmm0,%zmm24,%zmm21
    208f:	vfmadd213ps %zmm2,%zmm25,%zmm19
    2095:	vfmadd213ps %zmm16,%zmm15,%zmm21
    209b:	vbroadcastss -0x44(%r8),%zmm2
    20a2:	vfmadd213ps %zmm8,%zmm25,%zmm20
    20a8:	vfmadd231ps %zmm2,%zmm22,%zmm12
    20ae:	vbroadcastss -0x40(%r8),%zmm8
    20b5:	vfmadd231ps %zmm2,%zmm21,%zmm6
    20bb:	vfmadd231ps %zmm8,%zmm22,%zmm11
    20c1:	vbroadcastss -0x3c(%r8),%zmm2
    20c8:	vfmadd231ps %zmm8,%zmm21,%zmm5
    20ce:	vfmadd231ps %zmm2,%zmm22,%zmm10
    20d4:	vbroadcastss -0x38(%r8),%zmm8
    20db:	vfmadd231ps %zmm2,%zmm21,%zmm4
    20e1:	vfmadd231ps %zmm8,%zmm22,%zmm9
    20e7:	vbroadcastss -0x34(%r8),%zmm2
    20ee:	vfmadd231ps %zmm8,%zmm21,%zmm3
    20f4:	vfmadd231ps %zmm2,%zmm22,%zmm7
    20fa:	vbroadcastss -0x30(%r8),%zmm8
    2101:	vfmadd231ps %zmm2,%zmm21,%zmm1
    2107:	vpsrld $0x18,%zmm17,%zmm2
    210e:	vpermd %zmm0,%zmm23,%zmm23
    2114:	vpsrld $0x1c,%zmm18,%zmm24
    211b:	vfmadd213ps %zmm19,%zmm8,%zmm22
    2121:	vfmadd213ps %zmm14,%zmm13,%zmm23
    2127:	vpermd %zmm0,%zmm2,%zmm18
    212d:	vpsrld $0x1c,%zmm17,%zmm2
    2134:	vfmadd213ps %zmm20,%zmm8,%zmm21
    213a:	vfmadd213ps %zmm16,%zmm15,%zmm18
    2140:	vbroadcastss -0x2c(%r8),%zmm8
    2147:	vfmadd231ps %zmm8,%zmm23,%zmm12
    214d:	vfmadd231ps %zmm8,%zmm18,%zmm6
    2153:	vbroadcastss -0x28(%r8),%zmm8
    215a:	vfmadd231ps %zmm8,%zmm23,%zmm11
    2160:	vfmadd231ps %zmm8,%zmm18,%zmm5
    2166:	vbroadcastss -0x24(%r8),%zmm8
    216d:	vfmadd231ps %zmm8,%zmm23,%zmm10
    2173:	vfmadd231ps %zmm8,%zmm18,%zmm4
    2179:	vbroadcastss -0x20(%r8),%zmm8
    2180:	vfmadd231ps %zmm8,%zmm23,%zmm9
    2186:	vfmadd231ps %zmm8,%zmm18,%zmm3
    218c:	vbroadcastss -0x1c(%r8),%zmm8
    2193:	vfmadd231ps %zmm8,%zmm23,%zmm7
    2199:	vfmadd231ps %zmm8,%zmm18,%zmm1
    219f:	vbroadcastss -0x18(%r8),%zmm17
    21a6:	vfmadd213ps %zmm22,%zmm17,%zmm23
    21ac:	vpermd %zmm0,%zmm24,%zmm8
    21b2:	vfmadd213ps %zmm14,%zmm13,%zmm8
    21b8:	vpermd %zmm0,%zmm2,%zmm2
    21be:	vfmadd213ps %zmm21,%zmm17,%zmm18
    21c4:	vfmadd213ps %zmm16,%zmm15,%zmm2
    21ca:	vbroadcastss -0x14(%r8),%zmm17
    21d1:	vfmadd231ps %zmm17,%zmm8,%zmm12
    21d7:	vfmadd231ps %zmm17,%zmm2,%zmm6
    21dd:	vbroadcastss -0x10(%r8),%zmm17
    21e4:	vfmadd231ps %zmm17,%zmm8,%zmm11
    21ea:	vfmadd231ps %zmm17,%zmm2,%zmm5
    21f0:	vbroadcastss -0xc(%r8),%zmm17
    21f7:	vfmadd231ps %zmm17,%zmm8,%zmm10
    21fd:	vfmadd231ps %zmm17,%zmm2,%zmm4
    2203:	vbroadcastss -0x8(%r8),%zmm17
    220a:	vfmadd231ps %zmm17,%zmm8,%zmm9
    2210:	vfmadd231ps %zmm17,%zmm2,%zmm3
    2216:	vbroadcastss -0x4(%r8),%zmm17
    221d:	vfmadd231ps %zmm17,%zmm8,%zmm7
    2223:	vfmadd231ps %zmm17,%zmm2,%zmm1
    2229:	vbroadcastss (%r8),%zmm17
    222f:	vfmadd213ps %zmm23,%zmm17,%zmm8
    2235:	vfmadd213ps %zmm18,%zmm17,%zmm2
    223b:	add    $0x40,%r14
    223f:	add    $0xc0,%r8
    2246:	cmp    $0x100,%r14
    224d:	jne    1d70 <compute+0x340>
    2253:	inc    %r15
    2256:	add    $0x300,%rbx
    225d:	add    $0x100,%r9
    2264:	add    $0x100,%r10
    226b:	cmp    %rax,%r15
    226e:	jne    1d30 <compute+0x300>
    2274:	mov    0x30(%rdi),%r10
    2278:	mov    0x20(%rsp),%rsi
    227d:	mov    0x78(%rsp),%rax
    2282:	add    %rax,%rax
    2285:	lea    (%rax,%rax,2),%rax
    2289:	cmp    %r10,%rax
    228c:	jge    23cc <compute+0x99c>
    2292:	mov    %rsi,%rdx
    2295:	mov    0x20(%rdi),%rsi
    2299:	mov    0x38(%rdi),%r8
    229d:	mov    %r8,%r11
    22a0:	sub    %rdx,%r11
    22a3:	cmp    $0xf,%r11
    22a7:	jle    22d0 <compute+0x8a0>
    22a9:	imul   %rax,%r8
    22ad:	lea    (%rsi,%r8,4),%rcx
    22b1:	vmovups %zmm12,(%rcx,%rdx,4)
    22b8:	mov    0x30(%rdi),%r10
    22bc:	mov    %rdx,%rsi
    22bf:	jmp    23cc <compute+0x99c>
    22c4:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    22d0:	test   %r11,%r11
    22d3:	jle    23c7 <compute+0x997>
    22d9:	mov    %r8d,%edx
    22dc:	and    $0x3,%edx
    22df:	mov    0x88(%rsp),%rcx
    22e7:	sub    %r8,%rcx
    22ea:	cmp    $0xfffffffffffffffc,%rcx
    22ee:	jbe    22f8 <compute+0x8c8>
    22f0:	xor    %r9d,%r9d
    22f3:	jmp    2382 <compute+0x952>
    22f8:	sub    %rdx,%r11
    22fb:	mov    0x58(%rsp),%rcx
    2300:	add    %rsi,%rcx
    2303:	mov    %r8,%rbx
    2306:	imul   0x68(%rsp),%rbx
    230c:	add    %rcx,%rbx
    230f:	xor    %r9d,%r9d
    2312:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2320:	mov    %r9d,%ecx
    2323:	and    $0xf,%ecx
    2326:	vmovaps %zmm12,0x500(%rsp)
    232e:	vmovss 0x500(%rsp,%rcx,4),%xmm13
    2337:	lea    0x1(%r9),%ecx
    233b:	and    $0xf,%ecx
    233e:	vinsertps $0x10,0x500(%rsp,%rcx,4),%xmm13,%xmm13
    2349:	lea    0x2(%r9),%ecx
    234d:	and    $0xf,%ecx
    2350:	vinsertps $0x20,0x500(%rsp,%rcx,4),%xmm13,%xmm13
    235b:	lea    0x3(%r9),%ecx
    235f:	and    $0xf,%ecx
    2362:	vinsertps $0x30,0x500(%rsp,%rcx,4),%xmm13,%xmm13
    236d:	vmovups %xmm13,-0x8(%rbx,%r9,4)
    2374:	add    $0x4,%r9
    2378:	cmp    %r11,%r9
    237b:	jne    2320 <compute+0x8f0>
    237d:	test   %rdx,%rdx
    2380:	je     23c7 <compute+0x997>
    2382:	add    %r13,%rsi
    2385:	imul   0x68(%rsp),%r8
    238b:	lea    (%r8,%r9,4),%rcx
    238f:	add    %rsi,%rcx
    2392:	xor    %esi,%esi
    2394:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    23a0:	lea    (%r9,%rsi,1),%r8d
    23a4:	and    $0xf,%r8d
    23a8:	vmovaps %zmm12,0x980(%rsp)
    23b0:	vmovss 0x980(%rsp,%r8,4),%xmm13
    23ba:	vmovss %xmm13,(%rcx,%rsi,4)
    23bf:	inc    %rsi
    23c2:	cmp    %rsi,%rdx
    23c5:	jne    23a0 <compute+0x970>
    23c7:	mov    0x20(%rsp),%rsi
    23cc:	mov    %rax,%rdx
    23cf:	or     $0x1,%rdx
    23d3:	cmp    %r10,%rdx
    23d6:	jge    2510 <compute+0xae0>
    23dc:	mov    0x20(%rdi),%r8
    23e0:	mov    0x38(%rdi),%r9
    23e4:	mov    %r9,%rbx
    23e7:	sub    %rsi,%rbx
    23ea:	cmp    $0xf,%rbx
    23ee:	jle    2410 <compute+0x9e0>
    23f0:	imul   %rdx,%r9
    23f4:	lea    (%r8,%r9,4),%rcx
    23f8:	vmovups %zmm11,(%rcx,%rsi,4)
    23ff:	mov    0x30(%rdi),%r10
    2403:	jmp    2510 <compute+0xae0>
    2408:	nopl   0x0(%rax,%rax,1)
    2410:	test   %rbx,%rbx
    2413:	jle    2510 <compute+0xae0>
    2419:	mov    %r9d,%esi
    241c:	and    $0x3,%esi
    241f:	mov    0x88(%rsp),%rcx
    2427:	sub    %r9,%rcx
    242a:	cmp    $0xfffffffffffffffc,%rcx
    242e:	jbe    2438 <compute+0xa08>
    2430:	xor    %r11d,%r11d
    2433:	jmp    24c2 <compute+0xa92>
    2438:	sub    %rsi,%rbx
    243b:	mov    0x58(%rsp),%rcx
    2440:	add    %r8,%rcx
    2443:	mov    %r9,%r14
    2446:	imul   0x38(%rsp),%r14
    244c:	add    %rcx,%r14
    244f:	xor    %r11d,%r11d
    2452:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2460:	mov    %r11d,%ecx
    2463:	and    $0xf,%ecx
    2466:	vmovaps %zmm11,0x4c0(%rsp)
    246e:	vmovss 0x4c0(%rsp,%rcx,4),%xmm12
    2477:	lea    0x1(%r11),%ecx
    247b:	and    $0xf,%ecx
    247e:	vinsertps $0x10,0x4c0(%rsp,%rcx,4),%xmm12,%xmm12
    2489:	lea    0x2(%r11),%ecx
    248d:	and    $0xf,%ecx
    2490:	vinsertps $0x20,0x4c0(%rsp,%rcx,4),%xmm12,%xmm12
    249b:	lea    0x3(%r11),%ecx
    249f:	and    $0xf,%ecx
    24a2:	vinsertps $0x30,0x4c0(%rsp,%rcx,4),%xmm12,%xmm12
    24ad:	vmovups %xmm12,-0x8(%r14,%r11,4)
    24b4:	add    $0x4,%r11
    24b8:	cmp    %rbx,%r11
    24bb:	jne    2460 <compute+0xa30>
    24bd:	test   %rsi,%rsi
    24c0:	je     2508 <compute+0xad8>
    24c2:	add    %r13,%r8
    24c5:	imul   0x38(%rsp),%r9
    24cb:	lea    (%r9,%r11,4),%rcx
    24cf:	add    %r8,%rcx
    24d2:	xor    %r8d,%r8d
    24d5:	data16 cs nopw 0x0(%rax,%rax,1)
    24e0:	lea    (%r11,%r8,1),%r9d
    24e4:	and    $0xf,%r9d
    24e8:	vmovaps %zmm11,0x940(%rsp)
    24f0:	vmovss 0x940(%rsp,%r9,4),%xmm12
    24fa:	vmovss %xmm12,(%rcx,%r8,4)
    2500:	inc    %r8
    2503:	cmp    %r8,%rsi
    2506:	jne    24e0 <compute+0xab0>
    2508:	mov    0x20(%rsp),%rsi
    250d:	nopl   (%rax)
    2510:	lea    0x2(%rax),%rcx
    2514:	mov    %rcx,0x98(%rsp)
    251c:	cmp    %r10,%rcx
    251f:	jge    2660 <compute+0xc30>
    2525:	mov    0x20(%rdi),%r9
    2529:	mov    0x38(%rdi),%rbx
    252d:	mov    %rbx,%r14
    2530:	sub    %rsi,%r14
    2533:	cmp    $0xf,%r14
    2537:	jle    2560 <compute+0xb30>
    2539:	lea    0x2(%rax),%rcx
    253d:	imul   %rcx,%rbx
    2541:	lea    (%r9,%rbx,4),%rcx
    2545:	vmovups %zmm10,(%rcx,%rsi,4)
    254c:	mov    0x30(%rdi),%r10
    2550:	jmp    2660 <compute+0xc30>
    2555:	data16 cs nopw 0x0(%rax,%rax,1)
    2560:	test   %r14,%r14
    2563:	jle    2660 <compute+0xc30>
    2569:	mov    %ebx,%r8d
    256c:	and    $0x3,%r8d
    2570:	mov    0x88(%rsp),%rcx
    2578:	sub    %rbx,%rcx
    257b:	cmp    $0xfffffffffffffffc,%rcx
    257f:	jbe    2589 <compute+0xb59>
    2581:	xor    %r11d,%r11d
    2584:	jmp    2612 <compute+0xbe2>
    2589:	sub    %r8,%r14
    258c:	mov    0x58(%rsp),%rcx
    2591:	add    %r9,%rcx
    2594:	mov    %rbx,%r15
    2597:	imul   0x48(%rsp),%r15
    259d:	add    %rcx,%r15
    25a0:	xor    %r11d,%r11d
    25a3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    25b0:	mov    %r11d,%ecx
    25b3:	and    $0xf,%ecx
    25b6:	vmovaps %zmm10,0x480(%rsp)
    25be:	vmovss 0x480(%rsp,%rcx,4),%xmm11
    25c7:	lea    0x1(%r11),%ecx
    25cb:	and    $0xf,%ecx
    25ce:	vinsertps $0x10,0x480(%rsp,%rcx,4),%xmm11,%xmm11
    25d9:	lea    0x2(%r11),%ecx
    25dd:	and    $0xf,%ecx
    25e0:	vinsertps $0x20,0x480(%rsp,%rcx,4),%xmm11,%xmm11
    25eb:	lea    0x3(%r11),%ecx
    25ef:	and    $0xf,%ecx
    25f2:	vinsertps $0x30,0x480(%rsp,%rcx,4),%xmm11,%xmm11
    25fd:	vmovups %xmm11,-0x8(%r15,%r11,4)
    2604:	add    $0x4,%r11
    2608:	cmp    %r14,%r11
    260b:	jne    25b0 <compute+0xb80>
    260d:	test   %r8,%r8
    2610:	je     2660 <compute+0xc30>
    2612:	add    %r13,%r9
    2615:	imul   0x48(%rsp),%rbx
    261b:	lea    (%rbx,%r11,4),%rcx
    261f:	add    %r9,%rcx
    2622:	xor    %r9d,%r9d
    2625:	data16 cs nopw 0x0(%rax,%rax,1)
    2630:	lea    (%r11,%r9,1),%ebx
    2634:	and    $0xf,%ebx
    2637:	vmovaps %zmm10,0x900(%rsp)
    263f:	vmovss 0x900(%rsp,%rbx,4),%xmm11
    2648:	vmovss %xmm11,(%rcx,%r9,4)
    264e:	inc    %r9
    2651:	cmp    %r9,%r8
    2654:	jne    2630 <compute+0xc00>
    2656:	cs nopw 0x0(%rax,%rax,1)
    2660:	lea    0x3(%rax),%r15
    2664:	cmp    %r10,%r15
    2667:	jge    27a0 <compute+0xd70>
    266d:	mov    0x20(%rdi),%r9
    2671:	mov    0x38(%rdi),%rbx
    2675:	mov    %rbx,%r14
    2678:	sub    %rsi,%r14
    267b:	cmp    $0xf,%r14
    267f:	jle    26a0 <compute+0xc70>
    2681:	imul   %r15,%rbx
    2685:	lea    (%r9,%rbx,4),%rcx
    2689:	vmovups %zmm9,(%rcx,%rsi,4)
    2690:	mov    0x30(%rdi),%r10
    2694:	jmp    27a0 <compute+0xd70>
    2699:	nopl   0x0(%rax)
    26a0:	test   %r14,%r14
    26a3:	jle    27a0 <compute+0xd70>
    26a9:	mov    %ebx,%r8d
    26ac:	and    $0x3,%r8d
    26b0:	mov    0x88(%rsp),%rcx
    26b8:	sub    %rbx,%rcx
    26bb:	cmp    $0xfffffffffffffffc,%rcx
    26bf:	jbe    26c9 <compute+0xc99>
    26c1:	xor    %r11d,%r11d
    26c4:	jmp    2757 <compute+0xd27>
    26c9:	sub    %r8,%r14
    26cc:	mov    0x58(%rsp),%rcx
    26d1:	add    %r9,%rcx
    26d4:	mov    %rbx,%r12
    26d7:	imul   0x40(%rsp),%r12
    26dd:	add    %rcx,%r12
    26e0:	xor    %r11d,%r11d
    26e3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    26f0:	mov    %r11d,%ecx
    26f3:	and    $0xf,%ecx
    26f6:	vmovaps %zmm9,0x440(%rsp)
    26fe:	vmovss 0x440(%rsp,%rcx,4),%xmm10
    2707:	lea    0x1(%r11),%ecx
    270b:	and    $0xf,%ecx
    270e:	vinsertps $0x10,0x440(%rsp,%rcx,4),%xmm10,%xmm10
    2719:	lea    0x2(%r11),%ecx
    271d:	and    $0xf,%ecx
    2720:	vinsertps $0x20,0x440(%rsp,%rcx,4),%xmm10,%xmm10
    272b:	lea    0x3(%r11),%ecx
    272f:	and    $0xf,%ecx
    2732:	vinsertps $0x30,0x440(%rsp,%rcx,4),%xmm10,%xmm10
    273d:	vmovups %xmm10,-0x8(%r12,%r11,4)
    2744:	add    $0x4,%r11
    2748:	cmp    %r14,%r11
    274b:	jne    26f0 <compute+0xcc0>
    274d:	test   %r8,%r8
    2750:	mov    0x50(%rsp),%r12
    2755:	je     27a0 <compute+0xd70>
    2757:	add    %r13,%r9
    275a:	imul   0x40(%rsp),%rbx
    2760:	lea    (%rbx,%r11,4),%rcx
    2764:	add    %r9,%rcx
    2767:	xor    %r9d,%r9d
    276a:	nopw   0x0(%rax,%rax,1)
    2770:	lea    (%r11,%r9,1),%ebx
    2774:	and    $0xf,%ebx
    2777:	vmovaps %zmm9,0x8c0(%rsp)
    277f:	vmovss 0x8c0(%rsp,%rbx,4),%xmm10
    2788:	vmovss %xmm10,(%rcx,%r9,4)
    278e:	inc    %r9
    2791:	cmp    %r9,%r8
    2794:	jne    2770 <compute+0xd40>
    2796:	cs nopw 0x0(%rax,%rax,1)
    27a0:	lea    0x4(%rax),%r9
    27a4:	cmp    %r10,%r9
    27a7:	jge    28e5 <compute+0xeb5>
    27ad:	mov    0x20(%rdi),%rbx
    27b1:	mov    0x38(%rdi),%r14
    27b5:	mov    %r14,%r13
    27b8:	sub    %rsi,%r13
    27bb:	cmp    $0xf,%r13
    27bf:	jle    27e0 <compute+0xdb0>
    27c1:	imul   %r9,%r14
    27c5:	lea    (%rbx,%r14,4),%rcx
    27c9:	vmovups %zmm7,(%rcx,%rsi,4)
    27d0:	mov    0x30(%rdi),%r10
    27d4:	jmp    28e0 <compute+0xeb0>
    27d9:	nopl   0x0(%rax)
    27e0:	test   %r13,%r13
    27e3:	jle    28e0 <compute+0xeb0>
    27e9:	mov    %r14d,%r8d
    27ec:	and    $0x3,%r8d
    27f0:	mov    0x88(%rsp),%rcx
    27f8:	sub    %r14,%rcx
    27fb:	cmp    $0xfffffffffffffffc,%rcx
    27ff:	jbe    2809 <compute+0xdd9>
    2801:	xor    %r11d,%r11d
    2804:	jmp    2897 <compute+0xe67>
    2809:	sub    %r8,%r13
    280c:	mov    0x58(%rsp),%rcx
    2811:	add    %rbx,%rcx
    2814:	mov    %r14,%r12
    2817:	imul   0x30(%rsp),%r12
    281d:	add    %rcx,%r12
    2820:	xor    %r11d,%r11d
    2823:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2830:	mov    %r11d,%ecx
    2833:	and    $0xf,%ecx
    2836:	vmovaps %zmm7,0x400(%rsp)
    283e:	vmovss 0x400(%rsp,%rcx,4),%xmm9
    2847:	lea    0x1(%r11),%ecx
    284b:	and    $0xf,%ecx
    284e:	vinsertps $0x10,0x400(%rsp,%rcx,4),%xmm9,%xmm9
    2859:	lea    0x2(%r11),%ecx
    285d:	and    $0xf,%ecx
    2860:	vinsertps $0x20,0x400(%rsp,%rcx,4),%xmm9,%xmm9
    286b:	lea    0x3(%r11),%ecx
    286f:	and    $0xf,%ecx
    2872:	vinsertps $0x30,0x400(%rsp,%rcx,4),%xmm9,%xmm9
    287d:	vmovups %xmm9,-0x8(%r12,%r11,4)
    2884:	add    $0x4,%r11
    2888:	cmp    %r13,%r11
    288b:	jne    2830 <compute+0xe00>
    288d:	test   %r8,%r8
    2890:	mov    0x50(%rsp),%r12
    2895:	je     28e0 <compute+0xeb0>
    2897:	mov    0x60(%rsp),%r13
    289c:	add    %r13,%rbx
    289f:	imul   0x30(%rsp),%r14
    28a5:	lea    (%r14,%r11,4),%rcx
    28a9:	add    %rbx,%rcx
    28ac:	xor    %ebx,%ebx
    28ae:	xchg   %ax,%ax
    28b0:	lea    (%r11,%rbx,1),%r14d
    28b4:	and    $0xf,%r14d
    28b8:	vmovaps %zmm7,0x880(%rsp)
    28c0:	vmovss 0x880(%rsp,%r14,4),%xmm9
    28ca:	vmovss %xmm9,(%rcx,%rbx,4)
    28cf:	inc    %rbx
    28d2:	cmp    %rbx,%r8
    28d5:	jne    28b0 <compute+0xe80>
    28d7:	jmp    28e5 <compute+0xeb5>
    28d9:	nopl   0x0(%rax)
    28e0:	mov    0x60(%rsp),%r13
    28e5:	mov    0x28(%rsp),%rcx
    28ea:	lea    0x5(%rax),%r8
    28ee:	cmp    %r10,%r8
    28f1:	jge    2920 <compute+0xef0>
    28f3:	mov    0x20(%rdi),%r14
    28f7:	mov    0x38(%rdi),%rcx
    28fb:	mov    %rcx,%r11
    28fe:	sub    %rsi,%r11
    2901:	cmp    $0xf,%r11
    2905:	jle    2960 <compute+0xf30>
    2907:	imul   %r8,%rcx
    290b:	lea    (%r14,%rcx,4),%rcx
    290f:	vmovups %zmm8,(%rcx,%rsi,4)
    2916:	mov    0x30(%rdi),%r10
    291a:	jmp    2aa0 <compute+0x1070>
    291f:	nop
    2920:	cmp    %r10,%rax
    2923:	jge    2aae <compute+0x107e>
    2929:	mov    0x20(%rdi),%rbx
    292d:	mov    0x38(%rdi),%r11
    2931:	mov    %r11,%r12
    2934:	sub    %rcx,%r12
    2937:	cmp    $0xf,%r12
    293b:	jle    2990 <compute+0xf60>
    293d:	imul   %rax,%r11
    2941:	lea    (%rbx,%r11,4),%rax
    2945:	vmovups %zmm6,(%rax,%rcx,4)
    294c:	mov    0x30(%rdi),%r10
    2950:	jmp    29c0 <compute+0xf90>
    2952:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2960:	test   %r11,%r11
    2963:	jle    2aa0 <compute+0x1070>
    2969:	mov    %ecx,%ebx
    296b:	and    $0x3,%ebx
    296e:	mov    0x88(%rsp),%r12
    2976:	sub    %rcx,%r12
    2979:	cmp    $0xfffffffffffffffc,%r12
    297d:	jbe    29d3 <compute+0xfa3>
    297f:	xor    %r13d,%r13d
    2982:	jmp    2a56 <compute+0x1026>
    2987:	nopw   0x0(%rax,%rax,1)
    2990:	test   %r12,%r12
    2993:	jle    29c0 <compute+0xf90>
    2995:	mov    0x80(%rsp),%rax
    299d:	lea    (%rax,%r11,1),%rcx
    29a1:	mov    %r11d,%eax
    29a4:	and    $0x3,%eax
    29a7:	cmp    $0x3,%rcx
    29ab:	jae    2b1c <compute+0x10ec>
    29b1:	xor    %r14d,%r14d
    29b4:	jmp    2ba5 <compute+0x1175>
    29b9:	nopl   0x0(%rax)
    29c0:	mov    0x50(%rsp),%r12
    29c5:	cmp    %r10,%rdx
    29c8:	jl     2ab7 <compute+0x1087>
    29ce:	jmp    2cc0 <compute+0x1290>
    29d3:	sub    %rbx,%r11
    29d6:	mov    0x58(%rsp),%rsi
    29db:	mov    %rcx,%r12
    29de:	imul   0x70(%rsp),%r12
    29e4:	add    %r14,%r12
    29e7:	add    %rsi,%r12
    29ea:	xor    %r13d,%r13d
    29ed:	nopl   (%rax)
    29f0:	mov    %r13d,%esi
    29f3:	and    $0xf,%esi
    29f6:	vmovaps %zmm8,0x3c0(%rsp)
    29fe:	vmovss 0x3c0(%rsp,%rsi,4),%xmm7
    2a07:	lea    0x1(%r13),%esi
    2a0b:	and    $0xf,%esi
    2a0e:	vinsertps $0x10,0x3c0(%rsp,%rsi,4),%xmm7,%xmm7
    2a19:	lea    0x2(%r13),%esi
    2a1d:	and    $0xf,%esi
    2a20:	vinsertps $0x20,0x3c0(%rsp,%rsi,4),%xmm7,%xmm7
    2a2b:	lea    0x3(%r13),%esi
    2a2f:	and    $0xf,%esi
    2a32:	vinsertps $0x30,0x3c0(%rsp,%rsi,4),%xmm7,%xmm7
    2a3d:	vmovups %xmm7,-0x8(%r12,%r13,4)
    2a44:	add    $0x4,%r13
    2a48:	cmp    %r11,%r13
    2a4b:	jne    29f0 <compute+0xfc0>
    2a4d:	test   %rbx,%rbx
    2a50:	je     31ca <compute+0x179a>
    2a56:	add    0x60(%rsp),%r14
    2a5b:	imul   0x70(%rsp),%rcx
    2a61:	lea    (%rcx,%r13,4),%rcx
    2a65:	add    %r14,%rcx
    2a68:	xor    %r11d,%r11d
    2a6b:	mov    0x50(%rsp),%r12
    2a70:	lea    (%r11,%r13,1),%esi
    2a74:	and    $0xf,%esi
    2a77:	vmovaps %zmm8,0x840(%rsp)
    2a7f:	vmovss 0x840(%rsp,%rsi,4),%xmm7
    2a88:	vmovss %xmm7,(%rcx,%r11,4)
    2a8e:	inc    %r11
    2a91:	cmp    %r11,%rbx
    2a94:	jne    2a70 <compute+0x1040>
    2a96:	mov    0x60(%rsp),%r13
    2a9b:	mov    0x20(%rsp),%rsi
    2aa0:	mov    0x28(%rsp),%rcx
    2aa5:	cmp    %r10,%rax
    2aa8:	jl     2929 <compute+0xef9>
    2aae:	cmp    %r10,%rdx
    2ab1:	jge    2cc0 <compute+0x1290>
    2ab7:	mov    0x20(%rdi),%rbx
    2abb:	mov    0x38(%rdi),%r11
    2abf:	mov    %r11,%r14
    2ac2:	sub    %rcx,%r14
    2ac5:	cmp    $0xf,%r14
    2ac9:	jle    2af0 <compute+0x10c0>
    2acb:	imul   %rdx,%r11
    2acf:	lea    (%rbx,%r11,4),%rax
    2ad3:	vmovups %zmm5,(%rax,%rcx,4)
    2ada:	mov    0x30(%rdi),%r10
    2ade:	jmp    2cc0 <compute+0x1290>
    2ae3:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2af0:	test   %r14,%r14
    2af3:	jle    2cc0 <compute+0x1290>
    2af9:	mov    0x80(%rsp),%rax
    2b01:	lea    (%rax,%r11,1),%rcx
    2b05:	mov    %r11d,%eax
    2b08:	and    $0x3,%eax
    2b0b:	cmp    $0x3,%rcx
    2b0f:	jae    2bfe <compute+0x11ce>
    2b15:	xor    %edx,%edx
    2b17:	jmp    2c7c <compute+0x124c>
    2b1c:	sub    %rax,%r12
    2b1f:	mov    0x50(%rsp),%rcx
    2b24:	lea    (%rbx,%rcx,1),%rsi
    2b28:	mov    %r11,%rcx
    2b2b:	imul   0x68(%rsp),%rcx
    2b31:	add    %rsi,%rcx
    2b34:	xor    %r14d,%r14d
    2b37:	nopw   0x0(%rax,%rax,1)
    2b40:	mov    %r14d,%esi
    2b43:	and    $0xf,%esi
    2b46:	vmovaps %zmm6,0x380(%rsp)
    2b4e:	vmovss 0x380(%rsp,%rsi,4),%xmm7
    2b57:	lea    0x1(%r14),%esi
    2b5b:	and    $0xf,%esi
    2b5e:	vinsertps $0x10,0x380(%rsp,%rsi,4),%xmm7,%xmm7
    2b69:	lea    0x2(%r14),%esi
    2b6d:	and    $0xf,%esi
    2b70:	vinsertps $0x20,0x380(%rsp,%rsi,4),%xmm7,%xmm7
    2b7b:	lea    0x3(%r14),%esi
    2b7f:	and    $0xf,%esi
    2b82:	vinsertps $0x30,0x380(%rsp,%rsi,4),%xmm7,%xmm7
    2b8d:	vmovups %xmm7,(%rcx,%r14,4)
    2b93:	add    $0x4,%r14
    2b97:	cmp    %r12,%r14
    2b9a:	jne    2b40 <compute+0x1110>
    2b9c:	test   %rax,%rax
    2b9f:	je     31d9 <compute+0x17a9>
    2ba5:	mov    0x50(%rsp),%r12
    2baa:	add    %r12,%rbx
    2bad:	imul   0x68(%rsp),%r11
    2bb3:	lea    (%r11,%r14,4),%rcx
    2bb7:	add    %rbx,%rcx
    2bba:	xor    %r11d,%r11d
    2bbd:	nopl   (%rax)
    2bc0:	lea    (%r14,%r11,1),%esi
    2bc4:	and    $0xf,%esi
    2bc7:	vmovaps %zmm6,0x800(%rsp)
    2bcf:	vmovss 0x800(%rsp,%rsi,4),%xmm7
    2bd8:	vmovss %xmm7,(%rcx,%r11,4)
    2bde:	inc    %r11
    2be1:	cmp    %r11,%rax
    2be4:	jne    2bc0 <compute+0x1190>
    2be6:	mov    0x20(%rsp),%rsi
    2beb:	mov    0x28(%rsp),%rcx
    2bf0:	cmp    %r10,%rdx
    2bf3:	jl     2ab7 <compute+0x1087>
    2bf9:	jmp    2cc0 <compute+0x1290>
    2bfe:	sub    %rax,%r14
    2c01:	mov    %r11,%rcx
    2c04:	imul   0x38(%rsp),%rcx
    2c0a:	add    %rbx,%rcx
    2c0d:	add    %r12,%rcx
    2c10:	xor    %edx,%edx
    2c12:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2c20:	mov    %edx,%esi
    2c22:	and    $0xf,%esi
    2c25:	vmovaps %zmm5,0x340(%rsp)
    2c2d:	vmovss 0x340(%rsp,%rsi,4),%xmm6
    2c36:	lea    0x1(%rdx),%esi
    2c39:	and    $0xf,%esi
    2c3c:	vinsertps $0x10,0x340(%rsp,%rsi,4),%xmm6,%xmm6
    2c47:	lea    0x2(%rdx),%esi
    2c4a:	and    $0xf,%esi
    2c4d:	vinsertps $0x20,0x340(%rsp,%rsi,4),%xmm6,%xmm6
    2c58:	lea    0x3(%rdx),%esi
    2c5b:	and    $0xf,%esi
    2c5e:	vinsertps $0x30,0x340(%rsp,%rsi,4),%xmm6,%xmm6
    2c69:	vmovups %xmm6,(%rcx,%rdx,4)
    2c6e:	add    $0x4,%rdx
    2c72:	cmp    %r14,%rdx
    2c75:	jne    2c20 <compute+0x11f0>
    2c77:	test   %rax,%rax
    2c7a:	je     2cb6 <compute+0x1286>
    2c7c:	add    %r12,%rbx
    2c7f:	imul   0x38(%rsp),%r11
    2c85:	lea    (%r11,%rdx,4),%rcx
    2c89:	add    %rbx,%rcx
    2c8c:	xor    %r11d,%r11d
    2c8f:	nop
    2c90:	lea    (%rdx,%r11,1),%esi
    2c94:	and    $0xf,%esi
    2c97:	vmovaps %zmm5,0x7c0(%rsp)
    2c9f:	vmovss 0x7c0(%rsp,%rsi,4),%xmm6
    2ca8:	vmovss %xmm6,(%rcx,%r11,4)
    2cae:	inc    %r11
    2cb1:	cmp    %r11,%rax
    2cb4:	jne    2c90 <compute+0x1260>
    2cb6:	mov    0x20(%rsp),%rsi
    2cbb:	mov    0x28(%rsp),%rcx
    2cc0:	cmp    %r10,0x98(%rsp)
    2cc8:	jge    2e00 <compute+0x13d0>
    2cce:	mov    0x20(%rdi),%rdx
    2cd2:	mov    0x38(%rdi),%r11
    2cd6:	mov    %r11,%rbx
    2cd9:	sub    %rcx,%rbx
    2cdc:	cmp    $0xf,%rbx
    2ce0:	jle    2d00 <compute+0x12d0>
    2ce2:	imul   0x98(%rsp),%r11
    2ceb:	lea    (%rdx,%r11,4),%rax
    2cef:	vmovups %zmm4,(%rax,%rcx,4)
    2cf6:	mov    0x30(%rdi),%r10
    2cfa:	jmp    2e00 <compute+0x13d0>
    2cff:	nop
    2d00:	test   %rbx,%rbx
    2d03:	jle    2e00 <compute+0x13d0>
    2d09:	mov    0x80(%rsp),%rax
    2d11:	lea    (%rax,%r11,1),%rcx
    2d15:	mov    %r11d,%eax
    2d18:	and    $0x3,%eax
    2d1b:	cmp    $0x3,%rcx
    2d1f:	jae    2d28 <compute+0x12f8>
    2d21:	xor    %esi,%esi
    2d23:	jmp    2da5 <compute+0x1375>
    2d28:	sub    %rax,%rbx
    2d2b:	mov    %r11,%rcx
    2d2e:	imul   0x48(%rsp),%rcx
    2d34:	add    %rdx,%rcx
    2d37:	add    %r12,%rcx
    2d3a:	xor    %esi,%esi
    2d3c:	nopl   0x0(%rax)
    2d40:	mov    %esi,%r14d
    2d43:	and    $0xf,%r14d
    2d47:	vmovaps %zmm4,0x300(%rsp)
    2d4f:	vmovss 0x300(%rsp,%r14,4),%xmm5
    2d59:	lea    0x1(%rsi),%r14d
    2d5d:	and    $0xf,%r14d
    2d61:	vinsertps $0x10,0x300(%rsp,%r14,4),%xmm5,%xmm5
    2d6c:	lea    0x2(%rsi),%r14d
    2d70:	and    $0xf,%r14d
    2d74:	vinsertps $0x20,0x300(%rsp,%r14,4),%xmm5,%xmm5
    2d7f:	lea    0x3(%rsi),%r14d
    2d83:	and    $0xf,%r14d
    2d87:	vinsertps $0x30,0x300(%rsp,%r14,4),%xmm5,%xmm5
    2d92:	vmovups %xmm5,(%rcx,%rsi,4)
    2d97:	add    $0x4,%rsi
    2d9b:	cmp    %rbx,%rsi
    2d9e:	jne    2d40 <compute+0x1310>
    2da0:	test   %rax,%rax
    2da3:	je     2de7 <compute+0x13b7>
    2da5:	add    %r12,%rdx
    2da8:	imul   0x48(%rsp),%r11
    2dae:	lea    (%r11,%rsi,4),%rcx
    2db2:	add    %rdx,%rcx
    2db5:	xor    %edx,%edx
    2db7:	nopw   0x0(%rax,%rax,1)
    2dc0:	lea    (%rsi,%rdx,1),%r11d
    2dc4:	and    $0xf,%r11d
    2dc8:	vmovaps %zmm4,0x780(%rsp)
    2dd0:	vmovss 0x780(%rsp,%r11,4),%xmm5
    2dda:	vmovss %xmm5,(%rcx,%rdx,4)
    2ddf:	inc    %rdx
    2de2:	cmp    %rdx,%rax
    2de5:	jne    2dc0 <compute+0x1390>
    2de7:	mov    0x20(%rsp),%rsi
    2dec:	mov    0x28(%rsp),%rcx
    2df1:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2e00:	cmp    %r10,%r15
    2e03:	jge    2e30 <compute+0x1400>
    2e05:	mov    0x20(%rdi),%rdx
    2e09:	mov    0x38(%rdi),%rsi
    2e0d:	mov    %rsi,%rbx
    2e10:	sub    %rcx,%rbx
    2e13:	cmp    $0xf,%rbx
    2e17:	jle    2e70 <compute+0x1440>
    2e19:	imul   %r15,%rsi
    2e1d:	lea    (%rdx,%rsi,4),%rax
    2e21:	vmovups %zmm3,(%rax,%rcx,4)
    2e28:	mov    0x30(%rdi),%r10
    2e2c:	jmp    2ea0 <compute+0x1470>
    2e2e:	xchg   %ax,%ax
    2e30:	cmp    %r10,%r9
    2e33:	jge    2eb0 <compute+0x1480>
    2e35:	mov    0x20(%rdi),%rdx
    2e39:	mov    0x38(%rdi),%rsi
    2e3d:	mov    %rsi,%r11
    2e40:	sub    %rcx,%r11
    2e43:	cmp    $0xf,%r11
    2e47:	jle    2ec0 <compute+0x1490>
    2e49:	imul   %r9,%rsi
    2e4d:	lea    (%rdx,%rsi,4),%rax
    2e51:	vmovups %zmm1,(%rax,%rcx,4)
    2e58:	mov    0x30(%rdi),%r10
    2e5c:	jmp    2ef0 <compute+0x14c0>
    2e61:	data16 data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    2e70:	test   %rbx,%rbx
    2e73:	jle    2ea0 <compute+0x1470>
    2e75:	mov    0x80(%rsp),%rax
    2e7d:	lea    (%rax,%rsi,1),%rcx
    2e81:	mov    %esi,%eax
    2e83:	and    $0x3,%eax
    2e86:	cmp    $0x3,%rcx
    2e8a:	jae    2f03 <compute+0x14d3>
    2e8c:	xor    %r11d,%r11d
    2e8f:	jmp    2f86 <compute+0x1556>
    2e94:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    2ea0:	mov    0x20(%rsp),%rsi
    2ea5:	cmp    %r10,%r9
    2ea8:	jl     2e35 <compute+0x1405>
    2eaa:	nopw   0x0(%rax,%rax,1)
    2eb0:	cmp    %r10,%r8
    2eb3:	jge    1c08 <compute+0x1d8>
    2eb9:	jmp    30c0 <compute+0x1690>
    2ebe:	xchg   %ax,%ax
    2ec0:	test   %r11,%r11
    2ec3:	jle    2ef0 <compute+0x14c0>
    2ec5:	mov    0x80(%rsp),%rax
    2ecd:	lea    (%rax,%rsi,1),%rcx
    2ed1:	mov    %esi,%eax
    2ed3:	and    $0x3,%eax
    2ed6:	cmp    $0x3,%rcx
    2eda:	jae    2fdd <compute+0x15ad>
    2ee0:	xor    %r9d,%r9d
    2ee3:	jmp    3061 <compute+0x1631>
    2ee8:	nopl   0x0(%rax,%rax,1)
    2ef0:	mov    0x20(%rsp),%rsi
    2ef5:	cmp    %r10,%r8
    2ef8:	jge    1c08 <compute+0x1d8>
    2efe:	jmp    30c0 <compute+0x1690>
    2f03:	sub    %rax,%rbx
    2f06:	mov    %rsi,%rcx
    2f09:	imul   0x40(%rsp),%rcx
    2f0f:	add    %rdx,%rcx
    2f12:	add    %r12,%rcx
    2f15:	xor    %r11d,%r11d
    2f18:	nopl   0x0(%rax,%rax,1)
    2f20:	mov    %r11d,%r14d
    2f23:	and    $0xf,%r14d
    2f27:	vmovaps %zmm3,0x2c0(%rsp)
    2f2f:	vmovss 0x2c0(%rsp,%r14,4),%xmm4
    2f39:	lea    0x1(%r11),%r14d
    2f3d:	and    $0xf,%r14d
    2f41:	vinsertps $0x10,0x2c0(%rsp,%r14,4),%xmm4,%xmm4
    2f4c:	lea    0x2(%r11),%r14d
    2f50:	and    $0xf,%r14d
    2f54:	vinsertps $0x20,0x2c0(%rsp,%r14,4),%xmm4,%xmm4
    2f5f:	lea    0x3(%r11),%r14d
    2f63:	and    $0xf,%r14d
    2f67:	vinsertps $0x30,0x2c0(%rsp,%r14,4),%xmm4,%xmm4
    2f72:	vmovups %xmm4,(%rcx,%r11,4)
    2f78:	add    $0x4,%r11
    2f7c:	cmp    %rbx,%r11
    2f7f:	jne    2f20 <compute+0x14f0>
    2f81:	test   %rax,%rax
    2f84:	je     2fc5 <compute+0x1595>
    2f86:	add    %r12,%rdx
    2f89:	imul   0x40(%rsp),%rsi
    2f8f:	lea    (%rsi,%r11,4),%rcx
    2f93:	add    %rdx,%rcx
    2f96:	xor    %edx,%edx
    2f98:	nopl   0x0(%rax,%rax,1)
    2fa0:	lea    (%r11,%rdx,1),%esi
    2fa4:	and    $0xf,%esi
    2fa7:	vmovaps %zmm3,0x740(%rsp)
    2faf:	vmovss 0x740(%rsp,%rsi,4),%xmm4
    2fb8:	vmovss %xmm4,(%rcx,%rdx,4)
    2fbd:	inc    %rdx
    2fc0:	cmp    %rdx,%rax
    2fc3:	jne    2fa0 <compute+0x1570>
    2fc5:	mov    0x20(%rsp),%rsi
    2fca:	mov    0x28(%rsp),%rcx
    2fcf:	cmp    %r10,%r9
    2fd2:	jge    2eb0 <compute+0x1480>
    2fd8:	jmp    2e35 <compute+0x1405>
    2fdd:	sub    %rax,%r11
    2fe0:	mov    %rsi,%rcx
    2fe3:	imul   0x30(%rsp),%rcx
    2fe9:	add    %rdx,%rcx
    2fec:	add    %r12,%rcx
    2fef:	xor    %r9d,%r9d
    2ff2:	data16 data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3000:	mov    %r9d,%ebx
    3003:	and    $0xf,%ebx
    3006:	vmovaps %zmm1,0x280(%rsp)
    300e:	vmovss 0x280(%rsp,%rbx,4),%xmm3
    3017:	lea    0x1(%r9),%ebx
    301b:	and    $0xf,%ebx
    301e:	vinsertps $0x10,0x280(%rsp,%rbx,4),%xmm3,%xmm3
    3029:	lea    0x2(%r9),%ebx
    302d:	and    $0xf,%ebx
    3030:	vinsertps $0x20,0x280(%rsp,%rbx,4),%xmm3,%xmm3
    303b:	lea    0x3(%r9),%ebx
    303f:	and    $0xf,%ebx
    3042:	vinsertps $0x30,0x280(%rsp,%rbx,4),%xmm3,%xmm3
    304d:	vmovups %xmm3,(%rcx,%r9,4)
    3053:	add    $0x4,%r9
    3057:	cmp    %r11,%r9
    305a:	jne    3000 <compute+0x15d0>
    305c:	test   %rax,%rax
    305f:	je     30a5 <compute+0x1675>
    3061:	add    %r12,%rdx
    3064:	imul   0x30(%rsp),%rsi
    306a:	lea    (%rsi,%r9,4),%rcx
    306e:	add    %rdx,%rcx
    3071:	xor    %edx,%edx
    3073:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
    3080:	lea    (%r9,%rdx,1),%esi
    3084:	and    $0xf,%esi
    3087:	vmovaps %zmm1,0x700(%rsp)
    308f:	vmovss 0x700(%rsp,%rsi,4),%xmm3
    3098:	vmovss %xmm3,(%rcx,%rdx,4)
    309d:	inc    %rdx
    30a0:	cmp    %rdx,%rax
    30a3:	jne    3080 <compute+0x1650>
    30a5:	mov    0x20(%rsp),%rsi
    30aa:	mov    0x28(%rsp),%rcx
    30af:	cmp    %r10,%r8
    30b2:	jge    1c08 <compute+0x1d8>
    30b8:	nopl   0x0(%rax,%rax,1)
    30c0:	mov    0x20(%rdi),%rdx
    30c4:	mov    0x38(%rdi),%rsi
    30c8:	mov    %rsi,%r9
    30cb:	sub    %rcx,%r9
    30ce:	cmp    $0xf,%r9
    30d2:	jg     1bf0 <compute+0x1c0>
    30d8:	test   %r9,%r9
    30db:	jle    1c03 <compute+0x1d3>
    30e1:	mov    0x80(%rsp),%rax
    30e9:	lea    (%rax,%rsi,1),%rcx
    30ed:	mov    %esi,%eax
    30ef:	and    $0x3,%eax
    30f2:	cmp    $0x3,%rcx
    30f6:	jae    3100 <compute+0x16d0>
    30f8:	xor    %r8d,%r8d
    30fb:	jmp    318a <compute+0x175a>
    3100:	sub    %rax,%r9
    3103:	mov    %rsi,%rcx
    3106:	imul   0x70(%rsp),%rcx
    310c:	add    %rdx,%rcx
    310f:	add    %r12,%rcx
    3112:	xor    %r8d,%r8d
    3115:	data16 cs nopw 0x0(%rax,%rax,1)
    3120:	mov    %r8d,%r11d
    3123:	and    $0xf,%r11d
    3127:	vmovaps %zmm2,0x240(%rsp)
    312f:	vmovss 0x240(%rsp,%r11,4),%xmm1
    3139:	lea    0x1(%r8),%r11d
    313d:	and    $0xf,%r11d
    3141:	vinsertps $0x10,0x240(%rsp,%r11,4),%xmm1,%xmm1
    314c:	lea    0x2(%r8),%r11d
    3150:	and    $0xf,%r11d
    3154:	vinsertps $0x20,0x240(%rsp,%r11,4),%xmm1,%xmm1
    315f:	lea    0x3(%r8),%r11d
    3163:	and    $0xf,%r11d
    3167:	vinsertps $0x30,0x240(%rsp,%r11,4),%xmm1,%xmm1
    3172:	vmovups %xmm1,(%rcx,%r8,4)
    3178:	add    $0x4,%r8
    317c:	cmp    %r9,%r8
    317f:	jne    3120 <compute+0x16f0>
    3181:	test   %rax,%rax
    3184:	je     1c03 <compute+0x1d3>
    318a:	add    %r12,%rdx
    318d:	imul   0x70(%rsp),%rsi
    3193:	lea    (%rsi,%r8,4),%rcx
    3197:	add    %rdx,%rcx
    319a:	xor    %edx,%edx
    319c:	nopl   0x0(%rax)
    31a0:	lea    (%r8,%rdx,1),%esi
    31a4:	and    $0xf,%esi
    31a7:	vmovaps %zmm2,0x6c0(%rsp)
    31af:	vmovss 0x6c0(%rsp,%rsi,4),%xmm1
    31b8:	vmovss %xmm1,(%rcx,%rdx,4)
    31bd:	inc    %rdx
    31c0:	cmp    %rdx,%rax
    31c3:	jne    31a0 <compute+0x1770>
    31c5:	jmp    1c03 <compute+0x1d3>
    31ca:	mov    0x60(%rsp),%r13
    31cf:	mov    0x50(%rsp),%r12
    31d4:	jmp    2a9b <compute+0x106b>
    31d9:	mov    0x50(%rsp),%r12
    31de:	jmp    2be6 <compute+0x11b6>
    31e3:	cmp    0xa0(%rsp),%r8
    31eb:	jge    3d6a <compute+0x233a>
    31f1:	mov    %r8,%rax
    31f4:	neg    %rax
    31f7:	mov    %rax,0x38(%rsp)
    31fc:	mov    0x30(%rdi),%rsi
    3200:	lea    0x0(,%r8,4),%rax
    3208:	mov    %rax,0x20(%rsp)
    320d:	lea    0x8(,%r8,4),%rax
    3215:	mov    %rax,0x30(%rsp)
    321a:	xor    %eax,%eax
    321c:	vmovdqa64 -0x2e66(%rip),%zmm0        # 3c0 <prepared_floats-0x11a0>
    3226:	mov    %r8,%r13
    3229:	mov    %r8,0x68(%rsp)
    322e:	jmp    3261 <compute+0x1831>
    3230:	add    $0x10,%r13
    3234:	addq   $0xfffffffffffffff0,0x38(%rsp)
    323a:	mov    0x70(%rsp),%rax
    323f:	inc    %rax
    3242:	addq   $0x40,0x20(%rsp)
    3248:	addq   $0x40,0x30(%rsp)
    324e:	cmp    0xa0(%rsp),%r13
    3256:	mov    0x68(%rsp),%r8
    325b:	jge    3d6a <compute+0x233a>
    3261:	test   %rsi,%rsi
    3264:	mov    %rax,0x70(%rsp)
    3269:	jle    3230 <compute+0x1800>
    326b:	shl    $0x4,%rax
    326f:	add    %r8,%rax
    3272:	mov    %rax,0x48(%rsp)
    3277:	mov    $0x4,%eax
    327c:	mov    %rax,0x78(%rsp)
    3281:	mov    $0x8,%eax
    3286:	mov    %rax,0x28(%rsp)
    328b:	mov    $0xc,%eax
    3290:	mov    %rax,0x98(%rsp)
    3298:	mov    $0x10,%eax
    329d:	mov    %rax,0x90(%rsp)
    32a5:	mov    $0x14,%r10d
    32ab:	xor    %r11d,%r11d
    32ae:	xor    %r9d,%r9d
    32b1:	xor    %r14d,%r14d
    32b4:	mov    %r13,0x40(%rsp)
    32b9:	jmp    3327 <compute+0x18f7>
    32bb:	nopl   0x0(%rax,%rax,1)
    32c0:	imul   %rax,%r8
    32c4:	lea    (%rdx,%r8,4),%rax
    32c8:	vmovups %zmm1,(%rax,%r13,4)
    32cf:	mov    0x30(%rdi),%rsi
    32d3:	inc    %r14
    32d6:	lea    0x5(%rsi),%rax
    32da:	movabs $0x2aaaaaaaaaaaaaab,%rcx
    32e4:	imul   %rcx
    32e7:	mov    %rdx,%rax
    32ea:	shr    $0x3f,%rax
    32ee:	add    %rdx,%rax
    32f1:	add    $0x300,%r9
    32f8:	add    $0x18,%r11
    32fc:	addq   $0x18,0x78(%rsp)
    3302:	addq   $0x18,0x28(%rsp)
    3308:	addq   $0x18,0x98(%rsp)
    3311:	addq   $0x18,0x90(%rsp)
    331a:	add    $0x18,%r10
    331e:	cmp    %rax,%r14
    3321:	jge    3230 <compute+0x1800>
    3327:	mov    0x40(%rdi),%rdx
    332b:	lea    0x7(%rdx),%r8
    332f:	lea    0x1f(%rdx),%r15
    3333:	test   %rdx,%rdx
    3336:	mov    %rdx,%rax
    3339:	cmovs  %r15,%rax
    333d:	cmovns %rdx,%r8
    3341:	lea    0x3e(%rdx),%rbx
    3345:	test   %r15,%r15
    3348:	cmovns %r15,%rbx
    334c:	vxorps %xmm6,%xmm6,%xmm6
    3350:	vxorps %xmm5,%xmm5,%xmm5
    3354:	vxorps %xmm4,%xmm4,%xmm4
    3358:	vxorps %xmm3,%xmm3,%xmm3
    335c:	vxorps %xmm2,%xmm2,%xmm2
    3360:	vxorps %xmm1,%xmm1,%xmm1
    3364:	cmp    $0x20,%rdx
    3368:	jl     3608 <compute+0x1bd8>
    336e:	mov    (%rdi),%r15
    3371:	mov    0x28(%rdi),%r12
    3375:	sar    $0x5,%rax
    3379:	sar    $0x3,%r8
    337d:	mov    %rax,%rdx
    3380:	imul   %r13,%rdx
    3384:	shl    $0x2,%rdx
    3388:	mov    0x8(%rdi),%rsi
    338c:	add    %rdx,%rsi
    338f:	add    0x10(%rdi),%rdx
    3393:	sar    $0x5,%rbx
    3397:	imul   %r9,%rbx
    339b:	add    %rbx,%r12
    339e:	add    $0xbc,%r12
    33a5:	imul   0x20(%rsp),%r8
    33ab:	lea    (%r15,%r8,1),%rbx
    33af:	add    $0x400,%rbx
    33b6:	xor    %r15d,%r15d
    33b9:	nopl   0x0(%rax)
    33c0:	mov    %r15,%r8
    33c3:	shl    $0x6,%r8
    33c7:	vmovups (%rsi,%r8,1),%zmm7
    33ce:	vmovups (%rdx,%r8,1),%zmm8
    33d5:	mov    %r12,%r8
    33d8:	xor    %r13d,%r13d
    33db:	nopl   0x0(%rax,%rax,1)
    33e0:	vmovdqu64 -0x400(%rbx,%r13,1),%zmm9
    33e8:	vpermd %zmm0,%zmm9,%zmm10
    33ee:	vpsrld $0x4,%zmm9,%zmm11
    33f5:	vfmadd213ps %zmm8,%zmm7,%zmm10
    33fb:	vfmadd231ps -0xbc(%r8){1to16},%zmm10,%zmm6
    3402:	vfmadd231ps -0xb8(%r8){1to16},%zmm10,%zmm5
    3409:	vfmadd231ps -0xb4(%r8){1to16},%zmm10,%zmm4
    3410:	vfmadd231ps -0xb0(%r8){1to16},%zmm10,%zmm3
    3417:	vfmadd231ps -0xac(%r8){1to16},%zmm10,%zmm2
    341e:	vfmadd132ps -0xa8(%r8){1to16},%zmm1,%zmm10
    3425:	vpermd %zmm0,%zmm11,%zmm1
    342b:	vfmadd213ps %zmm8,%zmm7,%zmm1
    3431:	vfmadd231ps -0xa4(%r8){1to16},%zmm1,%zmm6
    3438:	vfmadd231ps -0xa0(%r8){1to16},%zmm1,%zmm5
    343f:	vfmadd231ps -0x9c(%r8){1to16},%zmm1,%zmm4
    3446:	vfmadd231ps -0x98(%r8){1to16},%zmm1,%zmm3
    344d:	vfmadd231ps -0x94(%r8){1to16},%zmm1,%zmm2
    3454:	vpsrld $0x8,%zmm9,%zmm11
    345b:	vfmadd132ps -0x90(%r8){1to16},%zmm10,%zmm1
    3462:	vpermd %zmm0,%zmm11,%zmm10
    3468:	vpsrld $0xc,%zmm9,%zmm11
    346f:	vfmadd213ps %zmm8,%zmm7,%zmm10
    3475:	vfmadd231ps -0x8c(%r8){1to16},%zmm10,%zmm6
    347c:	vfmadd231ps -0x88(%r8){1to16},%zmm10,%zmm5
    3483:	vfmadd231ps -0x84(%r8){1to16},%zmm10,%zmm4
    348a:	vfmadd231ps -0x80(%r8){1to16},%zmm10,%zmm3
    3491:	vfmadd231ps -0x7c(%r8){1to16},%zmm10,%zmm2
    3498:	vfmadd132ps -0x78(%r8){1to16},%zmm1,%zmm10
    349f:	vpermd %zmm0,%zmm11,%zmm1
    34a5:	vfmadd213ps %zmm8,%zmm7,%zmm1
    34ab:	vfmadd231ps -0x74(%r8){1to16},%zmm1,%zmm6
    34b2:	vfmadd231ps -0x70(%r8){1to16},%zmm1,%zmm5
    34b9:	vfmadd231ps -0x6c(%r8){1to16},%zmm1,%zmm4
    34c0:	vfmadd231ps -0x68(%r8){1to16},%zmm1,%zmm3
    34c7:	vfmadd231ps -0x64(%r8){1to16},%zmm1,%zmm2
    34ce:	vfmadd132ps -0x60(%r8){1to16},%zmm10,%zmm1
    34d5:	vpsrld $0x10,%zmm9,%zmm10
    34dc:	vpermd %zmm0,%zmm10,%zmm10
    34e2:	vpsrld $0x14,%zmm9,%zmm11
    34e9:	vfmadd213ps %zmm8,%zmm7,%zmm10
    34ef:	vfmadd231ps -0x5c(%r8){1to16},%zmm10,%zmm6
    34f6:	vfmadd231ps -0x58(%r8){1to16},%zmm10,%zmm5
    34fd:	vfmadd231ps -0x54(%r8){1to16},%zmm10,%zmm4
    3504:	vfmadd231ps -0x50(%r8){1to16},%zmm10,%zmm3
    350b:	vfmadd231ps -0x4c(%r8){1to16},%zmm10,%zmm2
    3512:	vfmadd132ps -0x48(%r8){1to16},%zmm1,%zmm10
    3519:	vpermd %zmm0,%zmm11,%zmm1
    351f:	vfmadd213ps %zmm8,%zmm7,%zmm1
    3525:	vfmadd231ps -0x44(%r8){1to16},%zmm1,%zmm6
    352c:	vfmadd231ps -0x40(%r8){1to16},%zmm1,%zmm5
    3533:	vfmadd231ps -0x3c(%r8){1to16},%zmm1,%zmm4
    353a:	vfmadd231ps -0x38(%r8){1to16},%zmm1,%zmm3
    3541:	vfmadd231ps -0x34(%r8){1to16},%zmm1,%zmm2
    3548:	vpsrld $0x18,%zmm9,%zmm11
    354f:	vfmadd132ps -0x30(%r8){1to16},%zmm10,%zmm1
    3556:	vpermd %zmm0,%zmm11,%zmm10
    355c:	vpsrld $0x1c,%zmm9,%zmm9
    3563:	vfmadd213ps %zmm8,%zmm7,%zmm10
    3569:	vfmadd231ps -0x2c(%r8){1to16},%zmm10,%zmm6
    3570:	vfmadd231ps -0x28(%r8){1to16},%zmm10,%zmm5
    3577:	vfmadd231ps -0x24(%r8){1to16},%zmm10,%zmm4
    357e:	vfmadd231ps -0x20(%r8){1to16},%zmm10,%zmm3
    3585:	vfmadd231ps -0x1c(%r8){1to16},%zmm10,%zmm2
    358c:	vfmadd132ps -0x18(%r8){1to16},%zmm1,%zmm10
    3593:	vpermd %zmm0,%zmm9,%zmm1
    3599:	vfmadd213ps %zmm8,%zmm7,%zmm1
    359f:	vfmadd231ps -0x14(%r8){1to16},%zmm1,%zmm6
    35a6:	vfmadd231ps -0x10(%r8){1to16},%zmm1,%zmm5
    35ad:	vfmadd231ps -0xc(%r8){1to16},%zmm1,%zmm4
    35b4:	vfmadd231ps -0x8(%r8){1to16},%zmm1,%zmm3
    35bb:	vfmadd231ps -0x4(%r8){1to16},%zmm1,%zmm2
    35c2:	vfmadd132ps (%r8){1to16},%zmm10,%zmm1
    35c8:	prefetcht0 (%rbx,%r13,1)
    35cd:	add    $0x40,%r13
    35d1:	add    $0xc0,%r8
    35d8:	cmp    $0x100,%r13
    35df:	jne    33e0 <compute+0x19b0>
    35e5:	inc    %r15
    35e8:	add    $0x300,%r12
    35ef:	add    $0x100,%rbx
    35f6:	cmp    %rax,%r15
    35f9:	jne    33c0 <compute+0x1990>
    35ff:	mov    0x30(%rdi),%rsi
    3603:	mov    0x40(%rsp),%r13
    3608:	lea    (%r14,%r14,1),%rax
    360c:	lea    (%rax,%rax,2),%rax
    3610:	cmp    %rsi,%rax
    3613:	jge    3750 <compute+0x1d20>
    3619:	mov    0x20(%rdi),%r8
    361d:	mov    0x38(%rdi),%rbx
    3621:	mov    %rbx,%rdx
    3624:	sub    %r13,%rdx
    3627:	cmp    $0xf,%rdx
    362b:	jle    3650 <compute+0x1c20>
    362d:	imul   %rax,%rbx
    3631:	lea    (%r8,%rbx,4),%rdx
    3635:	vmovups %zmm6,(%rdx,%r13,4)
    363c:	mov    0x30(%rdi),%rsi
    3640:	jmp    3750 <compute+0x1d20>
    3645:	data16 cs nopw 0x0(%rax,%rax,1)
    3650:	test   %rdx,%rdx
    3653:	jle    3750 <compute+0x1d20>
    3659:	mov    0x38(%rsp),%rcx
    365e:	lea    (%rcx,%rbx,1),%r12
    3662:	mov    %r12d,%edx
    3665:	and    $0x3,%edx
    3668:	mov    0x48(%rsp),%r15
    366d:	sub    %rbx,%r15
    3670:	cmp    $0xfffffffffffffffc,%r15
    3674:	jbe    367e <compute+0x1c4e>
    3676:	xor    %r15d,%r15d
    3679:	jmp    3707 <compute+0x1cd7>
    367e:	and    $0xfffffffffffffffc,%r12
    3682:	mov    0x30(%rsp),%rcx
    3687:	mov    %rbx,%r13
    368a:	imul   %r11,%r13
    368e:	add    %r8,%r13
    3691:	add    %rcx,%r13
    3694:	xor    %r15d,%r15d
    3697:	nopw   0x0(%rax,%rax,1)
    36a0:	mov    %r15d,%ecx
    36a3:	and    $0xf,%ecx
    36a6:	vmovaps %zmm6,0x200(%rsp)
    36ae:	vmovss 0x200(%rsp,%rcx,4),%xmm7
    36b7:	lea    0x1(%r15),%ecx
    36bb:	and    $0xf,%ecx
    36be:	vinsertps $0x10,0x200(%rsp,%rcx,4),%xmm7,%xmm7
    36c9:	lea    0x2(%r15),%ecx
    36cd:	and    $0xf,%ecx
    36d0:	vinsertps $0x20,0x200(%rsp,%rcx,4),%xmm7,%xmm7
    36db:	lea    0x3(%r15),%ecx
    36df:	and    $0xf,%ecx
    36e2:	vinsertps $0x30,0x200(%rsp,%rcx,4),%xmm7,%xmm7
    36ed:	vmovups %xmm7,-0x8(%r13,%r15,4)
    36f4:	add    $0x4,%r15
    36f8:	cmp    %r12,%r15
    36fb:	jne    36a0 <compute+0x1c70>
    36fd:	test   %rdx,%rdx
    3700:	mov    0x40(%rsp),%r13
    3705:	je     3750 <compute+0x1d20>
    3707:	add    0x20(%rsp),%r8
    370c:	imul   %r11,%rbx
    3710:	lea    (%rbx,%r15,4),%rbx
    3714:	add    %r8,%rbx
    3717:	xor    %r8d,%r8d
    371a:	nopw   0x0(%rax,%rax,1)
    3720:	lea    (%r15,%r8,1),%ecx
    3724:	and    $0xf,%ecx
    3727:	vmovaps %zmm6,0x680(%rsp)
    372f:	vmovss 0x680(%rsp,%rcx,4),%xmm7
    3738:	vmovss %xmm7,(%rbx,%r8,4)
    373e:	inc    %r8
    3741:	cmp    %r8,%rdx
    3744:	jne    3720 <compute+0x1cf0>
    3746:	cs nopw 0x0(%rax,%rax,1)
    3750:	mov    %rax,%rdx
    3753:	or     $0x1,%rdx
    3757:	cmp    %rsi,%rdx
    375a:	jge    3890 <compute+0x1e60>
    3760:	mov    0x20(%rdi),%r8
    3764:	mov    0x38(%rdi),%rbx
    3768:	mov    %rbx,%r15
    376b:	sub    %r13,%r15
    376e:	cmp    $0xf,%r15
    3772:	jle    3790 <compute+0x1d60>
    3774:	imul   %rdx,%rbx
    3778:	lea    (%r8,%rbx,4),%rcx
    377c:	vmovups %zmm5,(%rcx,%r13,4)
    3783:	mov    0x30(%rdi),%rsi
    3787:	jmp    3890 <compute+0x1e60>
    378c:	nopl   0x0(%rax)
    3790:	test   %r15,%r15
    3793:	jle    3890 <compute+0x1e60>
    3799:	mov    0x38(%rsp),%rcx
    379e:	lea    (%rcx,%rbx,1),%r12
    37a2:	mov    %r12d,%edx
    37a5:	and    $0x3,%edx
    37a8:	mov    0x48(%rsp),%rcx
    37ad:	sub    %rbx,%rcx
    37b0:	cmp    $0xfffffffffffffffc,%rcx
    37b4:	jbe    37be <compute+0x1d8e>
    37b6:	xor    %r15d,%r15d
    37b9:	jmp    3847 <compute+0x1e17>
    37be:	and    $0xfffffffffffffffc,%r12
    37c2:	mov    0x30(%rsp),%rcx
    37c7:	add    %r8,%rcx
    37ca:	mov    %rbx,%r13
    37cd:	imul   0x78(%rsp),%r13
    37d3:	add    %rcx,%r13
    37d6:	xor    %r15d,%r15d
    37d9:	nopl   0x0(%rax)
    37e0:	mov    %r15d,%ecx
    37e3:	and    $0xf,%ecx
    37e6:	vmovaps %zmm5,0x1c0(%rsp)
    37ee:	vmovss 0x1c0(%rsp,%rcx,4),%xmm6
    37f7:	lea    0x1(%r15),%ecx
    37fb:	and    $0xf,%ecx
    37fe:	vinsertps $0x10,0x1c0(%rsp,%rcx,4),%xmm6,%xmm6
    3809:	lea    0x2(%r15),%ecx
    380d:	and    $0xf,%ecx
    3810:	vinsertps $0x20,0x1c0(%rsp,%rcx,4),%xmm6,%xmm6
    381b:	lea    0x3(%r15),%ecx
    381f:	and    $0xf,%ecx
    3822:	vinsertps $0x30,0x1c0(%rsp,%rcx,4),%xmm6,%xmm6
    382d:	vmovups %xmm6,-0x8(%r13,%r15,4)
    3834:	add    $0x4,%r15
    3838:	cmp    %r12,%r15
    383b:	jne    37e0 <compute+0x1db0>
    383d:	test   %rdx,%rdx
    3840:	mov    0x40(%rsp),%r13
    3845:	je     3890 <compute+0x1e60>
    3847:	add    0x20(%rsp),%r8
    384c:	imul   0x78(%rsp),%rbx
    3852:	lea    (%rbx,%r15,4),%rbx
    3856:	add    %r8,%rbx
    3859:	xor    %r8d,%r8d
    385c:	nopl   0x0(%rax)
    3860:	lea    (%r15,%r8,1),%ecx
    3864:	and    $0xf,%ecx
    3867:	vmovaps %zmm5,0x640(%rsp)
    386f:	vmovss 0x640(%rsp,%rcx,4),%xmm6
    3878:	vmovss %xmm6,(%rbx,%r8,4)
    387e:	inc    %r8
    3881:	cmp    %r8,%rdx
    3884:	jne    3860 <compute+0x1e30>
    3886:	cs nopw 0x0(%rax,%rax,1)
    3890:	lea    0x2(%rax),%rdx
    3894:	cmp    %rsi,%rdx
    3897:	jge    39d0 <compute+0x1fa0>
    389d:	mov    0x20(%rdi),%r8
    38a1:	mov    0x38(%rdi),%rbx
    38a5:	mov    %rbx,%r15
    38a8:	sub    %r13,%r15
    38ab:	cmp    $0xf,%r15
    38af:	jle    38d0 <compute+0x1ea0>
    38b1:	imul   %rdx,%rbx
    38b5:	lea    (%r8,%rbx,4),%rcx
    38b9:	vmovups %zmm4,(%rcx,%r13,4)
    38c0:	mov    0x30(%rdi),%rsi
    38c4:	jmp    39d0 <compute+0x1fa0>
    38c9:	nopl   0x0(%rax)
    38d0:	test   %r15,%r15
    38d3:	jle    39d0 <compute+0x1fa0>
    38d9:	mov    0x38(%rsp),%rcx
    38de:	lea    (%rcx,%rbx,1),%r12
    38e2:	mov    %r12d,%edx
    38e5:	and    $0x3,%edx
    38e8:	mov    0x48(%rsp),%rcx
    38ed:	sub    %rbx,%rcx
    38f0:	cmp    $0xfffffffffffffffc,%rcx
    38f4:	jbe    38fe <compute+0x1ece>
    38f6:	xor    %r15d,%r15d
    38f9:	jmp    3987 <compute+0x1f57>
    38fe:	and    $0xfffffffffffffffc,%r12
    3902:	mov    0x30(%rsp),%rcx
    3907:	add    %r8,%rcx
    390a:	mov    %rbx,%r13
    390d:	imul   0x28(%rsp),%r13
    3913:	add    %rcx,%r13
    3916:	xor    %r15d,%r15d
    3919:	nopl   0x0(%rax)
    3920:	mov    %r15d,%ecx
    3923:	and    $0xf,%ecx
    3926:	vmovaps %zmm4,0x180(%rsp)
    392e:	vmovss 0x180(%rsp,%rcx,4),%xmm5
    3937:	lea    0x1(%r15),%ecx
    393b:	and    $0xf,%ecx
    393e:	vinsertps $0x10,0x180(%rsp,%rcx,4),%xmm5,%xmm5
    3949:	lea    0x2(%r15),%ecx
    394d:	and    $0xf,%ecx
    3950:	vinsertps $0x20,0x180(%rsp,%rcx,4),%xmm5,%xmm5
    395b:	lea    0x3(%r15),%ecx
    395f:	and    $0xf,%ecx
    3962:	vinsertps $0x30,0x180(%rsp,%rcx,4),%xmm5,%xmm5
    396d:	vmovups %xmm5,-0x8(%r13,%r15,4)
    3974:	add    $0x4,%r15
    3978:	cmp    %r12,%r15
    397b:	jne    3920 <compute+0x1ef0>
    397d:	test   %rdx,%rdx
    3980:	mov    0x40(%rsp),%r13
    3985:	je     39d0 <compute+0x1fa0>
    3987:	add    0x20(%rsp),%r8
    398c:	imul   0x28(%rsp),%rbx
    3992:	lea    (%rbx,%r15,4),%rbx
    3996:	add    %r8,%rbx
    3999:	xor    %r8d,%r8d
    399c:	nopl   0x0(%rax)
    39a0:	lea    (%r15,%r8,1),%ecx
    39a4:	and    $0xf,%ecx
    39a7:	vmovaps %zmm4,0x600(%rsp)
    39af:	vmovss 0x600(%rsp,%rcx,4),%xmm5
    39b8:	vmovss %xmm5,(%rbx,%r8,4)
    39be:	inc    %r8
    39c1:	cmp    %r8,%rdx
    39c4:	jne    39a0 <compute+0x1f70>
    39c6:	cs nopw 0x0(%rax,%rax,1)
    39d0:	lea    0x3(%rax),%rdx
    39d4:	cmp    %rsi,%rdx
    39d7:	jge    3b10 <compute+0x20e0>
    39dd:	mov    0x20(%rdi),%r8
    39e1:	mov    0x38(%rdi),%rbx
    39e5:	mov    %rbx,%r15
    39e8:	sub    %r13,%r15
    39eb:	cmp    $0xf,%r15
    39ef:	jle    3a10 <compute+0x1fe0>
    39f1:	imul   %rdx,%rbx
    39f5:	lea    (%r8,%rbx,4),%rcx
    39f9:	vmovups %zmm3,(%rcx,%r13,4)
    3a00:	mov    0x30(%rdi),%rsi
    3a04:	jmp    3b10 <compute+0x20e0>
    3a09:	nopl   0x0(%rax)
    3a10:	test   %r15,%r15
    3a13:	jle    3b10 <compute+0x20e0>
    3a19:	mov    0x38(%rsp),%rcx
    3a1e:	lea    (%rcx,%rbx,1),%r12
    3a22:	mov    %r12d,%edx
    3a25:	and    $0x3,%edx
    3a28:	mov    0x48(%rsp),%rcx
    3a2d:	sub    %rbx,%rcx
    3a30:	cmp    $0xfffffffffffffffc,%rcx
    3a34:	jbe    3a3e <compute+0x200e>
    3a36:	xor    %r15d,%r15d
    3a39:	jmp    3ac7 <compute+0x2097>
    3a3e:	and    $0xfffffffffffffffc,%r12
    3a42:	mov    0x30(%rsp),%rcx
    3a47:	add    %r8,%rcx
    3a4a:	mov    %rbx,%r13
    3a4d:	imul   0x98(%rsp),%r13
    3a56:	add    %rcx,%r13
    3a59:	xor    %r15d,%r15d
    3a5c:	nopl   0x0(%rax)
    3a60:	mov    %r15d,%ecx
    3a63:	and    $0xf,%ecx
    3a66:	vmovaps %zmm3,0x140(%rsp)
    3a6e:	vmovss 0x140(%rsp,%rcx,4),%xmm4
    3a77:	lea    0x1(%r15),%ecx
    3a7b:	and    $0xf,%ecx
    3a7e:	vinsertps $0x10,0x140(%rsp,%rcx,4),%xmm4,%xmm4
    3a89:	lea    0x2(%r15),%ecx
    3a8d:	and    $0xf,%ecx
    3a90:	vinsertps $0x20,0x140(%rsp,%rcx,4),%xmm4,%xmm4
    3a9b:	lea    0x3(%r15),%ecx
    3a9f:	and    $0xf,%ecx
    3aa2:	vinsertps $0x30,0x140(%rsp,%rcx,4),%xmm4,%xmm4
    3aad:	vmovups %xmm4,-0x8(%r13,%r15,4)
    3ab4:	add    $0x4,%r15
    3ab8:	cmp    %r12,%r15
    3abb:	jne    3a60 <compute+0x2030>
    3abd:	test   %rdx,%rdx
    3ac0:	mov    0x40(%rsp),%r13
    3ac5:	je     3b10 <compute+0x20e0>
    3ac7:	add    0x20(%rsp),%r8
    3acc:	imul   0x98(%rsp),%rbx
    3ad5:	lea    (%rbx,%r15,4),%rbx
    3ad9:	add    %r8,%rbx
    3adc:	xor    %r8d,%r8d
    3adf:	nop
    3ae0:	lea    (%r15,%r8,1),%ecx
    3ae4:	and    $0xf,%ecx
    3ae7:	vmovaps %zmm3,0x5c0(%rsp)
    3aef:	vmovss 0x5c0(%rsp,%rcx,4),%xmm4
    3af8:	vmovss %xmm4,(%rbx,%r8,4)
    3afe:	inc    %r8
    3b01:	cmp    %r8,%rdx
    3b04:	jne    3ae0 <compute+0x20b0>
    3b06:	cs nopw 0x0(%rax,%rax,1)
    3b10:	lea    0x4(%rax),%rdx
    3b14:	cmp    %rsi,%rdx
    3b17:	jge    3c50 <compute+0x2220>
    3b1d:	mov    0x20(%rdi),%r8
    3b21:	mov    0x38(%rdi),%rbx
    3b25:	mov    %rbx,%r15
    3b28:	sub    %r13,%r15
    3b2b:	cmp    $0xf,%r15
    3b2f:	jle    3b50 <compute+0x2120>
    3b31:	imul   %rdx,%rbx
    3b35:	lea    (%r8,%rbx,4),%rcx
    3b39:	vmovups %zmm2,(%rcx,%r13,4)
    3b40:	mov    0x30(%rdi),%rsi
    3b44:	jmp    3c50 <compute+0x2220>
    3b49:	nopl   0x0(%rax)
    3b50:	test   %r15,%r15
    3b53:	jle    3c50 <compute+0x2220>
    3b59:	mov    0x38(%rsp),%rcx
    3b5e:	lea    (%rcx,%rbx,1),%r12
    3b62:	mov    %r12d,%edx
    3b65:	and    $0x3,%edx
    3b68:	mov    0x48(%rsp),%rcx
    3b6d:	sub    %rbx,%rcx
    3b70:	cmp    $0xfffffffffffffffc,%rcx
    3b74:	jbe    3b7e <compute+0x214e>
    3b76:	xor    %r15d,%r15d
    3b79:	jmp    3c07 <compute+0x21d7>
    3b7e:	and    $0xfffffffffffffffc,%r12
    3b82:	mov    0x30(%rsp),%rcx
    3b87:	add    %r8,%rcx
    3b8a:	mov    %rbx,%r13
    3b8d:	imul   0x90(%rsp),%r13
    3b96:	add    %rcx,%r13
    3b99:	xor    %r15d,%r15d
    3b9c:	nopl   0x0(%rax)
    3ba0:	mov    %r15d,%ecx
    3ba3:	and    $0xf,%ecx
    3ba6:	vmovaps %zmm2,0x100(%rsp)
    3bae:	vmovss 0x100(%rsp,%rcx,4),%xmm3
    3bb7:	lea    0x1(%r15),%ecx
    3bbb:	and    $0xf,%ecx
    3bbe:	vinsertps $0x10,0x100(%rsp,%rcx,4),%xmm3,%xmm3
    3bc9:	lea    0x2(%r15),%ecx
    3bcd:	and    $0xf,%ecx
    3bd0:	vinsertps $0x20,0x100(%rsp,%rcx,4),%xmm3,%xmm3
    3bdb:	lea    0x3(%r15),%ecx
    3bdf:	and    $0xf,%ecx
    3be2:	vinsertps $0x30,0x100(%rsp,%rcx,4),%xmm3,%xmm3
    3bed:	vmovups %xmm3,-0x8(%r13,%r15,4)
    3bf4:	add    $0x4,%r15
    3bf8:	cmp    %r12,%r15
    3bfb:	jne    3ba0 <compute+0x2170>
    3bfd:	test   %rdx,%rdx
    3c00:	mov    0x40(%rsp),%r13
    3c05:	je     3c50 <compute+0x2220>
    3c07:	add    0x20(%rsp),%r8
    3c0c:	imul   0x90(%rsp),%rbx
    3c15:	lea    (%rbx,%r15,4),%rbx
    3c19:	add    %r8,%rbx
    3c1c:	xor    %r8d,%r8d
    3c1f:	nop
    3c20:	lea    (%r15,%r8,1),%ecx
    3c24:	and    $0xf,%ecx
    3c27:	vmovaps %zmm2,0x580(%rsp)
    3c2f:	vmovss 0x580(%rsp,%rcx,4),%xmm3
    3c38:	vmovss %xmm3,(%rbx,%r8,4)
    3c3e:	inc    %r8
    3c41:	cmp    %r8,%rdx
    3c44:	jne    3c20 <compute+0x21f0>
    3c46:	cs nopw 0x0(%rax,%rax,1)
    3c50:	add    $0x5,%rax
    3c54:	cmp    %rsi,%rax
    3c57:	jge    32d3 <compute+0x18a3>
    3c5d:	mov    0x20(%rdi),%rdx
    3c61:	mov    0x38(%rdi),%r8
    3c65:	mov    %r8,%rbx
    3c68:	sub    %r13,%rbx
    3c6b:	cmp    $0xf,%rbx
    3c6f:	jg     32c0 <compute+0x1890>
    3c75:	test   %rbx,%rbx
    3c78:	jle    32d3 <compute+0x18a3>
    3c7e:	mov    0x38(%rsp),%rax
    3c83:	lea    (%rax,%r8,1),%r15
    3c87:	mov    %r15d,%eax
    3c8a:	and    $0x3,%eax
    3c8d:	mov    0x48(%rsp),%rcx
    3c92:	sub    %r8,%rcx
    3c95:	cmp    $0xfffffffffffffffc,%rcx
    3c99:	jbe    3ca2 <compute+0x2272>
    3c9b:	xor    %ebx,%ebx
    3c9d:	jmp    3d22 <compute+0x22f2>
    3ca2:	and    $0xfffffffffffffffc,%r15
    3ca6:	mov    0x30(%rsp),%rcx
    3cab:	add    %rdx,%rcx
    3cae:	mov    %r8,%r12
    3cb1:	imul   %r10,%r12
    3cb5:	add    %rcx,%r12
    3cb8:	xor    %ebx,%ebx
    3cba:	nopw   0x0(%rax,%rax,1)
    3cc0:	mov    %ebx,%ecx
    3cc2:	and    $0xf,%ecx
    3cc5:	vmovaps %zmm1,0xc0(%rsp)
    3ccd:	vmovss 0xc0(%rsp,%rcx,4),%xmm2
    3cd6:	lea    0x1(%rbx),%ecx
    3cd9:	and    $0xf,%ecx
    3cdc:	vinsertps $0x10,0xc0(%rsp,%rcx,4),%xmm2,%xmm2
    3ce7:	lea    0x2(%rbx),%ecx
    3cea:	and    $0xf,%ecx
    3ced:	vinsertps $0x20,0xc0(%rsp,%rcx,4),%xmm2,%xmm2
    3cf8:	lea    0x3(%rbx),%ecx
    3cfb:	and    $0xf,%ecx
    3cfe:	vinsertps $0x30,0xc0(%rsp,%rcx,4),%xmm2,%xmm2
    3d09:	vmovups %xmm2,-0x8(%r12,%rbx,4)
    3d10:	add    $0x4,%rbx
    3d14:	cmp    %r15,%rbx
    3d17:	jne    3cc0 <compute+0x2290>
    3d19:	test   %rax,%rax
    3d1c:	je     32d3 <compute+0x18a3>
    3d22:	add    0x20(%rsp),%rdx
    3d27:	imul   %r10,%r8
    3d2b:	lea    (%r8,%rbx,4),%r8
    3d2f:	add    %rdx,%r8
    3d32:	xor    %edx,%edx
    3d34:	data16 data16 cs nopw 0x0(%rax,%rax,1)
    3d40:	lea    (%rbx,%rdx,1),%ecx
    3d43:	and    $0xf,%ecx
    3d46:	vmovaps %zmm1,0x540(%rsp)
    3d4e:	vmovss 0x540(%rsp,%rcx,4),%xmm2
    3d57:	vmovss %xmm2,(%r8,%rdx,4)
    3d5d:	inc    %rdx
    3d60:	cmp    %rdx,%rax
    3d63:	jne    3d40 <compute+0x2310>
    3d65:	jmp    32d3 <compute+0x18a3>
    3d6a:	lea    -0x28(%rbp),%rsp
    3d6e:	pop    %rbx
    3d6f:	pop    %r12
    3d71:	pop    %r13
    3d73:	pop    %r14
    3d75:	pop    %r15
    3d77:	pop    %rbp
    3d78:	vzeroupper
    3d7b:	ret
