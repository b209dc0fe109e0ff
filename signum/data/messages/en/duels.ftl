# A whole game with decks at the terminal.

play-position-duel = a whole game with decks, from setting up to the end. Choose decks with --deck, given once or twice:
telling-setting-up = Setting up
telling-goal-city = To win, eliminate the opposing hero, or have { $prosperity } Prosperity and all { $buildings } basic buildings in your City.
