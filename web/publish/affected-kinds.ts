import { type ContentType, type PageKind, shownOn } from '#content/documents/shown-on.ts'
import type { PageQuery } from '../cms/page-query.ts'

/** A filter of all documents, as far as it says of which types they are and which address they have. */
const FILTER = /\*\s*\[(?=([^[\]]*(?:\[[^[\]]*\])?[^[\]]*))/g
const OF_TYPES = /^\s*_type (?:== "(?<one>\w+)"|in \[(?<more>[^\]]*)\])(?<rest>.*)$/s
/** The page's own document. */
const BY_ADDRESS = / && slug\.current == \$slug\s*$/

/**
 * The kinds of pages that the change of a document may add it to. One that was there before is on the pages that show it
 * already, unless their query finds documents of its type by what stands in them.
 */
export function kindsAfter(
  type: ContentType,
  wasThere: boolean,
  queries: Record<PageKind, PageQuery<unknown>>,
): readonly PageKind[] {
  return wasThere ? shownOn(type).filter((kind) => mayFind(queries[kind].groq, type)) : shownOn(type)
}

/**
 * Tells whether a query may find a document of the type by what stands in it, and not only by the page's address or because
 * another document refers to it. A filter that is not understood may find any.
 */
function mayFind(groq: string, type: ContentType): boolean {
  return [...groq.matchAll(FILTER)].some(([, filter = '']) => {
    const { one, more = '', rest = '' } = OF_TYPES.exec(filter)?.groups ?? {}
    if (one === undefined && more === '') return true
    return (one === type || more.includes(`"${type}"`)) && !BY_ADDRESS.test(rest)
  })
}
