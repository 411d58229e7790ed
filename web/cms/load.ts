import { cache } from 'react'
import { pathOf, type RoutableType } from '#content/addresses/routes.ts'
import { parseAnswer } from './ask.ts'
import { client, environment } from './client.ts'
import { answerOfPublisher, isPreview } from './draft-mode.ts'
import type { PageQuery, Params } from './page-query.ts'

/** Everything a page shows, or null when no published document has its slug; throws a ContentError when a field is missing. */
export function load<Data>(query: PageQuery<Data>, path: string, params: Params = {}): Promise<Data | null> {
  return loadOnce(query, path, JSON.stringify(params))
}

/** The path of the document that has the slug, and what its page shows: null when there is none. */
export async function loadBySlug<Data>(query: PageQuery<Data>, type: RoutableType, slug: string) {
  const path = pathOf({ _type: type, slug })
  return { path, loaded: await load(query, path, { slug }) }
}

/** A page and its metadata ask for the same: React keeps the answer for one rendering. */
const loadOnce = cache(async <Data>(query: PageQuery<Data>, path: string, params: string) => {
  const values: Params = JSON.parse(params)
  if (await isPreview()) {
    const { loadDrafts } = await import('./drafts/load-drafts.ts')
    return loadDrafts(query, path, values)
  }
  const { answer } = (await answerOfPublisher()) ?? { answer: await fetchKept(query.groq, values) }
  return parseAnswer(query, path, answer)
})

/** Next keeps the answer with the page until `revalidatePath` is called for it. */
async function fetchKept(groq: string, params: Params): Promise<unknown> {
  return client.fetch(groq, params, { cache: environment.development ? 'no-store' : 'force-cache' })
}
