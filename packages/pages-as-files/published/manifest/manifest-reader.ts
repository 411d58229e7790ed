import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Redirect } from '../../site.ts'
import { entryKinds, type PublishedFile } from '../published-file.ts'
import { type DocumentStatus, lacks, MOST_PAGES, type PageProblem } from '../status.ts'
import { openForReading, redirectsOf } from './open-for-reading.ts'

const bytes = z.object({ hash: z.string(), size: z.number() })
const fileRow = z.object({
  path: z.string(),
  kind: z.enum(entryKinds),
  is_named: z.number(),
  hash: z.string().nullable(),
  size: z.number(),
  type: z.string(),
  forms: z.string(),
  inline: z.string(),
  revision: z.number(),
})
const forms = z.object({ br: bytes.optional(), gzip: bytes.optional() })
const inline = z.object({ styles: z.array(z.string()), scripts: z.array(z.string()) })
/** How long a start waits while publishing is writing, in milliseconds of wall time: on a slow disk it tries again. */
const PATIENCE = 1_000
const versionRow = z.object({ data_version: z.number() })
const revisionRow = z.object({ revision: z.string(), since: z.number() })
const countRow = z.object({ count: z.number() })
const pageRow = z.object({ path: z.string(), is_own: z.number() })
const problemRow = z.object({ path: z.string(), problem: z.string(), fields: z.string(), since: z.number() })

const SHOWN = `FROM documents_shown JOIN entries USING (path)
  WHERE document = ? AND entries.hash IS NOT NULL AND entries.kind = 'page'`
const PAGES = `SELECT path, page_id IS document AS is_own ${SHOWN} ORDER BY is_own DESC, path LIMIT ${MOST_PAGES}`
/** Those that can't be made: all, or those that would show the document. */
const PROBLEMS = `SELECT path, problem, fields, since FROM problems
  WHERE :document IS NULL OR :document IN (SELECT value FROM json_each(documents))
  ORDER BY since, path LIMIT ${MOST_PAGES}`

/** What changed of one address: `file` is undefined when there is none, or when it is named and not made yet. */
export type Change = {
  path: string
  file: PublishedFile | undefined
  isNamed: boolean
}

export type ManifestReader = ReturnType<typeof manifestReader>

/** The manifest as delivery reads it, while publishing writes it in another process. Throws when there is none, or when it can't be read. */
export function manifestReader(file: string) {
  const { database, isCopy } = openForReading(file, PATIENCE)
  const { version, newer, redirects, whole } = prepared(database)
  let seen = 0
  return {
    /** It shows what the manifest was when this was opened, and no more. */
    isCopy,

    /** From now on nothing waits for publishing, which may be writing: for that long the process would do nothing else. */
    stopWaiting: () => database.exec('PRAGMA busy_timeout = 0'),

    /** Another number than before when anything was written since. */
    version: (): number => versionRow.parse(version.get()).data_version,

    /** What changed since this was asked last; everything the first time. */
    changes(): Change[] {
      const rows = z.array(fileRow).parse(newer.all(seen))
      seen = rows.at(-1)?.revision ?? seen
      return rows.map((row) => ({
        path: row.path,
        isNamed: row.is_named === 1,
        file: row.hash === null ? undefined : publishedFile({ ...row, hash: row.hash }),
      }))
    },

    redirects: (): Redirect[] => redirectsOf(redirects.all()),

    /** Whether it has all that is published, and not only what was made since it was made anew. */
    isWhole: (): boolean => whole.get() !== undefined,

    documentStatus: (id: string) => documentStatusIn(database, id),

    problems: () => problemsIn(database),

    close: () => database.close(),
  }
}

function prepared(database: DatabaseSync) {
  try {
    return {
      version: database.prepare('PRAGMA data_version'),
      newer: database.prepare('SELECT * FROM entries WHERE revision > ? ORDER BY revision'),
      redirects: database.prepare('SELECT * FROM redirects'),
      whole: database.prepare("SELECT value FROM counters WHERE name = 'whole'"),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

/** What visitors get of a document. */
function documentStatusIn(database: DatabaseSync, id: string): DocumentStatus {
  const known = database.prepare('SELECT revision, since FROM revisions WHERE document = ?').get(id)
  const { revision, since } = known ? revisionRow.parse(known) : { revision: null, since: null }
  const { count } = countRow.parse(database.prepare(`SELECT count(*) AS count ${SHOWN}`).get(id))
  const pages = z.array(pageRow).parse(database.prepare(PAGES).all(id))
  return {
    ...{ revision, since, count },
    pages: pages.map(({ path, is_own }) => ({ path, isOwn: is_own === 1 })),
    problems: problemsIn(database, id),
  }
}

/** Pages that can't be made from what is published: all, or those that would show the document. */
function problemsIn(database: DatabaseSync, document: string | null = null): PageProblem[] {
  const rows = z.array(problemRow).parse(database.prepare(PROBLEMS).all({ document }))
  return rows.map(({ fields, ...problem }) => ({ ...problem, fields: lacks.parse(JSON.parse(fields)) }))
}

function publishedFile(row: z.infer<typeof fileRow> & { hash: string }): PublishedFile {
  const { path, kind, hash, size, type } = row
  return {
    ...{ path, kind, hash, size, type },
    forms: forms.parse(JSON.parse(row.forms)),
    inline: inline.parse(JSON.parse(row.inline)),
  }
}
