"""Functions against PaddlePaddle 3.3.1: results, dtypes, shapes, node names and gradients that it gave itself.

observed/expressions.txt has the expressions, observed/scene.py their tensors, observed/paddle.json what Paddle gave.
"""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

HERE = Path(__file__).parent / "observed"
spec = importlib.util.spec_from_file_location("observed_scene", HERE / "scene.py")
assert spec is not None and spec.loader is not None
scene = importlib.util.module_from_spec(spec)
spec.loader.exec_module(scene)
OBSERVED: dict[str, Any] = json.loads((HERE / "paddle.json").read_text(encoding="utf-8"))

#: expression -> the node we make where Paddle makes another
NODES: dict[str, str | None] = {
    "paddle.linalg.matrix_power(x, 3)": "MatmulGradNode",
    "paddle.linalg.matrix_power(x, -1)": "InverseGradNode",
    "paddle.linalg.multi_dot([x, y, x])": "MatmulGradNode",
    "paddle.dist(x, y)": "PNormGradNode",
    "paddle.dist(x, y, 1)": "PNormGradNode",
    "paddle.vander(x[0])": "StackGradNode",
    "paddle.vander(x[0], 3, True)": "StackGradNode",
    "paddle.quantile(w, 0.3)": "ReshapeGradNode",
    "paddle.quantile(w, 0.4, 0, True)": "ReshapeGradNode",
    'paddle.quantile(w, 0.4, interpolation="lower")': "ReshapeGradNode",
    "paddle.nanquantile(n[:3], 0.5)": "ReshapeGradNode",
    "paddle.count_nonzero(x)": None,  # a count has no gradient
    "paddle.count_nonzero(x, 1, True)": None,
    "paddle.index_fill(w, k, 1, -1.0)": "IndexElementwisePutWithTensorGradNode",
    "paddle.crop(w, [1, 2], [1, 1])": "SliceGradNode",
    "paddle.diag_embed(x)": "DiagEmbedGradNode",  # Paddle gives it no gradient
}
#: expression -> why the gradient differs from Paddle's on purpose
GRADIENTS: dict[str, str] = {
    "paddle.lerp(x, y, y)": "Paddle gives the weight none",
    "paddle.masked_fill(x, x > 1.5, y[0, 0])": "Paddle gives the value 0",
    "paddle.unfold(w, 1, 2, 1)": "Paddle counts an element that lies in two windows once",
    "paddle.diag_embed(x)": "Paddle gives none",
    "x.fill_diagonal_tensor(y[0])": "Paddle gives the diagonal none",
}


def test_every_expression_was_observed() -> None:
    assert set(scene.EXPRESSIONS) == set(OBSERVED)


def same(have: Any, want: Any, expression: str) -> None:
    if isinstance(want, list):
        assert len(have) == len(want)
        for one, other in zip(have, want, strict=True):
            same(one, other, expression)
        return
    if not isinstance(want, dict):
        assert have == want
        return
    assert (have["dtype"], have["shape"]) == (want["dtype"], want["shape"])
    np.testing.assert_allclose(have["values"], want["values"], rtol=2e-5, atol=1e-6)
    assert have["node"] == NODES.get(expression, want["node"])


@pytest.mark.parametrize("expression", scene.EXPRESSIONS)
def test_expression(expression: str) -> None:
    mine, wanted = scene.observe(paddle, expression), OBSERVED[expression]
    same(mine["result"], wanted["result"], expression)
    if expression not in GRADIENTS:
        assert set(mine["gradients"]) == set(wanted["gradients"])
        for name, gradient in wanted["gradients"].items():
            np.testing.assert_allclose(mine["gradients"][name], gradient, rtol=1e-4, atol=2e-5, err_msg=name)


ERRORS: dict[str, Any] = json.loads((HERE / "errors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("expression", ERRORS)
def test_errors_read_as_paddles(expression: str) -> None:
    """Type, kind and the first line, of which 260 characters were taken down."""
    kind, tag, text = ERRORS[expression]
    with pytest.raises(Exception) as caught:
        eval(expression, scene.scene(paddle))
    line = str(caught.value).splitlines()[0]
    assert type(caught.value).__name__ == kind
    assert line.removeprefix(f"({tag}) ")[:260] == text
