import { ClientError, type SanityClient } from '@sanity/client'
import { NOT_SENT, NothingCanBeSent, OUTDATED, PhotoRefusal } from './prepare/photo-refusal.ts'
import { preparePhoto } from './prepare/prepare-photo.ts'

/** After each attempt that got no answer. The lake takes the same photo twice for one. */
const WAITS_MS = [1_000, 5_000, 0]

/** What Chromium, Firefox and WebKit say when a script of this page's version is not there any more, or can't be reached. */
const NO_SCRIPT = /dynamically imported module|Importing a module script failed/i

/** The field `asset` of a picture. */
export type AssetReference = { _type: 'reference'; _ref: string }

/** Makes a chosen file ready, sends it, and resolves to what refers to it. Throws a `PhotoRefusal` that says what to do. */
export async function sendPhoto(client: SanityClient, file: File): Promise<AssetReference> {
  const photo = await preparePhoto(file)
  for (const wait of WAITS_MS) {
    const [sent] = await Promise.allSettled([client.assets.upload('image', photo, { filename: photo.name })])
    if (sent.status === 'fulfilled') return { _type: 'reference', _ref: sent.value._id }
    if (sent.reason instanceof ClientError) throw new PhotoRefusal(reasonIn(sent.reason))
    if (navigator.onLine && NO_SCRIPT.test(String(sent.reason))) throw new NothingCanBeSent(OUTDATED)
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw new NothingCanBeSent(NOT_SENT)
}

/** The lake says in plain words what is wrong with a picture. */
function reasonIn({ response, message }: ClientError): string {
  const body: unknown = response.body
  const told = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof told === 'string' ? told : message
}
