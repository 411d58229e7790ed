import type { Graph } from 'schema-dts'

/**
 * Structured data for search engines; `<` is escaped, so that no text can end the element. It stands behind what visitors
 * read, so that their part of the page comes first, and beside the questions that it repeats, which packs better.
 */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
