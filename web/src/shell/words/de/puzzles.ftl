puzzles-about = Immer nur eine Entscheidung, in einer Stellung am echten Tisch. Jede Antwort wurde bis zu ihrem Ziel durchgespielt, die beste ist also bewiesen.
puzzles-all = Alle Aufgaben
puzzles-solved = { $solved } von { $count } gelöst
puzzles-found = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
  }, { $solved } gelöst
puzzle = Aufgabe
puzzle-name = { $theme } { $number }
puzzle-theme = Thema
puzzle-themes-all = Alle Themen
puzzle-level = Schwierigkeit { $level } von 5
puzzle-levels = Schwierigkeit
puzzle-levels-all = Jede Schwierigkeit
puzzle-states = Gelöst oder offen
puzzle-states-all = Gelöste und offene
puzzle-states-open = Offene
puzzle-states-solved = Gelöste
puzzle-is-solved = Gelöst
puzzle-task = Ziel: { $goals }, gezählt { $until }
puzzle-until-activation = am Ende dieser Aktivierung
puzzle-until-turn = am Ende dieses Zuges
puzzle-until-reply = am Ende des nächsten gegnerischen Zuges
puzzle-until-death = wenn einer der beiden gefallen ist
puzzle-goal-dies = { $name } fällt
puzzle-goal-lives = { $name } überlebt
puzzle-goal-wins = { $own ->
    [yes] du gewinnst
   *[no] dein Gegner gewinnt
  }
puzzle-goal-unbeaten = { $own ->
    [yes] du bist nicht besiegt
   *[no] dein Gegner ist nicht besiegt
  }
puzzle-goal-wounds = { $name } erleidet möglichst viele Wunden
puzzle-goal-spared = { $name } erleidet möglichst wenige Wunden
puzzle-choose = Du entscheidest: Beantworte die Frage am Tisch.
puzzle-hint = Tipp
puzzle-not = Das ist verlockend, aber nicht das Beste: { $words }
puzzle-solution = Lösung
puzzle-shown = Die Lösung: { $words }
puzzle-again = Noch einmal
puzzle-next = Weiter
puzzle-left = Du hast die Züge vor der Entscheidung zurückgenommen. Mit „Noch einmal“ kehrst du zu ihr zurück.
puzzle-right-chance = Gelöst: { $best } ist die beste Chance.
puzzle-right-amount = Gelöst: Im Mittel { $best }, besser geht es nicht.
puzzle-wrong = Nicht die beste Antwort.
puzzle-wrong-chance = Nicht die beste: Die beste Chance ist { $best }, deine { $yours }.
puzzle-wrong-amount = Nicht die beste: Die beste Antwort ergibt im Mittel { $best }, deine { $yours }.
puzzles-loading = Die Aufgaben werden geladen
