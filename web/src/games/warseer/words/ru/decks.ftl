deck-needs = Места в военном лагере
deck-lacking = не хватает
deck-part-minion = Миньон
deck-empty-parts = Миньона ещё нет. Миньоны среди карт.
deck-tab-parts = Лагерь
deck-given = Боевые карты и подвиги ({ $count }) приходят с героем; подвиги общие.
