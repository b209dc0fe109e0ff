how-title = How to play
how-about = The game on one page
how-lessons = Learn it at the table
how-rules = All rules
examples-title = Worked examples
examples-about = The examples of the rulebooks as positions. Go through each step by step; what happens is told with the rule behind it.
examples-all = All { $count } examples
scenario-title = Position, step by step
scenario-open = Step by step
scenario-step = Step { $step } of { $steps }
scenario-next = Next step
scenario-begin = This is the position. Go on to the first step.
scenario-quiet = An answer is given; nothing else happens yet.
scenario-leave = Close
printings-title = Printings side by side
printings-about = The rules in which the printings differ
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
rule-decks = { $count ->
    [one] { $count } deck shows it
   *[other] { $count } decks show it
  }
rule-deck-ways = Ways out:
rule-deck-broken = Open the deck that breaks it
rule-deck-kept = Open a deck that keeps it
rule-unplayed = This way to play is not in the program yet.
scenario-printings = { $count } of { $all } printings
