# Целая партия с колодами в терминале.

telling-setting-up = Подготовка
telling-goal-city =
    { $who ->
        [team] Чтобы победить, уничтожьте обоих героев противника, или пусть каждый игрок команды накопит
        [all] Чтобы победить, уничтожьте всех остальных героев или накопите
       *[duel] Чтобы победить, уничтожьте героя противника или накопите
    } { $prosperity ->
        [one] { $prosperity } процветание
        [few] { $prosperity } процветания
       *[many] { $prosperity } процветаний
    } и { $who ->
        [team] построит
        [all] постройте
       *[duel] постройте
    } в Городе { $buildings ->
        [one] { $buildings } базовое здание
        [few] все { $buildings } базовых здания
       *[many] все { $buildings } базовых зданий
    }.
telling-teams = { $one } играют вместе; против них — { $other }.
telling-ally = { $seat } (ваш союзник)
telling-out = { $seat }: вне игры.

telling-drew-several =
    { $known ->
        [yes] { $seat } { PERSON($seat, "берёт", "берёте") } { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }: { $cards }.
       *[no] { $seat } { PERSON($seat, "берёт", "берёте") } { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }.
    }
telling-odds-aside = убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, в среднем ран: { NUMBER($dealt, maximumFractionDigits: 2) }
telling-paid = Оплата: { $paid }.
telling-built-nothing =
    { $seat } ничего не { PERSON($seat, "строит", "строите") } и { PERSON($seat, "получает", "получаете") } { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }.
telling-city = Город: { $buildings }.
telling-tapped = закрыто
telling-relics = Реликвии: { $relics }.
telling-tactics =
    { $known ->
        [yes] Тактики рубашкой вверх: { $cards }.
       *[no] Тактики рубашкой вверх: { $count }.
    }

telling-card-figures =
    сила { $strength }, здоровье { $health }, { $movement ->
        [none] без движения
       *[other] движение { $movement }
    }
telling-card-cost = стоимость: { $cost }
telling-may-be-played = можно разыграть сейчас
telling-purse =
    У вас процветание { $prosperity } и { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    } в Руке.
telling-playable =
    { $count ->
        [0] Сейчас нельзя разыграть ни одной; наберите «рука», чтобы узнать почему.
        [one] Сейчас можно разыграть { $count } карту.
        [few] Сейчас можно разыграть { $count } карты.
       *[many] Сейчас можно разыграть { $count } карт.
    }
telling-purse-ready = Открыты: { $buildings }.
telling-purse-tapped = Закрыты: { $buildings }.
telling-pays-for = В Руке это нужно для карт: { $cards }.
telling-place-away = До ближайшего противника { NUMBER($length, maximumFractionDigits: 1) } см: это { $creature }.
