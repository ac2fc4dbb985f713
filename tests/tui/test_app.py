"""The app driven by its keys: stepping there and back, every key, resizing, dialogs, small screens, broken records."""

from __future__ import annotations

import asyncio

import examples
import pytest

from gradscope.tui import keys
from gradscope.tui.app import GradscopeApp
from gradscope.tui.screens.debug import DebugScreen
from gradscope.tui.screens.help import HelpScreen
from gradscope.tui.screens.passes import PassesScreen
from gradscope.tui.view import Target


def drive(trace, script, size=(120, 36), at=None, ascii=False):
    """Run `await script(pilot)` against the viewer on a trace; gives back what it returns."""

    async def run():
        app = GradscopeApp(trace, at=at, ascii=ascii)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return await script(pilot)

    return asyncio.run(run())


def screen(pilot):
    """What is on the screen, line by line."""
    return ["".join(part.text for part in strip) for strip in pilot.app.screen._compositor.render_strips()]


def state(pilot):
    return pilot.app.state


# -- opening


def test_opens_at_the_failing_pop_with_the_answer_beside_it():
    async def script(pilot):
        assert isinstance(pilot.app.screen, DebugScreen)
        assert state(pilot).moment.step.pop == state(pilot).trace.passes[0].failed_pop
        text = "\n".join(screen(pilot))
        assert "h2 += 0.1" in text and "stops here" in text and "[why]" in text

    drive(examples.broken(), script)


def test_opens_on_the_list_of_passes_when_nothing_went_wrong():
    async def script(pilot):
        assert isinstance(pilot.app.screen, PassesScreen)
        await pilot.press("down", "enter")
        assert isinstance(pilot.app.screen, DebugScreen)
        assert state(pilot).moment.pass_id == 2
        await pilot.press("backspace")
        assert isinstance(pilot.app.screen, PassesScreen)

    drive(examples.training(), script)


def test_opens_where_it_is_told():
    async def script(pilot):
        assert state(pilot).k == 7

    drive(examples.training(), script, at=7)


def test_a_record_that_was_never_closed_opens_at_its_unfinished_pop():
    async def script(pilot):
        text = "\n".join(screen(pilot))
        assert "never finished" in text and "unfinished" in text

    drive(examples.unfinished(), script)


# -- in time


@pytest.mark.parametrize("lens", ["user", "engine"])
def test_stepping_to_the_end_and_back_gives_the_same_screens(lens):
    trace = examples.broken() if lens == "engine" else examples.training(1)

    async def script(pilot):
        state(pilot).lens = lens
        pilot.app.screen.changed()
        await pilot.pause()
        there = {}
        for _ in range(len(trace.steps) - 1):
            there[state(pilot).k] = screen(pilot)
            await pilot.press("s")
        assert state(pilot).k == len(trace.steps) - 1
        while state(pilot).k:
            await pilot.press("S")
            await pilot.pause()
            assert screen(pilot) == there[state(pilot).k]

    drive(trace, script, at=0)


def test_pops_passes_ends_and_marks():
    trace = examples.training()

    async def script(pilot):
        steps = trace.steps
        await pilot.press("right_square_bracket")
        assert state(pilot).k == trace.passes[0].first_step
        await pilot.press("n")
        assert (state(pilot).moment.pass_id, state(pilot).moment.pop) == (1, 1)
        await pilot.press("n", "n", "N")
        assert state(pilot).moment.pop == 2
        await pilot.press("end")
        assert state(pilot).k == trace.passes[0].last_step
        await pilot.press("home")
        assert state(pilot).k == trace.passes[0].first_step
        await pilot.press("right_square_bracket", "right_square_bracket", "left_square_bracket")
        assert state(pilot).moment.pass_id == 2
        await pilot.press("c")
        assert "no finding or failure after" in screen(pilot)[-2]
        assert len(steps) == len(trace.steps)

    drive(trace, script, at=0)


def test_marks_lead_to_the_failure_and_back():
    trace = examples.broken()

    async def script(pilot):
        await pilot.press("c")
        assert trace.steps.kind_of(state(pilot).k) == "check"
        first = state(pilot).k
        await pilot.press("c", "C")
        assert state(pilot).k == first

    drive(trace, script, at=0)


def test_digits_repeat_a_key_and_1_to_5_choose_a_pane():
    trace = examples.training()

    async def script(pilot):
        await pilot.press("1", "0", "s")
        assert (state(pilot).k, state(pilot).pane) == (10, "graph")
        await pilot.press("5")
        assert state(pilot).pane == "leaves"
        await pilot.press("escape", "s")
        assert state(pilot).k == 11
        await pilot.press("1", "3", "4")
        assert state(pilot).pane == "selected"

    drive(trace, script, at=0)


def test_a_count_nobody_uses_is_forgotten():
    async def script(pilot):
        await pilot.press("9")
        await pilot.pause(1.4)
        await pilot.press("s")
        assert state(pilot).k == 1

    drive(examples.training(), script, at=0)


def test_a_digit_before_an_arrow_is_a_pane_not_a_count():
    trace = examples.training()

    async def script(pilot):
        await pilot.press("3", "down", "down")
        assert (state(pilot).k, state(pilot).pane) == (2, "pop")

    drive(trace, script, at=0)


