"""The child process that lays out DOT with the Graphviz inside pygraphviz: DOT on stdin, picture on stdout."""

from __future__ import annotations

import sys


def main(kind: str) -> None:
    """Draw stdin as `kind` (svg, png, pdf …) to stdout."""
    import pygraphviz

    graph = pygraphviz.AGraph(string=sys.stdin.buffer.read().decode())
    sys.stdout.buffer.write(graph.draw(format=kind, prog="dot"))


if __name__ == "__main__":
    main(sys.argv[1])
