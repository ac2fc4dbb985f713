"""The slices a search looks through: every step once, the near ones first."""

from __future__ import annotations

import pytest

from gradscope.tui.screens import travel


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize(("start", "last"), [(0, 1), (0, 5), (3, 5), (4, 5), (50, 100), (99, 100)])
def test_every_step_is_looked_at_once(monkeypatch, side, start, last):
    monkeypatch.setattr(travel, "SLICE", 7)
    slices = list(travel._slices(start, last, side))
    steps = [k for begin, end, _ in slices for k in range(begin, end)]
    assert sorted(steps) == list(range(last))
    for begin, end, around in slices:
        ahead = all(k > start if side > 0 else k < start for k in range(begin, end))
        assert ahead == (not around)
