power = Power
power-of = Power { $power } of { $most }
power-rule = Power pays for cards and for summoning. At the start of your turn it is set to your income.
income = Income
income-of = Income { $income }; your opponent has { $other }
income-rule = Income is the sum of the income values in the History.
milestone-point = At income { $income }: a victory point, as long as it stays
milestone-card = At income { $income }: draw a card
next-point = next point at { $income }
zone-hand = hand
zone-feats = { $count ->
    [one] feat
   *[other] feats
  }
zone-deck = deck
relics = Relics { $count }
city = City { $count }
armour = armour
history = History { $count }
history-rule = Cards that were played, discarded or eliminated lie here. Together they make the income.
points-goal = { $goal } victory points
points-rule = The first player with { $goal } victory points wins.
one-more-wins =
    { $own ->
        [yes] One more point wins.
       *[no] One more point and they win.
    }
hall = Hall of Honour
hall-rule = Feats that were played, and one for each star of eliminated characters. The chips add up to the points.
chip-kills =
    { $count ->
        [one] 1 kill
       *[other] { $count } kills
    }
chip-income = income { $count }
chip-other = other
camp = War camp { $count }
camp-rule = Once in your turn you may summon a character from the War camp for its cost. It enters your deployment zone.
camp-place =
    { $name }, { $rank ->
        [none] no star
        [bronze] bronze
        [silver] silver
       *[gold] gold
    }{ $stars ->
        [0] {""}
        [one] {""}
       *[other] , { $stars } stars
    }, { $state ->
        [out] on the field
        [now] cost { $cost }, can be summoned now
       *[waits] cost { $cost }
    }
camp-free =
    Free place: { $rank ->
        [bronze] bronze
        [silver] silver
       *[gold] gold
    }
