import { draftMode } from 'next/headers'
import { z } from 'zod'
import { environment } from '../../../cms/client.ts'
import { answerSigned } from '../../../http/answer-signed.ts'
import { Refusal } from '../../../http/signed-message.ts'

const message = z.object({ draft: z.literal(true) })

/**
 * Lets the publisher ask for pages in draft mode: Next then renders each from what is published at that moment, and neither
 * keeps it nor takes anything that it kept before. It shows no drafts.
 */
export async function POST(request: Request): Promise<Response> {
  const { status, body } = await answerSigned(request, environment.webhookSecrets, async (signed) => {
    if (!message.safeParse(signed.body).success) throw new Refusal(400, 'The message asks for no draft mode.')
    const mode = await draftMode()
    mode.enable()
    return { draft: true }
  })
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
