-- The whole log of a game that is over as one packed value (server/store/packed_log.hpp): a quarter of
-- the size of its rows in entries, and read at once. What comes after the end is in entries again.

CREATE TABLE logs (
  game    TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  entries BLOB NOT NULL
) STRICT;

-- Lists of all games seek their page in it; the index by age alone made them read past the private
-- games.
CREATE INDEX games_by_visibility ON games (visibility, created_at, id);
DROP INDEX games_by_age;
