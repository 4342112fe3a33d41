"""The tables of the database, by numbered steps that are only ever added to."""

from __future__ import annotations

import re

from bot.store.first_steps import FIRST_STEPS

MIGRATIONS: tuple[str, ...] = (
    *FIRST_STEPS,
    # What a game's seed is mixed from; games with a plain seed have no row.
    """
    CREATE TABLE dice (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        secret TEXT NOT NULL,
        presses TEXT NOT NULL DEFAULT ''
    );
    """,
    """
    CREATE TABLE remarks (
        number INTEGER PRIMARY KEY,
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        words TEXT NOT NULL,
        user INTEGER NOT NULL,
        other INTEGER NOT NULL
    );
    CREATE INDEX remarks_of_game ON remarks (game);
    """,
    # What a message says, so that a start need not say it again; what is being sent.
    """
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
    """,
    # Who had a seat from which entry of the log on, where it changed hands.
    """
    CREATE TABLE tenures (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        since INTEGER NOT NULL,
        user INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (game, seat, since)
    ) WITHOUT ROWID;
    CREATE INDEX tenures_of_user ON tenures (user) WHERE user != 0;
    """,
    # What players come back for: achievements, a table of the week, games followed, league nights.
    """
    CREATE TABLE achievements (
        guild INTEGER NOT NULL,
        user INTEGER NOT NULL,
        name TEXT NOT NULL,
        game INTEGER REFERENCES games ON DELETE SET NULL,
        earned REAL NOT NULL,
        PRIMARY KEY (guild, user, name)
    ) WITHOUT ROWID;
    CREATE INDEX achievements_of_user ON achievements (user);
    CREATE INDEX achievements_of_game ON achievements (game);

    CREATE TABLE weekly_tables (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        since REAL NOT NULL,
        due REAL NOT NULL,
        channel INTEGER NOT NULL,
        message INTEGER NOT NULL,
        UNIQUE (guild, due)
    );

    CREATE TABLE followers (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        user INTEGER NOT NULL,
        PRIMARY KEY (game, user)
    ) WITHOUT ROWID;
    CREATE INDEX followers_of_user ON followers (user);

    CREATE TABLE leagues (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        user INTEGER NOT NULL,
        settings TEXT NOT NULL,
        rounds INTEGER NOT NULL,
        round INTEGER NOT NULL DEFAULT 0,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'called_off')),
        opened REAL NOT NULL
    );
    CREATE UNIQUE INDEX one_league_per_channel ON leagues (channel)
        WHERE status IN ('open', 'playing');
    CREATE INDEX leagues_of_guild ON leagues (guild);

    CREATE TABLE league_players (
        league INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
        user INTEGER NOT NULL,
        name TEXT NOT NULL,
        press INTEGER NOT NULL,
        away INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (league, user)
    ) WITHOUT ROWID;
    CREATE INDEX league_players_of_user ON league_players (user);

    CREATE TABLE league_tables (
        league INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
        round INTEGER NOT NULL,
        place INTEGER NOT NULL,
        thread INTEGER NOT NULL DEFAULT 0,
        game INTEGER UNIQUE REFERENCES games ON DELETE SET NULL,
        scored INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (league, round, place)
    ) WITHOUT ROWID;

    CREATE TABLE league_seats (
        league INTEGER NOT NULL,
        round INTEGER NOT NULL,
        place INTEGER NOT NULL,
        user INTEGER NOT NULL,
        points INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (league, round, user),
        FOREIGN KEY (league, round, place) REFERENCES league_tables ON DELETE CASCADE
    ) WITHOUT ROWID;

    CREATE TABLE league_posts (
        league INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
        kind TEXT NOT NULL,
        channel INTEGER NOT NULL,
        message INTEGER NOT NULL,
        made REAL NOT NULL,
        PRIMARY KEY (league, kind)
    ) WITHOUT ROWID;
    """,
    # Whom a server keeps out of all games.
    """
    CREATE TABLE blocks (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        user INTEGER NOT NULL,
        name TEXT NOT NULL,
        mark BLOB NOT NULL DEFAULT x''
    );
    CREATE UNIQUE INDEX blocks_of_people ON blocks (guild, user) WHERE user != 0;
    CREATE INDEX blocks_of_user ON blocks (user);
    """,
    # Who waits for a table where a server has as many as it may have.
    """
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
    """,
    # A draft of every edition that somebody works on, no longer one for all of them.
    """
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
    """,
)

VERSION = len(MIGRATIONS)
MARK = int.from_bytes(b"Rent")
"""What a database of ours has as its application id, so that no other program's is taken for it."""
FIRST_TABLES = frozenset(re.findall(r"CREATE TABLE (\w+)", MIGRATIONS[0]))
"""By these a database is known that was made before there was a mark."""
