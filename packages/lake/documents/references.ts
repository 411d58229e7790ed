import { isObject } from './json.ts'

/** A reference found in a document; a weak one may point to nothing. */
export type Reference = { target: string; weak: boolean }

/** Every `_ref` within a value, at any depth. A reference into another dataset or project is not ours to check. */
export function referencesIn(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  const inside = Object.values(value).flatMap(referencesIn)
  if (typeof value._ref !== 'string' || value._dataset || value._projectId) return inside
  return [{ target: value._ref, weak: value._weak === true }, ...inside]
}

/** The value with its references as they are published: strong where `_strengthenOnPublish` says so, without that field. */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (!isObject(value)) return value
  const inside = Object.fromEntries(Object.entries(value).map(([field, item]) => [field, strengthened(item)]))
  if (typeof value._ref !== 'string' || !isObject(value._strengthenOnPublish)) return inside
  const { _strengthenOnPublish, _weak, ...strong } = inside
  return value._strengthenOnPublish.weak === true ? { ...strong, _weak: true } : strong
}
