# Warseer: the table in words.

telling-goal = The goal: { $points } victory points, or the fall of the opposing hero.
telling-setting-up = Setting up: { $phase }
telling-turn =
    Turn { $turn }: { $seat }{ $last ->
        [yes] { " " }(the last one)
       *[no] { "" }
    }
telling-side = { $seat }: { $hero }
telling-board = { $seat }: { $points } of { $goal } victory points; power { $power }, income { $income }; hand { $hand }, feats { $feats }, deck { $deck }; Hall of Honour { $hall } face up and { $kills } face down; History { $history }.
telling-creature = { $at } { $name } ({ $kind }): health { $left } of { $health }, armour { $armour }; { $attack } { $dice }, range { $range }; moves { $movement }
telling-peaceful = { $at } { $name } ({ $kind }): health { $left } of { $health }, armour { $armour }; moves { $movement }
telling-activated = activated
telling-tapped = tapped
telling-uses =
    { $uses ->
        [one] { $uses } use
       *[other] { $uses } uses
    } left
telling-draws =
    { $seat } { PERSON($seat, "draws", "draw") } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
telling-draws-these = { $seat } { PERSON($seat, "draws", "draw") }: { $cards }.
telling-relics = Relics: { $cards }
telling-city = City: { $cards }
telling-camp = War camp: { $cards }
telling-history = History: { $cards }
telling-hall = Hall of Honour: { $cards }
telling-minion = Minion: { $card }
telling-feat-deck = Feats in the deck: { $count }
telling-with-cost = { $card } (cost { $cost })
telling-with-figures = { $text } ({ $at }, health { $left } of { $health })
telling-hand-empty = Your hand is empty.
telling-hand-power = You have { $power } power.
telling-hand-card = { $card } ({ $kind }, cost { $cost }, income { $income }): { $text }
telling-hand-feat = { $card }: { $text }
telling-zones = A hex shows its name, its creature (1 or 2 tells the player) with its health, or its terrain. Numbers in brackets are deployment zones.
telling-card-title = { $card } ({ $kind })
telling-card-price = cost { $cost }, income { $income }
telling-card-body = { $attack } { $dice }, range { $range }, health { $health }, movement { $movement }
telling-card-peaceful = health { $health }, movement { $movement }
telling-leadership = Leadership: { $ranks }
