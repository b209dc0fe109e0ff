### Советы: план активации и доводы с числами.

telling-hint-plan = { $creature }: { $steps }.
telling-hint-then = { $first }, затем { $second }
telling-hint-go-there =
    { $how ->
        [run] бег, место { $place }
       *[move] движение, место { $place }
    }
telling-hint-go =
    { $how ->
        [run] бег
       *[move] движение
    }{ $where ->
        [cover] { " " }в укрытие («{ $thing }»)
        [behind] { " " }за местность «{ $thing }»
        [contact] { " " }до контакта ({ $thing })
        [towards] { " " }ближе к цели ({ $thing }, { NUMBER($gap, maximumFractionDigits: 1) } см)
       *[away] { " " }дальше от врага ({ $thing }, { NUMBER($gap, maximumFractionDigits: 1) } см)
    }
telling-hint-stay = остаться на месте и ничего не делать
telling-hint-and = { $rest } и { $last }
telling-hint-attack =
    { $attack ->
        [strike-magically] магический удар: { $target }
        [shoot] выстрел: { $target }
        [throw] метание: { $target }
        [shoot-magically] магический выстрел: { $target }
       *[fight] атака в ближнем бою: { $target }
    }
telling-hint-odds = Убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 0) }, ран в среднем { NUMBER($dealt, maximumFractionDigits: 1) }, погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 0) }.
telling-hint-stabs = Удары в спину по пути: { $those }.
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
telling-hint-build = Карт в руке, которым это нужно: { $count }; останется процветания: { $left }.
telling-hint-save = Процветание останется: { $count }.
telling-hint-waiting =
    { $count ->
        [0] Все ваши существа уже действовали.
       *[other] Ещё не действовали: { $count }.
    }
telling-hint-creature = { $creature }: здоровье { $left } из { $health }, сила { $strength }.
telling-hint-terrain =
    { $count ->
        [0] Никого не остановит ({ $hero }).
       *[other] Больше не смогут атаковать ({ $hero }): { $those }.
    }
telling-hint-reroll = Успехов в среднем: { $more }.
telling-hint-kept = Оставить кубиков: { $count }. Переброс в среднем не даст больше успехов.
telling-hint-untapped = Зданий останется открытыми: { $count }.
telling-hint-nearest = Ближайший враг: { $foe }, { NUMBER($gap, maximumFractionDigits: 1) } см.
