import { setTimeout as pause } from 'node:timers/promises'
import { acts, type Stranger } from './acts.ts'

const STRANGERS = 100
/** Milliseconds. A failed act costs the lake nothing; repeated at once it would only keep a core of this machine busy. */
const AFTER_FAILURE = 100

/** The strangers run in a process of their own, so that they don't slow the one that measures. */
const [, , act = '', lake = '', picture = ''] = process.argv
const chosen = Object.keys(acts).filter((name) => act === '' || name === act)

process.once('disconnect', () => process.exit(0))
for (let number = 0; number < STRANGERS; number += 1) {
  const name = chosen[number % chosen.length] ?? ''
  void goOn(name, { lake: new URL(lake), picture, address: `203.0.113.${number}` })
}

async function goOn(name: string, stranger: Stranger): Promise<void> {
  for (;;) {
    await acts[name]?.(stranger).catch(() => pause(AFTER_FAILURE))
    // Spreads the requests when the answers come at once.
    await pause(10)
  }
}
