import { z } from 'zod'
import type { Redirect } from '../../site.ts'
import type { Problem, Written } from '../published-file.ts'
import { documentRows, ManifestLookups } from './manifest-lookups.ts'

const fileRows = z.array(z.object({ file: z.string(), is_named: z.number() }))
const givenUpRows = z.array(z.object({ path: z.string(), kind: z.string() }))
const revisionRow = z.object({ value: z.number() })

/** The manifest as publishing keeps it: every change of what visitors can have is one transaction. */
export class Manifest extends ManifestLookups {
  /** See `ManifestDatabase`. */
  putBackIfGone(): void {
    this.database.putBackIfGone()
  }

  /** Begins with the files that lie in the site's folder. Which pages name a picture is known once these are made again. */
  adopt(files: readonly Written[]): void {
    this.database.inOneStep(() => {
      for (const file of files) this.#write(file, Date.now())
      this.database.run(ADOPTED, Date.now())
    })
  }

  /** Takes a file that was written into what visitors can have. */
  write(entry: Written): void {
    this.database.inOneStep(() => this.#write(entry, Date.now()))
  }

  /** The forms of a file that were compressed well; none leaves those that it has. */
  setForms(path: string, hash: string, forms: Written['forms']): void {
    const isNone = Object.keys(forms).length === 0
    this.database.inOneStep(() =>
      this.database.run(SET_FORMS, Number(isNone), JSON.stringify(forms), this.#nextRevision(), path, hash),
    )
  }

  /** The address has nothing any more, and leads on or nowhere. */
  remove(path: string): void {
    this.database.inOneStep(() => {
      const now = Date.now()
      const revision = this.#nextRevision()
      this.database.run(REMOVE, now, revision, path)
      this.database.run('DELETE FROM documents_shown WHERE path = ?', path)
      this.forgetProblem(path)
      this.#replaceNames(path, [], revision, now)
    })
  }

  /** Notes that it was tried to make a file, whatever came of it. */
  postpone(path: string): void {
    this.database.run('UPDATE entries SET changed = ? WHERE path = ? AND hash IS NULL', Date.now(), path)
  }

  /** Nobody can have a picture that pages name, until one of them is written anew or it is offered again. */
  giveUp(path: string): void {
    this.database.inOneStep(() => this.database.run(GIVE_UP, Date.now(), this.#nextRevision(), path))
  }

  /** Takes the pictures that pages name and that were given up before the moment (in milliseconds since 1970) for new ones. */
  offerAgain(givenUpBefore: number): void {
    const rows = givenUpRows.parse(this.database.all(GIVEN_UP, givenUpBefore))
    if (rows.length === 0) return
    this.database.inOneStep(() => {
      const revision = this.#nextRevision()
      for (const { path, kind } of rows) this.database.run(ANNOUNCE, path, kind, revision)
    })
  }

  setRedirects(redirects: readonly Redirect[]): void {
    const sorted = redirects.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    if (JSON.stringify(sorted) === JSON.stringify(this.redirects())) return
    this.database.inOneStep(() => {
      this.database.run('DELETE FROM redirects')
      for (const { from, to, permanent } of sorted)
        this.database.run('INSERT OR REPLACE INTO redirects VALUES (?, ?, ?)', from, to, Number(permanent))
    })
  }

  setListed(path: string, listed: string | null): void {
    this.database.run(
      'UPDATE entries SET listed = ? WHERE path = ? AND listed IS NOT ?',
      listed,
      path,
      listed,
    )
  }

  /** From now on what the manifest does not have is not there: it may have been made anew while delivery went on. */
  noteWhole(): void {
    this.database.run("INSERT OR IGNORE INTO counters VALUES ('whole', 1)")
  }

  /** Why a page can't be made, and of which documents it would be. */
  note({ path, problem, documents, fields }: Problem): void {
    this.database.runNamed(NOTE_PROBLEM, {
      path,
      problem,
      documents: JSON.stringify([...documents]),
      fields: JSON.stringify(fields),
      now: Date.now(),
    })
  }

  /** Every page that can be made shows these revisions, by the ids of their documents; null for one that is gone. */
  noteRevisions(revisions: ReadonlyMap<string, string | null>): void {
    this.database.inOneStep(() => {
      for (const [document, revision] of revisions)
        if (revision === null) this.database.run('DELETE FROM revisions WHERE document = ?', document)
        else this.database.run(NOTE_REVISION, document, revision, Date.now())
    })
  }

  forgetProblem(path: string): void {
    this.database.run('DELETE FROM problems WHERE path = ?', path)
  }

  #write(entry: Written, now: number): void {
    const revision = this.#nextRevision()
    const { documents: _, names, pageId: page_id, forms, inline, ...plain } = entry
    const lists = { forms: JSON.stringify(forms), inline: JSON.stringify(inline) }
    this.database.runNamed(WRITE, { ...plain, ...lists, page_id, now, revision })
    this.#replaceDocuments(entry)
    this.#replaceNames(entry.path, names, revision, now)
    this.forgetProblem(entry.path)
  }

  /** Most pages show what they showed before: only what differs is written. */
  #replaceDocuments({ path, documents }: Written): void {
    const rows = this.database.all('SELECT document FROM documents_shown WHERE path = ?', path)
    const before = new Set(documentRows.parse(rows).map(({ document }) => document))
    for (const document of documents)
      if (!before.has(document))
        this.database.run('INSERT INTO documents_shown VALUES (?, ?)', document, path)
    for (const document of before)
      if (!documents.has(document))
        this.database.run('DELETE FROM documents_shown WHERE document = ? AND path = ?', document, path)
  }

  #replaceNames(page: string, files: Written['names'], revision: number, now: number): void {
    const rows = fileRows.parse(this.database.all(NAMED, page))
    const before = new Map(rows.map(({ file, is_named }) => [file, is_named === 1]))
    for (const { path, kind } of files) {
      const isKnown = before.get(path)
      before.delete(path)
      if (isKnown) continue
      this.database.run('INSERT OR IGNORE INTO names VALUES (?, ?)', path, page)
      this.database.run(ANNOUNCE, path, kind, revision)
    }
    // From now on it counts how long nobody names a file.
    for (const file of before.keys()) {
      this.database.run('DELETE FROM names WHERE file = ? AND page = ?', file, page)
      this.database.run(FORGET, now, file)
    }
  }

  #nextRevision(): number {
    return revisionRow.parse(this.database.get(REVISE)).value
  }
}

