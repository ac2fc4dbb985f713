"""The banner: there when the record stops early, on both sizes, and nowhere else."""

from __future__ import annotations

import examples
import pytest

from gradscope.tui import arrange as A
from gradscope.tui.panes import banner
from gradscope.tui.view import Selection, Size


def text(trace, width):
    page = banner.build(trace.moment(0), Selection(), Size(width, 1), "user", False)
    (only,) = page.lines
    assert only.cell_len == width
    return only.plain.rstrip()


def test_a_record_of_everything_has_none():
    assert banner.shown(examples.training()) == []
    assert text(examples.training(), 80) == ""


@pytest.mark.parametrize("width", [120, 80, 60])
def test_why_it_stopped_comes_first(width):
    said = text(examples.stopped(), width)
    assert said.startswith(" ! recording stopped after b3, as --flight asked")
    assert ("holds nan" in said) == (width >= 80)


def test_other_limits_follow_where_there_is_room():
    many = examples.stopped(("values", "budget of 9 bytes"), ("stopped", "fault: ValueError: x"))
    assert " · no values after e" in text(many, 120)
    assert text(many, 80).endswith("a fault in gradscope (ValueError: x)")


@pytest.mark.parametrize("size", [(120, 36), (100, 30), (80, 24), (60, 16)])
@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("focus", A.PANES)
def test_boxes_do_not_overlap_and_fill_the_screen(size, zoom, focus):
    at = A.arrange(*size, focus, zoom, banner=True)
    assert at.boxes["banner"] == A.Box(0, 1, size[0], 1)
    seen = set()
    for name, box in at.boxes.items():
        cells = {(x, y) for x in range(box.x, box.x + box.width) for y in range(box.y, box.y + box.height)}
        assert not cells & seen and box.height > 0, name
        seen |= cells
    rows = {y for _, y in seen} | {border.y for border in at.borders}
    assert rows == set(range(size[1]))
