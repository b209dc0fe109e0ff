# The words of the printed game.

type-hero = hero
type-character = character
type-minion = minion

phase-beginning = start of the turn
phase-construction = construction
phase-activation = creature activation

game-title = Legends of Signum
mode-duel = duel: one against one
mode-three = battle of three: each for themselves
mode-four = free for all: four, each for themselves
mode-teams = shoulder to shoulder: two against two
variant-architects = experienced architect: each player builds from a secret Construction Deck
variant-few-creatures = few creatures: half the limit for each group of the Overlord's creatures
variant-many-creatures = many creatures: half as many again for each group of the Overlord's creatures
player-random = Random
player-gentle = Gentle
player-greedy = Steady
edition-ru1 = first edition, Russian printing
edition-de1 = first edition, German printing
edition-fr1 = first edition, French printing
edition-en2 = second edition

face-bullseye =
    { $count ->
        [one] { $count } bullseye
       *[other] { $count } bullseyes
    }
face-axe =
    { $count ->
        [one] { $count } axe
       *[other] { $count } axes
    }
face-shield =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }

ability-armour = Armour { $x }
ability-berserk = Berserk { $x }
ability-cautious = Cautious { $x }
ability-expert-attack = Expert of Attack { $x }
ability-expert-defense = Expert of Defense { $x }
ability-fortitude = Fortitude
ability-from-attacks = −{ $x } from attacks
ability-hammerblow = Hammerblow
ability-health =
    { $x ->
        [any] health
       *[other] { $x } health
    }
ability-initiative = Initiative
ability-magical-strike = Magical Strike { $x }
ability-master-attack = Master of Attack { $x }
ability-master-defense = Master of Defense { $x }
ability-reckless = Reckless { $x }
ability-stamina = Stamina
ability-strength =
    { $x ->
        [any] strength
       *[other] { $x } strength
    }
ability-vampirism = Vampirism
ability-veteran = Veteran
ability-vulnerability = Vulnerability
ability-agile = Agile
ability-flight = Flight
ability-jump = Jump
ability-lunge = Lunge
ability-movement =
    { $x ->
        [any] movement
       *[other] { $x } movement
    }
ability-pathfinder = Pathfinder
ability-quick = Quick
ability-rush = Rush
ability-slow = Slow
ability-c-abl-01 = armour tokens
ability-c-play-05 = the last word of a card that was not played
ability-c-turn-06 = effects that end with the turn
