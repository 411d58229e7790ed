import { parse } from 'groq-js'
import { isObject, type JsonObject } from '../../documents/json.ts'
import { LakeError, queryError } from '../../errors/lake-error.ts'
import { withTextSearch } from './text-search.ts'

export type Params = Readonly<Record<string, unknown>>

/** Namespaces that groq-js can parse but not evaluate here. Refused, since such a query would find nothing without an error. */
const MISSING_NAMESPACES: readonly unknown[] = [...['delta', 'documents', 'geo', 'media', 'text', 'user']]

/** The syntax tree of a query with its parameters. Throws the protocol's `queryParseError` with the position of the error. */
export function parsed(text: string, params: Params): unknown {
  try {
    const tree = withTextSearch(parse(text, { params }))
    checkTree(tree, text)
    return tree
  } catch (error) {
    if (error instanceof LakeError || !(error instanceof Error)) throw error
    // A syntax error has a place; the other errors of the parser, such as an unknown function, have none.
    throw queryError(text, error.message, 'position' in error ? Number(error.position) : 0)
  }
}

function checkTree(tree: unknown, text: string): void {
  if (Array.isArray(tree)) for (const item of tree) checkTree(item, text)
  if (!isObject(tree)) return
  checkNode(tree, text)
  // The value of a constant is data, not syntax, whatever it looks like.
  if (tree.type !== 'Value') for (const key in tree) checkTree(tree[key], text)
}

function checkNode(node: JsonObject, text: string): void {
  if (node.type === 'Parameter') {
    const name = `$${node.name}`
    throw queryError(text, `param ${name} referenced, but not provided`, text.indexOf(name))
  }
  if (node.type === 'FuncCall' && MISSING_NAMESPACES.includes(node.namespace)) {
    const name = `${node.namespace}::${node.name}`
    throw queryError(
      text,
      `The function ${name}() is not available in this content lake`,
      Math.max(text.indexOf(name), 0),
    )
  }
}
