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

/** A file that a page names is one that visitors can have, made or not. */
export const ANNOUNCE = `
  INSERT INTO entries (path, kind, is_named, revision) VALUES (?, ?, 1, ?)
  ON CONFLICT (path) DO UPDATE SET is_named = 1, unnamed_since = NULL, revision = excluded.revision,
    changed = CASE WHEN hash IS NULL THEN 0 ELSE changed END
  WHERE is_named = 0 OR unnamed_since IS NOT NULL`

/** Pictures and what else only pages name: it counts from now on how long none does. Few others are named by none and stay. */
export const ADOPTED = `
  UPDATE entries SET is_named = 1, unnamed_since = ?
  WHERE kind = 'drawn' OR path GLOB '/_next/static/*'`

/** A picture that is not to be had is no file that visitors can have. The pages that name it name it still. */
export const GIVE_UP = `
  UPDATE entries SET is_named = 0, changed = ?, revision = ? WHERE path = ? AND hash IS NULL`

export const GIVEN_UP = `
  SELECT path, kind FROM entries WHERE hash IS NULL AND is_named = 0 AND kind = 'drawn' AND changed < ?
  AND path IN (SELECT file FROM names)`

/** The files that a page names, and whether visitors can have them. */
export const NAMED = `
  SELECT file, is_named FROM names JOIN entries ON entries.path = names.file WHERE page = ?`

export const FORGET = `
  UPDATE entries SET unnamed_since = ? WHERE path = ? AND unnamed_since IS NULL
  AND NOT EXISTS (SELECT 1 FROM names WHERE names.file = entries.path)`

export const WRITE = `
  INSERT INTO entries (path, kind, digest, version, hash, size, type, forms, inline, page_id, listed, rendered, changed, revision)
  VALUES (:path, :kind, :digest, :version, :hash, :size, :type, :forms, :inline, :page_id, :listed, :now, :now, :revision)
  ON CONFLICT (path) DO UPDATE SET
    kind = excluded.kind, digest = excluded.digest, version = excluded.version, size = excluded.size, type = excluded.type,
    forms = excluded.forms, is_compressed_well = 0, inline = excluded.inline, page_id = excluded.page_id, listed = excluded.listed,
    rendered = excluded.rendered,
    changed = CASE WHEN entries.hash IS excluded.hash THEN entries.changed ELSE excluded.changed END,
    hash = excluded.hash, revision = excluded.revision`

export const SHOW_DOCUMENT = 'INSERT INTO documents_shown VALUES (?, ?)'
export const HIDE_DOCUMENT = 'DELETE FROM documents_shown WHERE document = ? AND path = ?'

export const SHOWING = `
  SELECT path FROM documents_shown WHERE document = ?
  UNION SELECT problems.path FROM problems, json_each(problems.documents) WHERE json_each.value = ?`

export const REVISE = `
  INSERT INTO counters VALUES ('revision', 1)
  ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`

export const REMOVE = `
  UPDATE entries SET hash = NULL, digest = NULL, is_named = 0, page_id = NULL, listed = NULL, changed = ?, revision = ?
  WHERE path = ?`

/** No forms leave those that the file has. */
export const SET_FORMS = `
  UPDATE entries SET forms = CASE WHEN ? THEN forms ELSE ? END, is_compressed_well = 1, revision = ?
  WHERE path = ? AND hash = ?`

export const NOTE_PROBLEM = `
  INSERT INTO problems VALUES (:path, :problem, :documents, :fields, :now)
  ON CONFLICT (path) DO UPDATE SET problem = excluded.problem, documents = excluded.documents, fields = excluded.fields`

/** Keeps since when it is known. */
export const NOTE_REVISION = `
  INSERT INTO revisions VALUES (?, ?, ?)
  ON CONFLICT (document) DO UPDATE SET revision = excluded.revision, since = excluded.since
  WHERE revision <> excluded.revision`

export const SCRIPTS = `
  SELECT DISTINCT scripts.value FROM entries, json_each(entries.inline, '$.scripts') AS scripts
  WHERE hash IS NOT NULL ORDER BY scripts.value`

/** The condition is that of its index. */
export const PAGES = `
  SELECT path FROM entries WHERE hash IS NOT NULL AND kind IN ('page', 'template', 'other')`

/** Of uploaded files, which never change, no revision is noted. */
export const WITHOUT_REVISION = `
  SELECT DISTINCT document FROM documents_shown
  WHERE document NOT IN (SELECT document FROM revisions)
    AND document NOT GLOB 'image-*' AND document NOT GLOB 'file-*'`

/** Addresses that no file can have, which an earlier version could note. */
export const FORGET_OUTSIDE = `
  DELETE FROM entries WHERE path || '/' GLOB '*/../*' OR path || '/' GLOB '*/./*';
  DELETE FROM names WHERE file || '/' GLOB '*/../*' OR file || '/' GLOB '*/./*'`
