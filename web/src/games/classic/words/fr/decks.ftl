deck-needs = Bâtiments demandés
deck-lacking = pas dans votre Ville
deck-part-buildings = Ville
deck-part-terrains = Terrains
deck-part-minion = Serviteur
deck-empty-parts = Ni bâtiment ni terrain encore. Ils sont parmi les cartes.
deck-tab-parts = Ville
deck-given = { $count } cartes viennent avec le héros.
