# Karten und Stadt: errichten, bezahlen, abspielen, schließen, und was die Texte der Karten tun.

event-built =
    { $seat } { PERSON($seat, "errichtet", "errichtest") } „{ $card }“ für { $cost ->
        [one] { $cost } Prosperitätspunkt
       *[other] { $cost } Prosperitätspunkte
    }.
event-spent =
    { $seat } { PERSON($seat, "bezahlt", "bezahlst") } { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }.
event-tapped = { $seat } schließt „{ $card }“.
event-untapped = { $seat } { PERSON($seat, "öffnet", "öffnest") } „{ $card }“ wieder.
event-card-used = { $seat } benutzt „{ $card }“.
event-card-played =
    { $type ->
        [character] { $seat } { PERSON($seat, "spielt", "spielst") } die Spielfigur „{ $card }“ ab.
        [spell] { $seat } { PERSON($seat, "spielt", "spielst") } den Zauberspruch „{ $card }“ ab.
        [relic] { $seat } { PERSON($seat, "spielt", "spielst") } die Reliquie „{ $card }“ ab.
       *[tactic] { $known ->
            [yes] { $seat } { PERSON($seat, "spielt", "spielst") } die Taktik „{ $card }“ ab.
           *[no] { $seat } { PERSON($seat, "spielt", "spielst") } eine Taktik ab.
        }
    }
event-spell-spent = { $seat } { PERSON($seat, "legt", "legst") } „{ $card }“ auf den Friedhof.
event-tactic-laid =
    { $known ->
        [yes] { $seat } { PERSON($seat, "legt", "legst") } die Taktik „{ $card }“ verdeckt aus.
       *[no] { $seat } { PERSON($seat, "legt", "legst") } eine Taktik verdeckt aus.
    }
event-tactic-revealed = { $seat } { PERSON($seat, "deckt", "deckst") } die Taktik „{ $card }“ auf.
event-donned =
    { $tokens ->
        [0] { $seat } { PERSON($seat, "gibt", "gibst") } dem Helden die Reliquie „{ $card }“.
        [one] { $seat } { PERSON($seat, "gibt", "gibst") } dem Helden die Reliquie „{ $card }“ mit { $tokens } Rüstungsmarke.
       *[other] { $seat } { PERSON($seat, "gibt", "gibst") } dem Helden die Reliquie „{ $card }“ mit { $tokens } Rüstungsmarken.
    }
event-use-counted = { $seat } { PERSON($seat, "verbraucht", "verbrauchst") } eine Benutzung von „{ $card }“.
event-word-said =
    { $word ->
        [first-word] { $card } sagt das Erste Wort.
       *[last-word] { $card } sagt das Letzte Wort.
    }
event-play-failed = { $seat } { PERSON($seat, "verliert", "verlierst") } „{ $card }“: Die Karte wird aufgehoben und kommt auf den Friedhof.
event-plan-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "zieht", "ziehst") } „{ $card }“ vom Errichtungssatz.
       *[no] { $seat } { PERSON($seat, "zieht", "ziehst") } vom Errichtungssatz.
    }
event-building-destroyed = { $seat } { PERSON($seat, "verliert", "verlierst") } das Gebäude „{ $card }“: Es wird zerstört.
event-relic-destroyed = { $seat } { PERSON($seat, "verliert", "verlierst") } die Reliquie „{ $card }“: Sie wird zerstört und kommt auf den Friedhof.
event-readied = { $creature } darf in diesem Spielzug noch einmal aktiviert werden.
event-back-to-hand =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } kehrt auf deine Hand zurück.
       *[theirs] { $creature } kehrt auf die Hand von { DAT($owner) } zurück.
    }
event-back-to-deck =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } wird in deinen Schlachtsatz gemischt.
       *[theirs] { $creature } wird in den Schlachtsatz von { DAT($owner) } gemischt.
    }
