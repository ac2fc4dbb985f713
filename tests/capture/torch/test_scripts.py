"""Thirty ordinary PyTorch programs: recording changes no byte of what they print, and the record is whole and clean."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

import gradscope
from gradscope.trace import records as R
from gradscope.trace.check import check

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="needs torch")

ROOT = Path(__file__).parents[3]
SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.py"))
FEWEST_NODES = 20


def ran(*args: str) -> subprocess.CompletedProcess[bytes]:
    """A child of this interpreter, run to its end in the root of the checkout."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "PYTORCH_", "TORCH_", "FLAGS_"))}
    return subprocess.run(
        [sys.executable, *args],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", "PYTHONHASHSEED": "0"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=300,
    )


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    """both(script) -> (plain process, recorded process, path of the record); each script is run once each way."""
    folder, done = tmp_path_factory.mktemp("records"), {}

    def run(script):
        if script not in done:
            name, path = str(script.relative_to(ROOT)), folder / f"{script.stem}.gscope"
            with ThreadPoolExecutor(2) as pool:
                plain = pool.submit(ran, name)
                recorded = pool.submit(ran, "-m", "gradscope", "run", "--no-tui", "-o", str(path), name)
                done[script] = plain.result(), recorded.result(), path
        return done[script]

    return run


def stem(path: Path) -> str:
    return path.stem


def test_there_are_thirty_of_the_length_people_write():
    assert len(SCRIPTS) == 30
    for script in SCRIPTS:
        text = script.read_text(encoding="utf-8")
        assert 40 <= text.count("\n") <= 200, script
        assert "import torch" in text and "gradscope" not in text


@pytest.mark.parametrize("script", SCRIPTS, ids=stem)
def test_recording_changes_no_bit(both, script):
    """The last line printed is a hash over the losses and gradients of the five steps."""
    plain, recorded, _ = both(script)
    assert plain.returncode == 0, plain.stderr.decode()
    assert re.search(rb"^digest [0-9a-f]{64}$", plain.stdout.splitlines()[-1])
    assert recorded.stdout == plain.stdout, recorded.stderr.decode()
    assert recorded.returncode == plain.returncode
    # On stderr stands the verdict, never a word of a fault of ours.
    assert b"recording stopped" not in recorded.stderr and b"Traceback" not in recorded.stderr


@pytest.mark.parametrize("script", SCRIPTS, ids=stem)
def test_the_record_is_whole_and_clean(both, script):
    _, recorded, path = both(script)
    assert path.exists(), recorded.stderr.decode()
    with gradscope.load(path) as trace:
        assert trace.ended is not None and trace.ended.exit_code == 0
        assert [problem.text for problem in check(trace)] == []
        assert [f"{found.kind}: {found.text}" for found in trace.findings] == []
        whole = [info for info in trace.passes if info.error is None and info.ended_tick]
        assert len(whole) == len(trace.passes) >= 5
        assert max(info.pops for info in trace.passes) >= FEWEST_NODES


@pytest.mark.parametrize("script", SCRIPTS, ids=stem)
def test_every_node_that_is_no_leaf_has_a_line(both, script):
    _, recorded, path = both(script)
    assert path.exists(), recorded.stderr.decode()
    with gradscope.load(path) as trace:
        # A segment describes again what is older than itself: one look per node.
        nodes = {made.node: made for made in map(trace.record, trace.rows(R.NodeMade)) if made.kind != "leaf"}
        assert len(nodes) >= FEWEST_NODES
        places = {node: trace.node_line(node) for node in nodes}
        lost = [n for n, (file, line) in places.items() if Path(file).name != script.name or line <= 0]
        assert [f"n{n} {nodes[n].name} {places[n]}" for n in lost] == []


@pytest.mark.parametrize("script", SCRIPTS, ids=stem)
def test_no_saved_tensor_looks_stale(both, script):
    _, recorded, path = both(script)
    assert path.exists(), recorded.stderr.decode()
    with gradscope.load(path) as trace:
        for info in (trace.passes[0], trace.passes[-1]):
            moment = trace.moment(info.first_step)
            record = trace.record(info.began_row)
            saved = [(degree.node, w) for degree in record.in_degrees for w in moment.wrappers(degree.node)]
            assert [f"n{node} {w.field}: {w.saved}, {w.now}" for node, w in saved if w.status == "stale"] == []
