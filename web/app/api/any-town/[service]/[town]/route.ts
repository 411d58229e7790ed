import { anyTown, anyTownPath, isTrade, townNameFrom } from '#content/any-town.ts'
import { environment } from '../../../../../cms/client.ts'
import { noFile } from '../../../../file-answer.ts'

type Context = { params: Promise<{ service: string; town: string }> }

/**
 * The page of a trade in any town with the name of one town. It is made from the one page that the site keeps per trade, so
 * that made-up towns leave nothing behind; the name consists of letters and spaces, so it can stand anywhere in HTML.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { service, town } = await params
  if (!isTrade(service)) return noFile()
  const page = await fetch(new URL(anyTownPath(service), environment.localSiteUrl), {
    // On the same machine packing costs more than it saves.
    headers: { 'accept-encoding': 'identity' },
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  })
  if (page.status >= 500)
    throw new Error(`The page of ${service} in any town was answered with ${page.status}.`)
  const name = townNameFrom(town)
  // In the address of a text message a space is written in another way.
  const html = (await page.text())
    .replaceAll(`%20${anyTown}`, `%20${encodeURIComponent(name)}`)
    .replaceAll(anyTown, name)
  return new Response(html, {
    status: page.status,
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Type': 'text/html; charset=utf-8',
    },
  })
}
