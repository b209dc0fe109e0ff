# Further words of card texts: counters, revealed cards, what is left out, what comes otherwise.

text-otherwise = otherwise, { $body }
text-when-enters = When this card comes into play, { $body }
text-countered =
    { " " }with { $begins ->
        [vowel] an
       *[consonant] a
    } { $counter } counter
text-besides =
    { " " }other than { $besides ->
        [bearer] your hero
        [culprit] the one that did it
       *[cause] that one
    }
text-above-sacrificed =
    { " " }that costs at most { $more ->
        [0] as much as
       *[other] { $more } more than
    } what was sacrificed
text-is-phase =
    it is { $whose ->
        [yours] your
        [opponents] an opponent's
       *[any] the
    } { $phase ->
        [beginning] Beginning Phase
        [construction] Construction Phase
       *[activation] Creature Activation Phase
    }
text-each-fallen-same = { $each } that has fallen this way
text-has-fallen-of =
    { $bounds ->
        [least] at least { "" }
       *[most] at most { "" }
    }{ $who } { $number ->
        [one] has
       *[other] have
    } fallen this way
text-each-buried =
    each { $type ->
        [character] character
        [spell] spell
        [relic] relic
        [tactic] tactic
       *[any] card
    }{ $type ->
        [several] { " " }({ $kinds })
       *[other] { "" }
    }{ $more } in { $whose ->
        [yours] your Graveyard
        [target] their Graveyard
        [opponents] your opponent's Graveyard
       *[any] all Graveyards together
    }
text-has-buried =
    { $bounds ->
        [least] at least
       *[most] at most
    } { $number } { $type ->
        [character] { $number ->
            [one] character
           *[other] characters
        }
        [spell] { $number ->
            [one] spell
           *[other] spells
        }
        [relic] { $number ->
            [one] relic
           *[other] relics
        }
        [tactic] { $number ->
            [one] tactic
           *[other] tactics
        }
       *[any] { $number ->
            [one] card
           *[other] cards
        }
    }{ $type ->
        [several] { " " }({ $kinds })
       *[other] { "" }
    }{ $more } { $number ->
        [one] lies
       *[other] lie
    } in { $whose ->
        [yours] your Graveyard
        [opponents] your opponent's Graveyard
       *[any] all Graveyards together
    }
text-each-revealed =
    each { $type ->
        [character] character
        [spell] spell
        [relic] relic
        [tactic] tactic
       *[any] card
    }{ $type ->
        [several] { " " }({ $kinds })
       *[other] { "" }
    }{ $more } revealed this way
text-was-revealed =
    { $types ->
        [no] a card
       *[other] { $types }
    }{ $more } was revealed this way
text-were-revealed =
    { $bounds ->
        [least] at least
       *[most] at most
    } { $number } { $number ->
        [one] card
       *[other] cards
    }{ $type ->
        [any] { "" }
       *[other] { " " }({ $kinds })
    }{ $more } { $number ->
        [one] was
       *[other] were
    } revealed this way
text-each-counters = each { $known ->
        [any] counter
       *[yes] { $counter } counter
    } { $who }
text-has-counters =
    { $bounds ->
        [least] { $number ->
            [one] { $begins ->
                [vowel] an
               *[consonant] a
            }
           *[other] at least { $number }
        }
       *[most] at most { $number }
    } { $known ->
        [any] { $number ->
            [one] counter is
           *[other] counters are
        }
       *[yes] { $counter } { $number ->
            [one] counter is
           *[other] counters are
        }
    } { $who }
text-on-thing =
    on { $thing ->
        [relic] this relic
        [building] this building
        [terrain] this terrain
        [creature] this creature
        [pointed-bearer] your hero
        [pointed-target] it
       *[other] that one
    }
text-on-case = nom
text-on-things =
    on { $whose ->
        [yours] your { $nouns }
        [opponents] your opponent's { $nouns }
       *[any] all { $nouns }
    }
text-pay-counters =
    remove { $count ->
        [0] all { $counter } counters
        [one] { $count } { $counter } counter
       *[other] { $count } { $counter } counters
    } from this { $thing ->
        [relic] relic
        [building] building
        [terrain] terrain
       *[creature] creature
    }
