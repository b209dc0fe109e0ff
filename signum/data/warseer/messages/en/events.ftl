# Warseer: events as lines of the log.

event-first-player-drawn = { $seat } { PERSON($seat, "begins", "begin") }.
event-map-drawn = The game is played on the map “{ $map }”.
event-terrain-laid = { $seat } { PERSON($seat, "places", "place") } the terrain “{ $terrain }” at { $at }.
event-phase-began = Setting up: { $phase }
event-feat-deck-shuffled =
    The feat deck is shuffled ({ $order ->
        [one] { $order } card
       *[other] { $order } cards
    }).
event-battle-deck-shuffled =
    { $seat } { PERSON($seat, "shuffles", "shuffle") } the battle deck ({ $order ->
        [one] { $order } card
       *[other] { $order } cards
    }).
event-returned-to-deck =
    { $seat } { PERSON($seat, "puts", "put") } { $known ->
        [yes] these cards back into the battle deck: { $cards }
       *[no] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } back into the battle deck
    }.
event-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "draws", "draw") } { $card }.
       *[no] { $seat } { PERSON($seat, "draws", "draw") } a card.
    }
event-feat-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "draws", "draw") } the feat “{ $feat }”.
       *[no] { $seat } { PERSON($seat, "draws", "draw") } a feat.
    }
