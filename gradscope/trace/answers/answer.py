"""What an answer is: a verdict out of a closed list, a title, lines of text, and what it refers to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SEVERITIES = ("error", "warning", "note")


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to "why".

    kind: the verdict id (`stale-inplace`, `stale-unversioned`, `harmless-write` …). severity: one of SEVERITIES.
    title: one line that tells it all. lines: the evidence, ready to print. frames: what to show, most telling first.
    node, tensor, pass_id, pop, step: where it shows (0, and -1 for step: nowhere). key: stable across runs of an
    unchanged script (verdict and places, no ids). evidence: small JSON-able facts.
    """

    kind: str
    title: str
    lines: list[str] = field(default_factory=list)
    severity: str = "error"
    frames: list[int] = field(default_factory=list)
    node: int = 0
    tensor: int = 0
    pass_id: int = 0
    pop: int = 0
    step: int = -1
    key: str = ""
    evidence: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The answer as plain JSON-able data; `step` as people count it (e31), None where there is none."""
        return {
            "kind": self.kind,
            "severity": self.severity,
            "title": self.title,
            "lines": list(self.lines),
            "frames": list(self.frames),
            "node": self.node or None,
            "tensor": self.tensor or None,
            "pass": self.pass_id or None,
            "pop": self.pop or None,
            "step": self.step + 1 if self.step >= 0 else None,
            "key": self.key,
            "evidence": dict(self.evidence),
        }

    @property
    def text(self) -> str:
        """Title and lines, ready to print."""
        return "\n".join([self.title, *self.lines])
