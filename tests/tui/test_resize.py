"""A terminal that changes its size keeps where one stands, what is selected and typed; clicks hit what is shown."""

from __future__ import annotations

import re
import shlex

import kinds
import pytest
from test_app import drive, screen
from test_sizes import judge

from gradscope.tui.arrange import PANES

WAY = ((80, 24), (59, 15), (100, 30), (200, 60), (60, 16), (120, 36))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("resize")


async def resized(pilot, size):
    await pilot.resize_terminal(*size)
    await pilot.pause()
    lines = screen(pilot)
    assert len(lines) == size[1] and all(len(text) == size[0] for text in lines), size
    return lines


@pytest.mark.parametrize("zoom", [False, True])
def test_everything_chosen_stays(folder, zoom):
    trace = kinds.trace("inplace", folder)

    async def script(pilot):
        state = pilot.app.state
        await pilot.press("f2", "5", "down", "4", "w", "down", "down", *(["z"] if zoom else []))
        before = (state.k, state.selection, state.pane, state.zoom, state.lens)
        assert state.selection.scroll == 2 and state.selection.held and state.zoom == zoom
        shown = screen(pilot)
        for size in WAY:
            lines = await resized(pilot, size)
            assert (state.k, state.selection, state.pane, state.zoom, state.lens) == before, size
            if size[0] >= 60:
                assert "▸4 Selected" in "\n".join(lines)
                if not zoom:
                    judge(lines, size, trace, bool(state.moment.step.pop))
        assert screen(pilot) == shown

    drive(trace, script)


def test_the_smallest_screen_names_a_command_that_works_on_this_record(folder):
    trace = kinds.trace("inplace", folder)

    async def script(pilot):
        for size in ((59, 15), (30, 12), (200, 15)):
            lines = await resized(pilot, size)
            words = " ".join(" ".join(lines).split())
            assert f"{size[0]}x{size[1]} is too small: 60x16 needed" in words
            command = "".join("".join(lines).split()).partition("gradscopeshow--steps")[2]
            assert command == shlex.quote(str(trace.path)), "the path may be broken over lines, nothing else"

    drive(trace, script)


def test_what_is_being_typed_stays(folder):
    trace = kinds.trace("inplace", folder)

    async def script(pilot):
        await pilot.press("g", *"b1p")
        for size in WAY:
            lines = await resized(pilot, size)
            assert any(text.strip() == "b1p" for text in lines[-2:]), size
        await pilot.press("2", "enter")
        await pilot.pause()
        assert pilot.app.state.k == trace.steps.pop_start(1, 2)
        await pilot.press("slash", *"no such")
        for size in WAY[:3]:
            await resized(pilot, size)
        await pilot.press(*" words", "enter")
        await pilot.pause()
        assert "no step's sentence matches 'no such words'" in "\n".join(screen(pilot))

    drive(trace, script)


def test_an_error_of_a_dialog_is_said_in_full_at_every_size(folder):
    trace = kinds.trace("inplace", folder)

    async def script(pilot):
        await pilot.press("g", *"nonsense", "enter")
        for size in WAY:
            words = " ".join(" ".join(await resized(pilot, size)).split())
            assert "nothing here is called 'nonsense'" in words and "lines like :18, and names" in words, size

    drive(trace, script)


def test_the_help_goes_on_where_it_was_read(folder):
    async def script(pilot):
        await pilot.press("question_mark", "pagedown")
        for size in (*WAY[:2], (60, 16)):
            lines = await resized(pilot, size)
            assert not any(text.rstrip().endswith("…") for text in lines)
        await pilot.press("q")
        await pilot.pause()
        judge(screen(pilot), (60, 16), kinds.trace("inplace", folder), True)

    drive(kinds.trace("inplace", folder), script)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (200, 60), (60, 16)])
def test_clicks_after_resizing_hit_the_row_that_is_shown(folder, size):
    trace = kinds.trace("inplace", folder)

    async def script(pilot):
        state = pilot.app.state
        for _ in range(2):  # to the size, away and back again
            await resized(pilot, (120, 36) if size != (200, 60) else (60, 16))
            lines = await resized(pilot, size)
        row = next(y for y, text in enumerate(lines) if re.search(r"\d  +stops ", text))
        await pilot.click(offset=(12, row))
        await pilot.pause()
        assert trace.steps.kind_of(state.k) == "fail" and state.pane == "pop"
        state.pane = "graph"
        pilot.app.screen.changed()
        await pilot.pause()
        row, text = next((y, text) for y, text in enumerate(screen(pilot)) if " n5 " in text)
        await pilot.click(offset=(text.index(" n5 ") + 1, row))
        await pilot.pause()
        assert (state.selection.target.kind, state.selection.target.id) == ("node", 5)
        assert " n5 " in "".join(screen(pilot)), "it is still in view"
        if size[0] < 100:
            return
        row, text = next((y, text) for y, text in enumerate(screen(pilot)) if "◌ waits" in text)
        await pilot.click(offset=(text.index("◌ waits"), row))
        await pilot.pause()
        assert state.pane == "leaves" and state.selection.target.kind == "tensor"

    drive(trace, script)


def test_every_pane_can_be_seen_on_a_small_screen_after_a_large_one(folder):
    trace = kinds.trace("ten_steps", folder)

    async def script(pilot):
        state = pilot.app.state
        for digit, pane in enumerate(PANES, 1):
            await resized(pilot, (120, 36))
            await pilot.press(str(digit), "escape")
            judge(await resized(pilot, (80, 24)), (80, 24), trace, bool(state.moment.step.pop))
            assert state.pane == pane

    drive(trace, script, at=trace.steps.pop_start(3, 4))
