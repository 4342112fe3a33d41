-- What the seed of a game is mixed from; games with a plain seed have no row.

CREATE TABLE dice (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    secret TEXT NOT NULL,
    presses TEXT NOT NULL DEFAULT ''
);
