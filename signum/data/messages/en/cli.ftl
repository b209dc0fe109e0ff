# What `signum serve`, `signum play` and `signum verify` say.

server-address = The game is at { $address }
server-games-in = The games are kept in { $file }
server-ended = The server has ended. All games are kept and go on when it runs again.
play-how-to-end = Ctrl-C ends it. Games are kept; `signum play` goes on with them.
play-open-already = The game is already open at { $address }
play-no-browser = No browser could be opened here: copy the address into one.

verify-whole = The file is intact: its checksum matches its contents.
verify-not-whole = The file cannot be trusted: { $cause }
verify-secret = The server's secret is in it.
verify-no-secret = The server's secret is not in it: the game is not over, or its dice were rolled by hand. Nothing can be checked.
verify-commitment = The server's secret is the one it committed to before the game: { $commitment }
verify-other-secret = The server's secret is not the one it committed to before the game: { $commitment }
verify-promised = That is the commitment you were shown: { $commitment }
verify-not-promised = Another commitment was shown to you: { $commitment }
verify-shares =
    { $count ->
        [0] No seat has a share in the seed.
        [one] { $count } seat has a share in the seed.
       *[other] { $count } seats have a share in the seed.
    }
verify-share = Your share is in the seed: { $share }
verify-no-share = Your share is not in the seed: { $share }
verify-answers =
    { $count ->
        [one] The game was played again with the dice that follow from the seeds: { $count } answer, and the rules allow it.
       *[other] The game was played again with the dice that follow from the seeds: { $count } answers, and the rules allow each of them.
    }
verify-other-game = Played again with the dice that follow from the seeds, it is another game: { $cause }
verify-marks =
    { $count ->
        [one] { $count } mark on the way is the same.
       *[other] { $count } marks on the way are the same.
    }
verify-marks-missing = Marks on the way are missing, so the dice cannot be compared everywhere.
verify-over = The game is over.
verify-not-over = The game is not over.
verify-outcome = It ends as the record says.
verify-other-outcome = It does not end as the record says.
verify-right = Everything agrees.
verify-wrong = This record is not right.
