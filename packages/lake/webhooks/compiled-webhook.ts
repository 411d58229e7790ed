import { hash } from 'node:crypto'
import type { Change } from '../documents/workspace.ts'
import { reasonOf } from '../errors/reason.ts'
import type { Webhook } from '../options.ts'
import { parseDelta } from '../query/groq/delta.ts'

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
  /** Why it is sent no more. */
  setAside?: string
}

const DEFAULT_PROJECTION = '{ _id, _type, "slug": slug.current }'

/**
 * A webhook whose GROQ was understood. It is evaluated where queries are. Throws a sentence that names the webhook when its URL, filter
 * or projection can't be used.
 */
export function compileWebhook(given: Webhook & Partial<Hook>) {
  requireAddress(given)
  /** GROQ about a change; undefined when all changes match. */
  const filter = given.filter.trim() || undefined
  const projection = given.projection.trim() || DEFAULT_PROJECTION
  requireDelta(given.name, 'filter', filter ?? 'true')
  requireDelta(given.name, 'projection', projection)
  const { id, name, order = 'document', dataset = '*', on } = given
  return {
    ...{ given, order, filter, projection },
    /** Stands for the webhook in `sanity-webhook-id`. One of the options has the same for as long as its name stays. */
    id: id ?? hash('sha256', name, 'base64url').slice(0, 16),
    /** By which the outbox knows it. */
    key: id ?? name,
    /** Whether it is about changes of this kind, whatever its filter says. */
    isAbout: (change: Change & { dataset: string }) =>
      (dataset === '*' || dataset === change.dataset) && (on?.includes(operationOf(change)) ?? true),
  }
}

export type CompiledWebhook = ReturnType<typeof compileWebhook>

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

function requireDelta(name: string, part: 'filter' | 'projection', source: string): void {
  try {
    parseDelta(source)
  } catch (error) {
    throw new Error(`Webhook "${name}": its ${part} ${reasonOf(error)}: ${source}`)
  }
}
