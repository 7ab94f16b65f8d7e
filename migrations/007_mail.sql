-- Where people want to hear by mail that it is their move, and what they were told.

CREATE TABLE mail_addresses (
  account      TEXT    NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  address      TEXT    NOT NULL,
  -- Of the mails, as in the client.
  language     TEXT    NOT NULL,
  -- Until the code that was sent there has come back, nothing else is sent there.
  confirmed_at INTEGER,
  code         TEXT,
  code_at      INTEGER NOT NULL,
  -- Wrong codes since then.
  tries        INTEGER NOT NULL DEFAULT 0,
  -- Mails are wanted.
  wanted       INTEGER NOT NULL DEFAULT 1,
  -- The secret of the link that ends mails without an account.
  stop_token   TEXT    NOT NULL UNIQUE,
  -- The last one about moves.
  mailed_at    INTEGER
) STRICT, WITHOUT ROWID;

-- The newest turn of each game that somebody was told of. It is about a person, not about a game: so it
-- names its game without a foreign key, and stays here when the game is exported.
CREATE TABLE mailed_turns (
  account TEXT    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  game    TEXT    NOT NULL,
  turn    INTEGER NOT NULL,
  PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;
