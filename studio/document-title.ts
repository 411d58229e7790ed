import type { ObjectField, Schema } from 'sanity'

/** What a document is called in the lists of the Studio: by its own name, or else by its type. */
export function listTitle(schema: Schema, document: { _type: string; [field: string]: unknown }): string {
  const title = document[titleField(schema, document._type)]
  return typeof title === 'string' && title !== '' ? title : typeTitle(schema, document._type)
}

/** A document among others of all kinds, such as "Review: Dana R."; what exists once is called by its type alone. */
export function kindAndTitle(schema: Schema, document: { _type: string; [field: string]: unknown }): string {
  const kind = typeTitle(schema, document._type)
  const title = listTitle(schema, document)
  return title === kind ? kind : `${kind}: ${title}`
}

/** The field that holds the name of a document. */
export function titleField(schema: Schema, type: string): string {
  const select: unknown = schema.get(type)?.preview?.select
  return typeof select === 'object' && select !== null && 'title' in select ? String(select.title) : 'title'
}

export function typeTitle(schema: Schema, name: string): string {
  return schema.get(name)?.title ?? name
}

/** The types of documents that the owner writes. */
export function documentTypes(schema: Schema): string[] {
  const isDocument = (name: string) => schema.get(name)?.type?.name === 'document'
  return schema.getTypeNames().filter((name) => isDocument(name) && !name.startsWith('sanity.'))
}

/** What the form of a type asks for. */
export function fieldsOf(schema: Schema, type: string): readonly ObjectField[] {
  const found = schema.get(type)
  return found && 'fields' in found ? found.fields : []
}
