"""The Steps screen and its filter: driven by keys, and held against the sentences themselves."""

from __future__ import annotations

import time

import examples
import lists
import pytest
from test_app import drive, screen, state

from gradscope.trace.query import search
from gradscope.trace.steps import KINDS
from gradscope.trace.story import sentence
from gradscope.tui import sift
from gradscope.tui.panes import step_detail, step_list
from gradscope.tui.screens.debug import DebugScreen
from gradscope.tui.screens.steps import StepsScreen
from gradscope.tui.sift import Sift
from gradscope.tui.view import Size

SIZES = ((120, 36), (100, 30), (80, 24), (60, 16))


def shown(trace, k, wanted=None, size=Size(116, 24)):  # noqa: B008
    page = step_list.build(trace, k, wanted, size, False)
    return [text.plain for text in page.lines], page


def filtered(trace, text):
    """A filter that has looked at everything."""
    found = Sift(trace, text)
    found.look(0, 1000.0)
    assert found.done
    return found


@pytest.mark.parametrize("size", SIZES)
def test_the_rows_are_the_steps_around_the_cursor(size):
    trace = examples.broken()
    at = trace.steps.pop_start(1, 3)

    async def script(pilot):
        await pilot.press("E")
        assert isinstance(pilot.app.screen, StepsScreen)
        titles, rows, below = lists.boxes(screen(pilot), size[0])
        assert f"{len(trace.steps)} in this record" in titles[0] and f"e{at + 1} pop   b1p3" in titles[1]
        cells = lists.table(rows)
        assert list(cells[0])[:2] == ["step", "pop"] and ("line" in cells[0]) == (size[0] > 60)
        assert ("kind" in cells[0]) == (size[0] >= 100)
        numbers = [int(row["step"][1:]) for row in cells]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        pointed = next(row for row in rows if row.startswith("▸"))
        assert pointed.startswith(f"▸e{at + 1} ")
        for row, number in zip(cells, numbers, strict=True):
            step = trace.steps[number - 1]
            assert row["pop"] == sift.place_of(step.pass_id, step.pop)
            assert row.get("kind", step.kind) == step.kind
            said, cut = row["what happened"], row["what happened"].endswith("…")
            assert sentence(trace, number - 1).startswith(said.rstrip("…"))
            assert size[0] < 120 or not cut or len(said) > 80
        assert trace.line_text(trace.node_frame(trace.steps[at].node)) in " ".join(below)
        assert sentence(trace, at).split("(")[0].strip() in " ".join(" ".join(below).split()), "in full"

    drive(trace, script, size=size, at=at)


def test_glyphs_tell_what_kind_of_step_it_is_without_colour():
    trace = examples.broken()
    failed = next(k for k in range(len(trace.steps)) if trace.columns["step.mark"][k] > 0)
    head, *rows = shown(trace, failed, size=Size(116, 60))[0]
    by_kind = {}
    for row in rows:
        by_kind.setdefault(row[head.index("kind") :].split()[0], set()).add(row[head.index("kind") - 2])
    assert by_kind["pop"] == {"▶"} and by_kind["hook"] == {"⚑"} and by_kind["check"] == {"✔", "✘"}
    assert by_kind["give"] == {"•", " "}, "what joins the queue, and what still waits"
    assert by_kind["fail"] == {"✘"} and by_kind["finding"] == {"!"} and by_kind["compute"] == {" "}


def test_keys_go_through_time_as_on_the_debug_screen():
    trace = examples.training()

    async def script(pilot):
        await pilot.press("E")
        await pilot.press("right_square_bracket")
        assert state(pilot).k == trace.passes[0].first_step
        await pilot.press("n", "n", "N")
        assert state(pilot).k == trace.steps.pop_start(1, 1)
        await pilot.press("s", "S", "down", "j", "k")
        assert state(pilot).k == trace.steps.pop_start(1, 1) + 1
        await pilot.press("end")
        assert state(pilot).k == trace.passes[0].last_step
        await pilot.press("home")
        assert state(pilot).k == trace.passes[0].first_step
        before = state(pilot).k
        await pilot.press("pagedown")
        assert before + 15 < state(pilot).k < before + 30
        await pilot.press("pageup", "1", "0", "down")
        assert state(pilot).k == before + 10
        await pilot.press("g", *"e5", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, StepsScreen) and state(pilot).k == 4
        await pilot.press("9", "9", "up", "up")
        assert state(pilot).k == 0 and "beginning of the record" in "\n".join(screen(pilot)[-2:])
        await pilot.press("9", "9", "9", "down", "down")
        assert state(pilot).k == len(trace.steps) - 1 and "end of the record" in "\n".join(screen(pilot)[-2:])
        await pilot.press("3", "up", "enter")
        assert isinstance(pilot.app.screen, DebugScreen) and state(pilot).k == len(trace.steps) - 4
        await pilot.press("s", "backspace")
        assert isinstance(pilot.app.screen, StepsScreen)
        assert f"▸e{len(trace.steps) - 2} " in "\n".join(screen(pilot)), "the cursor is the same one"

    drive(trace, script, at=0)


