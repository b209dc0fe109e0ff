# Warseer: the table in words.

telling-goal =
    Цель: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } или гибель вражеского героя.
telling-setting-up = Подготовка: { $phase }
telling-turn =
    Ход { $turn }: { $seat }{ $last ->
        [yes] { " " }(последний)
       *[no] { "" }
    }
telling-side = { $seat }: { $hero }
telling-board = { $seat }: очков { $points } из { $goal }; сила { $power }, доход { $income }; рука { $hand }, подвиги { $feats }, колода { $deck }; Зал чести: открыто { $hall }, закрыто { $kills }; История { $history }.
telling-creature = { $at } { $name } ({ $kind }): здоровье { $left } из { $health }, броня { $armour }; { $attack } { $dice }, дальность { $range }; движение { $movement }
telling-peaceful = { $at } { $name } ({ $kind }): здоровье { $left } из { $health }, броня { $armour }; движение { $movement }
telling-activated = активация была
telling-tapped = закрыта
telling-uses =
    осталось { $uses ->
        [one] { $uses } применение
        [few] { $uses } применения
       *[many] { $uses } применений
    }
telling-draws =
    { $seat } { PERSON($seat, "берёт", "берёте") } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
telling-draws-these = { $seat } { PERSON($seat, "берёт", "берёте") }: { $cards }.
telling-relics = Реликвии: { $cards }
telling-city = Город: { $cards }
telling-camp = Военный лагерь: { $cards }
telling-history = История: { $cards }
telling-hall = Зал чести: { $cards }
telling-minion = Миньон: { $card }
telling-feat-deck = Подвигов в колоде: { $count }
telling-with-cost = { $card } (цена { $cost })
telling-with-figures = { $text } ({ $at }, здоровье { $left } из { $health })
telling-hand-empty = Ваша рука пуста.
telling-hand-power = Ваша сила: { $power }.
telling-hand-card = { $card } ({ $kind }, цена { $cost }, доход { $income }): { $text }
telling-hand-feat = { $card }: { $text }
telling-zones = Гекс показывает своё имя, существо (1 или 2 — номер игрока) с его здоровьем или местность. Числа в скобках отмечают зоны развёртывания.
telling-card-title = { $card } ({ $kind })
telling-card-price = цена { $cost }, доход { $income }
telling-card-body = { $attack } { $dice }, дальность { $range }, здоровье { $health }, движение { $movement }
telling-card-peaceful = здоровье { $health }, движение { $movement }
telling-leadership = Командование: { $ranks }
