# Warseer: the texts of cards, made of moments, prices, conditions, verbs and creatures. Verbs stand in the imperative.

text-noun-creature =
    { $number ->
        [single] creature
       *[other] creatures
    }
text-noun-hero =
    { $number ->
        [single] hero
       *[other] heroes
    }
text-noun-character =
    { $number ->
        [single] character
       *[other] characters
    }
text-noun-minion =
    { $number ->
        [single] minion
       *[other] minions
    }
text-gender-creature = n
text-gender-hero = n
text-gender-character = n
text-gender-minion = n
text-one =
    { $whose ->
        [yours] { $other ->
            [yes] another of
           *[no] one of
        } your { $nouns }
        [opposing] { $other ->
            [yes] another
           *[no] an
        } opposing { $noun }
        [allied] { $other ->
            [yes] another
           *[no] an
        } allied { $noun }
       *[other] { $other ->
            [yes] another
           *[no] a
        } { $noun }
    }
text-each =
    { $whose ->
        [yours] each of your { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }{ $nouns }
        [opposing] each { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }opposing { $noun }
        [allied] each { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }allied { $noun }
       *[other] each { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }{ $noun }
    }
text-some =
    { $limit ->
        [least] at least
        [most] at most
       *[up] up to
    } { $count } { $whose ->
        [yours] of your{ " " }
       *[other] { "" }
    }{ $other ->
        [yes] other{ " " }
       *[no] { "" }
    }{ $whose ->
        [yours] { "" }
        [opposing] opposing{ " " }
        [allied] allied{ " " }
       *[other] { "" }
    }{ $nouns }
text-all =
    { $whose ->
        [yours] your { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }{ $nouns }
        [opposing] { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }opposing { $nouns }
        [allied] { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }allied { $nouns }
       *[other] { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }{ $nouns }
    }
text-this = this creature
text-enchanted = the enchanted creature
text-hero = your hero
text-attacker = the attacker
text-target = the target
text-that = that creature
text-same = it

text-mark-wounded = with wounds
text-mark-unwounded = without wounds
text-mark-rank = of rank { $ranks }
text-mark-kin = ({ $kin })
text-mark-attack =
    { $attack ->
        [melee] with a melee attack
        [ranged] with a ranged attack
       *[other] with a magic attack
    }
text-mark-within =
    { $count ->
        [1] in contact
       *[other] within { $count } hexes
    }{ $source ->
        [hero] { $count ->
            [1] { " " }with your hero
           *[other] { " " }of your hero
        }
       *[other] { $count ->
            [1] { " " }with this creature
           *[other] { " " }of this creature
        }
    }
text-mark-seen =
    { $form ->
        [more] and in its line of sight
       *[first] in line of sight of { $source ->
            [hero] your hero
           *[creature] this creature
        }
    }
text-mark-token =
    { $token ->
        [stun] with a stun token
        [poison] with a poison token
       *[other] with a disease token
    }
text-or = { " or " }
text-and = { " and " }
text-then = { ", then " }

text-named = { $name }: { $text }
text-have =
    { $who } { $number ->
        [single] has
       *[several] have
    } { $abilities }
text-quoted =
    { $kind ->
        [text] “{ $name }”
       *[name] { $name }
    }
text-crit = Crit: { $effects }
text-crit-effect = crit effect { $effect }
text-for-good = { $text }, for good
text-relic-armour = Armour { $armour }
text-multiple-uses = Multiple uses { $uses }
text-enchants = Enchantment on { $who }
text-stars = { $rank } { $stars }★

text-when-first-word = First word: { $body }
text-when-last-word = Last word: { $body }
text-when-tap =
    { $hero ->
        [yes] Tap this card and your hero
       *[no] Tap
    }{ $paid ->
        [yes] { " " }and { $price }
       *[no] { "" }
    }: { $body }
text-when-use = Use: { $body }
text-when-attack-declared = When { $who } attacks { $whom } { $how }: { $body }
text-when-dice-lie = When { $who } has rolled to attack { $whom } { $how }: { $body }
text-when-symbols = When { $who } attacks { $whom } { $how }, before symbols are counted: { $body }
text-when-damage = When { $who } attacks { $whom } { $how }, before damage is dealt: { $body }
text-when-attack-ended = After { $who } has attacked { $whom } { $how }: { $body }
text-when-eliminated =
    { $actor ->
        [none] When { $whom } is eliminated: { $body }
       *[other] When { $who } eliminates { $whom } { $how }: { $body }
    }
text-when-activation-begins = When { $who } is activated: { $body }
text-when-activation-ends = When { $who } ends its activation: { $body }
text-when-turn-begins =
    { $whose ->
        [yours] At the start of your turn: { $body }
        [opposing] At the start of an opponent's turn: { $body }
       *[other] At the start of each turn: { $body }
    }
