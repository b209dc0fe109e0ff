# Der Tisch in Worten, und das Spiel im Terminal.

telling-nobody = niemand (Nummer { $id })
telling-turn = Spielzug { $turn }: { $seat }
telling-phase = Phase: { $phase }.
telling-player =
    { $seat }: Prosperität { $prosperity }, { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } im Schlachtsatz.
telling-graveyard = Friedhof: { $cards }.
telling-figures =
    Kraft { $strength }, Wunden { $wounds } von { $health }{ $armour ->
        [0] {""}
       *[other] , Rüstung { $armour }
    }
telling-movement = Bewegung { $movement }, bei { $place }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
telling-creature = { $name } ({ $kind }): { $figures }.
telling-abilities = Eigenschaften: { $abilities }.
telling-touches-foes = Berührt Gegner: { $foes }.
telling-touches-no-foe = Berührt keinen Gegner.
telling-touches-friends = Daneben: { $friends }.
telling-activated = Schon aktiviert.
telling-was-attacked = Müde: in diesem Spielzug im Nahkampf angegriffen.
telling-hidden-hand = Diese Hand sieht nur, wem sie gehört: { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] die Hand ist leer.{ $cards }
        [one] { $count } Karte auf der Hand: { $cards }.
       *[other] { $count } Karten auf der Hand: { $cards }.
    }

command-look = schau
command-hand = hand
command-log = verlauf
command-why = warum
command-rule = regel
command-undo = zurück
command-move = gehen
command-run = laufen
command-save = speichern
command-concede = aufgeben
command-help = hilfe
command-quit = ende
command-all = alles
command-yes = ja
command-no = nein

play-no-browser-yet = Das Spiel im Browser gibt es noch nicht; die Partie beginnt im Terminal.
telling-title = Legends of Signum, { $edition }.
play-seat-person = { $seat }: du, an dieser Tastatur.
play-seat-computer = { $seat }: der Computer, der aufs Geratewohl spielt.
telling-side = { $seat }: { $creatures }.
play-goal = Es gewinnt, wer den gegnerischen Helden vernichtet.
play-first-steps = Antworte mit einer Nummer. Mit schau siehst du den Tisch, mit hilfe alles Weitere.
play-no-such-number = Diese Nummer gibt es nicht; es gibt 1 bis { $count }. Mit der Eingabetaste kommt die Frage noch einmal.
play-unknown-command = „{ $word }“ ist hier nicht bekannt. Tippe eine Nummer oder hilfe.
play-nothing-yet = Noch ist nichts geschehen.
play-look-away = Jetzt soll nur noch auf den Bildschirm sehen: { $seat }. Die Eingabetaste zeigt die Hand.
play-hide-hand = Die Eingabetaste verbirgt sie wieder.
play-why-what = Tippe warum mit der Nummer einer Antwort oder mit einem Teil vom Namen einer Kreatur, zum Beispiel: warum 1
play-may = Das geht jetzt: { $option }
play-may-not = { $option }. Nicht möglich: { $why }
play-no-such-rule = Keine Regel heißt so. Ähnlich: { $near }
play-rule-of-others = Nicht im gespielten Druck, nur in: { $editions }
play-really-concede = { $seat }: wirklich aufgeben? ja oder nein
play-allow-undo = { $other }: darf die Gegenseite zurücknehmen ({ $seat })? ja oder nein
play-undo-denied = { $other } stimmt nicht zu.
play-may-go = Anderswohin: tippe gehen oder laufen und zwei Zahlen, zum Beispiel: gehen 12.5 30
play-where-to = Tippe zwei Zahlen in Zentimetern, zum Beispiel: gehen 12.5 30
play-saved = Das Spiel ist gespeichert in der Datei { $file }.
play-not-saved = Das Spiel konnte nicht gespeichert werden in der Datei { $file }: { $cause }.
play-other-file = Es gibt schon eine Datei { $file }, und sie ist kein gespeichertes Spiel. Wähle einen anderen Namen.
play-save-where = Tippe speichern mit dem Namen einer Datei, zum Beispiel: speichern spiel.json
play-save-before-quitting = Das Spiel vorher speichern? Tippe den Namen einer Datei, ja für einen fertigen Namen, oder nein.
play-how-to-resume = Später weiterspielen: signum play --terminal --resume { $file }
play-goodbye = Auf Wiedersehen.
play-end-of-input = Die Eingabe ist zu Ende und damit diese Sitzung.

play-help = Tippe die Nummer einer Antwort, oder nur die Eingabetaste für die Frage noch einmal. Die Befehle:
play-help-line = { $command }: { $help }
play-help-look = der Tisch: jede Kreatur mit ihren Werten, ihren Eigenschaften und wen sie berührt; schau grier zeigt eine davon.
play-help-hand = die Karten auf deiner eigenen Hand.
play-help-log = die letzten Zeilen des Verlaufs; verlauf alles nennt jedes Ereignis.
play-help-why = warum 2 nennt die Regeln hinter Antwort 2; mit dem Namen einer Kreatur, warum sie nicht zur Wahl steht.
play-help-rule = regel C-MEL-03 zeigt eine Regel; jede Zeile nennt am Ende ihre Regeln.
play-help-undo = nimmt deine letzte Antwort zurück.
play-help-move = gehen 12.5 30 bewegt die aktive Kreatur: Zentimeter nach rechts und weg vom ersten Spieler.
play-help-run = laufen 12.5 30 ebenso, im Laufen.
play-help-save = speichern spiel.json speichert das Spiel.
play-help-concede = gibt das Spiel auf.
play-help-help = diese Zeilen.
play-help-quit = verlässt das Spiel und bietet an, es zu speichern.
play-help-fighting =
    So wird gekämpft: wer angegriffen wird, verteilt zuerst seine Würfel, dann der Angreifer. Ein Angriffswürfel
    trifft mit Axt oder Schild; ist seine Kreatur verwundet, nur mit Schild. Jeder Schild auf einem
    Verteidigungswürfel hält einen Treffer auf. Eine Kreatur mit so vielen Wunden wie Trefferpunkten stirbt. Wer
    seinen Helden verliert, verliert das Spiel.

replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist noch nicht zu Ende.
