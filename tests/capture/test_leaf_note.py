"""A refused in-place write on a leaf: the traceback says where the leaf was made."""

from __future__ import annotations

import pytest

import gradscope
import gradscope.paddle as paddle


def test_the_error_names_the_line_that_made_the_leaf(tmp_path):
    with gradscope.record(tmp_path / "r.gscope"):
        w = paddle.to_tensor([1.0], stop_gradient=False)  # made here
        with pytest.raises(ValueError, match="Leaf Var") as caught:
            w.add_(paddle.to_tensor([1.0]))
    (note,) = [n for n in caught.value.__notes__ if "made at" in n]
    assert note.startswith("[gradscope]") and "test_leaf_note.py:" in note and note.endswith("# made here")


def test_other_errors_of_ops_get_none(tmp_path):
    with gradscope.record(tmp_path / "r.gscope"):
        w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
        with pytest.raises(ValueError) as caught:
            w + paddle.to_tensor([1.0, 2.0, 3.0])
    assert not [n for n in getattr(caught.value, "__notes__", ()) if "made at" in n]
