# Измеренное, как это читается вслух.

server-deciding =
    { $choice ->
        [construction] { $seat } выбирает здание.
        [first-player] { $seat } решает, кто начинает.
        [reroll] { $seat } может перебросить кубики.
        [split] { $seat } распределяет кубики.
       *[other] { $seat } решает, что делать.
    }

server-nobody = На поле боя нет никого с таким номером.
server-creature =
    { $name }, { $whose ->
        [own] ваше существо
        [own-hero] ваш герой
        [enemy] противник
        [enemy-hero] герой противника
        [other-hero] герой, сторона: { $player }
       *[other] сторона: { $player }
    }, здоровье { $left } из { $health }
server-armour = броня { $count }
server-hidden = в скрытности
server-tired = усталость
server-can-act = может действовать
server-has-acted = действие сделано
server-stands =
    { $where ->
        [left] Слева
        [right] Справа
       *[middle] Посередине
    }, { NUMBER($gap, maximumFractionDigits: 1) } см от { $whose ->
        [own] вашей стороны
       *[first] стороны первого игрока
    }.
server-hour =
    на { $hour ->
        [one] { $hour } час
        [few] { $hour } часа
       *[many] { $hour } часов
    }
server-length = { NUMBER($length, maximumFractionDigits: 1) } см
server-touching = в контакте
server-touchable =
    { $how ->
        [run] контакт бегом, { NUMBER($length, maximumFractionDigits: 1) } см
       *[move] контакт движением, { NUMBER($length, maximumFractionDigits: 1) } см
    }
server-unseen = не видно: { $blockers }
server-shootable =
    { $attack ->
        [shooting] доступна стрельба
        [throwing] доступно метание
       *[magical-shot] доступен магический выстрел
    }
server-in-cover = в укрытии
server-leaving = Выход из контакта вызывает «Удар в спину»: { $those }.
server-action-go =
    { $how ->
        [run] Бег, до { NUMBER($limit, maximumFractionDigits: 1) } см
       *[move] Движение, до { NUMBER($limit, maximumFractionDigits: 1) } см
    }
server-action-cannot-go =
    { $how ->
        [run] Бег
       *[move] Движение
    }
server-action-targets =
    { $action ->
        [fight] Ближний бой
        [strike-magically] Магический удар
        [shoot] Выстрел
        [throw] Метание
        [shoot-magically] Магический выстрел
        [detect] Обнаружение
       *[other] Другое
    }, { $count ->
        [one] { $count } цель
        [few] { $count } цели
        [many] { $count } целей
       *[other] { $count } цели
    }
server-actions = Действия, { $creature }: { $actions }.
server-no-actions = { $creature }: сейчас ничего нельзя сделать.
server-cannot-shoot =
    { $attack ->
        [shooting] Стрельба невозможна. Кто: { $creature }, цель: { $target }.
        [throwing] Метание невозможно. Кто: { $creature }, цель: { $target }.
       *[magical-shot] Магический выстрел невозможен. Кто: { $creature }, цель: { $target }.
    }
server-cannot-shoot-so-far =
    { $attack ->
        [shooting] Стрельба невозможна. Кто: { $creature }, цель: { $target }. До неё { NUMBER($gap, maximumFractionDigits: 1) } см, стрельба достаёт на { NUMBER($reach, maximumFractionDigits: 1) } см.
        [throwing] Метание невозможно. Кто: { $creature }, цель: { $target }. До неё { NUMBER($gap, maximumFractionDigits: 1) } см, метание достаёт на { NUMBER($reach, maximumFractionDigits: 1) } см.
       *[magical-shot] Магический выстрел невозможен. Кто: { $creature }, цель: { $target }. До неё { NUMBER($gap, maximumFractionDigits: 1) } см, он достаёт на { NUMBER($reach, maximumFractionDigits: 1) } см.
    }
server-cannot-shoot-unseen =
    { $attack ->
        [shooting] Стрельба невозможна. Кто: { $creature }, цель: { $target }. Её не видно, мешают: { $blockers }.
        [throwing] Метание невозможно. Кто: { $creature }, цель: { $target }. Её не видно, мешают: { $blockers }.
       *[magical-shot] Магический выстрел невозможен. Кто: { $creature }, цель: { $target }. Её не видно, мешают: { $blockers }.
    }
server-gone = { NUMBER($length, maximumFractionDigits: 1) } из { NUMBER($limit, maximumFractionDigits: 1) } см.
server-at = { $name }, { NUMBER($gap, maximumFractionDigits: 1) } см
server-sees = Видно: { $those }.
server-touches =
    { $count ->
        [0] Контакта нет.{ $those }
       *[other] Контакт: { $those }.
    }
server-stabs =
    { $count ->
        [0] Без «Удара в спину».{ $those }
       *[other] «Удар в спину»: { $those }.
    }
server-no-place = Ни там, ни рядом нет свободного места.
server-no-place-asked = Сейчас место не спрашивают.
server-no-such-way = Такой способ движения неизвестен. Загрузите страницу снова.
server-no-odds = Здесь нечего считать: взвешиваются только атаки.
server-odds-too-many = { $creature }, цель — { $target }: последствий больше, чем можно точно рассчитать.
server-odds-no-fight = { $creature } не доживёт до боя. Цель — { $target }.
server-odds-split = Распределение: { $attack } в атаку, { $defence } в защиту.
server-odds-against = { $name }: { $attack } в атаку, { $defence } в защиту.
server-odds-wounds = { $name }: { $chances }.
server-odds-dies = гибель { $percent } %
server-odds-chance =
    { $wounds ->
        [0] без ран { $percent } %
       *[other] ран { $wounds }: { $percent } %
    }
server-odds-best =
    { $same ->
        [yes] Это лучшее распределение.
       *[no] Лучше всего { $attack } в атаку, { $defence } в защиту; { $name }: гибель { $kill } %, { $creature }: гибель { $death } %.
    }
