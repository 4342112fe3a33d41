CREATE TABLE remarks (
    number INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    words TEXT NOT NULL,
    user INTEGER NOT NULL,
    other INTEGER NOT NULL
);
CREATE INDEX remarks_of_game ON remarks (game);
