import type { Known, Written } from '../published-file.ts'
import type { ManifestDatabase } from './manifest-database.ts'

/** What the manifest says is left for quiet times: texts to be compressed well, pictures to be drawn, files that nobody names. */
export class UnfinishedFiles {
  readonly #database: ManifestDatabase

  constructor(database: ManifestDatabase) {
    this.#database = database
  }

  /** Resolves after the next change of a file or a redirect, which may leave something. */
  changed(): Promise<void> {
    return this.#database.changed()
  }

  /** A text that was compressed in a hurry. */
  quicklyCompressed(): Known | undefined {
    return this.#database.known("hash IS NOT NULL AND is_compressed_well = 0 AND forms <> '{}' LIMIT 1")[0]
  }

  /** The forms of a file that were compressed well; none leaves those that it has. */
  setForms(path: string, hash: string, forms: Written['forms']): void {
    const isNone = Object.keys(forms).length === 0
    this.#database.inOneStep(() => {
      const revision = this.#database.nextRevision()
      this.#database.run(SET_FORMS, Number(isNone), JSON.stringify(forms), revision, path, hash)
    })
  }

  /** A file that a page names and that nobody has made yet, nor tried to since the moment (in milliseconds since 1970). */
  unmade(triedBefore: number): Known | undefined {
    return this.#database.known(UNMADE, triedBefore)[0]
  }

  /** Notes that it was tried to make a file, whatever came of it. */
  postpone(path: string): void {
    this.#database.run('UPDATE entries SET changed = ? WHERE path = ? AND hash IS NULL', Date.now(), path)
  }

  /** Nobody can have a picture that pages name, until one of them is written anew or it is offered again. */
  giveUp(path: string): void {
    this.#database.inOneStep(() =>
      this.#database.run(GIVE_UP, Date.now(), this.#database.nextRevision(), path),
    )
  }

  /** Takes the pictures that pages name and that were given up before the moment (in milliseconds since 1970) for new ones. */
  offerAgain(givenUpBefore: number): void {
    const paths = this.#database.texts(`SELECT path FROM entries WHERE ${GIVEN_UP}`, givenUpBefore)
    if (paths.length === 0) return
    this.#database.inOneStep(() =>
      this.#database.run(OFFER_AGAIN, this.#database.nextRevision(), givenUpBefore),
    )
  }

  /** Files that no page has named since the moment (in milliseconds since 1970). */
  unnamedSince(moment: number): Known[] {
    return this.#database.known('is_named = 1 AND unnamed_since < ?', moment)
  }

  /** Forgets what pages showed of documents that none shows any more. */
  forgetParts(): void {
    this.#database.run('DELETE FROM parts WHERE document NOT IN (SELECT document FROM documents_shown)')
  }
}

/** No forms leave those that the file has. */
const SET_FORMS = `
  UPDATE entries SET forms = CASE WHEN ? THEN forms ELSE ? END, is_compressed_well = 1, revision = ?
  WHERE path = ? AND hash = ?`

const UNMADE = `
  hash IS NULL AND is_named = 1 AND unnamed_since IS NULL AND changed < ? ORDER BY changed LIMIT 1`

/** A picture that is not to be had is no file that visitors can have. The pages that name it name it still. */
const GIVE_UP = `
  UPDATE entries SET is_named = 0, changed = ?, revision = ? WHERE path = ? AND hash IS NULL`

const GIVEN_UP = `
  hash IS NULL AND is_named = 0 AND kind = 'drawn' AND changed < ? AND path IN (SELECT file FROM names)`

const OFFER_AGAIN = `
  UPDATE entries SET is_named = 1, unnamed_since = NULL, changed = 0, revision = ? WHERE ${GIVEN_UP}`