event-recalled = { $seat } { PERSON($seat, "nimmt", "nimmst") } „{ $card }“ vom Friedhof auf die Hand.
event-lost = { $creature } verliert „{ $ability }“.
event-control-taken =
    { $until ->
        [attack] { $seat } { PERSON($seat, "übernimmt", "übernimmst") } bis zum Ende dieses Angriffs die Kontrolle über { ACC($creature) }.
        [end] { $seat } { PERSON($seat, "übernimmt", "übernimmst") } bis zum Ende von Spielzug { $turn } die Kontrolle über { ACC($creature) }.
        [start] { $seat } { PERSON($seat, "übernimmt", "übernimmst") } bis zum Beginn von Spielzug { $turn } die Kontrolle über { ACC($creature) }.
       *[forever] { $seat } { PERSON($seat, "übernimmt", "übernimmst") } die Kontrolle über { ACC($creature) }.
    }
event-control-ended = { $seat } { PERSON($seat, "hat", "hast") } wieder die Kontrolle über { ACC($creature) }.
event-activation-lost = { $creature } wird bei der nächsten Aktivierung nichts tun.
event-skipped = { $creature } tut bei dieser Aktivierung nichts, weil ein Effekt es verhindert.
event-taken-away =
    { $until ->
        [attack] { $creature } verliert bis zum Ende dieses Angriffs „{ $ability }“.
        [end] { $creature } verliert bis zum Ende von Spielzug { $turn } „{ $ability }“.
        [start] { $creature } verliert bis zum Beginn von Spielzug { $turn } „{ $ability }“.
       *[forever] { $creature } verliert „{ $ability }“.
    }
event-spell-cast = { $seat } { PERSON($seat, "wirkt", "wirkst") } den Zauberspruch „{ $card }“.
event-tactic-spent = { $seat } { PERSON($seat, "legt", "legst") } die Taktik „{ $card }“ auf den Friedhof.
event-tactics-awaited = { $seat } { PERSON($seat, "darf", "darfst") } Taktiken aufdecken.
event-put-under =
    { $known ->
        [yes] { $seat } { PERSON($seat, "legt", "legst") } „{ $card }“ von der Hand unter den Schlachtsatz.
       *[no] { $seat } { PERSON($seat, "legt", "legst") } eine Karte von der Hand unter den Schlachtsatz.
    }
event-regained = { $seat } { PERSON($seat, "nimmt", "nimmst") } „{ $card }“ wieder auf die Hand.
event-prosperity-lost =
    { $seat } { PERSON($seat, "verliert", "verlierst") } { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }.
event-activation-cancelled = Die Aktivierung von { DAT($creature) } wird aufgehoben.

choice-construction = { $seat }: Was wird errichtet?
choice-pay =
    { $seat }: { $count ->
        [one] Welches Gebäude wird geschlossen? Es kostet { $count } beliebiges.
       *[other] Welche Gebäude werden geschlossen? Es kostet { $count } beliebige.
    }
choice-durability = { $seat }: { CAP($creature) } erhält { $damage } Schaden. Welche Reliquie verliert zuerst ihre Rüstungsmarken?
choice-replace = { $seat }: Welche Reliquie kommt auf den Friedhof und macht Platz für „{ $card }“?
choice-tactic =
    { $seat }: { $event ->
        [attack-declared] { CAP($attacker) } greift { ACC($target) } an.
        [hurt] { CAP($creature) } erhält Schaden.
        [eliminated] { CAP($creature) } stirbt.
        [healed] { CAP($creature) } wird geheilt.
        [summoned] „{ $card }“ wird ausgebracht.
        [activated] { CAP($creature) } wird aktiviert.
        [move-declared] { CAP($creature) } bewegt sich.
        [moved] { CAP($creature) } bewegt sich.
        [rolled] { CAP($creature) } hat gewürfelt.
        [spell-cast] Der Zauberspruch „{ $card }“ wird abgespielt.
        [spell-spent] Der Zauberspruch „{ $card }“ wird abgespielt.
        [built] Das Gebäude „{ $card }“ wird errichtet.
       *[other] Etwas geschieht.
    } Eine Taktik aufdecken?
