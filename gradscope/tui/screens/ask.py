"""A line to type into: go to, find. It stays open until what was typed can be done, and says why it cannot."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static


class Ask(ModalScreen[str | None]):
    """check(text) raises ValueError with one line when the text won't do. Answers the text, None when given up.

    value: what stands there to begin with; where there was something, emptying the line is an answer too.
    """

    BINDINGS = [("escape", "give_up", "give up")]
    CSS = """
    Ask { align: center bottom; background: transparent; }
    Ask Vertical { height: auto; width: 100%; padding: 0 1; background: $panel; }
    Ask Input { border: none; height: 1; padding: 0; background: $panel; width: 100%; }
    Ask Input:focus { border: none; }
    Ask Static { height: auto; color: $text-muted; }
    """

    def __init__(self, word: str, hint: str, check: Callable[[str], object], value: str = "") -> None:
        super().__init__()
        self.word = word
        self.hint = hint
        self.check = check
        self.value = value

    def compose(self) -> ComposeResult:
        """What is asked, and the line."""
        with Vertical():
            yield Static(f"{self.word}   {self.hint}   enter goes, esc gives up", id="hint", markup=False)
            line = Input(self.value, id="line")
            line.cursor_blink = False
            yield line

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Done if it will do, else say why not."""
        text = event.value.strip()
        if not text:
            self.dismiss("" if self.value else None)
            return
        try:
            self.check(text)
        except ValueError as error:
            self.query_one("#hint", Static).update(str(error))
            return
        self.dismiss(text)

    def action_give_up(self) -> None:
        """Close without an answer."""
        self.dismiss(None)
