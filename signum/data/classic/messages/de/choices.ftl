# Was gefragt wird, was man antworten kann, und warum etwas nicht geht.

choice-turn = { $seat }: Was kommt als Nächstes?
choice-action = { $seat }: { CAP($creature) } ist an der Reihe. Was soll geschehen?
choice-split =
    { $seat }: { $role ->
        [defender] { CAP($foe) } greift { ACC($creature) } an.
       *[attacker] { CAP($creature) } greift { ACC($foe) } an.
    } { $dice ->
        [one] Ein Würfel steht bereit. Wie setzt du ihn ein?
       *[other] { $dice } Würfel stehen bereit. Wie verteilst du sie?
    }
choice-reroll =
    { $seat }: { $why ->
        [defence] { CAP($creature) } hat zur Verteidigung geworfen: { $faces }.
        [healing] { CAP($creature) } hat zur Heilung geworfen: { $faces }.
        [ritual] { CAP($creature) } hat für das Ritual geworfen: { $faces }.
       *[attack] { CAP($creature) } hat zum Angriff geworfen: { $faces }.
    } { $limit ->
        [one] Ein Würfel darf neu geworfen werden. Welcher?
       *[other] Bis zu { $limit } Würfel dürfen neu geworfen werden. Welche?
    }
choice-vampirism = { $seat }: { CAP($creature) } hat Wunden zugefügt. Dafür um 1 heilen?
choice-after-moving = { $seat }: { CAP($creature) } hat sich bewegt. Was soll geschehen?
choice-backstab = { $seat }: { CAP($creature) } darf { DAT($target) } für die Verstecktheitsmarke einen Tritt in den Rücken geben. Ausführen?
choice-summoning-place = { $seat }: Wo kommt { $card } aufs Schlachtfeld?

option-activate = { ACC($creature) } aktivieren
option-pass-rest = Fertig: Alle anderen Kreaturen tun nichts
option-end-turn = Den Spielzug beenden
option-fight = { ACC($target) } im Nahkampf angreifen
option-strike-magically = Magischer Tritt gegen { ACC($target) }
option-move =
    { $touched ->
        [yes] In Kontakt bewegen: { $touching }
       *[no] Bewegen nach { $to }
    }
option-run =
    { $touched ->
        [yes] In Kontakt laufen: { $touching }
       *[no] Laufen nach { $to }
    }
option-place-at = Bei { $to }
option-use = „{ $ability }“ benutzen
option-pass = Nichts tun
option-split = { $attack } Angriff, { $defence } Verteidigung
option-reroll =
    { $total ->
        [0] Alle Würfel behalten
       *[other] Neu werfen: { $dice }
    }

refusal-activation-running = { $creature } ist noch an der Reihe.
refusal-already-activated = { $creature } wurde in diesem Spielzug schon aktiviert.
refusal-activation-cancelled = Die Aktivierung von { DAT($creature) } würde abgebrochen.
refusal-falls-first = { $creature } fällt, bevor eine Aktion möglich ist.
refusal-nothing-to-do = { $creature } kann jetzt nichts tun.
refusal-skips-activation = { $creature } muss diese Aktivierung aussetzen.
refusal-start-decides = Zu Beginn der Aktivierung von { DAT($creature) } entscheiden erst Würfel oder Antworten: Aktiviere diese Kreatur zuerst.
refusal-creatures-waiting = Diese Kreaturen wurden noch nicht aktiviert: { $creatures }.
refusal-has-moved = { $creature } hat sich bewegt, deshalb geht diese Eigenschaft nicht.
refusal-in-contact = { $creature } steht in Kontakt mit gegnerischen Kreaturen: { $foes }.
refusal-no-activation-running = Keine Kreatur ist an der Reihe; erst muss eine aktiviert werden.
refusal-no-magical-strike = { $creature } hat keinen Magischen Tritt.
refusal-no-strength = { $creature } hat keine Kraft mehr zum Kämpfen.
refusal-no-such-ability = { $creature } hat „{ $ability }“ nicht.
refusal-no-such-creature = { $creature } ist nicht auf dem Schlachtfeld.
refusal-nobody-left = Alle deine Kreaturen wurden aktiviert.
refusal-not-an-enemy = { $creature } steht auf deiner Seite.
refusal-not-in-contact = { $creature } ist nicht in Kontakt, sondern { NUMBER($gap, maximumFractionDigits: 3) } cm entfernt.
refusal-not-your-creature = { $creature } gehört nicht dir: { $seat } hat die Kontrolle.
refusal-already-there = { $creature } steht schon dort.
refusal-cannot-run = { $creature } kann nicht laufen.
refusal-hero-missing = Ein Held fehlt, deshalb lassen sich die Wunden nicht vergleichen.
refusal-hidden = { $creature } ist versteckt und kann nicht als Ziel gewählt werden.
refusal-in-difficult-terrain = { $creature } steht in schwerpassierbarem Gelände und kann nicht laufen.
refusal-no-movement = { $creature } hat keine Bewegung.
refusal-no-next-distance =
    { $movement ->
        [none] { $creature } hat keine Bewegung und kann nicht laufen.
       *[other] { $creature } hat Bewegung { $movement } und kann nicht laufen: Es gibt keine nächste Entfernung.
    }
refusal-no-way = Für { ACC($creature) } führt kein Weg dorthin.
refusal-not-seen = { $creature } ist nicht zu sehen. Davor: { $blockers }.
refusal-out-of-reach = { $creature } ist { NUMBER($gap, maximumFractionDigits: 3) } cm entfernt; die Reichweite ist { NUMBER($reach, maximumFractionDigits: 3) } cm.
refusal-outside-the-field = Das liegt außerhalb des Schlachtfelds.
refusal-place-taken = Dort steht schon { $by }.
refusal-slowed = Der Weg ist { NUMBER($length, maximumFractionDigits: 3) } cm lang; in schwerpassierbarem Gelände geht { $creature } höchstens { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-too-far = Der Weg ist { NUMBER($length, maximumFractionDigits: 3) } cm lang; { $creature } geht höchstens { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-not-on-own-side = Eine Kreatur kommt am eigenen Rand ins Spiel; dies ist { NUMBER($gap, maximumFractionDigits: 3) } cm davon entfernt.
refusal-too-close = { $creature } ist nur { NUMBER($gap, maximumFractionDigits: 3) } cm entfernt; { NUMBER($limit, maximumFractionDigits: 1) } cm müssen frei bleiben.
refusal-line-too-long = Die kürzeste freie Sichtlinie zu { DAT($creature) } ist { NUMBER($length, maximumFractionDigits: 3) } cm lang; die Reichweite ist { NUMBER($limit, maximumFractionDigits: 3) } cm.
refusal-no-running-through = Der Weg ist { NUMBER($length, maximumFractionDigits: 3) } cm lang und führt durch schwerpassierbares Gelände, in dem { $creature } nicht laufen kann.
refusal-other-number-of-dice = { $creature } muss alle Würfel verteilen, genau { $dice }.
refusal-too-few-attack-dice = { $creature } muss mindestens { $least } Würfel in den Angriff legen.
refusal-too-few-defence-dice = { $creature } muss mindestens { $least } Würfel in die Verteidigung legen.

# With several opponents.
choice-which-opponent = { $seat }: Welchen Gegner betrifft „{ $card }“?
option-against = { $seat }
refusal-other-opponent = Ein Effekt auf den Gegner betrifft einen Gegner: Alle Ziele gehören demselben Spieler.
