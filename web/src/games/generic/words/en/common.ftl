# Tables of games that have no pages of their own.
generic-mode = Mode
generic-player = Player of seat { $number }
generic-deck = Deck of seat { $number }
generic-here = plays on this screen
generic-invited = plays by a link
generic-computer = computer: { $player }
no-games = No games yet.
limit-about = When the time is up, the rules of the game say who wins.
