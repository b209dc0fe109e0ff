# What any table says: seats, questions of every game, refusals, what was taken back, hints.

telling-hint = { $number }. { $option } ({ $worth }): { $reasons }
telling-hint-none = The computer has no opinion about this.
telling-hint-least = Nothing better is in sight.
telling-hint-for = For it: { $reasons }.
telling-hint-against = Against it: { $reasons }.
choice-order = { $seat }: which of your effects comes first?
option-goes-first = { $ability } ({ $holder })
option-yes = Yes
option-no = No
refusal-asked-already = You have asked for that already, and it was not allowed.
refusal-dice-first = The dice come first.
refusal-game-over = The game is over.
refusal-leads-away-from-task = The rules allow that, but the task cannot be done after it. Try another place, or another action.
refusal-no-dice-asked = No dice are asked for now.
refusal-no-request = Nobody has asked for that.
refusal-no-such-seat = Nobody sits there.
refusal-not-offered = That cannot be chosen now.
refusal-not-your-choice = It is not your choice now: { $seat } is asked.
refusal-nothing-to-take-back = You have nothing to take back.
refusal-not-for-task = The task of this step does not need it. Look as long as you like; what is asked for is marked.
refusal-out-already = You take no further part in the game.
refusal-other-cards =
    { $count ->
        [one] This is not the card to shuffle.
       *[other] These are not the { $count } cards to shuffle.
    }
refusal-other-dice =
    { $count ->
        [one] { $count } die is needed
       *[other] { $count } dice are needed
    }, with numbers from 1 to { $sides }, not this: { $given }.
refusal-request-open = { $seat } is already asking to take back.
refusal-someone-else-acted = { $seat } has acted since. The others would have to agree.
refusal-something-was-learnt = Dice or cards have been revealed since. The others would have to agree.

note-taken-back =
    { $consented ->
        [yes] { $seat } took back, with consent.
       *[no] { $seat } took back.
    } { $answers ->
        [one] { $answers } answer is undone.
       *[other] { $answers } answers are undone.
    }

seat-first = Player 1
seat-second = Player 2
seat-third = Player 3
seat-fourth = Player 4
seat-fifth = Player 5
seat-sixth = Player 6

telling-and-then = { "; " }
telling-and-last = { " and " }
event-dice-card-read = { $seat } { PERSON($seat, "turns", "turn") } over a dice card: { $faces }.
event-dice-cards-shuffled = { $seat } { PERSON($seat, "shuffles", "shuffle") } the dice cards.
