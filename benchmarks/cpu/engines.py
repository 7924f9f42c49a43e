"""One engine in a process of its own: `python engines.py NAME` reads requests and writes answers, a JSON object a line.

{"n", "k", "group", "copies", "threads"} makes that many 4-bit matrices, {"m"} answers {"us": microseconds a product}
measured over all of them once, so that every weight comes from memory. Run by bench.py.
"""

import ctypes
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

RNG = np.random.default_rng(0)


class Onnx:
    """ONNX Runtime's MatMulNBits: accuracy level 0 computes in float32, 4 with 8-bit activations."""

    def __init__(self, n: int, k: int, group: int, copies: int, threads: int, level: int = 0) -> None:
        import onnxruntime
        from onnx import TensorProto, helper, numpy_helper

        w = RNG.integers(0, 256, (n, k // group, group // 2), dtype=np.uint8)
        scales = RNG.random((n, k // group), dtype=np.float32) * np.float32(0.01)
        zeros = RNG.integers(0, 256, (n, (k // group + 1) // 2), dtype=np.uint8)
        nodes, weights, outputs = [], [], []
        options = {"K": k, "N": n, "bits": 4, "block_size": group, "accuracy_level": level}
        for i in range(copies):
            names = [f"w{i}", f"s{i}", f"z{i}"]
            parts = (np.roll(w, i, 0), scales, zeros)
            weights += [numpy_helper.from_array(part, name) for part, name in zip(parts, names, strict=True)]
            nodes.append(helper.make_node("MatMulNBits", ["x", *names], [f"y{i}"], domain="com.microsoft", **options))
            outputs.append(helper.make_tensor_value_info(f"y{i}", TensorProto.FLOAT, ["M", n]))
        x = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["M", k])
        sets = [helper.make_opsetid("", 21), helper.make_opsetid("com.microsoft", 1)]
        model = helper.make_model(helper.make_graph(nodes, "g", [x], outputs, weights), opset_imports=sets, ir_version=10)
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = threads
        settings.add_session_config_entry("session.intra_op.allow_spinning", "1")
        self._session = onnxruntime.InferenceSession(
            model.SerializeToString(), settings, providers=["CPUExecutionProvider"]
        )
        self.version = onnxruntime.__version__

    def prepare(self, x: np.ndarray) -> None:
        self._x = {"x": x}

    def run(self) -> None:
        self._session.run(None, self._x)


class OpenVino:
    """OpenVINO's CPU plugin; dynamic quantization of x in groups of 32, or none; products in float32 or, where the CPU has
    the instructions, bfloat16."""

    def __init__(
        self, n: int, k: int, group: int, copies: int, threads: int, quantize: int = 0, precision: str = "f32"
    ) -> None:
        import openvino
        from openvino import opset13

        x = opset13.parameter([-1, k], np.float32, name="x")
        outputs = []
        scales = opset13.constant((RNG.random((n, k // group, 1)) * 0.01).astype(np.float16))

        def codes(*shape: int) -> Any:
            tensor = openvino.Tensor(openvino.Type.u4, openvino.Shape(list(shape)))
            tensor.data.reshape(-1)[:] = RNG.integers(0, 256, tensor.data.size, dtype=np.uint8)
            return opset13.convert(openvino.op.Constant(tensor, shared_memory=False), np.float16)

        for _ in range(copies):
            shifted = opset13.subtract(codes(n, k // group, group), codes(n, k // group, 1))
            whole = opset13.reshape(opset13.multiply(shifted, scales), np.array([n, k]), False)
            outputs.append(opset13.matmul(x, opset13.convert(whole, np.float32), False, True))
        settings = {
            "INFERENCE_NUM_THREADS": threads,
            "PERFORMANCE_HINT": "LATENCY",
            "DYNAMIC_QUANTIZATION_GROUP_SIZE": str(quantize),
            "INFERENCE_PRECISION_HINT": precision,
        }
        if precision == "bf16" and "BF16" not in openvino.Core().get_property("CPU", "OPTIMIZATION_CAPABILITIES"):
            raise RuntimeError("this CPU has no bfloat16 instructions")
        compiled = openvino.Core().compile_model(openvino.Model(outputs, [x]), "CPU", settings)
        self._request = compiled.create_infer_request()
        self._tensor = openvino.Tensor
        self.version = openvino.__version__

    def prepare(self, x: np.ndarray) -> None:
        self._request.set_input_tensor(self._tensor(x))

    def run(self) -> None:
        self._request.infer()


class Torch:
    """torch's int4 weights for the CPU, bfloat16."""

    def __init__(self, n: int, k: int, group: int, copies: int, threads: int) -> None:
        import torch

        torch.set_num_threads(threads)
        packed = torch.ops.aten._convert_weight_to_int4pack_for_cpu(torch.randint(0, 16, (n, k), dtype=torch.int32), 1)
        scales = [(torch.rand(k // group, n, 2) * 0.01).bfloat16() for _ in range(copies)]
        self._matrices = [(packed.clone(), scale) for scale in scales]
        self._torch, self._group = torch, group
        self.version = torch.__version__

    def prepare(self, x: np.ndarray) -> None:
        self._x = self._torch.from_numpy(x).bfloat16()

    def run(self) -> None:
        for w, scales in self._matrices:
            self._torch.ops.aten._weight_int4pack_mm_for_cpu(self._x, w, self._group, scales)


class LlamaCpp:
    """llama.cpp's Q4_0 through its ggml library, 8-bit activations. Weights in rows side by side for vector instructions,
    or in tiles for AMX, which is what llama.cpp itself prefers where there is AMX."""

    _BUFFER_TYPES: ClassVar = {
        "repack": "_Z35ggml_backend_cpu_repack_buffer_typev",
        "amx": "_Z28ggml_backend_amx_buffer_typev",
    }

    def __init__(self, n: int, k: int, group: int, copies: int, threads: int, layout: str = "repack") -> None:
        import llama_cpp

        self.version = f"llama-cpp-python {llama_cpp.__version__}"
        folder = Path(llama_cpp.__file__).parent / "lib"
        for name in ("libggml-base.so", "libggml-cpu.so", "libggml.so"):
            self._ggml = ctypes.CDLL(str(folder / name), ctypes.RTLD_GLOBAL)
        self._matrices = self._call("ggml_init", ctypes.c_void_p, _GgmlInit(64 * copies * 1024 + (1 << 20), None, True))
        tensor = self._function("ggml_new_tensor_2d", ctypes.c_void_p)
        q4_0 = 2
        self._w = [tensor(self._matrices, q4_0, ctypes.c_int64(k), ctypes.c_int64(n)) for _ in range(copies)]
        kind = self._call(self._BUFFER_TYPES[layout], ctypes.c_void_p)
        if not kind:
            raise RuntimeError(f"this CPU has no {layout}")
        if not self._call("ggml_backend_alloc_ctx_tensors_from_buft", ctypes.c_void_p, self._matrices, kind):
            raise MemoryError("ggml could not allocate the matrices")
        blocks = RNG.integers(0, 256, (n * k // 32, 18), dtype=np.uint8)
        blocks[:, :2] = np.frombuffer(np.float16(0.01).tobytes(), np.uint8)
        for w in self._w:
            self._call(
                "ggml_backend_tensor_set", None, w, blocks.ctypes.data, ctypes.c_size_t(0), ctypes.c_size_t(blocks.size)
            )
        self._backend = self._call("ggml_backend_cpu_init", ctypes.c_void_p)
        self._call("ggml_backend_cpu_set_n_threads", None, self._backend, threads)
        self._graph: int | None = None

    def _function(self, name: str, result: Any) -> Callable[..., Any]:
        function = getattr(self._ggml, name)
        function.restype = result
        return lambda *arguments: function(
            *(ctypes.c_void_p(a) if isinstance(a, int) and a > 1 << 31 else a for a in arguments)
        )

    def _call(self, name: str, result: Any, *arguments: Any) -> Any:
        return self._function(name, result)(*arguments)

    def prepare(self, x: np.ndarray) -> None:
        m, k = x.shape
        context = self._call("ggml_init", ctypes.c_void_p, _GgmlInit(1 << 24, None, True))
        f32 = 0
        tensor = self._call("ggml_new_tensor_2d", ctypes.c_void_p, context, f32, ctypes.c_int64(k), ctypes.c_int64(m))
        graph = self._call("ggml_new_graph", ctypes.c_void_p, context)
        for w in self._w:
            product = self._call("ggml_mul_mat", ctypes.c_void_p, context, w, tensor)
            self._call("ggml_build_forward_expand", None, graph, product)
        self._call("ggml_backend_alloc_ctx_tensors", ctypes.c_void_p, context, self._backend)
        self._call("ggml_backend_tensor_set", None, tensor, x.ctypes.data, ctypes.c_size_t(0), ctypes.c_size_t(x.nbytes))
        self._graph = graph

    def run(self) -> None:
        self._call("ggml_backend_graph_compute", ctypes.c_int, self._backend, self._graph)


class _GgmlInit(ctypes.Structure):
    """ggml_init_params"""

    _fields_ = (("mem_size", ctypes.c_size_t), ("mem_buffer", ctypes.c_void_p), ("no_alloc", ctypes.c_bool))


ENGINES: dict[str, Callable[..., Any]] = {
    "onnx-float": Onnx,
    "onnx-int8": lambda *sizes: Onnx(*sizes, level=4),
    "openvino-float": OpenVino,
    "openvino-int8": lambda *sizes: OpenVino(*sizes, quantize=32),
    "openvino-bf16": lambda *sizes: OpenVino(*sizes, precision="bf16"),
    "torch-bf16": Torch,
    "llama.cpp-q4_0": LlamaCpp,
    "llama.cpp-amx": lambda *sizes: LlamaCpp(*sizes, layout="amx"),
}


def main() -> None:
    engine: Any = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if "n" in request:
                engine = None
                sizes = [request[name] for name in ("n", "k", "group", "copies", "threads")]
                engine, copies, k, prepared = ENGINES[sys.argv[1]](*sizes), request["copies"], request["k"], 0
                answer: dict[str, object] = {"version": engine.version}
            else:
                if prepared != request["m"]:
                    prepared = request["m"]
                    engine.prepare(RNG.standard_normal((prepared, k)).astype(np.float32))
                engine.run()  # after a pause the first calls are slow
                started = time.perf_counter()
                engine.run()
                answer = {"us": (time.perf_counter() - started) / copies * 1e6}
        except Exception as error:  # whatever goes wrong with a peer is that peer's line in the table
            answer = {"error": f"{type(error).__name__}: {str(error)[:200]}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
