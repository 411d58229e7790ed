import { cache } from 'react'
import { parseAnswer } from './ask.ts'
import { client, environment } from './client.ts'
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
const loadOnce = cache(async <Data>(query: PageQuery<Data>, path: string, params: string) =>
  parseAnswer(query, path, await fetchKept(query.groq, params)),
)

/** Next keeps the answer with the page until `revalidatePath` is called for it. */
async function fetchKept(groq: string, params: string): Promise<unknown> {
  const values: Params = JSON.parse(params)
  return client.fetch(groq, values, { cache: environment.development ? 'no-store' : 'force-cache' })
}
