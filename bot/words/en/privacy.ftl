### What is stored about people: to see it, and to have it forgotten.

privacy-command = What this bot stores about you
privacy-command_show = Everything that is stored about you, as a file for you alone
privacy-command_delete = Have everything about you forgotten; asks first
privacy-shown = Everything I have stored about you, in all servers. Nobody else sees this message. `/privacy delete` removes it.
privacy-ask = **Forget everything about you, in all servers?** This cannot be undone.
    - You leave every game. { $games ->
        [0] You sit in none now.
       *[other] You sit in **{ $games }** now.
    } The computer plays on for you under another name.
    - Your preferences, standings, votes and maximum bids are deleted, and no edition of yours bears your name any more.
    - Finished games stay, without you: their logs know seats, not people.
privacy-sent_away = - A moderator sent you away from a game or keeps you out of a server. That still holds: I keep a mark that has neither your name nor your id, by which I know you there.
privacy-ask_foot = -# What I wrote into channels is Discord's; a moderator can delete it there.
privacy-button = Forget me
privacy-done = Done: I have forgotten you. If you play again, we start from nothing.
privacy-somebody = Somebody
