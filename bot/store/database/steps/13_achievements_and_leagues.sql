-- What players come back for: achievements, a table of the week, games followed, league nights.

CREATE TABLE achievements (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    game INTEGER REFERENCES games ON DELETE SET NULL,
    earned REAL NOT NULL,
    PRIMARY KEY (guild, user, name)
) WITHOUT ROWID;
CREATE INDEX achievements_of_user ON achievements (user);
CREATE INDEX achievements_of_game ON achievements (game);

CREATE TABLE weekly_tables (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    since REAL NOT NULL,
    due REAL NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    UNIQUE (guild, due)
);

CREATE TABLE followers (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;
CREATE INDEX followers_of_user ON followers (user);

CREATE TABLE leagues (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    user INTEGER NOT NULL,
    settings TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'called_off')),
    opened REAL NOT NULL
);
CREATE UNIQUE INDEX one_league_per_channel ON leagues (channel)
    WHERE status IN ('open', 'playing');
CREATE INDEX leagues_of_guild ON leagues (guild);

CREATE TABLE league_players (
    league INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    press INTEGER NOT NULL,
    away INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (league, user)
) WITHOUT ROWID;
CREATE INDEX league_players_of_user ON league_players (user);

CREATE TABLE league_tables (
    league INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    thread INTEGER NOT NULL DEFAULT 0,
    game INTEGER UNIQUE REFERENCES games ON DELETE SET NULL,
    scored INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (league, round, place)
) WITHOUT ROWID;

CREATE TABLE league_seats (
    league INTEGER NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    user INTEGER NOT NULL,
    points INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (league, round, user),
    FOREIGN KEY (league, round, place) REFERENCES league_tables ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE league_posts (
    league INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    kind TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (league, kind)
) WITHOUT ROWID;
