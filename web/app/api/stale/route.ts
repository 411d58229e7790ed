import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { Refusal } from '../../../freshness/signed-message.ts'
import { signedRoute } from '../../../freshness/signed-route.ts'
import { tagOf } from '../../../store/load.ts'

/** The site asks itself here to mark a page stale; the last good page is served until the next one is ready. */
export const POST = signedRoute(async ({ body }) => {
  const message = z.object({ path: z.string().startsWith('/') }).safeParse(body)
  if (!message.success) throw new Refusal(400, 'The message names no path.')
  revalidateTag(tagOf(message.data.path), 'max')
  return { stale: true }
})
