"""Small-M kernel tuner for speculative decoding with MLX."""
