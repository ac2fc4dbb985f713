"""What all screens share: a board of parts, pages built once per state, keys with counts, messages, dialogs."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from gradscope.trace.errors import GradscopeError
from gradscope.tui import keys
from gradscope.tui.arrange import LEAST, Arrangement
from gradscope.tui.keys import Key
from gradscope.tui.look import CURSOR
from gradscope.tui.panes import footer
from gradscope.tui.panes.text import done, line, wrap
from gradscope.tui.view import Page, Size
from gradscope.tui.widgets.board import Board
from gradscope.tui.widgets.part import Part

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace
    from gradscope.tui.app import GradscopeApp
    from gradscope.tui.state import State


def bindings(of: Sequence[Key]) -> list[BindingType]:
    """Textual bindings of a list of keys, and of the keys that only say that they are not built."""
    out: list[BindingType] = [Binding(key.keys, key.action, key.text, show=False) for key in of if key.keys]
    out += [Binding(name, f"not_built({name!r})", show=False) for name in keys.NOT_BUILT]
    return out


class Base(Screen[None]):
    """A screen made of one board. Subclasses say which parts there are, how they stand and what their pages are."""

    AUTO_FOCUS = None
    KEYS: ClassVar[Sequence[Key]] = ()
    PARTS: ClassVar[Sequence[str]] = ()
    BOXED: ClassVar[Sequence[str]] = ()
    MARGIN = 1  # blank cells between a border and the lines of its pane

    def __init__(self) -> None:
        super().__init__()
        self.message = ""
        self.count = ""
        self._pages: dict[tuple[str, int, int], Page] = {}

    # -- to be said by each screen

    def build(self, part: str, size: Size) -> Page:
        """The page of one part."""
        raise NotImplementedError

    def arrangement(self, width: int, height: int) -> Arrangement:
        """Where the parts stand."""
        raise NotImplementedError

    def frame(self, at: Arrangement) -> dict[int, Text]:
        """The borders."""
        raise NotImplementedError

    # -- painting

    @property
    def viewer(self) -> GradscopeApp:
        """The app, by its own type."""
        return cast("GradscopeApp", self.app)

    @property
    def state(self) -> State:
        """The position, selection and lens of the viewer."""
        return self.viewer.state

    def compose(self) -> ComposeResult:
        """One board with all the parts."""
        pointer = ">" if self.viewer.ascii else CURSOR
        parts = [
            Part(name, self.page, self.MARGIN if name in self.BOXED else 0, pointer) for name in (*self.PARTS, "tiny")
        ]
        yield Board(*parts, arrangement=self.arrangement, frame=self.frame, ascii=self.viewer.ascii)

    def page(self, part: str, width: int, height: int) -> Page:
        """The page of a part at a size, built once per state."""
        key = (part, width, height)
        if key not in self._pages:
            try:
                self._pages[key] = self._build(part, Size(width, height))
            except Exception as error:
                # A damaged record, or a fault of ours: the pane says so and the others stay usable. Tests hear of it.
                if self.app.is_headless and not isinstance(error, GradscopeError):
                    raise
                said = line((f"{type(error).__name__}: {' '.join(str(error).split())}", "failed"))
                self._pages[key] = done(Page([said]), Size(width, height), self.viewer.ascii)
        return self._pages[key]

    def _build(self, part: str, size: Size) -> Page:
        if part == "footer":
            return footer.build(self.KEYS, size, self.viewer.state.lens, self.message, self.count, self.viewer.ascii)
        if part == "tiny":
            return done(tiny(size, *self.app.size, self.state.trace), size, self.viewer.ascii)
        page = self.build(part, size)
        if size.height == 1 or part == "timeline":  # strips are not boxes: they come uncut
            return done(page, size, self.viewer.ascii)
        return page

    def page_of(self, part: str, at: Arrangement) -> Page:
        """The page of a part in an arrangement; an empty one where it has no box."""
        box = at.boxes.get(part)
        if box is None:
            return Page()
        margin = self.MARGIN if part in self.BOXED else 0
        return self.page(part, box.width - 2 * margin, box.height)

    def changed(self) -> None:
        """Everything may look different now."""
        self._pages.clear()
        for part in self.query(Part):
            part.refresh(layout=True)  # also makes the board ask for the boxes again
        self.query_one(Board).refresh()

    def on_resize(self, event: events.Resize) -> None:
        """The same state in another size."""
        self._pages.clear()

    # -- keys

    def on_key(self, event: events.Key) -> None:
        """Digits are collected as a count; any other key takes the message away."""
        if event.key.isdigit() and len(event.key) == 1:
            if self.digit(event.key):
                event.stop()
                event.prevent_default()
                return
        if self.message:
            self.message = ""
            self.changed()

    def digit(self, key: str) -> bool:
        """Take a digit into the count. False: not meant for us."""
        if not self.count and key == "0":
            return False
        self.count = (self.count + key)[:4]
        self.set_timer(1.2, self._forget_count(self.count))
        self.changed()
        return True

    def _forget_count(self, typed: str) -> Callable[[], None]:
        """A count that nobody used is dropped after a moment, so that it cannot surprise a later key."""

        def forget() -> None:
            if self.count == typed:
                self.count = ""
                self.changed()

        return forget

    def times(self) -> int:
        """How often the key is meant; takes the count."""
        count, self.count = self.count, ""
        return max(1, int(count or 1))

    def own_times(self) -> int:
        """How often a key of the focused pane is meant."""
        return self.times()

    def say(self, message: str) -> None:
        """A line in the footer until the next key."""
        self.count = ""
        self.message = message
        self.changed()

    def action_not_built(self, key: str) -> None:
        """Say that a key's work is not there yet."""
        shown, words = keys.NOT_BUILT[key]
        self.say(f"{shown}: {words}")

    def on_screen_resume(self) -> None:
        """Back from another screen: what it moved is shown here too."""
        if self.is_mounted and self.query(Board):
            self.changed()

    def action_passes(self) -> None:
        """The list of passes."""
        self._show("passes")

    def action_debug(self) -> None:
        """The Debug screen."""
        self._show("debug")

    def action_leaves(self) -> None:
        """The Leaves screen."""
        self._show("leaves")

    def action_steps(self) -> None:
        """The Steps screen."""
        self._show("steps")

    def _show(self, name: str) -> None:
        self.count = ""
        self.viewer.show(name)

    def action_back(self) -> None:
        """The screen that was there before this one."""
        self.count = ""
        self.viewer.back()

    def action_quit(self) -> None:
        """Leave the viewer."""
        self.app.exit()

    def action_help(self) -> None:
        """All keys."""
        from gradscope.tui.screens.help import HelpScreen

        self.count = ""
        self.app.push_screen(HelpScreen(self.KEYS))

    def action_goto(self) -> None:
        """Ask where to."""
        from gradscope.tui.screens.ask import Ask

        self.count = ""
        self.app.push_screen(
            Ask("go to", "b9  p7  b9p7  e31  n12  :18  error  or a name", self.viewer.position), self._goto
        )

    def _goto(self, text: str | None) -> None:
        if text:
            self.went(int(self.viewer.position(text)))

    def went(self, k: int) -> None:
        """A place was asked for: the Debug screen shows it."""
        self.viewer.open_at(k)

    def action_lens(self) -> None:
        """The next lens."""
        state = self.viewer.state
        self.count = ""
        state.lens = "engine" if state.lens == "user" else "user"
        self.say(f"lens: {state.lens}" + ("   (lesson is not built yet)" if state.lens == "user" else ""))


def tiny(size: Size, width: int, height: int, trace: Trace) -> Page:
    """What is said where there is no room for a viewer; the command is one to copy."""
    record = shlex.quote(str(trace.path)) if trace.path.is_file() else "REC"
    page = Page()
    for words in (
        f"{width}x{height} is too small: {LEAST[0]}x{LEAST[1]} needed. Make it larger, or use:",
        f"gradscope show --steps {record}",
    ):
        for text in wrap(line(words), size.width, 0):
            page.add(text)
    return page
