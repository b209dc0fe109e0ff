deck-needs = Plätze im Kriegslager
deck-lacking = fehlt
deck-part-minion = Scherge
deck-empty-parts = Noch kein Scherge. Schergen stehen unter den Karten.
deck-tab-parts = Lager
deck-given = Die { $count } Kampfkarten und Heldentaten bringt der Held mit; Heldentaten sind gemeinsam.
