type Fields = Readonly<Record<string, unknown>>

/**
 * The top-level fields of a document that change when it no longer refers to any of these documents, as they are then;
 * undefined for one that goes. An item of a list that has lost the last reference of its own goes as well: a section of
 * reviews without a review can't be shown.
 */
export function withoutReviews(document: Fields, ids: ReadonlySet<string>): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(document)) {
    const left = without(value, ids)
    if (left !== value) changed[field] = left
  }
  return changed
}

/** The same value when nothing in it refers to them; undefined when nothing of it is left. */
function without(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return withoutItems(value, ids)
  if (!isFields(value)) return value
  if (typeof value._ref === 'string' && ids.has(value._ref)) return undefined
  const changed = withoutReviews(value, ids)
  if (Object.keys(changed).length === 0) return value
  const left = Object.entries({ ...value, ...changed }).filter(([, inside]) => inside !== undefined)
  return Object.fromEntries(left)
}

function withoutItems(items: readonly unknown[], ids: ReadonlySet<string>): readonly unknown[] {
  const left = items.flatMap((item) => {
    const rest = without(item, ids)
    return rest === undefined || hasBecomeEmpty(item, rest) ? [] : [rest]
  })
  return left.every((item, index) => item === items[index]) && left.length === items.length ? items : left
}

/** Whether a list of the item's own had something in it, and has nothing now. */
function hasBecomeEmpty(before: unknown, after: unknown): boolean {
  if (before === after || !isFields(before) || !isFields(after)) return false
  return Object.entries(after).some(
    ([name, list]) => Array.isArray(list) && list.length === 0 && list !== before[name],
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
