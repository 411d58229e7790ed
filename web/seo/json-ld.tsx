import type { Graph } from 'schema-dts'

/** Structured data for search engines; `<` is escaped, so that no text can end the element. */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
