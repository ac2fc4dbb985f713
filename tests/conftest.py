"""Lets every test folder import the hand-written traces (`from handmade import ...`), which live in tests/trace."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "trace"))
