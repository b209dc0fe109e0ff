card-in-hand = { $number }: { $name }, { $type }, стоимость: { $cost }. { $state }
card-playable = Можно разыграть.
card-play = Разыграть
card-build = Построить
card-use = Использовать
card-paid-with = Оплата: { $buildings }.
card-tap-to-change = Нажмите на другое здание, чтобы заменить.
card-then-paid =
    { $count ->
        [0] После этого нельзя оплатить другие карты.
       *[other] После этого ещё можно оплатить: { $cards }.
    }
figure-armour = броня
hand-own =
    { $count ->
        [one] Ваша Рука, { $count } карта
        [few] Ваша Рука, { $count } карты
       *[other] Ваша Рука, { $count } карт
    }
hand-of =
    { $count ->
        [one] Рука: { $name }, { $count } карта
        [few] Рука: { $name }, { $count } карты
       *[other] Рука: { $name }, { $count } карт
    }
hand-empty = В вашей Руке нет карт.
player-online = в сети
player-free = место свободно
player-away = нет { $time }
player-prosperity =
    { $count ->
        [one] процветание
        [few] процветания
       *[many] процветаний
    }
player-prosperity-of = / { $goal } процветания
player-basic = { $built } из { $of } зданий, нужных для победы
hero-alarm =
    { $whose ->
        [own] Опасность: у вашего героя осталось здоровья { $left } из { $health } ({ $name }).
       *[other] { $name }, герой противника ({ $player }): осталось здоровья { $left } из { $health }.
    }
panel-yours = Вы
panel-of = { $name }
zone-hand = рука
zone-deck = колода
zone-graveyard = кладбище
zone-of-graveyard = Кладбище: { $name }
zone-of-plans = Планы и местность: { $name }
list-empty = Здесь ничего нет.
relic-spoken =
    { $name }, реликвия{ $tokens ->
        [0] { "" }
       *[other] , жетонов: { $tokens }
    }, { $state ->
        [tapped] закрыта
        [usable] можно использовать
       *[ready] открыта
    }
tactic-own = Ваша тактика рубашкой вверх: { $name }
tactic-hidden = Тактика рубашкой вверх
city = Город
city-plans = Прочитать планы и местность
city-ready = открыто { $ready } из { $all }
building-spoken =
    { $name }, { $state ->
        [pays] платит
        [tapped] закрыто
        [usable] открыто, можно использовать
        [plan] цена: { $cost }
       *[ready] открыто
    }{ $needed ->
        [0] { "" }
        [one] , нужно для { $needed } карты в Руке
        [few] , нужно для { $needed } карт в Руке
       *[other] , нужно для { $needed } карт в Руке
    }
building-pays = платит
card-read = Прочитать: { $name }
