"""Every name of the tables exists, runs on a small input and gives what Paddle 3.3 gave for it.

A name counts as present when the call that uses it gives Paddle's result: one that only raises cannot, nor one that
hands back its input, as no row's result is one of the scene's tensors. MISSING lists the rest by name.
"""

from __future__ import annotations

import math
import re
import warnings
from typing import Any

import pytest

import gradscope.paddle as paddle
from tests.paddle.width.scene import Scene, encoded
from tests.paddle.width.tables import Row, all_rows

#: names of static programs, of their successor PIR and of the old core, with the reason; in no table
LEFT_OUT = {
    "paddle.enable_static": "switches to static programs",
    "paddle.framework.use_pir_api": "asks which representation of static programs is on",
    "paddle.pir_utils.OldIrGuard": "switches the representation of static programs",
    "paddle.base.framework._dygraph_tracer": "the tracer of the engine before this one",
}
#: names whose call does not give Paddle's result here yet, with the reason
MISSING = {
    "Tensor._clear_data": "leaves a tensor without memory",
    "Layer()._loaddict_holder": "keeps the values a layer was loaded from",
}
#: how many names a tier has, and the least share of them that must be present
TIERS = {1: (380, 0.95), 2: (117, 0.80)}
ROWS = all_rows()


#: rows whose floats go through many sums in float32, with their relative tolerance
LOOSE = {"paddle.vision.models.resnet50": 1e-3, "paddle.vision.models.resnet101": 1e-3}


def close(got: Any, wanted: Any, rel: float = 1e-5) -> bool:
    """Equal in structure, types, texts and integers; floats within rel or 2e-6 (Adam's powers of beta in float32)."""
    if isinstance(got, dict) and isinstance(wanted, dict):
        return got.keys() == wanted.keys() and all(close(got[k], wanted[k], rel) for k in wanted)
    if isinstance(got, list) and isinstance(wanted, list):
        return len(got) == len(wanted) and all(close(g, w, rel) for g, w in zip(got, wanted, strict=True))
    if type(got) is float and type(wanted) is float:
        return (
            got == wanted
            or (math.isnan(got) and math.isnan(wanted))
            or math.isclose(got, wanted, rel_tol=rel, abs_tol=2e-6)
        )
    return type(got) is type(wanted) and got == wanted


@pytest.mark.parametrize("row", [pytest.param(row, id=row.name) for row in ROWS])
def test_the_name_gives_what_paddle_gives(row: Row, request: pytest.FixtureRequest) -> None:
    if row.name in MISSING:
        request.applymarker(pytest.mark.xfail(strict=True, reason=f"missing: {MISSING[row.name]}"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        got = Scene(paddle).run(row.call)
    assert close(got, row.gives, LOOSE.get(row.name, 1e-5)), f"{row.call}\ngives  {got}\npaddle {row.gives}"


@pytest.mark.parametrize("tier", sorted(TIERS))
def test_a_tier_keeps_its_share(tier: int, capsys: pytest.CaptureFixture[str]) -> None:
    total, share = TIERS[tier]
    names = [row.name for row in ROWS if row.tier == tier]
    left_out = len(LEFT_OUT) if tier == 1 else 0
    assert len(names) + left_out == total
    present = [name for name in names if name not in MISSING]
    said = f"tier {tier}: {len(present)} of {len(names)}, missing {sorted(set(names) - set(present))}"
    with capsys.disabled():
        print(f"\n{said}")
    assert len(present) >= share * len(names), said


def test_a_name_has_one_row_and_every_listed_one_exists() -> None:
    names = [row.name for row in ROWS]
    assert len(set(names)) == len(names)
    assert len(LEFT_OUT) <= 20 and not set(LEFT_OUT) & set(names)
    assert set(MISSING) <= set(names)


@pytest.mark.parametrize("row", [pytest.param(row, id=row.name) for row in ROWS])
def test_a_row_calls_its_name(row: Row) -> None:
    if row.name.startswith("paddle.nn.utils.clip_grad_"):  # there a function hides the module of its name
        pattern = re.escape(f"'{row.name.rpartition('.')[2]}'")
    elif row.name.startswith("paddle."):
        pattern = rf"(?<![\w.]){re.escape(row.name)}(?!\w)"
    elif row.name.endswith("="):
        pattern = rf"\.{row.name[:-1].rpartition('.')[2]} = |setattr\(ctx, '{row.name[:-1].rpartition('.')[2]}'"
    else:
        pattern = rf"\.{row.name.rpartition('.')[2]}\b"
    assert re.search(pattern, row.call)


def test_no_result_is_an_input() -> None:
    inputs = [encoded(value) for value in Scene(paddle).names().values() if isinstance(value, paddle.Tensor)]
    assert not [row.name for row in ROWS if row.gives is None or row.gives in inputs]


@pytest.mark.parametrize(
    ("got", "wanted", "same"),
    [
        (1.0, 1.000001, True),
        (1.0, 1.0001, False),
        (1, 1.0, False),
        (True, 1, False),
        (float("nan"), float("nan"), True),
        ([1.0], [1.0, 2.0], False),
        ({"dtype": "int64"}, {"dtype": "int32"}, False),
        ("a", None, False),
    ],
)
def test_close_tells_apart(got: Any, wanted: Any, same: bool) -> None:
    assert close(got, wanted) is same
