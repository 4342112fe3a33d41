-- Who had a seat from which entry of the log on, where it changed hands.

CREATE TABLE tenures (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, seat, since)
) WITHOUT ROWID;
CREATE INDEX tenures_of_user ON tenures (user) WHERE user != 0;
