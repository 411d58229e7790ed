import type { Graph } from 'schema-dts'

/**
 * Structured data for search engines; `<` is escaped, so that no text can end the element. It comes after the content, so that
 * visitors get this first, and close to the questions that it repeats, which compresses better.
 */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
