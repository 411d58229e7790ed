import type { DatabaseSync } from 'node:sqlite'
import { plainError } from '../errors/lake-error.ts'
import { CompiledWebhook, type Hook } from './compiled-webhook.ts'
import type { Outbox } from './outbox.ts'

/** The webhooks that are made while the lake runs, which its database remembers. */
export class Hooks {
  readonly #database: DatabaseSync
  readonly #outbox: Outbox

  constructor(database: DatabaseSync, outbox: Outbox) {
    this.#database = database
    this.#outbox = outbox
  }

  /** Throws 400 when its URL, filter or projection can't be used. */
  create(hook: Hook): CompiledWebhook {
    const webhook = compiled(hook)
    if (webhook instanceof Error) throw plainError(400, webhook.message)
    const insert = 'INSERT INTO hooks (id, body) VALUES (?, ?)'
    this.#database.prepare(insert).run(hook.id, JSON.stringify(hook))
    this.#outbox.add(webhook)
    return webhook
  }

  /** Throws 400 for one of the options. */
  async remove(webhook: CompiledWebhook): Promise<void> {
    if (webhook.given.id === undefined)
      throw plainError(400, 'This webhook is among the settings that the lake is started with')
    this.#database.prepare('DELETE FROM hooks WHERE id = ?').run(webhook.id)
    await this.#outbox.remove(webhook)
  }
}

/** Those of a database, oldest first. One that this version can't use does not keep the lake from starting. */
export function hooksIn(database: DatabaseSync): CompiledWebhook[] {
  const rows = database.prepare('SELECT body FROM hooks ORDER BY rowid').all()
  return rows.flatMap(({ body }) => {
    const webhook = compiled(JSON.parse(String(body)))
    if (!(webhook instanceof Error)) return webhook
    console.warn(`It is not sent: ${webhook.message}`)
    return []
  })
}

function compiled(hook: Hook): CompiledWebhook | Error {
  try {
    new Headers(hook.headers)
    return new CompiledWebhook(hook)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
