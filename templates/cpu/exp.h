// e ** (v - n * log(2)) for whole n: the polynomial of a range that short, to a few units in the last place.
INLINE f32x16 exp_rest(f32x16 v, f32x16 n) {
  f32x16 r = fma16(n, (f32x16)-0.693359375f, v);
  r = fma16(n, (f32x16)2.12194440e-4f, r);
  f32x16 p = fma16((f32x16)1.9875691500e-4f, r, (f32x16)1.3981999507e-3f);
  p = fma16(p, r, (f32x16)8.3334519073e-3f);
  p = fma16(p, r, (f32x16)4.1665795894e-2f);
  p = fma16(p, r, (f32x16)1.6666665459e-1f);
  p = fma16(p, r, (f32x16)5.0000001201e-1f);
  return fma16(p, r * r, r) + 1.0f;
}

// e ** v; v is brought into the range where the result is a normal number.
INLINE f32x16 exp16(f32x16 v) {
  const f32x16 low = -87.3f, high = 88.3f;
  f32x16 x = v < low ? low : v;
  x = x > high ? high : x;
  const f32x16 n = __builtin_elementwise_roundeven(x * 1.44269504f);
  return exp_rest(x, n) * (f32x16)((__builtin_convertvector(n, i32x16) + 127) << 23);
}
