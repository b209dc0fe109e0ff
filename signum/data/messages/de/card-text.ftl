# Der Text der Karten: eine Meldung für jeden Teil des Wortschatzes.

text-and = { " und " }
text-or = { " oder " }
text-then = { "; " }
text-quoted = { $name }
text-subject = { $subject } { $done }
text-ability-with-text = { $ability }: { $text }
text-durability = Festigkeit { $x }
text-uses = Wiederverwendbarkeit { $x }
text-find = { $face }: { $body }
text-t-impassable = Unpassierbar
text-t-difficult = Schwierig
text-t-blocks-los = Blockiert die Sichtlinie
text-t-cover = Schutz vor Schüssen
text-cost-any =
    { $count ->
        [one] ein beliebiges Gebäude
       *[other] { $count } beliebige Gebäude
    }
text-cost-prosperity =
    { $count ->
        [one] { $count } Prosperitätspunkt
       *[other] { $count } Prosperitätspunkte
    }
text-cost-nothing = kostenlos
text-price-concentration =
    { $count ->
        [one] { $count } Konzentrationsmarke
       *[other] { $count } Konzentrationsmarken
    }
text-when-first-word = Erstes Wort: { $body }
text-when-last-word = Letztes Wort: { $body }
text-when-activated = Aktivierung: { $body }
text-when-tapped = Schließen: { $body }
text-when-at-will = { $price } zahlen: { $body }
text-when-played = { $body }
text-when-always = { $body }
text-when-start-of-turn = Zu Beginn deines Spielzugs: { $body }
text-when-end-of-turn = Am Ende deines Spielzugs: { $body }
text-when-start-of-activation = Zu Beginn ihrer Aktivierung: { $body }
text-when-after = Wenn { $subject } { $event }: { $body }
text-when-before = Bevor { $subject } { $event }: { $body }
text-standing = { $building }: { $body }
text-may = auf Wunsch: { $body }
text-on-faces = wirf einen Würfel; bei { $faces }: { $body }
text-unless-paid =
    { ", " }es sei denn, ihr Spieler zahlt { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
text-until-turn = { " " }bis zum Ende des Spielzugs
text-until-opponents-turn = { " " }bis zum Ende des gegnerischen Spielzugs
text-until-attack = { " " }bis zum Ende des Angriffs
text-shield-against = Schild gegen { $against }
text-steam-engine = beim Ankündigen von { $declared } wirf einen Würfel: { $table }
text-overpay = { $paid }: { $body }
text-any-turn = { " " }(auch im eigenen Spielzug)
text-face-bullseye = Zielscheibe
text-face-axe = Axt
text-face-shield = Schild
text-noun-creature =
    { $count ->
        [one] Kreatur
       *[other] Kreaturen
    }
text-gender-creature = f
text-noun-character =
    { $count ->
        [one] Spielfigur
       *[other] Spielfiguren
    }
text-gender-character = f
text-noun-hero =
    { $count ->
        [one] Held
       *[other] Helden
    }
text-gender-hero = m
text-noun-minion =
    { $count ->
        [one] Diener
       *[other] Diener
    }
text-gender-minion = m
text-noun-building =
    { $count ->
        [one] Gebäude
       *[other] Gebäude
    }
text-gender-building = n
text-noun-relic =
    { $count ->
        [one] Reliquie
       *[other] Reliquien
    }
text-gender-relic = f
text-noun-terrain =
    { $count ->
        [one] Gelände
       *[other] Gelände
    }
text-gender-terrain = n
text-gender-spell = m
text-gender-tactic = f
text-gender-player = m
text-other =
    { $number ->
        [single] { $gender ->
        [m] anderer
        [f] andere
       *[n] anderes
    } { "" }
        [partitive] anderen { "" }
       *[several] andere { "" }
    }
text-wounded =
    { $number ->
        [single] { $gender ->
        [m] verwundeter
        [f] verwundete
       *[n] verwundetes
    } { "" }
        [partitive] verwundeten { "" }
       *[several] verwundete { "" }
    }
text-this =
    { $kind ->
        [relic] diese Reliquie
        [building] dieses Gebäude
        [terrain] dieses Gelände
        [spell] dieser Zauberspruch
        [tactic] diese Taktik
       *[creature] diese Kreatur
    }
text-bearer = dein Held
text-cause =
    { $kind ->
        [hero] dieser Held
        [character] diese Spielfigur
        [minion] dieser Diener
       *[creature] diese Kreatur
    }
text-culprit = die verursachende Kreatur
text-player =
    { $whose ->
        [yours] du
        [opponents] dein Gegner
       *[any] jeder Spieler
    }
text-some =
    { $whose ->
        [yours] { $kind ->
        [hero] dein Held
       *[other] { $gender ->
        [m] einer
        [f] eine
       *[n] eines
    } deiner { $nouns }
    }
        [opponents] { $gender ->
        [m] ein
        [f] eine
       *[n] ein
    } { $gender ->
        [m] gegnerischer
        [f] gegnerische
       *[n] gegnerisches
    } { $noun }
       *[any] { $gender ->
        [m] ein
        [f] eine
       *[n] ein
    } { $gender ->
        [m] beliebiger
        [f] beliebige
       *[n] beliebiges
    } { $noun }
    }
text-who =
    { $quantity ->
        [each] { $whose ->
        [yours] { $kind ->
        [hero] dein { $wounded }Held
       *[other] { $gender ->
        [m] jeder
        [f] jede
       *[n] jedes
    } deiner { $other }{ $wounded }{ $nouns }
    }
        [opponents] { $kind ->
        [hero] der gegnerische Held
       *[other] { $gender ->
        [m] jeder
        [f] jede
       *[n] jedes
    } { $other }{ $wounded }{ $gender ->
        [m] gegnerische
        [f] gegnerische
       *[n] gegnerische
    } { $noun }
    }
       *[any] { $gender ->
        [m] jeder
        [f] jede
       *[n] jedes
    } { $other }{ $wounded }{ $noun }
    }
        [single] { $whose ->
        [yours] { $gender ->
        [m] einer
        [f] eine
       *[n] eines
    } deiner { $other }{ $wounded }{ $nouns }
        [opponents] { $gender ->
        [m] ein
        [f] eine
       *[n] ein
    } { $other }{ $wounded }{ $gender ->
        [m] gegnerischer
        [f] gegnerische
       *[n] gegnerisches
    } { $noun }
       *[any] { $gender ->
        [m] ein
        [f] eine
       *[n] ein
    } { $other }{ $wounded }{ $noun }
    }
       *[several] { $up ->
        [yes] bis zu { "" }
       *[no] { "" }
    }{ $whose ->
        [yours] { $count } deiner { $other }{ $wounded }{ $nouns }
        [opponents] { $count } { $other }{ $wounded }gegnerische { $nouns }
       *[any] { $count } { $other }{ $wounded }{ $nouns }
    }
    }
text-of-faction = { " " }{ $faction }
text-of-class = { " " }der Klasse { $building }
text-touching = { " " }im Kontakt
text-within = { " " }innerhalb von { $distance }
text-seen = { " " }in Sichtlinie
text-having = { " " }mit { $ability }
text-do-damage =
    { $number ->
        [single] erhält { $amount } Schaden
       *[several] erhalten { $amount } Schaden
    }
text-do-wound =
    { $number ->
        [single] erhält { $amount ->
        [one] { $amount } Wunde
       *[other] { $amount } Wunden
    }
       *[several] erhalten { $amount ->
        [one] { $amount } Wunde
       *[other] { $amount } Wunden
    }
    }
text-do-wound-as-much =
    { $number ->
        [single] erhält noch einmal so viele Wunden
       *[several] erhalten noch einmal so viele Wunden
    }
text-do-heal =
    { $number ->
        [single] wird um { $amount } geheilt
       *[several] werden um { $amount } geheilt
    }
text-do-gain =
    { $number ->
        [single] erhält { $abilities }
       *[several] erhalten { $abilities }
    }
text-do-lose =
    { $number ->
        [single] verliert { $abilities }
       *[several] verlieren { $abilities }
    }
text-do-cannot-move =
    { $number ->
        [single] kann sich nicht bewegen
       *[several] können sich nicht bewegen
    }
text-do-draw =
    { $number ->
        [single] zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
        [you] ziehst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
       *[several] ziehen { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
    }
text-do-discard =
    { $number ->
        [single] legt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ab
        [you] legst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ab
       *[several] legen { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ab
    }
text-do-discard-at-random =
    { $number ->
        [single] legt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } zufällig ab
        [you] legst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } zufällig ab
       *[several] legen { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } zufällig ab
    }
text-do-mill =
    { $number ->
        [single] legt { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } des Satzes auf den Friedhof
        [you] legst { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } deines Satzes auf den Friedhof
       *[several] legen { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } des Satzes auf den Friedhof
    }
text-do-put-under =
    { $number ->
        [single] legt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } von der Hand unter den Satz
        [you] legst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } von der Hand unter deinen Satz
       *[several] legen { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } von der Hand unter den Satz
    }
