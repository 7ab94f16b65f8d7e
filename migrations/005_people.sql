-- Names with passwords, several browsers for one person, invitations, and what admins did.

CREATE TABLE tokens (
  -- SHA-256 of the secret in the cookie.
  hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
  account    TEXT    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_account ON tokens (account);

INSERT INTO tokens (hash, account, created_at) SELECT token_hash, id, created_at FROM accounts;
-- SQLite cannot drop a column that is UNIQUE: from now on it holds noise and opens nothing.
UPDATE accounts SET token_hash = randomblob(32);

-- The name in the form in which it is compared, and Argon2id of the password: both for people who can
-- log in, neither for guests.
ALTER TABLE accounts ADD COLUMN login TEXT;
ALTER TABLE accounts ADD COLUMN password TEXT;
ALTER TABLE accounts ADD COLUMN admin INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN muted_until INTEGER NOT NULL DEFAULT 0;

CREATE UNIQUE INDEX accounts_by_login ON accounts (login) WHERE login IS NOT NULL;

CREATE TABLE invitations (
  -- SHA-256 of the code.
  code_hash BLOB    NOT NULL PRIMARY KEY CHECK (length(code_hash) = 32),
  uses_left INTEGER NOT NULL CHECK (uses_left >= 0),
  made_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
  number INTEGER NOT NULL PRIMARY KEY,
  at     INTEGER NOT NULL,
  -- An account, or "console" for the program on the server's machine.
  actor  TEXT    NOT NULL,
  action TEXT    NOT NULL,
  -- The id of an account or a game; empty if the action is about neither.
  target TEXT    NOT NULL,
  -- Why, or with what; nothing secret.
  detail TEXT    NOT NULL
) STRICT;
