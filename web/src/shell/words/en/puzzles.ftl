puzzles-about = One decision at a time, in a position on the real table. Every answer was played through to the end of its aim, so the best one is proven.
puzzles-all = All puzzles
puzzles-solved = { $solved } of { $count } solved
puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }, { $solved } solved
puzzle = Puzzle
puzzle-name = { $theme } { $number }
puzzle-theme = Theme
puzzle-themes-all = All themes
puzzle-level = Difficulty { $level } of 5
puzzle-levels = Difficulty
puzzle-levels-all = Any difficulty
puzzle-states = Solved or open
puzzle-states-all = Solved and open
puzzle-states-open = Open
puzzle-states-solved = Solved
puzzle-is-solved = Solved
puzzle-task = Aim: { $goals }, counted { $until }
puzzle-until-activation = at the end of this activation
puzzle-until-turn = at the end of this turn
puzzle-until-reply = at the end of your opponent's next turn
puzzle-until-death = when one of the two has died
puzzle-goal-dies = { $name } falls
puzzle-goal-lives = { $name } survives
puzzle-goal-wins = { $own ->
    [yes] you win
   *[no] your opponent wins
  }
puzzle-goal-unbeaten = { $own ->
    [yes] you are not beaten
   *[no] your opponent is not beaten
  }
puzzle-goal-wounds = { $name } takes as many wounds as possible
puzzle-goal-spared = { $name } takes as few wounds as possible
puzzle-choose = It is your decision: answer the question at the table.
puzzle-hint = Hint
puzzle-not = This is tempting, but not the best: { $words }
puzzle-solution = Solution
puzzle-shown = The solution: { $words }
puzzle-again = Try again
puzzle-next = Next
puzzle-left = You took back the moves before the decision. Try again to return to it.
puzzle-right-chance = Solved: { $best } is the best chance.
puzzle-right-amount = Solved: { $best } on average, and nothing does better.
puzzle-wrong = Not the best answer.
puzzle-wrong-chance = Not the best: the best chance is { $best }, yours is { $yours }.
puzzle-wrong-amount = Not the best: the best answer gives { $best } on average, yours { $yours }.
puzzles-loading = Loading the puzzles
