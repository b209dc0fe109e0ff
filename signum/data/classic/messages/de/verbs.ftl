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
refusal-lacks-ability = { $creature } hat die Eigenschaft „{ $ability }“ nicht.
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
choice-copy-ability = { $seat }: Welche Eigenschaft wird kopiert? Kreatur: { $creature }.
choice-take-card = { $seat }: Welche Karte nimmst du?
option-pick-ability = { $ability }
refusal-nothing-to-copy = { $creature } hat keine Eigenschaft, die sich kopieren lässt.
refusal-other-base = { $creature }: Das Gestell passt nicht auf diesen Platz.
event-hand-seen = { $by } sieht die Hand von { $seat }: { $cards }.
event-taken-from-top = { $seat } sieht { $looked } Karten vom Deck an und nimmt { $card }.
event-fetched = { $seat } nimmt { $card } aus dem Deck und mischt es.
