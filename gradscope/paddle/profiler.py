"""`paddle.profiler`: the time of steps and of named parts of a script. What ops do, a record of the run tells."""

from __future__ import annotations

import enum
import json
import os
import socket
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from gradscope.paddle._missing import missing_in, not_built

__all__ = [
    "Profiler", "ProfilerState", "ProfilerTarget", "RecordEvent", "SortedKeys", "SummaryView", "export_chrome_tracing",
    "export_protobuf", "load_profiler_result", "make_scheduler",
]  # fmt: skip


class ProfilerState(enum.Enum):
    """What is done in a step: nothing, warming up, recording, recording and handing over what was recorded."""

    CLOSED = 0
    READY = 1
    RECORD = 2
    RECORD_AND_RETURN = 3


class ProfilerTarget(enum.Enum):
    """Devices."""

    CPU = 0
    GPU = 1
    XPU = 2
    CUSTOM_DEVICE = 3


class SortedKeys(enum.Enum):
    """What a summary is sorted by; the GPU's times are the host's here."""

    CPUTotal = 0
    CPUAvg = 1
    CPUMax = 2
    CPUMin = 3
    GPUTotal = 4
    GPUAvg = 5
    GPUMax = 6
    GPUMin = 7


class SummaryView(enum.Enum):
    """Parts of a summary."""

    DeviceView = 0
    OverView = 1
    ModelView = 2
    DistributedView = 3
    KernelView = 4
    OperatorView = 5
    MemoryView = 6
    MemoryManipulationView = 7
    UDFView = 8


def make_scheduler(
    *, closed: int, ready: int, record: int, repeat: int = 0, skip_first: int = 0
) -> Callable[[int], ProfilerState]:
    """The state of every step: after skip_first steps `closed`, `ready` and `record` ones in turn, `repeat` times or
    (0) for ever; the last of each turn hands over. Raises ValueError unless record is at least 1."""
    if record < 1:
        raise ValueError(f"make_scheduler records at least one step of each turn, but record={record}")
    span = closed + ready + record

    def state(step: int) -> ProfilerState:
        turn, at = divmod(step - skip_first, span)
        if step < skip_first or (repeat and turn >= repeat) or at < closed:
            return ProfilerState.CLOSED
        if at < closed + ready:
            return ProfilerState.READY
        return ProfilerState.RECORD_AND_RETURN if at == span - 1 else ProfilerState.RECORD

    return state


_running: list[Profiler] = []


class RecordEvent:
    """A named part of a script, as a `with` block or between begin() and end(): profilers that record keep its time."""

    def __init__(self, name: str, event_type: Any = None) -> None:
        self.name = name
        self._began: float | None = None

    def begin(self) -> None:
        """The part begins."""
        self._began = time.perf_counter()

    def end(self) -> None:
        """The part ends; nothing when it has not begun."""
        if self._began is None:
            return
        for profiler in _running:
            profiler.keep(self.name, self._began, time.perf_counter())
        self._began = None

    def __enter__(self) -> RecordEvent:
        self.begin()
        return self

    def __exit__(self, *error: object) -> None:
        self.end()


