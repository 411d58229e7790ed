import type { Known, Written } from '../published-file.ts'
import type { ManifestDatabase } from './manifest-database.ts'

/** What the manifest says is left for quiet times: texts to be compressed well, pictures to be drawn, files that nobody names. */
export function unfinishedFiles(database: ManifestDatabase) {
  const { run, known, inOneStep, nextRevision } = database
  return {
    /** Resolves after the next change of a file or a redirect, which may leave something. */
    changed: database.changed,

    /** A text that was compressed in a hurry. */
    quicklyCompressed: (): Known | undefined =>
      known("hash IS NOT NULL AND is_compressed_well = 0 AND forms <> '{}' LIMIT 1")[0],

    /** The forms of a file that were compressed well; none leaves those that it has. */
    setForms(path: string, hash: string, forms: Written['forms']): void {
      const isNone = Object.keys(forms).length === 0
      inOneStep(() => run(SET_FORMS, Number(isNone), JSON.stringify(forms), nextRevision(), path, hash))
    },

    /** A file that a page names and that nobody has made yet, nor tried to since the moment (in milliseconds since 1970). */
    unmade: (triedBefore: number): Known | undefined => known(UNMADE, triedBefore)[0],

    /** Notes that it was tried to make a file, whatever came of it. */
    postpone: (path: string): void =>
      run('UPDATE entries SET changed = ? WHERE path = ? AND hash IS NULL', Date.now(), path),

    /** Nobody can have a picture that pages name, until one of them is written anew or it is offered again. */
    giveUp: (path: string): void => inOneStep(() => run(GIVE_UP, Date.now(), nextRevision(), path)),

    /** Takes the pictures that pages name and that were given up before the moment (in milliseconds since 1970) for new ones. */
    offerAgain(givenUpBefore: number): void {
      if (known(GIVEN_UP, givenUpBefore).length === 0) return
      inOneStep(() => run(OFFER_AGAIN, nextRevision(), givenUpBefore))
    },

    /** Files that no page has named since the moment (in milliseconds since 1970). */
    unnamedSince: (moment: number): Known[] => known('is_named = 1 AND unnamed_since < ?', moment),

    /** Forgets what pages showed of documents that none shows any more. */
    forgetParts: (): void =>
      run('DELETE FROM parts WHERE document NOT IN (SELECT document FROM documents_shown)'),
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
