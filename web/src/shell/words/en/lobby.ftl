nav-label = Main menu
nav-play = Play
nav-rules = Rules
language = Language
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme
which-game = Game
your-name = Your name
your-name-optional = Name (optional)
printing = Printing
online-title = An online table
online-about = Send a link; no account needed.
set-up = Set up
create = Create
join-label = You have a link
join-placeholder = Paste it here
join = Join
join-no-link = That is not a link to a table. Copy the whole link that was sent to you.
join-elsewhere = This link leads to another server, { $host }. Open it in the address bar.
begin = Begin
clock = Clock
clock-none = none
clock-minutes = { $minutes } min + { $increment } s
server-away = The server cannot be reached. Nothing is lost; try again.
printing-selected = Selected: { $printing }
dice-can-be-checked = Dice can be checked after every game
no-personal-data = No personal data is kept
continue = Continue
continue-screen = On this screen
the-computer = The computer
a-guest = A guest
waiting-for-seat = Waiting for the other player
your-turn = Your turn
their-turn = Their turn
all-games = All games
fewer-games = Fewer
finished-games = Finished: { $count }
time-limit = Time limit
limit-minutes =
    { $minutes ->
        [0] none
       *[other] { $minutes } min
    }
qr-code = QR code of the link
waiting-listed = Your table is in the list of open tables. Stay here: the game begins when somebody sits down.
home-title = Which game?
home-title-named = { $name }, which game?
open-tables = Open tables
open-create = Open one
open-waits = { $name } is waiting
open-none = Nobody is waiting just now. Create a table, or paste a link.
open-seats = { $free } of { $seats } seats free
open-packs = own cards
open-watch = Watch
open-look = Watch
decks-build = Build a deck
setup-listed = Anyone may join: show it in the list of open tables
setup-watchable = Anyone may watch
last-games = Last games
first-game = Your first game
packs-title = Packs of cards
packs-about = Card files of your own. They are checked and stay in this browser; a table or deck that uses them gets a copy, and everyone there plays with them.
packs-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
packs-add = Add a pack …
packs-remove = Remove { $name }
packs-too-many = At most { $packs } packs, { $size } KiB in all.
home-search = Search
home-search-label = Search games, pages, cards, rules and players
home-search-what = Cards, rules, players
home-search-found =
    { $count ->
        [0] Nothing found
        [one] { $count } result
       *[other] { $count } results
    }
home-search-game = Game
home-search-mode = Mode
home-search-page = Page
home-search-card = Card
home-search-rule = Rule
home-search-join = Player, open table
home-search-watch = Players, watch
home-search-playing = Player, your game
home-search-replay = Player, replay
nav-replays = Replays
nav-watch = Watch
replays-about = Your finished games, step by step, with the chances of both sides and the key moments.
replays-none = No finished game yet: each one you play stands here afterwards. Until then the worked examples of the rulebook can be gone through step by step.
replays-link = You have a link to a replay
open-link = Open
watch-about = Games that are being played now. Hands stay hidden from those who watch.
watch-tables = Tables to watch
watch-none = No table can be watched just now. Whoever ticks “Anyone may watch” when setting up a table is listed here. Meanwhile there are replays and worked examples.
watch-link = You have a link to watch
home-puzzle-try = Try it
home-lessons-done = All lessons are done. The puzzles go on.
home-decks-none = No deck of your own yet. Begin with a starter deck, or with any hero.
home-decks-all = All { $count }
