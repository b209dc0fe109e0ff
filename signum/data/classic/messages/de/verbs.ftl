# Weitere Verben der Karten.

event-armour-lost =
    { $creature } verliert { $tokens ->
        [one] { $tokens } Rüstungsmarke
       *[other] { $tokens } Rüstungsmarken
    }.
event-milled = { $seat }: Die oberste Karte des Schlachtsatzes kommt auf den Friedhof: { $card }.
event-risen = { $seat }: { $card } kehrt vom Friedhof zurück.
event-sank-back = { $seat }: { $card } bleibt auf dem Friedhof.
choice-revive = { $seat }: Welche Spielfigur kehrt durch { $card } vom Friedhof zurück?
refusal-no-armour = { $creature } hat keine Rüstungsmarke zu verlieren.
refusal-lacks-ability = { $creature } hat die verlangte Eigenschaft nicht: { $ability }.
refusal-other-race =
    { $creature } gehört nicht dem verlangten Volk an: { $race ->
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
    }.
refusal-other-figure =
    { $creature }: { $figure ->
        [strength] Kraft
        [health] Trefferpunkte
       *[health-left] verbleibende Trefferpunkte
    } { $there }; der Text verlangt etwas anderes.
refusal-too-few-cards = Das kostet { $needed } Handkarten; du hast { $there }.
refusal-nobody-to-sacrifice = Du hast niemanden, den du für { $card } opfern kannst.
choice-sacrifice = { $seat }: Wen opferst du für { $card }?