text-when-turn-ends =
    { $whose ->
        [yours] At the end of your turn: { $body }
        [opposing] At the end of an opponent's turn: { $body }
       *[other] At the end of each turn: { $body }
    }
text-when-summoned = When { $who } enters the field: { $body }
text-when-card-played =
    { $whose ->
        [yours] When you play a card: { $body }
        [opposing] When an opponent plays a card: { $body }
       *[other] When a player plays a card: { $body }
    }
text-when-healed = When { $whom } is healed: { $body }
text-when-wounded = When { $whom } takes wounds: { $body }
text-attacked-by =
    { $attack ->
        [melee] in melee
        [ranged] at range
       *[other] with magic
    }

text-price = { $price }, then { $body }
text-price-power = pay { $power } power
text-price-discard =
    discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
text-price-wounds =
    deal { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } to this creature
text-price-hero = tap your hero
text-may = you may { $body }
text-once = { $body } (once per turn)
text-spends = { $body } (one use)
text-if = if { $conditions }, { $body }
text-capital-after-colon = no
text-amount =
    { $bound ->
        [most] { $count ->
            [0] no
           *[other] at most { $count }
        }
       *[least] at least { $count }
    }
text-if-creatures =
    { $who } { $number ->
        [single] is
       *[several] are
    } on the field
text-if-kills =
    { $who } { $number ->
        [single] was
       *[several] were
    } eliminated this turn
text-if-minions-killed =
    { $amount } { $count ->
        [one] minion was
       *[other] minions were
    } eliminated this turn
text-if-wounds-dealt =
    { $amount } { $count ->
        [one] wound was
       *[other] wounds were
    } dealt this turn
text-if-pushed =
    { $amount } { $count ->
        [one] creature was
       *[other] creatures were
    } pushed this turn
text-if-healed =
    { $amount } { $count ->
        [one] wound was
       *[other] wounds were
    } healed this turn
text-if-cards-played =
    { $amount } { $type ->
        [spell] { $count ->
            [one] spell was
           *[other] spells were
        }
        [relic] { $count ->
            [one] relic was
           *[other] relics were
        }
        [tactic] { $count ->
            [one] tactic was
           *[other] tactics were
        }
        [building] { $count ->
            [one] building was
           *[other] buildings were
        }
       *[card] { $count ->
            [one] card was
           *[other] cards were
        }
    } played this turn
text-if-entered =
    { $amount } { $count ->
        [one] creature
       *[other] creatures
    } entered the field this turn
text-if-income = your income is { $amount }
text-if-power = you have { $amount } power
text-if-hand =
    you have { $amount } { $count ->
        [one] battle card
       *[other] battle cards
    } in hand
text-if-history =
    you have { $amount } { $count ->
        [one] card
       *[other] cards
    } in your History
text-if-hall =
    you have { $amount } { $count ->
        [one] face-up feat
       *[other] face-up feats
    } in your Hall of Honour
text-if-eliminated =
    you have { $amount } { $count ->
        [one] face-down feat
       *[other] face-down feats
    } in your Hall of Honour
text-if-relics =
    you have { $amount } { $count ->
        [one] relic
       *[other] relics
    } in play
text-if-buildings =
    you have { $amount } { $count ->
        [one] building
       *[other] buildings
    } in play
text-if-hero-wounds =
    your hero has { $amount } { $count ->
        [one] wound
       *[other] wounds
    }
text-if-opposing-hero-wounds =
    an opposing hero has { $amount } { $count ->
        [one] wound
       *[other] wounds
    }
text-if-in-zone =
    { $who } { $number ->
        [single] is
       *[several] are
    } in an opposing deployment zone
text-if-in-terrain =
    { $who } { $number ->
        [single] is
       *[several] are
    } in { $kind ->
        [any] any terrain
       *[named] terrain ({ $terrain })
    }
text-if-near-terrain =
    { $who } { $number ->
        [single] is
       *[several] are
    } in or beside { $kind ->
        [any] any terrain
       *[named] terrain ({ $terrain })
    }
text-if-beside-hero =
    { $who } { $number ->
        [single] is
       *[several] are
    } in contact with an opposing hero
text-if-killed = { $who } is eliminated
text-if-killer = { $who } makes the fatal attack
text-if-killed-with =
    { $attack ->
        [melee] a character is eliminated in melee
        [ranged] a character is eliminated at range
       *[magic] a character is eliminated with magic
    }

text-feat =
    { $kind }, { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } ({ $deck } from the deck)
text-feat-condition = Condition: { $conditions }
text-feat-discard = Discard: { $body }

text-do-damage =
    { $magic ->
        [yes] deal { $amount } magic damage to { $to }
       *[no] deal { $amount } damage to { $to }
    }
