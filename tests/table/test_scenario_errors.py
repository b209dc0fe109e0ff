"""For any mistake in a scenario file, the error names the file, the line and the cause."""

from pathlib import Path

import pytest

from signum.cli import main
from signum.content.nodes import SourceError
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, Difference, ScenarioPlayer, read

HERE = "# here"
"""Marks the line that the error must name."""

POSITION = """\
scenario: A fox meets a wolf
edition: ru1
seats:
  first:
    creatures:
      fox: {strength: 2, health: 3, at: [30, 30]}
  second:
    creatures:
      wolf: {strength: 2, health: 3, at: touching fox}
      owl: {strength: 2, health: 3, at: [36.2, 30]}
"""
SCRIPT = POSITION + "script:\n- first: {activate: fox}\n"
NOT_OWL = "- refused: {first: {fight: owl}, code: not-in-contact, rules: [C-MEL-01], "
FIGHT = SCRIPT + "- first: {fight: wolf}\n"
ROLL = FIGHT + "- second: {split: {attack: 2, defence: 0}}\n- first: {split: {attack: 2, defence: 0}}\n"
FOUGHT = ROLL + "- dice: {first: axe axe}\n- dice: {second: bullseye bullseye}\n"


def head(line: str) -> str:
    """A file with one more key before its position."""
    return f"{line}\n{POSITION}"


def fox(line: str) -> str:
    """A file whose fox is written so."""
    return POSITION.replace("fox: {strength: 2, health: 3, at: [30, 30]}", f"fox: {line} {HERE}")


def seat(line: str) -> str:
    """A file whose second seat has one more line."""
    return f"{POSITION}    {line}\n"


CROWD = "\n".join([f"      owl-{n}: {{strength: 2, health: 3, at: touching fox}}" for n in range(400)])

