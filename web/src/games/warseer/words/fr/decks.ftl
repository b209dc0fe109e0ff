deck-needs = Places dans le camp de guerre
deck-lacking = manque
deck-part-minion = Sbire
deck-tab-parts = Camp
deck-given = Les { $count } cartes de combat et exploits viennent avec le héros ; les exploits sont communs.
