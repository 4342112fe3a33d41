-- The table of the week, the queue for a table and the vote on an edition are gone. What they
-- showed and could still change is to say so once.

CREATE TABLE retired_messages (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL
);
INSERT INTO retired_messages (guild, channel, message)
    SELECT guild, channel, message FROM edition_votes WHERE message != 0;
INSERT INTO retired_messages (guild, channel, message)
    SELECT guild, channel, message FROM table_queue WHERE message != 0;
DELETE FROM sending
    WHERE sender LIKE 'vote:%' OR sender LIKE 'week:%' OR sender LIKE 'queue:%';
DROP TABLE edition_ballots;
DROP TABLE edition_votes;
DROP TABLE weekly_tables;
DROP TABLE table_queue;
