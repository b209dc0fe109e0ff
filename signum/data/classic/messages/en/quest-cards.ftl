# The texts of quests, Overlord cards and Overlord's creatures: a message for each part of the vocabulary.

quest-drawn = When drawn: { $deeds }
quest-gives =
    While this quest is active, { $kind ->
        [terrain] “{ $name }” has these abilities: { $abilities }
       *[creature] each “{ $name }” creature has { $abilities }
    }
quest-goal = Goal: { $conditions }
quest-goal-and = { " and " }
quest-goal-or = { " or " }
quest-failure = Failed if { $conditions }
quest-reward = Reward: { $reward }
quest-honour = { $count } Honour
quest-main =
    { $multiple ->
        [yes] For every { $rage } Rage spent: { $deeds }
       *[no] For { $rage } Rage: { $deeds }
    }
quest-extra = In addition: { $deeds }
quest-you-overlord = “You” on this card means the Overlord
quest-side =
    { $side ->
        [pvp] PvP
       *[pve] PvE
    }: strength { $strength }, health { $health }, { $movement ->
        [none] no movement
       *[letter] movement { $movement }
    }
quest-side-b = After the quest: { $abilities }

quest-place-field = on the Battlefield
quest-place-terrain =
    { $near ->
        [near] within { $within } of “{ $terrain }”
       *[contact] in contact with “{ $terrain }”
    }
quest-place-heros-side =
    { $near ->
        [near] within { $within } of the Hero's side
       *[contact] in contact with the Hero's side
    }
quest-place-overlords-side =
    { $near ->
        [near] within { $within } of the Overlord's side
       *[contact] in contact with the Overlord's side
    }
quest-place-hero =
    { $near ->
        [near] within { $within } of the Hero
       *[contact] in contact with the Hero
    }

quest-do-lay =
    { $number ->
        [one] the Hero's player places “{ $terrain }”
       *[other] the Hero's player places { $number } “{ $terrain }” terrains
    }
quest-do-summon =
    { $number ->
        [one] “{ $name }” enters { $at }
       *[other] { $number } “{ $name }” creatures enter { $at }
    }{ $control ->
        [yes] { " " }under the Hero's control
       *[no] { "" }
    }
quest-do-rouse =
    { $creature ->
        [any] each creature of the Overlord is activated again
       *[kind] each “{ $name }” creature is activated again
    }

quest-if-defeat =
    { $creature ->
        [any] { $number ->
            [one] 1 creature of the Overlord is defeated
           *[other] { $number } creatures of the Overlord are defeated
        }
        [of-quest] { $number ->
            [one] 1 creature of this quest is defeated
           *[other] { $number } creatures of this quest are defeated
        }
       *[kind] { $number ->
            [one] “{ $name }” is defeated
           *[other] { $number } “{ $name }” creatures are defeated
        }
    }
quest-if-stand =
    { $who ->
        [hero] the Hero stands
        [yours] { $number ->
            [one] one of your creatures stands
           *[other] { $number } of your creatures stand
        }
        [friend] { $number ->
            [one] the Hero's friend stands
           *[other] { $number } of the Hero's friends stand
        }
        [any] { $number ->
            [one] a creature of the Overlord stands
           *[other] { $number } creatures of the Overlord stand
        }
        [of-quest] { $number ->
            [one] a creature of this quest stands
           *[other] { $number } creatures of this quest stand
        }
       *[kind] { $number ->
            [one] a “{ $name }” creature stands
           *[other] { $number } “{ $name }” creatures stand
        }
    } { $at }{ $rounds ->
        [one] {""}
       *[other] {""} in { $rounds } quests phases in a row
    }
quest-if-none-left =
    { $creature ->
        [any] no creature of the Overlord is { $at }
        [of-quest] no creature of this quest is { $at }
       *[kind] no “{ $name }” creature is { $at }
    }
quest-if-rounds =
    { $number ->
        [one] 1 round has passed
       *[other] { $number } rounds have passed
    }
quest-if-friend-lost = the Hero's friend is lost
quest-if-terrain-lost = “{ $terrain }” is destroyed
quest-if-carry = one of your creatures picks up the burden in a quests phase while { $origin } and carries it to a place { $to }
quest-if-search =
    { $number ->
        [one] “{ $terrain }” is searched
       *[other] “{ $terrain }” is searched { $number } times
    }
quest-if-spend = you have spent { $prosperity } Prosperity since the quest was drawn
quest-if-own = you have { $prosperity } Prosperity
quest-if-build =
    { $number ->
        [one] you have built 1 building since the quest was drawn
       *[other] you have built { $number } buildings since the quest was drawn
    }
quest-if-play =
    { $card ->
        [character] you have played { $number ->
            [one] { $number } character
           *[other] { $number } characters
        } since the quest was drawn
        [spell] you have played { $number ->
            [one] { $number } spell
           *[other] { $number } spells
        } since the quest was drawn
        [relic] you have played { $number ->
            [one] { $number } relic
           *[other] { $number } relics
        } since the quest was drawn
       *[tactic] you have played { $number ->
            [one] { $number } tactic
           *[other] { $number } tactics
        } since the quest was drawn
    }
quest-if-wounds =
    { $number ->
        [one] the Hero has 1 wound or more
       *[other] the Hero has { $number } wounds or more
    }

quest-target-nearest = the nearest of your creatures
quest-target-weakest = the weakest of your creatures
quest-target-strongest = the strongest of your creatures
quest-target-hero = the Hero
quest-target-friend = the Hero's friend
quest-target-terrain = “{ $name }”
quest-target-quest-terrain = the nearest terrain of an active quest
quest-target-heros-side = the Hero's side
quest-within =
    { $form ->
        [guard] { " " }(within { $letter } of it)
       *[attack] { " " }(within { $letter } of this creature)
    }
quest-behaviour-attack = Attacks { $target }{ $within } in melee, if it can reach it
quest-behaviour-shoot = Shoots at { $target }{ $within }, if it can
quest-behaviour-approach = Moves towards { $target }{ $within }
quest-behaviour-guard = Returns to { $target }{ $within } and guards it
quest-behaviour-stay = Stays where it is
quest-leash = It must always stay { $place }

telling-quest-type =
    { $type ->
        [early] Early quest
        [late] Late quest
        [spell-pvp] Overlord's spell, against a player
        [spell-pve] Overlord's spell, solo game
        [tactic-pvp] Overlord's tactic, against a player
        [tactic-pve] Overlord's tactic, solo game
        [relic-pvp] Overlord's relic, against a player
        [relic-pve] Overlord's relic, solo game
        [unique] Unique creature
        [friend] Friend of the Hero
        [terrain] Quest terrain
        [unique-terrain] Unique quest terrain
       *[creature] Overlord's creature
    }
telling-quest-rage =
    { $rage ->
        [0] no Rage
       *[other] { $rage } Rage
    }