text-do-dice-damage =
    { $magic ->
        [yes] deal magic damage to { $to } by rolling dice ({ $dice })
       *[no] deal damage to { $to } by rolling dice ({ $dice })
    }
text-do-wound =
    give { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } to { $to }
text-do-heal =
    heal { $them } by { $amount }{ $number ->
        [several] { " " }each
       *[single] { "" }
    }
text-do-give-token = give { $to } a { $name }
text-do-take-token =
    { $token ->
        [stun] remove the stun token from { $them }
        [poison] remove the poison token from { $them }
       *[other] remove the disease token from { $them }
    }
text-do-armour =
    give { $to } { $amount ->
        [one] { $amount } armour token
       *[other] { $amount } armour tokens
    }
text-do-move =
    move { $them } by up to { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }
text-do-place =
    place { $them } { $where ->
        [home] in its player's deployment zone
        [beside-hero] beside your hero
        [beside-it] beside this creature
       *[other] on a free hex within { $steps ->
            [one] { $steps } hex
           *[other] { $steps } hexes
        } of where it stands
    }
text-do-swap =
    swap { $them } with { $mine ->
        [hero] your hero
       *[other] this creature
    }
text-do-push = push { $them } to an adjacent hex of your choice
text-do-grant = give { $to } { $abilities } { $until }
text-do-ready = you may activate { $them } once more this turn
text-do-exhaust = tap { $them }
text-do-control = take control of { $them }
text-do-add-dice =
    { $extra ->
        [yes] add { $count ->
            [one] an extra { $dice } die
           *[other] { $count } extra dice ({ $dice })
        }
       *[no] add { $count ->
            [one] a { $dice } die
           *[other] { $count } dice ({ $dice })
        }
    } to the roll
text-do-add-symbols =
    add { $count } { $count ->
        [1] { $symbol }
       *[other] × { $symbol }
    }
text-do-remove-symbols =
    remove { $count } { $count ->
        [1] { $symbol }
       *[other] × { $symbol }
    }
text-do-reroll =
    { $count ->
        [one] you may reroll { $count } die
       *[other] reroll up to { $count } dice
    } { $some ->
        [yes] showing { $faces }
       *[no] { "" }
    }
text-do-turn-dice =
    { $count ->
        [one] you may turn { $count } die
       *[other] turn up to { $count } dice
    }{ $some ->
        [yes] { " " }showing { $faces }
       *[no] { "" }
    } to { $face }
text-do-change-damage =
    { $sign ->
        [less] reduce the damage by { $by }
       *[other] increase the damage by { $by }
    }
text-do-draw =
    draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
text-do-draw-feat =
    draw { $count ->
        [one] { $count } feat
       *[other] { $count } feats
    }
text-do-power = gain { $amount } power
text-do-drain = each opponent loses { $amount } power
text-do-discard =
    each opponent discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
text-do-take-back = take a card ({ $types }) from your History into your hand
text-do-recall =
    return a character { $some ->
        [yes] ({ $ranks }) from
       *[no] from
    } your History to your war camp
text-do-destroy =
    destroy one of your opponents' { $kind ->
        [relic] relics
        [building] buildings
       *[other] enchantments
    }
text-do-minion =
    summon { $count ->
        [one] { $count } minion
       *[other] { $count } minions
    } { $where ->
        [home] in your deployment zone
        [beside-it] beside this creature
       *[other] beside your hero
    }
text-do-show-hand = each opponent shows you their hand
text-do-take-feat =
    put the { $count ->
        [one] top feat
       *[other] top { $count } feats
    } face down into your Hall of Honour
text-do-summon =
    summon a character { $some ->
        [yes] ({ $ranks }) from
       *[no] from
    } your war camp { $where ->
        [home] into your deployment zone
        [beside-it] to a hex beside this creature
       *[other] to a hex beside your hero
    } without paying
text-if-feats-played =
    { $amount } { $count ->
        [one] feat was
       *[other] feats were
    } played this turn
text-if-camp =
    you have { $amount } { $count ->
        [one] character
       *[other] characters
    } in your war camp
text-if-in-middle =
    { $who } { $number ->
        [single] is
       *[several] are
    } in the middle row
text-if-rows =
    { $those } hold { $amount } { $count ->
        [one] row
       *[other] rows
    }
text-bonus-dice =
    { $count ->
        [one] +{ $count } { $dice } die to attacks
       *[other] +{ $count } dice to attacks ({ $dice })
    }
text-bonus-movement = +{ $x } movement
text-bonus-range = +{ $x } range
text-bonus-attacks =
    { $x ->
        [one] +{ $x } attack
       *[other] +{ $x } attacks
    }
rank-no-star = no star
choice-summon = { $seat }: which character do you summon?