MISTAKES = {
    # The file and its keys.
    "nothing": ("\n", 1, "nothing is written here"),
    "no mapping": ("- a list\n", 1, "keys and values are needed"),
    "broken YAML": ("scenario: a fox\nseats: {first: {}, second: {}\n", 3, "this cannot be read as YAML"),
    "a tab": ("scenario: a fox\nseats:\n\tfirst: {}\n", 3, "spaces"),
    "an anchor": (head("about: &fox a word # here"), 0, "an anchor ('fox') is not used here"),
    "a key twice": (head("scenario: another title"), 2, "'scenario' is written twice"),
    "unknown key": (
        head("senario: a slip # here"),
        0,
        "'senario' is not known here; did you mean 'scenario'?",
    ),
    "no title": (POSITION.replace("scenario:", "about:"), 1, "'scenario' is missing; add it"),
    "no seats": ("scenario: a title alone\n", 1, "'seats' is missing; add it"),
    "an empty title": (POSITION.replace("A fox meets a wolf", ""), 1, "scenario: a text is needed"),
    "one seat": ("scenario: a\nseats:\n  first: {} # here\n", 0, "seats: 'second' is missing; add it"),
    "three seats": (POSITION + "  third: {} # here\n", 0, "'third' is not known here"),
    "an empty seat": (
        "scenario: a\nseats:\n  first: # here\n  second: {}\n",
        0,
        "keys and values are needed",
    ),
    "unknown edition": (POSITION.replace("ru1", "ru9 # here"), 0, "edition: 'ru9' is not known here"),
    "unknown editions": (
        POSITION.replace("edition: ru1", "editions: [de1, xx] # here"),
        0,
        "'xx' is not known",
    ),
    "no editions": (POSITION.replace("edition: ru1", "editions: [] # here"), 0, "name each printing once"),
    "an edition twice": (POSITION.replace("edition: ru1", "editions: [de1, de1] # here"), 0, "printing once"),
    "both editions": (head("editions: [de1]"), 1, "give either edition or editions"),
    "unknown game": (head("game: chess # here"), 0, "game: 'chess' is not known here; known: classic"),
    "claims without a list": (head("claims: C-MEL-01 # here"), 0, "claims: a list is needed"),
    "a script without a list": (POSITION + "script: rest # here\n", 0, "script: a list is needed"),
    # The position.
    "unknown key of a seat": (seat("goblins: {} # here"), 0, "'goblins' is not known here"),
    "prosperity below zero": (seat("prosperity: -1 # here"), 0, "a whole number from 0 to 10000 is needed"),
    "a card with capitals": (seat("hand: [Old Spell] # here"), 0, "'Old Spell' is not a name"),
    "a building without a card": (seat("city: [{cost: 3}] # here"), 0, "'card' is missing"),
    "a slip in a creature's card": (
        fox("{card: roland-the-prowd, at: [30, 30]}").replace(
            "edition: ru1", "edition: ru1\nsets: [grypharim]"
        ),
        0,
        "no hero, character or minion is called 'roland-the-prowd'; did you mean 'roland-the-proud'?",
    ),
    "a relic of too much": (seat("relics: [{card: hat, cost: 3}] # here"), 0, "'cost' is not known here"),
    "unknown key of a creature": (
        fox("{strength: 2, helth: 3, at: [30, 30]}"),
        0,
        "'helth' is not known here; did you mean 'health'?",
    ),
    "no strength": (fox("{health: 3, at: [30, 30]}"), 0, "fox: 'strength' is missing; add it"),
    "no place": (fox("{strength: 2, health: 3}"), 0, "fox: 'at' is missing; add it"),
    "no health": (fox("{strength: 2, health: 0, at: [30, 30]}"), 0, "a whole number from 1 to 99 is needed"),
    "half a die": (fox("{strength: 1.5, health: 3, at: [30, 30]}"), 0, "in plain digits, not '1.5'"),
    "dead at the start": (
        fox("{strength: 2, health: 3, wounds: 3, at: [30, 30]}"),
        0,
        "wounds: a whole number from 0 to 2 is needed, not 3",
    ),
    "dead by a keyword": (
        fox("{strength: 2, health: 3, wounds: 2, keywords: [{health: -1}], at: [30, 30]}"),
        0,
        "fox: it has as many wounds as health and still stands (C-DMG-02)",
    ),
    "a hand too full": (seat("hand: [a, b, c, d, e, f, g, h, i, j, k]"), 1, "11 cards"),
    "unknown type": (
        fox("{strength: 2, health: 3, type: ghost, at: [30, 30]}"),
        0,
        "'ghost' is not known here",
    ),
    "neither yes nor no": (fox("{strength: 2, health: 3, moved: 1, at: [30, 30]}"), 0, "yes or no is needed"),
    "unknown owner": (fox("{strength: 2, health: 3, owner: me, at: [30, 30]}"), 0, "'me' is not known here"),
    "unknown base": (
        fox("{strength: 2, health: 3, base: 80, at: [30, 30]}"),
        0,
        "no base of 80 mm in ru1: it has 32, 50, 60",
    ),
    "unknown keyword": (
        fox("{strength: 2, health: 3, keywords: [beserk], at: [30, 30]}"),
        0,
        "'beserk' is not known here; did you mean 'berserk'?",
    ),
    "a keyword of another printing": (
        fox("{strength: 2, health: 3, keywords: [vampirism], at: [30, 30]}"),
        0,
        "vampirism (A-VAMPIRISM) does not exist in ru1",
    ),
    "a keyword without sense": (
        fox("{strength: 2, health: 3, keywords: [{berserk: +much}], at: [30, 30]}"),
        0,
        "a whole number from -99 to 99 is needed",
    ),
    "a taken name": (
        POSITION.replace("owl:", "fox:").replace("[36.2, 30]}", f"[36.2, 30]}} {HERE}"),
        0,
        "there is already something called 'fox'",
    ),
    "a reserved name": (
        POSITION.replace("owl:", "game:").replace("[36.2, 30]}", f"[36.2, 30]}} {HERE}"),
        0,
        "there is already something called 'game'",
    ),
    "a name that is too long": (
        fox(f"{{strength: 2, health: 3, at: [30, 30], name: {'x' * 81}}}"),
        0,
        "80 letters",
    ),
    "a name that turns the line round": (
        fox('{strength: 2, health: 3, at: [30, 30], name: "\\u202Exof"}'),
        0,
        "a name is one line of at most 80 letters",
    ),
    "a name in the details that hides letters": (
        POSITION + 'details: {names: {fox: {en: "fo\\u200Bx"}}} # here\n',
        0,
        "a name is one line of at most 80 letters",
    ),
    "a word that is too long": (seat(f"hand: [{'x' * 81}] # here"), 0, "is not a name"),
    "more creatures than there is room for": (
        POSITION.replace("seats:", "seats: # here").replace("  second:", f"{CROWD}\n  second:"),
        4,
        "403 creatures and 0 terrains are too many",
    ),
    "an ability of a terrain twice": (
        POSITION + "terrains: {wood: {centre: [30, 30], radius: 5, abilities: [cover, cover]}} # here\n",
        0,
        "'cover' is named twice",
    ),
    "a template with too many corners": (
        POSITION + f"terrains: {{wood: {{corners: {[[1, 1]] * 100}}}}} # here\n",
        0,
        "a template has at most 99 corners",
    ),
    "a name with capitals": (
        POSITION.replace("owl:", "Owl:").replace("[36.2, 30]}", f"[36.2, 30]}} {HERE}"),
        0,
        "'Owl' is not a name",
    ),
    # Places.
    "outside the table": (
        fox("{strength: 2, health: 3, at: [61, 30]}"),
        0,
        "at: 'fox' stands outside the table of 60 x 60 cm, at [61, 30]",
    ),
    "over the edge": (fox("{strength: 2, health: 3, at: [1.5, 30]}"), 0, "'fox' stands outside the table"),
    "on one another": (
        POSITION.replace("[36.2, 30]}", f"[33.1, 30]}} {HERE}"),
        0,
        "at: 'owl' at [33.1, 30] stands on 'fox'",
    ),
    "one number": (fox("{strength: 2, health: 3, at: [30]}"), 0, "a place has two numbers"),
    "no number": (fox("{strength: 2, health: 3, at: [left, 30]}"), 0, "a number is needed"),
    "too fine": (fox("{strength: 2, health: 3, at: [30.0001, 30]}"), 0, "three digits after the point"),
    "no place at all": (fox("{strength: 2, health: 3, at: near owl}"), 0, "'near owl' is not a place"),
    "by nobody": (fox("{strength: 2, health: 3, at: touching elk}"), 0, "there is no creature 'elk'"),
    "in a circle": (fox("{strength: 2, health: 3, at: touching wolf}"), 0, "in a circle"),
    # The turn.
    "nobody's turn": (POSITION + "turn: third # here\n", 0, "turn: 'third' is not known here"),
    "no such phase": (
        POSITION + "turn: {active: first, phase: lunch} # here\n",
        0,
        "phase: 'lunch' is not known",
    ),
    # Steps.
    "unknown step": (
        SCRIPT + "- third: pass # here\n",
        0,
        "whose? 'third' is not known here; known: first, second",
    ),
    "unknown word for a step": (SCRIPT + "- sleep # here\n", 0, "no step has that name: 'sleep'"),
    "a step without a value": (SCRIPT + "- dice # here\n", 0, "such as dice: {first: axe shield}"),
    "two steps in one": (
        SCRIPT + "- first: {fight: wolf} # here\n  second: pass\n",
        0,
        "exactly one key is needed here, not 'first', 'second'",
    ),
    "unknown answer": (SCRIPT + "- first: {dance: wolf} # here\n", 0, "no answer has that name: 'dance'"),
    "unknown creature": (
        SCRIPT + "- first: {fight: wulf} # here\n",
        0,
        "nothing has that name: 'wulf' is not known here; did you mean 'wolf'?",
    ),
    "unknown part": (
        FIGHT + "- second: {split: {attak: 2, defence: 0}} # here\n",
        0,
        "'split' has no 'attak'",
    ),
    "a part too few": (FIGHT + "- second: {split: {attack: 2}} # here\n", 0, "'split' needs defence"),
    "no parts": (FIGHT + "- second: {split: 2} # here\n", 0, "written with its parts: attack, defence"),
    "a part too many": (SCRIPT + "- first: {pass: now} # here\n", 0, "written with its parts: it has none"),
    "no number of dice": (FIGHT + "- second: {split: {attack: -, defence: 2}} # here\n", 0, "a whole number"),
    "dice of nobody": (ROLL + "- dice: {third: axe axe} # here\n", 0, "whose? 'third' is not known here"),
    "dice of two": (ROLL + "- dice: {first: axe, second: axe} # here\n", 0, "exactly one key is needed here"),
    "wrong face": (
        ROLL + "- dice: {first: axe sword} # here\n",
        0,
        "'sword' is nothing a die can show: bullseye, axe, shield, or a number from 1 to 6",
    ),
    "a seven": (ROLL + "- dice: {first: 7 1} # here\n", 0, "'7' is nothing a die can show"),
    "empty dice": (ROLL + "- dice: {first: ''} # here\n", 0, "a text is needed, and nothing is written"),
    # What is compared.
    "nothing expected": (SCRIPT + "- expect: {} # here\n", 0, "nothing is expected here"),
    "nothing expected of one": (SCRIPT + "- expect: {fox: {}} # here\n", 0, "nothing is expected here"),
    "unknown subject": (SCRIPT + "- expect: {elk: {wounds: 1}} # here\n", 0, "nothing has that name: 'elk'"),
    "unknown fact": (
        SCRIPT + "- expect: {fox: {wunds: 1}} # here\n",
        0,
        "no such fact: 'wunds' is not known here; did you mean 'wounds'?",
    ),
    "unknown fact of a seat": (SCRIPT + "- expect: {first: {gold: 1}} # here\n", 0, "no such fact: 'gold'"),
    "unknown fact of the game": (SCRIPT + "- expect: {game: {hour: 1}} # here\n", 0, "no such fact: 'hour'"),
    "a fact of another kind": (
        SCRIPT + "- expect: {fox: {wounds: many}} # here\n",
        0,
        "neither a whole number nor a name: 'many'",
    ),
    "no list": (
        SCRIPT + "- expect: {first: {hand: spell}} # here\n",
        0,
        "a list is needed ([a, b]), or how many",
    ),
    "no flag": (SCRIPT + "- expect: {fox: {tired: 3}} # here\n", 0, "yes or no is needed"),
    "unknown offer": (SCRIPT + "- offered: {first: [dance]} # here\n", 0, "no answer has that name: 'dance'"),
    "an offer twice": (
        SCRIPT + "- offered: {first: [{fight: wolf}, {fight: wolf}]} # here\n",
        0,
        "{fight: {target: wolf}} is written twice",
    ),
    "a refusal of nobody": (
        SCRIPT + "- refused: {code: not-in-contact, rules: []} # here\n",
        0,
        "name the one seat whose answer is refused",
    ),
    "a refusal of both": (
        SCRIPT + "- refused: {first: pass, second: pass, code: a, rules: []} # here\n",
        0,
        "name the one seat whose answer is refused",
    ),
    "an unknown key of a refusal": (
        SCRIPT + "- refused: {first: {fight: owl}, why: too-far} # here\n",
        0,
        "'why' is not known here",
    ),
    "rules without a list": (
        SCRIPT + "- refused: {first: {fight: owl}, code: not-in-contact, rules: C-MEL-01} # here\n",
        0,
        "rules: a list is needed",
    ),
    "asked for nothing": (SCRIPT + "- asked: everybody # here\n", 0, "'everybody' is not known here"),
    "unknown event": (
        SCRIPT + "- events: [{activatet: {creature: fox}}] # here\n",
        0,
        "no event has that name: 'activatet' is not known here; did you mean 'activated'?",
    ),
    "unknown fact of an event": (
        SCRIPT + "- events: [{hurt: {whom: fox}}] # here\n",
        0,
        "an event 'hurt' says nothing of it: 'whom' is not known here; known: creature",
    ),
    "unknown creature of an event": (
        SCRIPT + "- events: [{activated: {creature: elk}}] # here\n",
        0,
        "nothing has that name: 'elk'",
    ),
    "events without a list": (SCRIPT + "- events: activated # here\n", 0, "events: a list is needed"),
    "events that nobody sees": (
        SCRIPT + "- events: {third: [activated]} # here\n",
        0,
        "whose? 'third' is not known here; known: first, second, spectator",
    ),
    "no event named": (SCRIPT + "- no-events: [] # here\n", 0, "name the events that did not happen"),
    "unknown event that did not happen": (
        SCRIPT + "- no-events: [activatet] # here\n",
        0,
        "did you mean 'activated'?",
    ),
    "unknown looking seat": (
        SCRIPT + "- sees: {third: {first: {hand: 0}}} # here\n",
        0,
        "whose? 'third' is not known here; known: first, second, spectator",
    ),
    "unknown seat that is looked at": (
        SCRIPT + "- sees: {first: {fox: {wounds: 0}}} # here\n",
        0,
        "whose? 'fox' is not known here",
    ),
    "nothing seen": (SCRIPT + "- sees: {first: {}} # here\n", 0, "nothing is expected here"),
    "unknown fact to be seen": (SCRIPT + "- sees: {first: {second: {gold: 1}}} # here\n", 0, "no such fact"),
    # The table.
    "nobody concedes": (SCRIPT + "- concede: third # here\n", 0, "whose? 'third' is not known here"),
    "nobody offers a draw": (SCRIPT + "- offer-draw: fox # here\n", 0, "whose? 'fox' is not known here"),
    "a concession without a seat": (SCRIPT + "- concede # here\n", 0, "such as concede: first"),
    "waiting without a clock": (
        SCRIPT + "- wait: 5 # here\n",
        0,
        "no clock runs here; give the file a 'clock'",
    ),
    "waiting for nothing": (
        head("clock: {limit: 9}") + "script:\n- wait: 0 # here\n",
        0,
        "a whole number from 1 to 1000000 is needed",
    ),
    "an empty clock": (head("clock: {} # here"), 0, "a clock has each player's time (each)"),
    "an increment to nothing": (
        head("clock: {limit: 9, increment: 1} # here"),
        0,
        "a clock has each player's",
    ),
    "no time at all": (head("clock: {each: 0} # here"), 0, "a whole number from 1 to 1000000 is needed"),
    "a time limit of a quest": (
        head("mode: quest-pve\nclock: {limit: 9} # here"),
        0,
        "this mode has no time limit: the rules could not decide the game",
    ),
    "an unknown key of a clock": (head("clock: {bank: 5} # here"), 0, "'bank' is not known here"),
    "time left without a clock": (
        SCRIPT + "- expect: {first: {time-left: 5}} # here\n",
        0,
        "no such fact: 'time-left'",
    ),
}

