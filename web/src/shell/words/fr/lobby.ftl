online-title = Une table en ligne
online-about = Envoyez un lien ; aucun compte nécessaire.
set-up = Préparer
create = Créer
join-label = Vous avez un lien
join-placeholder = Collez-le ici
join = Rejoindre
join-no-link = Ce n'est pas le lien d'une table. Copiez en entier le lien reçu.
join-elsewhere = Ce lien mène à un autre serveur, { $host }. Ouvrez-le dans la barre d'adresse.
begin = Commencer
clock = Pendule
clock-none = aucune
selected-printing = Sélection : { $printing }
dice-can-be-checked = Les dés se vérifient après chaque partie
no-personal-data = Aucune donnée personnelle n'est conservée
continue = Continuer
continue-screen = À cet écran
the-computer = L'ordinateur
waiting-for-seat = En attente de l'autre joueur
your-turn = À vous de jouer
their-turn = Au tour de l'adversaire
all-games = Toutes les parties
fewer-games = Moins
finished-games = Terminées : { $count }
time-limit = Limite de temps
limit-minutes =
    { $minutes ->
        [0] aucune
       *[other] { $minutes } min
    }
home-title = Quel jeu ?
home-title-named = { $name }, quel jeu ?
open-tables = Tables ouvertes
open-create = En créer une
open-waits = { $name } attend
open-none = Personne n'attend en ce moment. Créez une table ou collez un lien.
open-seats = { $free } places libres sur { $seats }
open-packs = cartes personnelles
open-watch = Regarder
open-look = Regarder
decks-build = Construire un deck
setup-listed = Tout le monde peut se joindre : montrer dans la liste des tables ouvertes
setup-watchable = Tout le monde peut regarder
last-games = Dernières parties
first-game = Votre première partie
packs-title = Paquets de cartes
packs-about = Vos propres fichiers de cartes. Ils sont vérifiés et restent dans ce navigateur ; une table ou un deck qui s'en sert les reçoit, et là ils valent pour tous.
packs-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
packs-add = Ajouter un paquet …
packs-remove = Retirer { $name }
packs-too-many = Au plus { $packs } paquets de { $size } Kio en tout.
home-search = Chercher
home-search-label = Chercher jeux, pages, cartes, règles et joueurs
home-search-what = Cartes, règles, joueurs
home-search-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } résultat
       *[other] { $count } résultats
    }
home-search-game = Jeu
home-search-mode = Mode
home-search-page = Page
home-search-card = Carte
home-search-rule = Règle
home-search-join = Joueur, table ouverte
home-search-watch = Joueurs, regarder
home-search-playing = Joueur, votre partie
home-search-replay = Joueur, rediffusion
home-lesson = Leçon { $number } : { $title }
home-lesson-begin = Commencer
home-lesson-go-on = Continuer
learn-minutes = { $minutes } min
learn-about = Des leçons, un petit pas après l'autre
learn-rules-about = Toutes les règles, avec recherche
examples-about = Les exemples des livrets de règles sous forme de positions. Suivez chacun pas à pas : ce qui arrive est dit avec sa règle.
examples-title = Exemples joués
how-about = Le jeu sur une page
how-title = Comment jouer
printings-about = Les règles où les éditions diffèrent
printings-title = Les éditions côte à côte
position-about = Composez une position, faites-la vérifier par les règles et jouez-la.
position-title = Positions
privacy-title = Ce qui est gardé
recovery-title = Vos parties sur un autre appareil
puzzles-title = Problèmes
puzzles-today = Problème du jour
puzzles-today-about = Une décision, prouvée ; la même pour tous
decks-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
decks-legal = légal
decks-not-legal = pas légal
decks-own = Vos decks
decks-title = Decks
decks-unnamed = Deck sans nom
deck-own-choice = Vos decks
deck-own-none = aucun
replays-about = Vos parties terminées, pas à pas, avec les chances des deux camps et les moments clés.
replays-none = Aucune partie terminée pour l'instant : chacune de vos parties se retrouvera ici. D'ici là, les exemples du livre de règles se parcourent pas à pas.
replays-link = Vous avez un lien vers une partie terminée
open-link = Ouvrir
watch-about = Les parties en cours. Qui regarde ne voit aucune main.
watch-tables = Tables à regarder
watch-none = Aucune table ne peut être regardée en ce moment. Qui coche « Tout le monde peut regarder » en préparant une table apparaît ici. En attendant, il y a les parties terminées et les exemples.
watch-link = Vous avez un lien pour regarder
home-puzzle-try = Essayer
home-lessons-done = Toutes les leçons sont terminées. Les problèmes continuent.
home-decks-none = Pas encore de deck à vous. Partez d'un deck de départ ou d'un héros.
home-decks-all = Tous : { $count }
learn-lessons-done = { $done } sur { $all } terminées
learn-step = étape { $step } sur { $steps }
lesson-leave = Vers les leçons
