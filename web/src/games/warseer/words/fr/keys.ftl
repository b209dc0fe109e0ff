key-hexes = D'un hexagone à l'autre
key-next = Créature suivante
key-card = Lever une carte
key-pass = Ne rien faire de plus, ou garder les dés
key-end-turn = Finir le tour
key-inspect = Lire la carte entière
key-hexes-dice = D'un dé à l'autre
key-choose-die = Choisir un dé, ou le laisser
task-touch =
    { $shape ->
        [place] Touchez un hexagone marqué pour le voir, puis de nouveau pour le prendre.
        [dice] Touchez un dé pour le choisir, de nouveau pour le laisser.
        [turn] { $chosen ->
            [yes] Touchez un hexagone marqué pour y aller, ou une créature en vue pour l'attaquer.
           *[no] Touchez une créature pour voir où elle peut aller et qui elle peut attaquer. Deux doigts pour zoomer.
        }
        [action] Touchez un hexagone marqué pour y aller, ou une créature en vue pour l'attaquer.
       *[other] Touchez une réponse ci-dessous.
    }
