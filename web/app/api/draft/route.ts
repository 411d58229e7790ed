import { draftMode } from 'next/headers'
import { Refusal } from 'pages-as-files/http'
import { z } from 'zod'
import { environment } from '../../../lake/client.ts'
import { PREVIEW_ENDED } from '../../../lake/draft-cookie.ts'
import { secretClient } from '../../../lake/secret-client.ts'
import { answerSigned } from '../signed.ts'

const message = z.object({ draft: z.literal(true), preview: z.string().optional() })
const SECRET = '*[_type == "sanity.previewUrlSecret" && secret == $preview][0]._id'

/**
 * Lets the publisher ask for pages in draft mode: Next then renders each from what is published at that moment, and neither
 * keeps it nor takes anything that it kept before. It shows no drafts. Delivery asks for each request of an editor, by the secret
 * that let them in: the embedded lake removes it when the person is removed, gets another password or logs out everywhere.
 */
export function POST(request: Request): Promise<Response> {
  return answerSigned(request, async (signed) => {
    const asked = message.safeParse(signed)
    if (!asked.success) throw new Refusal(400, 'The message asks for no draft mode.')
    if (await hasEnded(asked.data.preview)) throw new Refusal(PREVIEW_ENDED, 'The preview has ended.')
    const mode = await draftMode()
    mode.enable()
    return { draft: true }
  })
}

/** At a hosted lake a secret says nothing: each Studio removes those of everybody after an hour. */
async function hasEnded(preview: string | undefined): Promise<boolean> {
  if (preview === undefined || environment.lake.mode === 'hosted') return false
  const options = { perspective: 'raw', cache: 'no-store' } as const
  return !(await secretClient.fetch<string | null>(SECRET, { preview }, options))
}
