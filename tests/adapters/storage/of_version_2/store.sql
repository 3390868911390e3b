PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE answer (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    asked TEXT NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL
);
CREATE TABLE best (
    what TEXT PRIMARY KEY,
    score INTEGER NOT NULL,
    record_id TEXT NOT NULL,
    reached TEXT NOT NULL
);
INSERT INTO "best" VALUES('hazard',3,'2026-11-22T09:05:00Z-0bb20a77bdb5f30d','2026-11-22T09:06:00+00:00');
CREATE TABLE game (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    seed TEXT NOT NULL,
    ended INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    sum INTEGER NOT NULL
);
INSERT INTO "game" VALUES(1,'2026-11-22T09:01:00Z-9480294ec892e960','hog','[Game "hog"]
[Rules "goal=100"]
[Player0 "You"]
[Player1 "final"]
[Id "2026-11-22T09:01:00Z-9480294ec892e960"]
[Dice "sealed"]
[Word "luck: of the draw"]
[Seal "b94b8b770550a953654ca5008cca02dbfcbc3d27ed637fed0387827d2442bbb0"]
[Seed "963c3412ee54fa2eb81d2749d27b87c86d7986d5322950accb9dc22e10692ed0"]
','963c3412ee54fa2eb81d2749d27b87c86d7986d5322950accb9dc22e10692ed0',1,20,21,2399072980);
INSERT INTO "game" VALUES(2,'2026-11-22T09:02:00Z-377b18cb18097ff3','hog','[Game "hog"]
[Rules "goal=100"]
[Player0 "You"]
[Player1 "final"]
[Id "2026-11-22T09:02:00Z-377b18cb18097ff3"]
[Dice "sealed"]
[Word "luck: of the draw"]
[Seal "2ee718c1b7d902dec2b9ae9412c48d44793470a9f71957afcb1dbb526c598a93"]
','61b789d28a1ffbfdc3a07e2e3b9bbc4dc59448e488230a8e9dcbafd3fed27088',0,6,7,4284078081);
INSERT INTO "game" VALUES(3,'2026-11-22T09:03:00Z-17cb7c5076d56b55','hog','[Game "hog"]
[Rules "goal=100"]
[Player0 "You"]
[Player1 "final"]
[Id "2026-11-22T09:03:00Z-17cb7c5076d56b55"]
[Dice "sealed"]
[Word "luck: of the draw"]
[Seal "f3fcef62822741f103e841fa5a93b6f4a48d5c2b2b0346ef3805b8cc3a23465d"]
','c8b08fcec45fb5d8e466897af79f382fb76fac049c9991f0076fee14c146d280',0,5,6,3848845907);
INSERT INTO "game" VALUES(4,'2026-11-22T09:04:00Z-763bb83a3a196d22','craps','[Game "craps"]
[Rules "preset=building-skills"]
[Player0 "You"]
[Id "2026-11-22T09:04:00Z-763bb83a3a196d22"]
[Dice "sealed"]
[Word ""]
[Seal "ed7f375d1cbd9342696d9cd9423806dae3a71aeedc72f8832e12399d3529f5be"]
[Seed "81aaa5c35560fb8b3a85de21ed804d15c835db75852b40805c1e1062c4153195"]
','81aaa5c35560fb8b3a85de21ed804d15c835db75852b40805c1e1062c4153195',1,4,5,1389411815);
INSERT INTO "game" VALUES(5,'2026-11-22T09:05:00Z-0bb20a77bdb5f30d','hazard','[Game "hazard"]
[Rules "casters=1"]
[Player0 "You"]
[Id "2026-11-22T09:05:00Z-0bb20a77bdb5f30d"]
[Dice "sealed"]
[Word ""]
[Seal "8caba2cc8f9c7393fe5162e660091c3a9ecf2c53bf86883697df73bffb4ddc6a"]
[Seed "e8445737f20c7e863ffd742e75708aa81e4db9d6d2c2790fa59cedf03e617d7d"]
','e8445737f20c7e863ffd742e75708aa81e4db9d6d2c2790fa59cedf03e617d7d',1,26,27,650602729);
INSERT INTO "game" VALUES(6,'2026-11-22T09:07:00Z-a11cabab2f2957e8','poker-dice','[Game "poker-dice"]
[Rules ""]
[Player0 "You"]
[Id "2026-11-22T09:07:00Z-a11cabab2f2957e8"]
[Dice "sealed"]
[Word ""]
[Seal "c5add18698ef2e9718ecfd7ca7827e29cebe894c0a4c04c3a9f8c626588d4081"]
','085b409279ed41e299676faf0c8826eee4e8c616ca3356582bcd83a678485f35',0,4,5,2225182629);
INSERT INTO "game" VALUES(7,'2026-11-22T09:08:00Z-910cd0d6a33d93fd','craps','[Game "craps"]
[Rules "preset=building-skills"]
[Player0 "You"]
[Id "2026-11-22T09:08:00Z-910cd0d6a33d93fd"]
[Dice "seeded 42"]
','',0,2,3,1839115780);
CREATE TABLE move (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
INSERT INTO "move" VALUES(1,0,'roll 6 : 3 5 4 6 5 1',2373541691);
INSERT INTO "move" VALUES(1,1,'roll 6 : 5 1 2 1 6 3',1080720576);
INSERT INTO "move" VALUES(1,2,'roll 6 : 5 3 5 3 2 5',2083824037);
INSERT INTO "move" VALUES(1,3,'roll 0',2270091241);
INSERT INTO "move" VALUES(1,4,'roll 6 : 1 1 3 4 1 1',2194659886);
INSERT INTO "move" VALUES(1,5,'roll 2 : 2 4',3869872036);
INSERT INTO "move" VALUES(1,6,'roll 6 : 3 2 4 5 3 4',885764213);
INSERT INTO "move" VALUES(1,7,'roll 10 : 6 4 6 1 3 5 2 1 1 3',1750648236);
INSERT INTO "move" VALUES(1,8,'roll 6 : 1 2 1 5 2 5',4107498178);
INSERT INTO "move" VALUES(1,9,'roll 1 : 5',2843857442);
INSERT INTO "move" VALUES(1,10,'roll 6 : 3 2 3 4 6 6',881644059);
INSERT INTO "move" VALUES(1,11,'roll 2 : 4 3',1553722093);
INSERT INTO "move" VALUES(1,12,'roll 6 : 1 3 5 6 5 3',3541603629);
INSERT INTO "move" VALUES(1,13,'roll 10 : 5 3 6 5 5 5 6 5 5 4',1103979028);
INSERT INTO "move" VALUES(1,14,'roll 6 : 5 2 2 6 4 1',4151409984);
INSERT INTO "move" VALUES(1,15,'roll 2 : 2 6',830045446);
INSERT INTO "move" VALUES(1,16,'roll 6 : 1 6 3 4 2 2',3457585086);
INSERT INTO "move" VALUES(1,17,'roll 0',3544941038);
INSERT INTO "move" VALUES(1,18,'roll 6 : 5 2 1 5 1 4',117841077);
INSERT INTO "move" VALUES(1,19,'roll 0',555452407);
INSERT INTO "move" VALUES(2,0,'roll 4 : 2 4 3 6',1437040731);
INSERT INTO "move" VALUES(2,1,'roll 8 : 3 2 3 6 5 6 1 1',611096743);
INSERT INTO "move" VALUES(2,2,'roll 4 : 5 5 2 4',2965605816);
INSERT INTO "move" VALUES(2,3,'roll 10 : 6 5 3 3 3 5 3 1 4 6',2125216050);
INSERT INTO "move" VALUES(2,4,'roll 4 : 4 2 6 1',1591803213);
INSERT INTO "move" VALUES(2,5,'roll 0',3120777529);
INSERT INTO "move" VALUES(3,0,'roll 3 : 4 6 2',4174013698);
INSERT INTO "move" VALUES(3,1,'roll 0',436513275);
INSERT INTO "move" VALUES(3,2,'roll 3 : 4 4 6',1717035797);
INSERT INTO "move" VALUES(3,3,'roll 5 : 4 6 3 4 1',284824088);
INSERT INTO "move" VALUES(3,4,'roll 3 : 2 2 3',2550421833);
INSERT INTO "move" VALUES(4,0,'throw : 3 3',76359442);
INSERT INTO "move" VALUES(4,1,'throw : 3 3',85859736);
INSERT INTO "move" VALUES(4,2,'throw : 3 4',932002031);
INSERT INTO "move" VALUES(4,3,'leave',4241204004);
INSERT INTO "move" VALUES(5,0,'main 5',2178406112);
INSERT INTO "move" VALUES(5,1,'throw : 2 4',2431416220);
INSERT INTO "move" VALUES(5,2,'throw : 6 2',1942995277);
INSERT INTO "move" VALUES(5,3,'throw : 4 3',388755513);
INSERT INTO "move" VALUES(5,4,'throw : 5 3',1589232808);
INSERT INTO "move" VALUES(5,5,'throw : 1 2',275151323);
INSERT INTO "move" VALUES(5,6,'throw : 3 3',3707104448);
INSERT INTO "move" VALUES(5,7,'main 5',3222948766);
INSERT INTO "move" VALUES(5,8,'throw : 2 6',965372402);
INSERT INTO "move" VALUES(5,9,'throw : 5 2',3362225912);
INSERT INTO "move" VALUES(5,10,'throw : 4 4',149607978);
INSERT INTO "move" VALUES(5,11,'main 5',2309863569);
INSERT INTO "move" VALUES(5,12,'throw : 3 3',2163163602);
INSERT INTO "move" VALUES(5,13,'throw : 3 6',2114447544);
INSERT INTO "move" VALUES(5,14,'throw : 2 1',3148762163);
INSERT INTO "move" VALUES(5,15,'throw : 1 1',1593280229);
INSERT INTO "move" VALUES(5,16,'throw : 6 6',1229366597);
INSERT INTO "move" VALUES(5,17,'throw : 1 6',445386637);
INSERT INTO "move" VALUES(5,18,'throw : 4 4',2119971524);
INSERT INTO "move" VALUES(5,19,'throw : 6 5',3722715029);
INSERT INTO "move" VALUES(5,20,'throw : 5 1',31708200);
INSERT INTO "move" VALUES(5,21,'main 5',602023240);
INSERT INTO "move" VALUES(5,22,'throw : 6 3',2057066129);
INSERT INTO "move" VALUES(5,23,'throw : 1 4',950960486);
INSERT INTO "move" VALUES(5,24,'main 5',1188403707);
INSERT INTO "move" VALUES(5,25,'throw : 5 6',3747887040);
INSERT INTO "move" VALUES(6,0,'hand : 1 5 5 2 1',3962739844);
INSERT INTO "move" VALUES(6,1,'reroll 1 2 : 4 1',3965625838);
INSERT INTO "move" VALUES(6,2,'hold',3574888174);
INSERT INTO "move" VALUES(6,3,'hand : 6 6 2 3 1',3483883888);
INSERT INTO "move" VALUES(7,0,'throw : 4 1',2876013865);
INSERT INTO "move" VALUES(7,1,'throw : 2 2',3090052964);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "setting" VALUES('settings','{"look": {"theme": "desktop", "motion": "desktop"}, "language": "", "dice": {"body": "theme", "marks": "pips", "speed": 900}, "fair_dice": {"seed": 42, "word": ""}, "sound": {"is_on": true, "volume": 0.5}, "voice": {"is_on": true, "voice": "", "rate": 150, "volume": 1.0}, "names": ["", "", "", ""], "is_tour_offered": false, "games": {}}');
CREATE INDEX game_by_kind ON game (game, place);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('game',7);
COMMIT;
