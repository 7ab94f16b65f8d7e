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
INSERT INTO accounts VALUES('fAIaM0fY9yEK',X'4b8ffc90e50fa0ed191a35ec7d20232d9f4ff7a13ac2605349ce9bf538864253','Béa',1796041254164,1796041254164,NULL,NULL,0,0,0);
INSERT INTO accounts VALUES('qRrumxjJJT6f',X'dba8a7942941910ab841e539cbdc95cc0b44c17b88b42985774ec57b494fee55','Ann',1796041254164,1796041254164,NULL,NULL,0,0,0);
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
INSERT INTO games VALUES('HCGWB8vF9q0B','waiting','public','qRrumxjJJT6f','{"options":{"farmers":"on","field_scoring":"c2","first_player":"seat_1","tiny_city":"4"},"seats":2,"sets":[{"copies":1,"set":"base-c2"}]}','{"kind":"none"}',NULL,1796037079348,NULL,NULL,0,0,NULL,NULL,'all');
INSERT INTO games VALUES('ONZ2PNAYmWen','playing','public','qRrumxjJJT6f','{"options":{"farmers":"on","field_scoring":"c2","first_player":"seat_1","tiny_city":"4"},"seats":2,"sets":[{"copies":1,"set":"base-c2"}]}','{"kind":"none"}',X'ab166a7bbd11aaed4ed735241002eb60b4204e841840b7d5310005d472810d95',1796037079322,1796037079328,NULL,34,10,1,NULL,'all');
INSERT INTO games VALUES('T1E5VfHwLI1p','finished','public','qRrumxjJJT6f','{"options":{"farmers":"on","ferries_crop_circle":"off","ferry_placement":"always","field_scoring":"c2","first_player":"seat_1","river_bag":"off","river_no_followers":"off","river_recentre":"off","river_reversed":"off","river_start_tile_bonus":"off","tiny_city":"4","u_turn":"official"},"seats":2,"sets":[{"copies":1,"set":"base-c2"},{"copies":1,"set":"ferries"},{"copies":1,"set":"river-1-c2"}]}','{"kind":"none"}',X'033b9c41d39230eda2a88466973a5bb16c38a9adccc6db615904eef213c1b752',1796037079144,1796037079168,1796037079319,228,91,NULL,NULL,'all');
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
INSERT INTO seats VALUES('HCGWB8vF9q0B',0,NULL,NULL,0,0,0,NULL,NULL);
INSERT INTO seats VALUES('HCGWB8vF9q0B',1,NULL,NULL,0,0,0,NULL,NULL);
INSERT INTO seats VALUES('ONZ2PNAYmWen',0,'qRrumxjJJT6f',NULL,1,0,0,NULL,NULL);
INSERT INTO seats VALUES('ONZ2PNAYmWen',1,'fAIaM0fY9yEK',NULL,1,0,0,NULL,NULL);
INSERT INTO seats VALUES('T1E5VfHwLI1p',0,'qRrumxjJJT6f',NULL,1,0,0,12,2);
INSERT INTO seats VALUES('T1E5VfHwLI1p',1,'fAIaM0fY9yEK',NULL,1,0,0,13,1);
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
INSERT INTO entries VALUES('ONZ2PNAYmWen',1,1796037079324,'table',0,'sit','qRrumxjJJT6f','t229');
INSERT INTO entries VALUES('ONZ2PNAYmWen',2,1796037079325,'table',0,'ready','qRrumxjJJT6f','t230');
INSERT INTO entries VALUES('ONZ2PNAYmWen',3,1796037079327,'table',1,'sit','fAIaM0fY9yEK','t231');
INSERT INTO entries VALUES('ONZ2PNAYmWen',4,1796037079327,'table',1,'ready','fAIaM0fY9yEK','t232');
INSERT INTO entries VALUES('ONZ2PNAYmWen',5,1796037079328,'start',NULL,'start','qRrumxjJJT6f','t233');
INSERT INTO entries VALUES('ONZ2PNAYmWen',6,1796037079329,'action',0,'["place",-1,0,2]','qRrumxjJJT6f','t234');
INSERT INTO entries VALUES('ONZ2PNAYmWen',7,1796037079329,'action',0,'["pass"]','qRrumxjJJT6f','t235');
INSERT INTO entries VALUES('ONZ2PNAYmWen',8,1796037079330,'action',0,'["end_turn"]','qRrumxjJJT6f','t236');
INSERT INTO entries VALUES('ONZ2PNAYmWen',9,1796037079330,'action',1,'["place",-1,-1,3]','fAIaM0fY9yEK','t237');
INSERT INTO entries VALUES('ONZ2PNAYmWen',10,1796037079331,'action',1,'["follower",2,0]','fAIaM0fY9yEK','t238');
INSERT INTO entries VALUES('ONZ2PNAYmWen',11,1796037079332,'action',1,'["end_turn"]','fAIaM0fY9yEK','t239');
INSERT INTO entries VALUES('ONZ2PNAYmWen',12,1796037079332,'action',0,'["place",-1,1,2]','qRrumxjJJT6f','t240');
INSERT INTO entries VALUES('ONZ2PNAYmWen',13,1796037079333,'action',0,'["follower",3,0]','qRrumxjJJT6f','t241');
INSERT INTO entries VALUES('ONZ2PNAYmWen',14,1796037079333,'action',0,'["end_turn"]','qRrumxjJJT6f','t242');
INSERT INTO entries VALUES('ONZ2PNAYmWen',15,1796037079334,'action',1,'["place",-2,0,2]','fAIaM0fY9yEK','t243');
INSERT INTO entries VALUES('ONZ2PNAYmWen',16,1796037079334,'action',1,'["follower",4,1]','fAIaM0fY9yEK','t244');
INSERT INTO entries VALUES('ONZ2PNAYmWen',17,1796037079335,'action',1,'["end_turn"]','fAIaM0fY9yEK','t245');
INSERT INTO entries VALUES('ONZ2PNAYmWen',18,1796037079335,'action',0,'["place",-3,0,0]','qRrumxjJJT6f','t246');
INSERT INTO entries VALUES('ONZ2PNAYmWen',19,1796037079337,'action',0,'["follower",5,0]','qRrumxjJJT6f','t247');
INSERT INTO entries VALUES('ONZ2PNAYmWen',20,1796037079338,'action',0,'["end_turn"]','qRrumxjJJT6f','t248');
INSERT INTO entries VALUES('ONZ2PNAYmWen',21,1796037079338,'action',1,'["place",1,0,1]','fAIaM0fY9yEK','t249');
INSERT INTO entries VALUES('ONZ2PNAYmWen',22,1796037079339,'action',1,'["pass"]','fAIaM0fY9yEK','t250');
INSERT INTO entries VALUES('ONZ2PNAYmWen',23,1796037079339,'action',1,'["end_turn"]','fAIaM0fY9yEK','t251');
INSERT INTO entries VALUES('ONZ2PNAYmWen',24,1796037079340,'action',0,'["place",-2,-1,0]','qRrumxjJJT6f','t252');
INSERT INTO entries VALUES('ONZ2PNAYmWen',25,1796037079340,'action',0,'["pass"]','qRrumxjJJT6f','t253');
INSERT INTO entries VALUES('ONZ2PNAYmWen',26,1796037079341,'action',0,'["end_turn"]','qRrumxjJJT6f','t254');
INSERT INTO entries VALUES('ONZ2PNAYmWen',27,1796037079341,'action',1,'["place",1,1,0]','fAIaM0fY9yEK','t255');
INSERT INTO entries VALUES('ONZ2PNAYmWen',28,1796037079342,'action',1,'["pass"]','fAIaM0fY9yEK','t256');
INSERT INTO entries VALUES('ONZ2PNAYmWen',29,1796037079342,'action',1,'["end_turn"]','fAIaM0fY9yEK','t257');
INSERT INTO entries VALUES('ONZ2PNAYmWen',30,1796037079343,'action',0,'["place",-3,1,3]','qRrumxjJJT6f','t258');
INSERT INTO entries VALUES('ONZ2PNAYmWen',31,1796037079344,'action',0,'["follower",9,0]','qRrumxjJJT6f','t259');
INSERT INTO entries VALUES('ONZ2PNAYmWen',32,1796037079344,'action',0,'["end_turn"]','qRrumxjJJT6f','t260');
INSERT INTO entries VALUES('ONZ2PNAYmWen',33,1796037079346,'action',1,'["place",-2,-2,2]','fAIaM0fY9yEK','t261');
INSERT INTO entries VALUES('ONZ2PNAYmWen',34,1796037079346,'action',1,'["follower",10,0]','fAIaM0fY9yEK','t262');
CREATE TABLE logs (
  game    TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  entries BLOB NOT NULL
) STRICT;
INSERT INTO logs VALUES('T1E5VfHwLI1p',X'2128000078da8d5ac972234510fd15475fe6d24d5466ede6c48103437021b8101e0721ec3698912d8f2c333808fe9dde5495b2dc91efe4a5b3a497dbcba5fadfa67f3ceceffbe7e6f2ea8a5a8a39181b4dcc14b86d0e9bdfb77dd39ab679be3f4c3f0fd45cb783e0c9c37dbfb97d9d1ff3fcd896c7b49c1d7e1eecfcd0c887cbd9f1b19b1f8f270e9bfd70a6abbf8e677cf9ea9b3f37f3fffed8ed6e2fb62f379fbfbdb83f7c78bef8f0e56577e86f3fcc074239b0b939dcef1ea7ff5e7d6a9eb69b9bfed3f8a5a635d7b36c2c5f7e2a7bb7db6e775ffbfd244e8b702a8a9c0af78fb7bf1d5ef68f9f9a45309f7d2abd4130d8ea7a569fcc8ab080c013de499a56a44f304c92bca2da11048f865800935d113e538ddc99114e75b35237bf6688cdf373451a563ef25ca7a8e8e486477c449a74dffad61da533ea5c368a77fd026244cc84588019b5005bc502417895dd4a26080bc4d61fa53d6c81a058202e4933218e7a7ca76aaf045b222b9688c3df76416ccd8a6ec50d9314a1596059c982b470ccc47f56b700996230ebd014b76b1e3ba2c882e96c80958b8a723452f4d1633601da7115cfa8839d511c3cc0e0a29e2380c96da172c768b03bab04bb5be26cc2bcc68e12859b526e125fe3c7bb7e3f56e76fb6f78f9fe723353edc797d5bb3a0469759908503e8927c1587f9d21bd5801d9564f1045830146378562cf8b0fbbb9f2d5843d65b34c3bc532c685b2e05c7afa5a3841e8b053d9c903e2a16b4826d7c020c98aa01336a8b6014b61939ac6817d6f2f18471039c86c1aa35a7ab452738a4ec068f7251086ad9e5526c42d4e38085a55613ef9404f8d8354e87e0f48b5afaf148a347c34502bad1cae6116e5ca255dbd16ac1e860edbcaa9dadcac18d668c2adaaece05716d3078eb412fdad398d1f44f46abc724faad044f0889d5a0ee6a98268bfa243995ae04e12738099396845e90718a30dca44d6bd4d6884f70ff92b5fe251ddba869642478b86435e45d819b2d0cd7e970b9847cf668f4e6a0446f5e127f0211d1e0cd49ed7d6d352e9c6b648c0ab76331bce3f3b861ad7eb65d854c061fc98d9e703522c8ac25dc1bb6b249b44c6402ae68d41b055322894cc215cdead83598b0386775b5728e9948c1cc03bb1ccb13adee56ce2193d6b70cc6a8ec42abeb9577207b753eb275c1f3ce92e5dd1ae5ac5ca1ac2e5cdeb4d743acb0300fbc2823d2566583475da96dc4b84759f3a81913b968cab84bd92a5168c628ac981d8e591be889c53a9238e098e3cad028c8c7d5ccc1d730a4ee61dc423ef39ed1c001559b5db2707124cbfa9c2002cac2f591acd3db25a9a9c73107755fdc798139e29893ba24ebea52842c3c5590d3a77ac1c48e60c88ed53e44544967b1e1c97b59729cc3f5f42a41897072f82a5b5dcef8e583671809596092c31b1daf353a5eec9cc8437b6cf2f03c485e1b08e9a47e79dc65deebf38728b91eef6cbcdad9489ff984719db332363d9e8341cf415f6f8e029e8341cbc1a10ed5e53a058b43d65ad570e29be061df84a0f8268c245a882344385342d2e76f23ec0c6fd4281ab547115c17e1eb098aacb2961862a25526822550bdbcd9a288f735d1ab7aba9aea31609c1eb26c5563541adc9a6df2143e7cc4ac12a60cdd84b7aa89f4c93054fb24bc554d56dd15841a07091f3e92367c74245d9a02cc1029ea0353272ec48feb9b0480d65a5533dab9c4463630e84cea9db0ece0325e26b355db842ed4ea91f13299f5ce4642c6ab648e6ab68b613183ebef7892ed39c3d96eca293606cd1c36a4bee7b06c6ba6cb68c3a879d858b550d9621e360e6b22c60b0571cae38a06f5b6d7178a6013713d17c7faf5c13008d7e0ef5f90d6f674bc70cffc0606dcf730d5f798d6aefb962979066271cc5adf6344b23179ac204f15b0f886e08b61565fa41998b0de5432bed06164a123e2095fe830938e59bcfb822f74585de8e4d6d754c7f739acee73589237e3fb1c166fd5cc6fc50dbf7cedb7db8be1935ffbdbe3f70f7ebb6e9bbbddfe6190b91cfef7d4ef9eb67d7379d57cf979fff2f0cf5f1f3ffe12ee9a41e6bb1f363f99bb5ff3ebf73f36d7fffd0fc0f2dc14');
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
INSERT INTO tokens VALUES(X'0b0e4df88b43bcfe114ca19fadea11099b1bf1b75aac52ed5b6cd4101c38cce1','fAIaM0fY9yEK',1796041254164);
INSERT INTO tokens VALUES(X'b1413c992ee592aac4adc0930cd95ed7c5f28df83791fc66787661f47ba440f5','qRrumxjJJT6f',1796041254164);
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
INSERT INTO room_notes VALUES('ONZ2PNAYmWen','[]','[]',NULL);
CREATE INDEX games_by_status ON games (status, visibility, created_at, id);
CREATE INDEX games_by_host ON games (host, status);
CREATE INDEX seats_by_player ON seats (player, game);
CREATE INDEX games_by_visibility ON games (visibility, created_at, id);
CREATE INDEX tokens_by_account ON tokens (account);
CREATE UNIQUE INDEX accounts_by_login ON accounts (login) WHERE login IS NOT NULL;
COMMIT;
PRAGMA user_version = 6;
