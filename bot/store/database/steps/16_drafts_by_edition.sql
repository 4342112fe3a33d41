-- A draft of every edition that somebody works on, no longer one for all of them.

CREATE TABLE edition_drafts_by_edition (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    edition TEXT NOT NULL,
    file BLOB NOT NULL,
    made REAL NOT NULL,
    UNIQUE (guild, user, edition)
);
INSERT INTO edition_drafts_by_edition
    SELECT number, guild, user, '', file, made FROM edition_drafts;
DROP TABLE edition_drafts;
ALTER TABLE edition_drafts_by_edition RENAME TO edition_drafts;
