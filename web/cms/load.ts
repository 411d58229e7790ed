import { cache } from 'react'
import { parseAnswer } from './ask.ts'
import { client, environment } from './client.ts'
import { isPreview } from './drafts/preview.ts'
import type { PageQuery, Params } from './page-query.ts'

/** What a page shows, and the digest by which publishing tells whether a page is still fresh. */
export type Loaded<Data> = { data: Data; digest: string }

/** Everything a page shows, or null when no published document has its slug; throws a ContentError when a field is missing. */
export function load<Data>(
  query: PageQuery<Data>,
  path: string,
  params: Params = {},
): Promise<Loaded<Data> | null> {
  return loadOnce(query, path, JSON.stringify(params))
}

/** A page and its metadata ask for the same: React keeps the answer for one rendering. */
const loadOnce = cache(async <Data>(query: PageQuery<Data>, path: string, params: string) => {
  const values: Params = JSON.parse(params)
  if (!(await isPreview())) return parseAnswer(query, path, await fetchKept(query.groq, values))
  const { loadDrafts } = await import('./drafts/load-drafts.ts')
  return loadDrafts(query, path, values)
})

/** Next keeps the answer with the page until `revalidatePath` is called for it. */
async function fetchKept(groq: string, params: Params): Promise<unknown> {
  return client.fetch(groq, params, { cache: environment.development ? 'no-store' : 'force-cache' })
}
