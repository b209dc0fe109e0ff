# Was Laternen sagt: Ereignisse, Fragen, Möglichkeiten, Ablehnungen, Ausgänge und Namen.

event-deck-shuffled =
    { $seat } mischt { $order ->
        [one] { $order } Karte
       *[other] { $order } Karten
    }.
event-drawn =
    { $known ->
        [yes] { $seat } zieht { $card }.
       *[no] { $seat } zieht eine Karte.
    }
event-discarded = { $seat } verbraucht { $card }.
event-gift-chosen = { $lantern }: { $gift }.
event-turn-began = Runde { $round }, Zug { $turn }: { $seat }
event-moved =
    { $lantern } wird { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    } hinaufgetragen, auf Stufe { $step }.
event-fed = { $lantern } brennt um { $light } heller.
event-shared = { $lantern } gibt { $light } Licht ab: { $target }.
event-gathered =
    { $storm } sammelt { $breath ->
        [one] { $breath } Atemzug
       *[other] { $breath } Atemzüge
    }.
event-spent =
    { $storm } bläst mit { $breath ->
        [one] { $breath } Atemzug
       *[other] { $breath } Atemzügen
    }: { $lantern }.
event-rolled =
    { $fights ->
        [yes] Wind gegen { $lantern }: { $wind }. Flamme: { $flame }.
       *[no] Wind gegen { $lantern }: { $wind }.
    }
event-hurt = { $lantern } verliert { $light } Licht.
event-eliminated = { $seat } scheidet aus.
event-conceded = { $seat } gibt auf.
event-clock-ran-out = { $seat } hat keine Zeit mehr.
event-draw-agreed = Die Seiten einigen sich auf ein Unentschieden.
event-game-ended = { $result }

choice-gift = { $seat }: Welche Gabe nimmst du?
choice-turn = { $seat }: Was tust du?
choice-tend = { $seat }: Welche Karten verbrennst du?
choice-gust = { $seat }: Gegen welche Laterne bläst du?
choice-split = { $seat }: Mit wie viel Atem bläst du? { $lantern }
choice-shutter = { $seat }: Schließt du einen Laden?
choice-reflect = { $seat }: Gibst du 1 Licht ab? { $lantern }
choice-resist = { $seat }: Wirfst du eine Karte ab, um ein Licht weniger als { $light } zu verlieren?
choice-discard = { $seat }: Welche Karte wirfst du ab?

option-take = { $gift }
option-move =
    { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    } hinaufgehen
option-tend = Die Laterne pflegen
option-give = { $light } Licht abgeben: { $target }
option-pass = Nichts mehr tun
option-feed = { $cards } verbrennen
option-gust = Blasen: { $lantern }
option-split = Mit { $blow } blasen, { $hold } behalten
option-pick-card = { $card }

refusal-too-far =
    { $steps ->
        [one] { $steps } Stufe ist zu weit
       *[other] { $steps } Stufen sind zu weit
    }; höchstens { $limit }.
refusal-not-enough = Dafür braucht es { $needed } Licht, da ist { $light }.
refusal-nothing-burns = Keine Karte auf der Hand brennt.
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-no-such-lantern = So eine Laterne brennt hier nicht, oder niemand bläst.

outcome-tower = Alle Laternen sind am Turm: Die Hüter haben gewonnen.
outcome-darkness = Keine Laterne brennt: Die Stürme haben gewonnen.
outcome-dawn = Die Sonne geht auf. Gewonnen haben { $seat }.
outcome-twilight = Die Sonne geht über genau genug Licht auf: Niemand hat gewonnen.
outcome-concession = Die andere Seite hat aufgegeben. Gewonnen haben { $seat }.
outcome-clock = Die andere Seite hat keine Zeit mehr. Gewonnen haben { $seat }.
outcome-agreement = Die Seiten haben sich auf ein Unentschieden geeinigt.

game-title = Laternen
mode-storm = zwei Hüter gegen einen Sturm
mode-tempest = zwei Hüter gegen zwei Stürme
mode-solo = ein Hüter gegen das Wetter
player-random = Zufällig
player-prudent = Bedacht
edition-pocket = Taschenausgabe
telling-title = Laternen, { $edition }
telling-goal = Alle Hüter am Turm, oder mehr als 5 Licht am Morgen nach 6 Runden; die Stürme wollen jede Laterne ausblasen.
telling-setting-up = Die Laternen werden angezündet
telling-turn = Runde { $round }, Zug { $turn }: { $seat }
telling-keeper = { $seat }: Stufe { $step }, Licht { $light }, Karten auf der Hand { $hand }, im Deck { $deck }. Gaben: { $gifts }.
telling-breath = { $seat }: ein Sturm, Atem { $breath }.
telling-out = { $seat }: ausgeschieden.
telling-hand =
    { $count ->
        [0] Du hast keine Karten.
        [one] Deine Karte: { $cards }.
       *[other] Deine Karten: { $cards }.
    }
telling-lantern = Laterne ({ $seat })
telling-storm = Sturm ({ $seat })
finding-odds = Licht, das verloren ginge: { $odds }
telling-keepers = die Hüter
telling-storms = die Stürme

card-oil = Öl
card-flask = Flasche
card-shutter = Laden
card-breeze = Brise
card-squall = Sturmbö
card-hush = Stille
card-blow = Stoß
ability-swift = Flink
ability-steady = Ruhig
ability-mirror = Spiegel
ability-stubborn = Störrisch
ability-echo = Echo
ability-howling = Heulend
face-gust = Böe
face-howl = Heulen
face-lull = Flaute
face-flare = Aufflackern
face-glow = Glimmen

server-deciding =
    { $choice ->
        [gift] { $seat } wählt eine Gabe.
       *[other] { $seat } überlegt, was zu tun ist.
    }
play-first-steps = Antworte mit einer Nummer, oder tippe hilfe.
play-whole-game = ein ganzes Spiel, von Sonnenuntergang bis zum Morgen.
play-look-away = Jetzt soll nur noch auf den Bildschirm sehen: { $seat }. Weiter mit der Eingabetaste.
play-hide-hand = Die Eingabetaste verbirgt es wieder.
play-why-what = Tippe warum mit der Nummer einer Antwort, zum Beispiel: warum 1
play-help-look = der Tisch: jede Laterne mit Stufe und Licht, und deine Karten.
play-help-why = warum 2 nennt die Regeln hinter Antwort 2.
play-help-rule = regel L-WALK-01 zeigt eine Regel; jede Zeile nennt am Ende ihre Regeln.
play-seat-prudent = { $seat }: der Computer, der mit Bedacht spielt.