text-each-removed = each counter removed
text-has-taps =
    { $whose ->
        [yours] you have
        [opponents] an opponent has
        [cause] that player has
       *[any] players have
    } tapped { $bounds ->
        [least] at least
       *[most] at most
    } { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    } this turn
text-each-taps =
    each building that { $whose ->
        [yours] you have tapped
        [opponents] your opponent has tapped
        [cause] that player has tapped
       *[any] was tapped
    } this turn
text-occasion-rolled-in-combat = rolls attack or defence dice in melee combat
text-occasion-rolled-in-defence = rolls defence dice in melee combat
text-occasion-passed-by =
    { $near ->
        [contact] passes by in contact
       *[far] passes by
    } and ends its move farther away
text-occasion-targeted =
    { $mood ->
        [cancelled] cancel the effect of the spell on it
       *[told] becomes the target of an opponent's spell
    }
text-occasion-targeted-alone =
    { $mood ->
        [cancelled] cancel the effect of the spell on it
       *[told] becomes the only target of an opponent's spell
    }
text-occasion-building-tapped =
    { $number ->
        [you] tap a building
       *[single] taps a building
    }
text-do-place-counters =
    { $number ->
        [single] gets
       *[several] get
    } { $count } { $counter } { $count ->
        [one] counter
       *[other] counters
    }{ $number ->
        [single] { "" }
       *[several] { " " }each
    }{ $most ->
        [0] { "" }
       *[other] { " " }(at most { $most } in all)
    }
text-do-remove-counters =
    { $number ->
        [single] loses
       *[several] lose
    } { $count ->
        [0] all { $counter } counters
        [one] { $count } { $counter } counter
       *[other] { $count } { $counter } counters
    }{ $number ->
        [single] { "" }
       *[several] { $count ->
            [0] { "" }
           *[other] { " " }each
        }
    }
text-do-reveal-at-random =
    { $number ->
        [you] reveal { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } of your Hand at random
       *[single] reveals { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } of their Hand at random
    }
text-do-discard-revealed =
    { $number ->
        [you] discard what was revealed
       *[single] discards what was revealed
    }
text-do-reveal-until =
    { $number ->
        [you] reveal cards from the top of your Battle Deck until you reveal a { $card_type ->
            [character] character
            [spell] spell
            [relic] relic
           *[tactic] tactic
        }{ $more }, take it and put the others under the deck in random order (if there is none, shuffle)
       *[single] reveals cards from the top of their Battle Deck until they reveal a { $card_type ->
            [character] character
            [spell] spell
            [relic] relic
           *[tactic] tactic
        }{ $more }, takes it and puts the others under the deck in random order (if there is none, they shuffle)
    }
text-do-cast-from-graveyard =
    { $number ->
        [you] carry out
       *[single] carries out
    } a spell{ $more } from { $whose ->
        [yours] { $number ->
            [you] your
           *[single] their
        } Graveyard
        [opponents] an opponent's Graveyard
       *[any] any Graveyard
    } without its cost; it stays there
text-do-turn-die =
    turn { $dice ->
        [one] { $dice } of those dice
       *[other] up to { $dice } of those dice
    } to a side of your choice
text-do-divert-spell = { $number ->
        [single] is affected by the spell instead, if it could have been its target
       *[several] are affected by the spell instead, if they could have been its targets
    }
event-counters-placed =
    { $card } gets { $number ->
        [one] { $number } { $counter } counter
       *[other] { $number } { $counter } counters
    }.
event-counters-removed =
    { $card } loses { $number ->
        [one] { $number } { $counter } counter
       *[other] { $number } { $counter } counters
    }.
event-put-back =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } goes { $under ->
            [yes] under
           *[no] on top of
        } your Battle Deck.
       *[theirs] { $creature } goes { $under ->
            [yes] under
           *[no] on top of
        } the Battle Deck of { $owner }.
    }
event-played-put-back =
    { PERSON($seat, "theirs", "yours") ->
        [yours] { $card } goes { $under ->
            [yes] under
           *[no] on top of
        } your Battle Deck.
       *[theirs] { $card } goes { $under ->
            [yes] under
           *[no] on top of
        } the Battle Deck of { $seat }.
    }
