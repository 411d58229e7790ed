/** The fields of what may be an object; anything else has none. */
export function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The id of the document that a value refers to. */
export function referenceIn(value: unknown): string | undefined {
  const { _ref } = fieldsIn(value)
  return typeof _ref === 'string' ? _ref : undefined
}
