# Karten und Stadt: errichten, bezahlen, abspielen, schließen, und was die Texte der Karten tun.

event-built =
    { $seat } errichtet { $card } für { $cost ->
        [one] { $cost } Prosperitätspunkt
       *[other] { $cost } Prosperitätspunkte
    }.
event-spent =
    { $seat } bezahlt { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }.
event-tapped = { $seat }: { $card } wird geschlossen.
event-untapped = { $seat }: { $card } ist wieder offen.
event-card-used = { $seat } benutzt { $card }.
event-card-played =
    { $type ->
        [character] { $seat } spielt die Spielfigur „{ $card }“ ab.
        [spell] { $seat } spielt den Zauberspruch „{ $card }“ ab.
        [relic] { $seat } spielt die Reliquie „{ $card }“ ab.
       *[tactic] { $known ->
            [yes] { $seat } spielt die Taktik „{ $card }“ ab.
           *[no] { $seat } spielt eine Taktik ab.
        }
    }
event-spell-spent = { $seat }: { $card } kommt auf den Friedhof.
event-tactic-laid =
    { $known ->
        [yes] { $seat } legt die Taktik „{ $card }“ verdeckt aus.
       *[no] { $seat } legt eine Taktik verdeckt aus.
    }
event-tactic-revealed = { $seat } deckt die Taktik „{ $card }“ auf.
event-donned =
    { $tokens ->
        [0] { $seat }: Der Held nimmt eine Reliquie, { $card }.
        [one] { $seat }: Der Held nimmt eine Reliquie, { $card }, mit { $tokens } Rüstungsmarke.
       *[other] { $seat }: Der Held nimmt eine Reliquie, { $card }, mit { $tokens } Rüstungsmarken.
    }
event-use-counted = { $seat } verbraucht eine Benutzung von „{ $card }“.
event-word-said =
    { $word ->
        [first-word] { $card } sagt das Erste Wort.
       *[last-word] { $card } sagt das Letzte Wort.
    }
event-play-failed = { $seat }: { $card } wird aufgehoben und kommt auf den Friedhof.
event-plan-drawn =
    { $known ->
        [yes] { $seat } zieht „{ $card }“ vom Errichtungssatz.
       *[no] { $seat } zieht vom Errichtungssatz.
    }
event-building-destroyed = { $seat }: Das Gebäude { $card } wird zerstört.
event-relic-destroyed = { $seat }: Die Reliquie { $card } wird zerstört und kommt auf den Friedhof.
event-readied = { $creature } darf in diesem Spielzug noch einmal aktiviert werden.
event-back-to-hand = { $creature } kehrt auf die Hand von { $owner } zurück.
event-back-to-deck = { $creature } wird in den Schlachtsatz von { $owner } gemischt.
event-recalled = { $seat } nimmt „{ $card }“ vom Friedhof auf die Hand.
event-lost = { $creature } verliert „{ $ability }“.
event-control-taken =
    { $until ->
        [attack] { $seat } übernimmt bis zum Ende dieses Angriffs die Kontrolle über { ACC($creature) }.
        [end] { $seat } übernimmt bis zum Ende von Spielzug { $turn } die Kontrolle über { ACC($creature) }.
        [start] { $seat } übernimmt bis zum Beginn von Spielzug { $turn } die Kontrolle über { ACC($creature) }.
       *[forever] { $seat } übernimmt die Kontrolle über { ACC($creature) }.
    }
event-control-ended = { $seat } hat wieder die Kontrolle über { ACC($creature) }.
event-activation-lost = { $creature } wird bei der nächsten Aktivierung nichts tun.
event-skipped = { $creature } tut bei dieser Aktivierung nichts, weil ein Effekt es verhindert.
event-taken-away =
    { $until ->
        [attack] { $creature } verliert bis zum Ende dieses Angriffs „{ $ability }“.
        [end] { $creature } verliert bis zum Ende von Spielzug { $turn } „{ $ability }“.
        [start] { $creature } verliert bis zum Beginn von Spielzug { $turn } „{ $ability }“.
       *[forever] { $creature } verliert „{ $ability }“.
    }
