"""The boxes and borders of every screen size: nothing overlaps, nothing is left open."""

from __future__ import annotations

import pytest

from gradscope.tui.arrange import PANES, arrange, frame, uprights

SIZES = [(120, 36), (100, 30), (140, 50), (200, 60), (99, 40), (80, 24), (60, 16), (120, 29)]


def _cells(boxes):
    for box in boxes.values():
        for y in range(box.y, box.y + box.height):
            for x in range(box.x, box.x + box.width):
                yield x, y


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("focus", PANES)
@pytest.mark.parametrize("zoom", [False, True])
def test_boxes_do_not_overlap_and_stay_inside(size, focus, zoom):
    width, height = size
    at = arrange(width, height, focus, zoom)
    cells = list(_cells(at.boxes))
    assert len(cells) == len(set(cells))
    assert all(0 <= x < width and 0 <= y < height for x, y in cells)
    assert focus in at.boxes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("focus", PANES)
def test_every_cell_belongs_to_a_part_or_to_the_frame(size, focus):
    width, height = size
    at = arrange(width, height, focus)
    lines = frame(at, dict.fromkeys(PANES, "some words"), focus, False)
    covered = set(_cells(at.boxes))
    covered |= {(x, y) for y in lines for x in range(lines[y].cell_len)}
    covered |= {(x, y) for y in range(height) for x in uprights(at, y)}
    assert covered == {(x, y) for x in range(width) for y in range(height)}


@pytest.mark.parametrize("size", SIZES)
def test_borders_fill_the_width_and_carry_the_digits(size):
    width, height = size
    at = arrange(width, height, "graph")
    lines = frame(at, dict.fromkeys(PANES, "a title that is much longer than any pane is wide " * 4), "graph", False)
    assert all(text.cell_len == width for text in lines.values())
    all_text = "\n".join(text.plain for text in lines.values())
    third = "This pop" if width >= 64 else "Pop"
    for digit, name in enumerate(("Program", "Graph", third, "Selected", "Leaves"), 1):
        assert f"{digit} {name}" in all_text


def test_the_mocks_own_size_gives_the_mocks_rows():
    at = arrange(120, 36, "pop")
    assert [at.boxes[name].height for name in PANES] == [11, 11, 7, 7, 7]
    assert [border.y for border in at.borders] == [3, 15, 23, 31]
    assert (at.boxes["program"].width, at.boxes["graph"].width, at.boxes["pop"].width) == (57, 60, 118)


def test_the_small_screen_has_header_queue_one_pane_and_three_rows_of_pane_3():
    at = arrange(80, 24, "leaves")
    assert (at.boxes["header"].y, at.boxes["queue"].y) == (0, 1)
    assert set(at.boxes) == {"header", "queue", "leaves", "pop", "footer"}
    assert at.boxes["pop"].height == 4  # the names of the columns and three steps


def test_below_the_least_size_there_is_only_a_line():
    assert set(arrange(59, 40, "graph").boxes) == {"tiny"}
    assert set(arrange(80, 15, "graph").boxes) == {"tiny"}


def test_ascii_borders_are_ascii():
    at = arrange(120, 36, "graph")
    assert all(text.plain.isascii() for text in frame(at, {}, "graph", True).values())
