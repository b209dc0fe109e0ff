key-hexes = From hex to hex
key-next = Next creature
key-card = Lift a card
key-pass = Do nothing more, or keep the dice
key-end-turn = End the turn
key-inspect = Read the whole card
key-hexes-dice = From die to die
key-choose-die = Choose a die, or leave it
task-touch =
    { $shape ->
        [place] Tap a marked hex to see it, and again to take it.
        [dice] Tap a die to choose it, again to leave it.
        [turn] { $chosen ->
            [yes] Tap a marked hex to go there, or a creature in sight to attack.
           *[no] Tap a creature to see where it can go and whom it can attack. Two fingers zoom.
        }
        [action] Tap a marked hex to go there, or a creature in sight to attack.
       *[other] Tap an answer below.
    }
