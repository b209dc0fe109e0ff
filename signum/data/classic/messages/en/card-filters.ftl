# The words behind a noun in card texts: conditions, names, the highest and the lowest.

text-condition-engaged = { " " }in contact with an enemy
text-condition-has-attacked = { " " }that attacked this turn
text-condition-tapped =
    { $number ->
        [several] { " " }that are tapped
       *[single] { " " }that is tapped
    }
text-not-condition-ready = { " " }already activated
text-not-condition-acted = { " " }not activated yet
text-not-condition-unwounded = { " " }with wounds
text-not-condition-hidden = { " " }without a Stealth token
text-not-condition-at-terrain = { " " }not in contact with a terrain
text-not-condition-entered = { " " }that did not enter this turn
text-not-condition-engaged = { " " }not in contact with an enemy
text-not-condition-has-attacked = { " " }that did not attack this turn
text-not-condition-tapped =
    { $number ->
        [several] { " " }that are untapped
       *[single] { " " }that is untapped
    }
text-named = { " " }called { $name }
text-extreme =
    { " " }with the { $way ->
        [highest] highest
       *[lowest] lowest
    } { $figure ->
        [strength] strength
        [health] health
        [cost] cost
       *[health-left] remaining health
    }
refusal-in-this-condition =
    { $condition ->
        [ready] { $creature } has not been activated yet.
        [acted] { $creature } has already been activated.
        [unwounded] { $creature } is not wounded.
        [hidden] { $creature } has a stealth token.
        [entered] { $creature } entered this turn.
        [engaged] { $creature } is in contact with an enemy.
        [has-attacked] { $creature } has attacked this turn.
        [armoured] { $creature } has armour tokens.
       *[at-terrain] { $creature } is in contact with a terrain.
    }
refusal-not-foremost =
    { $creature } does not have the { $way ->
        [highest] highest
       *[lowest] lowest
    } { $figure ->
        [strength] strength
        [health] health
        [cost] cost
       *[health-left] remaining health
    }.
refusal-not-at-terrain = { $creature } is too far from such a terrain.
event-attack-noted = { $creature } has attacked this turn.

# Numbers and prices.

text-owner =
    of { $who ->
        [self] this creature
        [bearer] your hero
        [hero-yours] your hero
        [hero-opponents] your opponent's hero
        [sacrificed] the sacrificed creature
        [culprit] the creature that did it
       *[cause] that creature
    }
text-number-wounds = the number of wounds { $owner }
text-number-armour = the number of Armour tokens { $owner }
text-number-concentration = the number of Concentration tokens { $owner }
text-number-strength = the strength { $owner }
text-number-health = the health { $owner }
text-number-health-left = the remaining health { $owner }
text-compared-figures =
    { $more } is greater than { $fewer }{ $by ->
        [no] { "" }
       *[other] { " " }by at least { $by }
    }
text-sacrificed = the sacrificed creature
text-each-health = each point of health of { $who }
text-has-health =
    { $who } has health { $bounds ->
        [least] { $number } or more
       *[most] { $number } or less
    }
text-has-turn =
    it is { $whose ->
        [yours] your turn
       *[opponents] an opponent's turn
    }
text-each-amount =
    each { $kind ->
        [healed] wound healed
        [prospered] Prosperity gained
        [same] wound dealt
       *[hurt] damage
    }
text-per = { " " }(once for every { $per })
text-repeat-each =
    { $body } (once for { $each }{ $choice ->
        [yes] , with a new choice each time
       *[no] { "" }
    })
text-pay-tap-itself =
    tap { $kind ->
        [this-relic] this relic
       *[this-building] this building
    }
text-pay-wounds-on =
    deal { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } to one of your { $other ->
        [yes] other { "" }
       *[no] { "" }
    }{ $kind ->
        [character] characters
        [minion] minions
        [hero] heroes
       *[creature] creatures
    }{ $where }
text-unless-otherwise =
    { ", " }unless { $number ->
        [you] you
        [player] that player
        [several] their players
       *[single] its player
    } { $ways }
text-way-prosperity =
    { $number ->
        [you] pay
       *[they] pays
    } { $count } Prosperity
text-way-discard =
    { $number ->
        [you] discard
       *[they] discards
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
text-way-tap =
    { $number ->
        [you] tap
       *[they] taps
    } { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
text-way-sacrifice =
    { $number ->
        [you] sacrifice
       *[they] sacrifices
    } { $kind ->
        [character] a character
        [minion] a minion
        [building] a building
        [relic] a relic
       *[creature] a creature
    }
choice-which-price = { $seat }: which price of { $card } do you pay?
choice-pay-instead = { $seat }: do you pay to prevent { $card }?
choice-wounded-instead = { $seat }: which creature takes the wounds for { $card }?
refusal-nobody-to-wound = No creature can take the wounds for { $card }.

# Costs.

text-this-turn = { " " }this turn
text-change-prosperity =
    { $amount } Prosperity { $way ->
        [less] less
       *[more] more
    }
text-change-any =
    { $amount ->
        [one] { $amount } building of your choice
       *[other] { $amount } buildings of your choice
    } { $way ->
        [less] less
       *[more] more
    }
event-cost-to-come = { $seat } { PERSON($seat, "pays", "pay") } another price for the next card of this kind.

# Verbs and occasions.

text-a-character = a character
text-a-spell = a spell
text-a-relic = a relic
text-a-tactic = a tactic
text-a-card = a card
text-do-exchange-places = exchange places with each other if their bases are the same size
text-do-copy-abilities =
    { $number ->
        [single] gives this creature a copy of each of its abilities{ $until }
       *[several] give this creature a copy of each of their abilities{ $until }
    }
text-do-clash =
    and { $foe ->
        [self] this creature
       *[same] that creature
    } deal each other damage equal to their strength
text-do-cast-again =
    { $number ->
        [you] carry out the top spell of your Graveyard again without its cost and put it under your Battle Deck
        [single] carries out the top spell of their Graveyard again without its cost and puts it under their Battle Deck
       *[several] carry out the top spells of their Graveyards again without their cost and put them under their Battle Decks
    }
text-occasion-hurt-by-attack =
    { $mood ->
        [cancelled] cancel the damage
       *[told]
            { $by ->
                [self] takes damage in an attack by { $doer ->
            [hero] your hero
           *[self] this creature
        }
               *[anybody] takes damage in an attack
            }
    }
text-occasion-activation-over = ends its activation
event-put-on-top = { $seat } { PERSON($seat, "puts", "put") } { $card } on top of the Battle Deck.
event-spell-recast = { $card } goes under the Battle Deck of { $seat }.
text-do-become-target =
    { $number ->
        [single] becomes the target of the attack instead
       *[several] become the targets of the attack instead
    }
text-taken =
    you took { $type ->
        [character] a character
        [spell] a spell
        [relic] a relic
        [tactic] a tactic
       *[any] a card
    }{ $more }
