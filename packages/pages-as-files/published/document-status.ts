import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type DocumentStatus, MOST_PAGES, type PageProblem } from './status.ts'

const SHOWN = `FROM documents_shown JOIN entries USING (path)
  WHERE document = ? AND entries.hash IS NOT NULL AND entries.kind = 'page'`

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
