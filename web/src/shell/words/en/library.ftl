how-lessons = Learn it at the table
how-rules = All rules
examples-all = All { $count } examples
scenario-title = Position, step by step
scenario-open = Step by step
scenario-step = Step { $step } of { $steps }
scenario-first = To the beginning
scenario-before = One step back
scenario-next = Next step
scenario-begin = This is the position. Go on to the first step.
scenario-quiet = An answer is given; nothing else happens yet.
scenario-leave = Close
printings-found = { $count ->
    [one] { $count } rule differs
   *[other] { $count } rules differ
  }
printings-lacks = not in this printing
printings-has = as stated
rules-to-all = All rules
rule-scenarios = { $count ->
    [one] { $count } position shows it
   *[other] { $count } positions show it
  }
scenario-printings = { $count } of { $all } printings
rule-decks = { $count ->
    [one] { $count } deck shows it
   *[other] { $count } decks show it
  }
rule-deck-ways = Ways out:
rule-deck-broken = Open the deck that breaks it
rule-deck-kept = Open a deck that keeps it
rule-unplayed = This way to play is not in the program yet.
