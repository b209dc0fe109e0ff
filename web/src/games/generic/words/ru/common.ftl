# Tables of games that have no pages of their own.
generic-mode = Режим
generic-player = Игрок на месте { $number }
generic-deck = Колода места { $number }
generic-here = играет за этим экраном
generic-invited = играет по ссылке
generic-computer = компьютер: { $player }
no-games = Игр пока нет.
limit-about = Когда время вышло, правила игры говорят, кто победил.
