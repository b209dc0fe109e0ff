# Weitere Verben der Karten.

event-armour-lost =
    { $creature } verliert { $tokens ->
        [one] { $tokens } Rüstungsmarke
       *[other] { $tokens } Rüstungsmarken
    }.
event-milled = { $seat } { PERSON($seat, "legt", "legst") } die oberste Karte des Schlachtsatzes auf den Friedhof: „{ $card }“.
event-risen = { $seat } { PERSON($seat, "holt", "holst") } „{ $card }“ vom Friedhof zurück.
event-sank-back = { $seat } lässt „{ $card }“ auf dem Friedhof.
choice-revive = { $seat }: Welche Spielfigur kehrt durch „{ $card }“ vom Friedhof zurück?
refusal-no-armour = { $creature } hat keine Rüstungsmarke zu verlieren.
refusal-lacks-ability = { $creature } hat die Eigenschaft „{ $ability }“ nicht.
refusal-cannot-attack = { $creature } kann zurzeit nicht angreifen.
refusal-of-this-race =
    { $creature } gehört zum Volk „{ $race ->
        [human] Mensch
        [elf] Elf
        [dwarf] Zwerg
        [orc] Ork
        [giant] Riese
        [spider] Spinne
        [fox] Fuchs
        [spirit] Geist
        [undead] Untoter
        [beast] Bestie
        [gryphon] Greif
        [unicorn] Einhorn
        [plant] Pflanze
        [construct] Konstrukt
        [dragon] Drache
       *[demon] Dämon
    }“.
refusal-other-race =
    { $creature } gehört nicht zum Volk „{ $race ->
        [human] Mensch
        [elf] Elf
        [dwarf] Zwerg
        [orc] Ork
        [giant] Riese
        [spider] Spinne
        [fox] Fuchs
        [spirit] Geist
        [undead] Untoter
        [beast] Bestie
        [gryphon] Greif
        [unicorn] Einhorn
        [plant] Pflanze
        [construct] Konstrukt
        [dragon] Drache
       *[demon] Dämon
    }“.
refusal-other-figure =
    { $creature } hat { $there } { $figure ->
        [strength] Kraft
        [health] Trefferpunkte
       *[health-left] verbleibende Trefferpunkte
    }; der Text verlangt etwas anderes.
refusal-too-few-cards =
    Das kostet { $needed ->
        [one] { $needed } Handkarte
       *[other] { $needed } Handkarten
    }; du hast { $there }.
refusal-nobody-to-sacrifice = Du hast niemanden, den du für „{ $card }“ opfern kannst.
choice-sacrifice = { $seat }: Wen opferst du für „{ $card }“?
choice-copy-ability = { $seat }: Welche Eigenschaft von { DAT($creature) } wird kopiert?
choice-take-card = { $seat }: Welche Karte nimmst du?
option-pick-ability = { $ability }
refusal-nothing-to-copy = { $creature } hat keine Eigenschaft, die sich kopieren lässt.
refusal-other-base = Das Gestell von { DAT($creature) } passt nicht auf diesen Platz.
event-hand-seen = { $by } { PERSON($by, "sieht", "siehst") } { PERSON($seat, "theirs", "yours") ->
        [yours] deine Hand
       *[theirs] die Hand von { DAT($seat) }
    } an{ $known ->
        [yes] {": "}{ $cards }.
       *[no] {"."}
    }
event-taken-from-top =
    { $seat } { PERSON($seat, "sieht", "siehst") } { $looked ->
        [one] die oberste Karte
       *[other] die obersten { $looked } Karten
    } des Schlachtsatzes an und { PERSON($seat, "nimmt", "nimmst") } { $known ->
        [yes] „{ $card }“
       *[no] eine davon
    }.
event-fetched = { $seat } { PERSON($seat, "nimmt", "nimmst") } „{ $card }“ aus dem Schlachtsatz und { PERSON($seat, "mischt", "mischst") } ihn.
