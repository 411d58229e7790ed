import { environment } from '../cms/client.ts'
import { Refusal, readSigned, type SignedMessage } from './signed-message.ts'

/** A POST handler for messages that the lake or the site itself has signed; the one place where its errors end. */
export function signedRoute(handle: (message: SignedMessage, request: Request) => Promise<unknown>) {
  return async (request: Request): Promise<Response> => {
    try {
      const message = await readSigned(request, environment.webhookSecrets)
      return answer(200, await handle(message, request))
    } catch (error) {
      if (error instanceof Refusal) return answer(error.status, { error: error.message })
      console.error(error instanceof Error ? error.stack : error)
      return answer(503, { error: 'The site could not do it now. Send the message again.' })
    }
  }
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
