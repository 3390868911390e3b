PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE answer (
    place INTEGER PRIMARY KEY AUTOINCREMENT, asked TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL
);
INSERT INTO "answer" VALUES(1,'2026-11-22T09:09:00+00:00','Will it rain?','It is certain.');
CREATE TABLE best (what TEXT PRIMARY KEY, score INTEGER NOT NULL, record_id TEXT NOT NULL, reached TEXT NOT NULL);
INSERT INTO "best" VALUES('hazard',3,'2026-11-22T09:05:00Z-0bb20a77bdb5f30d','2026-11-22T09:06:00+00:00');
CREATE TABLE game (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    seed TEXT NOT NULL,
    ended INTEGER NOT NULL
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
roll 6 : 3 5 4 6 5 1
roll 6 : 5 1 2 1 6 3
roll 6 : 5 3 5 3 2 5
roll 0
roll 6 : 1 1 3 4 1 1
roll 2 : 2 4
roll 6 : 3 2 4 5 3 4
roll 10 : 6 4 6 1 3 5 2 1 1 3
roll 6 : 1 2 1 5 2 5
roll 1 : 5
roll 6 : 3 2 3 4 6 6
roll 2 : 4 3
roll 6 : 1 3 5 6 5 3
roll 10 : 5 3 6 5 5 5 6 5 5 4
roll 6 : 5 2 2 6 4 1
roll 2 : 2 6
roll 6 : 1 6 3 4 2 2
roll 0
roll 6 : 5 2 1 5 1 4
roll 0
','963c3412ee54fa2eb81d2749d27b87c86d7986d5322950accb9dc22e10692ed0',1);
INSERT INTO "game" VALUES(2,'2026-11-22T09:02:00Z-377b18cb18097ff3','hog','[Game "hog"]
[Rules "goal=100"]
[Player0 "You"]
[Player1 "final"]
[Id "2026-11-22T09:02:00Z-377b18cb18097ff3"]
[Dice "sealed"]
[Word "luck: of the draw"]
[Seal "2ee718c1b7d902dec2b9ae9412c48d44793470a9f71957afcb1dbb526c598a93"]
roll 4 : 2 4 3 6
roll 8 : 3 2 3 6 5 6 1 1
roll 4 : 5 5 2 4
roll 10 : 6 5 3 3 3 5 3 1 4 6
roll 4 : 4 2 6 1
roll 0
','61b789d28a1ffbfdc3a07e2e3b9bbc4dc59448e488230a8e9dcbafd3fed27088',0);
INSERT INTO "game" VALUES(3,'2026-11-22T09:03:00Z-17cb7c5076d56b55','hog','[Game "hog"]
[Rules "goal=100"]
[Player0 "You"]
[Player1 "final"]
[Id "2026-11-22T09:03:00Z-17cb7c5076d56b55"]
[Dice "sealed"]
[Word "luck: of the draw"]
[Seal "f3fcef62822741f103e841fa5a93b6f4a48d5c2b2b0346ef3805b8cc3a23465d"]
roll 3 : 4 6 2
roll 0
roll 3 : 4 4 6
roll 5 : 4 6 3 4 1
roll 3 : 2 2 3
','c8b08fcec45fb5d8e466897af79f382fb76fac049c9991f0076fee14c146d280',0);
INSERT INTO "game" VALUES(4,'2026-11-22T09:04:00Z-763bb83a3a196d22','craps','[Game "craps"]
[Rules "preset=building-skills"]
[Player0 "You"]
[Id "2026-11-22T09:04:00Z-763bb83a3a196d22"]
[Dice "sealed"]
[Word ""]
[Seal "ed7f375d1cbd9342696d9cd9423806dae3a71aeedc72f8832e12399d3529f5be"]
[Seed "81aaa5c35560fb8b3a85de21ed804d15c835db75852b40805c1e1062c4153195"]
throw : 3 3
throw : 3 3
throw : 3 4
leave
','81aaa5c35560fb8b3a85de21ed804d15c835db75852b40805c1e1062c4153195',1);
INSERT INTO "game" VALUES(5,'2026-11-22T09:05:00Z-0bb20a77bdb5f30d','hazard','[Game "hazard"]
[Rules "casters=1"]
[Player0 "You"]
[Id "2026-11-22T09:05:00Z-0bb20a77bdb5f30d"]
[Dice "sealed"]
[Word ""]
[Seal "8caba2cc8f9c7393fe5162e660091c3a9ecf2c53bf86883697df73bffb4ddc6a"]
[Seed "e8445737f20c7e863ffd742e75708aa81e4db9d6d2c2790fa59cedf03e617d7d"]
main 5
throw : 2 4
throw : 6 2
throw : 4 3
throw : 5 3
throw : 1 2
throw : 3 3
main 5
throw : 2 6
throw : 5 2
throw : 4 4
main 5
throw : 3 3
throw : 3 6
throw : 2 1
throw : 1 1
throw : 6 6
throw : 1 6
throw : 4 4
throw : 6 5
throw : 5 1
main 5
throw : 6 3
throw : 1 4
main 5
throw : 5 6
','e8445737f20c7e863ffd742e75708aa81e4db9d6d2c2790fa59cedf03e617d7d',1);
INSERT INTO "game" VALUES(6,'2026-11-22T09:07:00Z-a11cabab2f2957e8','poker-dice','[Game "poker-dice"]
[Rules ""]
[Player0 "You"]
[Id "2026-11-22T09:07:00Z-a11cabab2f2957e8"]
[Dice "sealed"]
[Word ""]
[Seal "c5add18698ef2e9718ecfd7ca7827e29cebe894c0a4c04c3a9f8c626588d4081"]
hand : 1 5 5 2 1
reroll 1 2 : 4 1
hold
hand : 6 6 2 3 1
','085b409279ed41e299676faf0c8826eee4e8c616ca3356582bcd83a678485f35',0);
INSERT INTO "game" VALUES(7,'2026-11-22T09:08:00Z-910cd0d6a33d93fd','craps','[Game "craps"]
[Rules "preset=building-skills"]
[Player0 "You"]
[Id "2026-11-22T09:08:00Z-910cd0d6a33d93fd"]
[Dice "seeded 42"]
throw : 4 1
throw : 2 2
','',0);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "setting" VALUES('settings','{"look": {"theme": "desktop", "motion": "desktop"}, "language": "", "dice": {"body": "theme", "marks": "pips", "speed": 900}, "fair_dice": {"seed": 42, "word": ""}, "sound": {"is_on": true, "volume": 0.5}, "voice": {"is_on": true, "voice": "", "rate": 150, "volume": 1.0}, "names": ["", "", "", ""], "is_tour_offered": false, "games": {}}');
CREATE INDEX game_by_kind ON game (game, place);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('game',7);
INSERT INTO "sqlite_sequence" VALUES('answer',1);
COMMIT;
