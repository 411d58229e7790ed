import type { SanityDocument } from 'sanity'

/** The fields of what may be an object; anything else has none. */
export function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The id of the document that a value refers to. */
export function referenceIn(value: unknown): string | undefined {
  const { _ref } = fieldsIn(value)
  return typeof _ref === 'string' ? _ref : undefined
}

/** Whether it is the whole document that a form has. */
export function isDocument(value: unknown): value is SanityDocument {
  return typeof value === 'object' && value !== null && '_id' in value && '_type' in value
}
