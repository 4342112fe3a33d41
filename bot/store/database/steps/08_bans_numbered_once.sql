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
