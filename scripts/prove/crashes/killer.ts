import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../fuzz/random.ts'
import type { Part } from '../../product/part.ts'

/** In milliseconds: how long a process is left alone at most. */
const LONGEST_START = 400
const LONGEST_LIFE = 700

/** Kills a part so many times, a third of them while it starts, and starts it again at once; in the end it is running. */
export async function killOften(part: Part, times: number, random: Random): Promise<void> {
  let isUp: Promise<unknown> = Promise.resolve()
  for (let turn = 0; turn < times; turn += 1) {
    if (random.once(3)) await pause(random.below(LONGEST_START))
    else await isUp.then(() => pause(random.below(LONGEST_LIFE)))
    await part.kill()
    isUp = part.start().catch(() => 'killed while it started')
  }
  await isUp
}
