# make play   play in the browser           make test       all tests, plain and compiled
# make setup  the private environment .venv make test-long  the slow searches
# make check  style and types, web app too  make bench      speed, and ratios to other engines
# make compile  mypyc in place, for work on speed (make clean undoes it)
# make wheel  a compiled wheel for this Python, in dist/
# make rllib  another environment, .venv-rllib, in which examples/rllib_ppo.py learns
# make site   a static site that plays in the browser alone, in dist/site/

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin

.PHONY: play setup test test-long check bench compile wheel rllib site clean

play:
	@$(PYTHON) tools/environment.py play

setup:
	@$(PYTHON) tools/environment.py setup

test:
	@$(PYTHON) tools/environment.py test
	@$(BIN)/python tools/run_tests.py -m "not long"

test-long:
	@$(PYTHON) tools/environment.py test
	@FAIRWIND_TRIALS=$${FAIRWIND_TRIALS:-10} $(BIN)/python tools/run_tests.py

check:
	@$(PYTHON) tools/environment.py test
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
	@PATH="$$PATH:$(CURDIR)/$(BIN)" npm --prefix web run -s check

bench:
	@$(PYTHON) tools/environment.py peers
	@$(BIN)/python bench/engines.py
	@$(BIN)/python bench/peers.py

compile:
	@$(PYTHON) tools/environment.py test
	@$(BIN)/python setup.py -q build_ext --inplace
	@PYTHONPATH=src $(BIN)/python -c "from fairwind.kernel import play; print('compiled in place:', play.__file__)"

wheel:
	@$(PYTHON) tools/environment.py test
	@$(BIN)/python -m pip wheel -q --no-deps --no-index --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

rllib:
	@$(PYTHON) tools/environment.py rllib

site:
	@$(PYTHON) tools/environment.py site
	@$(BIN)/python tools/site.py site

clean:
	@find src -name '*.so' -delete
	@rm -rf build src/*.egg-info
