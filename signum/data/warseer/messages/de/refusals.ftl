# Warseer: why something cannot be done.

refusal-achievement-twice = Die Errungenschaft „{ $card }“ hast du in diesem Zug schon gespielt.
refusal-activated-already = { $creature } wurde in diesem Zug schon aktiviert oder geschlossen.
refusal-attacked-already = { $creature } hat in dieser Aktivierung schon angegriffen.
refusal-building-already = { $creature } hat in diesem Zug schon den Bonus eines Gebäudes.
refusal-cannot-move = { $creature } kann nicht gehen.
refusal-cannot-run = { $creature } kann nicht laufen.
refusal-condition-not-met = Die Bedingung von „{ $card }“ ist nicht erfüllt.
refusal-discarded-already = Du hast in diesem Zug schon eine Karte für das Einkommen abgeworfen.
refusal-feat-discarded-already = Du hast in diesem Zug schon eine Heldentat abgeworfen.
refusal-gripped = { $creature } wird von { DAT($by) } umklammert.
refusal-hall-is-closed = Wer beginnt, legt im allerersten Zug keine Heldentat in die Ehrenhalle.
refusal-has-left = { $seat } hat das Spiel schon verlassen.
refusal-has-no-such-ability = { $creature } hat diese Eigenschaft nicht.
refusal-has-token = { $creature } hat schon einen { $token }.
refusal-hero-is-tapped = Dein Held ist schon aktiviert oder geschlossen.
refusal-impassable = Das Gelände „{ $terrain }“ ist unpassierbar.
refusal-in-contact-already = { $creature } ist schon in Kontakt.
refusal-moved-already = { $creature } kann in dieser Aktivierung nicht mehr gehen.
refusal-must-attack-defender = Ein Nahkampfangriff muss { DAT($creature) } gelten, dem Verteidiger in Kontakt.
refusal-no-attack = { $creature } hat keinen Angriff.
refusal-no-attack-when-summoned = { $creature } wurde gerade beschworen und greift in diesem Zug nicht an.
refusal-no-hero = Dein Held ist nicht auf dem Feld.
refusal-no-room = Kein freies Hexfeld zum Betreten.
refusal-no-such-creature = Eine solche Kreatur ist nicht auf dem Feld.
refusal-no-such-effect = „{ $card }“ hat keine solche Wirkung.
refusal-no-such-hex = Das Feld hat kein solches Hexfeld.
refusal-no-tap-ability = „{ $card }“ hat keine Eigenschaft zum Schließen.
refusal-no-target = „{ $card }“ könnte jetzt nichts bewirken.
refusal-no-token = { $creature } kann keinen { $token } bekommen.
refusal-no-use = „{ $card }“ ist nicht mehrfach anwendbar.
refusal-no-way = Für { ACC($creature) } gibt es keinen freien Weg.
refusal-nobody-eliminated = „{ $card }“ braucht einen gegnerischen Charakter, den du eben ausgeschaltet hast.
refusal-not-a-military-feat = „{ $card }“ ist keine militärische Heldentat.
refusal-not-an-achievement = „{ $card }“ ist keine Errungenschaft.
refusal-not-a-minion = { $creature } ist kein Scherge.
refusal-not-active = { $creature } ist nicht die aktive Kreatur.
refusal-not-an-opponent = { $creature } ist kein Gegner.
refusal-not-healed = { $creature } kann nicht geheilt werden.
refusal-not-in-camp = „{ $card }“ ist nicht in deinem Kriegslager.
refusal-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
refusal-not-now = „{ $card }“ passt nicht zu diesem Moment.
refusal-not-seen = { $creature } ist nicht in Sicht.
refusal-not-touched = { $creature } bleibt davon unberührt.
refusal-not-your-turn = Heldentaten spielt man im eigenen Zug.
refusal-not-yours = Das gehört dir nicht.
refusal-occupied = Dort steht { $creature }.
refusal-out-of-range =
    { $creature } ist { $distance ->
        [one] { $distance } Hexfeld
       *[other] { $distance } Hexfelder
    } entfernt; die Reichweite ist { $limit }.
refusal-same-name = „{ $card }“ hat auf diesen Moment schon geantwortet.
refusal-stands-there = { $creature } steht schon dort.
refusal-summoned-already = Du hast in diesem Zug schon einen Charakter beschworen.
refusal-tactics-answer = „{ $card }“ ist eine Taktik; sie antwortet auf einen Moment.
refusal-tapped-already = „{ $card }“ ist schon geschlossen.
refusal-too-expensive = Das kostet { $cost } Macht, und du hast { $power }.
refusal-too-far =
    { $steps ->
        [one] Das ist { $steps } Schritt
       *[other] Das sind { $steps } Schritte
    }; möglich: { $limit }.
refusal-too-few-cards =
    Du brauchst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand, um zu zahlen.
refusal-too-many-creatures = Du hast schon { $limit } Kreaturen auf dem Feld.
refusal-used-already = „{ $card }“ wurde schon angewendet.
refusal-used-up = „{ $card }“ ist aufgebraucht.
refusal-return-count =
    { $count ->
        [one] Genau { $count } Karte geht zurück; wähle { $count } aus.
       *[other] Genau { $count } Karten gehen zurück; wähle { $count } aus.
    }
