deck-needs = Places dans le Camp de Guerre
deck-lacking = manque
deck-part-minion = Sbire
deck-empty-parts = Pas encore de Sbire. Les Sbires sont parmi les cartes.
deck-tab-parts = Camp
deck-given = Les { $count } cartes de Bataille et Exploits viennent avec le Héros ; les Exploits sont communs.
