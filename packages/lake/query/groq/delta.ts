import { type ExprNode, evaluate, parse } from 'groq-js'
import type { Change } from '../../documents/workspace.ts'
import { reasonOf } from '../../errors/reason.ts'
import { nodeIn } from './node-in.ts'

/** An expression about a change, as webhooks have it. Throws an error whose message ends a sentence: it "is not GROQ". */
export function parseDelta(source: string): ExprNode {
  const expression = parsedAs(source)
  // The hosted service refuses sub-queries here, and groq-js would quietly find nothing.
  if (nodeIn(expression, ({ type }) => type === 'Everything'))
    throw new Error('may not look into the dataset with *[…]')
  if (nodeIn(expression, ({ type }) => type === 'Deref')) throw new Error('may not follow references with ->')
  return expression
}

/** What such an expression says of each change. */
export function evaluateDelta(source: string, changes: readonly Change[]): Promise<unknown[]> {
  const expression = parseDelta(source)
  const values = changes.map(async ({ before, after }) => {
    const value = await evaluate(expression, { before, after, root: after ?? before })
    const plain: unknown = await value.get()
    return plain
  })
  return Promise.all(values)
}

function parsedAs(source: string): ExprNode {
  try {
    return parse(source, { mode: 'delta' })
  } catch (error) {
    throw new Error(`is not GROQ (${reasonOf(error)})`)
  }
}