def test_marks_and_findings_are_one_key_away():
    trace = examples.broken()

    async def script(pilot):
        await pilot.press("E", "c")
        first = state(pilot).k
        assert trace.columns["step.mark"][first] > 0 and isinstance(pilot.app.screen, StepsScreen)
        await pilot.press("home", "exclamation_mark")
        await pilot.pause()
        assert "finding 1 of" in "\n".join(screen(pilot)[-2:]) and isinstance(pilot.app.screen, StepsScreen)

    drive(trace, script, at=0)


def test_a_filter_shows_what_matches_and_the_cursor():
    trace = examples.broken()
    hits = search(trace, "relu|first")

    async def script(pilot):
        await pilot.press("E", "slash", *"relu|first", "enter")
        await pilot.pause()
        titles, rows, _ = lists.boxes(screen(pilot), 120)
        assert f"{len(hits)} of {len(trace.steps)} match 'relu|first'; ▸ does not" in titles[0]
        numbers = [int(row["step"][1:]) - 1 for row in lists.table(rows)]
        assert numbers == [0, *hits][: len(numbers)] and rows[1].startswith("▸")
        await pilot.press("down")
        assert state(pilot).k == hits[0] and "does not" not in screen(pilot)[2]
        await pilot.press("3", "down")
        assert state(pilot).k == hits[3]
        await pilot.press("2", "up")
        assert state(pilot).k == hits[1]
        await pilot.press("9", "9", "down", "down")
        assert state(pilot).k == hits[-1] and "nothing matches towards the end" in "\n".join(screen(pilot)[-2:])
        await pilot.press("enter", "backspace")
        assert "match 'relu|first'" in screen(pilot)[2], "the filter is kept"
        await pilot.press("backspace", "E")
        assert "match 'relu|first'" in screen(pilot)[2], "on a new screen too"
        await pilot.press("slash", "ctrl+u", "enter")
        await pilot.pause()
        assert f"{len(trace.steps)} in this record" in screen(pilot)[2]

    drive(trace, script, at=0)


def test_a_text_that_will_not_do_says_why_and_the_line_stays():
    async def script(pilot):
        await pilot.press("E", "slash", *"kind:giv", "enter")
        await pilot.pause()
        assert "no step is of kind 'giv': did you mean give?" in "\n".join(screen(pilot))
        await pilot.press("ctrl+u", *"(", "enter")
        await pilot.pause()
        assert "no regular expression" in "\n".join(screen(pilot))
        await pilot.press("escape")
        await pilot.pause()
        assert "in this record" in screen(pilot)[2]

    drive(examples.training(), script, at=0)


@pytest.mark.parametrize(
    "text", ["relu", "kind:give", "kind:give,check h2", "p3 kind:pop", "^e1 ", "b1p2 .* gives", "nobody"]
)
def test_a_filter_finds_what_a_search_through_everything_finds(monkeypatch, text):
    import re

    monkeypatch.setattr(sift, "BLOCK", 3)
    trace = examples.broken()
    kinds = re.search(r"kind:(\S+)", text)
    pattern = re.compile(re.sub(r"kind:\S+", "", text).strip(), re.IGNORECASE)
    wanted = [
        k
        for k in range(len(trace.steps))
        if (not kinds or trace.steps.kind_of(k) in kinds.group(1).split(",")) and pattern.search(sift.line_of(trace, k))
    ]
    found = filtered(trace, text)
    assert found.total == len(wanted)
    for k in range(len(trace.steps)):
        assert found.after(k, 1000) == ([one for one in wanted if one > k], True)
        assert found.before(k, 2) == ([one for one in wanted if one < k][::-1][:2], True)
        assert found.passes(k) is (k in wanted)


def test_the_line_of_a_filter_is_the_one_that_show_prints(tmp_path):
    from gradscope.cli.listing import steps

    trace = lists.told("emulated")
    for k, line in enumerate(steps(trace)):
        assert " ".join(line.text.split()) == " ".join(sift.line_of(trace, k).split())


