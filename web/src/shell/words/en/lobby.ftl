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
selected-printing = Selected: { $printing }
dice-can-be-checked = Dice can be checked after every game
no-personal-data = No personal data is kept
continue = Continue
continue-screen = On this screen
the-computer = The computer
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
home-lesson = Lesson { $number }: { $title }
home-lesson-begin = Begin
home-lesson-go-on = Go on
learn-minutes = { $minutes } min
learn-about = Lessons, one small step at a time
learn-rules-about = Every rule, with search
examples-about = The examples of the rulebooks as positions. Go through each step by step; what happens is told with the rule behind it.
examples-title = Worked examples
how-about = The game on one page
how-title = How to play
printings-about = The rules in which the printings differ
printings-title = Printings side by side
position-about = Set up a position, have it checked by the rules, and play it.
position-title = Positions
privacy-title = What is stored
recovery-title = Your games on another device
puzzles-title = Puzzles
puzzles-today = Puzzle of the day
puzzles-today-about = One decision, proven; the same for everybody
decks-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
decks-legal = legal
decks-not-legal = not legal
decks-own = Your decks
decks-title = Decks
decks-unnamed = Deck without a name
deck-own-choice = Your decks
deck-own-none = none
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
learn-lessons-done = { $done } of { $all } done
learn-step = step { $step } of { $steps }
lesson-leave = To the lessons
