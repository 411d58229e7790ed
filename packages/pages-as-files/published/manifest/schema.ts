/** Raised whenever the tables change: a manifest of another version is made anew from the content. */
export const MANIFEST_VERSION = 3

/**
 * `revision` grows with every change of a row, so that a reader can ask for what is newer than what it knows. A row whose
 * `hash` is null has no file: it was taken back, or a page names it and nobody has made it yet (`is_named`). The counter `listings`
 * grows with every change of what the sitemap lists.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS entries (
    path TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    is_named INTEGER NOT NULL DEFAULT 0,
    digest TEXT,
    version TEXT NOT NULL DEFAULT '',
    hash TEXT,
    size INTEGER NOT NULL DEFAULT 0,
    type TEXT NOT NULL DEFAULT '',
    forms TEXT NOT NULL DEFAULT '{}',
    is_compressed_well INTEGER NOT NULL DEFAULT 0,
    inline TEXT NOT NULL DEFAULT '{"styles":[],"scripts":[]}',
    page_id TEXT,
    listed TEXT,
    rendered INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL DEFAULT 0,
    unnamed_since INTEGER,
    revision INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_revision ON entries (revision);
  CREATE INDEX IF NOT EXISTS entries_of_pages ON entries (path)
    WHERE hash IS NOT NULL AND kind IN ('page', 'template', 'other');
  CREATE INDEX IF NOT EXISTS entries_by_page_id ON entries (page_id) WHERE page_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entries_listed ON entries (path) WHERE listed IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entries_unmade ON entries (changed) WHERE hash IS NULL AND is_named = 1;
  CREATE INDEX IF NOT EXISTS entries_quick ON entries (path) WHERE is_compressed_well = 0 AND forms <> '{}';
  CREATE TABLE IF NOT EXISTS documents_shown (
    document TEXT NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (document, path)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS documents_by_path ON documents_shown (path);
  CREATE TABLE IF NOT EXISTS names (
    file TEXT NOT NULL,
    page TEXT NOT NULL,
    PRIMARY KEY (file, page)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS names_by_page ON names (page);
  CREATE TABLE IF NOT EXISTS redirects (
    source TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    permanent INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS problems (
    path TEXT PRIMARY KEY,
    problem TEXT NOT NULL,
    /** As JSON: the ids of the documents that the page would show. */
    documents TEXT NOT NULL DEFAULT '[]',
    /** As JSON: what is to be filled in and where. */
    fields TEXT NOT NULL DEFAULT '[]',
    since INTEGER NOT NULL
  ) STRICT;
  /** The revision of each document that every page shows which can be made, and since when. */
  CREATE TABLE IF NOT EXISTS revisions (
    document TEXT PRIMARY KEY,
    revision TEXT NOT NULL,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS counters (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  ) STRICT;
  INSERT OR IGNORE INTO counters VALUES ('listings', 0);
  CREATE TRIGGER IF NOT EXISTS listing_added AFTER INSERT ON entries WHEN new.listed IS NOT NULL
    BEGIN UPDATE counters SET value = value + 1 WHERE name = 'listings'; END;
  CREATE TRIGGER IF NOT EXISTS listing_changed AFTER UPDATE OF listed ON entries WHEN new.listed IS NOT old.listed
    BEGIN UPDATE counters SET value = value + 1 WHERE name = 'listings'; END;
`
