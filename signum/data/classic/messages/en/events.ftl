# What happens in a classic game. Each message has the fields of its event.

event-activated = { $creature } is activated.
event-passed = { $creature } does nothing.
event-activation-ended = { $creature } ends its activation.
event-attack-declared =
    { $attack ->
        [magical-strike] { $attacker } strikes { $target } with magic.
        [shooting] { $attacker } shoots at { $target }.
        [throwing] { $attacker } throws at { $target }.
        [magical-shot] { $attacker } shoots at { $target } with magic.
       *[melee] { $attacker } attacks { $target } in melee.
    }
event-dice-split =
    { $creature } puts { $attack ->
        [one] { $attack } die
       *[other] { $attack } dice
    } into attack and { $defence ->
        [one] { $defence } die
       *[other] { $defence } dice
    } into defence.
event-rolled =
    { $why ->
        [backstab] { $creature } rolls for a backstab: { $faces }.
        [detection] { $creature } rolls to detect: { $faces }.
        [entrance] { $creature } rolls to find a secret entrance: { $faces }.
        [search] { $creature } rolls to search the ruins: { $faces }.
        [defence] { $creature } rolls defence dice: { $faces }.
        [text] { $creature } rolls for the text of a card: { $faces }.
        [healing] { $creature } rolls to heal: { $faces }.
        [control] { $creature } rolls for control: { $faces }.
        [poison] { $creature } rolls for its Poison: { $faces }.
        [ritual] { $creature } rolls for its Ritual: { $faces }.
        [parasite] { $creature } rolls for its Parasite: { $faces }.
        [requiem] { $creature } rolls for its Requiem: { $faces }.
       *[attack] { $creature } rolls attack dice: { $faces }.
    }
event-rerolled =
    { $why ->
        [defence] { $creature } rerolls defence dice: { $dropped }. Now: { $faces }.
        [healing] { $creature } rerolls healing dice: { $dropped }. Now: { $faces }.
        [ritual] { $creature } rerolls Ritual dice: { $dropped }. Now: { $faces }.
       *[attack] { $creature } rerolls attack dice: { $dropped }. Now: { $faces }.
    }
event-hurt =
    { $relics ->
        [0] {""}
        [one] Relics lose { $relics } armour token for { $creature }.{" "}
       *[other] Relics lose { $relics } armour tokens for { $creature }.{" "}
    }{ $armour ->
        [0] { $creature } takes { $wounds ->
            [0] no wounds
            [one] { $wounds } wound
           *[other] { $wounds } wounds
        }.
       *[other] { $creature } loses { $armour ->
            [one] { $armour } armour token
           *[other] { $armour } armour tokens
        }{ $wounds ->
            [0] {" "}but takes no wounds.
            [one] {" "}and takes { $wounds } wound.
           *[other] {" "}and takes { $wounds } wounds.
        }
    }
event-healed =
    { $creature } is healed of { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
event-eliminated =
    { $type ->
        [hero] The hero falls: { $creature } is eliminated.
       *[other] { $creature } is eliminated.
    }
event-attack-ended =
    { $damage ->
        [0] { $attacker } does not hurt { $target }.
       *[other] { $attacker } deals { $damage } damage to { $target }.
    }
event-fought = { $attacker } and { $defender } end their melee.
event-gained =
    { $way ->
        [bar]
            { $until ->
                [attack] { $creature } { $ability } until the end of this attack.
                [end] { $creature } { $ability } until the end of turn { $turn }.
                [start] { $creature } { $ability } until the start of turn { $turn }.
               *[forever] { $creature } { $ability }.
            }
       *[gain]
            { $until ->
                [attack] { $creature } gains { $ability } until the end of this attack.
                [end] { $creature } gains { $ability } until the end of turn { $turn }.
                [start] { $creature } gains { $ability } until the start of turn { $turn }.
               *[forever] { $creature } gains { $ability }.
            }
    }
event-armour-gained =
    { $creature } gains { $tokens ->
        [one] { $tokens } armour token
       *[other] { $tokens } armour tokens
    }.
event-expired = { $sentences }
event-turn-began = Turn { $turn }: { $seat }
event-refreshed =
    { $every_card ->
        [yes] { $seat } { PERSON($seat, "untaps", "untap") } all cards; all creatures are ready.
       *[no] { $seat } { PERSON($seat, "untaps", "untap") } all buildings; all creatures are ready.
    }
event-phase-began = The phase “{ $phase }” begins.
event-turn-ending = { $seat } { PERSON($seat, "is", "are") } about to end the turn.
event-turn-ended = { $seat } { PERSON($seat, "ends", "end") } the turn; { $next_seat } { PERSON($next_seat, "plays", "play") } next.
event-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "draws", "draw") } { $card }.
       *[no] { $seat } { PERSON($seat, "draws", "draw") } a card.
    }
