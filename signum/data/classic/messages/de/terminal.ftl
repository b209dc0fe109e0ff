# Das Terminal des klassischen Spiels.

command-odds = chancen
command-reach = reichweite
command-hand = hand
command-move = gehen
command-run = laufen
command-to = zu
command-towards = richtung
command-north = norden
command-north-east = nordosten
command-east = osten
command-south-east = südosten
command-south = süden
command-south-west = südwesten
command-west = westen
command-north-west = nordwesten

play-position-first-fight = zwei Trupps mitten im Nahkampf, niemand muss gehen.
play-position-skirmish = zwei Trupps auf Abstand, dazwischen ein Wald, ein Sumpf und eine Turmruine.
play-first-steps = Antworte mit einer Nummer. Mit schau siehst du den Tisch, mit chancen deine Aussichten, mit hilfe alles Weitere.
play-look-away = Jetzt soll nur { $seat } auf den Bildschirm sehen. Die Eingabetaste zeigt die Hand.
play-hide-hand = Die Eingabetaste verbirgt sie wieder.
play-why-what = Tippe warum mit der Nummer einer Antwort oder mit einem Teil vom Namen einer Kreatur, zum Beispiel: warum 1
play-may-go = Anderswohin: tippe gehen zu und einen Namen, gehen richtung und einen Namen, oder zwei Zahlen: gehen 12.5 30. Mit reichweite erfährst du, wer erreichbar ist.
play-may-go-too = Oder tippe gehen, laufen oder reichweite.
play-towards = { $option } (Richtung: { $target })
play-at-the-risk = { $option } (Tritt in den Rücken von: { $foes })
play-where-to = Sag wohin: gehen zu grier, gehen richtung grier 5 cm, gehen 5 cm norden, oder zwei Zahlen in Zentimetern: gehen 12.5 30. Ebenso mit laufen.
play-there-already = { $target } ist schon in Kontakt.
play-nobody-called = Niemand und nichts auf dem Schlachtfeld heißt so: { $name }.
play-reach-whose = Keine Kreatur ist an der Reihe. Tippe reichweite und einen Teil vom Namen einer Kreatur.
play-help-look = der Tisch: jede Kreatur mit ihren Werten, ihren Eigenschaften und wen sie berührt, und das Gelände; schau grier zeigt eine davon.
play-help-odds = die genauen Aussichten jedes Angriffs oder jeder Verteilung der Würfel, und was am besten ist.
play-help-reach = wen die aktive Kreatur sieht, gehend und laufend erreicht, und wer ihr in den Rücken tritt; reichweite grier sagt es von einer anderen.
play-help-hand = die Karten auf deiner eigenen Hand.
play-help-why = warum 2 nennt die Regeln hinter Antwort 2; mit dem Namen einer Kreatur, warum sie nicht zur Wahl steht.
play-help-rule = regel C-MEL-03 zeigt eine Regel, regel berserk eine Eigenschaft; jede Zeile nennt am Ende ihre Regeln.
play-help-move = gehen zu grier geht auf dem kürzesten Weg in Kontakt; gehen richtung grier 5 cm geht ein Stück davon; gehen 5 cm norden; gehen 12.5 30 geht zu einem Ort: Zentimeter nach rechts und weg von Spieler 1.
play-help-run = dasselbe im Laufen, zum Beispiel: laufen zu grier
play-help-fighting =
    So wird gekämpft: Wer angegriffen wird, verteilt zuerst seine Würfel, dann der Angreifer. Ein Angriffswürfel
    trifft mit Axt oder Schild; ist seine Kreatur verwundet, nur mit Schild. Jeder Schild auf einem
    Verteidigungswürfel hält einen Treffer auf. Eine Kreatur mit so vielen Wunden wie Trefferpunkten stirbt. Wer
    seinen Helden verliert, verliert das Spiel.
play-help-going = So wird gegangen: Norden ist weg von Spieler 1, Osten ist rechts von ihm. Entfernungen gehen von Rand zu Rand der Gestelle. Wer geht, darf noch kämpfen; wer läuft, nicht. Wer Kontakt verlässt oder hineinläuft, bekommt einen Tritt in den Rücken: Jeder Gegner dort wirft einen Würfel.

play-whole-game = ein ganzes Spiel mit Decks, vom Aufbau bis zum Ende. Wähle Decks mit --deck, ein- oder zweimal:

command-card = karte
command-place = stellen
command-lay = legen

play-seat-gentle = { $seat }: der Computer, der nachsichtig spielt.
play-seat-greedy = { $seat }: der Computer, der mit etwas Verstand spielt.
play-replace-some = Karten austauschen
play-discard-some = Karten für je 1 Prosperitätspunkt ablegen
play-use-some = Eines davon benutzen: { $things }
play-use-which = Was benutzt du? Die Eingabetaste allein führt zurück.
play-lay-some = Ein Gelände legen
play-lay-which = Welches Gelände? Die Eingabetaste allein führt zurück.
play-lay-terrain = Gelände legen: { $card } ({ $cost })
play-lay-where = Wo soll es liegen: { $card }?
play-lay-at =
    { $degrees ->
        [0] { $label }, bei { $place }
       *[other] { $label }, bei { $place }, um { $degrees }° gedreht
    }
play-lay-elsewhere = Anderswo: tippe die Mitte und die Drehung: legen { $card } 30 25 90. Die Eingabetaste allein führt zurück.
play-may-lay = Anderswo: tippe die Mitte und die Drehung: legen { $card } 30 25 90
play-place-middle = Mitten auf dem Schlachtfeld
play-place-own-hero = Nahe deinem Helden
play-place-their-hero = Nahe dem gegnerischen Helden
play-place-between = Zwischen den Helden
play-place-west = Im Westen
play-place-east = Im Osten
play-may-place =
    Anderswo an deiner Seite: tippe, wie viele Zentimeter vom { $edge ->
        [south] Südrand
       *[west] Westrand
    } des Schlachtfelds: stellen 20
play-may-read = Mit hand liest du deine Handkarten, mit karte und einem Teil des Namens jede andere.
play-place-how = Tippe stellen, wenn eine Miniatur das Feld betritt: stellen 20 heißt 20 cm entlang deiner Seite, stellen 20 1.6 ist ein beliebiger Ort.
play-lay-how = Tippe den Namen eines Geländes, seine Mitte und um wie viel Grad es gedreht ist: legen wald 30 25 90
play-no-such-card = Keine Karte heißt so: { $name }.
play-help-card = karte grier liest eine Karte vor: Typ, Kosten, Werte und Text.
play-help-place = stellen 20 setzt eine Miniatur, die das Feld betritt, 20 cm entlang deiner Seite.
play-help-lay = legen wald 30 25 90 legt ein Gelände mit seiner Mitte dorthin, um 90 Grad gedreht.
play-help-cards =
    Wie Karten bezahlt werden: Ein Spielzug beginnt mit einer Karte und 1 Prosperitätspunkt. Dann errichtest du ein
    Gebäude für Prosperität, oder keines und bekommst 2. Eine Karte kostet Gebäude, die bis zu deinem nächsten Zug
    geschlossen werden, und manchmal Prosperität. Eine Spielfigur betritt das Feld an deiner Seite und handelt ab
    deinem nächsten Zug. Eine Taktik wartet verdeckt auf ihren Moment.
