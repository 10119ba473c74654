# Demiurge: `make play` to play, `make test` to check everything. Needs Python 3.11 or newer; a C compiler makes it fast.

PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
CODE := src tests tools $(wildcard examples bench)
PAGES := $(wildcard docs README.md)
GAMES := terra-mystica theocratia nova-era civolution
LONG_GAMES ?= 500
PORT ?= 8000

.PHONY: setup play test fast bench check-long docs clean

setup: .venv/.ready

.venv/.ready: pyproject.toml setup.py requirements-dev.txt requirements-real.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Demiurge needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	test -x $(PY) || $(PYTHON) -m venv .venv
	$(PY) -m pip install -q --disable-pip-version-check -r requirements-dev.txt
	-@$(PY) -m pip install -q --disable-pip-version-check -r requirements-real.txt || echo "setup: without these, the tests that need a real browser or PostgreSQL say so and are skipped"
	$(PY) -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e . -e examples/lantern_isles
	@touch $@

# The compiled copy, in build/fast; `import demiurge` takes it as long as it fits the sources (src/demiurge/builds.py).
fast: setup
	@$(PY) tools/fast.py

# The page is up at once; the compiled copy is made meanwhile, and bots that start to think later take it.
play: setup
	@(nice -n 19 $(PY) tools/fast.py >/dev/null 2>&1 &)
	@$(BIN)/demiurge serve --port $(PORT) --open

# Interpreted first, then the golden games and generic checks (marked `both`) on the compiled copy.
test: setup
	@$(PY) tools/fast.py --can || echo "test: so the compiled half is left out"
	$(BIN)/ruff check -q setup.py $(CODE)
	$(BIN)/ruff format -q --check setup.py $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	DEMIURGE_PURE=1 $(BIN)/pytest -n 2 --doctest-glob='*.md' tests examples $(PAGES)
	@if $(PY) tools/fast.py --can >/dev/null; then set -e; \
		$(PY) tools/fast.py; \
		echo "DEMIURGE_PURE=0 $(BIN)/pytest -n 2 -m 'both and not long'"; \
		DEMIURGE_PURE=0 $(BIN)/pytest -n 2 -m 'both and not long'; \
	fi

# Everything, on the compiled copy where there is one: ten thousand random games of each game, and kill -9, among it.
check-long: fast
	$(BIN)/pytest -n 2 -m 'long or not long' tests examples
	for game in $(GAMES); do \
		$(BIN)/demiurge check $$game || exit 1; \
		for seats in $$($(PY) -c "from demiurge.kernel.registry import find; print(*find('$$game').seats)"); do \
			$(BIN)/demiurge simulate $$game --seats $$seats --games $(LONG_GAMES) --seed 1 --bots random --check || exit 1; \
		done; \
	done

.venv/.bench: .venv/.ready
	$(PY) -m pip install -q --disable-pip-version-check --no-build-isolation -c requirements-dev.txt -e '.[bench]'
	@touch $@

bench: fast .venv/.bench
	@$(BIN)/demiurge bench

# Every example in the pages runs.
docs: setup
	$(BIN)/pytest --doctest-glob='*.md' $(PAGES)

clean:
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools '(' -name '*.so' -o -name '*.pyd' -o -name __pycache__ ')' -prune -exec rm -rf {} +
