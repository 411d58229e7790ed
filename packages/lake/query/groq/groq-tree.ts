import { parse } from 'groq-js'
import type { JsonObject } from '../../documents/json.ts'
import { LakeError, queryError } from '../../errors/lake-error.ts'
import { nodeIn } from './node-in.ts'
import { withTextSearch } from './text-search.ts'

export type Params = Readonly<Record<string, unknown>>

/** Namespaces that groq-js can parse but not evaluate here. Refused, since such a query would find nothing without an error. */
const MISSING_NAMESPACES: readonly unknown[] = ['delta', 'documents', 'geo', 'media', 'text', 'user']

/** The syntax tree of a query with its parameters. Throws the protocol's `queryParseError` with the position of the error. */
export function parsed(text: string, params: Params): unknown {
  try {
    const tree = withTextSearch(parse(text, { params }))
    requireKnown(tree, text)
    return tree
  } catch (error) {
    if (error instanceof LakeError || !(error instanceof Error)) throw error
    // A syntax error has a place; the other errors of the parser, such as an unknown function, have none.
    throw queryError(text, error.message, 'position' in error ? Number(error.position) : 0)
  }
}

function requireKnown(tree: unknown, text: string): void {
  const unknown = nodeIn(tree, (node) => node.type === 'Parameter' || isMissing(node))
  if (!unknown) return
  const isCall = isMissing(unknown)
  const name = isCall ? `${unknown.namespace}::${unknown.name}` : `$${unknown.name}`
  const reason = isCall
    ? `The function ${name}() is not available in this content lake`
    : `param ${name} referenced, but not provided`
  throw queryError(text, reason, Math.max(text.indexOf(name), 0))
}

function isMissing({ type, namespace }: JsonObject): boolean {
  return type === 'FuncCall' && MISSING_NAMESPACES.includes(namespace)
}
