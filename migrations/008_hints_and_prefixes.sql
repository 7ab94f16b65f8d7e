-- Who may ask for hints, how fast bots play, and what a game plays on from.

ALTER TABLE games ADD COLUMN hints TEXT NOT NULL DEFAULT 'solo' CHECK (hints IN ('solo', 'all', 'none'));
ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT 'quick' CHECK (pace IN ('quick', 'human'));

CREATE TABLE prefixes (
  game TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  -- What was drawn and done in the other game, as JSON (docs/record.md): a copy, so that the other
  -- game may be deleted.
  text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
