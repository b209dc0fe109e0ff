# Warseer: decks that are brought, and why one is not legal.

telling-deck-illegal = { $deck } : ce deck n'est pas légal :
refusal-no-such-card = Aucune carte ne s'appelle ainsi : « { $card } ».
refusal-not-a-hero = « { $card } » n'est pas un Héros.
refusal-wrong-battle-deck =
    Le Jeu de Bataille de « { $card } » a { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    } au lieu de { $needed }.
refusal-minion-missing = La carte de Sbire manque.
refusal-not-a-minion-card = « { $card } » n'est pas un Sbire.
refusal-minion-of-another-faction = « { $card } » n'est pas de la faction de « { $hero } ».
refusal-character-twice = « { $card } » est plusieurs fois dans le Camp de Guerre.
refusal-not-a-character = « { $card } » n'est pas un personnage.
refusal-character-of-another-faction = « { $card } » n'est ni de la faction de « { $hero } », ni mercenaire.
refusal-beyond-leadership = « { $card } » dirige au plus { $most } ({ $rank }) et le Camp de Guerre en a { $there }.
telling-player-of = Le joueur { DE($hero) }
telling-hand-paid = « { $card } » peut être payée au premier tour avec { $power } de Pouvoir.
telling-hand-unpaid = Aucune carte de cette Main ne peut être payée au premier tour avec { $power } de Pouvoir.
telling-camp-room = Il reste { $free ->
    [one] une place libre
   *[other] { $free } places libres
  } dans le Camp de Guerre. C'est permis, mais seuls ses personnages peuvent être convoqués.
