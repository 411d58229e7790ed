import { fixedPaths, quoteFormPath } from '#content/routes.ts'
import { stripScripts } from '../../cache/strip-scripts.ts'
import { environment } from '../../cms/client.ts'
import { ownRequestHeader } from '../../freshness/own-request.ts'
import { answerForm } from '../../your-request/answer.ts'

export const POST = (request: Request): Promise<Response> => answerForm(request, keptPage)

/** Without a request there is only the form to be led to. */
export function GET(): Response {
  return new Response(null, {
    status: 307,
    headers: { 'Cache-Control': 'no-store', Location: quoteFormPath },
  })
}

async function keptPage(): Promise<string> {
  const [secret = ''] = environment.webhookSecrets
  const page = await fetch(new URL(fixedPaths.requestPage, environment.localSiteUrl), {
    // On the same machine packing costs more than it saves.
    headers: { 'accept-encoding': 'identity', [ownRequestHeader]: secret },
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  })
  if (!page.ok) throw new Error(`The page that answers a quote form was answered with ${page.status}.`)
  // Where the framework's scripts are in pages they would write the slots again, over what was filled in.
  return stripScripts(await page.text())
}
