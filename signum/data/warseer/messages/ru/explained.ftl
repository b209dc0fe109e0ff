### Конец игры с объяснением: чем решилась, переломы, счёт и удача.

telling-end-points-of =
    { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (подвиги { $feats }, выбывшие персонажи { $kills }, доход { $income }{ $hero ->
        [0] { "" }
       *[other] , герой { $hero }
    }).
telling-end-tie-of = { $seat }: подвигов с руки { $hand }, рубашкой вверх { $down }.
telling-end-left =
    { $how ->
        [clock] { $seat } { PERSON($seat, "исчерпывает", "исчерпываете") } время на ходу { $turn }.
       *[concession] { $seat } { PERSON($seat, "сдаётся", "сдаётесь") } на ходу { $turn }.
    }
telling-end-agreed = О ничьей договорились на ходу { $turn }.
telling-end-brought =
    { $seat } { $direction ->
        [lost] { PERSON($seat, "теряет", "теряете") }
       *[won] { PERSON($seat, "получает", "получаете") }
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $lead ->
        [yes] { " " }и { PERSON($seat, "выходит", "выходите") } вперёд.
       *[no] .
    }
telling-end-row-points = Победные очки
telling-end-row-feats = за подвиги с руки
telling-end-row-kills = за подвиги рубашкой вверх
telling-end-row-milestones = за доход
telling-end-row-income = Доход в конце
telling-end-row-attacks = Атаки
telling-end-row-wounds = Раны, нанесённые противнику
telling-end-row-eliminated = Выведено из игры существ противника
telling-end-row-lost = Потеряно своих существ
telling-end-row-cards = Сыграно карт
telling-end-luck =
    { $dice ->
        [0] Кубиков, которые считаются, не было.
       *[other] Попаданий и критов { $successes }, кубиков { $dice }, ожидалось { NUMBER($expected, maximumFractionDigits: 1) }: { $direction ->
            [more] на { NUMBER($difference, maximumFractionDigits: 1) } больше ожидаемого.
            [fewer] на { NUMBER($difference, maximumFractionDigits: 1) } меньше ожидаемого.
           *[equal] как и ожидалось.
        }
    }
telling-end-luck-about = Каждый кубик атаки считается один раз, с вероятностью попадания или крита для его цвета.
