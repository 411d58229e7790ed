import { combineLatest, from, map } from 'rxjs'
import { getPublishedId } from 'sanity'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { pathsOf } from '#content/addresses/document-addresses.ts'
import { isRoutableType } from '#content/addresses/routes.ts'
import { findWebsite } from '../website/address.ts'
import { askWebsite, type Told } from '../website/ask-website.ts'
import { isNeverShown } from '../website/words.ts'

/** More pages are a list that nobody reads. */
const MOST = 20

/** Words as high as those before them and those in their place, so that the form below stays under the thumb. */
const NO_PAGE: DocumentLocationsState = { message: 'No page shows it yet.' }

/** Where a document can be looked at: its own page, published or not, and the pages that show it to visitors. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const published = getPublishedId(id)
  const query = '*[_id == $id][0]{_type, slug, aliases}'
  const options = { perspective: 'drafts' as const }
  return combineLatest([
    documentStore.listenQuery(query, { id: published }, options),
    from(findWebsite().then((site) => shownBy(site, published))),
  ]).pipe(
    map(
      ([document, told]) =>
        stateOf([...ownPaths(type, document), ...(told ?? [])]) ??
        (told && !isNeverShown(type) ? NO_PAGE : null),
    ),
  )
}

/** Of a document that exists once it is known; of another it depends on its web address. */
function ownPaths(type: string, document: unknown): string[] {
  return isRoutableType(type) ? pathsOf({ ...Object(document), _type: type }) : []
}

/** Undefined when the website does not tell: its own page is known without. */
async function shownBy(site: string | undefined, id: string): Promise<string[] | undefined> {
  const told: Told = site ? await askWebsite(site, id, new AbortController().signal) : 'unknown'
  return typeof told === 'object' ? told.pages.map(({ path }) => path) : undefined
}

function stateOf(paths: readonly string[]): DocumentLocationsState | null {
  const shown = [...new Set(paths)].slice(0, MOST)
  if (shown.length === 0) return null
  return {
    locations: shown.map((path) => ({
      title: path === '/' ? 'Home page' : path,
      href: path,
      showHref: false,
    })),
  }
}
