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
