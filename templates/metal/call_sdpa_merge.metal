#if HAS_SINKS
const auto logits = sinks;
#else
const auto logits = statistics;
#endif
tuner::merge(sums, statistics, logits, y, int(sums_shape[1]), int(sums_shape[2]), int(settings[0]), int(settings[1]),
             int(sums_shape[3]), int(thread_position_in_grid.y), 4 * int(thread_position_in_grid.x));
