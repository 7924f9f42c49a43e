threadgroup float4 scratch[(tuner::SCRATCH + 3) / 4];
tuner::product(w, scales, BIASES, x, y, x_shape[0], w_shape[0], x_shape[1], (threadgroup float*)scratch,
               threadgroup_position_in_grid, simdgroup_index_in_threadgroup, thread_index_in_simdgroup);
