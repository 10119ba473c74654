# Demiurge: `make play` to play, `make test` to check everything. Needs Python 3.11 or newer; a C compiler makes it fast.

PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install -q --disable-pip-version-check
OURS := $(PIP) --no-build-isolation --no-deps -e . -e examples/lantern_isles -e examples/amber_shore
PAGES := $(wildcard docs README.md)
GAMES = $(shell $(PY) -c "from demiurge.kernel.registry import games; print(*[n for n, one in games().items() if one.package.startswith('demiurge')])")
LONG_GAMES ?= 500
PORT ?= 8000

.PHONY: setup play test fast best bench check-long chaos fuzz mutants docs licences clean

# Each list of packages has a mark in .venv; what only playing needs is there first.
setup: .venv/.test

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Demiurge needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	test -x $(PY) || $(PYTHON) -m venv .venv
	@touch $@

.venv/.play: .venv/.made pyproject.toml setup.py requirements-play.txt
	$(PIP) -r requirements-play.txt
	$(OURS)
	@touch $@

.venv/.build: .venv/.play requirements-build.txt
	$(PIP) -r requirements-build.txt
	@touch $@

.venv/.test: .venv/.made pyproject.toml setup.py $(wildcard requirements-*.txt)
	$(PIP) -r requirements-play.txt -r requirements-build.txt -r requirements-dev.txt
	-@$(PIP) -r requirements-real.txt || echo "setup: without these, the tests that need a real browser or PostgreSQL say so and are skipped"
	-@$(PIP) -r requirements-openspiel.txt || echo "setup: without OpenSpiel, the tests of its environment say so and are skipped"
	-@$(PIP) -r requirements-envs.txt || echo "setup: without PettingZoo and Gymnasium, the tests of their environments say so and are skipped"
	$(OURS)
	@touch .venv/.play .venv/.build $@

# Compiled libraries, in build/quick or build/best; `import demiurge` takes those that fit the sources (demiurge/builds.py).
fast: .venv/.build
	@$(PY) tools/fast.py

best: .venv/.build
	@$(PY) tools/fast.py --best

# The page is up at once; the best libraries are made meanwhile, and bots that start to think later take them.
play: .venv/.play
	@(nice -n 19 $(MAKE) best >/dev/null 2>&1 &)
	@$(BIN)/demiurge serve --port $(PORT) --open

# Every check there is, and at the end what took its time.
test:
	@$(PYTHON) tools/test.py

# Everything, on the compiled libraries where there are any: ten thousand random games of each game, and kill -9, among it.
check-long: .venv/.test .venv/.learn .venv/.ray .venv/.examples fast
	$(BIN)/pytest -n 2 -m 'long or not long' tests examples
	for game in $(GAMES); do \
		$(BIN)/demiurge check $$game || exit 1; \
		for seats in $$($(PY) -c "from demiurge.kernel.registry import find; print(*find('$$game').seats)"); do \
			$(BIN)/demiurge simulate $$game --seats $$seats --games $(LONG_GAMES) --seed 1 --bots random --check || exit 1; \
		done; \
	done

.venv/.learn: .venv/.made requirements-learn.txt
	-@$(PIP) -r requirements-learn.txt || echo "set-up: without torch, the test that learns is skipped"
	@touch $@

.venv/.ray: .venv/.made requirements-ray.txt
	-@$(PIP) -r requirements-ray.txt || echo "set-up: without Ray, the tests that play on a cluster are skipped"
	@touch $@

.venv/.examples: .venv/.made requirements-examples.txt
	-@$(PIP) -r requirements-examples.txt || echo "set-up: without RLlib and a kernel for notebooks, the tests of those examples are skipped"
	@touch $@

# Servers that are killed while people play, on both databases; minutes, and the figures of docs/table.md.
chaos: .venv/.test fast
	$(PY) -m tests.chaos sqlite --kills 500
	$(PY) -m tests.chaos postgres --kills 200

# A hundred thousand requests and ten thousand damaged files, which are also part of check-long; here with their figures.
fuzz: .venv/.test fast
	$(PY) -m tests.fuzz

# Would a test notice a broken rule? 400 mutants of each game, chosen by the commit; an hour of one core each, or less.
mutants: .venv/.test
	$(PY) -m tools.mutants $(GAMES)

.venv/.bench: .venv/.build
	$(PIP) --no-build-isolation -c requirements-play.txt -e '.[bench]'
	@touch $@

bench: best .venv/.bench
	@$(BIN)/demiurge bench

# Every example in the pages runs.
docs: .venv/.test
	$(BIN)/pytest --doctest-glob='*.md' $(PAGES)

# What a table needs, and under which licence that is.
licences: .venv/.test
	@$(PY) tools/licences.py

clean:
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools '(' -name '*.so' -o -name '*.pyd' -o -name __pycache__ ')' -prune -exec rm -rf {} +