DIFFERENCES = {
    "wrong seat": (FIGHT + "- first: {split: {attack: 2, defence: 0}} # here\n", "refused: not-your-choice"),
    "the other seat's turn": (POSITION + "script:\n- second: end-turn # here\n", "refused: not-your-choice"),
    "not offered": (
        SCRIPT + "- first: {fight: owl} # here\n",
        "refused: not-in-contact, rules: [C-MEL-01], facts: {creature: owl, gap: 3}; "
        "first is asked for 'action': {fight: {target: wolf}}, pass",
    ),
    "another split": (
        FIGHT + "- second: {split: {attack: 2, defence: 2}} # here\n",
        "refused: other-number-of-dice, rules: [C-MEL-03], facts: {creature: wolf, dice: 2}",
    ),
    "an answer before dice": (
        ROLL + "- first: end-turn # here\n",
        "nobody is asked yet; first must roll 2 dice (attack)",
    ),
    "too many dice": (
        ROLL + "- dice: {first: axe axe axe} # here\n",
        "first must roll 2 dice (attack); these are 3 of first",
    ),
    "too few dice": (ROLL + "- dice: {first: axe} # here\n", "these are 1 of first"),
    "dice of another": (ROLL + "- dice: {second: axe axe} # here\n", "these are 2 of second"),
    "no dice called for": (
        SCRIPT + "- dice: {first: axe} # here\n",
        "no dice are called for; first is asked for 'action'",
    ),
    "no shuffle called for": (
        SCRIPT + "- shuffle: {first: [a-card]} # here\n",
        "no shuffle of first is called for; first is asked for 'action'",
    ),
    "no rest": (FIGHT + "- rest # here\n", "the game is not at rest; second is asked for 'split'"),
    "no rest amid dice": (
        ROLL + "- rest # here\n",
        "the game is not at rest; first must roll 2 dice (attack)",
    ),
    "another fact": (FOUGHT + "- expect: {wolf: {wounds: 1}} # here\n", "wolf: wounds is 2, not 1"),
    "another flag": (FOUGHT + "- expect: {wolf: {tired: no}} # here\n", "wolf: tired is yes, not no"),
    "another list": (
        FOUGHT + "- expect: {fox: {touches: [owl, wolf]}} # here\n",
        "fox: touches is [wolf], not [owl, wolf]",
    ),
    "another length": (
        FOUGHT + "- expect: {second: {creatures: 3}} # here\n",
        "creatures is [wolf, owl], not 3",
    ),
    "another place": (
        FOUGHT + "- expect: {owl: {at: [36, 30]}} # here\n",
        "owl: at is [36.2, 30], not [36, 30]",
    ),
    "other keywords": (FOUGHT + "- expect: {owl: {keywords: {stamina: 0}}} # here\n", "not {stamina: 0}"),
    "another fact of the game": (FOUGHT + "- expect: {game: {winner: first}} # here\n", "winner is nobody"),
    "another second line": (
        FOUGHT + "- expect:\n    fox: {wounds: 0}\n    wolf: {wounds: 0} # here\n",
        "is 2",
    ),
    "not all that is offered": (
        SCRIPT + "- offered: {first: [pass]} # here\n",
        "not offered: -; offered too: {fight: {target: wolf}}",
    ),
    "more than is offered": (
        SCRIPT + "- offered: {first: [pass, {fight: wolf}, {fight: owl}]} # here\n",
        "not offered: {fight: {target: owl}}; offered too: -",
    ),
    "an offer to nobody": (
        SCRIPT + "- offered: {second: [pass]} # here\n",
        "second is not asked; first is asked for 'action'",
    ),
    "asked something else": (SCRIPT + "- asked: {first: turn} # here\n", "first is asked for 'action'"),
    "asked somebody else": (SCRIPT + "- asked: {second: action} # here\n", "first is asked for 'action'"),
    "somebody is asked": (SCRIPT + "- asked: nobody # here\n", "first is asked for 'action'"),
    "legal after all": (
        SCRIPT + "- refused: {first: {fight: wolf}, code: not-in-contact, rules: [C-MEL-01]} # here\n",
        "{fight: {target: wolf}} is legal",
    ),
    "refused with another code": (
        SCRIPT + "- refused: {first: {fight: owl}, code: too-far, rules: [C-MEL-01]} # here\n",
        "refused: not-in-contact, rules: [C-MEL-01], facts: {creature: owl, gap: 3}",
    ),
    "refused by another rule": (
        SCRIPT + "- refused: {first: {fight: owl}, code: not-in-contact, rules: [C-MEL-02]} # here\n",
        "refused: not-in-contact, rules: [C-MEL-01]",
    ),
    "refused with other facts": (
        SCRIPT + NOT_OWL + "facts: {gap: 4}} # here\n",
        "gap: 3",
    ),
    "refused without that fact": (
        SCRIPT + NOT_OWL + "facts: {hour: 4}} # here\n",
        "gap: 3",
    ),
    "it did not happen": (
        FOUGHT + "- events: [{hurt: {creature: fox}}] # here\n",
        "this did not happen; what happened: {activated: {creature: fox}}",
    ),
    "not in this order": (
        FOUGHT + "- events:\n  - fought\n  - {hurt: {creature: wolf}} # here\n",
        "this did not happen",
    ),
    "it was told already": (
        FOUGHT + "- events: [fought]\n- events: [fought] # here\n",
        "what happened: nothing",
    ),
    "it cites something else": (
        FOUGHT + "- events: [{fought: {cites: [C-MEL-01]}}] # here\n",
        "this did not happen",
    ),
    "an expectation before dice": (
        ROLL + "- expect: {wolf: {wounds: 0}} # here\n",
        "nothing is decided yet; first must roll 2 dice (attack)",
    ),
    "a look before dice": (
        ROLL + "- sees: {first: {second: {hand: 0}}} # here\n",
        "nothing is decided yet; first must roll 2 dice (attack)",
    ),
    "refused only because dice come first": (
        ROLL + "- refused: {first: pass} # here\n",
        "nothing is decided yet; first must roll 2 dice (attack)",
    ),
    "legal whatever the code": (SCRIPT + "- refused: {first: pass} # here\n", "pass is legal"),
    "refused by another rule, whatever the code": (
        SCRIPT + "- refused: {first: {fight: owl}, rules: [C-MEL-02]} # here\n",
        "refused: not-in-contact, rules: [C-MEL-01]",
    ),
    "it happened": (
        FOUGHT + "- no-events: [eliminated, {hurt: {creature: wolf}}] # here\n",
        "this happened: {hurt: {creature: wolf, damage: 2",
    ),
    "the seat sees that it happened": (
        FOUGHT + "- no-events: {second: [fought]} # here\n",
        "this happened: {fought: {attacker: fox, defender: wolf}}",
    ),
    "the seat does not see it": (
        FOUGHT + "- events: {spectator: [eliminated]} # here\n",
        "this did not happen; what happened: {activated: {creature: fox}}",
    ),
    "a hand that is not seen": (
        seat("hand: [old-song]") + "script:\n- sees: {first: {second: {hand: [old-song]}}} # here\n",
        "second: hand is [unknown], not [old-song]",
    ),
    "a hand that its player sees": (
        seat("hand: [old-song]") + "script:\n- sees: {second: {second: {hand: [unknown]}}} # here\n",
        "second: hand is [old-song], not [unknown]",
    ),
    "a concession after the end": (
        SCRIPT + "- concede: first\n- concede: second # here\n",
        "refused: game-over",
    ),
    "a draw after the end": (
        SCRIPT + "- concede: first\n- offer-draw: second # here\n",
        "refused: game-over",
    ),
    "an answer after a concession": (
        SCRIPT + "- concede: first\n- first: pass # here\n",
        "refused: game-over",
    ),
    "a draw that one seat offers": (
        SCRIPT + "- offer-draw: second\n- asked: nobody # here\n",
        "first is asked",
    ),
    "an answer after the clock ran out": (
        head("clock: {each: 9}") + "script:\n- wait: 9\n- first: end-turn # here\n",
        "refused: game-over",
    ),
    "another time left": (
        head("clock: {each: 9, increment: 2, limit: 60}")
        + "script:\n- wait: 4\n- first: {activate: fox}\n- wait: 1\n"
        + "- expect: {first: {time-left: 7}} # here\n",
        "first: time-left is 6, not 7",
    ),
    "another time of the game": (
        head("clock: {limit: 60}") + "script:\n- wait: 61\n- expect: {game: {time-left: 1}} # here\n",
        "game: time-left is 0, not 1",
    ),
    "something happened": (
        FOUGHT + "- events: [] # here\n",
        "something happened: {activated: {creature: fox}}",
    ),
}
assert all(text.count(HERE) == 1 for text, _ in DIFFERENCES.values())


