"""Every pane as text: exact lines, from traces written by hand. What a pane shows is a function of what it is asked."""

from __future__ import annotations

import importlib

import examples
import handmade
import pytest

from gradscope.trace.query import parse_position
from gradscope.trace.trace import Trace
from gradscope.tui.screens.debug import BUILD
from gradscope.tui.view import Selection, Size, Target

TRACES = {"broken": examples.broken(), "training": examples.training()}

# name: trace, pane, position, steps on, lens, size, selection, the lines.
CASES = {
    "program_in_the_middle": (
        "broken",
        "program",
        "p3",
        0,
        "user",
        Size(55, 11),
        Selection(),
        """
pop    line
       11 def forward(x):
◌      12     h1 = x @ W1                      x@0 W1@0
◌      13     h2 = h1.relu()                     h2@0 !
•      14     y0 = h1 * s                      h1@0 s@0
◌      15     h2 += 0.1                        h2 0→1 !
▶p3    16     y = h2 @ W2                     h2@1 W2@0
✓p2    17     y = y + y0                       y@0 y0@0
✓p1    18     return y.sum()                        y@0
       ..
       21 loss.backward()
""",
    ),  # fmt: skip
    "graph_user": (
        "broken",
        "graph",
        "p3",
        1,
        "user",
        Size(58, 11),
        Selection(),
        """
✓p1 n10 sum                                        y.sum()
└─┬ ✓p2 n9 add                                      y + y0
  ├─┬ ▶p3 n8 matmul                                h2 @ W2
  │ │    ⚑ clip   saved ✔h2@1 ✔W2@0
  │ ├─┬ ◌ n6 add_                                h2 += 0.1
  │ │ └── ◌ n3 relu  ✘h2@0, now 1  stops here, p8 … +1
  │ └── ◌ W2.grad
  └── • n5 multiply  next … +2                      h1 * s
""",
    ),  # fmt: skip
    "graph_engine": (
        "broken",
        "graph",
        "p3",
        1,
        "engine",
        Size(58, 11),
        Selection(),
        """
✓p1 n10 SumGradNode                                y.sum()
└─┬ ✓p2 n9 AddGradNode        0→0  in 1→0           y + y0
  ├─┬ ▶p3 n8 MatmulGradNode   0→0  in 1→0  ■       h2 @ W2
  │ │    ⚑ 0:0 clip   wrappers ✔x=h2@1 ✔y=W2@0
  │ ├─┬ ◌ n6 AddGradNode      0→0  in 1→1        h2 += 0.1
  │ │ └── ◌ n3 ReluGradNode   0→0  in 1→1  ✘out@0 now 1  …
  │ └── ◌ n7 Accumulation W2  1→0  in 1→1
  └── • n5 MultiplyGradNode   1→0  in 1→0  ■ … +2   h1 * s
""",
    ),  # fmt: skip
    "graph_one_hop": (
        "broken",
        "graph",
        "p5",
        0,
        "user",
        Size(58, 8),
        Selection(radius=1),
        """
✓p2 n9 add           below n10  … +1                y + y0
└─┬ ▶p5 n5 multiply                                 h1 * s
  │    saved ✔h1@0 ✔s@0
  ├── ◌ n2 matmul    needs 2, has 0 … +1            x @ W1
  └── ◌ s.grad


✂ cut: x (stop_gradient, :3)
""",
    ),  # fmt: skip
    "graph_failed": (
        "broken",
        "graph",
        "error",
        0,
        "user",
        Size(58, 10),
        Selection(),
        """
✓p3 n8 matmul        below n9  ⚑1 … +1             h2 @ W2
└─┬ ✓p7 n6 add_                                  h2 += 0.1
  └─┬ ▶p8 n3 relu    stops here                  h1.relu()
    │    saved ✘h2@0
    └─┬ ◌ n2 matmul  needs 2, has 1                 x @ W1
      └── ◌ W1.grad
✓p5 n5 multiply      below n9  … +1                 h1 * s
└── ⇡ n2 matmul

✂ cut: x (stop_gradient, :3)
""",
    ),  # fmt: skip
    "pop_user_at_its_end": (
        "broken",
        "pop",
        "p3",
        7,
        "user",
        Size(116, 9),
        Selection(),
        """
        what            where                      before     after      state
 1      pop             n8                                               from the front, queue 2 → 1
 2   ⚑  hook clip       n8 in 0        net.py:8    |g| 3.46   |g| 1.73   changed by x0.50
 3   ✔  saved h2        n8                         @1         @1         same version
 4   ✔  saved W2        n8                         @0         @0         same version
 5      compute         n8                         1 in       2 out      0.21 ms
 6      free            n8                                               lets go of saved tensors and what came in
 7      give  out 0     n6 in 0        [4,3]       empty      |g| 1.59   needs 1 → 0, ready, goes to the back
 8 ▸    give  out 1     W2.grad        [3,3]       empty      |g| 4.58   needs 1 → 0, ready, leaf: goes to the front
""",
    ),  # fmt: skip
    "pop_engine_half_way": (
        "broken",
        "pop",
        "p3",
        2,
        "engine",
        Size(116, 9),
        Selection(),
        """
        what            where                          before     after      state
 1      pop             n8                                                   from the front, queue 2 → 1, holder 1/1
 2   ⚑  hook clip       n8 in 0:0          net.py:8    |g| 3.46   |g| 1.73   changed by x0.50
 3 ▸ ✔  saved h2        n8 x                           @1         @1         same version
 4      saved W2        n8 y
 5      compute         n8 matmul_grad
 6      free            n8
 7      give  out 0:0   n6 in 0:0          [4,3]
 8      give  out 1:0   n7 W2 in 0:0       [3,3]
""",
    ),  # fmt: skip
    "pop_that_fails": (
        "broken",
        "pop",
        "error",
        1,
        "user",
        Size(116, 4),
        Selection(),
        """
        what            where                      before     after      state
 1      pop             n3                                               from the front, queue 1 → 0
 2   ✘  saved h2        n3                         @0         @1         changed in place since it was saved
 3 ▸ ✘  stops           n3             RuntimeError: Tensor 'out' used in gradient computation has been modified by…
""",
    ),  # fmt: skip
    "pop_narrow_three_rows": (
        "broken",
        "pop",
        "p3",
        3,
        "user",
        Size(76, 4),
        Selection(),
        """
        what         where         before    after     state
 3   ✔  saved h2     n8            @1        @1        same version
 4 ▸ ✔  saved W2     n8            @0        @0        same version
 5      compute      n8
""",
    ),  # fmt: skip
    "op_user": (
        "broken",
        "pop",
        "e8",
        0,
        "user",
        Size(116, 6),
        Selection(),
        """
 line  :14   y0 = h1 * s
 in x  h1@0   [4,3] f64
 in y  s@0   [] f64
 out   y0@0   [4,3] f64   norm 3.09
 node  n5 multiply
""",
    ),  # fmt: skip
    "op_engine": (
        "broken",
        "pop",
        "e8",
        0,
        "engine",
        Size(116, 6),
        Selection(),
        """
 ① api      multiply(h1@0, s@0)   dygraph, grad mode on
 ② eager    place cpu
 ③ ad_func  because of h1   n5 MultiplyGradNode
 ④ phi api  (CPU, NCHW, float64)
 ⑤ kernel   multiply   2 µs
 out        y0@0   [4,3] f64   norm 3.09
""",
    ),  # fmt: skip
    "pass_begins": (
        "broken",
        "pop",
        "b1",
        0,
        "user",
        Size(116, 5),
        Selection(),
        """
 root   net.py:18#0   n10 sum in 0:0   seed ones |g| 1.00
 reach  10 nodes, 10 edges between them
 queue  front ▸ n10 sum
 graph  saved tensors are released as nodes run
""",
    ),  # fmt: skip
    "selected_node_value": (
        "broken",
        "selected",
        "p3",
        1,
        "user",
        Size(55, 5),
        Selection(),
        """
in 0 [4,3] f64   |g| 1.73   nan 0  inf 0   zeros 0%
min .500 █ max .500   mean .500
1 of 1 contributions
running as p3
""",
    ),  # fmt: skip
    "selected_node_engine": (
        "broken",
        "selected",
        "p3",
        1,
        "engine",
        Size(55, 6),
        Selection(),
        """
n8 MatmulGradNode   running   in-degree 1→0   of h2 @ …
in  0:0   [4,3] f64   holder |g| 1.73 1/1
out 0:0   h2   [4,3] f64   → n6 add_ in 0:0
out 1:0   W2   [3,3] f64   → W2.grad in 0:0
⚑ 0:0 clip   wrappers ✔x=h2@1 ✔y=W2@0
running as p3
""",
    ),  # fmt: skip
    "selected_versions_of_a_node": (
        "broken",
        "selected",
        "p3",
        1,
        "user",
        Size(55, 3),
        Selection(tab="versions"),
        """
✔  h2 saved @1, now @1                same version
✔  W2 saved @0, now @0                same version
""",
    ),  # fmt: skip
    "selected_versions_of_a_tensor": (
        "broken",
        "selected",
        "error",
        0,
        "user",
        Size(55, 5),
        Selection(tab="versions"),
        """
h2 is at version 1   storage 6
✘  e7   @0  saved by n3 relu    :13  h2 = h1.relu()
!  e10  0→1 written             :15  h2 += 0.1
✔  e11  @1  saved by n8 matmul  :16  y = h2 @ W2
""",
    ),  # fmt: skip
    "selected_hooks": (
        "broken",
        "selected",
        "p3",
        1,
        "user",
        Size(55, 3),
        Selection(tab="hooks"),
        """
⚑ clip   gradient   set at :16
  ran in this pass, changed the gradient
""",
    ),  # fmt: skip
    "selected_why": (
        "broken",
        "selected",
        "error",
        0,
        "user",
        Size(55, 10),
        Selection(tab="why", target=Target("node", 3)),
        """
✘ h2: saved by relu :13 v0, changed in place by `h2 +=
  0.1` :15 v1; b1 stops at p8
  saved  :13  v0  h2 = h1.relu()  (n3 relu needs `out`)
  changed  :15  v0 → v1  h2 += 0.1  (this write did the
    harm)
  stopped  :21  b1p8  loss.backward()  (n3 relu found
    v1)
  remedy  make a new tensor instead of writing in place
    (`h2 = h2 + 0.1`), or clone it first
n3 relu: running as p8
""",
    ),  # fmt: skip
    "selected_leaf": (
        "training",
        "selected",
        "b3p4",
        3,
        "user",
        Size(55, 6),
        Selection(),
        """
b.grad [4] f64   |g| 3.07   nan 0  inf 0   zeros 0%
= 1.84 .412 -1.59 1.83
1 of 1 contributions in: copied, nothing to add
added to what .grad held: |g| 4.66 → |g| 7.11
b@0   [4] f64   leaf   wants a gradient   norm 1.28
first met  b = paddle.to_tensor(b0, stop_gradient=Fals…
""",
    ),  # fmt: skip
    "leaves_before_they_ran": (
        "training",
        "leaves",
        "b3",
        0,
        "user",
        Size(58, 4),
        Selection(),
        """
name     state        |g| |g|/|w|   vs b2 b1-3
w      ◌ waits          -       -       - ▆█·
b      ◌ waits          -       -       - █▇·
""",
    ),  # fmt: skip
    "leaves_after_one_ran": (
        "training",
        "leaves",
        "b3p4",
        3,
        "user",
        Size(58, 4),
        Selection(),
        """
name     state        |g| |g|/|w|   vs b2 b1-3
w      ◌ waits          -       -       - ▆█·
b      ✓ written     3.07     2.4   x1.50 █▆█
""",
    ),  # fmt: skip
    "header": (
        "broken",
        "header",
        "p5",
        0,
        "user",
        Size(120, 1),
        Selection(),
        """
 gradscope  net.py   pass 1/1  loss.backward() :21   pop 5 of 8 ✘  step 1/7 e40   native, observed   ✘1   ?
""",
    ),  # fmt: skip
    "header_narrow": (
        "broken",
        "header",
        "p5",
        0,
        "user",
        Size(80, 1),
        Selection(),
        """
 gradscope  net.py   pass 1/1  loss.backward() :21   pop 5 of 8 ✘  step 1/7 e40…
""",
    ),  # fmt: skip
    "verdict": (
        "broken",
        "verdict",
        "p5",
        0,
        "user",
        Size(120, 1),
        Selection(),
        """
 ✘ h2: saved by relu :13 v0, changed in place by `h2 += 0.1` :15 v1; b1 stops at p8                  ! go there   w why
""",
    ),  # fmt: skip
    "verdict_of_a_clean_record": (
        "training",
        "verdict",
        "b1",
        0,
        "user",
        Size(120, 1),
        Selection(),
        """
 ✔ no finding in this record
""",
    ),  # fmt: skip
    "queue_after_a_leaf_joined": (
        "broken",
        "queue",
        "p3",
        7,
        "user",
        Size(120, 1),
        Selection(),
        """
 queue  front ▸ [ +W2.grad ][ n5 multiply ][ +n6 add_ ] ◂ back      running ▶n8 matmul   done 2   waiting 4
""",
    ),  # fmt: skip
    "queue_before_any_pass": (
        "broken",
        "queue",
        "e8",
        0,
        "user",
        Size(120, 1),
        Selection(),
        """
 queue  no pass is open: the forward builds the graph
""",
    ),  # fmt: skip
    "timeline": (
        "broken",
        "timeline",
        "p5",
        0,
        "user",
        Size(120, 2),
        Selection(),
        """
 passes |g|  ✘   b1                                                                  saved tensors held  368 B of 440 B
 pops   ms   ███▁█··✘··  ▶p5   ⚑ p3   ✘ p8
""",
    ),  # fmt: skip
}


