### Советы: план активации и доводы с числами.

telling-hint-plan = { $creature }: { $steps }.
telling-hint-then = { $first }, затем { $second }
telling-hint-go-there =
    { $how ->
        [run] бежать в точку { $place }
       *[move] идти в точку { $place }
    }
telling-hint-go =
    { $how ->
        [run] бежать
       *[move] идти
    }{ $where ->
        [cover] { " " }под защиту от стрельбы («{ $thing }»)
        [behind] { " " }за местность «{ $thing }»
        [contact] { " " }в контакт с { INS($thing) }
        [towards] { " " }к { DAT($thing) } на расстояние { NUMBER($gap, maximumFractionDigits: 1) } см
       *[away] { " " }прочь от { GEN($thing) } на расстояние { NUMBER($gap, maximumFractionDigits: 1) } см
    }
telling-hint-stay = остаться на месте и ничего не делать
telling-hint-attack =
    { $attack ->
        [strike-magically] нанести { DAT($target) } магический удар
        [shoot] выстрелить в { ACC($target) }
        [throw] метнуть оружие в { ACC($target) }
        [shoot-magically] поразить { ACC($target) } магическим выстрелом
       *[fight] атаковать { ACC($target) } в ближнем бою
    }
telling-hint-odds =
    { $safe ->
        [yes] Вероятность убить { NUMBER($kill, style: "percent", maximumFractionDigits: 0) }; ран в среднем { NUMBER($dealt, maximumFractionDigits: 1) }.
       *[no] Вероятность убить { NUMBER($kill, style: "percent", maximumFractionDigits: 0) }, погибнуть { NUMBER($death, style: "percent", maximumFractionDigits: 0) }; в среднем ран врагу { NUMBER($dealt, maximumFractionDigits: 1) }, себе { NUMBER($taken, maximumFractionDigits: 1) }.
    }
telling-hint-stabs = «Удар в спину» по пути нанесут: { $those }.
telling-hint-unreached =
    { $attacks ->
        [yes] После этого никто другой из врагов не дойдёт и не сможет выстрелить.
       *[no] После этого никто из врагов не дойдёт и не сможет выстрелить.
    }
telling-hint-reached =
    { $attacks ->
        [yes] { $count ->
            [1] Из остальных врагов дойдёт только один: { $those }.
           *[other] Из остальных врагов дойдут: { $those }.
        }
       *[no] { $count ->
            [1] После этого дойдёт только один враг: { $those }.
           *[other] После этого дойдут: { $those }.
        }
    }
telling-hint-shot-at =
    { $count ->
        [1] Может выстрелить: { $those }.
       *[other] Могут выстрелить: { $those }.
    }
telling-hint-card = Цена: { $cost }; останется процветания: { $left }.
telling-hint-newcomer = Выйдет с силой { $strength } и здоровьем { $health }.
telling-hint-build =
    { $count ->
        [0] Ни одной карте в Руке это не нужно
        [one] Это нужно { $count } карте в Руке
        [few] Это нужно { $count } картам в Руке
       *[many] Это нужно { $count } картам в Руке
    }; останется процветания: { $left }.
telling-hint-best-by-wounds = Если считать только раны, лучше всего атака { $attack }, защита { $defence }; компьютер учитывает и ценность существ.
telling-hint-save =
    У вас останется { $count ->
        [one] { $count } процветание
        [few] { $count } процветания
       *[many] { $count } процветаний
    }.
telling-hint-waiting =
    { $count ->
        [0] Все ваши существа уже действовали.
        [one] { $count } существо ещё не действовало.
        [few] { $count } существа ещё не действовали.
       *[many] { $count } существ ещё не действовали.
    }
telling-hint-creature = { $creature }: здоровье { $left } из { $health }, сила { $strength }.
telling-hint-terrain =
    { $count ->
        [0] Никому не мешает атаковать { ACC($hero) }.
       *[other] Больше не смогут атаковать { ACC($hero) }: { $those }.
    }
telling-hint-kept =
    { $better ->
        [yes] Успехов сейчас { $now }; лучший переброс даёт в среднем { NUMBER($best, maximumFractionDigits: 2) }.
       *[no] Успехов сейчас { $now }; переброс в среднем не даст больше.
    }
telling-hint-untapped =
    { $count ->
        [one] { $count } здание останется открытым.
        [few] { $count } здания останутся открытыми.
       *[many] { $count } зданий останутся открытыми.
    }
telling-hint-tactic-kept = Тактика останется закрытой до другого случая.
telling-hint-acts =
    { $still ->
        [yes] Существо ещё может действовать в этом ходу.
       *[no] Существо уже действовало в этом ходу.
    }
telling-hint-begin =
    { $own ->
        [yes] Вы строите и действуете раньше противника.
       *[no] Противник строит и действует раньше вас.
    }
telling-hint-hand =
    { $count ->
        [0] Ни одна карта не остаётся.
       *[other] Остаётся карт: { $count }; из них не дороже двух зданий: { $early }.
    }
telling-hint-nearest = До ближайшего врага { NUMBER($gap, maximumFractionDigits: 1) } см: это { $foe }.
