# Weitere Verben der Karten.

event-armour-lost =
    { $creature } verliert { $tokens ->
        [one] { $tokens } Rüstungsmarke
       *[other] { $tokens } Rüstungsmarken
    }.
event-milled = { $seat } { PERSON($seat, "legt", "legst") } die oberste Karte des Schlachtsatzes auf den Friedhof: „{ $card }“.
event-risen = { $seat } { PERSON($seat, "holt", "holst") } „{ $card }“ vom Friedhof zurück.
event-sank-back = „{ $card }“ betritt das Schlachtfeld nicht und kommt auf den Friedhof von { DAT($seat) }.
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
        [cost] als Kosten
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
       *[no] { $looked ->
            [one] sie
           *[other] eine davon
        }
    }.
event-fetched = { $seat } { PERSON($seat, "nimmt", "nimmst") } „{ $card }“ aus dem Schlachtsatz und { PERSON($seat, "mischt", "mischst") } ihn.
telling-no-longer =
    { $ability ->
        [cannot-move] { $creature } kann sich wieder bewegen.
        [cannot-attack] { $creature } kann wieder angreifen.
        [cannot-act] { $creature } kann wieder handeln.
        [draw-attacks] { $creature } zieht keine Angriffe aus der Ferne mehr auf sich.
        [silenced] { $creature } hat wieder alle Eigenschaften.
        [strength] Der Effekt auf die Kraft von { DAT($creature) } endet.
        [health] Der Effekt auf die Trefferpunkte von { DAT($creature) } endet.
        [movement] Der Effekt auf die Bewegung von { DAT($creature) } endet.
        [under-arrows] Der Pfeilregen schwächt { ACC($creature) } nicht mehr.
        [hunting] „Raubtier“ stärkt { ACC($creature) } nicht mehr.
       *[other] Der Effekt, der { DAT($creature) } „{ $name }“ gab, endet.
    }
telling-no-longer-several =
    { $ability ->
        [cannot-move] { $creatures } können sich wieder bewegen.
        [cannot-attack] { $creatures } können wieder angreifen.
        [cannot-act] { $creatures } können wieder handeln.
        [draw-attacks] { $creatures } ziehen keine Angriffe aus der Ferne mehr auf sich.
        [silenced] { $creatures } haben wieder alle Eigenschaften.
        [strength] { $creatures } verlieren den Effekt auf ihre Kraft.
        [health] { $creatures } verlieren den Effekt auf ihre Trefferpunkte.
        [movement] { $creatures } verlieren den Effekt auf ihre Bewegung.
        [under-arrows] { $creatures } werden nicht mehr vom Pfeilregen geschwächt.
        [hunting] { $creatures } werden nicht mehr durch „Raubtier“ gestärkt.
       *[other] { $creatures } verlieren den Effekt, der ihnen „{ $name }“ gab.
    }
telling-back-again = { $creature } hat wieder „{ $name }“.
telling-back-again-several = { $creatures } haben wieder „{ $name }“.
event-silenced =
    { $until ->
        [attack] { $creature } verliert bis zum Ende dieses Angriffs alle Eigenschaften.
        [end] { $creature } verliert bis zum Ende von Spielzug { $turn } alle Eigenschaften.
        [start] { $creature } verliert bis zum Beginn von Spielzug { $turn } alle Eigenschaften.
       *[forever] { $creature } verliert alle Eigenschaften.
    }
ability-silenced = hat keine Eigenschaften
event-left-the-field = { $creature } verlässt das Schlachtfeld.
event-called-up =
    { $origin ->
        [deck] { $seat } { PERSON($seat, "nimmt", "nimmst") } „{ $card }“ aus dem Schlachtsatz, um die Spielfigur auszubringen, und { PERSON($seat, "mischt", "mischst") } ihn.
       *[hand] { $seat } { PERSON($seat, "nimmt", "nimmst") } „{ $card }“ von der Hand, um die Spielfigur auszubringen.
    }
event-banished = { $creature } wird aus dem Spiel verbannt.
event-graveyard-banished = { $seat } { PERSON($seat, "verbannt", "verbannst") } alle Karten des Friedhofs: { $cards }.
event-graveyard-returned = { $seat } { PERSON($seat, "mischt", "mischst") } den Friedhof in den Schlachtsatz.
event-sent-under =
    { $seat } { PERSON($seat, "legt", "legst") } { $known ->
        [yes] „{ $card }“
       *[no] eine der obersten Karten
    } unter den Schlachtsatz.
event-noted = Was eben geschah, zählt für Texte, die nach diesem Spielzug fragen.
event-entry-noted = { $creature } ist seit diesem Spielzug im Spiel.
event-activation-stopped = Der Text einer Karte beendet die Aktivierung von { DAT($creature) }.
event-disturbed = { $creature } erhält Schaden; was bis dahin dauerte, ist vorbei.
refusal-not-acting = { $creature } wird gerade nicht aktiviert.
choice-which-sentence = { $seat }: Welcher Satz von „{ $card }“ wird ausgeführt?
choice-pay-amount = { $seat }: Wie viele Prosperitätspunkte bezahlst du für „{ $card }“?
option-pay-amount = { $amount } bezahlen
choice-attack-at-once = { $seat }: Wen greift { $creature } sofort an?
choice-scry = { $seat }: Welche der obersten Karten legst du unter den Schlachtsatz?
choice-summon-from =
    { $seat }: Welche Spielfigur bringst du durch „{ $card }“ { $zone ->
        [deck] aus dem Schlachtsatz
       *[hand] von der Hand
    } aus?
refusal-other-condition =
    { $condition ->
        [ready] { $creature } wurde schon aktiviert.
        [acted] { $creature } wurde noch nicht aktiviert.
        [unwounded] { $creature } ist verwundet.
        [hidden] { $creature } hat keine Verstecktheitsmarke.
        [entered] { $creature } war schon vor diesem Spielzug im Spiel.
        [engaged] { $creature } ist nicht im Kontakt mit einem Gegner.
        [has-attacked] { $creature } hat in diesem Spielzug nicht angegriffen.
        [armoured] { $creature } hat keine Rüstungsmarke.
       *[at-terrain] { $creature } ist nicht im Kontakt mit einem Gelände.
    }
refusal-nobody-to-attack = { $creature } kann im Nahkampf niemanden angreifen.
refusal-nothing-to-silence = { $creature } hat keine Eigenschaften zu verlieren.
event-promised = Der Text von „{ $card }“ wird später ausgeführt.
event-promise-kept = Der Text von „{ $card }“ wird jetzt ausgeführt.
event-next-cost-changed =
    { $seat } { PERSON($seat, "zahlt", "zahlst") } in diesem Spielzug für { $cards ->
        [character] die nächste Spielfigur
        [spell] den nächsten Zauberspruch
        [relic] die nächste Reliquie
        [tactic] die nächste Taktik
       *[card] die nächste Karte
    } { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    } { $way ->
        [less] weniger
       *[more] mehr
    }.
event-tactic-lost = { $seat } { PERSON($seat, "verliert", "verlierst") } die verdeckte Taktik „{ $card }“: Sie kommt auf den Friedhof.
ability-c-abl-03 = ein Text, der auf seinen Zeitpunkt gewartet hat
