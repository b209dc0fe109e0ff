key-hexes = D'un hexagone à l'autre
key-next = Créature suivante
key-card = Lever une carte
key-pass = Ne rien faire de plus, ou garder les dés
key-end-turn = Finir le tour
key-inspect = Lire la carte entière
