"""Every key of the viewer, once: what it does, where it is said, and what to say where it is not built yet."""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """keys: Textual names, comma separated. shown: how a person reads it. action: method `action_…` of the screen.

    brief: words in the footer ("" not there). text: words in the help. repeat: digits typed before it repeat it.
    """

    keys: str
    shown: str
    action: str
    brief: str
    text: str
    repeat: bool = False
    group: str = "move"


_LAST: tuple[Key, ...] = (
    Key("question_mark", "?", "help", "? keys", "this help", False, "ask"),
    Key("q", "q", "quit", "q quit", "quit", False, "ask"),
)

DEBUG: tuple[Key, ...] = (
    Key("n", "n", "next_pop", "n N next/back pop", "next pop", True),
    Key("N", "N", "prev_pop", "", "previous pop", True),
    Key("s", "s", "next_step", "s S step", "next step", True),
    Key("S", "S", "prev_step", "", "previous step", True),
    Key("c", "c", "next_mark", "c C to next mark", "to the next finding or failure", True),
    Key("C", "C", "prev_mark", "", "to the finding or failure before", True),
    Key("left_square_bracket", "[", "prev_pass", "[ ] pass", "previous pass", True),
    Key("right_square_bracket", "]", "next_pass", "", "next pass", True),
    Key("home", "home", "first", "", "start of the pass"),
    Key("end", "end", "last", "", "end of the pass"),
    Key("g", "g", "goto", "g go to", "go to b9 p7 b9p7 e31 n12 :18 error or a name"),
    Key("o", "o", "origin", "", "to the step that wrote the selection"),
    Key("u", "u", "up", "", "select a node towards the loss", True, "select"),
    Key("d", "d", "down", "", "select a node towards the leaves", True, "select"),
    Key("up,k", "↑ k", "row_up", "", "row up in the pane", True, "select"),
    Key("down,j", "↓ j", "row_down", "", "row down in the pane", True, "select"),
    Key("left", "←", "left", "", "tab before (pane 4), towards the loss (pane 2)", True, "select"),
    Key("right", "→", "right", "", "next tab (pane 4), towards the leaves (pane 2)", True, "select"),
    Key("enter", "enter", "open", "", "go to what the row stands for", False, "select"),
    Key("escape", "esc", "release", "", "let the selection follow the step again", False, "select"),
    Key("plus,equals_sign", "+", "wider", "+ - radius", "graph radius wider", True, "look"),
    Key("minus", "-", "narrower", "", "graph radius narrower", True, "look"),
    Key("tab", "tab", "next_pane", "", "next pane", False, "look"),
    Key("", "1-5", "", "1-5 pane", "focus a pane", False, "look"),
    Key("shift+tab", "shift+tab", "prev_pane", "", "pane before", False, "look"),
    Key("z", "z", "zoom", "z zoom", "zoom the pane, and back", False, "look"),
    Key("f2", "F2", "lens", "F2 lens", "lens: user / engine", False, "look"),
    Key("w", "w", "why", "w why", "why: explain the selection", False, "ask"),
    Key("v", "v", "versions", "v versions", "versions of the selected tensor", False, "ask"),
    Key("exclamation_mark", "!", "finding", "! finding", "next finding", False, "ask"),
    Key("slash", "/", "search", "/ find", "search all steps (regular expression)", False, "ask"),
    Key("full_stop", ".", "search_next", "", "next hit", True, "ask"),
    Key("comma", ",", "search_prev", "", "hit before", True, "ask"),
    Key("x", "x", "export", "x export", "export the graph as SVG (or DOT) at this step", False, "ask"),
    Key("L", "L", "leaves", "L leaves", "Leaves screen: every leaf of the record", False, "look"),
    Key("E", "E", "steps", "E steps", "Steps screen: the whole record, line by line", False, "look"),
    Key("P", "P", "passes", "", "the list of passes", False, "look"),
    Key("backspace", "backspace", "back", "", "back to the screen before", False, "look"),
    *_LAST,
)

# Keys whose place is taken and whose work is not there yet: pressing one says so in one line.
NOT_BUILT: dict[str, tuple[str, str]] = {
    "b": ("b", "breakpoints are not built yet: c and C go to findings and failures"),
    "B": ("B", "the list of breakpoints is not built yet"),
    "colon": (":", "the command line is not built yet: ctrl+p lists every command"),
    "space": ("space", "folding is not built yet: + and - change how much of the graph is shown"),
    "ctrl+e": ("ctrl+e", "opening $EDITOR is not built yet: the line is in pane 1"),
    "f3": ("F3", "the lesson lens is not built yet: F2 changes between user and engine"),
}