event-drew-nothing = { $seat } cannot draw: the Battle Deck is empty.
event-discarded = { $seat } { PERSON($seat, "discards", "discard") } { $card }.
event-returned =
    { $known ->
        [yes] { $seat } { PERSON($seat, "shuffles", "shuffle") } { $card } back into the Battle Deck.
       *[no] { $seat } { PERSON($seat, "shuffles", "shuffle") } a card from the Hand back into the Battle Deck.
    }
event-prospered = { $seat } { PERSON($seat, "gains", "gain") } { $amount } Prosperity.
event-game-ended = The game is over. { $result }
event-conceded = { $seat } { PERSON($seat, "concedes", "concede") }.
event-gave-up = { $seat } { PERSON($seat, "concedes", "concede") }.
event-went-out = { $seat } { PERSON($seat, "takes", "take") } no further part in the game.
event-clock-ran-out = { $seat } { PERSON($seat, "has", "have") } run out of time.
event-clock-expired = { $seat } { PERSON($seat, "has", "have") } run out of time.
event-time-called = The agreed time is over.
event-draw-agreed = The players agree on a draw.
event-move-declared =
    { $how ->
        [run] { $creature } sets out to run to { $to }.
       *[move] { $creature } sets out for { $to }.
    }
event-moved =
    { $how ->
        [run] { $creature } runs { NUMBER($length, maximumFractionDigits: 1) } cm, to { $to }.
       *[move] { $creature } moves { NUMBER($length, maximumFractionDigits: 1) } cm, to { $to }.
    }
event-stayed = { $creature } stays: the way to { $to } is closed.
event-placed = { $creature } is placed at { $to }.
event-pushed = { $creature } is pushed { NUMBER($length, maximumFractionDigits: 1) } cm away from { $by }, to { $to }.
event-summoned = { $seat } { PERSON($seat, "summons", "summon") } { $creature } at { $to }.
event-uncovered = { $creature } loses its Stealth token.

outcome-hero = { $winners ->
        [single] { $seat } { PERSON($seat, "wins", "win") }:
       *[several] { $seat } win:
    } { $losers ->
        [single] the opposing hero has fallen.
       *[several] the opposing heroes have fallen.
    }
outcome-prosperity = { $winners ->
        [single] { $seat } { PERSON($seat, "wins", "win") } by Prosperity.
       *[several] { $seat } win by Prosperity.
    }
outcome-time = { $winners ->
        [single] { $seat } { PERSON($seat, "wins", "win") }: at the time limit { PERSON($seat, "their", "your") } hero has fewer wounds.
       *[several] { $seat } win: at the time limit { PERSON($seat, "their", "your") } heroes have fewer wounds.
    }
outcome-tie-break = { $winners ->
        [single] { $seat } { PERSON($seat, "wins", "win") } the tie by Prosperity and City, or by eliminated characters.
       *[several] { $seat } win the tie by Prosperity and City, or by eliminated characters.
    }
outcome-draw = { $winners ->
        [none] A draw: the two sides are equal in everything.
       *[several] A draw: { $seat } are equal in everything.
    }
outcome-concession = { $winners ->
        [single] { $seat } { PERSON($seat, "wins", "win") }:
       *[several] { $seat } win:
    } { $losers ->
        [single] the opponent conceded.
       *[several] the opponents conceded.
    }
outcome-clock = { $winners ->
        [single] { $seat } { PERSON($seat, "wins", "win") }:
       *[several] { $seat } win:
    } { $losers ->
        [single] the opponent's time has run out.
       *[several] the opponents' time has run out.
    }
outcome-agreement = A draw, as agreed.
