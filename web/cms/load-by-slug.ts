import { pathOf, type RoutableType } from '#content/addresses/routes.ts'
import { load } from './load.ts'
import type { PageQuery } from './page-query.ts'

/** The path of the document that has the slug, and what its page shows: null when there is none. */
export async function loadBySlug<Data>(query: PageQuery<Data>, type: RoutableType, slug: string) {
  const path = pathOf({ _type: type, slug })
  return { path, loaded: await load(query, path, { slug }) }
}
