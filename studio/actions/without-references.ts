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
export function needs(value: unknown, id: string): boolean {
  if (isReferenceTo(value, id)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => needs(part, id))
}

function isReferenceTo(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null || !('_ref' in value) || value._ref !== id) return false
  return !('_weak' in value && value._weak === true)
}

/** A paragraph of rich text. */
function isBlock(value: object): boolean {
  return '_type' in value && value._type === 'block'
}
