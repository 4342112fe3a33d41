-- Who waits for a table where a server has as many as it may have.

CREATE TABLE table_queue (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    settings TEXT NOT NULL,
    thread INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'called', 'claimed', 'lapsed')),
    due REAL NOT NULL DEFAULT 0,
    message INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_place_each ON table_queue (guild, user)
    WHERE state IN ('waiting', 'called');
CREATE INDEX table_queue_of_user ON table_queue (user);
