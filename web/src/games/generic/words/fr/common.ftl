# Tables of games that have no pages of their own.
generic-mode = Mode
generic-player = Joueur de la place { $number }
generic-deck = Deck de la place { $number }
generic-here = joue sur cet écran
generic-invited = joue par un lien
generic-computer = ordinateur : { $player }
no-games = Pas encore de parties.
limit-about = Quand le temps est écoulé, les règles du jeu disent qui gagne.
