# Das Terminal für jedes Spiel.

command-look = schau
command-log = verlauf
command-why = warum
command-rule = regel
command-undo = zurück
command-save = speichern
command-concede = aufgeben
command-help = hilfe
command-quit = ende
command-all = alles
command-yes = ja
command-no = nein

play-seat-person =
    { $several ->
        [yes] { $seat }: ein Mensch an dieser Tastatur.
       *[no] { $seat }: du, an dieser Tastatur.
    }
play-seat-random = { $seat }: der Computer, der aufs Geratewohl spielt.
play-no-such-number = Diese Nummer gibt es nicht; es gibt 1 bis { $count }. Mit der Eingabetaste kommt die Frage noch einmal.
play-unknown-command = „{ $word }“ ist hier nicht bekannt. Tippe eine Nummer oder hilfe.
play-nothing-yet = Noch ist nichts geschehen.
play-may = Das geht jetzt: { $option }
play-may-not = { $option }. Nicht möglich: { $why }
play-no-such-rule = Keine Regel heißt so. Ähnlich: { $near }
play-rule-of-others = Nicht im gespielten Druck, nur in: { $editions }
play-really-concede = { $seat }: Wirklich aufgeben? ja oder nein
play-allow-undo = { $other }: Darf { $seat } zurücknehmen? ja oder nein
play-undo-denied = { $other } stimmt nicht zu.
play-several-called = Mehrere heißen so; nenne mehr vom Namen: { $names }.
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
play-help-log = die letzten Zeilen des Verlaufs; verlauf alles nennt jedes Ereignis.
play-help-undo = nimmt deine letzte Antwort zurück.
play-help-save = speichern spiel.json speichert das Spiel.
play-help-concede = gibt das Spiel auf.
play-help-help = diese Zeilen.
play-help-quit = verlässt das Spiel und bietet an, es zu speichern.

replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist noch nicht zu Ende.
analyse-head = { $name }: die Chance zu gewinnen zu Beginn jedes Zuges, nach { $games ->
    [one] einer Fortsetzung
   *[other] { $games } Fortsetzungen
  } zwischen Computerspielern:
analyse-moment = { $sure ->
    [yes] Schlüsselmoment
   *[no] Wahrscheinlich ein Schlüsselmoment
  }: Zug { $turn }, { $name } (Schritt { $step }). { $kind ->
    [costly] Eine andere Wahl war besser: +{ $better } % (± { $error }).
    [best] Keine Wahl war besser.
    [dice] Die Würfel haben entschieden.
    [probably-costly] Eine andere Wahl war wahrscheinlich besser: +{ $better } % (± { $error }).
    [probably-best] Wahrscheinlich war keine Wahl besser: +{ $better } % (± { $error }) vor der nächsten.
    [probably-dice] Die Würfel machten wahrscheinlich etwas aus.
   *[close] Die Möglichkeiten liegen nah beieinander: +{ $better } % (± { $error }).
  } { $games ->
    [one] Eine Fortsetzung
   *[other] { $games } Fortsetzungen
  } je Wahl.
analyse-way = { $chance } % { $words }{ $played ->
    [yes] {" "}(gespielt)
   *[no] { "" }
  }
analyse-dice = { $gave ->
    [yes] Die Würfel brachten { $dice } % (± { $error }).
   *[no] Die Würfel kosteten { $dice } % (± { $error }).
  }
analyse-error = ± nennt den Fehler der Zahl davor, in Prozentpunkten; größer ist er selten.
analyse-no-moments = Keine Entscheidung hat das Spiel deutlich verändert. Am meisten bewegten sich die Aussichten in { $count ->
    [one] diesem Zug:
   *[other] diesen Zügen:
  }
analyse-eventful = Zug { $turn } (Schritt { $step }), { $name }: Chance { $before } % → { $after } %, { $change } % (± { $error })
analyse-no-turns = Kein Zug wurde gespielt, also gibt es nichts auszuwerten.
analyse-deeper = Bis zum Ende gespielt, { $games } Fortsetzungen je Wahl: { $better } % (± { $error }). { $verdict ->
    [agrees] Sie stimmen zu.
    [leans] Sie neigen zum selben.
    [leans-away] Sie neigen zum anderen.
   *[disagrees] Sie widersprechen.
  }
analyse-agreed = Wo eine Wahl { $sure ->
    [yes] besser
   *[no] wahrscheinlich besser
  } genannt wurde ({ $moments }): Fortsetzungen bis zum Ende stimmten { $agrees }-mal zu, neigten { $leans }-mal zum selben, { $away }-mal zum anderen und widersprachen { $disagrees }-mal. Im Mittel hatte sie { $better } %; genannt waren { $told } %.

command-hint = rat

play-help-hint = was der Computer jetzt täte und warum.
play-no-hint = Zwischen zwei Personen gibt es keinen Rat.
play-seat-own = { $seat }: der Computer, der spielt wie { $player }.
play-pick-several = Tippe die gemeinten Nummern, zum Beispiel: 1 3. Die Eingabetaste allein führt zurück.
command-show = zeigen
command-again = nochmal
learn-step = Schritt { $step } von { $steps }
learn-commands = Antworte mit einer Nummer. „{ $show }“ spielt dir den Schritt vor, „{ $again }“ beginnt ihn neu.
learn-waits = Hier müsste die andere Seite entscheiden, und so weit geht diese Lektion nicht. Der Schritt beginnt neu.
learn-astray = Das ist erlaubt, führt aber von der Aufgabe weg. „{ $undo }“ nimmt es zurück.
learn-finished = Die Lektion ist geschafft.
