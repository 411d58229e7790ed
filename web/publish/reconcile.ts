import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from '#content/environment/environment.ts'
import type { Publisher } from './publisher.ts'

/** All in milliseconds. */
const firstPause = 100
/** A hosted lake counts what it is asked, and with each attempt it is asked for every page. */
const longestPauses = { embedded: 5_000, hosted: 5 * 60_000 } as const
/** What lasts for longer is told. */
const toldFrom = 5_000

/**
 * Brings the published site to what the lake has, after a start: what was published meanwhile has reached nobody. Tries until
 * lake and renderer answer.
 */
export async function reconcileUntilDone(
  publisher: Publisher,
  { mode }: Pick<Environment['lake'], 'mode'>,
): Promise<void> {
  for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPauses[mode])) {
    try {
      const { revalidated, unchanged, problems } = await publisher.reconcile()
      console.log(
        `Compared every page with what is published: ${revalidated.length} made, ${unchanged} unchanged, ${problems.length} with problems.`,
      )
      return
    } catch (error) {
      if (wait >= toldFrom)
        console.warn(
          `The published site can't be compared with the content yet: ${error instanceof Error ? error.message : error}`,
        )
      await pause(wait)
    }
  }
}
