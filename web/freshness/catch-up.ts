import { setTimeout as pause } from 'node:timers/promises'
import { fixedPaths } from '#content/routes.ts'
import { environment } from '../cms/client.ts'
import { postSigned } from './signed-message.ts'

/** All in milliseconds. */
const firstPause = 100
const longestPause = 5_000

/**
 * Makes the site fresh after a start: what was published while it was away has reached nobody, and Next forgets at its end
 * which pages are stale. Tries until the lake answers.
 */
export function startCatchingUp(): void {
  if (!environment.development) void catchUp()
}

async function catchUp(): Promise<void> {
  for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
    const reason = await attempt()
    if (!reason) return
    if (wait === longestPause)
      console.warn(`The site can't compare its pages with the content yet: ${reason}`)
    await pause(wait, undefined, { ref: false })
  }
}

/** Returns what stood in the way, or nothing when every page was looked at. */
async function attempt(): Promise<string | undefined> {
  try {
    const response = await postSigned(fixedPaths.revalidate, { everything: true })
    const answer = await response.text()
    if (response.ok) console.log(`Compared every page with what is published: ${answer}`)
    return response.ok ? undefined : answer
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
