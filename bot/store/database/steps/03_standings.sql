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
