"""A dozen pictures of the screens, compared as SVG (`make snap` renews them after a look at the report)."""

from __future__ import annotations

import examples
import pytest

from gradscope.tui.app import GradscopeApp

WIDE, SMALL = (120, 36), (80, 24)

# name: trace, keys pressed, size, ascii.
PICTURES = {
    "passes": ("training", [], WIDE, False),
    "error_engine_lens": ("broken", [], WIDE, False),
    "error_user_lens": ("broken", ["f2", "escape"], WIDE, False),
    "pop_half_way_user_lens": ("broken", ["home", "n", "n", "n", "s", "s", "f2", "escape"], WIDE, False),
    "leaf_in_the_third_pass": (
        "training",
        ["down", "down", "enter", "n", "n", "n", "n", "s", "s", "f2", "5"],
        WIDE,
        False,
    ),
    "forward_op_in_five_layers": ("broken", ["home", "g", "e", "8", "enter"], WIDE, False),
    "versions": ("broken", ["v"], WIDE, False),
    "zoomed_pane": ("broken", ["3", "z"], WIDE, False),
    "small": ("broken", [], SMALL, False),
    "small_program": ("broken", ["f2", "1", "escape"], SMALL, False),
    "ascii": ("broken", ["f2", "escape"], WIDE, True),
    "help": ("training", ["enter", "question_mark"], WIDE, False),
    "go_to": ("training", ["enter", "g", "x"], WIDE, False),
    "stopped_early": ("stopped", ["enter"], WIDE, False),
    "stopped_early_small": ("stopped", ["enter"], SMALL, False),
    "stopped_early_passes": ("stopped", [], SMALL, False),
    "leaves_of_a_pass": ("training", ["down", "down", "L", "down"], WIDE, False),
    "leaves_of_a_failed_pass_sorted": ("broken", ["L", "end", *["greater_than_sign"] * 6], WIDE, False),
    "leaves_small": ("training", ["down", "L"], SMALL, False),
    "leaves_ascii": ("broken", ["L"], SMALL, True),
    "steps_around_the_failure": ("broken", ["E"], WIDE, False),
    "steps_filtered": ("broken", ["E", "slash", *"kind:give,pop", "enter"], WIDE, False),
    "steps_small": ("training", ["down", "E"], SMALL, False),
    "too_small": ("broken", [], (50, 12), False),
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture(name, snap_compare):
    trace, keys, size, ascii = PICTURES[name]
    app = GradscopeApp(getattr(examples, trace)(), ascii=ascii)
    assert snap_compare(app, press=keys, terminal_size=size)


def test_light_picture(snap_compare):
    async def light(pilot):
        pilot.app.theme = "gradscope-light"
        pilot.app.screen.changed()
        await pilot.pause()

    assert snap_compare(GradscopeApp(examples.broken(), ascii=False), run_before=light, terminal_size=WIDE)