def place(path: Path, text: str, line: int) -> str:
    """How an error begins: with the line that is marked, unless a line is given."""
    marked = [at for at, one in enumerate(text.splitlines(), start=1) if one.endswith(HERE)]
    return f"{path}:{line or marked[0]}: "


def written(folder: Path, text: str) -> Path:
    """A file with this text."""
    path = folder / "fox.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def run(path: Path) -> None:
    """Play a file all three ways."""
    scenario = read(path, GAMES)
    for edition in scenario.editions:
        for way in WAYS.values():
            way(scenario, edition, GAMES)


@pytest.mark.parametrize("text, line, cause", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_names_file_line_and_cause(
    text: str, line: int, cause: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(SourceError) as told:
        run(path)
    assert not isinstance(told.value, Difference)
    assert str(told.value).startswith(place(path, text, line))
    assert cause in str(told.value)

    assert main(["scenario", "run", str(path)]) == 2
    assert capsys.readouterr().err == f"signum: {told.value}\n"


@pytest.mark.parametrize("text, cause", DIFFERENCES.values(), ids=DIFFERENCES)
def test_a_difference_names_file_line_and_what_is_so(
    text: str, cause: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(Difference) as told:
        run(path)
    assert str(told.value).startswith(place(path, text, 0))
    assert cause in str(told.value)

    assert main(["scenario", "run", str(path)]) == 1
    assert capsys.readouterr().out == f"{told.value}  [ru1]\n0 passed, 1 failed\n"


@pytest.mark.parametrize(
    "text", [POSITION, SCRIPT, FIGHT, ROLL, FOUGHT], ids=["position", "script", "fight", "roll", "end"]
)
def test_what_the_mistakes_are_made_from_is_right(text: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    run(path)
    assert main(["scenario", "run", str(path)]) == 0


def test_a_seat_has_one_hero(tmp_path: Path) -> None:
    heroes = "hero: {strength: 1, health: 1, at: [50, 50]}\n"
    king = POSITION.replace("owl: {", "owl: {type: hero, ")
    line = POSITION.splitlines().index("      owl: {strength: 2, health: 3, at: [36.2, 30]}") + 1
    with pytest.raises(SourceError, match=rf"fox.yaml:{line}: owl: seat 2 already has a hero"):
        run(written(tmp_path, f"{king}    {heroes}"))


def test_a_creature_that_left_is_known_to_have_left_and_no_more(tmp_path: Path) -> None:
    text = FOUGHT.replace("health: 3, at: touching", "health: 2, at: touching")
    run(written(tmp_path, f"{text}- expect: {{wolf: {{on-field: no}}}}\n"))
    with pytest.raises(Difference, match="wolf has left the field"):
        run(written(tmp_path, f"{text}- expect: {{wolf: {{wounds: 2}}}}\n"))


def test_a_refused_answer_changes_nothing(tmp_path: Path) -> None:
    scenario = read(written(tmp_path, SCRIPT + "- first: {fight: owl}\n"), GAMES)
    player = ScenarioPlayer(scenario, "ru1", GAMES)
    player.play(scenario.steps[0])
    before = player.match.save()
    with pytest.raises(Difference):
        player.play(scenario.steps[1])
    assert player.match.save() == before


def test_the_first_difference_of_each_file_is_told_and_the_others_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.yaml").write_text(
        FOUGHT + "- expect: {wolf: {wounds: 1}}\n- expect: {wolf: {wounds: 3}}\n"
    )
    (tmp_path / "b.yml").write_text(FOUGHT.replace("edition: ru1", "editions: [de1, en2]"))
    assert main(["scenario", "run", str(tmp_path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(str(tmp_path / "a.yaml"))
    assert told[1:] == ["2 passed, 1 failed"]


@pytest.mark.parametrize(
    "words, cause",
    [
        (["--edition", "en9"], "edition: 'en9' is not known here; did you mean 'en2'?"),
        (["missing.yaml"], "missing.yaml: the file cannot be read"),
        (["empty"], "'empty': no scenario files there"),
        ([""], "'': no scenario files there"),
    ],
)
def test_a_wrong_command_is_exit_code_2(
    words: list[str],
    cause: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    files = [str(written(tmp_path, FOUGHT))] if "--edition" in words else []
    assert main(["scenario", "run", *files, *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.startswith("signum: "), cause in err) == ("", True, True)


def test_a_printing_can_be_picked_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, FOUGHT.replace("edition: ru1\n", ""))
    assert main(["scenario", "run", str(path), "--edition", "de1", "--once"]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("before", "after"), [("fox:", "fo\u202ex:"), ("{first: axe axe}", "{first: axe \u2066axe}")]
)
def test_what_an_error_quotes_does_not_turn_the_writing(before: str, after: str, tmp_path: Path) -> None:
    """A name in a file could make the rest of the line read backwards."""
    file = tmp_path / "turned.yaml"
    file.write_text(FOUGHT.replace(before, after), encoding="utf-8")
    with pytest.raises(SourceError) as error:
        WAYS["forward"](read(file, GAMES), "ru1", GAMES)
    assert "?" in str(error.value)
    assert not {"\u202e", "\u2066"} & set(str(error.value))
