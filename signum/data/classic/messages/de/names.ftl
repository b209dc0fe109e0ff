# Die Wörter des gedruckten Spiels.

type-hero = Held
type-character = Spielfigur
type-minion = Diener

phase-beginning = Beginn des Spielzugs
phase-construction = Errichtung
phase-activation = Kreaturaktivierung

game-title = Legends of Signum
mode-duel = Duell: einer gegen einen
mode-three = Dreikampf: jeder für sich
mode-four = Jeder für sich: vier gegeneinander
mode-teams = Schulter an Schulter: zwei gegen zwei
variant-architects = Erfahrener Baumeister: Jeder errichtet Gebäude aus einem geheimen Errichtungssatz
variant-few-creatures = wenige Kreaturen: die halbe Grenze für jede Gruppe der Kreaturen des Overlords
variant-many-creatures = viele Kreaturen: die anderthalbfache Grenze für jede Gruppe der Kreaturen des Overlords
player-random = Zufällig
player-gentle = Sanft
player-greedy = Solide
edition-ru1 = erste Ausgabe, russischer Druck
edition-de1 = erste Ausgabe, deutscher Druck
edition-fr1 = erste Ausgabe, französischer Druck
edition-en2 = zweite Ausgabe, englischer Druck

face-bullseye =
    { $count ->
        [one] { $count } Ziel
       *[other] { $count } Ziele
    }
face-axe =
    { $count ->
        [one] { $count } Axt
       *[other] { $count } Äxte
    }
face-shield =
    { $count ->
        [one] { $count } Schild
       *[other] { $count } Schilde
    }

ability-armour = Rüstung { $x }
ability-berserk = Berserk { $x }
ability-cautious = Bedächtigkeit { $x }
ability-expert-attack = Angriffsexperte { $x }
ability-expert-defense = Verteidigungsexperte { $x }
ability-fortitude = Standhaftigkeit
ability-from-attacks = −{ $x } von Angriffen
ability-hammerblow = Schwere Hand
ability-health =
    { $x ->
        [any] Trefferpunkte
       *[other] { $x } Trefferpunkte
    }
ability-initiative = Initiative
ability-magical-strike = Magischer Tritt { $x }
ability-master-attack = Angriffsmeister { $x }
ability-master-defense = Verteidigungsmeister { $x }
ability-reckless = Angriffslust { $x }
ability-stamina = Ausdauer
ability-strength =
    { $x ->
        [any] Kraft
       *[other] { $x } Kraft
    }
ability-vampirism = Vampirismus
ability-veteran = Erfahrener Kämpfer
ability-vulnerability = Verwundbarkeit
ability-agile = Flinkheit
ability-flight = Fliegen
ability-jump = Sprung
ability-lunge = Ausfall
ability-movement =
    { $x ->
        [any] Bewegung
       *[other] { $x } Bewegung
    }
ability-pathfinder = Pfadfinder
ability-quick = Raschheit
ability-rush = Antritt
ability-slow = Versammlung
ability-c-abl-01 = Rüstungsmarken
ability-c-play-05 = das Letzte Wort einer Karte, die nicht gespielt wurde
ability-c-turn-06 = Effekte, die mit dem Spielzug enden