event-spell-cast = { $seat }: Der Zauberspruch { $card } wirkt.
event-tactic-spent = { $seat }: Die Taktik { $card } kommt auf den Friedhof.
event-tactics-awaited = { $seat } darf Taktiken aufdecken.
event-put-under =
    { $known ->
        [yes] { $seat } legt „{ $card }“ von der Hand unter den Schlachtsatz.
       *[no] { $seat } legt eine Karte von der Hand unter den Schlachtsatz.
    }
event-regained = { $seat } nimmt „{ $card }“ wieder auf die Hand.
event-prosperity-lost =
    { $seat } verliert { $amount ->
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
choice-durability = { $seat }: { $creature } erhält { $damage } Schaden. Welche Reliquie verliert zuerst ihre Rüstungsmarken?
choice-replace = { $seat }: Welche Reliquie kommt auf den Friedhof und macht Platz für { $card }?
choice-tactic =
    { $seat }: { $event ->
        [attack-declared] { $attacker } greift an. Gegner: { $target }.
        [hurt] { $creature } erhält Schaden.
        [eliminated] { $creature } stirbt.
        [healed] { $creature } wird geheilt.
        [summoned] Eine Kreatur wird ausgebracht.
        [activated] { $creature } wird aktiviert.
        [move-declared] { $creature } bewegt sich.
        [moved] { $creature } bewegt sich.
        [rolled] { $creature } hat gewürfelt.
        [spell-cast] Ein Zauberspruch wird abgespielt.
        [spell-spent] Ein Zauberspruch wird abgespielt.
        [built] Ein Gebäude wird errichtet.
       *[other] Etwas geschieht.
    } Eine Taktik aufdecken?
choice-occasion = { $seat }: { $card } wird aufgedeckt. Bei welcher Kreatur wirkt sie?
choice-target =
    { $of ->
        [1] { $seat }: Was ist das Ziel von { $card }?
       *[other] { $seat }: Was ist das Ziel von { $card }? Ziel { $number } von { $of }.
    }
choice-use-text = { $seat }: Die Eigenschaft von { $card } benutzen?
choice-discard = { $seat }: Welche Karte wird abgelegt? Grund: { $card }.
choice-recall = { $seat }: Welche Karte kommt vom Friedhof auf die Hand? Grund: { $card }.
choice-either = { $seat }: Welcher Teil des Textes wird ausgeführt? Karte: { $card }.
choice-pay-off =
    { $seat }: { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    } bezahlen, damit { $card } nicht wirkt?
choice-put-under = { $seat }: Welche Karte kommt unter den Schlachtsatz? Grund: { $card }.
choice-free-move = { $seat }: { $creature } darf sich bis zu { NUMBER($limit, maximumFractionDigits: 1) } cm bewegen. Wohin? Grund: { $card }.
choice-free-place = { $seat }: { $creature } darf bis zu { NUMBER($limit, maximumFractionDigits: 1) } cm weit versetzt werden. Wohin? Grund: { $card }.

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
refusal-city-full = { $card }: Eine Stadt hat höchstens { $limit-of-city } Gebäude, und deine hat sie alle.
refusal-stands-already = „{ $card }“ steht schon in deiner Stadt.
refusal-one-class-building = { $card }: Eine Stadt hat höchstens ein Klassengebäude, und deine hat schon eines.
refusal-built-once = „{ $card }“ ist einzigartig und wurde in diesem Spiel schon errichtet.
refusal-too-little-prosperity =
    { $needed ->
        [one] { $needed } Prosperitätspunkt wird
       *[other] { $needed } Prosperitätspunkte werden
    } gebraucht; du hast { $there }.
refusal-building-missing = Diese Gebäude fehlen in deiner Stadt: { $buildings }.
refusal-building-tapped = Diese Gebäude sind geschlossen: { $buildings }.
refusal-named-in-the-cost = Diese Gebäude nennen die Kosten schon, für anderes zahlen sie nicht: { $buildings }.
refusal-wrong-number-of-buildings = Wähle { $needed } verschiedene Gebäude; gewählt sind { $there }.
refusal-too-few-buildings =
    { $needed ->
        [one] { $needed } weiteres offenes Gebäude wird
       *[other] { $needed } weitere offene Gebäude werden
    } gebraucht, der Name ist beliebig; du hast { $there }.
refusal-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
refusal-not-to-be-played = „{ $card }“ wird nicht von der Hand abgespielt.
refusal-other-hero = „{ $card }“ kann nur mit { $hero } als Held abgespielt werden.
refusal-no-hero = Du hast keinen Helden, der eine Reliquie tragen könnte.
refusal-no-slot =
    { $card }: Dein Held trägt keine Reliquien dieser Art, { $relic ->
        [melee-weapon] Nahwaffen
        [ranged-weapon] Fernwaffen
        [armour] Rüstung oder Mantel
        [shield] Schild oder Fahne
        [helmet] Helm
       *[treasure] Schmuckstück
    }.
refusal-no-target = Für „{ $card }“ gibt es kein mögliches Ziel.
refusal-no-room = Auf deiner Seite des Schlachtfelds ist kein Platz für „{ $card }“ frei.
refusal-too-many-creatures =
    { $card } kann nicht ins Spiel kommen: { $there ->
        [one] { $there } Kreatur zählt
       *[other] { $there } Kreaturen zählen
    } schon, höchstens { $most } sind erlaubt.
refusal-not-your-card = „{ $holder }“ ist weder ein Gebäude noch eine Reliquie von dir.
refusal-must-be-revealed = Ihre Bedingung ist erfüllt: Eine Taktik muss jetzt aufgedeckt werden.
refusal-no-such-tactic = Die Taktik „{ $card }“ liegt nicht verdeckt vor dir.
refusal-one-name-a-trigger = Zwei Taktiken „{ $card }“ antworten nicht auf denselben Auslöser.
refusal-condition-not-met = Die Bedingung der Taktik „{ $card }“ ist nicht erfüllt.
refusal-no-use = „{ $card }“ hat nichts zu benutzen.
refusal-tapped = „{ $card }“ ist geschlossen.
refusal-no-such-target = { $target } ist kein mögliches Ziel für „{ $card }“.
refusal-chosen-already = { $target } ist schon als Ziel gewählt.
refusal-other-kind =
    { $wanted ->
        [hero] { $creature } ist kein Held.
        [minion] { $creature } ist kein Diener.
       *[character] { $creature } ist keine Spielfigur.
    }
refusal-other-side = { $creature } steht auf der falschen Seite, nämlich bei { $seat }.
refusal-other-card = { $creature } gehört nicht zur verlangten Fraktion oder Klasse ({ $wanted }).
refusal-not-itself = Es muss eine andere Kreatur sein als { $creature }.
refusal-not-wounded = { $creature } hat keine Wunde.
refusal-already-yours = { $creature } steht schon unter deiner Kontrolle.
refusal-skips-already = { $creature } setzt die nächste Aktivierung schon aus.
refusal-too-many-to-control = Du hast { $there } Kreaturen, die zählen; höchstens { $most } sind erlaubt.
refusal-no-card-to-return = { $creature } ist keine Spielfigur, und nur Spielfiguren kehren auf die Hand oder in den Schlachtsatz zurück.

ability-c-play-07 = Effekte, die mit dem Angriff enden
ability-c-tac-06 = die Gelegenheit, eine Taktik aufzudecken
ability-c-zone-07 = Kontrolle, die mit dem Spielzug endet
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
