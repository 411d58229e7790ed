/** The documents that a value can't be without, each once. */
export function strongReferences(value: unknown): string[] {
  return [...new Set(found(value))]
}

function found(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(found)
  return '_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak === true)
    ? [value._ref, ...inside]
    : inside
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
