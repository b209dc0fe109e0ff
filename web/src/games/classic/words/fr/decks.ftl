deck-needs = Bâtiments demandés
deck-lacking = pas dans votre Ville
deck-part-buildings = Ville
deck-part-terrains = Terrains
deck-part-minion = Serviteur
deck-tab-parts = Ville
deck-given = { $count } cartes viennent avec le héros.
