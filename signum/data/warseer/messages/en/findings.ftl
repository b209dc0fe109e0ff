# What a player looks up before acting.

finding-nobody = There is no such creature on the field.
finding-no-odds = There are no odds for this.
finding-odds-too-many = Texts of cards decide this attack in too many ways to tell its odds.
finding-whose = { $whose ->
    [own] your { $kind ->
        [hero] hero
        [minion] minion
       *[character] character
      }
    [enemy] enemy { $kind ->
        [hero] hero
        [minion] minion
       *[character] character
      }
   *[other] { $kind ->
        [hero] hero
        [minion] minion
       *[character] character
      }
  }
finding-rank = { $rank ->
    [bronze] bronze
    [silver] silver
    [gold] gold
   *[none] no rank
  }{ $stars ->
    [one] {""}
   *[other] , { $stars } stars
  }
finding-health = { $left } of { $health } health
finding-armour = { $count } armour
finding-token = { $token ->
    [stun] stunned
    [poison] poisoned
   *[disease] diseased
  }
finding-activated = has been activated
finding-terrain = { $terrain ->
    [forest] forest
    [hill] hill
    [river] river
    [ford] ford
    [bridge] bridge
    [spire] spire
    [altar] altar
    [ruins] ruins
    [catacombs] catacombs
    [teleport] teleport
    [portal] portal
   *[forward-camp] forward camp
  }
finding-place = row { $row }, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] place { $place }
  }
finding-reached = { $place }: { $how ->
    [run] run
   *[move] move
  }, { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  }.
finding-ends-there = The activation ends there.
finding-distance = { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
  } of range { $range }
finding-hidden-by = hidden by { $those }
finding-not-seen = { $target } cannot be seen: the line is blocked by { $those }.
finding-may-attack = may be attacked
finding-actions = Hexes to move to: { $moves }, to run to: { $runs }. Targets: { $targets }.
finding-threats = Could be attacked by { $those }.
finding-odds = { $creature } attacks { $target }: { $expected } wounds on average, dies { $dies }%, pushed { $pushed }%, crit effect { $crit }%.
finding-protectors = The damage can be taken instead by { $those }.
finding-target-in = the target stands { $terrain ->
    [forest] in a forest: one hit less
    [hill] on a hill: one push less
   *[ford] in a ford: an extra green die
  }
finding-note-harm = Dies { $dies }%, { $expected } wounds on average.
finding-note-push = +{ $damage } damage
finding-note-income = Income { $before } to { $after }{ $points ->
    [0] .
    [one] , 1 victory point more.
   *[other] , { $points } victory points more.
  }
finding-card-type = { $type ->
    [hero] Hero
    [character] Character
    [minion] Minion
    [spell] Spell
    [relic] Relic
    [tactic] Tactic
    [building] Building
   *[feat] Feat
  }