event-revealed-until = { $seat } { PERSON($seat, "reveals", "reveal") } from the Battle Deck: { $cards }.
event-spell-aimed = { $card } is aimed at { $creature }.
event-spell-repeated = { $seat } { PERSON($seat, "carries", "carry") } out { $card } from a Graveyard.
event-die-turned = A die of { $creature } is turned: { $dropped } becomes { $faces }.
choice-turn-die = { $seat }: { $creature } rolled { $faces }. Which die do you turn with { $card }?
option-turn-die = { $dropped } becomes { $faces }
refusal-cannot-attack-these =
    { $creature } cannot attack { $type ->
        [hero] heroes
        [character] characters
       *[minion] minions
    } for now.
refusal-too-few-counters = { $card } has too few { $counter } counters: { $needed } needed, { $there } there.
refusal-without-counter = { $creature } has no { $counter } counter.
refusal-left-out = { $creature } is the one that the text leaves out.
ability-cannot-attack-hero = cannot attack heroes
ability-cannot-attack-character = cannot attack characters
ability-cannot-attack-minion = cannot attack minions
text-counter-other = “{ $name }”
text-counter-age = age
text-counter-blood = blood
text-counter-bone = bone
text-counter-charge = charge
text-counter-coin = coin
text-counter-doom = doom
text-counter-ember = ember
text-counter-fate = fate
text-counter-fear = fear
text-counter-growth = growth
text-counter-honour = honour
text-counter-ice = ice
text-counter-light = light
text-counter-lore = lore
text-counter-muster = muster
text-counter-oath = oath
text-counter-rage = rage
text-counter-rune = rune
text-counter-song = song
text-counter-soul = soul
text-counter-spore = spore
text-counter-storm = storm
text-counter-time = time
text-counter-trap = trap
text-counter-venom = venom
text-counter-water = water
text-theirs = { $body } (of that player's own choice)
text-card-played-is =
    { $types ->
        [no] { " " }(any card{ $more })
       *[other] { " " }({ $types }{ $more })
    }
text-occasion-hurt-at-range =
    { $mood ->
        [cancelled] cancel the damage
       *[told]
            { $by ->
                [self] takes damage at range from { $doer ->
                    [hero] your hero
                   *[self] this creature
                }
               *[anybody] takes damage at range
            }
    }
text-do-reveal-top =
    { $number ->
        [you] reveal { $cards ->
            [one] the top card
           *[other] the top { $cards } cards
        } of your Battle Deck{ $take ->
            [no] { "" }
           *[other] , take each { $take } card{ $more }
        } and put { $take ->
            [no] { $cards ->
                [one] it
               *[other] them
            }
           *[other] the rest
        } { $rest ->
            [graveyard] into your Graveyard
           *[deck] { $cards ->
                [one] under the deck
               *[other] under the deck in random order
            }
        }
       *[single] reveals { $cards ->
            [one] the top card
           *[other] the top { $cards } cards
        } of their Battle Deck{ $take ->
            [no] { "" }
           *[other] , takes each { $take } card{ $more }
        } and puts { $take ->
            [no] { $cards ->
                [one] it
               *[other] them
            }
           *[other] the rest
        } { $rest ->
            [graveyard] into their Graveyard
           *[deck] { $cards ->
                [one] under the deck
               *[other] under the deck in random order
            }
        }
    }
event-top-revealed = { $seat } { PERSON($seat, "reveals", "reveal") } from the Battle Deck: { $cards }.
text-has-races =
    { $bounds ->
        [least] at least
       *[most] at most
    } { $number ->
        [one] { $number } race is
       *[other] { $number } races are
    } among { $whose ->
        [yours] your creatures
       *[opponents] your opponent's creatures
    }
text-each-races =
    each race among { $whose ->
        [yours] your creatures
        [target] their creatures
       *[opponents] your opponent's creatures
    }
text-number-races =
    { $whose ->
        [yours] the races among your creatures
       *[opponents] the races among your opponent's creatures
    }
text-kind-hero = hero
text-kind-character = character
text-kind-minion = minion
text-kind-spell = spell
text-kind-relic = relic
text-kind-tactic = tactic
text-kind-building = building
text-kind-terrain = terrain
telling-counters = Counters: { $counters }.
telling-counter =
    { $number ->
        [one] { $number } { $counter } counter
       *[other] { $number } { $counter } counters
    }
