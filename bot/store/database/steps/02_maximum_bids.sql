CREATE TABLE limits (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    auction INTEGER NOT NULL,
    user INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    made INTEGER PRIMARY KEY,
    UNIQUE (game, auction, user)
);
