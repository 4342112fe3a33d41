-- What the dice of a league night's tables come from, drawn before anybody signs up.

ALTER TABLE leagues ADD COLUMN secret TEXT NOT NULL DEFAULT '';
