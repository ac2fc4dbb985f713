"""What holds for every test: the hand-written traces can be imported, and bytecode is kept where nothing else keeps it.

The traces (`from handmade import ...`) live in tests/trace. Tests start many interpreters, and where
PYTHONDONTWRITEBYTECODE is set each would spend a second on compiling the engine's generated code; then bytecode is kept
beside pytest's own cache, so that the folders of the sources stay as they are.
"""

import os
import sys
from pathlib import Path

TESTS = Path(__file__).parent

sys.path.insert(0, str(TESTS / "trace"))

if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(TESTS.parent / ".pytest_cache" / "bytecode")
