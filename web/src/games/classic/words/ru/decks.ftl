deck-needs = Нужные здания
deck-lacking = нет в вашем Городе
deck-part-buildings = Город
deck-part-terrains = Местность
deck-part-minion = Миньон
deck-empty-parts = Зданий и местности ещё нет. Они среди карт.
deck-tab-parts = Город
deck-given = Карты, которые приносит герой: { $count }.
