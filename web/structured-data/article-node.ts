import type { Article } from 'schema-dts'
import { fixedPaths } from '#content/addresses/routes.ts'
import { absoluteUrl } from '../head/absolute-url.ts'
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
  /** The address of a picture for it. */
  image: string
  /** When it was written, and when last changed. */
  published: string
  changed: string
}

export function articleNode(
  { headline, description, chapters, anchor, image, published, changed }: ArticleFacts,
  path: string,
  author: string,
): Article {
  return {
    '@type': 'Article',
    '@id': idIn(path, anchor),
    headline,
    ...(description && { description }),
    articleSection: chapters,
    inLanguage: 'en-US',
    isPartOf: { '@id': idIn(path, 'page') },
    image,
    datePublished: published,
    dateModified: changed,
    author: { '@type': 'Organization', '@id': businessId(), name: author, url: absoluteUrl(fixedPaths.home) },
    publisher: { '@id': businessId() },
  }
}
