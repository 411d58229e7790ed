import type { Posted } from './posted.ts'
import { Refusal, readSigned, type SignedMessage } from './signed-message.ts'

export type Answer = { status: number; body: unknown }

/** Answers a message that the lake or publishing has signed; the one place where its errors end. */
export async function answerSigned(
  request: Posted,
  secrets: readonly string[],
  handle: (message: SignedMessage) => Promise<unknown>,
): Promise<Answer> {
  try {
    return { status: 200, body: await handle(await readSigned(request, secrets)) }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { error: error.message } }
    console.error(error instanceof Error ? error.stack : error)
    return { status: 503, body: { error: 'The site could not do it now. Send the message again.' } }
  }
}
