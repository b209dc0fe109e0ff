dice-title = Last roll
dice-none = No dice have been rolled yet.
dice-does =
    { $why ->
        [attack] attacks
        [defence] defends
        [backstab] backstabs
       *[other] rolls
    }
dice-face =
    { $face ->
        [axe] axe
        [shield] shield
       *[bullseye] bullseye
    }
dice-face-miss = { dice-face }, misses
dice-hit-with = hits with
dice-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
playback = Playback
playback-speed =
    Speed: { $speed ->
        [full] full
        [quick] quick
       *[none] none
    }
playback-skip = Skip
event-of = { $name } acts
dice-card-about =
    { $dice ->
        [one] { $name } has 1 die: the first symbol counts.
       *[other] { $name } has { $dice } dice: the first { $dice } symbols count.
    } { $left ->
        [one] 1 card is left.
       *[other] { $left } cards are left.
    }
dice-card-counted = The first { $counted } of { $all } symbols of the dice card count
dice-card-title = Dice card, turned over after your split
