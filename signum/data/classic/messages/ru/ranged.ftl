# Дальние атаки и скрытность.

ability-battle-mage = Боевой маг
ability-buckshot = Картечь
ability-difficult-target = Трудная цель
ability-magical-shot = Магический выстрел { $x }
ability-master-magic = Мастер магии { $x }
ability-master-shooting = Мастер стрельбы { $x }
ability-quick-shooter = Быстрый стрелок
ability-rain-of-arrows = Дождь стрел
ability-shooting = Выстрел { $x }
ability-sniper = Снайпер
ability-stealth = Скрытный
ability-throwing = Метание { $x }
ability-under-arrows = −1 к силе («Дождь стрел»)

event-detection-declared = { $creature } пытается обнаружить { ACC($target) }.
event-concealed = { $creature } получает жетон скрытности.

choice-found = { $seat }: { $creature } обнаруживает { ACC($target) }. Что делать?

option-shoot = Выстрелить в { ACC($target) }
option-throw = Метнуть оружие в { ACC($target) }
option-shoot-magically = Поразить магическим выстрелом { ACC($target) }
option-detect = Попытаться обнаружить { ACC($target) }

refusal-no-such-attack =
    { $attack ->
        [shooting] У { GEN($creature) } нет свойства «Выстрел».
        [throwing] У { GEN($creature) } нет свойства «Метание».
       *[magical-shot] У { GEN($creature) } нет свойства «Магический выстрел».
    }
refusal-not-hidden = У { GEN($creature) } нет жетона скрытности.
refusal-hidden-already = У { GEN($creature) } уже есть жетон скрытности.
refusal-was-shot-at = На { ACC($creature) } уже была направлена дальняя атака, в ход { $turn }.
refusal-only-whom-it-found = Сейчас можно атаковать только { ACC($creature) }: это обнаруженная цель.

telling-shoots-from-here =
    { $attack ->
        [shooting] Отсюда можно сделать «Выстрел».
        [throwing] Отсюда можно совершить «Метание».
       *[magical-shot] Отсюда можно сделать «Магический выстрел».
    }
telling-in-cover = У цели есть защита от стрельбы.
