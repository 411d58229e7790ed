import { randomBytes } from 'node:crypto'
import { isObject } from '../documents/json.ts'

/** The value with a random `_key` on each object in an array that has none, at any depth. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => keyed(withArrayKeys(item)))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, inside]) => [field, withArrayKeys(inside)]))
}

function keyed(item: unknown): unknown {
  return isObject(item) && item._key === undefined ? { _key: randomBytes(6).toString('hex'), ...item } : item
}