choice-occasion = { $seat }: „{ $card }“ wird aufgedeckt. Bei welcher Kreatur wirkt die Taktik?
choice-target =
    { $of ->
        [1] { $seat }: Wähle ein Ziel für „{ $card }“.
       *[other] { $seat }: Wähle Ziel { $number } von { $of } für „{ $card }“.
    }
choice-use-text = { $seat }: Den Text von „{ $card }“ benutzen?
choice-discard = { $seat }: Welche Karte legst du wegen „{ $card }“ ab?
choice-recall = { $seat }: Welche Karte nimmst du durch „{ $card }“ vom Friedhof auf die Hand?
choice-either = { $seat }: Welcher Teil des Textes von „{ $card }“ wird ausgeführt?
choice-pay-off =
    { $seat }: { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    } bezahlen, damit „{ $card }“ nicht wirkt?
choice-put-under = { $seat }: Welche Karte legst du wegen „{ $card }“ unter den Schlachtsatz?
choice-free-move = { $seat }: Durch „{ $card }“ darf sich { $creature } bis zu { NUMBER($limit, maximumFractionDigits: 1) } cm bewegen. Wohin?
choice-free-place = { $seat }: Durch „{ $card }“ darf { $creature } bis zu { NUMBER($limit, maximumFractionDigits: 1) } cm weit versetzt werden. Wohin?

option-build = „{ $card }“ errichten
option-save = Nichts errichten und 2 Prosperitätspunkte erhalten
option-play = „{ $card }“ abspielen
option-use-card = „{ $holder }“ benutzen
option-tap-buildings = Schließen: { $buildings }
option-take-with = { $relic }
option-replace = { $relic }
option-target = { $target }
option-no-target = Kein weiteres Ziel
option-pick-card = { $card }
option-reveal = „{ $card }“ aufdecken
option-part = Teil { $number }

refusal-wrong-phase = Das geht nicht in der Phase „{ $phase }“.
refusal-not-drawn = „{ $card }“ ist nicht das gezogene Gebäude.
refusal-not-in-plans = Die Gebäudekarte „{ $card }“ hast du nicht.
refusal-city-full = „{ $card }“ kann nicht errichtet werden: Deine Stadt ist voll ({ $limit-of-city } Gebäude).
refusal-stands-already = „{ $card }“ steht schon in deiner Stadt.
refusal-one-class-building = „{ $card }“ kann nicht errichtet werden: In deiner Stadt steht schon ein Klassengebäude.
refusal-built-once = „{ $card }“ ist einzigartig und wurde in diesem Spiel schon errichtet.
refusal-too-little-prosperity =
    { $needed ->
        [one] { $needed } Prosperitätspunkt wird
       *[other] { $needed } Prosperitätspunkte werden
    } gebraucht; du hast { $there }.
refusal-building-missing = Diese Gebäude fehlen in deiner Stadt: { $buildings }.
refusal-building-tapped = Diese Gebäude sind geschlossen: { $buildings }.
refusal-named-in-the-cost = Diese Gebäude stehen schon namentlich in den Kosten und bezahlen nichts anderes: { $buildings }.
refusal-wrong-number-of-buildings =
    Wähle { $needed ->
        [one] { $needed } Gebäude
       *[other] { $needed } verschiedene Gebäude
    }; gewählt sind { $there }.
refusal-too-few-buildings =
    { $needed ->
        [one] Noch { $needed } beliebiges offenes Gebäude wird
       *[other] Noch { $needed } beliebige offene Gebäude werden
    } gebraucht; du hast { $there }.
