import { ClientError, type SanityClient } from '@sanity/client'
import { fieldsIn } from '../unknown-values.ts'
import { preparePhoto } from './prepare/prepare-photo.ts'

/** After each attempt that got no answer. The lake takes the same photo twice for one. */
const WAITS_MS = [1_000, 5_000, 0]

/** What Chromium, Firefox and WebKit say when a script of this page's version is not there any more, or can't be reached. */
const NO_SCRIPT = /dynamically imported module|Importing a module script failed/i

const NOT_SENT = 'You lost your connection before we got the photo. Choose it again when you have a signal.'
const OUTDATED =
  'This page is from before the last update of the Studio. Reload it, then choose the photo again.'

/** No photo can be sent for now: those that were chosen with this one need not be tried. */
export class NothingCanBeSent extends Error {}

/** The field `asset` of a picture. */
export type AssetReference = { _type: 'reference'; _ref: string }

/** Makes a chosen file ready, sends it, and resolves to what refers to it. Its errors say to the owner what to do. */
export async function sendPhoto(client: SanityClient, file: File): Promise<AssetReference> {
  const photo = await preparePhoto(file)
  for (const wait of WAITS_MS) {
    const [sent] = await Promise.allSettled([client.assets.upload('image', photo, { filename: photo.name })])
    if (sent.status === 'fulfilled') return { _type: 'reference', _ref: sent.value._id }
    if (sent.reason instanceof ClientError) throw new Error(reasonIn(sent.reason))
    if (navigator.onLine && NO_SCRIPT.test(String(sent.reason))) throw new NothingCanBeSent(OUTDATED)
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw new NothingCanBeSent(NOT_SENT)
}

/** The lake says in plain words what is wrong with a picture. */
function reasonIn({ response, message }: ClientError): string {
  const told = fieldsIn(response.body).message
  return typeof told === 'string' ? told : message
}
