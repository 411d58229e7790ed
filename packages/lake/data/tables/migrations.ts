import type { DatabaseSync } from 'node:sqlite'

type Migration = (database: DatabaseSync) => void

/**
 * What brings a database from each version of its tables to the next; the first makes those of an empty one. The number of
 * migrations that a database has been through is its `user_version`. Add one at the end to change a table; never change one that
 * was released.
 */
export const MIGRATIONS: readonly Migration[] = [
  makeContentTables,
  makeAllTables,
  makeTokens,
  makeProjectTables,
  noteWhoKnowsABrowser,
  makePasskeys,
]

function makeContentTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS documents (
      dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (dataset, id)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS transactions (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, dataset TEXT NOT NULL, id TEXT NOT NULL,
      timestamp TEXT NOT NULL, identity TEXT NOT NULL, digest TEXT NOT NULL, UNIQUE (dataset, id)
    );
    CREATE TABLE IF NOT EXISTS changes (
      sequence INTEGER NOT NULL REFERENCES transactions (sequence), position INTEGER NOT NULL, dataset TEXT NOT NULL,
      document TEXT NOT NULL, type TEXT NOT NULL, previous_revision TEXT, result_revision TEXT,
      mutations TEXT NOT NULL, effects TEXT NOT NULL,
      PRIMARY KEY (sequence, position)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS changes_of_document ON changes (dataset, document, sequence);
    CREATE TABLE IF NOT EXISTS product (version TEXT NOT NULL);
  `)
}

/**
 * Before there were migrations, each part of the lake made tables of its own, so a database may have some of these. Sessions were
 * once the owner's alone. Of people who were removed a row stays, since the history names them; `replaces` is the hash of the
 * password that the owner had been given.
 */
function makeAllTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS outbox (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, webhook TEXT NOT NULL, dataset TEXT NOT NULL, document TEXT NOT NULL,
      transaction_id TEXT NOT NULL, transaction_time TEXT NOT NULL, before TEXT, after TEXT
    );
    CREATE INDEX IF NOT EXISTS outbox_by_webhook ON outbox (webhook, sequence);
    CREATE INDEX IF NOT EXISTS outbox_by_document ON outbox (webhook, dataset, document, sequence);
    CREATE TABLE IF NOT EXISTS people (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, password TEXT NOT NULL, replaces TEXT, removed INTEGER
    );
    CREATE TABLE IF NOT EXISTS person_sessions (hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS known_browsers (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS key_values (user TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (user, key));
    CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL);
    INSERT OR IGNORE INTO person_sessions SELECT hash, 'owner', expires FROM sessions;
    DROP TABLE sessions;
  `)
}

function makeTokens(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE tokens (hash TEXT PRIMARY KEY, id TEXT NOT NULL, label TEXT NOT NULL, role TEXT NOT NULL, created TEXT NOT NULL);
  `)
}

/** What an administrator sets while the lake runs. The body of a webhook is JSON, a `Hook`. */
function makeProjectTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE datasets (name TEXT PRIMARY KEY, created TEXT NOT NULL, creator TEXT NOT NULL);
    CREATE TABLE origins (id TEXT PRIMARY KEY, origin TEXT NOT NULL UNIQUE, credentials INTEGER NOT NULL, created TEXT NOT NULL);
    CREATE TABLE hooks (id TEXT PRIMARY KEY, body TEXT NOT NULL);
  `)
}

/** Before, a browser was known to everybody who could log in, which is told of the owner alone where there was nobody else. */
function noteWhoKnowsABrowser(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE browsers (hash TEXT NOT NULL, person TEXT NOT NULL, expires INTEGER NOT NULL, PRIMARY KEY (hash, person));
    INSERT INTO browsers SELECT hash, 'owner', expires FROM known_browsers
      WHERE NOT EXISTS (SELECT 1 FROM people WHERE id <> 'owner');
    DROP TABLE known_browsers;
    ALTER TABLE browsers RENAME TO known_browsers;
    ALTER TABLE outbox ADD COLUMN merged TEXT;
  `)
}

/**
 * Times are in milliseconds. `made` tells that a program made somebody's password, which is to be replaced by one of their own; an empty
 * password opens nothing. A session has the name of its browser, and when it was used last.
 */
function makePasskeys(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE passkey_holders (person TEXT PRIMARY KEY, handle TEXT NOT NULL);
    CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, public_key BLOB NOT NULL, counter INTEGER NOT NULL,
      transports TEXT NOT NULL, device_type TEXT NOT NULL, backed_up INTEGER NOT NULL, created INTEGER NOT NULL, used INTEGER
    );
    CREATE TABLE recovery_codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL);
    CREATE TABLE new_logins (session TEXT PRIMARY KEY, person TEXT NOT NULL, browser TEXT NOT NULL, time INTEGER NOT NULL);
    ALTER TABLE people ADD COLUMN made INTEGER;
    ALTER TABLE person_sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
    ALTER TABLE person_sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  `)
}
