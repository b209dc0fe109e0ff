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
    }{ $concentration ->
        [0] {""}
       *[other] , Konzentration { $concentration }
    }
telling-movement = Bewegung { $movement }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
telling-away =
    { NUMBER($length, maximumFractionDigits: 1) } cm { $bearing ->
        [east] nach Osten
        [north] nach Norden
        [north-east] nach Nordosten
        [north-west] nach Nordwesten
        [west] nach Westen
        [south-west] nach Südwesten
        [south] nach Süden
       *[south-east] nach Südosten
    }
telling-away-touching =
    in Kontakt, { $bearing ->
        [east] nach Osten
        [north] nach Norden
        [north-east] nach Nordosten
        [north-west] nach Nordwesten
        [west] nach Westen
        [south-west] nach Südwesten
        [south] nach Süden
       *[south-east] nach Südosten
    }
telling-stands = Steht bei { $place }.
telling-stands-away = Steht bei { $place }, { $away }.
telling-lies-away = Nächster Punkt: { $away }.
telling-seen-from = Entfernungen und Richtungen von hier aus: { $creature }.
telling-terrain = { $name } (Gelände): { $abilities }.
telling-terrain-plain = keine besonderen Regeln
telling-terrain-impassable = unpassierbar
telling-terrain-difficult = schwer passierbar
telling-terrain-blocks-sight = versperrt die Sichtlinie
telling-terrain-cover = Deckung gegen Beschuss
telling-terrain-round = Eine Scheibe um { $place } mit Radius { NUMBER($radius, maximumFractionDigits: 1) } cm.
telling-terrain-between = Liegt zwischen { $low } und { $high }.
telling-goes-nowhere = { $creature } hat keine Bewegung und bleibt stehen.
telling-goes = { $creature } geht bis zu { NUMBER($length, maximumFractionDigits: 1) } cm (Bewegung { $movement }).
telling-runs = Im Laufen bis zu { NUMBER($length, maximumFractionDigits: 1) } cm.
telling-leaving =
    { $any ->
        [yes] Den Kontakt zu verlassen brächte einen Tritt in den Rücken von: { $foes }.
       *[no] Den Kontakt zu verlassen brächte keinen Tritt in den Rücken.{ $foes }
    }
telling-reach-foe = { $foe }: { $away }.
telling-seen = In Sicht.
telling-unseen = Außer Sicht, hinter: { $blockers }.
telling-fights-from-here = Von hier aus angreifbar.
telling-comes =
    { $how ->
        [run] Im Laufen: Kontakt nach { NUMBER($length, maximumFractionDigits: 1) } cm.
       *[move] Im Gehen: Kontakt nach { NUMBER($length, maximumFractionDigits: 1) } cm.
    }
telling-cannot-come =
    { $how ->
        [run] Nicht im Laufen: { $why }
       *[move] Nicht im Gehen: { $why }
    }
telling-stabbed = Das bringt einen Tritt in den Rücken von: { $foes }.
telling-too-far = Zu weit: Der Weg in Kontakt ist { NUMBER($length, maximumFractionDigits: 3) } cm lang.
telling-odds-short = tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }
telling-odds-wounds = Wunden im Mittel: teilt { NUMBER($dealt, maximumFractionDigits: 2) } aus, steckt { NUMBER($taken, maximumFractionDigits: 2) } ein
telling-odds-split = { $split }: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: teilt { NUMBER($dealt, maximumFractionDigits: 2) } aus, steckt { NUMBER($taken, maximumFractionDigits: 2) } ein.
telling-odds-answered = { $split }: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: teilt { NUMBER($dealt, maximumFractionDigits: 2) } aus, steckt { NUMBER($taken, maximumFractionDigits: 2) } ein. Beste Antwort des Angreifers: { $answer }.
telling-odds-best = Am besten: { $split }.
telling-odds-about-splits = Das sind genaue Wahrscheinlichkeiten. Am besten ist, was am ehesten tötet, abzüglich der Gefahr zu sterben, und bei Gleichstand den besseren Tausch an Trefferpunkten bringt. Fehlwürfe werden neu geworfen, wo das erlaubt ist.
telling-odds-fight = { $creature } gegen { $foe }: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: teilt { NUMBER($dealt, maximumFractionDigits: 2) } aus, steckt { NUMBER($taken, maximumFractionDigits: 2) } ein. Beste Verteilung: { $ours }; der Gegner { $theirs }.
telling-odds-magical = { $creature } gegen { $foe } mit magischem Tritt: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; teilt im Mittel { NUMBER($dealt, maximumFractionDigits: 2) } Wunden aus.
telling-odds-about-fights = Das sind genaue Wahrscheinlichkeiten, wenn beide ihre Würfel bestmöglich verteilen.
telling-odds-none = Hier gibt es keine Würfel zu berechnen. Frage noch einmal, wenn ein Angriff, eine Eigenschaft oder eine Verteilung zur Wahl steht.
telling-hits-with =
    { $faces ->
        [axe-shield] { $creature } trifft mit Axt oder Schild.
        [bullseye] { $creature } trifft nur mit Zielscheibe.
        [shield] { $creature } trifft nur mit Schild.
        [none] { $creature } kann nicht treffen.
       *[bullseye-axe-shield] { $creature } trifft mit jedem Würfel.
    }
