# Warum mit einem Satz kein Spiel beginnt.

refusal-no-such-card = Die Karte „{ $card }“ gibt es nicht.
refusal-card-of-other-printing = „{ $card }“ gibt es nicht im gespielten Druck, nur in: { $printings }.
refusal-not-a-hero = „{ $card }“ ist kein Held.
refusal-not-of-the-type =
    { $type ->
        [building] „{ $card }“ ist kein Gebäude.
        [terrain] „{ $card }“ ist kein Gelände.
       *[minion] „{ $card }“ ist kein Diener.
    }
refusal-not-for-the-deck =
    { $type ->
        [hero] „{ $card }“ ist ein Held und gehört nicht in einen Schlachtsatz.
        [minion] „{ $card }“ ist ein Diener und gehört nicht in einen Schlachtsatz.
        [building] „{ $card }“ ist ein Gebäude und gehört nicht in einen Schlachtsatz.
       *[terrain] „{ $card }“ ist ein Gelände und gehört nicht in einen Schlachtsatz.
    }
refusal-no-minions = In diesem Druck gibt es keine Diener; „{ $card }“ ist nicht erlaubt.
refusal-deck-too-small =
    Der Schlachtsatz hat { $there ->
        [one] { $there } Karte
       *[other] { $there } Karten
    }; mindestens { $fewest } müssen es sein.
refusal-deck-too-large =
    Der Schlachtsatz hat { $there ->
        [one] { $there } Karte
       *[other] { $there } Karten
    }; höchstens { $most } dürfen es sein.
refusal-construction-deck-too-large = Der Errichtungssatz hat { $there } Karten; höchstens { $most } sind erlaubt.
refusal-other-faction = „{ $card }“ gehört zu einer anderen Fraktion ({ $faction }); die eigene ist { $squad }.
refusal-no-universal-cards = „{ $card }“ gehört zu keiner Fraktion, und dieser Druck hat keine universellen Karten dieser Art.
refusal-mercenaries-are-characters =
    „{ $card }“ ist { $type ->
        [spell] ein Zauberspruch
        [relic] eine Reliquie
       *[tactic] eine Taktik
    }; in diesem Druck sind nur Spielfiguren Söldner.
refusal-too-few-characters =
    Der Schlachtsatz hat { $there ->
        [one] { $there } Spielfigur
       *[other] { $there } Spielfiguren
    }; { $needed } müssen es sein, also { $missing } mehr.
refusal-too-many-mercenaries =
    { $there ->
        [one] { $there } von { $characters } Spielfiguren ist ein Söldner
       *[other] { $there } von { $characters } Spielfiguren sind Söldner
    }; höchstens { $most } dürfen es sein.
refusal-too-much-mercenary-support =
    { $there ->
        [one] { $there } von { $support } Unterstützungskarten ist eine Söldnerkarte
       *[other] { $there } von { $support } Unterstützungskarten sind Söldnerkarten
    }; höchstens { $most } dürfen es sein.
refusal-too-many-copies = „{ $card }“ ist { $there }-mal im Schlachtsatz; höchstens { $most }-mal ist erlaubt.
refusal-same-person = Das ist dieselbe Person, { $person }, und nur eine dieser Karten darf im Schlachtsatz sein: { $cards }.
refusal-no-such-base = „{ $card }“ hat ein Gestell von { $base } mm; in diesem Druck gibt es Gestelle von: { $bases } mm.

telling-deck-verdict =
    { $broken ->
        [0] { $deck }: erlaubt in { $edition }.
        [one] { $deck }: nicht erlaubt in { $edition }, { $broken } Regel ist verletzt:
       *[other] { $deck }: nicht erlaubt in { $edition }, { $broken } Regeln sind verletzt:
    }
telling-deck-entry = { $called }: { $deck }, angeführt von { DAT($hero) }; erlaubt in: { $editions }
telling-deck-title = { $deck }, angeführt von { DAT($hero) }
telling-deck-type =
    { $type ->
        [character] { $count ->
            [one] { $count } Spielfigur
           *[other] { $count } Spielfiguren
        }
        [spell] { $count ->
            [one] { $count } Zauberspruch
           *[other] { $count } Zaubersprüche
        }
        [relic] { $count ->
            [one] { $count } Reliquie
           *[other] { $count } Reliquien
        }
        [tactic] { $count ->
            [one] { $count } Taktik
           *[other] { $count } Taktiken
        }
       *[other] { $count ->
            [one] { $count } Karte eines anderen Typs
           *[other] { $count } Karten anderer Typen
        }
    }
telling-deck-bodies = Die Spielfiguren haben zusammen { $strength } Kraft und { $health } Trefferpunkte.
telling-deck-costs =
    Alle Karten zusammen kosten { $any ->
        [one] { $any } beliebiges
       *[other] { $any } beliebige
    } Gebäude, { $prosperity ->
        [one] { $prosperity } Prosperitätspunkt
       *[other] { $prosperity } Prosperitätspunkte
    } und namentlich:
telling-deck-building =
    { $building }: { $count }{ $missing ->
        [yes] {" "}(nicht unter den Gebäuden des Satzes)
       *[no] {""}
    }
telling-deck-curve = Karten nach ihren Kosten, Gebäude und Prosperität zusammen:
telling-faction =
    { $faction ->
        [vallor] Freie Stadt Vallor
        [grypharim] Heiliges Grypharim-Reich
        [unicorn] Allianz des Einhorns
        [akkari] Spinnenelfen der Akkari
        [kitsune] Kitsune-Clan vom Scharlachroten Wald
        [dogs-of-war] Kriegshunde
       *[none] keine Fraktion
    }
telling-player-of = Der Spieler von { DAT($hero) }
telling-deck-advice =
    „{ $building }“ bezahlt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: Errichte dieses Gebäude zuerst.
telling-hand-paid = Spielzug { $turn }: „{ $card }“ kann bezahlt werden mit { $buildings }.
telling-hand-free = Spielzug { $turn }: „{ $card }“ kann ohne Gebäude bezahlt werden.
telling-hand-unpaid = Keine Karte dieser Hand kann bis Spielzug { $turn } bezahlt werden.
