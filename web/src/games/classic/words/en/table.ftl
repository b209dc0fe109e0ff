log-tab-dice = Dice
turn-notice =
    { $count ->
        [0] Your turn.
        [one] Your turn. { $count } creature can act.
       *[other] Your turn. { $count } creatures can act.
    }
top-phase = Phase
top-phase-beginning = Beginning
top-phase-construction = Construction
top-phase-activation = Activation
top-setup = Setting up
top-turn = Turn { $turn }
menu-lift = Lifting the finger declares
menu-lift-note = Off: a move by touch waits for Confirm.
turn-again = The last turn of the others again
player-of-hero = { $hero }’s player
top-phase-hero = Hero
top-phase-overlord = Overlord
top-phase-quests = Quests
tab-overlord = Overlord
tab-quests = Quests
top-mode =
    { $mode ->
        [three] three players
        [four] four players
       *[teams] two against two
    }
