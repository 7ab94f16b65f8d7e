PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE accounts (
  id         TEXT    NOT NULL PRIMARY KEY,
  -- SHA-256 of the secret in the cookie.
  token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  name       TEXT    NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL
, login TEXT, password TEXT, admin INTEGER NOT NULL DEFAULT 0, banned INTEGER NOT NULL DEFAULT 0, muted_until INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO accounts VALUES('fOfiy6n48CBv',X'd0bb3778ff9b681fd75b421aecd5fc9ea4aef03868ce308970a56a0983c9b6e2','Bea',1796051841437,1796051841437,NULL,NULL,0,0,0);
INSERT INTO accounts VALUES('ssDUpCTj1nGJ',X'bf911ca67738396e6d19e263c84c275582910003ce4a8f65397fd7e092e76a93','Ann',1796051840495,1796051840495,NULL,NULL,0,0,0);
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
, aids TEXT NOT NULL DEFAULT 'all' CHECK (aids IN ('all', 'none'))) STRICT, WITHOUT ROWID;
INSERT INTO games VALUES('Rw0jQ8wvQ7u6','waiting','public','ssDUpCTj1nGJ','{"options":{"farmers":"on","field_scoring":"c2","first_player":"seat_1","tiny_city":"4"},"seats":2,"sets":[{"copies":1,"set":"base-c2"}]}','{"kind":"none"}',NULL,1796051841508,NULL,NULL,0,0,NULL,NULL,'all');
INSERT INTO games VALUES('uiFzX64iDzPm','playing','public','fOfiy6n48CBv','{"options":{"farmers":"on","field_scoring":"c2","first_player":"seat_1","tiny_city":"4"},"seats":2,"sets":[{"copies":1,"set":"base-c2"}]}','{"kind":"none"}',X'24709dda82aa0c286f561318463c52e8c6878a56757981fead0a4d8a3401b544',1796051841490,1796051841496,NULL,23,7,0,NULL,'all');
INSERT INTO games VALUES('ywIe88ViW92w','finished','public','ssDUpCTj1nGJ','{"options":{"farmers":"on","field_scoring":"c2","first_player":"seat_1","tiny_city":"4"},"seats":2,"sets":[{"copies":1,"set":"base-c2"}]}','{"kind":"none"}',X'91ff58f05fbbfad828a99b01e2f872edd80ff94ae4b87eca9f199dacf3c0ed35',1796051841440,1796051841464,1796051841488,31,9,NULL,NULL,'all');
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
INSERT INTO seats VALUES('Rw0jQ8wvQ7u6',0,NULL,NULL,0,0,0,NULL,NULL);
INSERT INTO seats VALUES('Rw0jQ8wvQ7u6',1,NULL,NULL,0,0,0,NULL,NULL);
INSERT INTO seats VALUES('uiFzX64iDzPm',0,'fOfiy6n48CBv',NULL,1,0,0,NULL,NULL);
INSERT INTO seats VALUES('uiFzX64iDzPm',1,'ssDUpCTj1nGJ',NULL,1,0,0,NULL,NULL);
INSERT INTO seats VALUES('ywIe88ViW92w',0,'ssDUpCTj1nGJ',NULL,1,0,1,7,2);
INSERT INTO seats VALUES('ywIe88ViW92w',1,'fOfiy6n48CBv',NULL,1,0,0,2,1);
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
INSERT INTO entries VALUES('uiFzX64iDzPm',1,1796051841493,'table',0,'sit','fOfiy6n48CBv','t32');
INSERT INTO entries VALUES('uiFzX64iDzPm',2,1796051841493,'table',0,'ready','fOfiy6n48CBv','t33');
INSERT INTO entries VALUES('uiFzX64iDzPm',3,1796051841495,'table',1,'sit','ssDUpCTj1nGJ','t34');
INSERT INTO entries VALUES('uiFzX64iDzPm',4,1796051841496,'table',1,'ready','ssDUpCTj1nGJ','t35');
INSERT INTO entries VALUES('uiFzX64iDzPm',5,1796051841496,'start',NULL,'start','fOfiy6n48CBv','t36');
INSERT INTO entries VALUES('uiFzX64iDzPm',6,1796051841497,'action',0,'["place",0,-1,1]','fOfiy6n48CBv','t37');
INSERT INTO entries VALUES('uiFzX64iDzPm',7,1796051841498,'action',0,'["pass"]','fOfiy6n48CBv','t38');
INSERT INTO entries VALUES('uiFzX64iDzPm',8,1796051841498,'action',0,'["end_turn"]','fOfiy6n48CBv','t39');
INSERT INTO entries VALUES('uiFzX64iDzPm',9,1796051841499,'action',1,'["place",0,-2,2]','ssDUpCTj1nGJ','t40');
INSERT INTO entries VALUES('uiFzX64iDzPm',10,1796051841499,'action',1,'["pass"]','ssDUpCTj1nGJ','t41');
INSERT INTO entries VALUES('uiFzX64iDzPm',11,1796051841500,'action',1,'["end_turn"]','ssDUpCTj1nGJ','t42');
INSERT INTO entries VALUES('uiFzX64iDzPm',12,1796051841500,'action',0,'["place",0,-3,3]','fOfiy6n48CBv','t43');
INSERT INTO entries VALUES('uiFzX64iDzPm',13,1796051841501,'action',0,'["follower",3,2]','fOfiy6n48CBv','t44');
INSERT INTO entries VALUES('uiFzX64iDzPm',14,1796051841501,'action',0,'["end_turn"]','fOfiy6n48CBv','t45');
INSERT INTO entries VALUES('uiFzX64iDzPm',15,1796051841502,'action',1,'["place",0,-4,3]','ssDUpCTj1nGJ','t46');
INSERT INTO entries VALUES('uiFzX64iDzPm',16,1796051841503,'action',1,'["follower",4,1]','ssDUpCTj1nGJ','t47');
INSERT INTO entries VALUES('uiFzX64iDzPm',17,1796051841503,'action',1,'["end_turn"]','ssDUpCTj1nGJ','t48');
INSERT INTO entries VALUES('uiFzX64iDzPm',18,1796051841504,'action',0,'["place",-1,-1,2]','fOfiy6n48CBv','t49');
INSERT INTO entries VALUES('uiFzX64iDzPm',19,1796051841504,'action',0,'["pass"]','fOfiy6n48CBv','t50');
INSERT INTO entries VALUES('uiFzX64iDzPm',20,1796051841505,'action',0,'["end_turn"]','fOfiy6n48CBv','t51');
INSERT INTO entries VALUES('uiFzX64iDzPm',21,1796051841505,'action',1,'["place",-1,-4,2]','ssDUpCTj1nGJ','t52');
INSERT INTO entries VALUES('uiFzX64iDzPm',22,1796051841506,'action',1,'["follower",6,0]','ssDUpCTj1nGJ','t53');
INSERT INTO entries VALUES('uiFzX64iDzPm',23,1796051841507,'action',1,'["end_turn"]','ssDUpCTj1nGJ','t54');
CREATE TABLE logs (
  game    TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  entries BLOB NOT NULL
) STRICT;
INSERT INTO logs VALUES('ywIe88ViW92w',X'4d05000078da8d945d4f83301486ff4baf3bd30f3eba5d3a8d8937dee81523a66edd86c142a0d318e37fb7a55020b3295725bccf39bc7d7be80f1052358568c126cb30c4e93a413166118e620681e26fa5001041d016aa5b150639d420998a8de0876f2b132b5327e3be56af8a5a114dc5bed6c891954d85e28dae598d8fa62676bdf95e1595ecde663b50977c2f76a6078224b76ce27acdd9635596d597682cdec3a9f33587853cbcaa4b2377a007d955573c734034659a9addac3decc4017130461e7a66a123b16767838715ee4d74a745c23950180d345d1a048e0249ac4c1474f01cfb68deb6e3ce92c519a46e08ffcf804e2360e10862180ff47a6904048522301ae92d131c1e8764a4c9950b4f148406c6816a090f96234f6e1313a90b8ec48ba348025150fdc96118481a4e827523d9d16c7112e30fb73f737b65dccbea723adf58971479a26a445b9cc6dd507d5439d4769a0fdd66a3f15a54b5beae361968dbbb977afbfc8ee5c323d0ccd3b1f84e64c4b6b79f20fffd03ca0f7283');
CREATE TABLE analyses (
  game    TEXT    NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  -- JSON as on the wire.
  text    TEXT    NOT NULL,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
  -- SHA-256 of the secret in the cookie.
  hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
  account    TEXT    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO tokens VALUES(X'3cd7d848a31af71005267b68e57d8992318b77b7dd4bc731aaba876476b1d6f8','ssDUpCTj1nGJ',1796051840495);
INSERT INTO tokens VALUES(X'b01ce4163f86160bbe552a92010ae630e1e4c32619f1214359c16782b0d5f863','fOfiy6n48CBv',1796051841437);
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
CREATE TABLE room_notes (
  game      TEXT    NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  -- JSON: milliseconds left by seat, with a bank clock; otherwise empty.
  banks     TEXT    NOT NULL,
  -- JSON: bots that are proposed for seats, and who has agreed.
  proposals TEXT    NOT NULL,
  -- When the time of the running turn is up, if the server does not stop before; for lists.
  due_at    INTEGER
) STRICT, WITHOUT ROWID;
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
CREATE TABLE mailed_turns (
  account TEXT    NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  game    TEXT    NOT NULL,
  turn    INTEGER NOT NULL,
  PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX games_by_status ON games (status, visibility, created_at, id);
CREATE INDEX games_by_host ON games (host, status);
CREATE INDEX seats_by_player ON seats (player, game);
CREATE INDEX games_by_visibility ON games (visibility, created_at, id);
CREATE INDEX tokens_by_account ON tokens (account);
CREATE UNIQUE INDEX accounts_by_login ON accounts (login) WHERE login IS NOT NULL;
COMMIT;
PRAGMA user_version = 007;
