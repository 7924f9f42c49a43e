// What a compiled kernel hands to the pool: addresses of its functions (`_Kernel` of tuner/backends/cpu/kernels.py).
typedef struct {
  long (*tasks)(const void *args);
  void (*compute)(const void *args, long task);
  long (*prepare_parts)(const void *args);
  void (*prepare)(const void *args, long part);
  long (*prepared_floats)(const void *args);
} Kernel;
