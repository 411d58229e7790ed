import { replyToSigned } from 'pages-as-files/http'
import { environment } from '../../lake/client.ts'

/** What a route is without the variable that it needs: pages do without. */
export const missing = (name: string, remedy: string) =>
  answer(501, { error: `${name} is missing: ${remedy}` })

/** Answers a message that was signed with one of the site's secrets, and refuses any other. */
export async function answerSigned(
  request: Request,
  handle: (message: unknown) => Promise<unknown>,
): Promise<Response> {
  const secrets = environment.webhookSecrets
  if (secrets.length === 0)
    return missing(
      'SANITY_REVALIDATE_SECRET',
      'give the site one of 24 characters or more, and the webhook at sanity.io/manage the same.',
    )
  const { status, body } = await replyToSigned(request, secrets, handle)
  return answer(status, body)
}

const answer = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
