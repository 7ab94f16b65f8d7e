-- People, games, seats, and what happened in each game. Times are milliseconds since 1970, UTC.

CREATE TABLE accounts (
  id         TEXT    NOT NULL PRIMARY KEY,
  -- SHA-256 of the secret in the cookie.
  token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  name       TEXT    NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
  id            TEXT    NOT NULL PRIMARY KEY,
  status        TEXT    NOT NULL CHECK (status IN ('waiting', 'playing', 'finished')),
  visibility    TEXT    NOT NULL CHECK (visibility IN ('public', 'private')),
  host          TEXT    REFERENCES accounts (id),
  -- JSON as on the wire.
  setup         TEXT    NOT NULL,
  clock         TEXT    NOT NULL,
  -- The order of the tiles follows from it: secret until the game is over.
  seed          BLOB    CHECK (length(seed) = 32),
  created_at    INTEGER NOT NULL,
  started_at    INTEGER,
  finished_at   INTEGER,
  -- Number of the last batch of events; a writer that does not know it has lost its place.
  seq           INTEGER NOT NULL,
  turn          INTEGER NOT NULL,
  asked         INTEGER,
  clock_left_ms INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX games_by_age ON games (created_at, id);
CREATE INDEX games_by_status ON games (status, visibility, created_at, id);
CREATE INDEX games_by_host ON games (host, status);

CREATE TABLE seats (
  game     TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  player   TEXT    REFERENCES accounts (id),
  bot      TEXT,
  ready    INTEGER NOT NULL,
  left     INTEGER NOT NULL,
  resigned INTEGER NOT NULL,
  score    INTEGER,
  place    INTEGER,
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player, game);

-- What happened, in order. The entries start, action and undo replay the game.
CREATE TABLE entries (
  game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq     INTEGER NOT NULL,
  at      INTEGER NOT NULL,
  kind    TEXT    NOT NULL CHECK (kind IN ('start', 'action', 'undo', 'chat', 'table')),
  seat    INTEGER,
  text    TEXT    NOT NULL,
  account TEXT    REFERENCES accounts (id),
  -- Id that the client gave its command: a command that is sent again is not carried out again.
  command TEXT,
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
