"""The Leaves screen: driven by keys, and read back from its lines."""

from __future__ import annotations

import time

import examples
import handmade
import lists
import made
import numpy as np
import pytest
from test_app import drive, screen, state

from gradscope.trace import leaf_facts as F
from gradscope.trace import records as R
from gradscope.tui.panes import leaf_detail, leaf_list, step_detail, step_list
from gradscope.tui.panes.leaf_list import SORTS, View
from gradscope.tui.screens.debug import DebugScreen
from gradscope.tui.screens.leaves import LeavesScreen
from gradscope.tui.screens.passes import PassesScreen
from gradscope.tui.screens.steps import StepsScreen
from gradscope.tui.view import Selection, Size, Target

SIZES = ((120, 36), (100, 30), (80, 24), (60, 16))


@pytest.fixture(scope="module")
def network(tmp_path_factory):
    return lists.network(tmp_path_factory.mktemp("network"))


def lead(trace, script, **options):
    """`drive`, from the list of passes, whatever was found in the record."""

    async def begin(pilot):
        await pilot.press("P")
        await script(pilot)

    drive(trace, begin, at=0, **options)


def names(trace, ids):
    return [trace.names.tensor(leaf).text for leaf in ids]


def shown(trace, k, view=View(), size=Size(116, 24), selection=Selection()):  # noqa: B008
    page = leaf_list.build(trace, k, selection, view, size, False)
    return [text.plain for text in page.lines], page


@pytest.mark.parametrize("size", SIZES)
def test_every_leaf_has_its_row_under_its_columns_at_every_size(network, size):
    trace = network

    async def script(pilot):
        await pilot.press("j", "j", "L")
        assert isinstance(pilot.app.screen, LeavesScreen)
        assert state(pilot).k == trace.passes[2].last_step, "what the chosen pass brought is there"
        lines = screen(pilot)
        titles, rows, below = lists.boxes(lines, size[0])
        assert "Leaves  b3 :" in titles[0] and "8 in this record" in titles[0]
        assert "? keys" in lines[-1] and "q quit" in lines[-1]
        cells = lists.table(rows)
        assert [row["name"] for row in cells] == names(trace, F.record_leaves(trace))[: len(cells)]
        assert len(cells) == min(8, len(rows) - 1)
        for row in cells:
            if row["name"].startswith(("first", "second")):
                assert row["state"] == "written" and row["|g|"] not in "-–" and not row["why"]
                assert size[0] == 60 or row["vs last"].startswith("x")
            elif row["name"].startswith("never"):
                assert (row["state"], row["|g|"], row["why"]) == ("none", "-", "not-used :10")
            else:
                assert (row["state"], row["why"]) == ("none", "detached :13")
        assert not any("…" in row for row in rows), "nothing is cut"
        assert rows[1].startswith("▸") and "first.weight" in titles[1]
        assert size[0] == 60 or "Adam group 0, step 2" in " ".join(below)

    lead(trace, script, size=size)


def test_the_figures_are_those_of_the_record(network):
    trace, info = network, network.passes[3]
    lines, page = shown(trace, len(trace.steps) - 1)
    cells = lists.table(lines)
    assert list(cells[0]) == [*lists.COLUMNS[:5], "|w|", "|g|/|w|", "vs last", "update", "b1-4", "why"]
    for row, target in zip(cells, page.targets[1:], strict=False):
        norm = F.brought(trace, target.id, info.pass_id, len(trace.steps) - 1)
        if norm is None:
            assert row["|g|"] == "-" and row["b1-4"] == "····" and row["update"] == "none"
            continue
        last = len(trace.steps) - 1
        assert float(row["|g|"]) == pytest.approx(norm, rel=0.01)
        assert float(row["|w|"]) == pytest.approx(F.tensor_norm(trace, target.id, info.last_step), abs=6e-3)
        assert float(row["|g|/|w|"]) == pytest.approx(norm / F.tensor_norm(trace, target.id, info.last_step), rel=0.06)
        assert float(row["vs last"][1:]) == pytest.approx(norm / F.earlier(trace, target.id, 4)[1], rel=0.01)
        assert float(row["update"]) == pytest.approx(F.update(trace, target.id, last).ratio, rel=0.06)
        assert row["optim"] == "Adam 0" and len(row["b1-4"]) == 4


