# Измеренное, как это читается вслух.

server-deciding =
    { $choice ->
        [construction] { $seat } выбирает здание.
        [who-begins] { $seat } решает, кто начинает.
        [corner] { $seat } выбирает угол.
        [reroll] { $seat } может перебросить кубики.
        [split] { $seat } распределяет кубики.
       *[other] { $seat } решает, что делать.
    }

finding-nobody = На Поле боя нет никого с таким номером.
finding-creature =
    { $name }, { $whose ->
        [own] ваше существо
        [own-hero] ваш герой
        [enemy] противник
        [enemy-hero] герой противника
        [enemy-of] противник, сторона: { $player }
        [enemy-hero-of] герой противника, сторона: { $player }
        [ally-of] союзник, сторона: { $player }
        [ally-hero-of] герой союзника, сторона: { $player }
        [other-hero] герой, сторона: { $player }
       *[other] сторона: { $player }
    }, здоровье { $left } из { $health }
finding-armour = броня { $count }
finding-hidden = в скрытности
finding-tired = усталость
finding-can-act = может действовать
finding-has-acted = действие сделано
finding-stands =
    { $where ->
        [left] Слева
        [right] Справа
       *[middle] Посередине
    }, { NUMBER($gap, maximumFractionDigits: 1) } см от { $whose ->
        [own] вашей стороны
       *[first] стороны Игрока 1
    }.
finding-hour =
    на { $hour ->
        [one] { $hour } час
        [few] { $hour } часа
       *[many] { $hour } часов
    }
finding-length = { NUMBER($length, maximumFractionDigits: 1) } см
finding-touching = в контакте
finding-touchable =
    { $how ->
        [run] контакт бегом, { NUMBER($length, maximumFractionDigits: 1) } см
       *[move] контакт движением, { NUMBER($length, maximumFractionDigits: 1) } см
    }
finding-unseen = не видно: { $blockers }
finding-shootable =
    { $attack ->
        [shooting] доступна стрельба
        [throwing] доступно метание
       *[magical-shot] доступен магический выстрел
    }
finding-in-cover = под защитой от стрельбы
finding-leaving = Выход из контакта вызывает «Удар в спину»: { $those }.
finding-action-go =
    { $how ->
        [run] Бег, до { NUMBER($limit, maximumFractionDigits: 1) } см
       *[move] Движение, до { NUMBER($limit, maximumFractionDigits: 1) } см
    }
finding-action-cannot-go =
    { $how ->
        [run] Бег
       *[move] Движение
    }
finding-action-targets =
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
finding-actions = { $creature } может: { $actions }.
finding-no-actions = { $creature } сейчас ничего не может сделать.
finding-cannot-shoot =
    { $attack ->
        [shooting] { $creature } не может стрелять в { ACC($target) }.
        [throwing] { $creature } не может метнуть оружие в { ACC($target) }.
       *[magical-shot] { $creature } не может поразить { ACC($target) } магическим выстрелом.
    }
finding-cannot-shoot-so-far =
    { $attack ->
        [shooting] { $creature } не может стрелять в { ACC($target) }: до цели { NUMBER($gap, maximumFractionDigits: 1) } см, а стрельба достаёт на { NUMBER($reach, maximumFractionDigits: 1) } см.
        [throwing] { $creature } не может метнуть оружие в { ACC($target) }: до цели { NUMBER($gap, maximumFractionDigits: 1) } см, а метание достаёт на { NUMBER($reach, maximumFractionDigits: 1) } см.
       *[magical-shot] { $creature } не может поразить { ACC($target) } магическим выстрелом: до цели { NUMBER($gap, maximumFractionDigits: 1) } см, а он достаёт на { NUMBER($reach, maximumFractionDigits: 1) } см.
    }
finding-cannot-shoot-unseen =
    { $attack ->
        [shooting] { $creature } не может стрелять в { ACC($target) }: цели не видно, мешают { $blockers }.
        [throwing] { $creature } не может метнуть оружие в { ACC($target) }: цели не видно, мешают { $blockers }.
       *[magical-shot] { $creature } не может поразить { ACC($target) } магическим выстрелом: цели не видно, мешают { $blockers }.
    }
finding-gone = { NUMBER($length, maximumFractionDigits: 1) } из { NUMBER($limit, maximumFractionDigits: 1) } см.
finding-at = { $name }, { NUMBER($gap, maximumFractionDigits: 1) } см
finding-sees = Видно: { $those }.
finding-touches =
    { $count ->
        [0] Контакта нет.{ $those }
       *[other] Контакт: { $those }.
    }
finding-stabs =
    { $count ->
        [0] Без «Удара в спину».{ $those }
       *[other] «Удар в спину»: { $those }.
    }
finding-no-place = Ни там, ни рядом нет свободного места.
finding-no-place-asked = Сейчас место не спрашивают.
finding-nearest-place = Ближайшее место. { $why }
finding-no-such-way = Такой способ движения неизвестен. Загрузите страницу снова.
finding-no-odds = Здесь нечего считать: взвешиваются только атаки.
finding-odds-too-many = { $creature } против { GEN($target) }: последствий больше, чем можно точно рассчитать.
finding-odds-no-fight = { $creature } не доживёт до боя с { INS($target) }.
finding-odds-split = Распределение: { $attack } в атаку, { $defence } в защиту.
finding-odds-against = { $name }: { $attack } в атаку, { $defence } в защиту.
finding-odds-wounds = { $name }: { $chances }.
finding-odds-dies = гибель { $percent } %
finding-odds-chance =
    { $wounds ->
        [0] без ран { $percent } %
        [one] { $wounds } рана { $percent } %
        [few] { $wounds } раны { $percent } %
       *[many] { $wounds } ран { $percent } %
    }
finding-odds-best =
    { $same ->
        [yes] Это лучшее распределение.
       *[no] Лучше всего { $attack } в атаку, { $defence } в защиту; { $name }: гибель { $kill } %, { $creature }: гибель { $death } %.
    }

# Заметки рядом с вариантами.
finding-note-health = Здоровье: { $left } из { $health }.
finding-note-harm = Потеряет здоровья в среднем { NUMBER($lost, maximumFractionDigits: 1) }, погибнет { NUMBER($dies, style: "percent", maximumFractionDigits: 0) }.
finding-note-healed = Вернёт здоровья в среднем { NUMBER($healed, maximumFractionDigits: 1) }.
finding-note-reroll = Успехов: сейчас { $now }, в среднем { NUMBER($after, maximumFractionDigits: 2) }.
finding-note-creature = { $name }: потеря здоровья в среднем { NUMBER($lost, maximumFractionDigits: 1) }, гибель { NUMBER($dies, style: "percent", maximumFractionDigits: 0) }.
finding-note-cancelled = Отмена: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
finding-note-payable = После этого хватит ещё на карты: { $cards }.
finding-note-none-payable = После этого не хватит ни на одну другую карту в Руке.
finding-note-unharmed = Никто не теряет здоровья.

finding-no-threats = Ни один враг не может атаковать ваших существ в следующей активации.
finding-threatened =
    { $name } под угрозой ({ $how ->
        [both] ближний бой: { $near }; выстрел: { $far }
        [near] ближний бой: { $near }
       *[far] выстрел: { $far }
    }).