# -- selecting


def test_arrows_choose_rows_and_enter_goes_there():
    trace = examples.training()
    at = trace.steps.pop_start(3, 4)

    async def script(pilot):
        await pilot.press("5", "down")
        assert state(pilot).selection.held and state(pilot).selection.target.kind == "tensor"
        await pilot.press("s", "s")
        assert state(pilot).selection.held, "a held selection stays while stepping"
        await pilot.press("enter")
        assert state(pilot).k == trace.steps.pop_start(3, state(pilot).moment.pop)
        await pilot.press("escape")
        assert not state(pilot).selection.held
        await pilot.press("1", "k", "enter")
        assert state(pilot).moment.step.kind == "pop"

    drive(trace, script, at=at)


def test_u_and_d_walk_the_graph():
    trace = examples.broken()
    at = trace.steps.pop_start(1, 3)

    async def script(pilot):
        start = state(pilot).moment.node
        await pilot.press("u")
        above = state(pilot).selection.target
        await pilot.press("d")
        assert above.kind == "node" and above.id != start
        assert any(link.dst == state(pilot).selection.target.id for link in _from(trace, above.id))

    drive(trace, script, at=at)


def _from(trace, node):
    from gradscope.trace.near import links_from

    return links_from(trace, node)


def test_origin_goes_to_the_step_that_wrote_the_selection():
    trace = examples.broken()
    h2 = next(t for t in trace.names.tensors_called("h2"))

    async def script(pilot):
        state(pilot).select(Target("tensor", h2))
        await pilot.press("o")
        assert trace.line_text(trace.record(trace.steps[state(pilot).k].row).frame) == "h2 += 0.1"

    drive(trace, script)


def test_clicks_choose_steps_and_nodes():
    trace = examples.broken()
    at = trace.steps.pop_start(1, 3)

    async def script(pilot):
        await pilot.click("#pop", offset=(10, 4))
        assert (state(pilot).pane, state(pilot).k) == ("pop", at + 3)
        await pilot.click("#graph", offset=(10, 0))
        assert state(pilot).pane == "graph" and state(pilot).selection.target.kind == "node"

    drive(trace, script, at=at)


def test_a_click_on_the_timeline_goes_to_the_pass_or_the_pop():
    trace = examples.training()

    async def script(pilot):
        await pilot.click("#timeline", offset=(13 + 1, 0))
        assert state(pilot).k == trace.passes[1].first_step
        await pilot.click("#timeline", offset=(13 + 3, 1))
        assert state(pilot).k == trace.steps.pop_start(2, 4)
        await pilot.click("#timeline", offset=(100, 1))
        assert state(pilot).k == trace.steps.pop_start(2, 4)

    drive(trace, script, at=trace.passes[2].first_step)


def test_a_pane_that_cannot_be_read_says_so_and_the_others_stay(monkeypatch):
    from gradscope.trace.errors import RecordError
    from gradscope.tui.screens import debug

    def torn(*_):
        raise RecordError("block 7 is damaged")

    monkeypatch.setitem(debug.BUILD, "graph", torn)

    async def script(pilot):
        text = "\n".join(screen(pilot))
        assert "block 7 is damaged" in text and "5 Leaves" in text and "h2 += 0.1" in text

    drive(examples.broken(), script)


# -- every key


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (60, 16)])
@pytest.mark.parametrize("name", ["broken", "training"])
def test_every_key_works_on_every_size_and_nothing_is_wider_than_the_screen(name, size):
    trace = getattr(examples, name)()
    pressed = [name for key in keys.DEBUG for name in keys.names(key)] + list(keys.NOT_BUILT) + list("123456789")
    pressed = [p for p in pressed if p not in ("q", "x", "backspace", "g", "slash", "question_mark", "L", "E", "P")]

    async def script(pilot):
        for key in pressed:
            await pilot.press(key)
            lines = screen(pilot)
            assert len(lines) == size[1] and all(len(text) == size[0] for text in lines), key
            assert lines[1 if size[0] < 100 else 2].startswith(" queue"), key

    drive(trace, script, size=size, at=trace.steps.pop_start(1, 2))


@pytest.mark.parametrize("key", keys.NOT_BUILT)
def test_a_key_that_is_not_built_says_so_in_one_line(key):
    async def script(pilot):
        before = state(pilot).k
        await pilot.press(key)
        await pilot.pause()
        assert "not built yet" in screen(pilot)[-2]
        assert state(pilot).k == before

    drive(examples.training(), script, at=5)


def test_every_key_of_the_specification_is_there():
    known = {name for key in keys.DEBUG for name in keys.names(key)}
    known |= set(keys.NOT_BUILT) | set("12345")
    wanted = "n N s S c C left_square_bracket right_square_bracket g home end u d up down j k enter space plus minus "
    wanted += "1 2 3 4 5 tab z w v o b B slash full_stop comma x colon exclamation_mark f2 ctrl+e question_mark q"
    assert set(wanted.split()) <= known
    assert all(hasattr(DebugScreen, f"action_{key.action}") for key in keys.DEBUG if key.action)
    assert all(hasattr(PassesScreen, f"action_{key.action}") for key in keys.PASSES)


