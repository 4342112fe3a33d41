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
