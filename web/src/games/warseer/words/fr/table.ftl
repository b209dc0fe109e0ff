turn-notice = À vous. { $count ->
    [one] 1 créature peut agir.
   *[other] { $count } créatures peuvent agir.
  }
field = Champ de bataille
range-of = portée { $distance } sur { $range }
push-price = pousser ici : +{ $damage }
move-steps = mouvement { $steps }
run-steps = course { $steps }
cards-take =
    { $count ->
        [one] Prendre 1 carte
       *[other] Prendre { $count } cartes
    }
turn-how = Choisissez une créature sur le champ de bataille ou une carte en main.
act-how = Choisissez un hexagone où aller, ou un adversaire à attaquer.
hand = Main
hand-nothing = Rien à en faire maintenant.
strip = Tour
to-act = à jouer
quota-summon = invocation
quota-income = revenu
quota-feat = exploit
quota-summon-rule = Un personnage du camp de guerre par tour
quota-income-rule = Une carte de soutien défaussée pour le revenu par tour
quota-feat-rule = Un exploit défaussé pour son effet par tour
pass = Ne rien faire de plus
end-turn = Fin du tour
phases = Phases du tour
phase-start = Début
phase-main = Activation
phase-end = Fin
last-attack = Dernière attaque
feat-deck = Pioche d'exploits
feat-deck-rule = commune ; le dernier termine la partie
feat-deck-over = C'est le dernier tour.
line-figures = puissance { $power } · revenu { $income } · main { $hand }
tabs = Parties de la table
tab-act = Agir
tab-hand = Main
tab-feats = Exploits
tab-board = Plateau
tab-log = Journal
log-tab-dice = Dés
