import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { z } from 'zod'
import type { Redirect } from '../../site.ts'
import type { Problem, Written } from '../entry.ts'
import { manifestFile } from '../site-folder.ts'
import { ManifestDatabase, UnusableManifest } from './manifest-database.ts'
import { documentRows, ManifestLookups } from './manifest-lookups.ts'
import {
  ADOPTED,
  ANNOUNCE,
  FORGET,
  GIVE_UP,
  GIVEN_UP,
  HIDE_DOCUMENT,
  NAMED,
  NOTE_PROBLEM,
  NOTE_REVISION,
  REMOVE,
  REVISE,
  SET_FORMS,
  SHOW_DOCUMENT,
  WRITE,
} from './schema.ts'

const fileRows = z.array(z.object({ file: z.string(), is_named: z.number() }))
const givenUpRows = z.array(z.object({ path: z.string(), kind: z.string() }))
const revisionRow = z.object({ value: z.number() })

/** The manifest as publishing keeps it: every change of what visitors can have is one transaction. */
export class Manifest extends ManifestLookups {
  /**
   * One that is damaged, empty or of another version is put aside once a new one is complete, which `fill` begins. Throws when the
   * disk is full or may not be written to, and leaves everything as it is: open it again later.
   */
  static open(site: string, fill: (manifest: Manifest) => void): Manifest {
    mkdirSync(site, { recursive: true })
    const file = manifestFile(site)
    try {
      if (existsSync(file)) return new Manifest(new ManifestDatabase(file))
      Manifest.#makeAnew(file, fill)
    } catch (error) {
      if (!(error instanceof UnusableManifest)) throw error
      console.error(
        `The manifest ${file} can't be used and is made anew from the published files: ${error.message}`,
      )
      Manifest.#makeAnew(file, fill, error.version)
    }
    return new Manifest(new ManifestDatabase(file))
  }

  /** Complete before it takes the place of the one before, so that a full disk costs neither. */
  static #makeAnew(file: string, fill: (manifest: Manifest) => void, version?: number): void {
    const part = `${file}.part`
    for (const rest of [part, `${part}-journal`]) rmSync(rest, { force: true })
    const manifest = new Manifest(new ManifestDatabase(part))
    try {
      fill(manifest)
    } finally {
      manifest.close()
    }
    rmSync(`${part}-journal`, { force: true })
    const aside = version === undefined ? `${file}.unreadable` : `${file}.version-${version}`
    for (const ending of ['', '-journal'])
      if (sizeOf(`${file}${ending}`) > 0) renameSync(`${file}${ending}`, `${aside}${ending}`)
      else rmSync(`${file}${ending}`, { force: true })
    renameSync(part, file)
  }

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
      if (!before.has(document)) this.database.run(SHOW_DOCUMENT, document, path)
    for (const document of before)
      if (!documents.has(document)) this.database.run(HIDE_DOCUMENT, document, path)
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

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
