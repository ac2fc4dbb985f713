"""Whatever moves windows over an input gives what Paddle 3.3 was observed to give: values, gradients, errors.

Left out, because Paddle is not followed there: windows that lie outside of an image hold -inf, not the smallest number;
the gradient of a linear resize to one element goes to where the value came from; recompute_scale_factor looks at the
axes of the image when channels are last; fold takes paddings that differ at both ends, as unfold does.
"""

from __future__ import annotations

import json

import numpy as np
import pytest

import gradscope.paddle as paddle

from .observe import FILE, every
from .scene import Scene

OBSERVED = json.loads(FILE.read_text(encoding="utf-8"))
SCENE = Scene(paddle)
CASES = every(SCENE)


@pytest.mark.parametrize("family", sorted({name.split(" ")[0].split("(")[0] for name, _ in CASES}))
def test_as_observed(family: str) -> None:
    cases = [(name, case) for name, case in CASES if name.split(" ")[0].split("(")[0] == family]
    assert cases
    for name, case in cases:
        found, wanted = SCENE.run(case), OBSERVED[name]
        assert len(found) == len(wanted), (name, found, wanted)
        for one, other in zip(found, wanted, strict=True):
            if isinstance(one, list) and isinstance(other, list):
                assert one[:2] == other[:2], name
                scale = max(1.0, np.prod(one[0])) ** 0.5
                np.testing.assert_allclose(one[2:], other[2:], rtol=1e-4, atol=3e-5 * scale, err_msg=name)
            else:
                assert one == other, name


def test_every_observation_has_its_case() -> None:
    names = [name for name, _ in CASES]
    assert set(names) == set(OBSERVED) and len(names) == len(OBSERVED) > 500
