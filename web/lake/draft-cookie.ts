import { signatureOf } from 'pages-as-files/http'
import { fixedPaths } from '#content/addresses/routes.ts'

/**
 * In milliseconds, of wall time, because another process does the work. It takes Next a few, so one that is four times slower is far
 * from it; in development it first compiles the route, which takes seconds.
 */
const PATIENCE = 60_000

/**
 * Which drafts Next is to show, in a request in draft mode: next-sanity sets this cookie, and reads it by this name. The publisher
 * asks without it, and is shown what is published.
 */
export const perspectiveCookie = 'sanity-preview-perspective'

/** The header with which the publisher asks Next for a page: the id of what the page is to show. */
export const answerHeader = 'x-answer'
/** The addresses at which the publisher has that for Next. */
export const answersFolder = '/answers/'

/** The secret that let an editor in is no longer in the lake. */
export class PreviewEnded extends Error {}
/** The status with which the renderer says so. */
export const PREVIEW_ENDED = 410

/**
 * The cookie with which Next renders a page anew, as a request names it; throws when Next does not give it. For an editor it is given
 * as long as the secret that let them in, `preview`, is in the lake.
 */
export async function askForDraftCookie(
  rendererUrl: string,
  secret: string,
  preview?: string,
): Promise<string> {
  const body = JSON.stringify({ draft: true, preview })
  const response = await fetch(new URL(fixedPaths.draft, rendererUrl), {
    method: 'POST',
    body,
    headers: await signatureOf(body, secret),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const answer = await response.text()
  if (response.status === PREVIEW_ENDED) throw new PreviewEnded()
  if (!response.ok) throw new Error(`it answers ${response.status}: ${answer}`)
  const cookies = response.headers.getSetCookie()
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
