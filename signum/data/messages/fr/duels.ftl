# Une partie entière avec des decks, au terminal.

play-position-duel = une partie entière avec des decks, de la mise en place à la fin. Choisissez les decks avec --deck, une ou deux fois :
telling-setting-up = Préparation
telling-goal-city = Pour gagner, éliminez le héros adverse, ou ayez { $prosperity } de Prospérité et les { $buildings } bâtiments de base dans votre Ville.
