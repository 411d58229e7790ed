import type { Lack, Redirect } from '../../site.ts'
import type { Known, Problem, Written } from '../published-file.ts'
import { keepParts } from './last-good.ts'
import type { ManifestDatabase } from './manifest-database.ts'
import { redirectsOf } from './open-for-reading.ts'
import { unfinishedFiles } from './unfinished-files.ts'

/** Where the problem of a redirect stands, before the id of its document: no page has such a path. */
const IGNORED = 'address:'

export type Manifest = ReturnType<typeof manifestOf>

/** The manifest as publishing keeps it: every change of what visitors can have is one transaction. */
export function manifestOf(database: ManifestDatabase) {
  const { all, texts, number, run, runNamed, inOneStep, nextRevision } = database

  /** Takes a file that was written into what visitors can have. */
  function write(entry: Written): void {
    const now = Date.now()
    const { path, documents, names, parts = [], pageId: page_id, ...plain } = entry
    const lists = { forms: JSON.stringify(entry.forms), inline: JSON.stringify(entry.inline) }
    inOneStep(() => {
      const revision = nextRevision()
      runNamed(WRITE, { ...plain, ...lists, path, page_id, now, revision })
      replaceDocuments(path, documents)
      replaceNames(path, names, revision, now)
      forgetProblem(path)
      keepParts(database, parts)
    })
  }

  /** The address has nothing any more, and leads on or nowhere. */
  function remove(path: string): void {
    const now = Date.now()
    inOneStep(() => {
      const revision = nextRevision()
      run(REMOVE, now, revision, path)
      replaceDocuments(path, new Set())
      forgetProblem(path)
      replaceNames(path, [], revision, now)
    })
  }

  /** Most pages show what they showed before: only what differs is written. */
  function replaceDocuments(path: string, documents: ReadonlySet<string>): void {
    const before = new Set(texts('SELECT document FROM documents_shown WHERE path = ?', path))
    for (const document of documents)
      if (!before.delete(document)) run('INSERT INTO documents_shown VALUES (?, ?)', document, path)
    for (const document of before)
      run('DELETE FROM documents_shown WHERE document = ? AND path = ?', document, path)
  }

  function replaceNames(page: string, files: Written['names'], revision: number, now: number): void {
    const rows = all(NAMED, page)
    const before = new Map(rows.map(({ file, is_named }) => [String(file), is_named === 1]))
    for (const { path, kind } of files) {
      const isKnown = before.get(path)
      before.delete(path)
      if (isKnown) continue
      run('INSERT OR IGNORE INTO names VALUES (?, ?)', path, page)
      run(ANNOUNCE, path, kind, revision)
    }
    // From now on it counts how long nobody names a file, and what no page names is nobody's to mend.
    for (const file of before.keys()) {
      run('DELETE FROM names WHERE file = ? AND page = ?', file, page)
      run(FORGET, now, file)
      if (!texts('SELECT page FROM names WHERE file = ?', file).length) forgetProblem(file)
    }
  }

  function redirects(): Redirect[] {
    return redirectsOf(all('SELECT * FROM redirects ORDER BY source'))
  }

  function setRedirects(newest: readonly Redirect[]): void {
    const sorted = newest.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    if (JSON.stringify(sorted) === JSON.stringify(redirects())) return
    inOneStep(() => {
      nextRevision()
      run('DELETE FROM redirects')
      for (const { from, to, permanent } of sorted)
        run('INSERT OR REPLACE INTO redirects VALUES (?, ?, ?)', from, to ?? '', Number(permanent))
    })
  }

  /** What is wrong with redirects that are published and lead nowhere, and with addresses that no page can have; it is told until it is mended. */
  function setIgnoredAddresses(lacks: readonly Lack[]): void {
    const pathOf = ({ id }: Lack) => `${IGNORED}${id}`
    const paths = new Set(lacks.map(pathOf))
    inOneStep(() => {
      for (const path of texts('SELECT path FROM problems WHERE path GLOB ?', `${IGNORED}*`))
        if (!paths.has(path)) forgetProblem(path)
      for (const lack of lacks)
        note({ path: pathOf(lack), problem: lack.reason, documents: new Set([lack.id]), fields: [lack] })
    })
  }

  /** Why a page can't be made, or not of all that is published. */
  function note({ path, problem, documents, fields }: Problem): void {
    const lists = { documents: JSON.stringify([...documents]), fields: JSON.stringify(fields) }
    runNamed(NOTE_PROBLEM, { path, problem, ...lists, now: Date.now() })
  }

  function forgetProblem(path: string): void {
    run('DELETE FROM problems WHERE path = ?', path)
  }

  return {
    ...{ write, remove, redirects, setRedirects, setIgnoredAddresses, note, forgetProblem },
    /** What is left for quiet times. */
    unfinished: unfinishedFiles(database),

    known: (path: string): Known | undefined => database.known('path = ?', path)[0],

    /** What may have a file: a picture that lay there before the manifest was lost is one again when somebody asks for it. */
    mayLie: (): Known[] => database.known("hash IS NOT NULL OR kind = 'drawn'"),

    /** The addresses of all pages that have a file. */
    pages: (): string[] =>
      texts("SELECT path FROM entries WHERE hash IS NOT NULL AND kind IN ('page', 'template', 'other')"),

    /** The addresses that show a document, or would if they could be made. */
    showing: (document: string): string[] => texts(SHOWING, document, document),

    /** The addresses of what can't be made, though its content lacks nothing. */
    notRendered: (): string[] => texts("SELECT path FROM problems WHERE fields = '[]'"),

    /** The addresses of a document's own page. */
    pagesOf: (document: string): string[] =>
      texts('SELECT path FROM entries WHERE page_id = ? AND hash IS NOT NULL', document),

    /** The revision of each document that every page shows which can be made. */
    revisions(): ReadonlyMap<string, string> {
      const rows = all('SELECT document, revision FROM revisions')
      return new Map(rows.map(({ document, revision }) => [String(document), String(revision)]))
    },

    /** Documents that pages show and whose revision is not noted: they came while the pages were being made. */
    shownWithoutRevision: (): string[] => texts(WITHOUT_REVISION),

    /** Every page that can be made shows these revisions, by the ids of their documents; null for one that is gone. */
    noteRevisions(revisions: ReadonlyMap<string, string | null>): void {
      inOneStep(() => {
        for (const [document, revision] of revisions)
          if (revision === null) run('DELETE FROM revisions WHERE document = ?', document)
          else run(NOTE_REVISION, document, revision, Date.now())
      })
    },

    /** What the sitemap lists of each page. */
    listed: (): { path: string; listed: string }[] =>
      all('SELECT path, listed FROM entries WHERE listed IS NOT NULL AND hash IS NOT NULL ORDER BY path').map(
        ({ path, listed }) => ({ path: String(path), listed: String(listed) }),
      ),

    setListed: (path: string, listed: string | null): void =>
      runNamed('UPDATE entries SET listed = :listed WHERE path = :path AND listed IS NOT :listed', {
        path,
        listed,
      }),

    /** The addresses of the sitemap and of its parts. */
    sitemaps: (): string[] => texts("SELECT path FROM entries WHERE kind = 'sitemap' AND hash IS NOT NULL"),

    /** Another number than before when a file or a redirect of the site has changed since. */
    state: (): number => number("SELECT value FROM counters WHERE name = 'revision'"),

    /** From now on what the manifest does not have is not there: it may have been made anew while delivery went on. */
    noteWhole: (): void => run("INSERT OR IGNORE INTO counters VALUES ('whole', 1)"),

    /** The hashes of all scripts that stand in pages. */
    inlineScripts: (): string[] => texts(SCRIPTS),

    /** Every published file with its media type. */
    types: (): { path: string; type: string }[] =>
      all('SELECT path, type FROM entries WHERE hash IS NOT NULL').map(({ path, type }) => ({
        path: String(path),
        type: String(type),
      })),
  }
}

