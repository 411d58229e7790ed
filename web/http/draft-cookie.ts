import { fixedPaths } from '#content/addresses/routes.ts'
import { signatureOf } from './signed-message.ts'

/** In milliseconds; it takes Next a few. */
const PATIENCE = 20_000

/** The cookie with which Next renders a page anew, as a request names it; throws when Next does not give it. */
export async function askForDraftCookie(rendererUrl: string, secret: string): Promise<string> {
  const body = JSON.stringify({ draft: true })
  const response = await fetch(new URL(fixedPaths.draft, rendererUrl), {
    method: 'POST',
    body,
    headers: await signatureOf(body, secret),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`it answers ${response.status}: ${answer}`)
  const cookies = response.headers.getSetCookie()
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
