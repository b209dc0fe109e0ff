how-lessons = Am Tisch lernen
how-rules = Alle Regeln
examples-all = Alle { $count } Beispiele
scenario-title = Stellung, Schritt für Schritt
scenario-open = Schritt für Schritt
scenario-step = Schritt { $step } von { $steps }
scenario-first = Zum Anfang
scenario-before = Einen Schritt zurück
scenario-next = Nächster Schritt
scenario-begin = Das ist die Stellung. Weiter zum ersten Schritt.
scenario-quiet = Eine Antwort wird gegeben; sonst geschieht noch nichts.
scenario-leave = Schließen
printings-found = { $count ->
    [one] { $count } Regel ist verschieden
   *[other] { $count } Regeln sind verschieden
  }
printings-lacks = nicht in dieser Ausgabe
printings-has = wie angegeben
rules-to-all = Alle Regeln
rule-scenarios = { $count ->
    [one] { $count } Stellung zeigt sie
   *[other] { $count } Stellungen zeigen sie
  }
scenario-printings = { $count } von { $all } Ausgaben
rule-decks = { $count ->
    [one] { $count } Deck zeigt sie
   *[other] { $count } Decks zeigen sie
  }
rule-deck-ways = Auswege:
rule-deck-broken = Deck öffnen, das sie verletzt
rule-deck-kept = Deck öffnen, das sie einhält
rule-unplayed = Diese Spielart ist noch nicht im Programm.