def test_states_follow_the_step_under_the_cursor(network):
    trace = network
    first = trace.passes[0]
    assert all(" later " in row for row in shown(trace, 0)[0][1:9]), "not one is made at the first step"
    begun = shown(trace, first.first_step)[0]
    assert sum(" waits " in row for row in begun) == 4 and sum(" none " in row for row in begun) == 4
    middle = trace.steps.pop_end(1, 3)
    assert 0 < sum(" written " in row for row in shown(trace, middle)[0]) < 4
    assert "before any pass" in shown(trace, 0)[1].title and ", over" in shown(trace, first.last_step + 3)[1].title


@pytest.mark.parametrize("sort", [one for one in SORTS if one])
def test_sorting_sorts_by_what_it_says(network, sort):
    trace, k = network, len(network.steps) - 1
    ids = leaf_list.rows(trace, k, View(sort))
    assert sorted(ids) == F.record_leaves(trace)
    moment = trace.moment(k, 4)
    keys = [SORTS[sort].key(leaf_list.LeafRow(moment, leaf)) for leaf in ids]
    known = [key for key in keys if key is not None]
    assert keys[: len(known)] == known, "what is not known comes last"
    assert known == sorted(known, reverse=SORTS[sort].falling)
    turned = leaf_list.rows(trace, k, View(sort, True))
    again = [SORTS[sort].key(leaf_list.LeafRow(moment, leaf)) for leaf in turned]
    assert [key for key in again if key is not None] == sorted(known, reverse=not SORTS[sort].falling)


def test_nan_is_on_top_whichever_way_one_sorts():
    records = examples.training_records(1)
    grew = [record for record in records if isinstance(record, R.LeafGrew)][-1]
    grew.after = np.full_like(grew.after, np.nan)
    trace = lists.Trace.from_records(records)
    for turned in (False, True):
        assert leaf_list.rows(trace, len(trace.steps) - 1, View("|g|", turned))[0] == grew.tensor


def test_keys_sort_turn_and_filter_and_the_screen_says_so(network):
    async def script(pilot):
        await pilot.press("L", *["greater_than_sign"] * 5)
        title = screen(pilot)[2]
        assert "by |g|, greatest first" in title and "|g|↓" in screen(pilot)[3]
        await pilot.press("r")
        assert "least first" in screen(pilot)[2] and "|g|↑" in screen(pilot)[3]
        await pilot.press("less_than_sign", "2", "less_than_sign")
        assert "by elements" in screen(pilot)[2] and state(pilot).sort == "shape"
        await pilot.press("slash", *"ver|asi", "enter")
        await pilot.pause()
        rows = lists.boxes(screen(pilot), 120)[1]
        assert "4 of 8 match 'ver|asi'" in screen(pilot)[2] and not any("first" in row for row in rows)
        await pilot.press("slash", *"[", "enter")
        await pilot.pause()
        assert "no regular expression" in "\n".join(screen(pilot)), "the line stays open and says why"
        await pilot.press("escape", "slash", "ctrl+u", *"xx", "enter")
        await pilot.pause()
        assert "no leaf matches" in "\n".join(screen(pilot))
        await pilot.press("enter", "w", "j", "end")
        assert isinstance(pilot.app.screen, LeavesScreen)
        await pilot.press("escape")
        assert "8 in this record" in screen(pilot)[2]

    lead(network, script)


def test_rows_are_chosen_and_stay_chosen_on_the_other_screens(network):
    trace = network
    ids = F.record_leaves(trace)

    async def script(pilot):
        await pilot.press("L", "j", "j", "k")
        assert state(pilot).selection.target == Target("tensor", ids[1])
        await pilot.press("3", "down")
        assert state(pilot).selection.target == Target("tensor", ids[4])
        await pilot.press("home")
        assert state(pilot).selection.target == Target("tensor", ids[0])
        await pilot.press("pagedown")
        assert state(pilot).selection.target == Target("tensor", ids[-1])
        await pilot.press("end", "up", "D")
        assert isinstance(pilot.app.screen, DebugScreen) and state(pilot).selection.target.id == ids[-2]
        await pilot.press("backspace")
        assert isinstance(pilot.app.screen, LeavesScreen)
        before = (state(pilot).k, state(pilot).selection)
        for size in ((80, 24), (50, 10), (60, 16), (120, 36)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert all(len(text) == size[0] for text in screen(pilot))
        assert (state(pilot).k, state(pilot).selection) == before
        await pilot.click("#leaf_list", offset=(5, 2))
        assert state(pilot).selection.target == Target("tensor", ids[1])
        await pilot.click("#leaf_list", offset=(5, 2))
        assert isinstance(pilot.app.screen, DebugScreen), "a click on the chosen row opens it"

    lead(trace, script)


def test_enter_goes_to_the_step_that_wrote_the_gradient(network):
    trace = network

    async def script(pilot):
        await pilot.press("j", "L", "enter")
        assert isinstance(pilot.app.screen, DebugScreen)
        leaf = state(pilot).selection.target.id
        assert state(pilot).k == F.grew(trace, leaf, 2)[0]
        assert trace.steps.kind_of(state(pilot).k) == "leaf" and "first.weight" in "\n".join(screen(pilot))

    lead(trace, script)


def test_enter_on_a_leaf_without_a_gradient_shows_why(network):
    trace = network

    async def script(pilot):
        await pilot.press("L", "end")
        before = state(pilot).k
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, DebugScreen)
        assert state(pilot).k == before and state(pilot).selection.tab == "why"
        assert "detach" in "\n".join(screen(pilot))

    lead(trace, script)


