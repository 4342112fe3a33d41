-- What a message says, so that a start need not say it again; what is being sent.

ALTER TABLE posts ADD COLUMN shown TEXT NOT NULL DEFAULT '';
ALTER TABLE posts ADD COLUMN last_words TEXT NOT NULL DEFAULT '';
UPDATE OR REPLACE posts SET kind = replace(kind, ':late', '') WHERE kind LIKE 'ping%:late';

CREATE TABLE sending (
    sender TEXT NOT NULL,
    kind TEXT NOT NULL,
    channel INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (sender, kind)
) WITHOUT ROWID;
