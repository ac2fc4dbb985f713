"""Tests of the core engine: nodes, hooks, the backward loop, in-place writes, recording."""
