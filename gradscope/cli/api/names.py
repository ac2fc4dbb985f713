"""Paddle's public names, as an installed Paddle listed them once (`paddle-names.tsv`).

The list is data: `python -m tests.paddle.width.names` writes it from whatever Paddle is installed.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

FILE = "paddle-names.tsv"


class Listed(NamedTuple):
    """One public name. namespace: `paddle.nn`, or a class whose members are listed (`Tensor`); kind: function, layer,
    class, optimizer, scheduler, module, dtype, constant, method, property, or abstract for a method that raises in
    Paddle too until a subclass writes it; uses: how often Paddle's own sources write the name out, which tells names
    people use from the rest."""

    namespace: str
    name: str
    kind: str
    uses: int


def listed() -> tuple[str, list[Listed]]:
    """The version of the Paddle that was asked, and its names, namespace by namespace."""
    head, *lines = files(__package__).joinpath(FILE).read_text(encoding="utf-8").splitlines()
    version = head.partition("Paddle ")[2].partition(":")[0]
    found = []
    for line in lines:
        namespace, name, kind, uses = line.split("\t")
        found.append(Listed(namespace, name, kind, int(uses)))
    return version, found
