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
