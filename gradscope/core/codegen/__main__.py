"""`python -m gradscope.core.codegen` writes core/generated; with `--check` it only exits 1 when a file is stale."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gradscope.core.codegen import model
from gradscope.core.codegen.emit_api import api_file
from gradscope.core.codegen.emit_dygraph import dygraph_file
from gradscope.core.codegen.emit_infos import infos_file
from gradscope.core.codegen.emit_nodes import nodes_file
from gradscope.core.codegen.emit_outer import eager_file, ops_api_file
from gradscope.core.codegen.errors import GenerateError
from gradscope.core.codegen.model import OPS_DIR, Op
from gradscope.core.codegen.text import formatted

GENERATED = Path(__file__).resolve().parent.parent / "generated"


def files(ops: list[Op]) -> dict[str, str]:
    """Name → text of every generated file."""
    made = {
        "infos.py": infos_file(ops),
        "ops_api.py": ops_api_file(ops),
        "eager_op_function.py": eager_file(ops),
        "dygraph_functions.py": dygraph_file(ops),
        "api.py": api_file(ops),
        "nodes.py": nodes_file(ops),
    }
    return {name: formatted(text) for name, text in made.items()}


def main(argv: list[str] | None = None) -> int:
    """Exit code: 0 written or fresh, 1 stale or an entry that cannot be generated."""
    parser = argparse.ArgumentParser(prog="python -m gradscope.core.codegen", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a generated file is stale")
    parser.add_argument("--ops", type=Path, default=OPS_DIR, help="folder with the family files *.yaml")
    parser.add_argument("--out", type=Path, default=GENERATED, help="folder to write to or to compare with")
    options = parser.parse_args(argv)
    try:
        made = files(model.load(options.ops))
    except GenerateError as error:
        print(f"codegen: {error}", file=sys.stderr)
        return 1
    stale = []
    for name, text in made.items():
        path = options.out / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not options.check:
            path.write_text(text, encoding="utf-8")
    if options.check and stale:
        print(f"codegen: stale: {', '.join(stale)}; run `python -m gradscope.core.codegen`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
