import { withoutFramework } from 'pages-as-files/finished-html'
import { fixedPaths, quoteFormPath } from '#content/addresses/routes.ts'
import { environment } from '../../lake/client.ts'
import { answerForm } from '../../publish/your-request/answer.ts'
import { absoluteUrl } from '../../search/head/absolute-url.ts'

/**
 * In milliseconds, of wall time, because the visitor waits and another process renders: a second where nothing is kept, four on a
 * slow machine, and longer where the page is compiled first. A visitor who waits is better off than one who is told to start anew.
 */
const PATIENCE = 60_000

export const POST = (request: Request): Promise<Response> =>
  answerForm(request, pageWithSlots, absoluteUrl('/'))

/** Without a request there is only the form to be led to. */
export function GET(): Response {
  return new Response(null, {
    status: 307,
    headers: { 'Cache-Control': 'no-store', Location: quoteFormPath },
  })
}

async function pageWithSlots(): Promise<string> {
  const page = await fetch(new URL(fixedPaths.requestPage, environment.askedSiteUrl), {
    headers: { 'accept-encoding': 'identity' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!page.ok) throw new Error(`The page that answers a quote form was answered with ${page.status}.`)
  // The framework's scripts would render the slots again, over the values.
  return withoutFramework(await page.text())
}