PASSES: tuple[Key, ...] = (
    Key("up,k", "↑ k", "row_up", "↑ ↓ choose", "pass before", True),
    Key("down,j", "↓ j", "row_down", "", "next pass", True),
    Key("home", "home", "first", "", "first pass"),
    Key("end", "end", "last", "", "last pass"),
    Key("enter", "enter", "open", "enter open", "step through the pass"),
    Key("g", "g", "goto", "g go to", "go to b9 p7 b9p7 e31 n12 :18 error or a name"),
    Key("exclamation_mark", "!", "finding", "! finding", "to the worst finding", False, "ask"),
    Key("f2", "F2", "lens", "F2 lens", "lens: user / engine", False, "look"),
    Key("L", "L", "leaves", "L leaves", "the Leaves screen, at the chosen pass", False, "look"),
    Key("E", "E", "steps", "E steps", "the Steps screen, at the chosen pass", False, "look"),
    *_LAST,
)

# Moves in time that the lists of leaves and of steps have from the Debug screen.
_MOVES: tuple[Key, ...] = tuple(
    key._replace(brief={"n": "n N pop", "s": "s S step", "[": "[ ] pass"}.get(key.shown, ""))
    for key in DEBUG
    if key.action.removeprefix("next_").removeprefix("prev_") in ("pop", "step", "mark", "pass")
)
_ROWS: tuple[Key, ...] = (
    Key("up,k", "↑ k", "row_up", "", "row up", True, "select"),
    Key("down,j", "↓ j", "row_down", "", "row down", True, "select"),
    Key("pageup", "pageup", "page_up", "", "a page up", True, "select"),
    Key("pagedown", "pagedown", "page_down", "", "a page down", True, "select"),
)

LEAVES: tuple[Key, ...] = (
    *_ROWS,
    Key("home", "home", "first", "", "first leaf", False, "select"),
    Key("end", "end", "last", "", "last leaf", False, "select"),
    Key("enter", "enter", "open", "enter open", "to the Debug screen, at the leaf's step", False, "select"),
    Key("escape", "esc", "release", "", "end the filter, else follow the step again", False, "select"),
    Key("w", "w", "why", "w why", "why: all there is to say about the leaf", False, "ask"),
    Key("less_than_sign", "<", "sort_left", "< > sort", "sort by the column to the left", True, "look"),
    Key("greater_than_sign", ">", "sort_right", "", "sort by the column to the right", True, "look"),
    Key("slash", "/", "filter", "/ filter", "filter: name, shape, optimizer, state", False, "ask"),
    *(key._replace(text=f"{key.text}, at its end") for key in _MOVES if key.shown in "[]"),
    Key("E", "E", "steps", "E steps", "the Steps screen", False, "look"),
    *(key for key in _MOVES if key.shown not in "[]"),
    Key("r", "r", "reverse", "r reverse", "turn the order round", False, "look"),
    Key("D", "D", "debug", "D debug", "the Debug screen, at this step", False, "look"),
    Key("P", "P", "passes", "P passes", "the list of passes", False, "look"),
    Key("g", "g", "goto", "g go to", "go to b9 p7 b9p7 e31 n12 :18 error or a name"),
    Key("exclamation_mark", "!", "finding", "! finding", "to the next finding", False, "ask"),
    Key("backspace", "backspace", "back", "", "back to the screen before", False, "look"),
    *_LAST,
)

STEPS: tuple[Key, ...] = (
    *_ROWS,
    Key("enter", "enter", "open", "enter open", "to the Debug screen, at this step", False, "select"),
    Key("slash", "/", "filter", "/ filter", "filter: regular expression, kind:give,check", False, "ask"),
    Key("escape", "esc", "release", "", "end the filter", False, "select"),
    *_MOVES,
    Key("home", "home", "first", "", "start of the pass"),
    Key("end", "end", "last", "", "end of the pass"),
    Key("L", "L", "leaves", "L leaves", "the Leaves screen", False, "look"),
    Key("g", "g", "goto", "g go to", "go to b9 p7 b9p7 e31 n12 :18 error or a name"),
    Key("exclamation_mark", "!", "finding", "! finding", "to the next finding", False, "ask"),
    Key("P", "P", "passes", "P passes", "the list of passes", False, "look"),
    Key("D", "D", "debug", "", "the Debug screen, at this step", False, "look"),
    Key("backspace", "backspace", "back", "", "back to the screen before", False, "look"),
    *_LAST,
)


def names(key: Key) -> list[str]:
    """The Textual names of a key."""
    return key.keys.split(",") if key.keys else []
