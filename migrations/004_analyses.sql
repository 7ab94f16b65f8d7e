-- What the hard bot said about finished games. Can be worked out again at any time.

CREATE TABLE analyses (
  game    TEXT    NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  -- JSON as on the wire.
  text    TEXT    NOT NULL,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
