import { isObject, type JsonObject } from '../../documents/json.ts'

/** The first node of a tree that is as wanted. A constant's value is data, not syntax, whatever it looks like. */
export function nodeIn(tree: unknown, isWanted: (node: JsonObject) => boolean): JsonObject | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined
  if (isObject(tree) && isWanted(tree)) return tree
  if (isObject(tree) && tree.type === 'Value') return undefined
  for (const inside of Object.values(tree)) {
    const found = nodeIn(inside, isWanted)
    if (found) return found
  }
  return undefined
}
