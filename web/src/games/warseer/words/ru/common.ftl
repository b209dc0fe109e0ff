game-title = Warseer
edition = Правила 1.12
limit-about = Когда время вышло, текущий ход — последний; затем решают очки.
field = Поле боя