class Profiler:
    """Times steps, and the RecordEvents inside the steps that the scheduler says to record: a function of the step's
    number, or (first, end). on_trace_ready gets the profiler when a recorded span ends; targets and the other options
    are taken and change nothing."""

    def __init__(
        self,
        *,
        targets: Iterable[ProfilerTarget] | None = None,
        scheduler: Callable[[int], ProfilerState] | tuple[int, int] | None = None,
        on_trace_ready: Callable[[Profiler], None] | None = None,
        record_shapes: bool = False,
        profile_memory: bool = False,
        timer_only: bool = False,
        emit_nvtx: bool = False,
        custom_device_types: list[str] | None = None,
        with_flops: bool = False,
    ) -> None:
        if isinstance(scheduler, (tuple, list)):
            first, end = scheduler
            lead = max(first - 1, 0)
            scheduler = make_scheduler(closed=lead, ready=min(first, 1), record=end - first, repeat=1)
        self._state_of = scheduler or (lambda step: ProfilerState.RECORD)
        self._on_ready, self._timer_only = on_trace_ready, timer_only
        self.step_num = 0
        self.current_state = ProfilerState.CLOSED
        self._events: list[tuple[str, float, float]] = []
        self._steps: list[tuple[float, int | None]] = []
        self._since = 0.0

    def start(self) -> None:
        """Begin with step 0."""
        self.current_state = self._state_of(0)
        self._since = time.perf_counter()
        _running.append(self)

    def stop(self) -> None:
        """End, and hand over what was recorded and not handed over yet."""
        if self in _running:
            _running.remove(self)
        if self.current_state in (ProfilerState.RECORD, ProfilerState.RECORD_AND_RETURN) and self._on_ready:
            self._on_ready(self)
        self.current_state = ProfilerState.CLOSED

    def step(self, num_samples: int | None = None) -> None:
        """A step of the training is done; num_samples: how many samples it took."""
        now = time.perf_counter()
        self._steps.append((now - self._since, num_samples))
        if self._recording():
            self._events.append((f"ProfileStep#{self.step_num}", self._since, now))
        if self.current_state is ProfilerState.RECORD_AND_RETURN and self._on_ready:
            self._on_ready(self)
            self._events.clear()
        self._since = now
        self.step_num += 1
        self.current_state = self._state_of(self.step_num)

    def _recording(self) -> bool:
        states = (ProfilerState.RECORD, ProfilerState.RECORD_AND_RETURN)
        return self.current_state in states and not self._timer_only

    def keep(self, name: str, began: float, ended: float) -> None:
        """Keep the time of a part, when this step is recorded. began, ended: seconds of `time.perf_counter`."""
        if self._recording():
            self._events.append((name, began, ended))

    def step_info(self, unit: str | None = None) -> str:
        """The mean time of the steps since the last call, and samples (or steps) per second. unit: `images`."""
        if not self._steps:
            return ""
        seconds = sum(took for took, _ in self._steps)
        counts = [n for _, n in self._steps if n is not None]
        rate = (sum(counts) if counts else len(self._steps)) / seconds
        told = f" batch_cost: {seconds / len(self._steps):.5f} s ips: {rate:.3f} "
        self._steps.clear()
        return f"{told}{unit or ('samples' if counts else 'steps')}/s"

    def summary(
        self,
        sorted_by: SortedKeys = SortedKeys.CPUTotal,
        op_detail: bool = True,
        thread_sep: bool = False,
        time_unit: str = "ms",
        views: Any = None,
    ) -> None:
        """Print a table of what was recorded: calls, total, mean, longest, shortest. Raises KeyError for a unit that is
        none of s, ms, us, ns."""
        factor = {"s": 1.0, "ms": 1e3, "us": 1e6, "ns": 1e9}[time_unit]
        taken: dict[str, list[float]] = {}
        for name, began, ended in self._events:
            kind = "ProfileStep" if name.startswith("ProfileStep#") else name
            taken.setdefault(kind, []).append((ended - began) * factor)
        rows = [(name, len(t), sum(t), sum(t) / len(t), max(t), min(t)) for name, t in taken.items()]
        rows.sort(key=lambda row: row[2 + sorted_by.value % 4], reverse=True)
        wide = max([len(row[0]) for row in rows] + [4])
        print(f"{'Name':{wide}}  {'Calls':>6}  {'Total':>10}  {'Avg':>10}  {'Max':>10}  {'Min':>10}   ({time_unit})")
        for name, calls, *figures in rows:
            print(f"{name:{wide}}  {calls:>6}" + "".join(f"  {figure:>10.3f}" for figure in figures))

    def export(self, path: str = "", format: str = "json") -> None:
        """Write what was recorded as a trace that chrome://tracing and Perfetto open. Raises ValueError for any other
        format."""
        if format != "json":
            raise ValueError(f"a profile is written as json, not {format!r}")
        events = [
            {
                "name": name, "ph": "X", "pid": os.getpid(), "tid": 0, "ts": began * 1e6, "dur": (ended - began) * 1e6,
            }
            for name, began, ended in self._events
        ]  # fmt: skip
        Path(path).write_text(json.dumps({"traceEvents": events}), encoding="utf-8")

    def __enter__(self) -> Profiler:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


def export_chrome_tracing(dir_name: str, worker_name: str | None = None) -> Callable[[Profiler], None]:
    """A function for on_trace_ready that writes each span into a file of this folder."""

    def write(profiler: Profiler) -> None:
        Path(dir_name).mkdir(parents=True, exist_ok=True)
        worker = worker_name or f"host_{socket.gethostname()}pid_{os.getpid()}"
        name = f"{worker}_time_{time.strftime('%Y_%m_%d_%H_%M_%S')}_{profiler.step_num}.paddle_trace.json"
        profiler.export(str(Path(dir_name) / name), "json")

    return write


export_protobuf = not_built("paddle.profiler.export_protobuf", "export_chrome_tracing writes JSON")


def load_profiler_result(filename: str) -> dict[str, Any]:
    """What `Profiler.export` wrote."""
    found: dict[str, Any] = json.loads(Path(filename).read_text(encoding="utf-8"))
    return found


__getattr__ = missing_in(__name__)
