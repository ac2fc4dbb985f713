"""What counts as going wrong while a script runs (`--break nan,inf,stale`), told from the records as they pass by.

Works for every producer: it looks at the gradients a pass leaves behind (`LeafGrew`, `GradFetched`) when the pass ends,
one dot an array, at errors that leave a pass, and at the findings producers write themselves.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from gradscope.trace.errors import UsageError
from gradscope.trace.records import UNWRITTEN, Finding, GradFetched, LeafGrew, ParamsStepped, PassBegan, PassEnded
from gradscope.trace.sparse import is_sparse
from gradscope.trace.values import statistics, to_host

NAN, INF, STALE = "nan", "inf", "stale"
BREAKS = (NAN, INF, STALE)
NONFINITE = "nonfinite-gradient"  # the kind of a finding made here
WATCHED = frozenset({PassBegan, PassEnded, LeafGrew, GradFetched, ParamsStepped, Finding})
_SHOWN = 8  # leaves named in the evidence of a finding


def parse_breaks(text: str) -> frozenset[str]:
    """Read `nan,inf,stale` (also with `|`). Raises UsageError."""
    found = frozenset(word.strip() for word in text.replace("|", ",").split(",") if word.strip())
    wrong = sorted(found - set(BREAKS))
    if wrong or not found:
        raise UsageError(f"--break {text}: {wrong[0] if wrong else 'nothing'!r} is not one of {', '.join(BREAKS)}")
    return found


class Watch:
    """Sees the records of one recording and says when something went wrong.

    breaks: which of BREAKS count; None: all of them, and every other finding that is no mere note. looks: are
    gradients looked at. cause: in one phrase what went wrong first; "" as long as nothing did. open: passes that have
    not ended. last_pass: the highest pass begun so far. doubt: a pass has non-finite gradients that a loss scaler may
    yet discard. scaled: such a scaler is in use, so that a non-finite gradient counts when the optimizer takes it.
    """

    def __init__(self, breaks: frozenset[str] | None, tick: Callable[[], int]) -> None:
        self.breaks = breaks
        self.cause = ""
        self.open = 0
        self.last_pass = 0
        self.scaled = False
        self.doubt: Finding | None = None
        self.norms: dict[int, float] = {}  # id of an array looked at in this segment -> its Euclidean norm
        self._tick = tick
        self._numbers = itertools.count(1).__next__
        self._frames: dict[int, int] = {}
        self._grown: dict[int, list[Any]] = {}  # pass -> what it left behind
        wanted = BREAKS if breaks is None else breaks
        self._nan, self._inf = NAN in wanted, INF in wanted
        self.looks = self._nan or self._inf

    def see(self, record: Any) -> Finding | None:
        """Look at a record of a WATCHED kind. Gives the finding to write after it, if there is one."""
        kind = type(record)
        if kind is LeafGrew:
            if record.how != "retain" and record.how not in UNWRITTEN and record.after is not None:
                self._grown.setdefault(record.pass_id, []).append(record)
        elif kind is GradFetched:
            if record.value is not None:
                self._grown.setdefault(record.pass_id, []).append(record)
        elif kind is PassBegan:
            self.open += 1
            self.last_pass = max(self.last_pass, record.pass_id)
            self._frames[record.pass_id] = record.frame
        elif kind is PassEnded:
            self.open = max(0, self.open - 1)
            return self._pass_ended(record)
        elif kind is Finding:
            self._found(record)
        elif kind is ParamsStepped and self.doubt is not None:
            return self._judged(record)
        return None

    def segment_ended(self) -> None:
        """Arrays of the segment may be let go of: forget what was said of them."""
        self.norms.clear()
        self._grown.clear()
        self._frames.clear()

    def _pass_ended(self, record: PassEnded) -> Finding | None:
        grown = self._grown.pop(record.pass_id, [])
        frame = self._frames.pop(record.pass_id, 0)
        if record.error is not None:
            self._blame(f"b{record.pass_id} raised {record.error.type}")
        elif self.looks:
            finding = self._test(record.pass_id, frame, grown)
            if finding is not None and self.scaled:
                self.doubt = self.doubt or finding
            elif finding is not None:
                return self._tell(finding)
        return None

    def _test(self, pass_id: int, frame: int, grown: list[Any]) -> Finding | None:
        bad: list[Any] = []
        nans = infs = 0
        for record in grown:
            array = record.after if type(record) is LeafGrew else record.value
            found = self._count(array)
            if (found[0] and self._nan) or (found[1] and self._inf):
                bad.append(record)
                nans, infs = nans + found[0], infs + found[1]
        if not bad:
            return None
        first = bad[0]
        what = " and ".join(word for word, n in ((NAN, nans), (INF, infs)) if n)
        many = f"{len(bad)} of {len(grown)} gradients" if len(grown) > 1 else "the gradient"
        verb = "hold" if len(bad) > 1 else "holds"
        return Finding(
            0,
            0,
            NONFINITE,
            f"b{pass_id}: {many} {verb} {what}",
            "error",
            pass_id,
            getattr(first, "pop", 0),
            getattr(first, "node", 0),
            first.tensor,
            frames=[frame] if frame else [],
            evidence={"nans": nans, "infs": infs, "of": len(grown), "leaves": [r.tensor for r in bad[:_SHOWN]]},
        )

    def _count(self, array: Any) -> tuple[int, int]:
        """(how many nan, how many inf) among the elements; (0, 0) when they cannot be had."""
        ask = getattr(array, "nonfinite", None)
        if ask is not None:  # an array that lives elsewhere and can be asked there
            nans, infs = ask()
            return int(nans), int(infs)
        host = to_host(array.distinct() if is_sparse(array) else array)
        if host is None or host.dtype.kind in "OUSMm":
            return 0, 0
        found = statistics(host, False)
        if len(found) == 1:
            self.norms[id(array)] = found[0]
            return 0, 0
        return int(found[3] or 0), int(found[4] or 0)

    def _judged(self, stepped: ParamsStepped) -> Finding | None:
        """An optimizer stepped, or its scaler kept it from stepping, with gradients that were in doubt."""
        doubt, self.doubt = self.doubt, None
        assert doubt is not None
        return None if stepped.skipped else self._tell(doubt)

    def _tell(self, finding: Finding) -> Finding:
        finding.finding, finding.tick = self._numbers(), self._tick()
        self._blame(finding.text)
        return finding

    def _found(self, finding: Finding) -> None:
        finding.finding = self._numbers()  # one row of numbers for the producers' findings and ours
        counts = self.breaks is None or (STALE in self.breaks and finding.kind.startswith(STALE))
        if finding.severity != "note" and counts:
            self._blame(f"{finding.kind}: {finding.text}")

    def _blame(self, cause: str) -> None:
        if not self.cause:
            self.cause = " ".join(cause.split())[:200]
