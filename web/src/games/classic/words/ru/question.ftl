turn-yours =
    { $count ->
        [0] Ваш ход. Все действовали: играйте карты или завершите ход.
        [one] Ваш ход. Может действовать { $count } существо.
        [few] Ваш ход. Могут действовать { $count } существа.
       *[other] Ваш ход. Могут действовать { $count } существ.
    }
turn-goes-on = Ваш ход.
question-place = Укажите место на поле или двигайте тень стрелками и нажмите Enter.
question-creatures = Выберите на поле или здесь.
choose = Выбрать
build = Построить
build-choose = Выберите здание. Справа: стоимость. Слева: точка за каждую карту вашей Руки, которой оно нужно.
build-needed = { $name } — нужно для карт: { $cards }.
pay = Оплатить: { $buildings }
pay-chosen = выбрано { $chosen } из { $count }
hand-mark = Отметьте карты, которые вам не нужны.
hand-replace =
    { $count ->
        [0] Заменить
        [one] Заменить { $count } карту
        [few] Заменить { $count } карты
       *[other] Заменить { $count } карт
    }
hand-discard =
    { $count ->
        [0] Сбросить ради процветания
       *[other] Сбросить { $count }, процветание +{ $count }
    }
split = { $attack } в атаку, { $defence } в защиту
split-ask =
    { $role ->
        [defender] Защита: { $creature }. Противник: { $foe }. Распределите кубики.
       *[attacker] Атака: { $creature }. Противник: { $foe }. Распределите кубики.
    }
split-yours = Ваши кубики
split-fewer = На кубик меньше в атаку
split-more = На кубик больше в атаку
split-best = Лучше всего
split-is-best = лучшее распределение
split-best-about = Больше вероятность убить за вычетом вероятности погибнуть; при равенстве — выгоднее обмен здоровьем.
split-take = Бросить: { $attack } в атаку, { $defence } в защиту
die =
    { $face ->
        [axe] Топор
        [shield] Щит
       *[bullseye] Мишень
    }{ $counts ->
        [yes] , успех
        [no] , неудача
       *[unknown] { "" }
    }
reroll-limit =
    { $count ->
        [one] Можно перебросить { $count } кубик.
        [few] Можно перебросить до { $count } кубиков.
       *[other] Можно перебросить до { $count } кубиков.
    }
reroll-none = Оставить все
reroll =
    { $count ->
        [0] Перебросить
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
       *[other] Перебросить { $count } кубиков
    }
selection = Выбранное существо
selection-nobody = Выберите существо на поле или в строке под ним. N — следующее, которое может действовать.
selection-tap = Нажмите на существо, чтобы увидеть, что оно может.
selection-others-turn = Пока можно смотреть, измерять и читать карты.
selection-out = Вы вне игры. Можно смотреть до её конца.
selection-watching = Выберите существо, чтобы увидеть его параметры.
selection-enemy = Сторона: { $name }.
select-inspect = Прочитать карту: { $name }
centimetres = { $length } см
state-enemy = противник
state-of = { $name }
state-can-act = может действовать
state-acting = действует
state-acted = действие сделано
state-tired = усталость: все кубики в защиту
state-hidden = в скрытности
state-concentration = концентрация { $count }
state-skips =
    { $count ->
        [one] теряет { $count } активацию
        [few] теряет { $count } активации
       *[other] теряет { $count } активаций
    }
state-victim = жертва: { $name }
action =
    { $action ->
        [move] Движение
        [run] Бег
        [fight] Бой
        [shoot] Выстрел
        [ability] Свойство
       *[pass] Пропуск
    }
action-limit = ≤ { $length } см
action-count =
    { $action ->
        [ability] есть: { $count }
       *[other]
            { $count ->
                [one] { $count } цель
                [few] { $count } цели
               *[other] { $count } целей
            }
    }
action-none =
    { $action ->
        [fight] нет контакта
        [move] не сейчас
        [run] не сейчас
        [ability] нет
       *[other] нет целей
    }
action-pass-note = стоять
action-nothing = Ничего такого сделать нельзя.
actions-all = Все действия
actions-of = Все действия: { $name }
strip = Что осталось в этом ходу
strip-to-act = осталось { $left } из { $of }
strip-built =
    { $built ->
        [yes] стройка
       *[no] сначала стройка
    }
strip-terrain = Положить местность
chip =
    { $name }: { $state ->
        [now] действует
        [can] может действовать
        [done] действие сделано
       *[waits] ждёт
    }
end-turn = Конец хода
end-overlords = Пусть действуют
end-ask =
    { $count ->
        [one] { $count } существо ещё не активировано. Пропустить его?
        [few] { $count } существа ещё не активированы. Пропустить всех?
       *[other] { $count } существ ещё не активированы. Пропустить всех?
    }
end-pass-only = Пропустить
end-pass-and-end = Пропустить и закончить ход
terrain-which = Какую местность положить? Одну за ход, оплата как за карту.
terrain-lay = Укажите, где положить: { $name }, и щёлкните. R поворачивает, колесо с Shift тоже; Escape возвращает на место.
terrain-lay-quest = { $words } Укажите и щёлкните; R поворачивает, или колесо с Shift.
question-place-tap = Коснитесь места на поле, подвиньте тень и подтвердите.
seat-creatures =
    { $count ->
        [one] { $count } существо
        [few] { $count } существа
       *[other] { $count } существ
    }
selection-ally = Существ союзника атаковать нельзя.
