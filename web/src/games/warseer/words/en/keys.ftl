key-hexes = From hex to hex
key-next = Next creature
key-card = Lift a card
key-pass = Do nothing more, or keep the dice
key-end-turn = End the turn
key-inspect = Read the whole card
