# What the server says to a browser.

server-waiting = Waiting for { $seat }.
server-computer = The computer
server-computer-number = Computer { $number }
server-player = The player
server-said-hello = This connection has already said who it is.
server-only-watching = You are watching: only those who have a seat can do that.
server-not-begun = The game has not begun: not all players have sat down.
server-no-hints = Hints are given only in games against the computer.
server-coach = The coach
server-no-lesson = This table is not for a lesson.
server-task-not-done = The task of this step is not done yet.
server-bad-nonce = A seat's share of the seed has 32 hexadecimal digits.
server-chat-full = Nothing more can be said at this table: its chat is full.
server-chat-empty = The message is empty.
refusal-taken-back-often = Too much has been taken back in this game. Play on.
refusal-moved-on = The game has gone on in the meantime. Look again, then decide.
server-not-understood = That was not understood. Load the page again.
server-other-origin = This page is from somewhere else and may not play here.
server-no-hello = A connection begins with a hello that names its link and its language.
server-other-version = The program has changed since this page was opened. Load it again; the game goes on where it was.
server-no-such-link = This link leads to no table. Ask for it again.
server-seat-taken = Somebody else has just taken this seat. Choose another table.
server-refused-try = { $seat } tries: { $option }. { $why }
server-scenario = Position { $number }: { $rules }
