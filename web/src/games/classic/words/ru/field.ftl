field-list = Поле боя, 60 на 60 сантиметров
field-measure = Измерять от выбранного существа
field-move = движение { $length }
field-run = бег { $length }
field-sees = видит · { $length } см
field-shoots = стреляет · { $length } см
field-blocked = загораживает: { $blockers }
field-unseen = не видно · { $length } см
field-touch = контакт · { $length }
field-touch-run = контакт бегом · { $length }
field-length = { $length } см
field-length-run = бег · { $length } см
field-not-here = сюда нельзя
field-nearest-place = ближайшее место
field-menu = Что сделать: { $name }
field-look = Осмотреть: { $name }
field-confirm = Подтвердить
field-adjust = Перетащите, чтобы поправить.
field-put-back = Вернуть
field-put-back-by-change = На столе всё изменилось. То, что вы держали, вернулось на место.
field-turn = Повернуть
field-measuring = Идёт измерение
field-led =
    { $way ->
        [run] Бег
       *[move] Движение
    }, до { $length } см. Стрелки ведут тень, C — следующий контакт, Enter подтверждает, Escape возвращает.
field-confirm-group = Выбранное место
field-creature =
    { $name }, { $whose ->
        [own] ваше существо
        [own-hero] ваш герой
        [enemy] противник
        [enemy-hero] герой противника
        [enemy-of] противник, сторона: { $player }
        [enemy-hero-of] герой противника, сторона: { $player }
        [ally-of] союзник, сторона: { $player }
        [ally-hero-of] герой союзника, сторона: { $player }
       *[other] сторона: { $player }
    }, здоровье { $left } из { $health }
field-armour = броня { $count }
field-hidden = в скрытности
field-poisoned = яд
field-diseased = болезнь
field-tired = усталость: все кубики в защиту
field-concentration = { $count ->
    [one] { $count } жетон концентрации
    [few] { $count } жетона концентрации
   *[many] { $count } жетонов концентрации
}
field-skips = следующая активация потеряна
field-selected = выбрано
field-can-act = может действовать
field-done = действие сделано
field-summoned = выведено в этот ход
field-choice = вариант { $number } из { $of }
field-terrain = { $name }, местность
field-searched = обыскано
field-place =
    { $where ->
        [left] Левая часть поля
        [right] Правая часть поля
       *[middle] Середина поля
    }, { $length } см от { $side ->
        [first] края Игрока 1
       *[own] вашего края
    }.
field-fight = Приблизить бой
field-threats = Куда достают враги
field-own-side = ваш край
field-side-of = край: { $name }
field-spares-ally = { $name } ({ $player }): существ союзника атаковать нельзя.