event-turn-began = Turn { $turn }: { $seat }
event-turn-ending = { $seat } { PERSON($seat, "begins", "begin") } the end phase.
event-turn-ended = { $seat } { PERSON($seat, "ends", "end") } the turn.
event-power-refreshed = { $seat } { PERSON($seat, "has", "have") } { $power } power.
event-power-gained = { $seat } { PERSON($seat, "gains", "gain") } { $power } power.
event-power-spent = { $seat } { PERSON($seat, "pays", "pay") } { $power } power.
event-power-taken = { $seat } { PERSON($seat, "loses", "lose") } { $power } power.
event-income-changed = { $seat } { PERSON($seat, "now has", "now have") } an income of { $income }.
event-points-scored =
    { $seat } { PERSON($seat, "scores", "score") } { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
event-points-lost =
    { $seat } { PERSON($seat, "loses", "lose") } { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
event-player-out = { $seat } { PERSON($seat, "takes", "take") } no further part in the game.

event-card-played =
    { $seat } { PERSON($seat, "plays", "play") } { $type ->
        [spell] the spell
        [relic] the relic
        [building] the building
       *[other] the tactic
    } { $card }.
event-card-settled = { $seat } { PERSON($seat, "puts", "put") } { $card } into the History.
event-card-entered =
    { $zone ->
        [relic] { $seat } { PERSON($seat, "puts", "put") } on { $card }.
        [building] { $seat } { PERSON($seat, "puts", "put") } { $card } into the City.
       *[other] { $card } enchants { $on }.
    }
event-card-left = { $seat } { PERSON($seat, "takes", "take") } { $card } out of play, into the History.
event-discarded =
    { $for_income ->
        [yes] { $seat } { PERSON($seat, "discards", "discard") } { $card } for income.
       *[no] { $seat } { PERSON($seat, "discards", "discard") } { $card }.
    }
event-taken-from-history =
    { $to_camp ->
        [yes] { $seat } { PERSON($seat, "returns", "return") } { $card } from the History to the war camp.
       *[no] { $seat } { PERSON($seat, "takes", "take") } { $card } back from the History.
    }
event-hand-shown =
    { $seat } { PERSON($seat, "shows", "show") } the hand to { $to }{ $known ->
        [yes] : { $cards }
       *[no] { "" }
    }.
event-tapped = { $id } is tapped.
event-use-spent = { $id } loses one use.
event-used-this-turn = { $creature } has used its text for this turn.
event-building-helped = { $creature } gets the bonus of a building for this turn.

event-feat-played =
    { $seat } { PERSON($seat, "plays", "play") } the feat “{ $feat }” ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-feat-taken =
    { $seat } { PERSON($seat, "takes", "take") } a feat face down for the Hall of Honour ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-feat-discarded = { $seat } { PERSON($seat, "discards", "discard") } the feat “{ $feat }” for its effect.
event-claims-passed = { $seat } can no longer play a military feat for this moment.

event-entered =
    { $origin ->
        [camp] { $seat } { PERSON($seat, "summons", "summon") } { $card } at { $at }.
        [history] { $card } returns from the History at { $at }.
        [minions] { $seat } { PERSON($seat, "summons", "summon") } a minion, { $card }, at { $at }.
       *[other] { $card } takes the field at { $at }.
    }
event-minion-removed = { $creature } is taken off the field.
event-activation-began = { $creature } is activated.
event-activation-skipped = { $creature } skips the activation.
event-activation-lost = { $creature } is stunned and loses the activation.
event-activation-closing = { $creature } comes to the end of its activation.
event-activation-ended = { $creature } has finished.
event-moved =
    { $creature } { $run ->
        [yes] runs
       *[no] moves
    } to { $to }{ $stopped ->
        [yes] { " " }and stops in difficult terrain
       *[no] { "" }
    }.
event-dragged = { $creature } is moved to { $to }.
event-placed = { $creature } is placed at { $at }.
event-pushed = { $creature } is pushed to { $at }.
event-swapped = { $one } and { $other } change places.
event-terrain-rolled = { $creature } rolls for the terrain “{ $terrain }” at { $at }: { $faces }.
event-token-gained = { $creature } gets a { $token }.
event-token-lost = { $creature } loses its { $token }.
event-armour-gained =
    { $creature } gets { $armour ->
        [one] { $armour } armour token
       *[other] { $armour } armour tokens
    }.
event-granted = { $creature } gains { $gained } { $until }.
event-readied = { $creature } may be activated again.
event-exhausted = { $creature } counts as activated.
event-control-gained = { $seat } { PERSON($seat, "takes", "take") } control of { $creature }.
event-hooked = { $creature } hooks { $target }.
event-frenzy-used = { $creature } attacks in a frenzy.
event-healing-rolled = { $creature } heals { $target }: { $rolled }.

event-attack-declared =
    { $counter ->
        [yes] { $attacker } strikes back at { $target }
       *[no] { $special ->
            [yes] { $attacker } makes a long shot at { $target }
           *[no] { $attacker } attacks { $target }
        }
    } ({ $type }).
event-attack-dice-added = These dice are added to the attack: { $dice }.
event-dice-rolled = { $attacker } rolls: { $rolled }.
event-dice-changed = { $seat } { PERSON($seat, "changes", "change") } die { $dice } ({ $effect }): it now shows { $faces }.
event-dice-effect-used = { $seat } { PERSON($seat, "uses", "use") } the effect “{ $effect }”.
event-crit-works = The crit effect of { $attacker } works.
event-extra-rolled = { $attacker } rolls extra: { $rolled }.
event-extra-step = Symbols are added and removed.
event-symbols-changed =
    { $removed ->
        [yes] { $target } removes { $count ->
            [1] { $count } { $symbol }
           *[other] { $count } × { $symbol }
        }.
       *[no] { $attacker } adds { $count ->
            [1] { $count } { $symbol }
           *[other] { $count } × { $symbol }
        }.
    }
event-symbols-counted =
    { $crits ->
        [one] { $crits } crit
       *[other] { $crits } crits
    }, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } and { $pushes ->
        [one] { $pushes } push
       *[other] { $pushes } pushes
    } count against { $target }.
event-push-hurt = The push adds { $damage } damage to { $target }.
event-target-pushed = { $target } was pushed.
event-damage-step = { $target } is about to take { $damage } damage.
event-damage-raised = The damage changes by { $by }.
event-damage-settled = { $target } takes { $damage } damage in the end.
event-crit-follows = The crit effect works after the attack.
event-attack-ended = The attack is over.
event-further-attacks = Further attacks may follow.
event-attack-closed = Everything about the attack is done.
event-damaged =
    { $creature } takes { $damage } damage ({ $cause }){ $armour ->
        [0] { "" }
       *[other] ; armour stops { $armour }
    }: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
event-wounded =
    { $creature } takes { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } ({ $cause }).
event-healed = { $creature } is healed by { $wounds }.
event-eliminated =
    { PERSON($seat, "theirs", "yours") ->
        [yours] { $card } of your side is eliminated ({ $cause }).
       *[theirs] { $card } of { $seat } is eliminated ({ $cause }).
    }
event-buried = { $seat } { PERSON($seat, "puts", "put") } { $card } into the History.

event-conceded = { $seat } { PERSON($seat, "concedes", "concede") }.
event-clock-ran-out = { $seat } { PERSON($seat, "has", "have") } run out of time.
event-draw-agreed = The players agree on a draw.
event-time-called = Time is up; the current turn is the last one.
event-game-ended = { $result }
outcome-points =
    { $winners ->
        [none] The victory points are reached, and nobody is ahead: a draw.
       *[other] { $seat } { $winners ->
            [several] win
           *[other] { PERSON($seat, "wins", "win") }
        } with the most victory points.
    }
outcome-hero =
    { $winners ->
        [none] A hero has fallen, and nobody is ahead: a draw.
       *[other] A hero has fallen: { $seat } { $winners ->
            [several] win
           *[other] { PERSON($seat, "wins", "win") }
        } with the most victory points.
    }
outcome-last-feat =
    { $winners ->
        [none] The last turn is over, and nobody is ahead: a draw.
       *[other] The last turn is over: { $seat } { $winners ->
            [several] win
           *[other] { PERSON($seat, "wins", "win") }
        } with the most victory points.
    }
outcome-time =
    { $winners ->
        [none] The time is up, and nobody is ahead: a draw.
       *[other] The time is up: { $seat } { $winners ->
            [several] win
           *[other] { PERSON($seat, "wins", "win") }
        } with the most victory points.
    }
outcome-agreement = The game is a draw by agreement.
outcome-concession =
    { $seat } { $winners ->
        [several] win
       *[other] { PERSON($seat, "wins", "win") }
    }; the other side has conceded.
outcome-clock =
    { $seat } { $winners ->
        [several] win
       *[other] { PERSON($seat, "wins", "win") }
    }; the other side is out of time.
