deck-needs = Gebäude, die es braucht
deck-lacking = nicht in deiner Stadt
deck-part-buildings = Stadt
deck-part-terrains = Gelände
deck-part-minion = Diener
deck-empty-parts = Noch keine Gebäude und Gelände. Sie stehen unter den Karten.
deck-tab-parts = Stadt
deck-given = { $count } Karten bringt der Held mit.
