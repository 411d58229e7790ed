import type { Article } from 'schema-dts'
import { businessId } from './business-node.ts'
import { idIn } from './node-id.ts'

/** A long text that people read for its own sake. */
export type ArticleFacts = {
  headline: string
  description: string | null
  /** The headings of its parts. */
  chapters: readonly string[]
  /** Where it stands on the page. */
  anchor: string
}

export function articleNode(
  { headline, description, chapters, anchor }: ArticleFacts,
  path: string,
): Article {
  return {
    '@type': 'Article',
    '@id': idIn(path, anchor),
    headline,
    ...(description && { description }),
    articleSection: chapters,
    inLanguage: 'en-US',
    isPartOf: { '@id': idIn(path, 'page') },
    author: { '@id': businessId() },
    publisher: { '@id': businessId() },
  }
}
