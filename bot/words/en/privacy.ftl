### Stored personal data: how to see it, and how to delete it.

privacy-command = What this bot stores about you
privacy-command_show = Everything stored about you, as a file for you alone
privacy-command_delete = Delete everything stored about you; asks first
privacy-shown = Everything I have stored about you, in all servers. Nobody else sees this message. `/privacy delete` removes it.
privacy-ask = **Forget everything about you, in all servers?** This cannot be undone.
    - You leave every game. { $games ->
        [0] You are in none now.
       *[other] You are in **{ $games }** now.
    } The computer plays on for you under another name.
    - Your preferences, standings, votes and maximum bids are deleted, and your name is removed from your editions.
    - Finished games stay, but without you: their logs contain seats, not people.
privacy-sent_away = - A moderator sent you away from a game or keeps you out of a server. That stays so: I keep a code, without your name or id, to recognise you there.
privacy-ask_foot = -# My messages in channels stay on Discord; a moderator can delete them there.
privacy-button = Forget me
privacy-done = Done: I have forgotten you. If you play again, we start afresh.
privacy-somebody = Somebody
