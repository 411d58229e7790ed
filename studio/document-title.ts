import type { SanityDocument, Schema } from 'sanity'

/** What a document is called in the lists of the Studio: by its own name, or else by its type. */
export function documentTitle(schema: Schema, document: SanityDocument): string {
  const type = schema.get(document._type)
  const select: unknown = type?.preview?.select
  const field = typeof select === 'object' && select !== null && 'title' in select ? select.title : 'title'
  const title = document[String(field)]
  return typeof title === 'string' && title !== '' ? title : typeTitle(schema, document._type)
}

export function typeTitle(schema: Schema, name: string): string {
  return schema.get(name)?.title ?? name
}
