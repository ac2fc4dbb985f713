"""The rules of the house that a test can check: sizes, docstrings, import contracts, schema history, fresh code."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from gradscope.trace import records

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "gradscope"
SOURCES = sorted(p for p in PACKAGE.rglob("*.py"))
GENERATED = PACKAGE / "core" / "generated"
LONGEST = 500
# The schema is one file because it is read as one: every docstring of it is a table of the format.
LONG_ON_PURPOSE = {PACKAGE / "trace" / "records.py"}


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", [p for p in SOURCES if GENERATED not in p.parents], ids=shown)
def test_no_file_is_longer_than_500_lines(path: Path) -> None:
    if path in LONG_ON_PURPOSE:
        return
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST, f"{shown(path)} has {lines} lines: split it by what belongs together"


@pytest.mark.parametrize("path", [p for p in SOURCES if p.stat().st_size], ids=shown)
def test_every_file_says_what_belongs_in_it(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert docstring, f"{shown(path)} has no docstring"
    assert docstring.strip().splitlines()[0].strip(), f"{shown(path)}: the docstring's first line is empty"


def test_public_functions_of_the_seam_have_docstrings() -> None:
    bare = []
    for folder in ("trace", "capture", "render", "cli"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                public = isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_")
                if public and not ast.get_docstring(node):
                    bare.append(f"{shown(path)}:{node.lineno} {node.name}")
    assert not bare, "without a docstring: " + ", ".join(bare)


def test_import_contracts() -> None:
    tool = shutil.which("lint-imports", path=str(Path(sys.executable).parent)) or shutil.which("lint-imports")
    assert tool, "import-linter is not installed: make test installs it"
    done = subprocess.run([tool, "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]


@pytest.mark.parametrize("module", ["gradscope", "gradscope.trace.trace", "gradscope.cli.main", "gradscope.cli.run"])
def test_looking_imports_no_engine(module: str) -> None:
    engines = ("gradscope.core", "gradscope.paddle")
    asked = f"import sys, {module}; print([m for m in sys.modules if m.startswith({engines})])"
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_running_a_script_brings_no_library_it_did_not_ask_for() -> None:
    """What `gradscope run` itself imports before the script must not include the screens or the drawing."""
    asked = "import sys, gradscope.cli.run; print([m for m in ('textual', 'rich', 'networkx') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_generated_code_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gradscope.core.codegen", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lists_of_paddles_names_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gradscope.cli.api", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


# ------------------------------------------------------------------------------------------------------- the schema


def test_tags_are_unique_and_history_is_complete() -> None:
    tags = [kind.__struct_config__.tag for kind in records.KINDS]
    assert len(set(tags)) == len(tags)
    assert sorted(records.HISTORY) == list(range(1, records.SCHEMA_VERSION + 1))


def test_every_record_kind_is_listed() -> None:
    listed = set(records.KINDS)
    tagged = {
        kind
        for kind in vars(records).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is not None
    }
    assert tagged == listed


@pytest.mark.parametrize("kind", records.KINDS, ids=lambda kind: kind.__name__)
def test_fields_after_a_default_have_defaults(kind: type[msgspec.Struct]) -> None:
    """Fields are only ever appended with a default: a newer reader must be able to fill an older record."""
    fields = msgspec.structs.fields(kind)
    optional = [not field.required for field in fields]
    assert optional == sorted(optional), f"{kind.__name__}: a field without a default stands after one that has it"


# ------------------------------------------------------------------------------------------------------- the text


def tracked_text() -> list[Path]:
    done = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True)
    if done.returncode:
        pytest.skip("not a git checkout: which files belong to it is not known")
    names = [n for n in done.stdout.decode().split("\0") if n]
    return [ROOT / n for n in names if (ROOT / n).suffix in (".py", ".md", ".toml", ".yaml", ".tcss", ".sh", "")]


def test_no_paths_of_one_machine() -> None:
    places = [str(p) for p in (ROOT, Path.home(), Path(sys.prefix)) if len(p.parts) > 2]
    local = re.compile("|".join(f"{re.escape(place)}(?![\\w-])" for place in places) or "(?!)")
    found = []
    for path in tracked_text():
        if not path.is_file() or path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if local.search(line):
                found.append(f"{shown(path)}:{number} {line.strip()[:80]}")
    assert not found, "\n".join(found)


def test_english_only() -> None:
    """No letters of other scripts outside strings that are data on purpose (marks and Greek are fine)."""
    foreign = re.compile("[\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]")
    found = [
        shown(path)
        for path in tracked_text()
        if path.is_file() and "tests" not in path.parts and foreign.search(path.read_text("utf-8", errors="replace"))
    ]
    assert not found, found


def test_what_few_need_is_imported_when_it_is_asked_for():
    """`import gradscope.paddle` is paid at every start: no SciPy, no Textual, no NetworkX, no Pillow with it."""
    code = "import sys, gradscope.paddle; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"scipy", "textual", "rich", "networkx", "graphviz", "PIL"} & set(done.stdout.split())


def test_rooms_that_few_ask_for_are_imported_when_they_are_asked_for():
    code = (
        "import sys, gradscope.paddle as paddle\n"
        "seen = {name for name in paddle._LATER if f'gradscope.paddle.{name}' in sys.modules}\n"
        "found = all(getattr(paddle, name).__name__.endswith(name) for name in paddle._LATER)\n"
        "print(len(seen), found)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "True"]
