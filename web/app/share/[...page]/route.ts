import { routeAt } from '../../../lake/published-routes.ts'
import { cardIn, cardPath, pageOfCard } from '../../../search/cards/card.ts'
import { drawCard } from '../../../search/cards/draw-card.tsx'
import { drawnAnswer } from '../../drawn-answer.ts'

/** What shared links show of a page. */
export async function GET(request: Request): Promise<Response> {
  const route = routeAt(pageOfCard(new URL(request.url).pathname) ?? '')
  return drawnAnswer(request, route, (answer) => {
    const card = cardIn(answer)
    return card && { path: cardPath(route?.path ?? '', card), type: 'image/jpeg', draw: () => drawCard(card) }
  })
}
