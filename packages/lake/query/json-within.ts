import { plainError } from '../errors/lake-error.ts'

/**
 * The value as JSON; undefined for undefined. Throws 413 before serializing what would be longer than `limit` characters: the
 * result of a small query can refer to one document a million times, which takes little memory only until it is text.
 */
export function jsonWithin(value: unknown, limit: number): string | undefined {
  if (remaining(value, limit) < 0) {
    const size = limit >= 1_000_000 ? `${limit / 1_000_000} MB` : `${limit} characters`
    throw plainError(
      413,
      `The answer is larger than ${size}: ask for fewer documents or for fewer of their fields`,
    )
  }
  return JSON.stringify(value)
}

/** What is left of the limit after a value. Stops counting as soon as that is negative. */
function remaining(value: unknown, limit: number): number {
  if (typeof value === 'string') return limit - value.length - 2
  if (typeof value !== 'object' || value === null) return limit - 4
  let left = limit - 2
  for (const [key, inside] of Object.entries(value)) {
    left = remaining(inside, left - 1 - (Array.isArray(value) ? 0 : key.length + 3))
    if (left < 0) return left
  }
  return left
}
