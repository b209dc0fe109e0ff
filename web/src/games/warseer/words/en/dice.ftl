dice-of-attack = Dice of the attack
die-stays = This die cannot be changed now.
dice-order =
    { $first ->
        [you] You first, then { WITHIN($name) }, by turns until both pass.
       *[other] { $name } first, then you, by turns until both pass.
    }
dice-choose =
    { $count ->
        [one] Choose a die to reroll it.
       *[other] Choose up to { $count } dice to reroll them.
    }
reroll =
    { $count ->
        [0] Reroll
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
keep-all = Keep all
face-crit = crit
face-hit = hit
face-push = push
face-blank = blank
die-yellow = yellow
die-blue = blue
die-red = red
die-purple = purple
die-green = green
die-black = black
