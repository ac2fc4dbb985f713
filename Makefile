# Every target makes its own .venv when there is none; `make` alone lists them.
SHELL := /bin/sh
# The first interpreter that is new enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.DEFAULT_GOAL := help
.PHONY: help demo test check gen bench snap clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-7s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

demo: $(VENV)/demo.stamp ## record three training steps, summarise, draw an SVG, open the viewer on a terminal
	@PATH="$(BIN):$$PATH" sh samples/demo.sh $(BIN)/python

test: $(VENV)/dev.stamp ## run the tests (ARGS="tests/trace -k moment" narrows)
	@$(BIN)/python -m pytest $(ARGS)

check: $(VENV)/dev.stamp ## lint, types, import contracts, freshness of what is generated
	@$(BIN)/python -m ruff check gradscope tests samples benchmarks
	@$(BIN)/python -m mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m gradscope.core.codegen --check
	@$(BIN)/python -m gradscope.cli.api --check

gen: $(VENV)/dev.stamp ## write gradscope/core/generated from the op YAML, and the lists of Paddle's names
	@$(BIN)/python -m gradscope.core.codegen
	@$(BIN)/python -m gradscope.cli.api

bench: $(VENV)/dev.stamp ## measure the engine and its recording beside numpy and whatever peers are installed (ARGS="--rounds 9")
	@$(BIN)/python -m benchmarks $(ARGS)

snap: $(VENV)/dev.stamp ## accept what screens, drawings and samples print today as the new goldens
	@$(BIN)/python -m pytest tests/tui tests/render tests/samples -q --snapshot-update

clean: ## remove .venv and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "gradscope needs Python 3.11 or newer; give one with: make PYTHON=/path/to/python3" >&2; exit 1; }
	@echo "making $(VENV) with $$($(PYTHON) --version)" >&2
	@$(PYTHON) -m venv $(VENV) >&2

# Re-installed only when pyproject.toml changed. pip talks on stderr: stdout belongs to the target.
# pygraphviz (extra svg) has no wheel for musl; everything but drawing without `dot` works without it.
$(VENV)/demo.stamp: pyproject.toml | $(BIN)/python
	@echo "installing gradscope and what the samples need into $(VENV)" >&2
	@$(BIN)/python -m pip install -q -e '.[samples,svg]' >&2 || $(BIN)/python -m pip install -q -e '.[samples]' >&2
	@touch $@

$(VENV)/dev.stamp: pyproject.toml | $(BIN)/python
	@echo "installing gradscope and its development tools into $(VENV)" >&2
	@$(BIN)/python -m pip install -q -e '.[dev,samples,svg]' >&2 || $(BIN)/python -m pip install -q -e '.[dev,samples]' >&2
	@touch $@ $(VENV)/demo.stamp
