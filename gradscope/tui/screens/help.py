"""The Help screen: every key of the screen below it; any of esc, q, ? closes it."""

from __future__ import annotations

from collections.abc import Sequence

from gradscope.tui.keys import Key
from gradscope.tui.panes import help as pane
from gradscope.tui.screens.reading import Reading


class HelpScreen(Reading):
    """Keys, marks, and what is not built yet."""

    def __init__(self, keys: Sequence[Key]) -> None:
        super().__init__(lambda size: pane.build(keys, size).lines)
