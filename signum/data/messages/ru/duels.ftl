# Целая партия с колодами в терминале.

play-position-duel = целая партия с колодами, от подготовки до конца. Колоды выбираются словом --deck, один раз или два:
telling-setting-up = Подготовка
telling-goal-city = Чтобы победить, уничтожьте героя противника или накопите процветание { $prosperity } и постройте в Городе все базовые здания: { $buildings }.

telling-drew-several =
    { $known ->
        [yes] { $seat } берёт карты ({ $count }): { $cards }.
       *[no] { $seat } берёт карты: { $count }.
    }
telling-odds-aside = убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, в среднем ран: { NUMBER($dealt, maximumFractionDigits: 2) }
telling-paid = Оплата: { $paid }.
telling-built-nothing =
    { $seat } ничего не строит и получает { $amount ->
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
        [0] Сейчас нельзя разыграть ни одной; слово «рука» скажет почему.
        [one] Сейчас можно разыграть { $count } карту.
        [few] Сейчас можно разыграть { $count } карты.
       *[many] Сейчас можно разыграть { $count } карт.
    }
telling-purse-ready = Открыты: { $buildings }.
telling-purse-tapped = Закрыты: { $buildings }.
telling-pays-for = В Руке это нужно для: { $cards }.
telling-place-away = До ближайшего противника { NUMBER($length, maximumFractionDigits: 1) } см: { $creature }.

command-card = карта
command-place = поставить
command-lay = положить

play-seat-gentle = { $seat }: компьютер, который играет мягко.
play-seat-greedy = { $seat }: компьютер, который играет обдуманно.
play-seat-own = { $seat }: компьютер, который играет по { $player }.
play-pick-several = Наберите нужные номера, например: 1 3. Клавиша Enter без номера вернёт назад.
play-replace-some = Заменить карты
play-discard-some = Сбросить карты и получить по 1 процветанию за каждую
play-use-some = Использовать одно из этого: { $things }
play-use-which = Что использовать? Клавиша Enter без номера вернёт назад.
play-lay-some = Разместить местность
play-lay-which = Какую местность? Клавиша Enter без номера вернёт назад.
play-lay-terrain = Разместить местность: { $card } ({ $cost })
play-lay-where = Где разместить: { $card }?
play-lay-at =
    { $degrees ->
        [0] { $label }, точка { $place }
       *[other] { $label }, точка { $place }, поворот { $degrees }°
    }
play-lay-elsewhere = Для другого места наберите середину и поворот: положить { $card } 30 25 90. Клавиша Enter без номера вернёт назад.
play-place-middle = В середине поля боя
play-place-own-hero = Рядом с вашим героем
play-place-their-hero = Рядом с героем противника
play-place-between = Между героями
play-place-west = На западе
play-place-east = На востоке
play-may-place = Для другого места вдоль вашей стороны наберите, сколько сантиметров от её западного конца: поставить 20
play-may-read = Слово «рука» прочтёт карты в вашей Руке, слово «карта» с частью названия — любую другую.
play-place-how = Наберите «поставить», когда миниатюра выходит на поле: «поставить 20» — 20 см вдоль вашей стороны, «поставить 20 1.6» — любое место.
play-lay-how = Наберите название местности, её середину и поворот в градусах: «положить лес 30 25 90».
play-no-such-card = Нет карты с таким названием: { $name }.
play-help-card = «карта грир» прочтёт карту: тип, стоимость, характеристики и текст.
play-help-place = «поставить 20» поставит миниатюру, которая выходит на поле, в 20 см вдоль вашей стороны.
play-help-lay = «положить лес 30 25 90» разместит местность серединой в этой точке с поворотом на 90 градусов.
play-help-cards =
    Как оплачивать карты: ход начинается с карты и 1 процветания. Затем вы строите одно здание за процветание или
    ни одного и получаете 2. Карта стоит зданий, которые закрываются до вашего следующего хода, и иногда процветания.
    Персонаж выходит у вашей стороны и действует со следующего вашего хода. Тактика лежит рубашкой вверх и ждёт.
