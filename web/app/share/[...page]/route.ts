import { answerNow } from '../../../lake/ask.ts'
import { NoPicture } from '../../../lake/drawn-picture.ts'
import { routeAt, type SiteRoute } from '../../../lake/published-routes.ts'
import { pageQueries } from '../../../page-kinds/page-queries.ts'
import { cardIn, cardPath, pageOfCard } from '../../../search/cards/card.ts'
import { drawCard } from '../../../search/cards/draw-card.tsx'

/** What shared links show of a page: always what it is now, and kept for good only under the address that says so. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const route = routeAt(pageOfCard(pathname) ?? '')
  if (!route) return nothingHere()
  try {
    const card = cardIn(await answerOf(route))
    if (!card) return nothingHere()
    const isCurrent = pathname === cardPath(route.path, card)
    const headers = {
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Type': 'image/jpeg',
    }
    return new Response(new Uint8Array(await drawCard(card)), { headers })
  } catch (error) {
    if (error instanceof NoPicture) return error.response
    throw error
  }
}

const nothingHere = () => new NoPicture(404, 'There is no page for this picture.').response

async function answerOf({ kind, params }: SiteRoute): Promise<unknown> {
  try {
    return (await answerNow(pageQueries[kind], params)).shown
  } catch (cause) {
    console.error(cause)
    throw new NoPicture(503, 'We can’t show this picture right now.')
  }
}
