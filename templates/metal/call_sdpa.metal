const int kv_heads = keys_shape[1], kv_head = int(threadgroup_position_in_grid.z) % kv_heads;
threadgroup float4 scratch[(tuner::SCRATCH + 3) / 4];
const int batch = int(threadgroup_position_in_grid.z) / kv_heads, ratio = q_shape[1] / kv_heads;
const tuner::Sizes sizes = {q_shape[2], ratio, kv_heads, keys_shape[2], int(settings[2]), settings[0], settings[1]};
const tuner::Queries queries = {q + batch * q_strides[0] + kv_head * ratio * q_strides[1], q_strides[1], q_strides[2],
                                q_strides[3]};
const device tuner::Stored* k_rows = keys + batch * keys_strides[0] + kv_head * keys_strides[1];
const device tuner::Stored* v_rows = values + batch * values_strides[0] + kv_head * values_strides[1];
const tuner::Strides of_k = {keys_strides[2], keys_strides[3]}, of_v = {values_strides[2], values_strides[3]};
#if KV_BITS
const auto k = tuner::cache(k_rows, of_k, key_scales + batch * key_scales_strides[0] + kv_head * key_scales_strides[1],
                            tuner::Strides{key_scales_strides[2], key_scales_strides[3]},
                            key_biases + batch * key_biases_strides[0] + kv_head * key_biases_strides[1],
                            tuner::Strides{key_biases_strides[2], key_biases_strides[3]});
const auto v = tuner::cache(v_rows, of_v, value_scales + batch * value_scales_strides[0] + kv_head * value_scales_strides[1],
                            tuner::Strides{value_scales_strides[2], value_scales_strides[3]},
                            value_biases + batch * value_biases_strides[0] + kv_head * value_biases_strides[1],
                            tuner::Strides{value_biases_strides[2], value_biases_strides[3]});
#else
const auto k = tuner::cache(k_rows, of_k, q, of_k, q, of_k);
const auto v = tuner::cache(v_rows, of_v, q, of_v, q, of_v);
#endif
#if MASK == MASK_BOOLEAN || MASK == MASK_ADDITIVE
const auto seen = tuner::mask_of(mask + batch * mask_strides[0] + kv_head * ratio * mask_strides[1], mask_strides[1],
                                 mask_strides[2], mask_strides[3]);
#else
const auto seen = tuner::mask_of(q, 0, 0, 0);
#endif
#if HAS_SINKS
const auto logits = sinks;
#else
const auto logits = q;
#endif
#if DIRECT
device tuner::Out* results = y;
device float* statistics = nullptr;
#else
device tuner::Out* results = sums;
#endif
tuner::attention(queries, k, v, seen, logits, results, statistics, sizes, (threadgroup float*)scratch,
                 threadgroup_position_in_grid, threadgroups_per_grid.y, simdgroup_index_in_threadgroup,
                 thread_index_in_simdgroup);
