"""The samples written for Paddle: the same plain and recorded, nothing wrong, and each shows what its page says."""

from __future__ import annotations

import re
import subprocess
from itertools import takewhile
from pathlib import Path

import pytest

import gradscope
from gradscope.trace.check import check
from gradscope.tui.state import start_position

from .test_samples import GOLDEN, ROOT, ran, stem

SAMPLES = [s for s in sorted((ROOT / "samples").glob("[0-9]*.py")) if s.stem >= "13"]
PASSES = {"16_gan_two_optimizers": 20}
PLAIN = (
    "import runpy, sys\n"
    "from gradscope.capture.as_paddle import install\n"
    "install()\n"
    "runpy.run_path(sys.argv[1], run_name='__main__')\n"
)
# What of a pass makes the story: its tree says the order, these lines say where gradients meet and who steps.
TOLD = r" b\d+ +pass|params|adds to|is named"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """recorded(stem) -> (finished process, path of the record); each sample is recorded once."""
    folder: Path = tmp_path_factory.mktemp("records")
    done: dict[str, tuple[subprocess.CompletedProcess[str], Path]] = {}

    def record(name):
        if name not in done:
            path = folder / f"{name}.gscope"
            script = f"samples/{name}.py"
            done[name] = ran("-m", "gradscope", "run", "--as-paddle", "--no-tui", "-q", "-o", str(path), script), path
        return done[name]

    return record


def shown(path: Path, *how: str) -> list[str]:
    return ran("-m", "gradscope", "show", str(path), *how).stdout.splitlines()


def until(lines: list[str], pattern: str) -> list[str]:
    """The lines before the first that matches."""
    return list(takewhile(lambda line: not re.search(pattern, line), lines))


def test_there_are_five_and_each_is_an_ordinary_script():
    assert [s.stem[:2] for s in SAMPLES] == [f"{k}" for k in range(13, 18)]
    for sample in SAMPLES:
        text = sample.read_text(encoding="utf-8")
        assert text.startswith('"""') and f"gradscope run --as-paddle samples/{sample.name}" in text, sample
        code = text.split('"""', 2)[2]
        assert "\nimport paddle\n" in code and "gradscope" not in code


@pytest.mark.parametrize("sample", SAMPLES, ids=stem)
def test_recording_changes_nothing(recorded, sample):
    plain = ran("-c", PLAIN, str(sample.relative_to(ROOT)))
    done, _ = recorded(sample.stem)
    assert done.returncode == plain.returncode == 0, done.stderr + plain.stderr
    assert done.stdout == plain.stdout
    assert done.stderr == plain.stderr and len(re.findall(r"^step ", plain.stdout, re.M)) == 10


@pytest.mark.parametrize("sample", SAMPLES, ids=stem)
def test_nothing_is_wrong_and_it_opens_on_the_list_of_passes(recorded, sample):
    with gradscope.load(recorded(sample.stem)[1]) as trace:
        assert len(trace.passes) == PASSES.get(sample.stem, 10) and trace.ended is not None
        assert [problem.text for problem in check(trace)] == []
        assert not trace.findings
        assert start_position(trace) is None


@pytest.mark.parametrize("sample", SAMPLES, ids=stem)
def test_the_story_of_the_first_step_is_the_golden_one(recorded, sample, request):
    path = recorded(sample.stem)[1]
    second = rf"b{PASSES.get(sample.stem, 10) // 10 + 1}\b"
    tree = until(shown(path, "--tree"), rf"^{second}")
    steps = until(shown(path, "--steps", "--grep", TOLD), rf" {second} ")
    story = "\n".join([*tree, "", *steps, ""])
    golden = GOLDEN / f"{sample.stem}.txt"
    if request.config.getoption("--snapshot-update", False):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(story, encoding="utf-8")
    assert golden.exists(), f"no golden {golden.name} yet: run make snap and look at it"
    assert story == golden.read_text(encoding="utf-8")


def test_13_learns(recorded):
    done, path = recorded("13_cnn_on_digits")
    assert float(re.search(r"held-out accuracy ([\d.]+)", done.stdout)[1]) > 0.7
    assert {"features.0.weight", "classify.bias"} <= leaves(path, 1)


def test_14_six_nodes_give_to_the_weight_of_the_lstm_and_the_last_letter_is_first(recorded):
    path = recorded("14_lstm_language_model")[1]
    given = shown(path, "--steps", "--grep", r"b1p\d+ +give .*lstm\.weight_hh_l0")
    assert len(given) == 6
    first_pass = "\n".join(until(shown(path, "--tree"), "^b2 "))
    node_at = {pop: int(node) for node, pop in re.findall(r"n(\d+) \S+   p(\d+) ", first_pass)}
    givers = [node_at[re.search(r"b1p(\d+)", line)[1]] for line in given]
    assert givers == sorted(givers, reverse=True), "nodes are numbered as the ops ran, first letter first"


def leaves(path: Path, pass_id: int) -> set[str]:
    """Names of the leaves that grow a gradient in a pass."""
    words = (line.split() for line in shown(path, "--leaves"))
    return {name for of, _, name, *_ in words if of == f"b{pass_id}"}


def test_16_the_pass_of_the_generator_reaches_the_critic_and_not_the_other_way_round(recorded):
    path = recorded("16_gan_two_optimizers")[1]
    first, second = leaves(path, 1), leaves(path, 2)
    assert {name.split(".")[0] for name in first} == {"critic"}
    assert {name.split(".")[0] for name in second} == {"critic", "generator"}
    assert len(shown(path, "--steps", "--grep", "Adam steps 4 parameters")) == 20


def test_17_rows_that_were_asked_for_get_a_gradient_and_adam_moves_more(recorded):
    lines = recorded("17_embedding_rows")[0].stdout.splitlines()
    moved_more = 0
    for line in lines:
        asked, gradient, moved = (set(map(int, re.findall(r"\d+", part))) for part in re.findall(r"\[(.*?)\]", line))
        assert asked == gradient <= moved
        moved_more += moved > gradient
    assert len(lines) == 10 and moved_more >= 8
