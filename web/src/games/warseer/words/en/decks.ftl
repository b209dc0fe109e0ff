deck-needs = Places in the war camp
deck-lacking = missing
deck-part-minion = Minion
deck-empty-parts = No minion yet. Minions stand among the cards.
deck-tab-parts = Camp
deck-given = The { $count } battle cards and feats come with the hero; feats are shared.
