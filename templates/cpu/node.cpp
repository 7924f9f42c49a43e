// Puts operations of ours into MLX's lazy graph, so that nothing is evaluated when they are called.
//
// A node is made of one that MLX made: Python calls a stock operation with the right inputs, output shape and dtype, and
// `node_attach` changes what evaluates it. Whatever else MLX asks of a node (vjp, jvp, vmap) the stock operation answers.
//
// It is compiled on the user's machine with the headers of the installed MLX, so every layout and virtual function is the
// installed one's. Those headers are read with libc++, while libmlx was built with libstdc++: both lay out vectors and
// shared pointers alike, but count references and call std::function differently. So no shared_ptr and no std::function is
// copied, moved or destroyed here but by hand, and functions with std:: in their types are imported by their libstdc++
// names; when MLX changes one, the library does not load and kernels leave the graph as they do without it.
#include <functional>
#include <typeinfo>

#include <mlx/allocator.h>
#include <mlx/array.h>
#include <mlx/primitives.h>

#include "job.h"

namespace mx = mlx::core;

namespace {

using Arrays = std::vector<mx::array>;
using Operation = void (*)(const Job *);

// ------------------------------------------------------------------------------------------------ libstdc++ by hand

// The head of libstdc++'s control block, std::_Sp_counted_base.
struct Count {
  virtual ~Count() {}
  virtual void dispose() noexcept = 0;
  virtual void destroy() noexcept { delete this; }
  virtual void *deleter(const std::type_info &) noexcept { return nullptr; }
  int uses = 1, weak = 1;
};

struct Shared {  // std::shared_ptr
  void *object;
  Count *count;
};

Shared retain(Shared shared) {
  if (shared.count) __atomic_fetch_add(&shared.count->uses, 1, __ATOMIC_RELAXED);
  return shared;
}

void release(Shared shared) {
  if (!shared.count || __atomic_fetch_sub(&shared.count->uses, 1, __ATOMIC_ACQ_REL) != 1) return;
  shared.count->dispose();
  if (__atomic_fetch_sub(&shared.count->weak, 1, __ATOMIC_ACQ_REL) == 1) shared.count->destroy();
}

struct Task;

struct Function {  // std::function<void ()> that owns a Task
  Task *task;
  void *unused;
  bool (*manage)(Function *to, const Function *from, int action);
  void (*invoke)(const Function *);
};

struct Data {  // mlx::core::allocator::Data that owns a buffer of MLX's
  void *buffer;
  void *deleter[4];
  bool owned;
};

static_assert(sizeof(std::vector<int>) == 24 && sizeof(std::shared_ptr<int>) == 16 && sizeof(mx::array) == 16);
static_assert(sizeof(mx::allocator::Data) == sizeof(std::function<void()>) + 32);  // no field more than `Data` has

extern "C" {
void set_data(mx::array *, Data *) __asm__("_ZN3mlx4core5array8set_dataENS0_9allocator4DataE");
void *scheduler() __asm__("_ZN3mlx4core9scheduler9schedulerEv");
void enqueue(void *scheduler, mx::Stream, Function *)
    __asm__("_ZN3mlx4core9scheduler9Scheduler7enqueueENS0_6StreamESt8functionIFvvEE");
}

// ---------------------------------------------------------------------------------------------------------- the node

constexpr int MAX_OWNERS = 16;

// An operation with its parameters and the arrays whose memory these point to.
struct Spec {
  int uses = 1;
  Operation run;
  void *parameters;
  int count;
  Shared owners[MAX_OWNERS];
};

Spec *retain(Spec *spec) {
  __atomic_fetch_add(&spec->uses, 1, __ATOMIC_RELAXED);
  return spec;
}

void release(Spec *spec) {
  if (__atomic_fetch_sub(&spec->uses, 1, __ATOMIC_ACQ_REL) != 1) return;
  for (int i = 0; i < spec->count; i++) release(spec->owners[i]);
  ::operator delete(spec->parameters);
  delete spec;
}

// What MLX's thread runs. It may outlive its node: MLX lets go of a primitive as soon as its work is queued.
struct Task {
  Spec *spec;
  Job job;
};

enum Action { type_info, pointer, clone, destroy };  // std::_Manager_operation

bool manage(Function *to, const Function *from, int action) {
  if (action == clone) to->task = new Task{retain(from->task->spec), from->task->job};
  if (action == destroy) {
    release(to->task->spec);
    delete to->task;
  }
  return false;
}

void invoke(const Function *f) { f->task->spec->run(&f->task->job); }

Tensor tensor_of(const mx::array &a) {
  Tensor t{const_cast<char *>(a.data<char>()), int(a.ndim()), a.flags().row_contiguous, long(a.size()), {}, {}};
  for (int i = 0; i < t.dims; i++) t.shape[i] = a.shape()[i], t.strides[i] = a.strides()[i];
  return t;
}

mx::Primitive &primitive(Shared shared) { return *static_cast<mx::Primitive *>(shared.object); }

class Node final : public mx::Primitive {
 public:
  Node(Shared stock, Spec *spec, long value)
      : Primitive(primitive(stock).stream()), stock_(stock), spec_(retain(spec)), value_(value) {}
  ~Node() override {
    release(stock_);
    release(spec_);
  }

