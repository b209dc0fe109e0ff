dice-title = Letzter Wurf
dice-none = Es wurde noch nicht gewürfelt.
dice-does =
    { $why ->
        [attack] greift an
        [defence] verteidigt
        [backstab] tritt in den Rücken
       *[other] wirft
    }
dice-face =
    { $face ->
        [axe] Axt
        [shield] Schild
       *[bullseye] Ziel
    }
dice-face-miss = { dice-face }, verfehlt
dice-hit-with = trifft mit
dice-hits =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
playback = Ablauf
playback-speed =
    Tempo: { $speed ->
        [full] voll
        [quick] schnell
       *[none] ohne
    }
playback-skip = Überspringen
event-of = { $name } handelt
dice-card-about =
    { $dice ->
        [one] { $name } hat 1 Würfel: Das erste Symbol zählt.
       *[other] { $name } hat { $dice } Würfel: Die ersten { $dice } Symbole zählen.
    } { $left ->
        [one] 1 Karte ist übrig.
       *[other] { $left } Karten sind übrig.
    }
dice-card-counted = Die ersten { $counted } von { $all } Symbolen der Würfelkarte zählen
dice-card-title = Würfelkarte, nach deiner Aufteilung aufgedeckt
