# The terminal client of any game.

command-look = look
command-log = log
command-why = why
command-rule = rule
command-undo = undo
command-save = save
command-concede = concede
command-help = help
command-quit = quit
command-all = all
command-yes = yes
command-no = no

play-seat-person =
    { $several ->
        [yes] { $seat }: a person at this keyboard.
       *[no] { $seat }: you, at this keyboard.
    }
play-seat-random = { $seat }: the computer, which plays at random.
play-no-such-number = There is no such number; the numbers go from 1 to { $count }. Press Enter to hear them again.
play-unknown-command = "{ $word }" is not known here. Type a number, or help.
play-nothing-yet = Nothing has happened yet.
play-may = This may be done now: { $option }
play-may-not = { $option }. Not possible: { $why }
play-no-such-rule = No rule is called that. Near it: { $near }
play-rule-of-others = Not in the printing that is played, only in: { $editions }
play-really-concede = { $seat }: do you really want to concede? yes or no
play-allow-undo = { $other }: may { $seat } take back? yes or no
play-undo-denied = { $other } does not agree.
play-several-called = Several are called that; say more of the name: { $names }.
play-saved = The game is saved in the file { $file }.
play-not-saved = The game could not be saved in the file { $file }: { $cause }.
play-other-file = There is already a file { $file }, and it is not a saved game. Choose another name.
play-other-game = There is another saved game in the file { $file }. Write over it? yes or no
play-save-where = Type save with the name of a file, such as: save game.json
play-save-before-quitting = Save the game first? Type the name of a file, yes for a name of its own, or no.
play-how-to-resume = To go on later: signum play --terminal --resume { $file }
play-goodbye = Goodbye.
play-end-of-input = The input has ended, and with it this session.
play-kept-nowhere = The game was not saved; to save it, use --save with the name of a file.
play-after-the-end = You may still look at the table, read the log, or save the game: save game.json. Press Enter to leave.

play-help = Type the number of an option, or press Enter to hear the question again. The commands:
play-help-line = { $command }: { $help }
play-help-log = the last lines of the log; log all tells every event.
play-help-undo = takes back your last answer.
play-help-save = save game.json saves the game.
play-help-concede = gives the game up.
play-help-help = these lines.
play-help-quit = leaves the game; it offers to save.

replay-unfinished = The record ends here; the game is not over.
analyse-head = { $name }: the chance to win at the start of each turn, from { $games ->
    [one] one continuation
   *[other] { $games } continuations
  } between computer players:
analyse-moment = { $sure ->
    [yes] Key moment
   *[no] Probably a key moment
  }: turn { $turn }, { $name } (step { $step }). { $kind ->
    [costly] Another choice was better: +{ $better }% (± { $error }).
    [best] No choice was better.
    [dice] The dice decided.
    [probably-costly] Another choice was probably better: +{ $better }% (± { $error }).
    [probably-best] Probably no choice was better: +{ $better }% (± { $error }) over the next one.
    [probably-dice] The dice probably mattered.
   *[close] The choices are close: +{ $better }% (± { $error }).
  } { $games ->
    [one] One continuation
   *[other] { $games } continuations
  } of each choice.
analyse-way = { $chance }% { $words }{ $played ->
    [yes] {" "}(played)
   *[no] { "" }
  }
analyse-dice = { $gave ->
    [yes] The dice gave { $dice }% (± { $error }).
   *[no] The dice cost { $dice }% (± { $error }).
  }
analyse-error = ± is the error of the figure before it, in percentage points; it is rarely larger.
analyse-no-moments = No decision clearly changed the game. The chances moved most in { $count ->
    [one] this turn:
   *[other] these turns:
  }
analyse-eventful = Turn { $turn } (step { $step }), { $name }: chance { $before }% → { $after }%, { $change }% (± { $error })
analyse-no-turns = No turn was played, so there is nothing to analyse.
analyse-deeper = Played to the end, { $games } continuations of each: { $better }% (± { $error }). { $verdict ->
    [agrees] They agree.
    [leans] They lean the same way.
    [leans-away] They lean the other way.
   *[disagrees] They disagree.
  }
analyse-agreed = Where one choice was called { $sure ->
    [yes] better
   *[no] probably better
  } ({ $moments }): continuations to the end agreed { $agrees } times, leaned the same way { $leans } times, the other way { $away } times, and disagreed { $disagrees } times. On average it had { $better }%; { $told }% was told.

command-hint = hint

play-help-hint = what the computer would do now, and why.
play-no-hint = There are no hints between two people.
play-seat-own = { $seat }: the computer, as { $player } plays.
play-pick-several = Type the numbers of those you mean, such as: 1 3. Enter alone goes back.
command-show = show
command-again = again
learn-step = Step { $step } of { $steps }
learn-commands = Answer by number. “{ $show }” plays the step for you, “{ $again }” begins it again.
learn-waits = Here the other side would have to decide, and this lesson ends before that. The step begins again.
learn-astray = That is allowed, but it leads away from the task. “{ $undo }” takes it back.
learn-finished = The lesson is done.
