import { createHash } from 'node:crypto'
import { type ExprNode, evaluate, parse } from 'groq-js'
import type { Change } from '../documents/workspace.ts'
import type { Webhook } from '../options.ts'
import { nodeIn } from '../query/groq/node-in.ts'

/** What a change is to a document. */
export type Operation = 'create' | 'update' | 'delete'

/** A webhook that was made while the lake runs. Without a secret its messages are not signed. */
export type Hook = Webhook & {
  id: string
  /** `*` stands for all. */
  dataset: string
  on: readonly Operation[]
  method: string
  headers: Readonly<Record<string, string>>
  description: string | null
  apiVersion: string
  /** ISO 8601, UTC; and the id of who made it. */
  created: string
  creator: string
}

const DEFAULT_PROJECTION = '{ _id, _type, "slug": slug.current }'

/** A webhook whose GROQ was understood. */
export class CompiledWebhook {
  readonly order: NonNullable<Webhook['order']>
  /** Stands for the webhook in `sanity-webhook-id`. One of the options has the same for as long as its name stays. */
  readonly id: string
  /** By which the outbox knows it. */
  readonly key: string
  readonly given: Webhook & Partial<Hook>
  readonly #filter: ExprNode
  readonly #projection: ExprNode

  /** Throws a sentence that names the webhook when its URL, filter or projection can't be used. */
  constructor(webhook: Webhook & Partial<Hook>) {
    this.given = webhook
    requireAddress(webhook)
    this.order = webhook.order ?? 'document'
    this.id = webhook.id ?? createHash('sha256').update(webhook.name).digest('base64url').slice(0, 16)
    this.key = webhook.id ?? webhook.name
    this.#filter = parseDelta(webhook.name, 'filter', webhook.filter.trim() || 'true')
    this.#projection = parseDelta(webhook.name, 'projection', webhook.projection.trim() || DEFAULT_PROJECTION)
  }

  async matches(delta: Change & { dataset: string }): Promise<boolean> {
    const { dataset = '*', on } = this.given
    if (dataset !== '*' && dataset !== delta.dataset) return false
    if (on && !on.includes(operationOf(delta))) return false
    return (await this.#evaluate(this.#filter, delta)) === true
  }

  /** The JSON text to send. */
  async body(delta: Change): Promise<string> {
    return JSON.stringify(await this.#evaluate(this.#projection, delta))
  }

  async #evaluate(expression: ExprNode, { before, after }: Change): Promise<unknown> {
    const value = await evaluate(expression, { before, after, root: after ?? before })
    return value.get()
  }
}

export function operationOf({ before, after }: Change): Operation {
  if (!after) return 'delete'
  return before ? 'update' : 'create'
}

function requireAddress({ name, url, secret, id }: Webhook & Partial<Hook>): void {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new Error(`Webhook "${name}": "${url}" is not an address.`)
  if (!secret && id === undefined)
    throw new Error(`Webhook "${name}" has no secret to sign its messages with.`)
}

function parseDelta(name: string, part: 'filter' | 'projection', source: string): ExprNode {
  const wrong = (reason: string) => new Error(`Webhook "${name}": its ${part} ${reason}: ${source}`)
  let expression: ExprNode
  try {
    expression = parse(source, { mode: 'delta' })
  } catch (error) {
    throw wrong(`is not GROQ (${error instanceof Error ? error.message : String(error)})`)
  }
  // The hosted service refuses sub-queries here, and groq-js would quietly find nothing.
  if (nodeIn(expression, ({ type }) => type === 'Everything'))
    throw wrong('may not look into the dataset with *[…]')
  if (nodeIn(expression, ({ type }) => type === 'Deref')) throw wrong('may not follow references with ->')
  return expression
}
