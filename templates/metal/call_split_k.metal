tuner::sum_parts(parts, y, ulong(parts_shape[1]) * ulong(parts_shape[2]), thread_position_in_grid.x);
