# The only entry points. Each does all of its own set-up; python3 (3.11 or later) is enough.
#
#   make play       sit down at a table            make check     the quick half of the gate
#   make test       the whole gate                 make bench     speed, beside other engines
#   make docs       the site, into build/site      make compiled  the compiled build
#   make lock       pin the newest packages anew   make clean     back to a bare clone

PY ?= python3
UV_VERSION := 0.13.7

ROOT := $(CURDIR)
BIN := .venv/bin
BENCH := .venv-bench/bin
COMPILED := $(ROOT)/build/compiled
SUITE := $(BIN)/python -m pytest -q -n 2

# No setting of the machine or of the shell shall change what is built.
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export UV_PYTHON_DOWNLOADS := never
export NO_MKDOCS_2_WARNING := 1
unexport PYTHONPATH
unexport HIDEOUT_COMPILED
unexport HIDEOUT_PURE

.PHONY: play test check format compiled bench docs lock clean
.DELETE_ON_ERROR:

play: .venv/.run
	@$(BIN)/hideout play

test: .venv/.dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(SUITE) --doctest-modules tests docs README.md src
	@$(MAKE) --no-print-directory docs compiled
	@if ls $(COMPILED)/*__mypyc* >/dev/null 2>&1; then \
	  echo "The suite again, on the compiled build:"; \
	  HIDEOUT_COMPILED=1 PYTHONPATH=$(COMPILED) $(SUITE); \
	else \
	  echo "No C compiler here: the suite ran on the interpreted build only."; \
	fi

check: .venv/.dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(SUITE) -x -m "not slow"

format: .venv/.dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

# The wheel itself, unpacked: what is tested is what is shipped. The hook compiles only if a
# source has changed.
compiled: .venv/.dev
	@rm -rf build/wheel build/compiled
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BIN)/python -m zipfile -e build/wheel/*.whl build/compiled

bench: .venv-bench/.ready compiled
	@$(BENCH)/python -m bench

docs: .venv/.dev
	$(BIN)/mkdocs build --quiet --strict

# --- set-up: one virtual environment to play and to develop in, one for the benchmark ---

.venv/.uv: requirements.uv.lock
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Hideout needs Python 3.11 or later: make PY=python3.11 ...")'
	$(PY) -m venv .venv
	$(BIN)/python -m pip install -q --require-hashes -r requirements.uv.lock
	@touch $@

.venv/.run: requirements.run.lock pyproject.toml .venv/.uv
	$(BIN)/uv pip install -q -p $(BIN)/python --require-hashes -r requirements.run.lock
	$(BIN)/uv pip install -q -p $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements.lock .venv/.run
	$(BIN)/uv pip install -q -p $(BIN)/python --require-hashes -r requirements.lock
	@touch $@

.venv-bench/.ready: requirements.bench.lock .venv/.uv
	$(PY) -m venv .venv-bench
	$(BIN)/uv pip install -q -p $(BENCH)/python --require-hashes -r requirements.bench.lock
	@touch $@

# Universal pins serve every Python from 3.11 on; without header and notes they name no host.
PIN = $(BIN)/uv pip compile -q --universal --upgrade --generate-hashes --no-header --no-annotate

lock:
	test -x $(BIN)/uv || $(MAKE) .venv/.uv
	echo "uv==$(UV_VERSION)" | $(PIN) - -o requirements.uv.lock
	$(PIN) pyproject.toml --group build -o requirements.run.lock
	$(PIN) pyproject.toml --extra testing --group dev -c requirements.run.lock -o requirements.lock
	$(PIN) --group peers -o requirements.bench.lock

clean:
	rm -rf .venv .venv-bench build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
