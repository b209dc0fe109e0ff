nav-decks = Decks
decks-title = Decks
decks-new = Construire un deck
decks-own = Vos decks
decks-starters = Decks du jeu
decks-unnamed = Deck sans nom
decks-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
decks-legal = légal
decks-not-legal = pas légal
decks-change = copier et changer
decks-delete = Supprimer { $deck }
decks-kept-here = Vos decks sont gardés dans ce navigateur.
decks-none-here = Ce jeu n'a pas de decks à construire.
deck-name = Nom du deck
deck-legality = Légalité
deck-legal = Légal : { $printing }
deck-not-legal = Pas encore légal.
deck-or = ou
deck-more-faults = { $count } de plus
deck-search = Nom, texte, mot-clé, coût 2
deck-filters = Filtres
deck-filter-types = Type
deck-filter-factions = Faction
deck-filter-needs = Demande
deck-filter-costs = Coût
deck-filter-keywords = Mot-clé
deck-no-faction = Universelle
deck-more = plus
deck-fewer = moins
deck-only-legal = seulement ce qui est légal ici
deck-hero = Héros
deck-choose-hero = Choisir un héros
deck-pool = Cartes
deck-found = { $found } cartes sur { $all }
deck-sort = Trier
deck-sort-cost = Coût
deck-sort-name = Nom
deck-sort-type = Type
deck-list = Deck
deck-empty = Aucune carte encore. Cliquez sur une carte pour l'ajouter.
deck-add = Ajouter { $card }
deck-remove = Retirer { $card }
deck-tile = { $card }, { $type }, { $count } sur { $room } dans le deck
deck-told-added = Carte ajoutée : { $card }.
deck-told-removed = Carte retirée : { $card }.
deck-told-count =
    { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
deck-undo = Annuler
deck-undone = Annulé.
deck-figures = Chiffres
deck-types = Types
deck-cost = Coût
deck-mean = moyenne { $mean }
deck-test-hand = Main d'essai
deck-test-hand-about = Piochez une main pour voir comment le deck commence.
deck-draw = Piocher
deck-chance = une carte à jouer au tour 2
deck-interval = ({ $low } à { $high })
deck-import = Importer
deck-import-about = Collez un deck ou un lien
deck-open-file = Ouvrir un fichier
deck-take = Prendre
deck-copy = Copier le texte
deck-link = Lien
deck-file = Fichier
deck-copy-by-hand = Copiez-le depuis le champ ci-dessus.
deck-text-copied = Le texte est copié.
deck-link-copied = Le lien est copié.
deck-imported = Le deck est là.
deck-saved = Enregistré sous { $file }.
deck-line = Ligne { $number } :
deck-play = Le jouer
deck-views = Vues du deck
deck-tab-cards = Cartes
deck-tab-deck = Deck
deck-tab-test = Essai
deck-tab-play = Jouer
deck-own-choice = Vos decks
deck-own-none = aucun
deck-no-such-link = Ce lien ne contient pas de deck : il est coupé, ou mène ailleurs.
deck-file-too-large = Un deck a au plus { $most } Kio : choisissez son fichier texte.
