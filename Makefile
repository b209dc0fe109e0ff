# make play: the game in the browser.  make test: the whole gate.  Everything lives in .venv.

PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := setup
.PHONY: setup dev play test check soak balance compile clean-compiled bench format lock

setup:
	@$(PYTHON) tools/bootstrap.py run

dev:
	@$(PYTHON) tools/bootstrap.py dev

# make play WITH=--terminal stays in the terminal; WITH="--deck brissa --lang de" asks for more.
play: setup
	@$(BIN)/signum play $(WITH)

# make check GATES="lint types" runs some of it.
test check: dev
	@$(BIN)/python tools/check.py $(GATES)

# Random games of both games, what they met and how they ended; the offers of tables taken by the rules;
# a server that is killed over and over; the same games in a compiled build; and the longest proofs of puzzles.
# make soak GAMES=100 OFFERS=10 KILLS=20 does less.
GAMES = 2000
OFFERS = 200
KILLS = 200

soak: dev
	@$(BIN)/python -m tests.games.soak --games $(GAMES)
	@$(BIN)/python -m tests.warseer.soak --games $(GAMES)
	@TIMES=10 $(BIN)/python -m tests.games.offers --games $(OFFERS)
	@KILLS=$(KILLS) $(BIN)/pytest -q tests/server/test_kill.py
	@TIMES=33 $(BIN)/pytest -q tests/server/test_hostile.py
	@TIMES=10 $(BIN)/pytest -q tests/server/test_looking.py tests/server/test_answering.py tests/server/test_games.py \
		tests/server/test_trying.py tests/games tests/classic/test_odds.py tests/classic/test_odds_on_tables.py \
		tests/test_scenarios.py tests/browser/test_axe.py
	@COMPILE=1 $(BIN)/pytest -q tests/games/test_same_games.py tests/field/test_compiled.py
	@PROOFS=1 $(BIN)/pytest -q tests/puzzles -k proof

# The starter decks against each other, compared with the kept figures; make balance BALANCE=10 plays more games,
# make balance PRINTING=ru1 those of another printing.
BALANCE = 2
PRINTING = en2

balance: dev
	@$(BIN)/signum lab balance --part matrix --edition $(PRINTING) --games $(BALANCE) --seed again \
		--against tests/lab/balance.json

# Several times as fast where a C compiler is; make clean-compiled runs the source as it is again.
compile: dev
	@$(BIN)/python tools/compile.py

clean-compiled: dev
	@$(BIN)/python tools/compile.py --clean

bench: dev
	@$(BIN)/signum bench

format: dev
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@$(BIN)/python tools/web.py --write

# Keeps the versions that still fit; make lock UPGRADE=--upgrade takes the newest.
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 $(UPGRADE)

lock: dev
	@$(COMPILE) --group build pyproject.toml -o requirements.lock
	@$(COMPILE) --group build --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	@$(COMPILE) --group uv -o requirements-uv.lock
	@$(COMPILE) --group node -o requirements-node.lock
