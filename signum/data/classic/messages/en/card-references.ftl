# Sentences that refer to others: what follows, named players and creatures, a die that was rolled.

text-when-then = Then { $body }
text-when-start-of-each-turn = At the start of each turn, { $body }
text-when-end-of-each-turn = At the end of each turn, { $body }
text-once-a-game = { $body } (once per game)
text-on-shown = on { $faces }, { $body }
text-by = { " " }by { $who }
text-by-case = nom
text-such =
    { $who } { $number ->
        [several] are
       *[single] is
    } { $wounded ->
        [yes] a wounded { "" }
       *[no] a { "" }
    }{ $kind ->
        [hero] hero
        [character] character
        [minion] minion
       *[creature] creature
    }{ $more }
text-has-fallen-same =
    { $who } { $number ->
        [several] have fallen
       *[single] has fallen
    }
text-do-roll-die =
    { $number ->
        [you] roll a die
       *[single] rolls a die
    }
event-die-shown = The die for { $card } shows { $faces }.
event-text-spent = The text of { $card } has been used and does nothing more in this game.
text-own-wounds = each of its wounds
text-own-armour = each of its Armour tokens
text-own-concentration = each of its Concentration tokens
text-own-strength = each point of its strength
text-own-health = each point of its health
text-own-health-left = each point of its remaining health
text-times-a-turn = { $body } (at most { $times } times per turn)
text-until-own-turn = { " " }until the start of your next turn
text-condition-armoured = { " " }with Armour tokens
text-not-condition-armoured = { " " }without Armour tokens
text-nearest =
    { " " }{ $way ->
        [highest] farthest from
       *[lowest] nearest to
    } { $origin ->
        [hero] your hero
        [terrain] this terrain
        [same] that creature
        [cause] that creature
        [culprit] that creature
       *[creature] this creature
    }
text-do-copy-strength =
    { $number ->
        [single] gives this creature the same strength as its own{ $until }
       *[several] give this creature the same strength as their own{ $until }
    }
refusal-not-nearest =
    { $way ->
        [highest] { $creature } is not the farthest.
       *[lowest] { $creature } is not the nearest.
    }
text-has-chosen =
    { $bounds ->
        [least] at least
       *[most] at most
    } { $number ->
        [one] { $number } was
       *[other] { $number } were
    } chosen this way
text-each-chosen = each one chosen this way
text-pay-durability =
    spend { $count ->
        [one] { $count } Durability
       *[other] { $count } Durability
    } of this relic
text-do-show-taken =
    { $number ->
        [you] show that card to all
       *[single] shows that card to all
    }
text-do-keep-tapped =
    { $number ->
        [single] stays tapped at the start of its player's next turn
       *[several] stay tapped at the start of their players' next turns
    }
event-card-shown = { $seat } { PERSON($seat, "shows", "show") } { $card }.
event-durability-spent =
    { $card } loses { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } of its durability.
event-kept-tapped = { $card } stays tapped at the start of the next turn of its player.
event-next-costs-met = { $seat } { PERSON($seat, "has", "have") } played the card whose price was changed.
refusal-too-little-durability = That takes { $needed } Durability of { $card }; it has { $there }.
text-occasion-rolled-in-attack = rolls the dice of its attack
text-occasion-rolled-in-melee = rolls the dice of its attack in melee combat
text-occasion-rolled-in-shooting = rolls the dice of its shooting
choice-near-place = { $seat }: { $creature } may be placed with { $card }, at most { NUMBER($reach, maximumFractionDigits: 1) } cm away. Where?
