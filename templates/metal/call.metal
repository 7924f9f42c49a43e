const int m = x_shape[0], n = w_shape[0], k = x_shape[1];
threadgroup float4 scratch[(tuner::SCRATCH + 3) / 4];
tuner::product(w, scales, BIASES, x, y, m, n, k, (threadgroup float*)scratch, threadgroup_position_in_grid,
               simdgroup_index_in_threadgroup, thread_index_in_simdgroup);
