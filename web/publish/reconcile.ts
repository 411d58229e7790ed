import { setTimeout as pause } from 'node:timers/promises'
import type { PublishingHealth } from './health.ts'
import type { Publisher } from './publisher.ts'

/** All in milliseconds. */
type Pauses = {
  first: number
  longest: number
  /** What lasts for longer is told. */
  toldFrom: number
}

/** A hosted lake counts what it is asked, and with each attempt it is asked for every page. */
export const usualPauses = {
  embedded: { first: 100, longest: 5_000, toldFrom: 5_000 },
  hosted: { first: 100, longest: 5 * 60_000, toldFrom: 5_000 },
} as const satisfies Record<string, Pauses>

/**
 * Brings the published site to what the lake has, after a start: what was published meanwhile has reached nobody. Tries until
 * lake and renderer answer. What keeps it from that is told once, and again when it is something else.
 */
export async function reconcileUntilDone(
  publisher: Pick<Publisher, 'reconcile'>,
  { first, longest, toldFrom }: Pauses,
  health: Pick<PublishingHealth, 'tell' | 'end'>,
): Promise<void> {
  for (let wait = first; ; wait = Math.min(wait * 2, longest)) {
    try {
      const { revalidated, unchanged, problems } = await publisher.reconcile()
      console.log(
        `Compared every page with what is published: ${revalidated.length} made, ${unchanged} unchanged, ${problems.length} with problems.`,
      )
      return health.end()
    } catch (error) {
      if (wait >= toldFrom)
        health.tell(
          "The published site can't be compared with the content yet, and is tried until it can",
          error,
        )
      await pause(wait)
    }
  }
}
