import { setTimeout as pause } from 'node:timers/promises'
import type { Publisher } from './publisher.ts'

/** All in milliseconds. */
const firstPause = 100
const longestPause = 5_000

/**
 * Brings the published site to what the lake has, after a start: what was published meanwhile has reached nobody. Tries until
 * lake and renderer answer.
 */
export async function reconcileUntilDone(publisher: Publisher): Promise<void> {
  for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
    try {
      const { revalidated, unchanged, problems } = await publisher.reconcile()
      console.log(
        `Compared every page with what is published: ${revalidated.length} made, ${unchanged} unchanged, ${problems.length} with problems.`,
      )
      return
    } catch (error) {
      if (wait === longestPause)
        console.warn(
          `The published site can't be compared with the content yet: ${error instanceof Error ? error.message : error}`,
        )
      await pause(wait)
    }
  }
}
