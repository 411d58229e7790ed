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

/** The pages that show a document. */
const SHOWN = `FROM documents_shown JOIN entries USING (path)
  WHERE document = ? AND entries.hash IS NOT NULL AND entries.kind = 'page'`
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

/** The manifest as delivery reads it, while publishing writes it in another process. */
export class ManifestReader {
  readonly #database: DatabaseSync
  readonly #version
  readonly #newer
  readonly #redirects
  readonly #whole
  /** It shows what the manifest was when this was opened, and no more. */
  readonly isCopy: boolean
  #seen = 0

  /** Throws when there is no manifest, or when it can't be read. */
  constructor(file: string) {
    const { database, isCopy } = openForReading(file, PATIENCE)
    this.#database = database
    this.isCopy = isCopy
    try {
      this.#version = this.#database.prepare('PRAGMA data_version')
      this.#newer = this.#database.prepare('SELECT * FROM entries WHERE revision > ? ORDER BY revision')
      this.#redirects = this.#database.prepare('SELECT * FROM redirects')
      this.#whole = this.#database.prepare("SELECT value FROM counters WHERE name = 'whole'")
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  /** From now on nothing waits for publishing, which may be writing: for that long the process would do nothing else. */
  stopWaiting(): void {
    this.#database.exec('PRAGMA busy_timeout = 0')
  }

  /** Another number than before when anything was written since. */
  version(): number {
    return versionRow.parse(this.#version.get()).data_version
  }

  /** What changed since this was asked last; everything the first time. */
  changes(): Change[] {
    const rows = z.array(fileRow).parse(this.#newer.all(this.#seen))
    this.#seen = rows.at(-1)?.revision ?? this.#seen
    return rows.map((row) => ({
      path: row.path,
      isNamed: row.is_named === 1,
      file: row.hash === null ? undefined : publishedFile({ ...row, hash: row.hash }),
    }))
  }

  redirects(): Redirect[] {
    return redirectsOf(this.#redirects.all())
  }

  /** Whether it has all that is published, and not only what was made since it was made anew. */
  isWhole(): boolean {
    return this.#whole.get() !== undefined
  }

  /** What visitors get of a document. */
  documentStatus(id: string): DocumentStatus {
    const known = this.#database.prepare('SELECT revision, since FROM revisions WHERE document = ?').get(id)
    const { revision, since } = known ? revisionRow.parse(known) : { revision: null, since: null }
    const { count } = countRow.parse(this.#database.prepare(`SELECT count(*) AS count ${SHOWN}`).get(id))
    const pages = this.#database
      .prepare(
        `SELECT path, page_id IS document AS is_own ${SHOWN} ORDER BY is_own DESC, path LIMIT ${MOST_PAGES}`,
      )
      .all(id)
    return {
      revision,
      since,
      count,
      pages: z
        .array(pageRow)
        .parse(pages)
        .map(({ path, is_own }) => ({ path, isOwn: is_own === 1 })),
      problems: this.problems(id),
    }
  }

  /** Pages that can't be made from what is published: all, or those that would show the document. */
  problems(document: string | null = null): PageProblem[] {
    return z
      .array(problemRow)
      .parse(this.#database.prepare(PROBLEMS).all({ document }))
      .map(({ fields, ...problem }) => ({ ...problem, fields: lacks.parse(JSON.parse(fields)) }))
  }

  close(): void {
    this.#database.close()
  }
}

function publishedFile(row: z.infer<typeof fileRow> & { hash: string }): PublishedFile {
  return {
    path: row.path,
    kind: row.kind,
    hash: row.hash,
    size: row.size,
    type: row.type,
    forms: forms.parse(JSON.parse(row.forms)),
    inline: inline.parse(JSON.parse(row.inline)),
  }
}
