import type { IncomingMessage, ServerResponse } from 'node:http'
import { fixedPaths } from '#content/addresses/routes.ts'
import type { PublisherClient } from '../publisher-client.ts'
import type { AnswerHeaders } from './headers.ts'

type Parts = { publisher: PublisherClient; headers: AnswerHeaders }

/** Hands the message of a webhook to the publisher, which alone can tell whether it is genuine, and sends its answer. */
export async function passMessageOn(
  { publisher, headers }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  askedLately: readonly string[],
): Promise<void> {
  const { status, body } = await publisher.passOn(request, fixedPaths.revalidate, askedLately)
  const close = status === 413 ? { Connection: 'close' } : {}
  response.writeHead(status, { ...headers.ofData(), ...close }).end(body)
}
