# Die Vorbereitung: wer beginnt, die Helden, die Starthände.

phase-setup = Vorbereitung

event-dice-compared = Die Spieler würfeln um den ersten Spielzug: { $scores }.
telling-score = { $score } für { ACC($seat) }
event-first-player-chosen = { $seat } { PERSON($seat, "hat", "hast") } den ersten Spielzug.
event-corner-picked = { $seat } { PERSON($seat, "nimmt", "nimmst") } die Ecke im { $corner }, mit XL der Seite Richtung { $towards }.
event-hero-placed = { $seat } { PERSON($seat, "stellt", "stellst") } den Helden { $creature } bei { $to } auf.
event-deck-shuffled = { $seat } { PERSON($seat, "mischt", "mischst") } den Schlachtsatz.
event-set-aside =
    { $known ->
        [yes] { $seat } { PERSON($seat, "tauscht", "tauschst") } { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } der Hand aus: { $cards }.
       *[no] { $seat } { PERSON($seat, "tauscht", "tauschst") } { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } der Hand aus.
    }
event-shuffled-in = { $seat } { PERSON($seat, "mischt", "mischst") } die ausgetauschten Karten in den Schlachtsatz.
event-stage-began = Die Vorbereitung geht weiter.

choice-who-begins = { $seat }: Wer bekommt den ersten Spielzug?
choice-corner = { $seat }: Von welcher Ecke des Schlachtfelds geht deine Seite aus?
choice-hero-place = { $seat }: Wo am eigenen Rand steht dein Held { $card }?
choice-opening-hand = { $seat }: Behältst du deine Starthand?

option-begin = { $seat }
option-pick-corner = Ecke im { $corner }, Seite Richtung { $towards }
corner-south-west = Südwesten
corner-south-east = Südosten
corner-north-east = Nordosten
corner-north-west = Nordwesten
option-keep-hand = Die Hand behalten
option-replace-cards = Austauschen: { $cards }
option-discard-cards = Für je 1 Prosperitätspunkt ablegen: { $cards }

refusal-hand-is-not-discarded = In diesem Druck werden Karten der Starthand nicht für Prosperität abgelegt.
refusal-deck-too-short =
    { $needed ->
        [one] { $needed } Karte wird
       *[other] { $needed } Karten werden
    } aus dem Schlachtsatz gebraucht; er hat { $there }.

event-construction-arranged =
    { $known ->
        [yes] { $seat } { PERSON($seat, "ordnet", "ordnest") } den Errichtungssatz: { $cards }.
       *[no] { $seat } { PERSON($seat, "ordnet", "ordnest") } den Errichtungssatz.
    }
choice-construction-deck =
    { $seat }: { $count ->
        [0] Welches Gebäude liegt im Errichtungssatz zuoberst?
       *[other] Dein Errichtungssatz bisher: { $cards }. Welches Gebäude kommt als Nächstes?
    }
option-build-next = Als Nächstes: { $card }
option-keep-listed-order = Den Rest in der Reihenfolge der Deckliste lassen
