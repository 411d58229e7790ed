import { z } from 'zod'
import { routableAt } from '#content/routes.ts'
import { isContentType } from '#content/shown-on.ts'
import { cardPath } from '../../../cards/card.ts'
import { CardsAhead } from '../../../cards/cards-ahead.ts'
import { pagesOnSite } from '../../../freshness/pages-on-site.ts'
import { type Report, refresh } from '../../../freshness/refresh.ts'
import { ReplayGuard } from '../../../freshness/replay-guard.ts'
import { renderSoon } from '../../../freshness/served-digest.ts'
import { Refusal } from '../../../freshness/signed-message.ts'
import { signedRoute } from '../../../freshness/signed-route.ts'
import { pageQueries } from '../../../page-kinds/page-queries.ts'

/** What the lake posts after a publish, and what the site posts to itself when it starts. */
const messages = z.union([
  z.object({ everything: z.literal(true) }),
  z.object({ _id: z.string().min(1), _type: z.string().min(1) }),
])
type Message = z.infer<typeof messages>

const cards = new CardsAhead((path) => renderSoon(cardPath(path)))

const guard = new ReplayGuard<Report | { revalidated: []; ignored: string }>()

export const POST = signedRoute(async ({ body, signature }, request) => {
  const message = messages.safeParse(body)
  if (!message.success) throw new Refusal(400, 'The message names no document with _id and _type.')
  const key = request.headers.get('idempotency-key')
  const names = key ? [`signature ${signature}`, `key ${key}`] : [`signature ${signature}`]
  const { answer, repeated } = await guard.once(names, () =>
    cards.after(() => act(message.data, request.headers)),
  )
  const changed = 'everything' in message.data ? pagesOnSite.all() : answer.revalidated
  cards.add(changed.filter((path) => routableAt(path)))
  return repeated ? { ...answer, repeated } : answer
})

async function act(
  message: Message,
  headers: Headers,
): Promise<Report | { revalidated: []; ignored: string }> {
  if ('everything' in message) return refresh(pageQueries)
  if (!isContentType(message._type))
    return { revalidated: [], ignored: 'No page shows this type of document.' }
  // Without the header the change is as new as can be.
  const at = Date.parse(headers.get('sanity-transaction-time') ?? '') || Date.now()
  return refresh(pageQueries, { id: message._id, type: message._type, at })
}
