"""Runs a script, a module or a piece of code in this process the way plain Python would.

Its `sys.argv`, `sys.path[0]`, `__main__`, `__file__`, `SystemExit`, tracebacks and exit code are those of
`python SCRIPT`, `python -m MODULE` and `python -c CODE`; our own frames are cut from tracebacks.
"""

from __future__ import annotations

import builtins
import importlib.util
import io
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType, TracebackType
from typing import Any

from gradscope.capture.tracebacks import cut
from gradscope.capture.unseen import on_the_ground
from gradscope.trace.errors import GradscopeError

INTERRUPTED = 130


@dataclass
class Target:
    """What to run: kind `script`, `module` or `code`; what: its path, name or text; args: what follows it."""

    kind: str
    what: str
    args: list[str] = field(default_factory=list)

    @property
    def label(self) -> str:
        """A short name for it, fit for a file name: `train` for train.py, the module's name, `code` for -c."""
        if self.kind == "code":
            return "code"
        if self.kind == "module":
            return self.what
        base = os.path.basename(os.path.normpath(self.what))
        return base[:-3] if base.endswith(".py") else base

    @property
    def argv(self) -> list[str]:
        """What was asked for, as a record keeps it."""
        head = {"script": [self.what], "module": ["-m", self.what], "code": ["-c", self.what]}[self.kind]
        return head + self.args


@dataclass
class Outcome:
    """How it went: the exit code plain Python would have given, and the exception that ended it."""

    code: int
    error: BaseException | None = None


def check(target: Target) -> None:
    """Raise GradscopeError (exit code 2) when there is nothing to run: before a record is opened for it."""
    if target.kind == "script" and not os.path.exists(target.what):
        if target.what == "-":
            raise GradscopeError("reading the script from stdin is not supported; save it to a file", 2)
        raise GradscopeError(f"no such script: {target.what}", 2)
    if target.kind == "module":
        # Only the outermost package: finding a module inside it imports its parents, which is the script's to do.
        saved = list(sys.path)
        sys.path.insert(0, os.getcwd())
        try:
            if not target.what or importlib.util.find_spec(target.what.partition(".")[0]) is None:
                raise GradscopeError(f"no module named {target.what.partition('.')[0]!r}", 2)
        except (ValueError, ImportError) as error:
            raise GradscopeError(f"cannot find module {target.what}: {error}", 2) from None
        finally:
            sys.path[:] = saved


def run(target: Target, source_seen: Callable[[str, str], None] | None = None) -> Outcome:
    """Run it to its end. An uncaught exception is shown through `sys.excepthook` and becomes exit code 1.

    source_seen(file, text): called with the text of the main source as it was compiled. Raises GradscopeError (exit
    code 2) when there is nothing to run.
    """
    started = False
    try:
        code, main = _prepare(target, source_seen)
        started = True
        # The globals must be the module's own dict: what the script defines outlives this call (threads, atexit).
        on_the_ground(exec, code, main.__dict__)
    except SystemExit as error:
        return Outcome(_exit_code(error), error)
    except BaseException as error:
        if isinstance(error, GradscopeError) and not started:
            raise
        error.__traceback__ = _without_us(error.__traceback__)
        _show(error)
        return Outcome(INTERRUPTED if isinstance(error, KeyboardInterrupt) else 1, error)
    return Outcome(0)


