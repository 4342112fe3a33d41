"""The steps of the schema that came first; none of them is ever changed."""

from __future__ import annotations

FIRST_STEPS: tuple[str, ...] = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        guild INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'paused', 'over', 'closed')),
        settings TEXT NOT NULL,
        edition BLOB,
        start BLOB,
        seq INTEGER NOT NULL DEFAULT -1,
        created REAL NOT NULL,
        changed REAL NOT NULL
    );
    CREATE UNIQUE INDEX one_game_per_channel ON games (channel)
        WHERE status IN ('lobby', 'live', 'paused');
    CREATE INDEX games_of_guild ON games (guild, status);

    CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        user INTEGER NOT NULL,
        name TEXT NOT NULL,
        token TEXT NOT NULL,
        robot TEXT NOT NULL,
        kept INTEGER NOT NULL,
        misses INTEGER NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_of_user ON seats (user) WHERE user != 0;

    CREATE TABLE commits (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        actor INTEGER NOT NULL,
        by TEXT NOT NULL,
        move BLOB NOT NULL,
        events BLOB NOT NULL,
        digest BLOB NOT NULL,
        at REAL NOT NULL,
        interaction INTEGER UNIQUE,
        PRIMARY KEY (game, seq)
    );

    CREATE TABLE snapshots (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        state BLOB NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;

    CREATE TABLE timers (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        kind TEXT NOT NULL,
        due REAL NOT NULL,
        about INTEGER NOT NULL,
        PRIMARY KEY (game, kind)
    ) WITHOUT ROWID;

    CREATE TABLE posts (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        kind TEXT NOT NULL,
        channel INTEGER NOT NULL,
        message INTEGER NOT NULL,
        made REAL NOT NULL,
        PRIMARY KEY (game, kind)
    ) WITHOUT ROWID;

    CREATE TABLE votes (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        kind TEXT NOT NULL,
        about INTEGER NOT NULL,
        user INTEGER NOT NULL,
        PRIMARY KEY (game, kind, about, user)
    ) WITHOUT ROWID;

    CREATE TABLE facts (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE preferences (
        user INTEGER PRIMARY KEY,
        chosen TEXT NOT NULL
    );
    """,
    """
    CREATE TABLE limits (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        auction INTEGER NOT NULL,
        user INTEGER NOT NULL,
        amount INTEGER NOT NULL,
        made INTEGER PRIMARY KEY,
        UNIQUE (game, auction, user)
    );
    """,
    """
    CREATE TABLE substitutions (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;

    CREATE TABLE seasons (
        id INTEGER PRIMARY KEY,
        guild INTEGER NOT NULL,
        name TEXT NOT NULL,
        began REAL NOT NULL
    );
    CREATE INDEX seasons_of_guild ON seasons (guild, began);

    CREATE TABLE results (
        id INTEGER PRIMARY KEY,
        game INTEGER UNIQUE REFERENCES games ON DELETE SET NULL,
        guild INTEGER NOT NULL,
        season INTEGER NOT NULL REFERENCES seasons ON DELETE CASCADE,
        edition TEXT NOT NULL,
        title TEXT NOT NULL,
        ended REAL NOT NULL,
        turns INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        reason TEXT NOT NULL
    );
    CREATE INDEX results_of_season ON results (season);
    CREATE INDEX results_of_guild ON results (guild);

    CREATE TABLE placings (
        result INTEGER NOT NULL REFERENCES results ON DELETE CASCADE,
        user INTEGER NOT NULL,
        name TEXT NOT NULL,
        token TEXT NOT NULL,
        rank INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        PRIMARY KEY (result, user)
    ) WITHOUT ROWID;
    CREATE INDEX placings_of_user ON placings (user);

    CREATE TABLE feats (
        result INTEGER NOT NULL,
        user INTEGER NOT NULL,
        kind TEXT NOT NULL,
        amount INTEGER NOT NULL,
        shown TEXT NOT NULL,
        place TEXT NOT NULL,
        PRIMARY KEY (result, user, kind),
        FOREIGN KEY (result, user) REFERENCES placings ON DELETE CASCADE
    ) WITHOUT ROWID;

    CREATE TABLE unlisted (
        guild INTEGER NOT NULL,
        user INTEGER NOT NULL,
        PRIMARY KEY (guild, user)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE editions (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        id TEXT NOT NULL,
        version INTEGER NOT NULL,
        title TEXT NOT NULL,
        file BLOB NOT NULL,
        edition BLOB NOT NULL,
        user INTEGER NOT NULL,
        published REAL NOT NULL,
        removed INTEGER NOT NULL DEFAULT 0,
        UNIQUE (guild, id, version)
    );

    CREATE TABLE edition_drafts (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        user INTEGER NOT NULL,
        file BLOB NOT NULL,
        made REAL NOT NULL,
        UNIQUE (guild, user)
    );

    CREATE TABLE edition_votes (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        channel INTEGER NOT NULL UNIQUE,
        message INTEGER NOT NULL,
        user INTEGER NOT NULL,
        choices TEXT NOT NULL,
        due REAL NOT NULL
    );

    CREATE TABLE edition_ballots (
        vote INTEGER NOT NULL REFERENCES edition_votes ON DELETE CASCADE,
        user INTEGER NOT NULL,
        choice TEXT NOT NULL,
        PRIMARY KEY (vote, user)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE guild_settings (
        guild INTEGER PRIMARY KEY,
        chosen TEXT NOT NULL
    );

    CREATE TABLE bans (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        user INTEGER NOT NULL,
        PRIMARY KEY (game, user)
    ) WITHOUT ROWID;
    CREATE INDEX bans_of_user ON bans (user);
    """,
    """
    ALTER TABLE substitutions ADD COLUMN user INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE departures (
        guild INTEGER PRIMARY KEY,
        since REAL NOT NULL
    );
    """,
    """
    CREATE TABLE bans_with_marks (
        number INTEGER PRIMARY KEY,
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        user INTEGER NOT NULL,
        name TEXT NOT NULL DEFAULT '',
        mark BLOB NOT NULL DEFAULT x''
    );
    INSERT INTO bans_with_marks (game, user) SELECT game, user FROM bans;
    DROP TABLE bans;
    ALTER TABLE bans_with_marks RENAME TO bans;
    CREATE UNIQUE INDEX bans_of_people ON bans (game, user) WHERE user != 0;
    CREATE INDEX bans_of_user ON bans (user);
    CREATE INDEX bans_of_game ON bans (game);
    """,
    """
    CREATE TABLE bans_numbered_once (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        user INTEGER NOT NULL,
        name TEXT NOT NULL,
        mark BLOB NOT NULL DEFAULT x''
    );
    INSERT INTO bans_numbered_once SELECT number, game, user, name, mark FROM bans;
    DROP TABLE bans;
    ALTER TABLE bans_numbered_once RENAME TO bans;
    CREATE UNIQUE INDEX bans_of_people ON bans (game, user) WHERE user != 0;
    CREATE INDEX bans_of_user ON bans (user);
    CREATE INDEX bans_of_game ON bans (game);
    """,
)
