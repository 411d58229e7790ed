import { setTimeout as pause } from 'node:timers/promises'
import { fixedPaths } from '#content/addresses/routes.ts'
import type { Wanted } from '../../cms/ask.ts'
import { digestName } from '../../cms/content-digest.ts'
import type { SiteRoute } from '../../cms/published/published-routes.ts'
import type { Place, Rendered, Renderer } from '../renderer.ts'

type Task = {
  renderer: Renderer
  /** Where it waits for its turn the first time. */
  place: Place
  route: SiteRoute
  /** What the page should show. */
  wanted: Wanted
  /** Asks for it again, since it may change meanwhile. */
  ask: () => Promise<Wanted>
  /** Whether the page may be as the build of the site left it, which takes no time. */
  isBuilt: boolean
  /** Milliseconds after which a page is given up that does not come. */
  patience: number
}

/** How the page came at last, and what it should have shown then. */
export type Attempt = { wanted: Wanted; rendered: Rendered; isRight: boolean }

/** All in milliseconds. */
const pauses = { first: 10, longest: 500 }

/** Renders a page until it shows what it should, is not to be there any more, or has not come for too long. */
export async function renderUntilRight({ renderer, route, ask, patience, ...task }: Task): Promise<Attempt> {
  const path = route.kind === 'notFound' ? fixedPaths.notFoundPage : route.path
  const start = performance.now()
  let { wanted, isBuilt, place } = task
  if (isBuilt) place.leave()
  for (let wait = pauses.first; ; wait = Math.min(wait * 2, pauses.longest)) {
    const rendered = await (isBuilt ? renderer.get(path) : place.render(path))
    const shown = rendered.status === 200 ? digestOf(rendered) : null
    const isRight = shown !== null && shown === wanted.digest
    if (isRight || performance.now() - start > patience) return { wanted, rendered, isRight }
    if (!isBuilt) {
      renderer.forgetCookie()
      await pause(wait)
    }
    isBuilt = false
    wanted = await ask()
    if (wanted.digest === null) return { wanted, rendered, isRight: false }
    wanted.check()
    // The content changed after it was asked for, and before the page was rendered.
    if (shown === wanted.digest) return { wanted, rendered, isRight: true }
    place = renderer.takePlace()
  }
}

function digestOf({ digest, body }: Rendered): string | null {
  return digest ?? digestMeta.exec(body.toString())?.[1] ?? null
}

const digestMeta = new RegExp(`<meta name="${digestName}" content="([^"]+)"`)
