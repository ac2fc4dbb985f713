"""Panes: pure functions (moment, selection, size, lens, ascii) -> page, one file each. No Textual in here."""