def test_every_kind_can_be_named():
    for kind in KINDS:
        Sift(examples.training(1), f"kind:{kind}")


def test_what_nobody_looked_at_yet_is_not_taken_for_nothing(monkeypatch):
    monkeypatch.setattr(sift, "BLOCK", 4)
    trace = examples.training()
    found = Sift(trace, "recording")
    found.look(20, 0.0)
    assert not found.done and found.passes(0) is None and found.after(20, 5) == ([], False)
    text = "\n".join(shown(trace, 20, found)[0])
    assert "looking further up" in text and "looking further down" in text
    assert "looked through" in shown(trace, 20, found)[1].title
    while not found.done:
        found.look(20, 0.0)
    assert found.before(20, 5) == ([0], True) and found.after(20, 5) == ([len(trace.steps) - 1], True)


def test_the_nearest_blocks_are_looked_at_first(monkeypatch):
    monkeypatch.setattr(sift, "BLOCK", 5)
    found = Sift(examples.training(), "x")
    order = []
    while not found.done:
        before = set(found._found)
        found.look(22, 0.0)
        order += set(found._found) - before
    assert order[:5] == [4, 5, 3, 6, 2] and sorted(order) == list(range(found.blocks))


def test_keys_work_while_a_filter_is_looking(monkeypatch):
    from gradscope.tui.screens import steps

    monkeypatch.setattr(sift, "BLOCK", 8)
    monkeypatch.setattr(steps, "SLICE", 0.0)
    trace = examples.chain(30)

    async def script(pilot):
        await pilot.press("E", "slash", *"nobody", "enter", "s", "s")
        assert state(pilot).k == 2 and state(pilot).sift is not None
        for _ in range(200):
            if state(pilot).sift.done:
                break
            await pilot.pause(0.01)
        assert "0 of" in screen(pilot)[2]
        await pilot.press("escape")
        assert state(pilot).sift is None

    drive(trace, script, at=0)


def test_a_filter_that_is_looking_goes_on_when_one_comes_back(monkeypatch):
    from gradscope.tui.screens import steps

    real, closed = Sift.look, [True]
    monkeypatch.setattr(Sift, "look", lambda *args: None if closed else real(*args))
    monkeypatch.setattr(steps, "SHOWN", 0.0)

    async def script(pilot):
        await pilot.press("E", "slash", *"xx", "enter", "L", "j")
        assert not state(pilot).sift.done, "it was still looking when its screen went"
        closed.clear()
        await pilot.press("E")
        await pilot.pause()
        assert state(pilot).sift.done and "0 of" in screen(pilot)[2]

    drive(examples.training(), script, at=0)


def test_only_the_rows_in_view_are_told(monkeypatch):
    trace = examples.chain(4_000)
    told = []
    known = step_list.sentence
    monkeypatch.setattr(step_list, "sentence", lambda t, k: told.append(k) or known(t, k))
    begin = time.process_time()
    for k in (0, len(trace.steps) // 2, len(trace.steps) - 1):
        told.clear()
        assert len(shown(trace, k)[0]) == 24 and len(told) == 23
    assert time.process_time() - begin < 1.0


@pytest.mark.parametrize("fidelity", ["observed", "emulated"])
def test_worked_out_facts_carry_their_mark_and_the_words(fidelity):
    trace = lists.told(fidelity)
    k = trace.steps.pop_start(1, 3)
    row = next(text for text in shown(trace, k)[0] if text.startswith(f"e{k + 1} "))
    below = "\n".join(text.plain for text in step_detail.build(trace, k, Size(116, 3), False).lines)
    assert ("~p3 takes" in row) == ("~ emulated: order, queue" in below) == (fidelity == "emulated")


def test_in_ascii_all_of_it_is_ascii():
    async def script(pilot):
        await pilot.press("E")
        for key in ("c", "n", "end"):
            await pilot.press(key)
            lines = screen(pilot)
            assert all(text.isascii() for text in lines)
            lists.boxes(lines, 80, True)

    drive(examples.broken(), script, size=(80, 24), ascii=True, at=0)


def test_resizing_keeps_the_cursor_and_the_filter():
    async def script(pilot):
        await pilot.press("E", "slash", *"kind:pop", "enter", "down", "down")
        before = (state(pilot).k, state(pilot).sift)
        for size in ((60, 16), (50, 10), (100, 30), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert all(len(text) == size[0] for text in screen(pilot))
            assert (state(pilot).k, state(pilot).sift) == before

    drive(examples.training(), script, at=0)