def test_q_quits():
    async def script(pilot):
        await pilot.press("q")
        await pilot.pause()
        return pilot.app._exit

    assert drive(examples.training(), script, at=0)


# -- asking


def test_go_to_takes_every_word_for_a_place():
    trace = examples.broken()

    async def script(pilot):
        for text, wanted in (("b1p3", trace.steps.pop_start(1, 3)), ("e8", 7), ("n3", trace.steps.pop_start(1, 8))):
            await pilot.press("g", *text, "enter")
            await pilot.pause()
            assert state(pilot).k == wanted, text
        await pilot.press("g", *"nonsense", "enter")
        await pilot.pause()
        assert "nonsense" in "\n".join(screen(pilot)), "it stays open and says why"
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, DebugScreen)

    drive(trace, script)


def test_search_goes_from_hit_to_hit():
    trace = examples.broken()

    async def script(pilot):
        await pilot.press("slash", *"first gradient", "enter")
        await pilot.pause()
        first = state(pilot).k
        assert trace.steps.kind_of(first) == "give"
        await pilot.press("full_stop")
        await pilot.pause()
        second = state(pilot).k
        assert second > first
        await pilot.press("comma")
        await pilot.pause()
        assert state(pilot).k == first
        await pilot.press("comma")
        await pilot.pause()
        assert state(pilot).k > second and "from the end again" in screen(pilot)[-2]
        await pilot.press("slash", *"no such words", "enter")
        await pilot.pause()
        assert "no step's sentence matches" in screen(pilot)[-2]
        await pilot.press("slash", *"[", "enter")
        await pilot.pause()
        assert "regular expression" in "\n".join(screen(pilot))

    drive(trace, script, at=0)


def test_why_versions_and_findings():
    async def script(pilot):
        await pilot.press("v")
        assert (state(pilot).pane, state(pilot).selection.tab) == ("selected", "versions")
        await pilot.press("w")
        assert state(pilot).selection.tab == "why"
        await pilot.press("home", "exclamation_mark")
        await pilot.pause()
        assert "finding 1 of" in screen(pilot)[-2]
        assert state(pilot).moment.step.pop == state(pilot).trace.passes[0].failed_pop

    drive(examples.broken(), script)


def test_help_lists_every_key():
    async def script(pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        text = "\n".join(screen(pilot))
        assert all(key.text[:24] in text for key in keys.DEBUG)
        await pilot.press("q")
        assert isinstance(pilot.app.screen, DebugScreen), "q closes the help, not the viewer"

    drive(examples.training(), script, size=(120, 48), at=0)


def test_the_palette_knows_the_keys():
    async def script(pilot):
        commands = [command.title for command in pilot.app.get_system_commands(pilot.app.screen)]
        assert "next pop" in commands and "why: explain the selection" in commands

    drive(examples.training(), script, at=0)


def test_export_writes_a_file_and_says_which(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    async def script(pilot):
        await pilot.press("x")
        for _ in range(200):
            await pilot.pause(0.05)
            if "written:" in pilot.app.screen.message:
                break
        return pilot.app.screen.message

    said = drive(examples.broken(), script)
    assert said.startswith("written: ")
    assert (tmp_path / said.split()[1]).stat().st_size > 500


# -- sizes and records


def test_resizing_keeps_cursor_selection_and_focus():
    trace = examples.broken()
    at = trace.steps.pop_start(1, 3)

    async def script(pilot):
        await pilot.press("5", "down", "s")
        before = (state(pilot).k, state(pilot).selection, state(pilot).pane)
        shown = screen(pilot)
        for size in ((80, 24), (50, 10), (200, 60), (120, 36)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert (state(pilot).k, state(pilot).selection, state(pilot).pane) == before
            assert all(len(text) == size[0] for text in screen(pilot))
        assert screen(pilot) == shown

    drive(trace, script, at=at)


def test_a_screen_that_is_too_small_says_so_and_names_the_way_out():
    async def script(pilot):
        text = " ".join(" ".join(screen(pilot)).split())
        assert "too small" in text and "gradscope show --steps" in text

    drive(examples.broken(), script, size=(50, 12))


def test_ascii_screens_are_ascii():
    async def script(pilot):
        for key in ("f2", "2", "v", "w", "home", "n", "n", "z", "z"):
            await pilot.press(key)
            await pilot.pause()
            assert all(text.isascii() for text in screen(pilot)), key
        await pilot.press("question_mark")
        await pilot.pause()
        assert all(text.isascii() for text in screen(pilot))

    drive(examples.broken(), script, ascii=True)


def test_a_long_chain_paints_only_what_is_near():
    import time

    trace = examples.chain(5_000)

    async def script(pilot):
        begin = time.process_time()
        await pilot.press("n", "n", "s", "s")
        assert "n2" in "\n".join(screen(pilot))
        return (time.process_time() - begin) / 4

    assert drive(trace, script, at=trace.steps.pop_start(1, 2_500)) < 1.0
