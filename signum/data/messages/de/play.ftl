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
        [character] { $seat } spielt eine Spielfigur ab: { $card }.
        [spell] { $seat } spielt einen Zauberspruch ab: { $card }.
        [relic] { $seat } spielt eine Reliquie ab: { $card }.
       *[tactic] { $known ->
            [yes] { $seat } spielt eine Taktik ab: { $card }.
           *[no] { $seat } spielt eine Taktik ab.
        }
    }
event-spell-spent = { $seat }: { $card } kommt auf den Friedhof.
event-tactic-laid =
    { $known ->
        [yes] { $seat } legt eine Taktik verdeckt aus: { $card }.
       *[no] { $seat } legt eine Taktik verdeckt aus.
    }
event-tactic-revealed = { $seat } deckt eine Taktik auf: { $card }.
event-donned =
    { $tokens ->
        [0] { $seat }: der Held nimmt eine Reliquie, { $card }.
        [one] { $seat }: der Held nimmt eine Reliquie, { $card }, mit { $tokens } Rüstungsmarke.
       *[other] { $seat }: der Held nimmt eine Reliquie, { $card }, mit { $tokens } Rüstungsmarken.
    }
event-use-counted = { $seat }, eine Benutzung weniger: { $card }.
event-word-said =
    { $word ->
        [first-word] { $card } sagt das Erste Wort.
       *[last-word] { $card } sagt das Letzte Wort.
    }
event-play-failed = { $seat }: { $card } wird aufgehoben und kommt auf den Friedhof.
event-plan-drawn =
    { $known ->
        [yes] { $seat } zieht vom Bausatz: { $card }.
       *[no] { $seat } zieht vom Bausatz.
    }
event-building-destroyed = { $seat }: das Gebäude { $card } wird zerstört.
event-relic-destroyed = { $seat }: die Reliquie { $card } wird zerstört und kommt auf den Friedhof.
event-readied = { $creature } darf in diesem Spielzug noch einmal aktiviert werden.
event-back-to-hand = { $creature } kehrt auf die Hand zurück. Besitzer: { $owner }.
event-back-to-deck = { $creature } wird in den Schlachtsatz gemischt. Besitzer: { $owner }.
event-recalled = { $seat } nimmt eine Karte vom Friedhof auf die Hand: { $card }.
event-lost = { $creature } verliert: { $ability }.
event-control-taken =
    { $until ->
        [end] { $seat } übernimmt bis zum Ende von Spielzug { $turn } die Kontrolle: { $creature }.
        [start] { $seat } übernimmt bis zum Beginn von Spielzug { $turn } die Kontrolle: { $creature }.
       *[forever] { $seat } übernimmt die Kontrolle: { $creature }.
    }
event-control-ended = { $creature } steht wieder unter der Kontrolle des Besitzers: { $seat }.
event-activation-lost = { $creature } wird bei der nächsten Aktivierung nichts tun.
event-skipped = { $creature } muss bei dieser Aktivierung nichts tun.

choice-construction = { $seat }: was wird errichtet?
choice-pay =
    { $seat }: { $count ->
        [one] welches Gebäude wird geschlossen? Es kostet { $count } beliebiges.
       *[other] welche Gebäude werden geschlossen? Es kostet { $count } beliebige.
    }
choice-durability = { $seat }: { $creature } erhält { $damage } Schaden. Welche Reliquie verliert zuerst ihre Rüstungsmarken?
choice-replace = { $seat }: welche Reliquie kommt auf den Friedhof und macht Platz für { $card }?
choice-tactic = { $seat }: die Taktik { $card } jetzt aufdecken?
choice-target =
    { $of ->
        [1] { $seat }: was ist das Ziel von { $card }?
       *[other] { $seat }: was ist das Ziel von { $card }? Ziel { $number } von { $of }.
    }
choice-use-text = { $seat }: die Eigenschaft von { $card } benutzen?
choice-discard = { $seat }: welche Karte wird abgelegt? Grund: { $card }.
choice-recall = { $seat }: welche Karte kommt vom Friedhof auf die Hand? Grund: { $card }.

option-build = Errichten: { $card }
option-save = Nichts errichten und 2 Prosperitätspunkte erhalten
option-play = Abspielen: { $card }
option-use-card = Benutzen: { $holder }
option-tap-buildings = Schließen: { $buildings }
option-take-with = { $relic }
option-replace = { $relic }
option-target = { $target }
option-no-target = Kein weiteres Ziel
option-pick-card = { $card }

refusal-wrong-phase = Nicht in dieser Phase: { $phase }.
refusal-not-drawn = Dieses Gebäude wurde nicht gezogen: { $card }.
refusal-not-in-plans = Diese Gebäudekarte hast du nicht: { $card }.
refusal-city-full = { $card }: eine Stadt hat höchstens { $limit-of-city } Gebäude, und deine hat sie alle.
refusal-stands-already = Steht schon in deiner Stadt: { $card }.
refusal-one-class-building = { $card }: eine Stadt hat höchstens ein Klassengebäude, und deine hat schon eines.
refusal-built-once = Einzigartiges Gebäude, in diesem Spiel schon errichtet: { $card }.
refusal-too-little-prosperity =
    { $needed ->
        [one] { $needed } Prosperitätspunkt wird
       *[other] { $needed } Prosperitätspunkte werden
    } gebraucht; du hast { $there }.
refusal-building-missing = Diese Gebäude fehlen in deiner Stadt: { $buildings }.
refusal-building-tapped = Diese Gebäude sind geschlossen: { $buildings }.
refusal-too-few-buildings =
    { $needed ->
        [one] { $needed } weiteres offenes Gebäude wird
       *[other] { $needed } weitere offene Gebäude werden
    } gebraucht, der Name ist beliebig; du hast { $there }.
refusal-not-in-hand = Nicht auf deiner Hand: { $card }.
refusal-not-to-be-played = Diese Karte wird nicht von der Hand abgespielt: { $card }.
refusal-other-hero = { $card } kann nur mit diesem Helden abgespielt werden: { $hero }.
refusal-no-hero = Du hast keinen Helden, der eine Reliquie tragen könnte.
refusal-no-slot =
    { $card }: dein Held trägt keine Reliquien dieser Art, { $relic ->
        [melee-weapon] Nahwaffen
        [ranged-weapon] Fernwaffen
        [armour] Rüstung oder Mantel
        [shield] Schild oder Fahne
        [helmet] Helm
       *[treasure] Schmuckstück
    }.
refusal-no-target = Es gibt kein mögliches Ziel: { $card }.
refusal-no-room = Auf deiner Seite des Schlachtfelds ist kein Platz frei: { $card }.
refusal-too-many-creatures =
    { $card } kann nicht ins Spiel kommen: { $there ->
        [one] { $there } Kreatur zählt
       *[other] { $there } Kreaturen zählen
    } schon, höchstens { $most } sind erlaubt.
refusal-not-your-card = Das ist weder ein Gebäude noch eine Reliquie von dir: { $holder }.
refusal-no-use = Diese Karte hat nichts zu benutzen: { $card }.
refusal-tapped = Diese Karte ist geschlossen: { $card }.

ability-c-zone-07 = Kontrolle, die mit dem Spielzug endet

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
