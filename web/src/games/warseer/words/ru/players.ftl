power = Сила
power-of = Сила { $power } из { $most }
power-rule = Силой оплачивают карты и призыв. В начале хода она становится равна доходу.
income = Доход
income-of = Доход { $income }; у противника { $other }
income-rule = Доход — сумма карт в Истории.
milestone-point = При доходе { $income }: победное очко, пока он не упадёт
milestone-card = При доходе { $income }: возьмите карту
next-point = следующее очко при { $income }
zone-hand = рука
zone-feats = { $count ->
    [one] подвиг
    [few] подвига
   *[other] подвигов
  }
zone-deck = колода
relics = Реликвии { $count }
city = Город { $count }
armour = броня
history = История { $count }
history-rule = Здесь лежат разыгранные, сброшенные и выбывшие карты. Вместе они дают доход.
points-goal = { $goal } победных очков
points-rule = Побеждает тот, кто первым наберёт { $goal } победных очков.
one-more-wins =
    { $own ->
        [yes] Ещё одно очко — и победа.
       *[no] Ещё одно очко — и победит противник.
    }
hall = Зал чести
hall-rule = Разыгранные подвиги и по одному за каждую звезду выведенных из игры персонажей. Вместе они дают очки.
chip-kills =
    { $count ->
        [one] { $count } выбывший
        [few] { $count } выбывших
       *[other] { $count } выбывших
    }
chip-income = доход { $count }
chip-other = другое
camp = Военный лагерь { $count }
camp-rule = Раз в ход можно призвать персонажа из военного лагеря за его цену. Он появляется в вашей зоне развёртывания.
camp-place =
    { $name }, { $rank ->
        [none] без звезды
        [bronze] бронза
        [silver] серебро
       *[gold] золото
    }{ $stars ->
        [0] {""}
        [one] {""}
        [few] , { $stars } звезды
       *[other] , { $stars } звёзд
    }, { $state ->
        [out] на поле
        [now] цена { $cost }, можно призвать сейчас
       *[waits] цена { $cost }
    }
camp-free =
    Свободное место: { $rank ->
        [bronze] бронза
        [silver] серебро
       *[gold] золото
    }
