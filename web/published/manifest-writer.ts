import { mkdirSync, renameSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Lack } from '#content/document-status.ts'
import type { Redirect } from '#content/redirect.ts'
import { pageKinds } from '#content/shown-on.ts'
import { type Bytes, type Encoding, type EntryKind, fileKinds, type Inline } from './entry.ts'
import { ANNOUNCE, FORGET, openDatabase, redirectsOf, WRITE } from './manifest-database.ts'
import { manifestFile } from './site-folder.ts'

/** What is known of an address when its file was written. */
export type Written = {
  path: string
  kind: EntryKind
  /** Of the content that it shows; null for what is made of no content. */
  digest: string | null
  /** Of the site's code that made it. */
  version: string
  hash: string
  size: number
  type: string
  forms: Partial<Record<Encoding, Bytes>>
  inline: Inline
  /** Ids of the documents that it shows, and of the one whose page it is. */
  documents: ReadonlySet<string>
  pageId: string | null
  /** What the sitemap says of it; null for what is not listed there. */
  listed: string | null
  /** Addresses of files that it names and that are made later. */
  names: readonly { path: string; kind: EntryKind }[]
}

/** What publishing knows of an address. */
export type Known = Pick<Written, 'path' | 'kind' | 'digest' | 'version' | 'size'> & { hash: string | null }
export type Problem = {
  path: string
  problem: string
  /** What the page would show. */
  documents: ReadonlySet<string>
  /** What has to be filled in, and where. */
  fields: readonly Lack[]
}

const knownRow = z.object({
  path: z.string(),
  kind: z.enum([...pageKinds, ...fileKinds]),
  digest: z.string().nullable(),
  version: z.string(),
  hash: z.string().nullable(),
  size: z.number(),
})
const pathRow = z.object({ path: z.string() })
const KNOWN = 'path, kind, digest, version, hash, size'

/** The manifest as publishing keeps it: every change of what visitors can have is one transaction. */
export class Manifest {
  readonly #database: DatabaseSync

  private constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** One that can't be read, or that another version has written, is put aside: all of it is made again from the content. */
  static open(site: string): Manifest {
    mkdirSync(site, { recursive: true })
    const file = manifestFile(site)
    try {
      return new Manifest(openDatabase(file))
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      console.error(`The manifest ${file} can't be used and is made anew from what is published: ${words}`)
      rmSync(`${file}-journal`, { force: true })
      renameSync(file, `${file}.unreadable`)
      return new Manifest(openDatabase(file))
    }
  }

  known(path: string): Known | undefined {
    const row = this.#database.prepare(`SELECT ${KNOWN} FROM entries WHERE path = ?`).get(path)
    return row && knownRow.parse(row)
  }

  /** Every address that has a file. */
  all(): Known[] {
    const rows = this.#database.prepare(`SELECT ${KNOWN} FROM entries WHERE hash IS NOT NULL`).all()
    return z.array(knownRow).parse(rows)
  }

  /** A file that a page names and that nobody has made yet. */
  unmade(): Known | undefined {
    const row = this.#database
      .prepare(
        `SELECT ${KNOWN} FROM entries WHERE hash IS NULL AND is_named = 1 AND unnamed_since IS NULL LIMIT 1`,
      )
      .get()
    return row && knownRow.parse(row)
  }

  /** A text that was compressed in a hurry. */
  quicklyCompressed(): Known | undefined {
    const row = this.#database
      .prepare(
        `SELECT ${KNOWN} FROM entries WHERE hash IS NOT NULL AND is_compressed_well = 0 AND forms <> '{}' LIMIT 1`,
      )
      .get()
    return row && knownRow.parse(row)
  }

  /** The addresses that show a document. */
  showing(document: string): string[] {
    const rows = this.#database.prepare('SELECT path FROM documents_shown WHERE document = ?').all(document)
    return z
      .array(pathRow)
      .parse(rows)
      .map(({ path }) => path)
  }

  /** The address of a document's own page, if it has one. */
  pagesOf(document: string): string[] {
    const rows = this.#database
      .prepare('SELECT path FROM entries WHERE page_id = ? AND hash IS NOT NULL')
      .all(document)
    return z
      .array(pathRow)
      .parse(rows)
      .map(({ path }) => path)
  }

