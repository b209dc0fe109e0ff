deck-needs = Places dans le Camp de Guerre
deck-lacking = manque
deck-part-minion = Sbire
deck-tab-parts = Camp
deck-given = Les { $count } cartes de Bataille et Exploits viennent avec le Héros ; les Exploits sont communs.
