# The page on which a finished game is watched again.
replay-step = Step { $step } of { $steps } · { $turn }
replay-first = To the beginning
replay-before = One step back
replay-play = Play
replay-stop = Stop
replay-after = One step on
replay-last = To the end
replay-timeline = Steps of the game
replay-side = Whose side
replay-side-none = Hands hidden
replay-side-of = As { WITHIN($name) }
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Normal
replay-speed-fast = Fast
replay-steps = Steps
replay-go-on = Play on from here
replay-go-on-about =
    { $dice ->
        [same] Dice and shuffles are those of the game you are watching: the same answers lead to the same game, and anyone with its record can foresee them. The game you are watching stays as it is. If something was going on at this step, the new game begins just before it.
       *[new] The dice are new; the game you are watching stays as it is. If something was going on at this step, the new game begins just before it.
    }
replay-go-on-same-dice = The same dice
replay-go-on-as = You play
replay-go-on-computer = Against the computer
replay-go-on-link = Give a link to a friend
replay-analyse = Analyse
replay-analyse-about = The chance to win at each turn, from continuations between computer players
replay-analysing = Analysing: { $done }%
replay-chance =
    { $name }: chance { $chance }%{ $range }{ $before ->
        [-1] { "" }
       *[other] , was { $before }%
    }
replay-chance-bare =
    chance { $chance }%{ $range }{ $before ->
        [-1] { "" }
       *[other] , was { $before }%
    }
replay-moments = Key moments
replay-moments-coming = The key moments follow once the curve is there.
replay-moments-none = No decision clearly changed the game. The chances moved most in { $count ->
    [one] this turn:
   *[other] these turns:
  }
replay-moment-turn = Turn { $turn }
replay-eventful-told = { $name }: chance { $before }% → { $after }%, { $change }% (± { $error })
replay-eventful-about = What happened, from the curve; it judges no choice. ± is the error; it is rarely larger.
replay-eventful-more = { $count } more in the log
replay-moment = Turn { $turn }: { $name }
replay-moment-told = { $review ->
    [costly] Another choice was better: +{ $better }% (± { $error })
    [best] No choice was better
    [dice] Decided by the dice: { $dice }% (± { $dice_error })
    [probably-costly] Another choice was probably better: +{ $better }% (± { $error })
    [probably-best] Probably no choice was better: +{ $better }% (± { $error }) over the next one
    [probably-dice] The dice probably mattered: { $dice }% (± { $dice_error })
   *[close] The choices are close: +{ $better }% (± { $error })
  }
replay-moment-played = played
replay-moment-dice = { $gave ->
    [yes] The dice gave { $dice }% (± { $error }).
   *[no] The dice cost { $dice }% (± { $error }).
  }
replay-moment-games = Judged by the computer over { $games } continuations of each choice, with hidden cards unknown to the player. The figures are cautious estimates. ± is the error; it is rarely larger.
replay-percent = { $share }%
replay-players = Hands and luck
replay-luck = Luck of the dice
replay-hand = Hand
replay-hand-empty = No card.
replay-no-turns = No turn was played, so there is nothing to analyse.
replay-excerpt = Another game goes on from here. Until it is over, the record ends at this step and shows no hand.
replay-spoken = Step { $step } of { $steps }, { $turn }. { $words } { $chance }{ $moment }
replay-chances-of = Chance to win: { $name }
replay-key-moment = Key moment
replay-key-before = Previous key moment
replay-key-after = Next key moment
replay-moment-spoken = . Key moment: { $told }
replay-moment-number = Key moment { $number } of { $count }
replay-moment-kind = { $review ->
    [costly] costly
    [best] best
    [dice] decided by dice
    [probably-costly] probably costly
    [probably-best] probably best
    [probably-dice] dice probably mattered
   *[close] close
  }
replay-moment-ways = What could be done
replay-moment-chance = chance
replay-way-better = better
replay-way-probably-better = probably better
continued-line = The finished game
continued-from = This game goes on from step { $step } of a finished one.
continued-back = Back to step { $step } of the record
replay-change = { $from } → { $to }%