@pytest.mark.parametrize("name", CASES)
def test_lines(name):
    trace, pane, position, on, lens, size, selection, expected = CASES[name]
    trace = TRACES[trace]
    moment = trace.moment(parse_position(trace, position) + on)
    page = BUILD[pane](moment, selection, size, lens, False)
    shown = "\n".join(text.plain.rstrip() for text in page.lines).rstrip("\n")
    assert shown == expected.strip("\n")
    assert all(text.cell_len == size.width for text in page.lines) or size.height == 1


@pytest.mark.parametrize("lens", ["user", "engine"])
@pytest.mark.parametrize("name", ["broken", "training", *handmade.NAMES])
def test_every_pane_fits_and_is_ascii_when_asked_at_every_step(name, lens):
    trace = TRACES.get(name) or Trace.from_records(importlib.import_module(f"handmade.{name}").records())
    for k in range(len(trace.steps)):
        moment = trace.moment(k)
        for pane, build in BUILD.items():
            for size in (Size(58, 7), Size(116, 7)):
                page = build(moment, Selection(), size, lens, True)
                assert len(page.lines) <= max(size.height, 2)
                assert len(page.targets) in (0, len(page.lines)), pane
                if pane in ("program", "graph", "pop", "selected", "leaves"):
                    assert len(page.lines) == size.height, pane
                    for text in page.lines:
                        assert text.cell_len == size.width and text.plain.isascii(), (pane, text.plain)


