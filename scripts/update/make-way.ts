import { explain } from '../console/failure.ts'
import { log } from '../console/log.ts'
import type { Part } from '../product/part.ts'
import type { Session } from '../product/session.ts'
import type { Supervisor } from '../product/supervisor.ts'
import { type Act, acts, type answer } from './running-version.ts'

/** How long visitors of the former version have to finish, in milliseconds: a browser keeps its connection for some seconds. */
const LONGEST_DRAIN = 30_000

/** Tells the process with the sockets that this version serves, and makes way for another one when that asks for it. */
export async function makeWayWhenAsked(session: Session, supervisor: Supervisor): Promise<void> {
  const version = new ServingVersion(session, supervisor)
  process.on('message', async (message) => {
    const act = acts.find((one) => one === message)
    if (act) await tellFirst(await outcomeOf(act, version))
    if (act === 'leave') process.exit(0)
  })
  process.channel?.unref()
  await tellFirst({ ready: true })
}

/** Tells the process that started this one, if it listens. */
export function tellFirst(words: typeof answer._output): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (process.connected) process.send?.(words, undefined, {}, () => resolve())
  else resolve()
  return promise
}

async function outcomeOf(act: Act, version: ServingVersion): Promise<typeof answer._output> {
  try {
    await version[act]()
    return { done: act }
  } catch (error) {
    return { failure: explain(error) }
  }
}

class ServingVersion {
  readonly #session: Session
  readonly #supervisor: Supervisor
  #away: readonly Part[] = []

  constructor(session: Session, supervisor: Supervisor) {
    this.#session = session
    this.#supervisor = supervisor
  }

  /** What was published stays served meanwhile. */
  async 'make-way'(): Promise<void> {
    const { parts, delivery } = this.#session.product
    this.#away = parts.filter((part) => part !== delivery)
    for (const part of this.#away) this.#supervisor.letGo(part)
    await Promise.all(this.#away.map((part) => part.stop()))
  }

  async resume(): Promise<void> {
    for (const part of this.#away) {
      await part.start().catch((error: unknown) => {
        log({ event: 'error', part: part.name, message: explain(error) })
        return part.kill()
      })
      void this.#supervisor.keep(part)
    }
  }

  async leave(): Promise<void> {
    const { product, unlock } = this.#session
    this.#supervisor.letGo(product.delivery)
    await drain(product.delivery)
    await product.stop()
    unlock()
  }
}

async function drain({ running }: Part): Promise<void> {
  if (!running || running.hasEnded) return
  running.child.send('drain')
  const { promise, resolve } = Promise.withResolvers<void>()
  const patience = setTimeout(resolve, LONGEST_DRAIN)
  await Promise.race([running.ended, promise])
  clearTimeout(patience)
}
