turn-notice =
    { $count ->
        [0] Your turn.
        [one] Your turn. 1 creature can act.
       *[other] Your turn. { $count } creatures can act.
    }
range-of = range { $distance } of { $range }
blocked-by = { $name } blocks
push-free = push
move-stops = ends the activation
push-price = push +{ $damage }
move-steps = move { $steps }
run-steps = run { $steps }
cards-take =
    { $count ->
        [one] Choose this card
       *[other] Choose these { $count } cards
    }
cards-wanted = { $count } of { $wanted } chosen
turn-how = Choose a creature on the field to move or attack, a card in hand to play, or a character in your war camp to summon.
act-how = Choose a hex to move to, or an opponent to attack.
hand = Hand
hand-nothing = Nothing can be done with it now.
strip = Turn
to-act = to act
quota-summon = summon
quota-income = income
quota-feat = feat
quota-summon-rule = One character from the War camp per turn
quota-income-rule = One support card discarded for income per turn
quota-feat-rule = One feat discarded for its effect per turn
pass = Do nothing more
end-turn = End turn
end-idle =
    { $count ->
        [one] 1 creature can still act.
       *[other] { $count } creatures can still act.
    }
end-income = You have discarded no card for income this turn.
end-anyway = End turn anyway
phases = Phases of the turn
phase-start = Start
phase-main = Activation
phase-end = End
last-attack = Last attack
feat-deck = Feat deck
feat-deck-rule = shared; the last one ends the game
feat-deck-over = This is the last turn.
line-figures = power { $power } · income { $income } · hand { $hand }
tabs = Parts of the table
tab-act = Act
tab-hand = Hand
tab-feats = Feats
tab-board = Board
tab-log = Log
log-tab-dice = Dice
card-read = I: read the whole card, with its keywords
zone-yours = YOUR ZONE
zone-of = ZONE: { $name }
line-cards = hand { $hand } · deck { $deck }
hex-offered = can be chosen