def test_a_pane_depends_only_on_what_it_is_asked():
    trace = TRACES["broken"]
    there = {}
    steps = list(range(len(trace.steps)))
    for k in steps + steps[::-1]:
        for pane, build in BUILD.items():
            lines = [text.plain for text in build(trace.moment(k), Selection(), Size(100, 9), "engine", False).lines]
            assert there.setdefault((k, pane), lines) == lines


def test_rows_stand_for_what_they_show():
    trace = TRACES["broken"]
    moment = trace.moment(parse_position(trace, "p3"))
    graph = BUILD["graph"](moment, Selection(), Size(58, 11), "user", False)
    named = {target.id for target in graph.targets if target.kind == "node"}
    assert moment.node in named and all(f"n{moment.node} " in graph.lines[row].plain for row, target in
                                        enumerate(graph.targets) if target == Target("node", moment.node))  # fmt: skip
    pop = BUILD["pop"](moment, Selection(), Size(116, 9), "user", False)
    assert [target.id for target in pop.targets if target.kind == "step"] == trace.steps.of_pop(1, 3)


def test_the_selected_row_is_pointed_at():
    trace = TRACES["training"]
    moment = trace.moment(parse_position(trace, "b3p4"))
    leaf = moment.leaves()[1].tensor
    page = BUILD["leaves"](moment, Selection(target=Target("tensor", leaf), held=True), Size(58, 5), "user", False)
    assert page.targets[page.pointer] == Target("tensor", leaf)