/** A file that a page names is one that visitors can have, made or not. */
const ANNOUNCE = `
  INSERT INTO entries (path, kind, is_named, revision) VALUES (?, ?, 1, ?)
  ON CONFLICT (path) DO UPDATE SET is_named = 1, unnamed_since = NULL, revision = excluded.revision,
    changed = CASE WHEN hash IS NULL THEN 0 ELSE changed END
  WHERE is_named = 0 OR unnamed_since IS NOT NULL`

/** Pictures and what else only pages name: it counts from now on how long none does. Few others are named by none and stay. */
const ADOPTED = `
  UPDATE entries SET is_named = 1, unnamed_since = ?
  WHERE kind = 'drawn' OR path GLOB '/_next/static/*'`

/** A picture that is not to be had is no file that visitors can have. The pages that name it name it still. */
const GIVE_UP = `
  UPDATE entries SET is_named = 0, changed = ?, revision = ? WHERE path = ? AND hash IS NULL`

const GIVEN_UP = `
  SELECT path, kind FROM entries WHERE hash IS NULL AND is_named = 0 AND kind = 'drawn' AND changed < ?
  AND path IN (SELECT file FROM names)`

/** The files that a page names, and whether visitors can have them. */
const NAMED = `
  SELECT file, is_named FROM names JOIN entries ON entries.path = names.file WHERE page = ?`

const FORGET = `
  UPDATE entries SET unnamed_since = ? WHERE path = ? AND unnamed_since IS NULL
  AND NOT EXISTS (SELECT 1 FROM names WHERE names.file = entries.path)`

const WRITE = `
  INSERT INTO entries (path, kind, digest, version, hash, size, type, forms, inline, page_id, listed, rendered, changed, revision)
  VALUES (:path, :kind, :digest, :version, :hash, :size, :type, :forms, :inline, :page_id, :listed, :now, :now, :revision)
  ON CONFLICT (path) DO UPDATE SET
    kind = excluded.kind, digest = excluded.digest, version = excluded.version, size = excluded.size, type = excluded.type,
    forms = excluded.forms, is_compressed_well = 0, inline = excluded.inline, page_id = excluded.page_id, listed = excluded.listed,
    rendered = excluded.rendered,
    changed = CASE WHEN entries.hash IS excluded.hash THEN entries.changed ELSE excluded.changed END,
    hash = excluded.hash, revision = excluded.revision`

/** No forms leave those that the file has. */
const SET_FORMS = `
  UPDATE entries SET forms = CASE WHEN ? THEN forms ELSE ? END, is_compressed_well = 1, revision = ?
  WHERE path = ? AND hash = ?`

const NOTE_PROBLEM = `
  INSERT INTO problems VALUES (:path, :problem, :documents, :fields, :now)
  ON CONFLICT (path) DO UPDATE SET problem = excluded.problem, documents = excluded.documents, fields = excluded.fields`

/** Keeps since when it is known. */
const NOTE_REVISION = `
  INSERT INTO revisions VALUES (?, ?, ?)
  ON CONFLICT (document) DO UPDATE SET revision = excluded.revision, since = excluded.since
  WHERE revision <> excluded.revision`

const REVISE = `
  INSERT INTO counters VALUES ('revision', 1)
  ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`

const REMOVE = `
  UPDATE entries SET hash = NULL, digest = NULL, is_named = 0, page_id = NULL, listed = NULL, changed = ?, revision = ?
  WHERE path = ?`
