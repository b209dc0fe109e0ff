deck-needs = Buildings it needs
deck-lacking = not in your City
deck-part-buildings = City
deck-part-terrains = Terrains
deck-part-minion = Minion
deck-tab-parts = City
deck-given = { $count } cards come with the hero.