telling-both-hit-with =
    { $faces ->
        [axe-shield] Beide treffen mit Axt oder Schild.
        [shield] Beide treffen nur mit Schild.
        [none] Keiner von beiden kann treffen.
       *[bullseye-axe-shield] Beide treffen mit jedem Würfel.
    }
telling-stops-with = Nur ein Schild hält einen Treffer auf.
telling-creature = { $name } ({ $kind }): { $figures }.
telling-abilities = Eigenschaften: { $abilities }.
telling-touches-foes = Berührt Gegner: { $foes }.
telling-touches-no-foe = Berührt keinen Gegner.
telling-touches-friends = Daneben: { $friends }.
telling-activated = Schon aktiviert.
telling-was-attacked = Müde: in diesem Spielzug im Nahkampf angegriffen.
telling-tired = müde: alle Würfel verteidigen
telling-nobody-near = berührt keinen Gegner
telling-hidden = Versteckt: hat eine Verstecktheitsmarke.
telling-all-pass = Diese Kreaturen tun nichts: { $creatures }.
telling-hidden-hand = Diese Hand sieht nur, wem sie gehört: { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] die Hand ist leer.{ $cards }
        [one] { $count } Karte auf der Hand: { $cards }.
       *[other] { $count } Karten auf der Hand: { $cards }.
    }

command-look = schau
command-odds = chancen
command-reach = reichweite
command-hand = hand
command-log = verlauf
command-why = warum
command-rule = regel
command-undo = zurück
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
command-save = speichern
command-concede = aufgeben
command-help = hilfe
command-quit = ende
command-all = alles
command-yes = ja
command-no = nein

play-position-first-fight = zwei Trupps mitten im Nahkampf, niemand muss gehen.
play-position-skirmish = zwei Trupps auf Abstand, dazwischen ein Wald, ein Sumpf und eine Turmruine.
telling-title = Legends of Signum, { $edition }.
play-seat-person =
    { $several ->
        [yes] { $seat }: ein Mensch an dieser Tastatur.
       *[no] { $seat }: du, an dieser Tastatur.
    }
play-seat-random = { $seat }: der Computer, der aufs Geratewohl spielt.
telling-side = { $seat }: { $creatures }.
telling-goal =
    { $prosperity ->
        [0] Es gewinnt, wer den gegnerischen Helden vernichtet.
       *[other] Es gewinnt, wer den gegnerischen Helden vernichtet oder { $prosperity } Prosperität hat.
    }
play-first-steps = Antworte mit einer Nummer. Mit schau siehst du den Tisch, mit chancen deine Aussichten, mit hilfe alles Weitere.
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
play-really-concede = { $seat }: Wirklich aufgeben? ja oder nein
play-allow-undo = { $other }: Darf die Gegenseite zurücknehmen ({ $seat })? ja oder nein
play-undo-denied = { $other } stimmt nicht zu.
play-may-go = Anderswohin: tippe gehen zu und einen Namen, gehen richtung und einen Namen, oder zwei Zahlen: gehen 12.5 30. Mit reichweite erfährst du, wer erreichbar ist.
play-may-go-too = Oder tippe gehen, laufen oder reichweite.
play-towards = { $option } (Richtung: { $target })
play-at-the-risk = { $option } (Tritt in den Rücken von: { $foes })
play-where-to = Sag wohin: gehen zu grier, gehen richtung grier 5 cm, gehen 5 cm norden, oder zwei Zahlen in Zentimetern: gehen 12.5 30. Ebenso mit laufen.
play-there-already = Schon in Kontakt: { $target }.
play-nobody-called = Niemand und nichts auf dem Schlachtfeld heißt so: { $name }.
play-several-called = Mehrere heißen so; nenne mehr vom Namen: { $names }.
play-reach-whose = Keine Kreatur ist an der Reihe. Tippe reichweite und einen Teil vom Namen einer Kreatur.
play-saved = Das Spiel ist gespeichert in der Datei { $file }.
play-not-saved = Das Spiel konnte nicht gespeichert werden in der Datei { $file }: { $cause }.
play-other-file = Es gibt schon eine Datei { $file }, und sie ist kein gespeichertes Spiel. Wähle einen anderen Namen.
play-other-game = In der Datei { $file } ist ein anderes Spiel gespeichert. Überschreiben? ja oder nein
play-save-where = Tippe speichern mit dem Namen einer Datei, zum Beispiel: speichern spiel.json
play-save-before-quitting = Das Spiel vorher speichern? Tippe den Namen einer Datei, ja für einen fertigen Namen, oder nein.
play-how-to-resume = Später weiterspielen: signum play --terminal --resume { $file }
play-goodbye = Auf Wiedersehen.
play-end-of-input = Die Eingabe ist zu Ende und damit diese Sitzung.
play-kept-nowhere = Das Spiel wurde nirgends aufgehoben; mit --save und dem Namen einer Datei wird es das.
play-after-the-end = Du kannst noch den Tisch ansehen, den Verlauf lesen oder das Spiel speichern: speichern spiel.json. Mit der Eingabetaste gehst du.

