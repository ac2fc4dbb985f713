"""Twelve traces written by hand, each with the moments it must show (`records()` and `SHOWS`)."""

NAMES = (
    "hook_op",
    "hook_backward",
    "create_graph",
    "pop_error",
    "hook_kill",
    "amp_cast",
    "list_slots",
    "view_write",
    "late_start",
    "thread",
    "no_values",
    "shared_leaves",
)