def test_brackets_go_from_pass_to_pass(network):
    trace = network

    async def script(pilot):
        await pilot.press("L", "right_square_bracket", "right_square_bracket")
        assert state(pilot).k == trace.passes[2].last_step
        await pilot.press("left_square_bracket")
        assert state(pilot).k == trace.passes[1].last_step
        await pilot.press("9", "right_square_bracket", "right_square_bracket")
        assert state(pilot).k == trace.passes[3].last_step
        assert "no pass after this one" in "\n".join(screen(pilot)[-2:])
        await pilot.press("9", "left_square_bracket", "left_square_bracket")
        assert "no pass before this one" in "\n".join(screen(pilot)[-2:])
        await pilot.press("n", "s")
        assert state(pilot).k > trace.passes[0].last_step, "pops and steps go on as on the Debug screen"
        await pilot.press("g", *"b3p2", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LeavesScreen) and state(pilot).k == trace.steps.pop_start(3, 2)
        await pilot.press("exclamation_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LeavesScreen)

    lead(trace, script)


def test_w_says_all_of_it(network):
    async def script(pilot):
        await pilot.press("j", "L", "end", "w")
        await pilot.pause()
        text = "\n".join(screen(pilot))
        assert "detached" in text and "self.aside(x).detach()" in text and "net.py:13" not in text
        assert "no gradient, not moved" in text and "self.aside = nn.Linear(3, 4)" in text
        await pilot.press("w")
        assert isinstance(pilot.app.screen, LeavesScreen)

    lead(network, script, size=(80, 24))


def test_screens_lie_above_each_other_once(network):
    async def script(pilot):
        await pilot.press("enter", "L", "E", "D")
        assert [type(one) for one in pilot.app.screen_stack[1:]] == [PassesScreen, DebugScreen]
        for kind in (StepsScreen, LeavesScreen, PassesScreen, PassesScreen):
            await pilot.press("backspace")
            assert isinstance(pilot.app.screen, kind), "back the way one came, each screen once"
        await pilot.press("L", "E", "P", "D", "backspace")
        assert isinstance(pilot.app.screen, PassesScreen) and len(pilot.app.screen_stack) == 2
        commands = {command.title: command for command in pilot.app.get_system_commands(pilot.app.screen)}
        commands["Steps screen"].callback()
        await pilot.pause()
        assert isinstance(pilot.app.screen, StepsScreen)
        commands["Leaves screen"].callback()
        await pilot.pause()
        assert isinstance(pilot.app.screen, LeavesScreen) and commands["Output screen"].help == "not built yet"

    lead(network, script)


def test_a_failed_pass_says_what_it_never_came_to():
    trace = examples.broken()
    lines, _ = shown(trace, trace.passes[0].last_step)
    rows = {row.split()[0]: row for row in lines[1:] if row.strip()}
    assert "not-run" in rows["W1"] and "written" in rows["W2"] and "not-run" not in rows["W2"]
    before = shown(trace, trace.steps.pop_start(1, 2))[0]
    assert not any("not-run" in row for row in before), "half way nothing is missed yet"


@pytest.mark.parametrize("lens", ["observed", "emulated"])
def test_worked_out_figures_carry_their_mark(lens):
    trace = lists.told(lens)
    row = next(text for text in shown(trace, trace.passes[0].last_step)[0] if text.startswith("W2"))
    assert ("~" in row) == (lens == "emulated")


def test_in_ascii_all_of_it_is_ascii_and_stays_in_its_columns(network):
    async def script(pilot):
        await pilot.press("j", "L", "greater_than_sign")
        lines = screen(pilot)
        assert all(text.isascii() for text in lines)
        _, rows, _ = lists.boxes(lines, 80, True)
        assert rows[1].startswith(">") and "name^" in rows[0]
        await pilot.press("w")
        await pilot.pause()
        assert all(text.isascii() for text in screen(pilot))

    lead(network, script, size=(80, 24), ascii=True)


def test_a_record_without_a_leaf_or_a_pass():
    tape = examples.Tape("x = 1\n")
    tape.say(R.TraceEnded(tape.tick(), None, 0))
    trace = lists.Trace.from_records(tape.records)

    async def script(pilot):
        await pilot.press("L", "j", "w", "r", "right_square_bracket", "enter")
        assert "no leaf in this record" in "\n".join(screen(pilot))
        await pilot.press("backspace", "E", "j", "k", "enter")

    lead(trace, script)


def test_a_thousand_leaves_are_quick(monkeypatch):
    tape = examples.Tape("w = paddle.to_tensor(w0, stop_gradient=False)\nloss.backward()\n", values=False)
    leaves = [tape.tensor([1.0], "paddle.to_tensor(w0, stop_gradient=False)", name=f"w{i}") for i in range(1000)]
    total = leaves[0]
    for one in leaves[1:200]:
        total = tape.op("add", total, one)
    tape.backward([total], "loss.backward()")
    tape.say(R.TraceEnded(tape.tick(), None, 0))
    trace = lists.Trace.from_records(tape.records)
    k = len(trace.steps) - 1
    shown(trace, k)
    asked = []
    monkeypatch.setattr(leaf_list.LeafRow, "verdict", property(lambda row: asked.append(row.id)))
    begin = time.process_time()
    shown(trace, k - 1)
    detail = leaf_detail.build(trace, k - 1, leaves[0].id, Size(116, 5), False)
    assert time.process_time() - begin < 0.5 and detail.title == "w0"
    assert set(asked) <= {leaf.id for leaf in leaves[:30]}, "only what is in view is worked out"


@pytest.mark.parametrize("name", ["broken", "training", "unfinished", *handmade.NAMES])
def test_both_lists_fit_at_any_step_of_any_record(name):
    here = getattr(examples, name, None)
    trace = here() if here else made.trace(name)
    for k in {*range(0, len(trace.steps), 4), len(trace.steps) - 1}:
        for size in (Size(116, 7), Size(56, 7)):
            pages = [step_list.build(trace, k, None, size, True), step_detail.build(trace, k, size, True)]
            pages += [leaf_list.build(trace, k, Selection(), View(sort), size, True) for sort in ("", "|g|/|w|")]
            leaf = leaf_list.chosen(trace, k, Selection(), F.record_leaves(trace))
            pages.append(leaf_detail.build(trace, k, leaf, size, True))
            for page in pages:
                assert len(page.lines) == size.height == len(page.targets)
                assert all(text.cell_len == size.width and text.plain.isascii() for text in page.lines)
            if leaf:
                whole = leaf_detail.whole(trace, k, leaf, size.width, "user", False)
                assert all(text.cell_len <= size.width for text in whole)


def test_in_a_very_large_graph_nothing_is_asked_before_somebody_wants_to_know(monkeypatch):
    from gradscope.tui.panes import leaf_rows

    trace = lists.Trace.from_records(examples.broken_records())
    monkeypatch.setattr(leaf_rows, "MOST_NODES", 2)
    k = trace.passes[0].last_step
    leaf = next(leaf for leaf in F.record_leaves(trace) if trace.names.tensor(leaf).text == "W1")
    assert sum("w asks" in row for row in shown(trace, k)[0]) == 1 and "not-run" not in "\n".join(shown(trace, k)[0])
    below = leaf_detail.build(trace, k, leaf, Size(116, 5), False)
    assert "w asks why" in "\n".join(text.plain for text in below.lines)
    assert "not-run" in "\n".join(text.plain for text in leaf_detail.whole(trace, k, leaf, 116, "user", False))
    assert sum("not-run" in row for row in shown(trace, k)[0]) == 1, "once it was asked it stays said"