play-help = Tippe die Nummer einer Antwort, oder nur die Eingabetaste für die Frage noch einmal. Die Befehle:
play-help-line = { $command }: { $help }
play-help-look = der Tisch: jede Kreatur mit ihren Werten, ihren Eigenschaften und wen sie berührt, und das Gelände; schau grier zeigt eine davon.
play-help-odds = die genauen Aussichten jedes Angriffs oder jeder Verteilung der Würfel, und was am besten ist.
play-help-reach = wen die aktive Kreatur sieht, gehend und laufend erreicht, und wer ihr in den Rücken tritt; reichweite grier sagt es von einer anderen.
play-help-hand = die Karten auf deiner eigenen Hand.
play-help-log = die letzten Zeilen des Verlaufs; verlauf alles nennt jedes Ereignis.
play-help-why = warum 2 nennt die Regeln hinter Antwort 2; mit dem Namen einer Kreatur, warum sie nicht zur Wahl steht.
play-help-rule = regel C-MEL-03 zeigt eine Regel, regel berserk eine Eigenschaft; jede Zeile nennt am Ende ihre Regeln.
play-help-undo = nimmt deine letzte Antwort zurück.
play-help-move = gehen zu grier geht auf dem kürzesten Weg in Kontakt; gehen richtung grier 5 cm geht ein Stück davon; gehen 5 cm norden; gehen 12.5 30 geht zu einem Ort: Zentimeter nach rechts und weg vom ersten Spieler.
play-help-run = dasselbe im Laufen, zum Beispiel: laufen zu grier
play-help-save = speichern spiel.json speichert das Spiel.
play-help-concede = gibt das Spiel auf.
play-help-help = diese Zeilen.
play-help-quit = verlässt das Spiel und bietet an, es zu speichern.
play-help-fighting =
    So wird gekämpft: Wer angegriffen wird, verteilt zuerst seine Würfel, dann der Angreifer. Ein Angriffswürfel
    trifft mit Axt oder Schild; ist seine Kreatur verwundet, nur mit Schild. Jeder Schild auf einem
    Verteidigungswürfel hält einen Treffer auf. Eine Kreatur mit so vielen Wunden wie Trefferpunkten stirbt. Wer
    seinen Helden verliert, verliert das Spiel.
play-help-going =
    So wird gegangen: Norden ist weg vom ersten Spieler, Osten ist rechts von ihm. Entfernungen gehen von Rand zu Rand
    der Basen. Wer geht, darf noch kämpfen; wer läuft, nicht. Wer Kontakt verlässt oder hineinläuft, bekommt einen
    Tritt in den Rücken: Jeder Gegner dort wirft einen Würfel.

replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist noch nicht zu Ende.

command-hint = rat
play-help-hint = was der Computer jetzt täte und warum.
play-no-hint = Zwischen zwei Personen gibt es keinen Rat.
telling-hint = { $number }. { $option } ({ $worth }): { $reasons }
telling-hint-none = Dazu hat der Computer keine Meinung.
telling-hint-least = Nichts Besseres ist in Sicht.
telling-hint-for = Dafür: { $reasons }.
telling-hint-against = Dagegen: { $reasons }.
telling-hint-term =
    { $term ->
        [attack] der Angriff
        [fight] der Kampf
        [shot] der Schuss
        [danger] Gefahr für deine Seite
        [march] näher kommen
        [prospect] was es als Nächstes eröffnet
        [backstab] Tritte in den Rücken
        [goal] der Sieg
        [bodies] wer stehen bleibt
        [prosperity] Prosperität
        [cards] Karten
        [city] die Stadt
        [demand] was deine Hand braucht
        [order] wer zuerst handelt
        [search] die Suche
        [use] was es bewirkt
        [guard] den Helden schützen
        [this-turn] was sich sofort damit tun lässt
        [next-turn] was der Gegner nicht mehr kann
        [saved] was gerettet wird
        [later] was später kommen kann
        [successes] mehr Erfolge
        [left-to-play] Karten, die noch spielbar sind
        [own-hero] der Held steht sicherer
        [together] gemeinsam zuschlagen
        [first] zuerst zuschlagen
        [lines] die Sichtlinie eines Schützen
        [ties] ein gebundener Schütze
        [service] nahe bei Verwundeten
        [aura] eine Aura
        [edge] Platz auf der Seite des Gegners
        [rescued] wer dadurch überleben kann
        [ways] der Weg eines Verbündeten
        [next] was folgen kann
        [at-will] was nach Belieben noch möglich ist
        [price] der Preis
        [wound] die Wunde
        [stab] der Stich
        [seen] gesehen zu werden
        [hidden] verborgen zu bleiben
        [cured] geheilt zu sein
        [cancelled] was nicht geschähe
       *[other] andere Gründe
    } { $worth }
