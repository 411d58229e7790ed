import { routableAt } from '#content/routes.ts'
import { cardIn, cardPath, pageOfCard } from '../../../cards/card.ts'
import { drawCard } from '../../../cards/draw-card.tsx'
import { NoPicture } from '../../../cms/drawn-picture.ts'
import { load } from '../../../cms/load.ts'
import { routeOf } from '../../../cms/published-routes.ts'
import { picturesOnSite } from '../../../pictures/pictures-on-site.ts'
import { pageQueries } from '../../../queries/page-queries.ts'
import { shortAnswer } from '../../short-answer.ts'

type Context = { params: Promise<{ page: string[] }> }

/** What shared links show of a page: drawn when it is first asked for, from what the page itself was made of. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const path = pageOfCard((await params).page)
  const card = path && (await cardAt(path))
  if (!card) return shortAnswer(404, 'There is no page for this picture.')
  try {
    const address = cardPath(path, card)
    const picture = await picturesOnSite.get(`card ${JSON.stringify(card)}`, () => drawCard(card))
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': freshness(request.url, address) },
    })
  } catch (error) {
    if (error instanceof NoPicture) return shortAnswer(error.status, error.message)
    throw error
  }
}

/** Only pages that are there are asked for, so that made-up addresses leave nothing behind. */
async function cardAt(path: string) {
  const document = routableAt(path)
  if (!document) return undefined
  const { kind, params } = routeOf(document._type, document.slug)
  return cardIn((await load(pageQueries[kind], path, params))?.data)
}

function freshness(url: string, address: string): string {
  return url.endsWith(address) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