  /** Takes a file that was written into what visitors can have. */
  write(entry: Written): void {
    this.#inOneStep(() => {
      const revision = this.#nextRevision()
      const now = Date.now()
      this.#database.prepare(WRITE).run({
        path: entry.path,
        kind: entry.kind,
        digest: entry.digest,
        version: entry.version,
        hash: entry.hash,
        size: entry.size,
        type: entry.type,
        forms: JSON.stringify(entry.forms),
        inline: JSON.stringify(entry.inline),
        page_id: entry.pageId,
        listed: entry.listed,
        now,
        revision,
      })
      this.#replaceDocuments(entry)
      this.#replaceNames(entry.path, entry.names, revision, now)
      this.#database.prepare('DELETE FROM problems WHERE path = ?').run(entry.path)
    })
  }

  /** The forms of a file that were compressed well; none leaves those that it has. */
  setForms(path: string, hash: string, forms: Written['forms']): void {
    const isNone = Object.keys(forms).length === 0
    this.#inOneStep(() =>
      this.#database
        .prepare(
          `UPDATE entries SET forms = CASE WHEN ? THEN forms ELSE ? END, is_compressed_well = 1, revision = ?
           WHERE path = ? AND hash = ?`,
        )
        .run(Number(isNone), JSON.stringify(forms), this.#nextRevision(), path, hash),
    )
  }

  /** The address has nothing any more, and leads on or nowhere. */
  remove(path: string): void {
    this.#inOneStep(() => {
      const now = Date.now()
      const revision = this.#nextRevision()
      this.#database
        .prepare(
          'UPDATE entries SET hash = NULL, digest = NULL, is_named = 0, page_id = NULL, listed = NULL, changed = ?, revision = ? WHERE path = ?',
        )
        .run(now, revision, path)
      this.#database.prepare('DELETE FROM documents_shown WHERE path = ?').run(path)
      this.#database.prepare('DELETE FROM problems WHERE path = ?').run(path)
      this.#replaceNames(path, [], revision, now)
    })
  }

  /** Files that no page has named since the moment (in milliseconds since 1970). */
  unnamedSince(moment: number): Known[] {
    const rows = this.#database
      .prepare(`SELECT ${KNOWN} FROM entries WHERE is_named = 1 AND unnamed_since < ?`)
      .all(moment)
    return z.array(knownRow).parse(rows)
  }

  redirects(): Redirect[] {
    const rows = this.#database.prepare('SELECT * FROM redirects ORDER BY source').all()
    return redirectsOf(rows)
  }

  setRedirects(redirects: readonly Redirect[]): void {
    const sorted = redirects.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    if (JSON.stringify(sorted) === JSON.stringify(this.redirects())) return
    this.#inOneStep(() => {
      this.#database.exec('DELETE FROM redirects')
      const insert = this.#database.prepare('INSERT OR REPLACE INTO redirects VALUES (?, ?, ?)')
      for (const { from, to, permanent } of sorted) insert.run(from, to, Number(permanent))
    })
  }

  /** What the sitemap lists of each page, as `listing` wrote it. */
  listed(): { path: string; listed: string }[] {
    const rows = this.#database
      .prepare('SELECT path, listed FROM entries WHERE listed IS NOT NULL AND hash IS NOT NULL ORDER BY path')
      .all()
    return z.array(z.object({ path: z.string(), listed: z.string() })).parse(rows)
  }

  setListed(path: string, listed: string | null): void {
    this.#database
      .prepare('UPDATE entries SET listed = ? WHERE path = ? AND listed IS NOT ?')
      .run(listed, path, listed)
  }

  /** From now on what the manifest does not have is not there: it may have been made anew while delivery went on. */
  noteWhole(): void {
    this.#database.exec("INSERT OR IGNORE INTO counters VALUES ('whole', 1)")
  }

  /** Why a page can't be made, and of which documents it would be. */
  note({ path, problem, documents, fields }: Problem): void {
    this.#database
      .prepare(
        `INSERT INTO problems VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (path) DO UPDATE SET problem = excluded.problem, documents = excluded.documents, fields = excluded.fields`,
      )
      .run(path, problem, JSON.stringify([...documents]), JSON.stringify(fields), Date.now())
  }

  /** Every page that can be made shows these revisions, by the ids of their documents; null for one that is gone. */
  noteRevisions(revisions: ReadonlyMap<string, string | null>): void {
    const note = this.#database.prepare(
      `INSERT INTO revisions VALUES (?, ?, ?) ON CONFLICT (document) DO UPDATE
       SET revision = excluded.revision, since = excluded.since WHERE revision <> excluded.revision`,
    )
    const forget = this.#database.prepare('DELETE FROM revisions WHERE document = ?')
    this.#inOneStep(() => {
      for (const [document, revision] of revisions)
        if (revision === null) forget.run(document)
        else note.run(document, revision, Date.now())
    })
  }

  forgetProblem(path: string): void {
    this.#database.prepare('DELETE FROM problems WHERE path = ?').run(path)
  }

  close(): void {
    this.#database.close()
  }

  #replaceDocuments({ path, documents }: Written): void {
    this.#database.prepare('DELETE FROM documents_shown WHERE path = ?').run(path)
    const insert = this.#database.prepare('INSERT INTO documents_shown VALUES (?, ?)')
    for (const document of documents) insert.run(document, path)
  }

  #replaceNames(page: string, files: Written['names'], revision: number, now: number): void {
    const before = this.#database.prepare('SELECT file AS path FROM names WHERE page = ?').all(page)
    this.#database.prepare('DELETE FROM names WHERE page = ?').run(page)
    const name = this.#database.prepare('INSERT OR IGNORE INTO names VALUES (?, ?)')
    const announce = this.#database.prepare(ANNOUNCE)
    for (const { path, kind } of files) {
      name.run(path, page)
      announce.run(path, kind, revision)
    }
    // From now on it counts how long nobody names a file.
    const forget = this.#database.prepare(FORGET)
    for (const { path } of z.array(pathRow).parse(before)) forget.run(now, path)
  }

  #nextRevision(): number {
    const row = this.#database
      .prepare(
        `INSERT INTO counters VALUES ('revision', 1)
         ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`,
      )
      .get()
    return z.object({ value: z.number() }).parse(row).value
  }

  #inOneStep(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }
}
