# What lanterns says: events, questions, options, refusals, endings and names.

event-deck-shuffled =
    { $seat } shuffles { $order ->
        [one] { $order } card
       *[other] { $order } cards
    }.
event-drawn =
    { $known ->
        [yes] { $seat } draws { $card }.
       *[no] { $seat } draws a card.
    }
event-discarded = { $seat } uses { $card }.
event-gift-chosen = { $lantern }: { $gift }.
event-turn-began = Round { $round }, turn { $turn }: { $seat }
event-moved =
    { $lantern } is carried up { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, to step { $step }.
event-fed = { $lantern } burns brighter by { $light }.
event-shared = { $lantern } gives { $light } light to { $target }.
event-gathered =
    { $storm } gathers { $breath ->
        [one] { $breath } breath
       *[other] { $breath } breaths
    }.
event-spent =
    { $storm } blows at { $lantern } with { $breath ->
        [one] { $breath } breath
       *[other] { $breath } breaths
    }.
event-rolled =
    { $fights ->
        [yes] Wind at { $lantern }: { $wind }. Flame: { $flame }.
       *[no] Wind at { $lantern }: { $wind }.
    }
event-hurt = { $lantern } loses { $light } light.
event-eliminated = { $seat } is out.
event-conceded = { $seat } gives up.
event-clock-ran-out = { $seat } has no time left.
event-draw-agreed = The sides agree on a draw.
event-game-ended = { $result }

choice-gift = { $seat }: which gift do you take?
choice-turn = { $seat }: what do you do?
choice-tend = { $seat }: which cards do you burn?
choice-gust = { $seat }: at which lantern do you blow?
choice-split = { $seat }: with how much breath do you blow at { $lantern }?
choice-shutter = { $seat }: do you close a shutter?
choice-reflect = { $seat }: do you give { $lantern } 1 light?
choice-resist = { $seat }: do you discard a card to lose one light less than { $light }?
choice-discard = { $seat }: which card do you discard?

option-take = { $gift }
option-move =
    Walk { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
option-tend = Tend the lantern
option-give = Give { $light } light to { $target }
option-pass = Do nothing more
option-feed = Burn { $cards }
option-gust = Blow at { $lantern }
option-split = Blow with { $blow }, hold { $hold }
option-pick-card = { $card }

refusal-too-far =
    { $steps ->
        [one] { $steps } step is too far
       *[other] { $steps } steps are too far
    }; the most is { $limit }.
refusal-not-enough = That needs { $needed } light, and there is { $light }.
refusal-nothing-burns = No card in hand burns.
refusal-not-in-hand = { $card } is not in your hand.
refusal-no-such-lantern = No such lantern burns here, or nobody blows.

outcome-tower = All lanterns are at the tower: the keepers have won.
outcome-darkness = No lantern burns: the storms have won.
outcome-dawn = The sun rises, and { $seat } have won.
outcome-twilight = The sun rises on exactly enough light: nobody has won.
outcome-concession = The other side has given up: { $seat } have won.
outcome-clock = The other side has run out of time: { $seat } have won.
outcome-agreement = The sides agreed on a draw.

game-title = Lanterns
mode-storm = two keepers against a storm
mode-tempest = two keepers against two storms
mode-solo = one keeper against the weather
player-random = Random
player-prudent = Careful
edition-pocket = pocket edition
telling-title = Lanterns, { $edition }
telling-goal = All keepers at the tower, or more than 5 light at dawn after 6 rounds; the storms try to blow out every lantern.
telling-setting-up = The lanterns are being lit
telling-turn = Round { $round }, turn { $turn }: { $seat }
telling-keeper = { $seat }: step { $step }, light { $light }, cards in hand { $hand }, in the deck { $deck }. Gifts: { $gifts }.
telling-breath = { $seat }: a storm, breath { $breath }.
telling-out = { $seat }: out.
telling-hand =
    { $count ->
        [0] You have no cards.
        [one] Your card: { $cards }.
       *[other] Your cards: { $cards }.
    }
telling-lantern = { $seat }'s lantern
telling-storm = { $seat }'s storm
finding-odds = Light that would be lost: { $odds }
telling-keepers = the keepers
telling-storms = the storms

card-oil = Oil
card-flask = Flask
card-shutter = Shutter
card-breeze = Breeze
card-squall = Squall
card-hush = Hush
card-blow = Blow
ability-swift = Swift
ability-steady = Steady
ability-mirror = Mirror
ability-stubborn = Stubborn
ability-echo = Echo
ability-howling = Howling
face-gust = gust
face-howl = howl
face-lull = lull
face-flare = flare
face-glow = glow

server-deciding =
    { $choice ->
        [gift] { $seat } is choosing a gift.
       *[other] { $seat } is deciding what to do.
    }
play-first-steps = Answer with a number, or type help.
play-whole-game = a whole game, from sunset to dawn.
play-look-away = Now only this player should look at the screen: { $seat }. Press Enter to go on.
play-hide-hand = Press Enter to hide it again.
play-why-what = Type why with the number of an option, such as: why 1
play-help-look = the table: every lantern with its step and its light, and your cards.
play-help-why = why 2 tells the rules behind option 2.
play-help-rule = rule L-WALK-01 shows a rule; every line names its rules at the end.
play-seat-prudent = { $seat }: the computer, which plays with care.
