"""Constructs that a given op may not use today: shared lets, optional tensors, several outputs, undefined gradients."""

from gradscope.core.codegen import model
from gradscope.core.codegen.emit_api import api_file
from gradscope.core.codegen.emit_dygraph import dygraph_file
from gradscope.core.codegen.emit_infos import infos_file
from gradscope.core.codegen.emit_nodes import node_class
from gradscope.core.codegen.emit_outer import eager_file, ops_api_file

OP = {
    "op": "norm3",
    "args": "(Tensor x, Tensor scale, Tensor[] rest, float epsilon=1e-5f, IntArray axis={})",
    "optional": "scale",
    "output": "Tensor(out), Tensor[](parts)",
    "infer_meta": {"func": "NormInferMeta"},
    "kernel": {"func": "norm3", "data_type": "x"},
    "backward": "norm3_grad",
}
BACKWARD = {
    "backward_op": "norm3_grad",
    "forward": "norm3 (Tensor x, Tensor scale, Tensor[] rest, float epsilon, IntArray axis)"
    " -> Tensor(out), Tensor[](parts)",
    "let": {"shared": "out_grad * x", "once": "out_grad / epsilon", "shape": "out.shape"},
    "formulas": {
        "x_grad": "shared if scale is None else shared * scale",
        "scale_grad": "sum_to(shared + once, scale.shape)",
        "rest_grad": "[expand_it(p, shape) for p in parts_grad]",
    },
    "undefined": "keep",
}
HELPER = {
    "op": "expand_it",
    "args": "(Tensor x, IntArray shape)",
    "output": "Tensor(out)",
    "infer_meta": {"func": "E"},
    "kernel": {"func": "expand_it"},
}


def ops():
    functions = model.formula_functions()
    basic = [
        op
        for op in model._entries(model.OPS_DIR / "elementwise.yaml")
        if op.get("op") in ("multiply", "add", "scale", "div_scale")
    ]
    basic = [{k: v for k, v in op.items() if k != "backward"} for op in basic]
    return model.build([*basic, OP, HELPER], [BACKWARD], functions)


def test_node():
    op = next(o for o in ops() if o.name == "norm3")
    text = node_class(op, op.backward)
    compile(text, "node", "exec")
    body = [line.strip() for line in text.splitlines()]
    assert "keep_undefined_ = True" in body
    assert "single_ = False" in body and "in_lists_ = (False, True)" in body
    assert 'outs_ = ("out", "parts")' in body
    assert "def backward(self, F: Any, out_grad: Any, parts_grad: Any) -> Any:" in body
    assert "x_edge, scale_edge, rest_edges = self.edges" in body
    assert "out_meta = self.in_metas[0]" in body
    assert (
        body[body.index("shared = F.multiply(out_grad, x)") - 1] == "if x_edge is not None or scale_edge is not None:"
    )
    assert body[body.index("once = F.div_scale(out_grad, self.epsilon)") - 1] == "if scale_edge is not None:"
    assert "rest_grad = [F.expand_it(p, shape) for p in parts_grad]" in body
    assert "return x_grad, scale_grad, rest_grad" in body
    assert 'scale = recover(self, F, "scale")' in body, "an optional save goes through recover"


def test_other_layers():
    made = ops()
    for text in (api_file(made), dygraph_file(made), eager_file(made), ops_api_file(made), infos_file(made)):
        compile(text, "generated", "exec")
    body = [line.strip() for line in dygraph_file(made).splitlines()]
    assert "set_history_slots(node, out, parts)" in body
    assert "op.ended((out, parts), node)" in body and "return out, parts" in body
    assert (
        "node.out_metas = (x.impl.meta, None if scale is None else scale.impl.meta, [t.impl.meta for t in rest])"
        in body
    )
    assert "node.scale = node.scale_impl = None" in body
    body = [line.strip() for line in api_file(made).splitlines()]
    assert "scale_impl = None if scale is None else scale.impl" in body
    assert "out_array, parts_array = fn(x_array, scale_array, rest_arrays, epsilon, axis)" in body
    assert 'scale = parse.get_optional_tensor_from_args("norm3", "scale", 1, scale)' in eager_file(made)
    assert "-> tuple[Tensor, list[Tensor]]:" in ops_api_file(made)
