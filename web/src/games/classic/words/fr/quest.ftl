quest-honour-word = Honneur
quest-rage-of = Rage { $rage }
quest-draws-here = ici il pioche une carte
quest-rage-grows = ici sa Rage grandit
quest-spoken = Quête { $name } : { $progress }. Récompense : { $reward }
quest-fails-if = Échoue si : { $condition }
quest-cards = Quêtes
quest-cards-left =
    { $count ->
        [one] 1 encore à venir
       *[other] { $count } encore à venir
    }
quest-cards-none = Aucune quête n'est en cours.
quest-completed = Accomplies : { $quests }
quest-failed = Échouées : { $quests }
overlord = Le Suzerain
overlord-by-pattern = agit selon ses cartes et leur comportement
overlord-is-you = c'est vous
overlord-played-by = joué par { WITHIN($name) }
overlord-rage = Rage par tour
overlord-rage-left = Rage restante
overlord-rage-about = La Rage paie les cartes du Suzerain. Elle grandit avec l'Honneur du Héros.
overlord-cards = cartes restantes
overlord-creatures = créatures
overlord-creatures-about = Bandits et loups partagent une limite, squelettes, Mauvais Œil et dragonnets une autre.
overlord-last = Dernière carte
overlord-no-card = Aucune carte n'a encore été jouée.
overlord-played = Cartes jouées par le Suzerain
overlord-line = cartes restantes { $cards } · créatures { $creatures }/{ $limit }
coming-title = Voici ce qui vient
coming-show = Montrer sur le Champ de Bataille
coming-done =
    { $done ->
        [0] { $number }
       *[other] { $done } sur { $number }
    }
coming-because = Selon son comportement : { $line }
coming-about = Dans cet ordre, si rien ne change. Au sein d'une sorte, vous choisissez.
score-title = Honneur
score-gained = Gagné en jeu :
score-prosperity = Pour la Prospérité (1 par 5)
score-wounds = Blessures du Héros (1 par 2)
score-failed = Quêtes échouées
score-total = À la fin
score-bands = Résultats selon l'Honneur
cards-type-quest = Quête
cards-type-overlord-card = Carte du Suzerain
cards-type-overlord-creature = Créature du Suzerain
cards-type-quest-terrain = Terrain de quête
