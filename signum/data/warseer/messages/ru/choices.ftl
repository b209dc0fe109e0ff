# Warseer: questions. The seat stands in front; a creature or card that the question does not name follows in brackets.

choice-turn = { $seat }: что вы делаете?
choice-act = { $seat }: что делает активное существо?
choice-lay-terrain = { $seat }: какую уникальную местность вы выкладываете и куда?
choice-place-hero = { $seat }: где начинает ваш герой?
choice-return-cards =
    { $seat }: { $count ->
        [one] какая карта возвращается
        [few] какие { $count } карты возвращаются
       *[many] какие { $count } карт возвращаются
    } в боевую колоду?
choice-deploy = { $seat }: где выходит персонаж?
choice-deploy-minion = { $seat }: где выходит миньон?
choice-place = { $seat }: куда поставить { ACC($creature) }?
choice-place-home = { $seat }: куда в вашей зоне развёртывания поставить { ACC($creature) }?
choice-place-on-terrain = { $seat }: на какую местность поставить { ACC($creature) }?
choice-place-on-teleport = { $seat }: на какой другой телепорт поставить { ACC($creature) }?
choice-push = { $seat }: куда оттолкнуть { ACC($creature) }?
choice-step-aside = { $seat }: отойдёт ли { $creature } на гекс?
choice-move-it = { $seat }: куда переместить { ACC($creature) }?
choice-nimble = { $seat }: отойдёт ли { $creature } на гекс после атаки?
choice-hook = { $seat }: куда крюк тянет { ACC($creature) }?
choice-persecution =
    { $seat }: начнёт ли { $creature } преследование, пройдя до { $limit ->
        [one] { $limit } гекса
        [few] { $limit } гексов
       *[many] { $limit } гексов
    }?
choice-persecution-move = { $seat }: куда { $creature } идёт при преследовании?
choice-further-attack = { $seat }: кого { $creature } атакует теперь?
choice-advance = { $seat }: займёт ли { $creature } место цели?
choice-swap = { $seat }: поменяется ли { $creature } местами с { INS($target) }?
choice-frenzy = { $seat }: атакует ли { $creature } { ACC($target) } ещё раз, в бешенстве?
choice-counterblow = { $seat }: нанесёт ли { $creature } { DAT($target) } ответный удар?
choice-contract =
    { $seat }: потратить { $cost ->
        [one] { $cost } силу
        [few] { $cost } силы
       *[many] { $cost } силы
    }? { $said }
choice-skip-activation =
    { $seat }: пропустить активацию, чтобы избавиться от { $token ->
        [poison] яда
       *[other] болезни
    }?
choice-pick-dice =
    { $seat }: { $limit ->
        [one] какой { $limit } кубик бросить?
        [few] какие { $limit } кубика бросить?
       *[many] какие { $limit } кубиков бросить?
    }
choice-pick-dice-to-change = { $seat }: какие кубики изменить?
choice-change-dice = { $seat }: изменить кубики атаки на { ACC($target) }?
choice-slash = { $seat }: кого ещё задевает рассечение?
choice-protect =
    { $seat }: примет ли телохранитель { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } на себя?
choice-take-with =
    { $seat }: какая реликвия первой принимает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }?
choice-raise = { $seat }: кто займёт место выбывшего персонажа?
choice-idle-order = { $seat }: какое бездействующее существо следующее?
choice-terrain-first = { $seat }: какая местность действует первой?
choice-enchant = { $seat }: кого вы зачаровываете?
choice-replace-relic = { $seat }: какую реликвию заменяет новая?
choice-military-feat = { $seat }: разыграете военный подвиг?
choice-achievement = { $seat }: разыграете сначала достижение?
choice-tactic =
    { $seat }: { $moment ->
        [attack-declared] { $actor } атакует { ACC($target) }; кубики ещё не брошены.
        [symbols] { $actor } атакует { ACC($target) }; кубики брошены, символы ещё не подсчитаны.
        [damage] { $actor } вот-вот нанесёт { $damage ->
            [one] { $damage } урон
            [few] { $damage } урона
           *[many] { $damage } урона
        } { DAT($target) }.
        [attack-ended] { $actor } завершает атаку на { ACC($target) }.
        [eliminated] { $card } выбывает из игры.
        [activation-begins] { $actor } активируется.
        [activation-ends] { $actor } завершает активацию.
        [turn-begins] { $player } { PERSON($player, "начинает", "начинаете") } ход.
        [turn-ends] { $player } { PERSON($player, "завершает", "завершаете") } ход.
        [summoned] На поле выходит { $actor }.
        [card-played] Разыграна карта «{ $card }».
        [healed] { $target } лечится.
       *[wounded] { $target } получает раны.
    } Разыграете тактику?
choice-use-text = { $seat }: применить этот текст? { $said }
choice-target = { $seat }: какое существо?
choice-destroy = { $seat }: какая карта уничтожается?
choice-discard = { $seat }: какую карту вы сбрасываете?
choice-pay-with = { $seat }: какую карту вы сбрасываете в уплату?
choice-take-back = { $seat }: какую карту вы забираете из Истории?
choice-recall = { $seat }: какой персонаж возвращается в военный лагерь?
server-deciding =
    { $choice ->
        [lay-terrain] { $seat } выбирает местность.
        [return-cards] { $seat } смотрит свою руку.
        [change-dice] { $seat } смотрит на кубики.
        [tactic] { $seat } обдумывает ответ.
       *[other] { $seat } решает, что делать.
    }
