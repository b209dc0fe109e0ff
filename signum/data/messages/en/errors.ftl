# What the server says when something is too much, goes wrong or is not granted.

server-not-stored = This could not be stored, so it did not happen. What you see is what is kept; try again in a moment.
server-went-wrong = Something went wrong on the server, and nothing was changed. Try again, or load the page again.
server-said-already = This was already said: each command has a number of its own, higher than those before.
server-elsewhere = This seat was opened in too many windows; this one, the oldest, was closed. Go on in another one.
server-table-full = This table already has as many spectators as it can hold. Come back in a while.
server-too-many-connections = Too many connections come from your address. Close some windows, then try again.
server-too-many-questions = Too many questions come from your address. Wait a moment, then try again.
server-backups-full = The server has no room for more backups. Ask its operator.
server-too-many-phrases = Too many wrong phrases came from your address. Wait a minute, then try again.
server-no-backup = No backup belongs to this phrase. Check every letter.
server-other-host = This server does not answer to the name in your browser's address. If the server is yours, start it with --origin and that address, such as: signum serve --origin http://name:8777
server-too-many-tables = Too many tables were made from your address in the last minute. Wait a minute, then try again.
server-other-version-of-rules = This game was played by another version of the rules or cards and would go on differently today. It is kept as it is, for version { $version } of the program, which made it.
server-not-over = The game is not over: its record would tell secrets. Come back when it is.
server-replay-failed = The game could not be shown again. Try once more; its record can be downloaded at its table.
server-position-failed = This position could not be worked out. Change it or try again in a moment.
server-analysing-another = Another game is being analysed for you; ask again when that is done.
server-no-such-page = There is nothing here. Start again from the first page.
server-no-such-rule = There is no rule of this name.
server-not-so = This cannot be asked for in this way.
server-too-large = That is too much at once.
refusal-computer-plays-on = The computer plays on: it does not agree to a draw.
server-check-kept = { $table } is kept as it is: { $why }
server-check-sum = Stored games: { $on } go on, { $over } are over and replay, { $kept } are kept for the version that made them.
server-no-rematch = A puzzle is not played again with changed seats. Open it anew from the list of puzzles.
server-no-puzzle = There is no puzzle at this table.
