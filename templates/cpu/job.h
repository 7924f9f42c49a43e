// One evaluation of a node of MLX's graph, as node.cpp hands it to an operation of operations.c or sdpa.c.
#define JOB_INPUTS 10
#define JOB_DIMS 4

typedef struct {
  void *data;
  int dims, contiguous;  // contiguous: rows follow one another without gaps
  long size;             // elements
  long shape[JOB_DIMS], strides[JOB_DIMS];  // elements
} Tensor;

typedef struct {
  const void *parameters;  // what the operation was made with
  long value;              // what this node was made with
  int inputs;
  Tensor input[JOB_INPUTS], output;
} Job;
