import { setTimeout as pause } from 'node:timers/promises'
import { explain } from '../console/failure.ts'
import type { Part } from '../product/part.ts'
import { ending } from '../product/processes/live-process.ts'
import type { Session } from '../product/session.ts'
import { startAgain } from '../product/supervisor.ts'
import { acts } from './running-version.ts'

/** How long visitors of the former version have to finish, in milliseconds: a browser keeps its connection for some seconds. */
const LONGEST_DRAIN = 30_000

/** Tells the process with the sockets that this version serves, and makes way for another one when that asks for it. */
export async function makeWayWhenAsked(session: Session): Promise<void> {
  const version = new ServingVersion(session)
  process.on('message', async (message) => {
    const act = acts.find((one) => one === message)
    if (act === undefined) return
    await version[act]().then(
      () => tellFirst(act),
      (error: unknown) => tellFirst({ failure: explain(error) }),
    )
  })
  process.channel?.unref()
  await tellFirst('ready')
}

/** Tells the process that started this one, if one listens. */
export async function tellFirst(words: string | { failure: string }): Promise<void> {
  if (process.connected) await new Promise((resolve) => process.send?.(words, undefined, {}, resolve))
}

class ServingVersion {
  readonly #session: Session
  #away: readonly Part[] = []

  constructor(session: Session) {
    this.#session = session
  }

  /** Delivery stays: visitors are served what was published. */
  async 'make-way'(): Promise<void> {
    const { parts, delivery } = this.#session.product
    this.#away = parts.filter((part) => part !== delivery)
    for (const part of this.#away) part.letGo()
    await Promise.all(this.#away.map((part) => part.stop()))
  }

  /** A part that does not start is tried again, as after a crash. */
  async resume(): Promise<void> {
    for (const part of this.#away) {
      await startAgain(part, ending.signal)
      void part.keep()
    }
  }

  async leave(): Promise<void> {
    const { product, unlock } = this.#session
    const { delivery } = product
    delivery.letGo()
    const { running } = delivery
    if (running && !running.hasEnded) {
      running.child.send('drain')
      await Promise.race([running.ended, pause(LONGEST_DRAIN, undefined, { ref: false })])
    }
    await product.stop()
    unlock()
  }
}
