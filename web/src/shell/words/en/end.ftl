end-verify = Check the dice
end-verify-about = The full replay checks that your answers lead to these rolls. Save the record and run:
end-verify-running = Checking.
end-verify-secret =
    { $right ->
        [yes] The number from before the game belongs to the secret in the record: the server did not change its secret. Checked in this browser.
       *[no] The secret in the record does not belong to the number from before the game.
    }
end-verify-share =
    { $right ->
        [yes] Your word from before the game is in the record.
       *[no] Your word from before the game is not in the record.
    }
end-verify-shown-now = This browser did not keep the number from before the game: it compared the one that the server shows now.
end-verify-same-dice = The dice are those of an earlier game, as you were told before this one began: no player has a part in them.
end-moments = Turning points
end-figures = Figures
end-luck = Luck of the dice
end-not-explained = The explanation could not be loaded.
end-commitment = Fixed before the game
end-record = Save the record
end-rematch = Play again
end-rematch-waiting = Waiting for { WITHIN($name) } to agree.
end-rematch-away =
    { $count ->
        [1] { $name } is away. The offer stays.
       *[other] { $name } are away. The offer stays.
    }
end-rematch-offered =
    { $count ->
        [1] { $name } wants to play again.
       *[other] { $name } want to play again.
    }
end-rematch-accept = Agree
end-rematch-decline = Decline
end-rematch-withdraw = Withdraw the offer
end-to-next = To the next game
end-watch-next = Watch the next game
end-title = The game is over
end-show-field = Show the field
end-show-result = Show the result
end-yours =
    { $how ->
        [won] You have won.
        [drawn] It is a draw.
       *[lost] You have lost.
    }
end-verify-dice =
    { $wrong ->
        [0] All { $dice } dice in { $throws } rolls fell as the numbers from before the game say.
       *[other] { $wrong } of { $dice } dice did not fall as the numbers from before the game say.
    }
end-verify-log =
    { $right ->
        [yes] The { $count } rolls in your log are among them, in the same order.
       *[no] The rolls in your log are not the same.
    }
end-verify-each = Each roll
end-verify-die =
    { $right ->
        [yes] right
       *[no] wrong
    }
