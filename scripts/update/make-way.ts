import { setTimeout as pause } from 'node:timers/promises'
import { explain } from '../console/failure.ts'
import type { Part } from '../product/part.ts'
import { ending } from '../product/processes/live-process.ts'
import type { Session } from '../product/session.ts'
import { acts } from './running-version.ts'

/** How long visitors of the former version have to finish, in milliseconds: a browser keeps its connection for some seconds. */
const LONGEST_DRAIN = 30_000

/** Tells the process with the sockets that this version serves, and makes way for another one when that asks for it. */
export async function makeWayWhenAsked(session: Session): Promise<void> {
  const done = actsOf(session)
  process.on('message', async (message) => {
    const act = acts.find((one) => one === message)
    if (act === undefined) return
    await done[act]().then(
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

function actsOf({ product, unlock }: Session): Record<(typeof acts)[number], () => Promise<void>> {
  const { delivery } = product
  let away: readonly Part[] = []
  return {
    /** Delivery stays: visitors are served what was published. */
    'make-way': async () => {
      away = product.parts.filter((part) => part !== delivery)
      for (const part of away) part.letGo()
      await Promise.all(away.map((part) => part.stop()))
    },
    /** A part that does not start is tried again, as after a crash. */
    resume: async () => {
      for (const part of away) {
        await part.startAgain(ending.signal)
        void part.keep()
      }
    },
    leave: async () => {
      delivery.letGo()
      const { running } = delivery
      if (running && !running.hasEnded) {
        running.child.send('drain')
        await Promise.race([running.ended, pause(LONGEST_DRAIN, undefined, { ref: false })])
      }
      await product.stop()
      unlock()
    },
  }
}
