odds-against = против { $split }
odds-wounds-in = раны в %
odds-title = Шансы до атаки
odds-none = Выберите существо, которое может атаковать, или подведите его вплотную: здесь будут точные шансы до того, как что-либо объявлено.
odds-tab =
    { $kind ->
        [go] Подойти, бой: { $name }
        [defend] Атакует { $name }
        [fight] Бой: { $name }
        [strike-magically] Магический удар: { $name }
        [throw] Метание: { $name }
        [shoot-magically] Магический выстрел: { $name }
       *[shoot] Выстрел: { $name }
    }
odds-after-moving = { $name }, после движения туда
odds-they-would = { $name } объявляет первым:
odds-they-declared = { $name }: объявлено
odds-they-answer = { $name }: ответ был бы таким
odds-your-split = Ваши кубики
odds-their-best = лучше { $split }
odds-split = { $attack } в атаку, { $defence } в защиту
odds-fewer = На один кубик атаки меньше
odds-more = На один кубик атаки больше
odds-wounds-to = Раны: { $name }, в %
odds-balance = Раны в среднем: нанесено минус получено
odds-left =
    { $armour ->
        [0] здоровья { $left }
       *[other] здоровья { $left }, броня { $armour }
    }
odds-dies = { $wounds } гибель
odds-exact = { $percent } %, точно { $exact }
odds-yours = ваши { $split }
odds-best = лучше { $split }
odds-expected = ожидаемые раны
odds-use-best = Взять лучшее
odds-more-attacks = ещё { $count }
