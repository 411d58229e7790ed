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
