# A whole game with decks at the terminal.

play-position-duel = a whole game with decks, from setting up to the end. Choose decks with --deck, given once or twice:
telling-setting-up = Setting up
telling-goal-city = To win, eliminate the opposing hero, or have { $prosperity } Prosperity and all { $buildings } basic buildings in your City.

telling-drew-several =
    { $known ->
        [yes] { $seat } draws { $count } cards: { $cards }.
       *[no] { $seat } draws { $count } cards.
    }
telling-odds-aside = kills { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, deals { NUMBER($dealt, maximumFractionDigits: 2) } wounds on average
telling-paid = Paid: { $paid }.
telling-built-nothing = { $seat } builds nothing and gains { $amount } Prosperity.
telling-city = City: { $buildings }.
telling-tapped = tapped
telling-relics = Relics: { $relics }.
telling-tactics =
    { $known ->
        [yes] Tactics face down: { $cards }.
       *[no] Tactics face down: { $count }.
    }

telling-card-figures =
    strength { $strength }, health { $health }, { $movement ->
        [none] no movement
       *[other] movement { $movement }
    }
telling-card-cost = cost: { $cost }
telling-may-be-played = can be played now
telling-purse =
    You have { $prosperity } Prosperity and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in the Hand.
telling-playable =
    { $count ->
        [0] None can be played now; hand tells why.
        [one] { $count } can be played now.
       *[other] { $count } can be played now.
    }
telling-purse-ready = Untapped: { $buildings }.
telling-purse-tapped = Tapped: { $buildings }.
telling-pays-for = Your Hand needs it for: { $cards }.
telling-place-away = { NUMBER($length, maximumFractionDigits: 1) } cm from { $creature }.

command-card = card
command-place = place
command-lay = lay

play-seat-gentle = { $seat }: the computer, which plays gently.
play-seat-greedy = { $seat }: the computer, which plays with some sense.
play-seat-own = { $seat }: the computer, as { $player } plays.
play-pick-several = Type the numbers of those you mean, such as: 1 3. Enter alone goes back.
play-replace-some = Replace some cards
play-discard-some = Discard some cards for 1 Prosperity each
play-use-some = Use one of these: { $things }
play-use-which = Which do you use? Enter alone goes back.
play-lay-some = Lay a terrain
play-lay-which = Which terrain? Enter alone goes back.
play-lay-terrain = Lay terrain: { $card } ({ $cost })
play-lay-where = Where does it lie: { $card }?
play-lay-at =
    { $degrees ->
        [0] { $label }, at { $place }
       *[other] { $label }, at { $place }, turned by { $degrees }°
    }
play-lay-elsewhere = For another place type its middle, and by how much it is turned: lay { $card } 30 25 90. Enter alone goes back.
play-place-middle = In the middle of the Battlefield
play-place-own-hero = Near your hero
play-place-their-hero = Near the opposing hero
play-place-between = Between the heroes
play-place-west = In the west
play-place-east = In the east
play-may-place = For another place along your side type how many centimetres from its west end: place 20
play-may-read = Type hand to read the cards in your Hand, card and a part of its name to read any other.
play-place-how = Type place where a miniature enters: place 20 is 20 cm along your side, place 20 1.6 is any place.
play-lay-how = Type the name of a terrain, its middle, and by how many degrees it is turned: lay forest 30 25 90
play-no-such-card = No card is called that: { $name }.
play-help-card = card greer reads a card: its type, cost, figures and text.
play-help-place = place 20 puts a miniature that enters 20 cm along your side.
play-help-lay = lay forest 30 25 90 lays a terrain with its middle there, turned by 90 degrees.
play-help-cards =
    How cards are paid for: a turn begins with a card and 1 Prosperity. Then you build one building for Prosperity,
    or none and gain 2. A card costs buildings, which are tapped until your next turn, and sometimes Prosperity. A
    character enters at your own side and acts from your next turn on. A tactic waits face down for its moment.
