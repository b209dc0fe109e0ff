### Конец игры с объяснением: чем решилась, переломы, счёт и удача.

telling-end-fell-to =
    { $way ->
        [struck-back] { $hero } атакует и погибает от ответного удара { GEN($foe) }.
       *[attacked] { $hero } погибает от атаки { GEN($foe) }.
    }{ $known ->
        [yes] { " " }Вероятность этого была { $chance } %.
       *[no] { "" }
    }
telling-end-fell-by = { $hero } погибает без объявленной атаки; причина — { $foe }.
telling-end-fell = { $hero } погибает не от существа.
telling-end-prosperity = { $seat }: процветание { $amount }, для победы нужно { $goal }.
telling-end-wounds-of = { $seat }: ран на героях { $count }
telling-end-tie-of = { $seat }: процветание вместе с Городом { $wealth }, убито персонажей { $kills }
telling-end-left =
    { $how ->
        [clock] { $seat } { PERSON($seat, "исчерпывает", "исчерпываете") } время на ходу { $turn }.
       *[concession] { $seat } { PERSON($seat, "сдаётся", "сдаётесь") } на ходу { $turn }.
    }
telling-end-agreed = О ничьей договорились на ходу { $turn }.
telling-end-share-eliminated = { $seat } { PERSON($seat, "теряет", "теряете") } { $share } % силы и здоровья на Поле боя.
telling-end-share-wounded = { $share } % здоровья этого героя.
telling-end-share-prospered = { $share } % процветания, нужного для победы.
telling-end-share-quest =
    { $how ->
        [quest-failed] Это отнимает { $share } % чести, нужной для победы.
       *[quest-completed] { $share } % чести, нужной для победы.
    }
telling-end-chance-elimination = Вероятность этого была { $chance } %.
telling-end-chance-wounds = Вероятность стольких ран или больше была { $chance } %.
telling-end-row-attacks = Атаки
telling-end-row-wounds = Раны, нанесённые врагам
telling-end-row-eliminated = Убито врагов
telling-end-row-lost = Потеряно своих существ
telling-end-row-activations = Активации
telling-end-row-cards = Сыграно карт
telling-end-row-buildings = Построено зданий
telling-end-row-prosperity = Процветание в конце
telling-end-luck =
    { $dice ->
        [0] Кубиков, которые считаются, не было.
       *[other] Успехов { $successes }, кубиков { $dice }, ожидалось { NUMBER($expected, maximumFractionDigits: 1) }: { $direction ->
            [more] на { NUMBER($difference, maximumFractionDigits: 1) } больше ожидаемого.
            [fewer] на { NUMBER($difference, maximumFractionDigits: 1) } меньше ожидаемого.
           *[equal] как и ожидалось.
        }
    }
telling-end-luck-about = Каждый брошенный кубик считается с гранями, которые были успехом; переброшенный считается ещё раз.
