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
INSERT INTO "game" VALUES(2,'2026-11-22T07:45:53Z-36be43ff4941082d','craps','[Game "craps"]
[Rules "preset=las-vegas bankroll=900"]
[Player0 "Ann"]
[Id "2026-11-22T07:45:53Z-36be43ff4941082d"]
[Dice "seeded 42"]
','',0,0,1,3056614892);
CREATE TABLE move (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "setting" VALUES('look-round','offered');
INSERT INTO "setting" VALUES('dice','{"body": "casino", "marks": "numerals", "speed": 400}');
INSERT INTO "setting" VALUES('sound','{"is_on": false, "volume": 0.25}');
INSERT INTO "setting" VALUES('voice','{"is_on": false, "voice": "Zoë", "rate": 180, "volume": 0.7}');
INSERT INTO "setting" VALUES('names','["Ann", "", "Zoë", "Dan"]');
INSERT INTO "setting" VALUES('craps-house','preset=las-vegas bankroll=900');
INSERT INTO "setting" VALUES('dice-seed','42');
INSERT INTO "setting" VALUES('dice-word','lucky “seven”');
INSERT INTO "setting" VALUES('craps-visited','yes');
INSERT INTO "setting" VALUES('language','de');
INSERT INTO "setting" VALUES('window','1 light AdnQywADAAAAAAAAAAAAHgAAAyMAAAMhAAAAAgAAACAAAAMhAAADHwAAAAAAAAAAAyAAAAACAAAAIAAAAyEAAAMf #f4f2ee reduced closed 2,32,800,768');
CREATE INDEX game_by_kind ON game (game, place);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('game',2);
COMMIT;
PRAGMA user_version=2;
