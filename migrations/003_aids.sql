-- Whether the table answers questions about its position.

ALTER TABLE games ADD COLUMN aids TEXT NOT NULL DEFAULT 'all' CHECK (aids IN ('all', 'none'));
