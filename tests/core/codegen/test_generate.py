"""The command: the committed files are fresh, a stale one is told, an invalid entry stops generation by name."""

import ast
import shutil

from gradscope.core.codegen import model
from gradscope.core.codegen.__main__ import GENERATED, files, main
from gradscope.core.codegen.text import WIDTH, doc, formatted, wrapped


def test_committed_files_are_fresh(capsys):
    assert main(["--check"]) == 0, capsys.readouterr().err


def test_check_tells_a_stale_file_and_writes_nothing(tmp_path, capsys):
    shutil.copytree(GENERATED, tmp_path / "out", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "out" / "nodes.py").write_text("# old\n")
    assert main(["--check", "--out", str(tmp_path / "out")]) == 1
    assert "stale: nodes.py" in capsys.readouterr().err
    assert (tmp_path / "out" / "nodes.py").read_text() == "# old\n"
    assert main(["--out", str(tmp_path / "out")]) == 0
    assert main(["--check", "--out", str(tmp_path / "out")]) == 0


def test_a_name_that_does_not_resolve_stops_generation(tmp_path, capsys):
    shutil.copytree(model.OPS_DIR, tmp_path, dirs_exist_ok=True)
    backward = tmp_path / "elementwise.yaml"
    backward.write_text(backward.read_text().replace("sum_to(out_grad * y, x.shape)", "sum_to(out_grad * yy, x.shape)"))
    # the helpers that shapes.py takes from elsewhere are found from the package's own folder
    text = (tmp_path / "shapes.py").read_text()
    text = text.replace("from gradscope.core.phi.infer_meta.indexing import sliced_shape", "")
    parameters = "shape, axes, starts, ends, strides=(), decrease_axes=(), none_axes=()"
    text += f"\n\ndef sliced_shape({parameters}):\n    return shape\n"
    (tmp_path / "shapes.py").write_text(text)
    out = tmp_path / "out"
    out.mkdir()
    assert main(["--ops", str(tmp_path), "--out", str(out)]) == 1
    assert "op multiply, formula x_grad: name 'yy' does not resolve" in capsys.readouterr().err
    assert list(out.iterdir()) == []


def test_generated_code_is_readable():
    for name, text in files(model.load()).items():
        assert text.startswith('"""'), name
        assert "do not edit" in text.split('"""')[1], name
        assert max(map(len, text.splitlines())) <= WIDTH, name
        compile(text, name, "exec")


def test_generation_is_deterministic():
    assert files(model.load()) == files(model.load())


def test_long_lines_are_broken_at_brackets():
    line = "    value = function(" + ", ".join(f"argument_number_{i}" for i in range(8)) + ")"
    broken = formatted(line)
    assert max(map(len, broken.splitlines())) <= WIDTH
    assert broken.splitlines()[0] == "    value = function(" and broken.splitlines()[-1] == "    )"
    assert compile("if 1:\n" + broken, "x", "exec")


def test_many_targets_stand_in_a_line_each():
    names = ", ".join(f"a_target_of_the_assignment_{i}" for i in range(5))
    for value in ("metas", ", ".join(f"value_{i}.array" for i in range(5)), "function(x)"):
        line = f"    {names} = {value}"
        broken = formatted(line)
        assert max(map(len, broken.splitlines())) <= WIDTH and broken.splitlines()[0] == "    ("
        assert ast.dump(ast.parse("if 1:\n" + broken)) == ast.dump(ast.parse("if 1:\n" + line))


def test_docstrings_and_tuples():
    assert doc("short.", 4) == ['    """short."""']
    long = doc(" ".join(["word"] * 60), 4)
    assert long[-1] == '    """' and all(len(line) <= WIDTH for line in long)
    assert wrapped("    __slots__ = (", ['"a"'], ")") == ['    __slots__ = ("a",)']
