card-in-hand = { $number }: { $name }, { $type }, costs { $cost }. { $state }
card-playable = Can be played.
card-play = Play
card-build = Build
card-use = Use
card-paid-with = Paid with { $buildings }.
card-tap-to-change = Tap another building to change it.
card-then-paid =
    { $count ->
        [0] Then you can pay for no other card.
       *[other] You can then still pay for { $cards }.
    }
figure-armour = armour
hand-own =
    { $count ->
        [one] Your Hand, one card
       *[other] Your Hand, { $count } cards
    }
hand-of =
    { $count ->
        [one] Hand of { WITHIN($name) }, one card
       *[other] Hand of { WITHIN($name) }, { $count } cards
    }
hand-empty = Your Hand is empty.
player-online = online
player-free = seat free
player-away = away for { $time }
player-prosperity = Prosperity
player-prosperity-of = / { $goal } Prosperity
player-basic = { $built } of { $of } buildings that the goal asks for
hero-alarm =
    { $whose ->
        [own] Danger: your hero { $name } has { $left } of { $health } health left.
       *[other] { $name }, hero of { WITHIN($player) }, has { $left } of { $health } health left.
    }
panel-yours = You
panel-of = { $name }
zone-hand = hand
zone-deck = deck
zone-graveyard = graveyard
zone-of-graveyard = Graveyard of { WITHIN($name) }
zone-of-plans = Plans and maps of { WITHIN($name) }
list-empty = There is nothing here.
relic-spoken =
    { $name }, relic{ $tokens ->
        [0] { "" }
       *[other] , { $tokens } tokens
    }, { $state ->
        [tapped] tapped
        [usable] can be used
       *[ready] ready
    }
tactic-own = Your face-down tactic: { $name }
tactic-hidden = A face-down tactic
city = City
city-plans = Read the plans and maps
city-ready =
    { $tapped ->
        [0] { $ready } ready
       *[other] { $ready } ready, { $tapped } tapped
    }
building-spoken =
    { $name }, { $state ->
        [pays] pays
        [tapped] tapped
        [usable] ready, can be used
        [plan] costs { $cost } Prosperity
       *[ready] ready
    }{ $needed ->
        [0] { "" }
        [one] , needed for one card in hand
       *[other] , needed for { $needed } cards in hand
    }
building-pays = pays
card-read = Read { $name }
