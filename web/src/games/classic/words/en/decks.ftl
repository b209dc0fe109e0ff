deck-needs = Buildings it needs
deck-lacking = not in your City
deck-part-buildings = City
deck-part-terrains = Terrains
deck-part-minion = Minion
deck-empty-parts = No buildings or terrains yet. They stand among the cards.
deck-tab-parts = City
deck-given = { $count } cards come with the hero.
