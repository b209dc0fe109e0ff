dice-of-attack = Würfel des Angriffs
die-stays = Dieser Würfel kann jetzt nicht geändert werden.
dice-order =
    { $first ->
        [you] Erst du, dann { WITHIN($name) }, abwechselnd, bis beide passen.
       *[other] Erst { WITHIN($name) }, dann du, abwechselnd, bis beide passen.
    }
dice-choose =
    { $count ->
        [one] Wähle einen Würfel zum Neuwerfen.
       *[other] Wähle bis zu { $count } Würfel zum Neuwerfen.
    }
reroll =
    { $count ->
        [0] Neu werfen
        [one] 1 Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
keep-all = Alle behalten
face-crit = Krit
face-hit = Treffer
face-push = Stoß
face-blank = leer
die-yellow = gelb
die-blue = blau
die-red = rot
die-purple = violett
die-green = grün
die-black = schwarz
