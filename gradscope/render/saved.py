"""Rows for the saved tensors of a node: version saved, version found, checked or not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from gradscope.render.rows import CODE_WIDTH, few, tensor_name
from gradscope.render.scene import Row
from gradscope.render.words import shorten
from gradscope.trace.moment import Moment
from gradscope.trace.records import WrapperChecked
from gradscope.trace.states import WrapperState
from gradscope.trace.trace import Trace


def saved_name(trace: Trace, saved: WrapperState) -> str:
    """What a person calls a saved tensor; the field of one that the record does not know (saved before it began)."""
    return tensor_name(trace, saved.tensor) if saved.tensor else saved.field


def wrapper_row(trace: Trace, saved: WrapperState, check: WrapperChecked | None) -> Row:
    """One saved tensor: the version it was saved at, and the one found when that is another. check: how the check of
    this pass went (None: not yet, or none applies); it stays true after the tensor was let go."""
    name = saved_name(trace, saved)
    if saved.status == "stale":
        return Row("wrapper-stale", f"{name} saved v{saved.saved}, now v{saved.now}", "stale")
    if check is not None and check.ok:
        return Row("wrapper-ok", f"{name}@v{saved.saved}", "ok", "checked")
    if saved.status == "ok":
        return Row("wrapper-ok", f"{name}@v{saved.saved}", "ok")
    if saved.status == "cleared":
        return Row("cleared", f"{name}@v{saved.saved} let go", "cleared")
    why = "packed" if saved.status == "packed" else "not checked"
    return Row("unchecked", f"{name}@v{saved.saved} {why}", "unchecked")


def checks_of(trace: Trace, moment: Moment, node: int) -> dict[tuple[str, int], WrapperChecked]:
    """The version checks a node passed or failed in this pass, by field and rank; empty until its pop is over."""
    pop = moment.popped_as(node)
    if not pop or moment.state(node) not in ("done", "failed"):
        return {}
    ran = trace.pop_record(moment.pass_id, pop)
    return {(check.field, check.rank): check for check in ran.checks if check.checked} if ran is not None else {}


def wrapper_rows(trace: Trace, moment: Moment, node: int) -> list[Row]:
    """Saved tensors, stale ones first, equal ones once; one row for all that are gone unchecked."""
    wrappers = moment.wrappers(node)
    checks = checks_of(trace, moment, node)
    if wrappers and not checks and all(saved.status == "cleared" for saved in wrappers):
        return [Row("cleared", "saved tensors let go", "cleared")]
    bare = [saved for saved in wrappers if saved.no_need_buffer and saved.status != "stale"]
    rows = Counter(
        wrapper_row(trace, saved, checks.get((saved.field, saved.rank)))
        for saved in sorted(wrappers, key=lambda saved: saved.status != "stale")
        if saved not in bare
    )
    counted = [row if count == 1 else _often(row, count) for row, count in rows.items()]
    shapes = ", ".join(dict.fromkeys(saved_name(trace, saved) for saved in bare))
    if shapes:
        counted.append(Row("unchecked", shorten(f"only the shape of {shapes}", CODE_WIDTH), "unchecked"))
    return few(counted, "unchecked", "saved")


def _often(row: Row, count: int) -> Row:
    """The row of a tensor that was saved several times (`x * x`)."""
    return replace(row, aside=f"{row.aside or 'saved'} {'twice' if count == 2 else f'{count} times'}")