text-do-prosperity =
    { $number ->
        [single] { $way ->
        [gain] erhält { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
       *[lose] verliert { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
    }
        [you] { $way ->
        [gain] erhältst { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
       *[lose] verlierst { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
    }
       *[several] { $way ->
        [gain] erhalten { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
       *[lose] verlieren { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
    }
    }
text-do-to-hand =
    { $number ->
        [single] kehrt auf die Hand des Besitzers zurück
       *[several] kehren auf die Hand ihrer Besitzer zurück
    }
text-do-to-deck =
    { $number ->
        [single] wird in den Satz des Besitzers gemischt
       *[several] werden in die Sätze ihrer Besitzer gemischt
    }
text-do-destroy =
    { $number ->
        [single] wird zerstört
       *[several] werden zerstört
    }
text-do-untap =
    { $number ->
        [single] wird wieder geöffnet
       *[several] werden wieder geöffnet
    }
text-do-ready =
    { $number ->
        [single] darf noch einmal aktiviert werden
       *[several] dürfen noch einmal aktiviert werden
    }
text-do-tap =
    { $number ->
        [single] wird geschlossen
       *[several] werden geschlossen
    }
text-do-skip-activation =
    { $number ->
        [single] setzt bei der nächsten Aktivierung aus
       *[several] setzen bei der nächsten Aktivierung aus
    }
text-do-move-freely =
    { $number ->
        [single] darf sich bis zu { $distance } bewegen{ $safely ->
        [yes] { " " }ohne Tritt in den Rücken
       *[no] { "" }
    }
       *[several] dürfen sich bis zu { $distance } bewegen{ $safely ->
        [yes] { " " }ohne Tritt in den Rücken
       *[no] { "" }
    }
    }
text-do-place-within =
    { $number ->
        [single] darf innerhalb von { $distance } versetzt werden{ $safely ->
        [yes] { " " }ohne Tritt in den Rücken
       *[no] { "" }
    }
       *[several] dürfen innerhalb von { $distance } versetzt werden{ $safely ->
        [yes] { " " }ohne Tritt in den Rücken
       *[no] { "" }
    }
    }
text-do-control =
    { $number ->
        [single] kommt unter deine Kontrolle
       *[several] kommen unter deine Kontrolle
    }
text-cancelled =
    { $what ->
       *[attacked] der Angriff wird aufgehoben
        [attacked-in-melee] der Angriff wird aufgehoben
        [attacked-at-range] der Angriff wird aufgehoben
        [shot-at] der Schuss wird aufgehoben
        [hurt] der Schaden wird aufgehoben
        [eliminated] der Tod wird aufgehoben
        [healed] die Heilung wird aufgehoben
        [summoned] das Ausbringen wird aufgehoben
        [activated] die Aktivierung wird aufgehoben
        [moved] die Bewegung wird aufgehoben
        [spell-played] der Zauberspruch wird aufgehoben
    }
text-do-reroll =
    { $number ->
        [single] darf { $dice ->
        [one] { $dice } Würfel
       *[other] bis zu { $dice } Würfel
    } erneut werfen
       *[several] dürfen { $dice ->
        [one] { $dice } Würfel
       *[other] bis zu { $dice } Würfel
    } erneut werfen
    }
text-do-summon-minion =
    { $number ->
        [single] bekommt einen deiner Diener in Kontakt
       *[several] bekommen je einen deiner Diener in Kontakt
    }
text-do-recall =
    { $number ->
        [single] nimmt { $type ->
        [character] eine Spielfigur
        [spell] einen Zauberspruch
        [relic] eine Reliquie
        [tactic] eine Taktik
       *[any] eine Karte
    } vom Friedhof auf die Hand
        [you] nimmst { $type ->
        [character] eine Spielfigur
        [spell] einen Zauberspruch
        [relic] eine Reliquie
        [tactic] eine Taktik
       *[any] eine Karte
    } von deinem Friedhof auf die Hand
       *[several] nehmen { $type ->
        [character] eine Spielfigur
        [spell] einen Zauberspruch
        [relic] eine Reliquie
        [tactic] eine Taktik
       *[any] eine Karte
    } vom Friedhof auf die Hand
    }
text-do-push =
    { $number ->
        [single] wird um { $distance } weggestoßen
       *[several] werden um { $distance } weggestoßen
    }
text-do-hide =
    { $number ->
        [single] erhält eine Verstecktheitsmarke
       *[several] erhalten je eine Verstecktheitsmarke
    }
text-do-uncover =
    { $number ->
        [single] verliert die Verstecktheitsmarke
       *[several] verlieren die Verstecktheitsmarke
    }
text-do-strip-armour =
    { $number ->
        [single] verliert { $amount ->
        [one] { $amount } Rüstungsmarke
       *[other] { $amount } Rüstungsmarken
    }
       *[several] verlieren je { $amount ->
        [one] { $amount } Rüstungsmarke
       *[other] { $amount } Rüstungsmarken
    }
    }
text-do-concentrate =
    { $number ->
        [single] erhält { $amount ->
        [one] { $amount } Konzentrationsmarke
       *[other] { $amount } Konzentrationsmarken
    }
       *[several] erhalten je { $amount ->
        [one] { $amount } Konzentrationsmarke
       *[other] { $amount } Konzentrationsmarken
    }
    }
text-do-blast =
    { $number ->
        [single] erhält { $wounds ->
        [yes] 1 Wunde
       *[no] 1 Schaden
    } für jedes Ergebnis { $faces } mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    }
       *[several] erhalten { $wounds ->
        [yes] 1 Wunde
       *[no] 1 Schaden
    } für jedes Ergebnis { $faces } mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    }
    }
text-do-revive =
    { $number ->
        [single] bringt eine Spielfigur vom Friedhof aus
        [you] bringst eine Spielfigur von deinem Friedhof aus
       *[several] bringen eine Spielfigur vom Friedhof aus
    }
text-plain-face-bullseye = Zielscheibe
text-plain-face-axe = Axt
text-plain-face-shield = Schild
text-occasion-attacked =
    { $number ->
        [single] angegriffen wird
       *[several] angegriffen werden
    }
text-occasion-attacked-in-melee =
    { $number ->
        [single] im Nahkampf angegriffen wird
       *[several] im Nahkampf angegriffen werden
    }
text-occasion-attacked-at-range =
    { $number ->
        [single] aus der Ferne angegriffen wird
       *[several] aus der Ferne angegriffen werden
    }
text-occasion-shot-at =
    { $number ->
        [single] beschossen wird
       *[several] beschossen werden
    }
text-occasion-eliminated =
    { $number ->
        [single] eliminiert wird
       *[several] eliminiert werden
    }
text-occasion-healed =
    { $number ->
        [single] geheilt wird
       *[several] geheilt werden
    }
text-occasion-summoned =
    { $number ->
        [single] ausgebracht wird
       *[several] ausgebracht werden
    }
text-occasion-activated =
    { $number ->
        [single] aktiviert wird
       *[several] aktiviert werden
    }
text-occasion-attacked-by-self =
    { $number ->
        [single] von dieser Kreatur angegriffen wird
       *[several] von dieser Kreatur angegriffen werden
    }
text-occasion-attacked-in-melee-by-self =
    { $number ->
        [single] von dieser Kreatur im Nahkampf angegriffen wird
       *[several] von dieser Kreatur im Nahkampf angegriffen werden
    }
text-occasion-attacked-at-range-by-self =
    { $number ->
        [single] von dieser Kreatur aus der Ferne angegriffen wird
       *[several] von dieser Kreatur aus der Ferne angegriffen werden
    }
text-occasion-shot-at-by-self =
    { $number ->
        [single] von dieser Kreatur beschossen wird
       *[several] von dieser Kreatur beschossen werden
    }
text-occasion-eliminated-by-self =
    { $number ->
        [single] von dieser Kreatur eliminiert wird
       *[several] von dieser Kreatur eliminiert werden
    }
text-occasion-hurt =
    { $number ->
        [single] Schaden erhält
       *[several] Schaden erhalten
    }
text-occasion-moved =
    { $number ->
        [single] sich bewegt
       *[several] sich bewegen
    }
text-occasion-rolled =
    { $number ->
        [single] würfelt
       *[several] würfeln
    }
text-occasion-struck =
    { $number ->
        [single] bei einem Angriff Schaden erhält
       *[several] bei einem Angriff Schaden erhalten
    }
text-occasion-hurt-by-self =
    { $number ->
        [single] von dieser Kreatur Schaden erhält
       *[several] von dieser Kreatur Schaden erhalten
    }
text-occasion-struck-by-self =
    { $number ->
        [single] beim Angriff dieser Kreatur Schaden erhält
       *[several] beim Angriff dieser Kreatur Schaden erhalten
    }
text-occasion-spell-played =
    { $number ->
        [single] einen Zauberspruch spielt
        [you] einen Zauberspruch spielst
       *[several] einen Zauberspruch spielen
    }
text-occasion-built =
    { $number ->
        [single] ein Gebäude baut
        [you] ein Gebäude baust
       *[several] ein Gebäude bauen
    }
text-against-melee = Nahkampf
text-against-magical-strike = Magischen Tritt
text-against-shooting = Schuss
text-against-throwing = Werfen
text-against-magical-shot = Magischen Schuss
text-against-melee-attacks = Nahkampfangriffe
text-against-ranged-attacks = Fernkampfangriffe
text-against-magical-attacks = magische Angriffe
text-against-backstabs = Tritt in den Rücken
text-against-impacts = Einwirkungen
text-against-abilities = Eigenschaften gegnerischer Kreaturen
text-against-control = Kontrolle
text-against-healing = Heilung
text-against-spells = Zaubersprüche
text-against-tactics = Taktiken
text-against-relics = Reliquien
text-against-support-cards = Unterstützungskarten
text-against-buildings = Gebäude
text-declared-melee = Nahkampf
text-declared-magical-strike = Magischem Tritt
text-declared-shooting = Schuss
text-declared-throwing = Werfen
text-declared-magical-shot = Magischem Schuss
text-declared-healer = Heiler
text-declared-control = Kontrolle
text-declared-ritual = Ritual
text-declared-howl = Geheul
text-declared-concentration = Konzentration
text-declared-move = Bewegung
text-declared-run = Lauf
faction-vallor = der Freien Stadt Vallor
faction-grypharim = des Heiligen Greifenreichs
faction-dogs-of-war = der Kriegshunde
text-form-each = several
text-form-single = single
text-form-several = several
text-form-yours = partitive
text-do-have =
    { $number ->
        [single] hat { $abilities }
       *[several] haben { $abilities }
    }
text-searcher = die suchende Kreatur