const SHOWING = `
  SELECT path FROM documents_shown WHERE document = ?
  UNION SELECT problems.path FROM problems, json_each(problems.documents) WHERE json_each.value = ?`

const WITHOUT_REVISION = `
  SELECT DISTINCT document FROM documents_shown WHERE document NOT IN (SELECT document FROM revisions)
  AND document NOT GLOB 'image-*' AND document NOT GLOB 'file-*'`

const SCRIPTS = `
  SELECT DISTINCT scripts.value FROM entries, json_each(entries.inline, '$.scripts') AS scripts
  WHERE hash IS NOT NULL ORDER BY scripts.value`

/** The files that a page names, and whether visitors can have them. */
const NAMED = `
  SELECT file, is_named FROM names JOIN entries ON entries.path = names.file WHERE page = ?`

/** A file that a page names is one that visitors can have, made or not. */
const ANNOUNCE = `
  INSERT INTO entries (path, kind, is_named, revision) VALUES (?, ?, 1, ?)
  ON CONFLICT (path) DO UPDATE SET is_named = 1, unnamed_since = NULL, revision = excluded.revision,
    changed = CASE WHEN hash IS NULL THEN 0 ELSE changed END WHERE is_named = 0 OR unnamed_since IS NOT NULL`

const FORGET = `
  UPDATE entries SET unnamed_since = ? WHERE path = ? AND unnamed_since IS NULL
  AND NOT EXISTS (SELECT 1 FROM names WHERE names.file = entries.path)`

const WRITE = `
  INSERT INTO entries (path, kind, digest, version, hash, size, type, forms, inline, page_id, listed, rendered, changed, revision)
  VALUES (:path, :kind, :digest, :version, :hash, :size, :type, :forms, :inline, :page_id, :listed, :now, :now, :revision)
  ON CONFLICT (path) DO UPDATE SET
    kind = excluded.kind, digest = excluded.digest, version = excluded.version, size = excluded.size,
    type = excluded.type, forms = excluded.forms, is_compressed_well = 0, inline = excluded.inline, page_id = excluded.page_id, listed = excluded.listed,
    rendered = excluded.rendered, changed = CASE WHEN entries.hash IS excluded.hash THEN entries.changed ELSE excluded.changed END,
    hash = excluded.hash, revision = excluded.revision`

const NOTE_PROBLEM = `
  INSERT INTO problems VALUES (:path, :problem, :documents, :fields, :now)
  ON CONFLICT (path) DO UPDATE SET problem = excluded.problem, documents = excluded.documents, fields = excluded.fields`

const NOTE_REVISION = `
  INSERT INTO revisions VALUES (?, ?, ?)
  ON CONFLICT (document) DO UPDATE SET revision = excluded.revision, since = excluded.since
  WHERE revision <> excluded.revision`

const REMOVE = `UPDATE entries SET hash = NULL, digest = NULL, is_named = 0, page_id = NULL, listed = NULL,
  changed = ?, revision = ? WHERE path = ?`
