export type JsonObject = Record<string, unknown>

/** Tells whether a value is a plain JSON object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The string at `field`, or undefined when it is missing or something else. */
export function stringAt(object: JsonObject, field: string): string | undefined {
  const value = object[field]
  return typeof value === 'string' ? value : undefined
}

/** The object at `field`, or undefined when it is missing or something else. */
export function objectAt(object: JsonObject, field: string): JsonObject | undefined {
  const value = object[field]
  return isObject(value) ? value : undefined
}

/** The list at `field`; empty when it is missing or something else. */
export function listAt(object: JsonObject, field: string): readonly unknown[] {
  const value = object[field]
  return Array.isArray(value) ? value : []
}

/** The JSON object that a text is, or undefined when it is anything else. */
export function objectIn(text: string): JsonObject | undefined {
  const value = valueIn(text)
  return isObject(value) ? value : undefined
}

/** The JSON array that a text is, or undefined when it is anything else. */
export function listIn(text: string): unknown[] | undefined {
  const value = valueIn(text)
  return Array.isArray(value) ? value : undefined
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
