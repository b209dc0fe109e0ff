# Вероятности бросков вне ближнего боя.

telling-odds-shot =
    { $attack ->
        [throwing] { $creature } против { GEN($foe) }, метание: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; нанесёт ран в среднем { NUMBER($dealt, maximumFractionDigits: 2) }.
        [magical-shot] { $creature } против { GEN($foe) }, магический выстрел: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; нанесёт ран в среднем { NUMBER($dealt, maximumFractionDigits: 2) }.
       *[shooting] { $creature } против { GEN($foe) }, выстрел: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; нанесёт ран в среднем { NUMBER($dealt, maximumFractionDigits: 2) }.
    }
telling-odds-own-death = Погибнет при этом: { NUMBER($death, style: "percent", maximumFractionDigits: 1) }.
telling-odds-no-fight = { $creature } против { GEN($foe) }: боя не будет. Погибнет при этом: { NUMBER($death, style: "percent", maximumFractionDigits: 1) }.
telling-odds-healing = { $creature } лечит { ACC($target) }: хотя бы 1 рана { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }; в среднем ран { NUMBER($healed, maximumFractionDigits: 2) }.
telling-odds-control = { $creature } получит контроль над { INS($target) }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-ritual = { $creature } выведет миньона: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-detection = { $creature } обнаружит { ACC($target) }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-entrance = { $creature } найдёт тайный ход: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-leaving = { $creature } при выходе из контакта: погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; получит ран в среднем { NUMBER($wounds, maximumFractionDigits: 2) }.
telling-odds-running = { $creature } при беге в контакт с { INS($foe) }: погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; получит ран в среднем { NUMBER($wounds, maximumFractionDigits: 2) }.
telling-odds-waking = { $creature } в начале активации: погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; потеряет здоровья в среднем { NUMBER($lost, maximumFractionDigits: 2) }.
telling-odds-too-many = { $creature }, { $option }: последствий больше, чем можно рассчитать за столом.