def _prepare(target: Target, source_seen: Callable[[str, str], None] | None) -> tuple[CodeType, ModuleType]:
    """The code object to run and the `__main__` module, in place, that it runs in."""
    main = ModuleType("__main__")
    main.__dict__["__builtins__"] = builtins
    main.__dict__["__cached__"] = None
    if target.kind == "code":
        sys.argv[:] = ["-c", *target.args]
        _first_on_path("")
        sys.modules["__main__"] = main
        if source_seen is not None:
            source_seen("<string>", target.what)
        return compile(target.what, "<string>", "exec", dont_inherit=True), main
    if target.kind == "module":
        # As plain Python: while the module is being looked for argv[0] is "-m".
        sys.argv[:] = ["-m", *target.args]
        _first_on_path(os.getcwd())
        spec = _module_spec(target.what)
        return _from_spec(spec, main)
    sys.argv[:] = [target.what, *target.args]
    if os.path.isdir(target.what) or not _is_source(target.what):
        # A folder or a zip archive with a __main__ in it: Python puts it on the path and runs that module.
        place = os.path.abspath(target.what)
        _first_on_path(place)
        return _from_spec(_module_spec("__main__", place), main, keep_argv=True)
    path = os.path.abspath(target.what)
    _first_on_path(os.path.dirname(os.path.realpath(path)))
    main.__file__ = path
    main.__loader__ = SourceFileLoader("__main__", path)
    sys.modules["__main__"] = main
    with io.open_code(path) as stream:
        data = stream.read()
    if source_seen is not None:
        try:
            source_seen(path, importlib.util.decode_source(data))
        except (SyntaxError, UnicodeError):
            pass  # compile() says what is wrong with it
    return compile(data, path, "exec", dont_inherit=True), main


def _from_spec(spec: ModuleSpec, main: ModuleType, keep_argv: bool = False) -> tuple[CodeType, ModuleType]:
    get_code = getattr(spec.loader, "get_code", None)
    code = get_code(spec.name) if get_code is not None else None
    if code is None:
        raise GradscopeError(f"no code in module {spec.name}", 2)
    main.__dict__.update(
        __file__=spec.origin, __cached__=spec.cached, __loader__=spec.loader, __package__=spec.parent, __spec__=spec
    )
    if not keep_argv:
        sys.argv[0] = spec.origin or "-m"
    sys.modules["__main__"] = main
    return code, main


def _module_spec(name: str, place: str | None = None) -> ModuleSpec:
    """The spec of the module `-m name` runs: of its `__main__` for a package. GradscopeError (2) when there is none."""
    found: ModuleSpec | None
    try:
        if place is not None:
            importer = _importer(place)
            found = importer.find_spec(name) if importer is not None else None
        else:
            found = importlib.util.find_spec(name)
            if found is not None and found.submodule_search_locations is not None:
                found = importlib.util.find_spec(f"{name}.__main__")
                if found is None:
                    raise GradscopeError(f"{name} is a package without a __main__: it cannot be run with -m", 2)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise GradscopeError(f"cannot find module {name}: {error}", 2) from None
    if found is None:
        what = f"no module named {name}" if place is None else f"cannot find a __main__ module in {place}"
        raise GradscopeError(what, 2)
    return found


def _importer(place: str) -> Any:
    import pkgutil

    return pkgutil.get_importer(place)


def _is_source(path: str) -> bool:
    """Whether it is a plain file of source text, not an archive (`zipimport` opens those)."""
    import zipfile

    return not zipfile.is_zipfile(path)


def _first_on_path(place: str) -> None:
    """Put `place` where Python puts the script's folder, in place of the one gradscope itself was started from.
    Under -P or -I there is no such entry."""
    if getattr(sys.flags, "safe_path", False) or not sys.path:
        return
    sys.path[0] = place


def _exit_code(error: SystemExit) -> int:
    """The status Python exits with for `error`, whose text, if it is one, is printed as Python prints it."""
    code = error.code
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 0xFF
    try:
        sys.stdout.flush()
    except (OSError, ValueError, AttributeError):
        pass
    print(code, file=sys.stderr)
    return 1


def _without_us(trace: TracebackType | None) -> TracebackType | None:
    """The traceback from the first frame that is not this file's and not the import system's own."""
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    return cut(trace)


def _show(error: BaseException) -> None:
    """As the interpreter shows an uncaught exception: `sys.excepthook`, which a script may have replaced."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError, AttributeError):
        pass
    sys.last_type, sys.last_value, sys.last_traceback = type(error), error, error.__traceback__
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    except SystemExit:
        raise
    except BaseException as broken:
        print("Error in sys.excepthook:", file=sys.stderr)
        sys.__excepthook__(type(broken), broken, _without_us(broken.__traceback__))
        print("\nOriginal exception was:", file=sys.stderr)
        sys.__excepthook__(type(error), error, error.__traceback__)
