-- Whom a server keeps out of all games.

CREATE TABLE blocks (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    mark BLOB NOT NULL DEFAULT x''
);
CREATE UNIQUE INDEX blocks_of_people ON blocks (guild, user) WHERE user != 0;
CREATE INDEX blocks_of_user ON blocks (user);