  void eval_cpu(const Arrays &inputs, Arrays &outputs) override {
    if (!fits(inputs)) return stock().eval_cpu(inputs, outputs);
    mx::array &y = outputs[0];
    Data data{mx::allocator::allocator().malloc(y.nbytes()).ptr(), {}, true};
    set_data(&y, &data);
    Task *task = new Task{retain(spec_), {spec_->parameters, value_, 0, {}, tensor_of(y)}};
    for (const mx::array &x : inputs)
      if (task->job.inputs < JOB_INPUTS) task->job.input[task->job.inputs++] = tensor_of(x);
    Function function{task, nullptr, manage, invoke};
    enqueue(scheduler(), stream(), &function);
    if (function.manage) function.manage(&function, nullptr, destroy);  // it was not moved from
  }
  void eval_gpu(const Arrays &inputs, Arrays &outputs) override { stock().eval_gpu(inputs, outputs); }
  Arrays jvp(const Arrays &primals, const Arrays &tangents, const std::vector<int> &argnums) override {
    return stock().jvp(primals, tangents, argnums);
  }
  Arrays vjp(const Arrays &primals, const Arrays &cotangents, const std::vector<int> &argnums,
             const Arrays &outputs) override {
    return stock().vjp(primals, cotangents, argnums, outputs);
  }
  std::pair<Arrays, std::vector<int>> vmap(const Arrays &inputs, const std::vector<int> &axes) override {
    return stock().vmap(inputs, axes);
  }
  std::vector<mx::Shape> output_shapes(const Arrays &inputs) override { return stock().output_shapes(inputs); }
  bool is_equivalent(const Primitive &other) const override { return this == &other; }
  const char *name() const override { return primitive(stock_).name(); }

 private:
  mx::Primitive &stock() { return primitive(stock_); }
  bool fits(const Arrays &inputs) {
    for (const mx::array &x : inputs)
      if (x.ndim() > JOB_DIMS) return false;
    return true;
  }

  Shared stock_;
  Spec *spec_;
  long value_;
};

struct Block final : Count {  // what std::make_shared<Node> would make
  Block(Shared stock, Spec *spec, long value) : node(stock, spec, value) {}
  ~Block() override {}
  void dispose() noexcept override { node.~Node(); }
  void destroy() noexcept override { ::operator delete(this); }
  union {
    Node node;
  };
};

// The mlx.core.array in a Python object: nanobind's nb_inst is the object's head, the distance to the value and flags.
mx::array &array_of(void *object) {
  struct Instance {
    void *head[2];
    int offset;
    unsigned state : 2, direct : 1;
  } *instance = static_cast<Instance *>(object);
  char *at = static_cast<char *>(object) + instance->offset;
  return *(instance->direct ? reinterpret_cast<mx::array *>(at) : *reinterpret_cast<mx::array **>(at));
}

}  // namespace

#define EXPORT extern "C" __attribute__((visibility("default")))

// Where an evaluated array's elements lie: with it a caller can tell whether `array_of` sees what Python sees.
EXPORT void *node_data(void *object) { return array_of(object).data<void>(); }

// Copies `bytes` of parameters and keeps the arrays, at most MAX_OWNERS, alive for as long as a node may run.
EXPORT Spec *node_spec(Operation run, const void *parameters, unsigned long bytes, void **arrays, int count) {
  Spec *spec = new Spec{1, run, ::operator new(bytes), count, {}};
  __builtin_memcpy(spec->parameters, parameters, bytes);
  for (int i = 0; i < count; i++) spec->owners[i] = retain(reinterpret_cast<Shared &>(array_of(arrays[i])));
  return spec;
}

EXPORT void node_spec_release(Spec *spec) { release(spec); }

// Makes `spec` evaluate the array, which must not have been evaluated. 0: it is part of a transformation (and `traced` is
// false: the stock operation below does not compute the same), or not the CPU's.
EXPORT int node_attach(void *object, Spec *spec, long value, int traced) {
  mx::array &y = array_of(object);
  if (!y.has_primitive() || y.primitive().device().type != mx::Device::cpu || !(traced || !y.is_tracer())) return 0;
  Shared &slot = reinterpret_cast<Shared &>(y.primitive_ptr());
  Block *block = new Block(slot, spec, value);
  slot = {&block->node, block};
  return 1;
}
