import { fieldsIn, referenceIn } from '../unknown-values.ts'

/**
 * How much goes with a reference that is taken out: nothing, or the item of a list that it stands in, such as a job of a price
 * example. A reference that is an item itself goes in either case.
 */
type Extent = 'reference' | 'item'

/** A value without the references to a document. Sentences keep theirs: without it they would have a hole. */
export function withoutReferences(value: unknown, id: string, extent: Extent): unknown {
  if (Array.isArray(value))
    return value.filter((item) => stays(item, id, extent)).map((item) => within(item, id, extent))
  return within(value, id, extent)
}

function within(value: unknown, id: string, extent: Extent): unknown {
  if (Array.isArray(value)) return withoutReferences(value, id, extent)
  if (typeof value !== 'object' || value === null || isBlock(value)) return value
  const fields = Object.entries(value).filter(([, field]) => !isReferenceTo(field, id))
  return Object.fromEntries(fields.map(([name, field]) => [name, within(field, id, extent)]))
}

function stays(item: unknown, id: string, extent: Extent): boolean {
  if (isReferenceTo(item, id)) return false
  if (extent === 'reference' || typeof item !== 'object' || item === null || isBlock(item)) return true
  return !Object.values(item).some((field) => isReferenceTo(field, id))
}

/** Whether a value holds a reference that keeps the document from being deleted. */
export const needs = (value: unknown, id: string): boolean => strongReferences(value).includes(id)

/** The documents that a value can't be without. */
export function strongReferences(value: unknown): string[] {
  return [...strongReference(value), ...Object.values(fieldsIn(value)).flatMap(strongReferences)]
}

const isReferenceTo = (value: unknown, id: string) => strongReference(value).includes(id)

function strongReference(value: unknown): string[] {
  const id = referenceIn(value)
  return id !== undefined && fieldsIn(value)._weak !== true ? [id] : []
}

/** A paragraph of rich text. */
function isBlock(value: object): boolean {
  return '_type' in value && value._type === 'block'
}

/**
 * The value with references that hold although their documents are missing, and have to be there when it is published: the Studio
 * writes such ones to what is not published yet. `missing` says of which type each is.
 */
export function withMissing(value: unknown, missing: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withMissing(item, missing))
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, withMissing(item, missing)]),
  )
  const type = typeof inside._ref === 'string' ? missing.get(inside._ref) : undefined
  return type === undefined ? inside : { ...inside, _weak: true, _strengthenOnPublish: { type } }
}
