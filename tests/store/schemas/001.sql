PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE accounts (
  id         TEXT    NOT NULL PRIMARY KEY,
  -- SHA-256 of the secret in the cookie.
  token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  name       TEXT    NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO accounts VALUES('fAIaM0fY9yEK',X'9c6ebf1b50d7942d3c4937da0036d440492f2852b3dcb83a66d3a8434a8129c3','Béa',1796037079138,1796037079138);
INSERT INTO accounts VALUES('qRrumxjJJT6f',X'ee14c2b586516826af09680bba191c7d19322cf310925a73a45de2efead24b47','Ann',1796037078837,1796037078837);
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
INSERT INTO games VALUES('HCGWB8vF9q0B','waiting','public','qRrumxjJJT6f','{"options":{"farmers":"on","field_scoring":"c2","first_player":"seat_1","tiny_city":"4"},"seats":2,"sets":[{"copies":1,"set":"base-c2"}]}','{"kind":"none"}',NULL,1796037079348,NULL,NULL,0,0,NULL,NULL);
INSERT INTO games VALUES('ONZ2PNAYmWen','playing','public','qRrumxjJJT6f','{"options":{"farmers":"on","field_scoring":"c2","first_player":"seat_1","tiny_city":"4"},"seats":2,"sets":[{"copies":1,"set":"base-c2"}]}','{"kind":"none"}',X'ab166a7bbd11aaed4ed735241002eb60b4204e841840b7d5310005d472810d95',1796037079322,1796037079328,NULL,34,10,1,NULL);
INSERT INTO games VALUES('T1E5VfHwLI1p','finished','public','qRrumxjJJT6f','{"options":{"farmers":"on","ferries_crop_circle":"off","ferry_placement":"always","field_scoring":"c2","first_player":"seat_1","river_bag":"off","river_no_followers":"off","river_recentre":"off","river_reversed":"off","river_start_tile_bonus":"off","tiny_city":"4","u_turn":"official"},"seats":2,"sets":[{"copies":1,"set":"base-c2"},{"copies":1,"set":"ferries"},{"copies":1,"set":"river-1-c2"}]}','{"kind":"none"}',X'033b9c41d39230eda2a88466973a5bb16c38a9adccc6db615904eef213c1b752',1796037079144,1796037079168,1796037079319,228,91,NULL,NULL);
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
INSERT INTO entries VALUES('T1E5VfHwLI1p',1,1796037079162,'table',0,'sit','qRrumxjJJT6f','t1');
INSERT INTO entries VALUES('T1E5VfHwLI1p',2,1796037079164,'table',0,'ready','qRrumxjJJT6f','t2');
INSERT INTO entries VALUES('T1E5VfHwLI1p',3,1796037079167,'table',1,'sit','fAIaM0fY9yEK','t3');
INSERT INTO entries VALUES('T1E5VfHwLI1p',4,1796037079167,'table',1,'ready','fAIaM0fY9yEK','t4');
INSERT INTO entries VALUES('T1E5VfHwLI1p',5,1796037079168,'start',NULL,'start','qRrumxjJJT6f','t5');
INSERT INTO entries VALUES('T1E5VfHwLI1p',6,1796037079170,'chat',0,'good luck; it''s ''quoted''','qRrumxjJJT6f','t6');
INSERT INTO entries VALUES('T1E5VfHwLI1p',7,1796037079172,'action',0,'["place",1,0,0]','qRrumxjJJT6f','t7');
INSERT INTO entries VALUES('T1E5VfHwLI1p',8,1796037079173,'action',0,'["follower",1,1]','qRrumxjJJT6f','t8');
INSERT INTO entries VALUES('T1E5VfHwLI1p',9,1796037079173,'action',0,'["end_turn"]','qRrumxjJJT6f','t9');
INSERT INTO entries VALUES('T1E5VfHwLI1p',10,1796037079174,'action',1,'["place",1,1,3]','fAIaM0fY9yEK','t10');
INSERT INTO entries VALUES('T1E5VfHwLI1p',11,1796037079175,'action',1,'["follower",2,0]','fAIaM0fY9yEK','t11');
INSERT INTO entries VALUES('T1E5VfHwLI1p',12,1796037079176,'action',1,'["end_turn"]','fAIaM0fY9yEK','t12');
INSERT INTO entries VALUES('T1E5VfHwLI1p',13,1796037079177,'action',0,'["place",2,1,0]','qRrumxjJJT6f','t13');
INSERT INTO entries VALUES('T1E5VfHwLI1p',14,1796037079178,'action',0,'["end_turn"]','qRrumxjJJT6f','t14');
INSERT INTO entries VALUES('T1E5VfHwLI1p',15,1796037079178,'action',1,'["place",3,1,3]','fAIaM0fY9yEK','t15');
INSERT INTO entries VALUES('T1E5VfHwLI1p',16,1796037079179,'action',1,'["pass"]','fAIaM0fY9yEK','t16');
INSERT INTO entries VALUES('T1E5VfHwLI1p',17,1796037079179,'action',1,'["end_turn"]','fAIaM0fY9yEK','t17');
INSERT INTO entries VALUES('T1E5VfHwLI1p',18,1796037079180,'action',0,'["place",4,1,2]','qRrumxjJJT6f','t18');
INSERT INTO entries VALUES('T1E5VfHwLI1p',19,1796037079181,'action',0,'["follower",5,4]','qRrumxjJJT6f','t19');
INSERT INTO entries VALUES('T1E5VfHwLI1p',20,1796037079181,'action',0,'["end_turn"]','qRrumxjJJT6f','t20');
INSERT INTO entries VALUES('T1E5VfHwLI1p',21,1796037079182,'action',1,'["place",5,1,2]','fAIaM0fY9yEK','t21');
INSERT INTO entries VALUES('T1E5VfHwLI1p',22,1796037079183,'action',1,'["pass"]','fAIaM0fY9yEK','t22');
INSERT INTO entries VALUES('T1E5VfHwLI1p',23,1796037079183,'action',1,'["end_turn"]','fAIaM0fY9yEK','t23');
INSERT INTO entries VALUES('T1E5VfHwLI1p',24,1796037079184,'action',0,'["place",6,1,0]','qRrumxjJJT6f','t24');
INSERT INTO entries VALUES('T1E5VfHwLI1p',25,1796037079186,'action',0,'["follower",7,5]','qRrumxjJJT6f','t25');
INSERT INTO entries VALUES('T1E5VfHwLI1p',26,1796037079186,'action',0,'["end_turn"]','qRrumxjJJT6f','t26');
INSERT INTO entries VALUES('T1E5VfHwLI1p',27,1796037079187,'action',1,'["place",7,1,1]','fAIaM0fY9yEK','t27');
INSERT INTO entries VALUES('T1E5VfHwLI1p',28,1796037079188,'action',1,'["follower",8,2]','fAIaM0fY9yEK','t28');
INSERT INTO entries VALUES('T1E5VfHwLI1p',29,1796037079188,'action',1,'["end_turn"]','fAIaM0fY9yEK','t29');
INSERT INTO entries VALUES('T1E5VfHwLI1p',30,1796037079189,'action',0,'["place",7,0,3]','qRrumxjJJT6f','t30');
INSERT INTO entries VALUES('T1E5VfHwLI1p',31,1796037079189,'action',0,'["pass"]','qRrumxjJJT6f','t31');
INSERT INTO entries VALUES('T1E5VfHwLI1p',32,1796037079190,'action',0,'["end_turn"]','qRrumxjJJT6f','t32');
INSERT INTO entries VALUES('T1E5VfHwLI1p',33,1796037079190,'action',1,'["place",8,0,0]','fAIaM0fY9yEK','t33');
INSERT INTO entries VALUES('T1E5VfHwLI1p',34,1796037079191,'action',1,'["follower",10,1]','fAIaM0fY9yEK','t34');
INSERT INTO entries VALUES('T1E5VfHwLI1p',35,1796037079192,'action',1,'["end_turn"]','fAIaM0fY9yEK','t35');
INSERT INTO entries VALUES('T1E5VfHwLI1p',36,1796037079192,'action',0,'["place",9,0,0]','qRrumxjJJT6f','t36');
INSERT INTO entries VALUES('T1E5VfHwLI1p',37,1796037079193,'action',0,'["end_turn"]','qRrumxjJJT6f','t37');
INSERT INTO entries VALUES('T1E5VfHwLI1p',38,1796037079193,'action',1,'["place",1,-1,2]','fAIaM0fY9yEK','t38');
INSERT INTO entries VALUES('T1E5VfHwLI1p',39,1796037079194,'action',1,'["follower",12,2]','fAIaM0fY9yEK','t39');
INSERT INTO entries VALUES('T1E5VfHwLI1p',40,1796037079194,'action',1,'["end_turn"]','fAIaM0fY9yEK','t40');
INSERT INTO entries VALUES('T1E5VfHwLI1p',41,1796037079195,'action',0,'["place",1,-2,0]','qRrumxjJJT6f','t41');
INSERT INTO entries VALUES('T1E5VfHwLI1p',42,1796037079196,'action',0,'["follower",13,1]','qRrumxjJJT6f','t42');
INSERT INTO entries VALUES('T1E5VfHwLI1p',43,1796037079196,'action',0,'["end_turn"]','qRrumxjJJT6f','t43');
INSERT INTO entries VALUES('T1E5VfHwLI1p',44,1796037079197,'action',1,'["place",4,0,3]','fAIaM0fY9yEK','t44');
INSERT INTO entries VALUES('T1E5VfHwLI1p',45,1796037079197,'action',1,'["follower",14,5]','fAIaM0fY9yEK','t45');
INSERT INTO entries VALUES('T1E5VfHwLI1p',46,1796037079198,'action',1,'["ferries.link",14,0,1]','fAIaM0fY9yEK','t46');
INSERT INTO entries VALUES('T1E5VfHwLI1p',47,1796037079200,'action',1,'["end_turn"]','fAIaM0fY9yEK','t47');
INSERT INTO entries VALUES('T1E5VfHwLI1p',48,1796037079201,'action',0,'["place",9,1,0]','qRrumxjJJT6f','t48');
INSERT INTO entries VALUES('T1E5VfHwLI1p',49,1796037079202,'action',0,'["follower",15,0]','qRrumxjJJT6f','t49');
INSERT INTO entries VALUES('T1E5VfHwLI1p',50,1796037079202,'action',0,'["end_turn"]','qRrumxjJJT6f','t50');
INSERT INTO entries VALUES('T1E5VfHwLI1p',51,1796037079203,'action',1,'["place",4,-1,0]','fAIaM0fY9yEK','t51');
INSERT INTO entries VALUES('T1E5VfHwLI1p',52,1796037079203,'action',1,'["follower",16,1]','fAIaM0fY9yEK','t52');
INSERT INTO entries VALUES('T1E5VfHwLI1p',53,1796037079204,'action',1,'["ferries.move",14,1,2]','fAIaM0fY9yEK','t53');
INSERT INTO entries VALUES('T1E5VfHwLI1p',54,1796037079205,'action',1,'["end_turn"]','fAIaM0fY9yEK','t54');
INSERT INTO entries VALUES('T1E5VfHwLI1p',55,1796037079206,'action',0,'["place",3,2,2]','qRrumxjJJT6f','t55');
INSERT INTO entries VALUES('T1E5VfHwLI1p',56,1796037079206,'action',0,'["follower",17,0]','qRrumxjJJT6f','t56');
INSERT INTO entries VALUES('T1E5VfHwLI1p',57,1796037079207,'action',0,'["end_turn"]','qRrumxjJJT6f','t57');
INSERT INTO entries VALUES('T1E5VfHwLI1p',58,1796037079208,'action',1,'["place",3,0,0]','fAIaM0fY9yEK','t58');
INSERT INTO entries VALUES('T1E5VfHwLI1p',59,1796037079208,'action',1,'["follower",18,1]','fAIaM0fY9yEK','t59');
INSERT INTO entries VALUES('T1E5VfHwLI1p',60,1796037079209,'action',1,'["end_turn"]','fAIaM0fY9yEK','t60');
INSERT INTO entries VALUES('T1E5VfHwLI1p',61,1796037079209,'action',0,'["place",10,1,0]','qRrumxjJJT6f','t61');
INSERT INTO entries VALUES('T1E5VfHwLI1p',62,1796037079210,'action',0,'["pass"]','qRrumxjJJT6f','t62');
INSERT INTO entries VALUES('T1E5VfHwLI1p',63,1796037079210,'action',0,'["end_turn"]','qRrumxjJJT6f','t63');
INSERT INTO entries VALUES('T1E5VfHwLI1p',64,1796037079211,'action',1,'["place",7,-1,1]','fAIaM0fY9yEK','t64');
INSERT INTO entries VALUES('T1E5VfHwLI1p',65,1796037079212,'action',1,'["pass"]','fAIaM0fY9yEK','t65');
INSERT INTO entries VALUES('T1E5VfHwLI1p',66,1796037079212,'action',1,'["end_turn"]','fAIaM0fY9yEK','t66');
INSERT INTO entries VALUES('T1E5VfHwLI1p',67,1796037079213,'action',0,'["place",6,2,3]','qRrumxjJJT6f','t67');
INSERT INTO entries VALUES('T1E5VfHwLI1p',68,1796037079213,'action',0,'["follower",21,0]','qRrumxjJJT6f','t68');
INSERT INTO entries VALUES('T1E5VfHwLI1p',69,1796037079214,'action',0,'["ferries.link",21,1,3]','qRrumxjJJT6f','t69');
INSERT INTO entries VALUES('T1E5VfHwLI1p',70,1796037079214,'action',0,'["end_turn"]','qRrumxjJJT6f','t70');
INSERT INTO entries VALUES('T1E5VfHwLI1p',71,1796037079215,'action',1,'["place",2,-2,1]','fAIaM0fY9yEK','t71');
INSERT INTO entries VALUES('T1E5VfHwLI1p',72,1796037079216,'action',1,'["follower",22,2]','fAIaM0fY9yEK','t72');
INSERT INTO entries VALUES('T1E5VfHwLI1p',73,1796037079216,'action',1,'["end_turn"]','fAIaM0fY9yEK','t73');
INSERT INTO entries VALUES('T1E5VfHwLI1p',74,1796037079217,'action',0,'["place",2,2,3]','qRrumxjJJT6f','t74');
INSERT INTO entries VALUES('T1E5VfHwLI1p',75,1796037079217,'action',0,'["end_turn"]','qRrumxjJJT6f','t75');
INSERT INTO entries VALUES('T1E5VfHwLI1p',76,1796037079218,'action',1,'["place",2,3,1]','fAIaM0fY9yEK','t76');
INSERT INTO entries VALUES('T1E5VfHwLI1p',77,1796037079218,'action',1,'["end_turn"]','fAIaM0fY9yEK','t77');
INSERT INTO entries VALUES('T1E5VfHwLI1p',78,1796037079219,'action',0,'["place",2,-1,1]','qRrumxjJJT6f','t78');
INSERT INTO entries VALUES('T1E5VfHwLI1p',79,1796037079219,'action',0,'["ferries.link",25,1,2]','qRrumxjJJT6f','t79');
INSERT INTO entries VALUES('T1E5VfHwLI1p',80,1796037079220,'action',0,'["end_turn"]','qRrumxjJJT6f','t80');
INSERT INTO entries VALUES('T1E5VfHwLI1p',81,1796037079220,'action',1,'["place",11,1,1]','fAIaM0fY9yEK','t81');
INSERT INTO entries VALUES('T1E5VfHwLI1p',82,1796037079221,'action',1,'["end_turn"]','fAIaM0fY9yEK','t82');
INSERT INTO entries VALUES('T1E5VfHwLI1p',83,1796037079222,'action',0,'["place",6,-1,0]','qRrumxjJJT6f','t83');
INSERT INTO entries VALUES('T1E5VfHwLI1p',84,1796037079222,'action',0,'["end_turn"]','qRrumxjJJT6f','t84');
INSERT INTO entries VALUES('T1E5VfHwLI1p',85,1796037079223,'action',1,'["place",3,-1,0]','fAIaM0fY9yEK','t85');
INSERT INTO entries VALUES('T1E5VfHwLI1p',86,1796037079223,'action',1,'["end_turn"]','fAIaM0fY9yEK','t86');
INSERT INTO entries VALUES('T1E5VfHwLI1p',87,1796037079224,'action',0,'["place",5,2,2]','qRrumxjJJT6f','t87');
INSERT INTO entries VALUES('T1E5VfHwLI1p',88,1796037079224,'action',0,'["end_turn"]','qRrumxjJJT6f','t88');
INSERT INTO entries VALUES('T1E5VfHwLI1p',89,1796037079225,'action',1,'["place",11,2,2]','fAIaM0fY9yEK','t89');
INSERT INTO entries VALUES('T1E5VfHwLI1p',90,1796037079225,'action',1,'["end_turn"]','fAIaM0fY9yEK','t90');
INSERT INTO entries VALUES('T1E5VfHwLI1p',91,1796037079226,'action',0,'["place",8,-1,2]','qRrumxjJJT6f','t91');
INSERT INTO entries VALUES('T1E5VfHwLI1p',92,1796037079226,'action',0,'["end_turn"]','qRrumxjJJT6f','t92');
INSERT INTO entries VALUES('T1E5VfHwLI1p',93,1796037079227,'action',1,'["place",2,4,2]','fAIaM0fY9yEK','t93');
INSERT INTO entries VALUES('T1E5VfHwLI1p',94,1796037079227,'action',1,'["end_turn"]','fAIaM0fY9yEK','t94');
INSERT INTO entries VALUES('T1E5VfHwLI1p',95,1796037079228,'action',0,'["place",8,-2,1]','qRrumxjJJT6f','t95');
INSERT INTO entries VALUES('T1E5VfHwLI1p',96,1796037079229,'action',0,'["end_turn"]','qRrumxjJJT6f','t96');
INSERT INTO entries VALUES('T1E5VfHwLI1p',97,1796037079229,'action',1,'["place",9,2,3]','fAIaM0fY9yEK','t97');
INSERT INTO entries VALUES('T1E5VfHwLI1p',98,1796037079230,'action',1,'["end_turn"]','fAIaM0fY9yEK','t98');
INSERT INTO entries VALUES('T1E5VfHwLI1p',99,1796037079230,'action',0,'["place",9,3,2]','qRrumxjJJT6f','t99');
INSERT INTO entries VALUES('T1E5VfHwLI1p',100,1796037079231,'action',0,'["end_turn"]','qRrumxjJJT6f','t100');
INSERT INTO entries VALUES('T1E5VfHwLI1p',101,1796037079231,'action',1,'["place",9,-2,3]','fAIaM0fY9yEK','t101');
INSERT INTO entries VALUES('T1E5VfHwLI1p',102,1796037079232,'action',1,'["end_turn"]','fAIaM0fY9yEK','t102');
INSERT INTO entries VALUES('T1E5VfHwLI1p',103,1796037079232,'action',0,'["place",1,-3,2]','qRrumxjJJT6f','t103');
INSERT INTO entries VALUES('T1E5VfHwLI1p',104,1796037079233,'action',0,'["end_turn"]','qRrumxjJJT6f','t104');
INSERT INTO entries VALUES('T1E5VfHwLI1p',105,1796037079234,'action',1,'["place",3,4,2]','fAIaM0fY9yEK','t105');
INSERT INTO entries VALUES('T1E5VfHwLI1p',106,1796037079234,'action',1,'["ferries.link",38,1,2]','fAIaM0fY9yEK','t106');
INSERT INTO entries VALUES('T1E5VfHwLI1p',107,1796037079235,'action',1,'["end_turn"]','fAIaM0fY9yEK','t107');
INSERT INTO entries VALUES('T1E5VfHwLI1p',108,1796037079235,'action',0,'["place",10,0,1]','qRrumxjJJT6f','t108');
INSERT INTO entries VALUES('T1E5VfHwLI1p',109,1796037079236,'action',0,'["end_turn"]','qRrumxjJJT6f','t109');
INSERT INTO entries VALUES('T1E5VfHwLI1p',110,1796037079236,'action',1,'["place",8,-3,3]','fAIaM0fY9yEK','t110');
INSERT INTO entries VALUES('T1E5VfHwLI1p',111,1796037079237,'action',1,'["end_turn"]','fAIaM0fY9yEK','t111');
INSERT INTO entries VALUES('T1E5VfHwLI1p',112,1796037079237,'action',0,'["place",2,5,3]','qRrumxjJJT6f','t112');
INSERT INTO entries VALUES('T1E5VfHwLI1p',113,1796037079238,'action',0,'["end_turn"]','qRrumxjJJT6f','t113');
INSERT INTO entries VALUES('T1E5VfHwLI1p',114,1796037079239,'action',1,'["place",10,2,2]','fAIaM0fY9yEK','t114');
INSERT INTO entries VALUES('T1E5VfHwLI1p',115,1796037079239,'action',1,'["end_turn"]','fAIaM0fY9yEK','t115');
INSERT INTO entries VALUES('T1E5VfHwLI1p',116,1796037079240,'action',0,'["place",1,3,0]','qRrumxjJJT6f','t116');
INSERT INTO entries VALUES('T1E5VfHwLI1p',117,1796037079240,'action',0,'["ferries.link",43,1,2]','qRrumxjJJT6f','t117');
INSERT INTO entries VALUES('T1E5VfHwLI1p',118,1796037079241,'action',0,'["ferries.move",38,2,3]','qRrumxjJJT6f','t118');
INSERT INTO entries VALUES('T1E5VfHwLI1p',119,1796037079241,'action',0,'["end_turn"]','qRrumxjJJT6f','t119');
INSERT INTO entries VALUES('T1E5VfHwLI1p',120,1796037079242,'action',1,'["place",8,-4,1]','fAIaM0fY9yEK','t120');
INSERT INTO entries VALUES('T1E5VfHwLI1p',121,1796037079243,'action',1,'["end_turn"]','fAIaM0fY9yEK','t121');
INSERT INTO entries VALUES('T1E5VfHwLI1p',122,1796037079243,'action',0,'["place",0,-2,2]','qRrumxjJJT6f','t122');
INSERT INTO entries VALUES('T1E5VfHwLI1p',123,1796037079244,'action',0,'["end_turn"]','qRrumxjJJT6f','t123');
INSERT INTO entries VALUES('T1E5VfHwLI1p',124,1796037079244,'action',1,'["place",0,-3,1]','fAIaM0fY9yEK','t124');
INSERT INTO entries VALUES('T1E5VfHwLI1p',125,1796037079245,'action',1,'["end_turn"]','fAIaM0fY9yEK','t125');
INSERT INTO entries VALUES('T1E5VfHwLI1p',126,1796037079245,'action',0,'["place",12,1,1]','qRrumxjJJT6f','t126');
INSERT INTO entries VALUES('T1E5VfHwLI1p',127,1796037079246,'action',0,'["end_turn"]','qRrumxjJJT6f','t127');
INSERT INTO entries VALUES('T1E5VfHwLI1p',128,1796037079248,'action',1,'["place",1,-4,3]','fAIaM0fY9yEK','t128');
INSERT INTO entries VALUES('T1E5VfHwLI1p',129,1796037079248,'action',1,'["end_turn"]','fAIaM0fY9yEK','t129');
INSERT INTO entries VALUES('T1E5VfHwLI1p',130,1796037079249,'action',0,'["place",4,4,2]','qRrumxjJJT6f','t130');
INSERT INTO entries VALUES('T1E5VfHwLI1p',131,1796037079250,'action',0,'["ferries.move",38,1,3]','qRrumxjJJT6f','t131');
INSERT INTO entries VALUES('T1E5VfHwLI1p',132,1796037079250,'action',0,'["end_turn"]','qRrumxjJJT6f','t132');
INSERT INTO entries VALUES('T1E5VfHwLI1p',133,1796037079251,'action',1,'["place",7,-4,1]','fAIaM0fY9yEK','t133');
INSERT INTO entries VALUES('T1E5VfHwLI1p',134,1796037079251,'action',1,'["end_turn"]','fAIaM0fY9yEK','t134');
INSERT INTO entries VALUES('T1E5VfHwLI1p',135,1796037079252,'action',0,'["place",6,-4,2]','qRrumxjJJT6f','t135');
INSERT INTO entries VALUES('T1E5VfHwLI1p',136,1796037079252,'action',0,'["end_turn"]','qRrumxjJJT6f','t136');
INSERT INTO entries VALUES('T1E5VfHwLI1p',137,1796037079253,'action',1,'["place",1,-5,1]','fAIaM0fY9yEK','t137');
INSERT INTO entries VALUES('T1E5VfHwLI1p',138,1796037079253,'action',1,'["end_turn"]','fAIaM0fY9yEK','t138');
INSERT INTO entries VALUES('T1E5VfHwLI1p',139,1796037079254,'action',0,'["place",7,-3,1]','qRrumxjJJT6f','t139');
INSERT INTO entries VALUES('T1E5VfHwLI1p',140,1796037079254,'action',0,'["end_turn"]','qRrumxjJJT6f','t140');
INSERT INTO entries VALUES('T1E5VfHwLI1p',141,1796037079255,'action',1,'["place",4,3,3]','fAIaM0fY9yEK','t141');
INSERT INTO entries VALUES('T1E5VfHwLI1p',142,1796037079255,'action',1,'["end_turn"]','fAIaM0fY9yEK','t142');
INSERT INTO entries VALUES('T1E5VfHwLI1p',143,1796037079256,'action',0,'["place",8,3,2]','qRrumxjJJT6f','t143');
INSERT INTO entries VALUES('T1E5VfHwLI1p',144,1796037079257,'action',0,'["ferries.link",55,0,1]','qRrumxjJJT6f','t144');
INSERT INTO entries VALUES('T1E5VfHwLI1p',145,1796037079257,'action',0,'["end_turn"]','qRrumxjJJT6f','t145');
INSERT INTO entries VALUES('T1E5VfHwLI1p',146,1796037079258,'action',1,'["place",8,4,1]','fAIaM0fY9yEK','t146');
INSERT INTO entries VALUES('T1E5VfHwLI1p',147,1796037079258,'action',1,'["end_turn"]','fAIaM0fY9yEK','t147');
INSERT INTO entries VALUES('T1E5VfHwLI1p',148,1796037079259,'action',0,'["place",5,4,1]','qRrumxjJJT6f','t148');
INSERT INTO entries VALUES('T1E5VfHwLI1p',149,1796037079259,'action',0,'["pass"]','qRrumxjJJT6f','t149');
INSERT INTO entries VALUES('T1E5VfHwLI1p',150,1796037079260,'action',0,'["end_turn"]','qRrumxjJJT6f','t150');
INSERT INTO entries VALUES('T1E5VfHwLI1p',151,1796037079260,'action',1,'["place",5,0,1]','fAIaM0fY9yEK','t151');
INSERT INTO entries VALUES('T1E5VfHwLI1p',152,1796037079261,'action',1,'["pass"]','fAIaM0fY9yEK','t152');
INSERT INTO entries VALUES('T1E5VfHwLI1p',153,1796037079261,'action',1,'["end_turn"]','fAIaM0fY9yEK','t153');
INSERT INTO entries VALUES('T1E5VfHwLI1p',154,1796037079262,'action',0,'["place",11,3,0]','qRrumxjJJT6f','t154');
INSERT INTO entries VALUES('T1E5VfHwLI1p',155,1796037079262,'action',0,'["end_turn"]','qRrumxjJJT6f','t155');
INSERT INTO entries VALUES('T1E5VfHwLI1p',156,1796037079263,'action',1,'["place",3,-2,2]','fAIaM0fY9yEK','t156');
INSERT INTO entries VALUES('T1E5VfHwLI1p',157,1796037079264,'action',1,'["end_turn"]','fAIaM0fY9yEK','t157');
INSERT INTO entries VALUES('T1E5VfHwLI1p',158,1796037079264,'action',0,'["place",1,4,1]','qRrumxjJJT6f','t158');
INSERT INTO entries VALUES('T1E5VfHwLI1p',159,1796037079265,'action',0,'["ferries.move",43,0,1]','qRrumxjJJT6f','t159');
INSERT INTO entries VALUES('T1E5VfHwLI1p',160,1796037079265,'action',0,'["end_turn"]','qRrumxjJJT6f','t160');
INSERT INTO entries VALUES('T1E5VfHwLI1p',161,1796037079266,'action',1,'["place",4,5,0]','fAIaM0fY9yEK','t161');
INSERT INTO entries VALUES('T1E5VfHwLI1p',162,1796037079266,'action',1,'["end_turn"]','fAIaM0fY9yEK','t162');
INSERT INTO entries VALUES('T1E5VfHwLI1p',163,1796037079267,'action',0,'["place",12,0,3]','qRrumxjJJT6f','t163');
INSERT INTO entries VALUES('T1E5VfHwLI1p',164,1796037079267,'action',0,'["end_turn"]','qRrumxjJJT6f','t164');
INSERT INTO entries VALUES('T1E5VfHwLI1p',165,1796037079268,'action',1,'["place",6,-2,2]','fAIaM0fY9yEK','t165');
INSERT INTO entries VALUES('T1E5VfHwLI1p',166,1796037079269,'action',1,'["end_turn"]','fAIaM0fY9yEK','t166');
INSERT INTO entries VALUES('T1E5VfHwLI1p',167,1796037079269,'action',0,'["place",6,-5,2]','qRrumxjJJT6f','t167');
INSERT INTO entries VALUES('T1E5VfHwLI1p',168,1796037079270,'action',0,'["end_turn"]','qRrumxjJJT6f','t168');
INSERT INTO entries VALUES('T1E5VfHwLI1p',169,1796037079270,'action',1,'["place",11,0,0]','fAIaM0fY9yEK','t169');
INSERT INTO entries VALUES('T1E5VfHwLI1p',170,1796037079271,'action',1,'["end_turn"]','fAIaM0fY9yEK','t170');
INSERT INTO entries VALUES('T1E5VfHwLI1p',171,1796037079271,'action',0,'["place",0,3,2]','qRrumxjJJT6f','t171');
INSERT INTO entries VALUES('T1E5VfHwLI1p',172,1796037079272,'action',0,'["end_turn"]','qRrumxjJJT6f','t172');
INSERT INTO entries VALUES('T1E5VfHwLI1p',173,1796037079273,'action',1,'["place",8,2,3]','fAIaM0fY9yEK','t173');
INSERT INTO entries VALUES('T1E5VfHwLI1p',174,1796037079273,'action',1,'["ferries.move",55,1,2]','fAIaM0fY9yEK','t174');
INSERT INTO entries VALUES('T1E5VfHwLI1p',175,1796037079274,'action',1,'["end_turn"]','fAIaM0fY9yEK','t175');
INSERT INTO entries VALUES('T1E5VfHwLI1p',176,1796037079274,'action',0,'["place",0,4,0]','qRrumxjJJT6f','t176');
INSERT INTO entries VALUES('T1E5VfHwLI1p',177,1796037079275,'action',0,'["ferries.link",69,1,2]','qRrumxjJJT6f','t177');
INSERT INTO entries VALUES('T1E5VfHwLI1p',178,1796037079275,'action',0,'["ferries.move",43,1,2]','qRrumxjJJT6f','t178');
INSERT INTO entries VALUES('T1E5VfHwLI1p',179,1796037079276,'action',0,'["end_turn"]','qRrumxjJJT6f','t179');
INSERT INTO entries VALUES('T1E5VfHwLI1p',180,1796037079276,'action',1,'["place",5,-2,2]','fAIaM0fY9yEK','t180');
INSERT INTO entries VALUES('T1E5VfHwLI1p',181,1796037079277,'action',1,'["end_turn"]','fAIaM0fY9yEK','t181');
INSERT INTO entries VALUES('T1E5VfHwLI1p',182,1796037079277,'action',0,'["place",1,-6,0]','qRrumxjJJT6f','t182');
INSERT INTO entries VALUES('T1E5VfHwLI1p',183,1796037079278,'action',0,'["end_turn"]','qRrumxjJJT6f','t183');
INSERT INTO entries VALUES('T1E5VfHwLI1p',184,1796037079279,'action',1,'["place",2,6,3]','fAIaM0fY9yEK','t184');
INSERT INTO entries VALUES('T1E5VfHwLI1p',185,1796037079279,'action',1,'["end_turn"]','fAIaM0fY9yEK','t185');
INSERT INTO entries VALUES('T1E5VfHwLI1p',186,1796037079280,'action',0,'["place",-1,4,0]','qRrumxjJJT6f','t186');
INSERT INTO entries VALUES('T1E5VfHwLI1p',187,1796037079280,'action',0,'["end_turn"]','qRrumxjJJT6f','t187');
INSERT INTO entries VALUES('T1E5VfHwLI1p',188,1796037079281,'action',1,'["place",10,-2,0]','fAIaM0fY9yEK','t188');
INSERT INTO entries VALUES('T1E5VfHwLI1p',189,1796037079289,'action',1,'["end_turn"]','fAIaM0fY9yEK','t189');
INSERT INTO entries VALUES('T1E5VfHwLI1p',190,1796037079290,'action',0,'["place",0,-6,2]','qRrumxjJJT6f','t190');
INSERT INTO entries VALUES('T1E5VfHwLI1p',191,1796037079290,'action',0,'["end_turn"]','qRrumxjJJT6f','t191');
INSERT INTO entries VALUES('T1E5VfHwLI1p',192,1796037079291,'action',1,'["place",5,-5,1]','fAIaM0fY9yEK','t192');
INSERT INTO entries VALUES('T1E5VfHwLI1p',193,1796037079291,'action',1,'["end_turn"]','fAIaM0fY9yEK','t193');
INSERT INTO entries VALUES('T1E5VfHwLI1p',194,1796037079292,'action',0,'["place",5,-6,1]','qRrumxjJJT6f','t194');
INSERT INTO entries VALUES('T1E5VfHwLI1p',195,1796037079292,'action',0,'["end_turn"]','qRrumxjJJT6f','t195');
INSERT INTO entries VALUES('T1E5VfHwLI1p',196,1796037079293,'action',1,'["place",8,5,1]','fAIaM0fY9yEK','t196');
INSERT INTO entries VALUES('T1E5VfHwLI1p',197,1796037079294,'action',1,'["end_turn"]','fAIaM0fY9yEK','t197');
INSERT INTO entries VALUES('T1E5VfHwLI1p',198,1796037079294,'action',0,'["place",0,2,3]','qRrumxjJJT6f','t198');
INSERT INTO entries VALUES('T1E5VfHwLI1p',199,1796037079295,'action',0,'["ferries.link",79,1,2]','qRrumxjJJT6f','t199');
INSERT INTO entries VALUES('T1E5VfHwLI1p',200,1796037079295,'action',0,'["ferries.move",43,0,2]','qRrumxjJJT6f','t200');
INSERT INTO entries VALUES('T1E5VfHwLI1p',201,1796037079296,'action',0,'["end_turn"]','qRrumxjJJT6f','t201');
INSERT INTO entries VALUES('T1E5VfHwLI1p',202,1796037079296,'action',1,'["place",3,-3,2]','fAIaM0fY9yEK','t202');
INSERT INTO entries VALUES('T1E5VfHwLI1p',203,1796037079297,'action',1,'["end_turn"]','fAIaM0fY9yEK','t203');
INSERT INTO entries VALUES('T1E5VfHwLI1p',204,1796037079297,'action',0,'["place",6,3,3]','qRrumxjJJT6f','t204');
INSERT INTO entries VALUES('T1E5VfHwLI1p',205,1796037079298,'action',0,'["ferries.move",21,0,3]','qRrumxjJJT6f','t205');
INSERT INTO entries VALUES('T1E5VfHwLI1p',206,1796037079299,'action',0,'["end_turn"]','qRrumxjJJT6f','t206');
INSERT INTO entries VALUES('T1E5VfHwLI1p',207,1796037079299,'action',1,'["place",1,5,3]','fAIaM0fY9yEK','t207');
INSERT INTO entries VALUES('T1E5VfHwLI1p',208,1796037079300,'action',1,'["end_turn"]','fAIaM0fY9yEK','t208');
INSERT INTO entries VALUES('T1E5VfHwLI1p',209,1796037079305,'action',0,'["place",4,6,2]','qRrumxjJJT6f','t209');
INSERT INTO entries VALUES('T1E5VfHwLI1p',210,1796037079305,'action',0,'["end_turn"]','qRrumxjJJT6f','t210');
INSERT INTO entries VALUES('T1E5VfHwLI1p',211,1796037079306,'action',1,'["place",-2,4,0]','fAIaM0fY9yEK','t211');
INSERT INTO entries VALUES('T1E5VfHwLI1p',212,1796037079306,'action',1,'["end_turn"]','fAIaM0fY9yEK','t212');
INSERT INTO entries VALUES('T1E5VfHwLI1p',213,1796037079309,'action',0,'["place",3,-4,3]','qRrumxjJJT6f','t213');
INSERT INTO entries VALUES('T1E5VfHwLI1p',214,1796037079309,'action',0,'["end_turn"]','qRrumxjJJT6f','t214');
INSERT INTO entries VALUES('T1E5VfHwLI1p',215,1796037079310,'action',1,'["place",0,5,1]','fAIaM0fY9yEK','t215');
INSERT INTO entries VALUES('T1E5VfHwLI1p',216,1796037079310,'action',1,'["ferries.move",69,1,3]','fAIaM0fY9yEK','t216');
INSERT INTO entries VALUES('T1E5VfHwLI1p',217,1796037079312,'action',1,'["end_turn"]','fAIaM0fY9yEK','t217');
INSERT INTO entries VALUES('T1E5VfHwLI1p',218,1796037079313,'action',0,'["place",0,-7,0]','qRrumxjJJT6f','t218');
INSERT INTO entries VALUES('T1E5VfHwLI1p',219,1796037079313,'action',0,'["end_turn"]','qRrumxjJJT6f','t219');
INSERT INTO entries VALUES('T1E5VfHwLI1p',220,1796037079314,'action',1,'["place",8,-5,3]','fAIaM0fY9yEK','t220');
INSERT INTO entries VALUES('T1E5VfHwLI1p',221,1796037079315,'action',1,'["end_turn"]','fAIaM0fY9yEK','t221');
INSERT INTO entries VALUES('T1E5VfHwLI1p',222,1796037079316,'action',0,'["place",0,-1,0]','qRrumxjJJT6f','t222');
INSERT INTO entries VALUES('T1E5VfHwLI1p',223,1796037079317,'action',0,'["end_turn"]','qRrumxjJJT6f','t223');
INSERT INTO entries VALUES('T1E5VfHwLI1p',224,1796037079317,'action',1,'["place",9,5,2]','fAIaM0fY9yEK','t224');
INSERT INTO entries VALUES('T1E5VfHwLI1p',225,1796037079318,'action',1,'["end_turn"]','fAIaM0fY9yEK','t225');
INSERT INTO entries VALUES('T1E5VfHwLI1p',226,1796037079318,'action',0,'["place",2,-6,1]','qRrumxjJJT6f','t226');
INSERT INTO entries VALUES('T1E5VfHwLI1p',227,1796037079319,'action',0,'["end_turn"]','qRrumxjJJT6f','t227');
INSERT INTO entries VALUES('T1E5VfHwLI1p',228,1796037079320,'chat',1,'well played','fAIaM0fY9yEK','t228');
CREATE INDEX games_by_age ON games (created_at, id);
CREATE INDEX games_by_status ON games (status, visibility, created_at, id);
CREATE INDEX games_by_host ON games (host, status);
CREATE INDEX seats_by_player ON seats (player, game);
COMMIT;
PRAGMA user_version = 1;