refusal-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
refusal-not-to-be-played = „{ $card }“ wird nicht von der Hand abgespielt.
refusal-other-hero = „{ $card }“ kann nur mit { DAT($hero) } als Held abgespielt werden.
refusal-no-hero = Du hast keinen Helden, der eine Reliquie tragen könnte.
refusal-no-slot =
    Dein Held kann „{ $card }“ nicht tragen: Er hat keinen Platz für { $relic ->
        [melee-weapon] eine Nahwaffe
        [ranged-weapon] eine Fernwaffe
        [armour] eine Rüstung oder einen Mantel
        [shield] einen Schild oder eine Fahne
        [helmet] einen Helm
       *[treasure] ein Schmuckstück
    }.
refusal-no-target = Für „{ $card }“ gibt es kein mögliches Ziel.
refusal-no-room = Auf deiner Seite des Schlachtfelds ist kein Platz für „{ $card }“ frei.
refusal-too-many-creatures =
    „{ $card }“ kann nicht ins Spiel kommen: { $there ->
        [one] { $there } Kreatur zählt
       *[other] { $there } Kreaturen zählen
    } schon, höchstens { $most } sind erlaubt.
refusal-not-your-card = „{ $holder }“ ist weder ein Gebäude noch eine Reliquie von dir.
refusal-must-be-revealed = Die Bedingung einer Taktik ist erfüllt: Sie muss jetzt aufgedeckt werden.
refusal-no-such-tactic = Die Taktik „{ $card }“ liegt nicht verdeckt vor dir.
refusal-one-name-a-trigger = Zwei Taktiken „{ $card }“ antworten nicht auf denselben Auslöser.
refusal-condition-not-met = Die Bedingung der Taktik „{ $card }“ ist nicht erfüllt.
refusal-no-use = „{ $card }“ hat keine Eigenschaft, für die man die Karte schließt.
refusal-tapped = „{ $card }“ ist geschlossen.
refusal-no-such-target = { $target } ist kein mögliches Ziel für „{ $card }“.
refusal-chosen-already = { $target } ist schon als Ziel gewählt.
refusal-other-kind =
    { $wanted ->
        [hero] { $creature } ist kein Held.
        [minion] { $creature } ist kein Diener.
       *[character] { $creature } ist keine Spielfigur.
    }
refusal-other-side = { $creature } steht auf der falschen Seite: { $seat } hat die Kontrolle.
refusal-other-card = { $creature } gehört nicht zur verlangten Fraktion oder Klasse ({ $wanted }).
refusal-not-itself = Es muss eine andere Kreatur sein als { $creature }.
refusal-not-wounded = { $creature } hat keine Wunde.
refusal-already-yours = { $creature } steht schon unter deiner Kontrolle.
refusal-skips-already = { $creature } setzt die nächste Aktivierung schon aus.
refusal-too-many-to-control =
    Du hast { $there ->
        [one] { $there } Kreatur, die zählt
       *[other] { $there } Kreaturen, die zählen
    }; höchstens { $most } sind erlaubt.
refusal-no-card-to-return = { $creature } ist keine Spielfigur, und nur Spielfiguren kehren auf die Hand oder in den Schlachtsatz zurück.

ability-c-play-07 = Effekte, die mit dem Angriff enden
ability-c-tac-06 = die Gelegenheit, eine Taktik aufzudecken
ability-c-zone-07 = Kontrolle, die mit dem Spielzug endet
ability-cannot-attack = kann nicht angreifen
ability-cannot-act = tut bei der Aktivierung nichts
ability-draw-attacks = zieht Angriffe innerhalb von { $x } auf sich
ability-cannot-move = kann sich nicht bewegen

telling-cost-any =
    { $count ->
        [one] { $count } beliebiges Gebäude
       *[other] { $count } beliebige Gebäude
    }
telling-cost-prosperity =
    { $count ->
        [one] { $count } Prosperitätspunkt
       *[other] { $count } Prosperitätspunkte
    }
telling-cost-nothing = kostenlos
