import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { routableTypes } from '#content/routes.ts'

/** A field that has to be filled in before a page can be made. */
export type Lack = { document: string; id: string; type: string; field: string; reason: string }

/** What visitors get of a document. */
export type DocumentStatus = {
  /** The revision that every page shows which can be made; null before the first, and after it was taken back. */
  revision: string | null
  /** Since when, in milliseconds since 1970. */
  since: number | null
  /** How many pages show it. */
  count: number
  /** Where they are: its own first, and no more than `MOST_PAGES`. */
  pages: { path: string; isOwn: boolean }[]
  problems: PageProblem[]
}

/** A page that can't be made; `since` is in milliseconds since 1970. */
export type PageProblem = { path: string; problem: string; fields: Lack[]; since: number }

/** What a page of the Studio can show. */
export const MOST_PAGES = 200

const PAGE = `entries.hash IS NOT NULL AND entries.kind IN (${routableTypes.map((type) => `'${type}'`).join()})`
const SHOWN = `FROM documents_shown JOIN entries USING (path) WHERE document = ? AND ${PAGE}`

const revisionRow = z.object({ revision: z.string(), since: z.number() })
const pageRow = z.object({ path: z.string(), is_own: z.number() })
const problemRow = z.object({ path: z.string(), problem: z.string(), fields: z.string(), since: z.number() })
const lack = z.object({
  document: z.string(),
  id: z.string(),
  type: z.string(),
  field: z.string(),
  reason: z.string(),
})

export function documentStatus(manifest: DatabaseSync, document: string): DocumentStatus {
  const known = manifest.prepare('SELECT revision, since FROM revisions WHERE document = ?').get(document)
  const { revision, since } = known ? revisionRow.parse(known) : { revision: null, since: null }
  const { count } = z
    .object({ count: z.number() })
    .parse(manifest.prepare(`SELECT count(*) AS count ${SHOWN}`).get(document))
  const pages = manifest
    .prepare(
      `SELECT path, page_id IS document AS is_own ${SHOWN} ORDER BY is_own DESC, path LIMIT ${MOST_PAGES}`,
    )
    .all(document)
  return {
    revision,
    since,
    count,
    pages: z
      .array(pageRow)
      .parse(pages)
      .map(({ path, is_own }) => ({ path, isOwn: is_own === 1 })),
    problems: problemsOf(manifest, document),
  }
}

/** Pages that can't be made from what is published: all, or those that would show the document. */
export function problemsOf(manifest: DatabaseSync, document?: string): PageProblem[] {
  const rows = manifest
    .prepare(
      `SELECT path, problem, fields, since FROM problems
       WHERE :document IS NULL OR :document IN (SELECT value FROM json_each(documents))
       ORDER BY since, path LIMIT ${MOST_PAGES}`,
    )
    .all({ document: document ?? null })
  return z
    .array(problemRow)
    .parse(rows)
    .map(({ fields, ...problem }) => ({ ...problem, fields: z.array(lack).parse(JSON.parse(fields)) }))
}
