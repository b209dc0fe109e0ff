deck-needs = Plätze im Kriegslager
deck-lacking = fehlt
deck-part-minion = Scherge
deck-tab-parts = Lager
deck-given = Die { $count } Kampfkarten und Heldentaten bringt der Held mit; Heldentaten sind gemeinsam.
