-- What a room remembers of a running game beside its rows and entries.

CREATE TABLE room_notes (
  game      TEXT    NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  -- JSON: milliseconds left by seat, with a bank clock; otherwise empty.
  banks     TEXT    NOT NULL,
  -- JSON: bots that are proposed for seats, and who has agreed.
  proposals TEXT    NOT NULL,
  -- When the time of the running turn is up, if the server does not stop before; for lists.
  due_at    INTEGER
) STRICT, WITHOUT ROWID;
