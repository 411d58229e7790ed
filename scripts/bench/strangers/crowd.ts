import { setTimeout as pause } from 'node:timers/promises'
import { acts, type Stranger } from './acts.ts'

const STRANGERS = 100
/** Milliseconds after an act that failed: it costs the attacked nothing, and would keep this machine's other core busy. */
const AFTER_FAILURE = 100

/** A process of a hundred strangers, so that their work is not that of the one who measures. */
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
    // An answer that comes at once is asked for again, but not by a hundred in one turn.
    await pause(10)
  }
}
