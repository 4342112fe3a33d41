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
