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
/** What the lake answers to somebody who is not logged in, and to one who may not do it. */
const FORBIDDEN = [401, 403]

/** No photo can be sent for now: those that were chosen with this one need not be tried. */
export class NothingCanBeSent extends Error {
  /** Not before the page is loaded anew. */
  readonly isOutdated: boolean

  constructor(isOutdated: boolean) {
    super(isOutdated ? OUTDATED : NOT_SENT)
    this.isOutdated = isOutdated
  }
}

/** The field `asset` of a picture. */
export type AssetReference = { _type: 'reference'; _ref: string }

/** Makes a chosen file ready, sends it, and resolves to what refers to it. Its errors say to the owner what to do. */
export async function sendPhoto(client: SanityClient, file: File): Promise<AssetReference> {
  const photo = await preparePhoto(file)
  for (const wait of WAITS_MS) {
    try {
      return await uploadPhoto(client, photo)
    } catch (error) {
      if (!(error instanceof NothingCanBeSent) || error.isOutdated) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  throw new NothingCanBeSent(false)
}

/** Sends a photo that was made ready. The error says to the owner why the lake refused it, or is of the kind above. */
export async function uploadPhoto(client: SanityClient, photo: File): Promise<AssetReference> {
  try {
    return await upload(client, photo)
  } catch (error) {
    if (!isForbidden(error)) throw toldOf(error)
    // When the session is over an upload is refused at once; a question waits for the login.
    await client.request({ url: '/users/me' }).catch(() => Promise.reject(new NothingCanBeSent(false)))
    return upload(client, photo).catch((reason) => Promise.reject(toldOf(reason)))
  }
}

async function upload(client: SanityClient, photo: File): Promise<AssetReference> {
  const { _id } = await client.assets.upload('image', photo, { filename: photo.name })
  return { _type: 'reference', _ref: _id }
}

const isForbidden = (error: unknown) => error instanceof ClientError && FORBIDDEN.includes(error.statusCode)

function toldOf(error: unknown): Error {
  if (error instanceof ClientError) return new Error(reasonIn(error))
  return new NothingCanBeSent(navigator.onLine && NO_SCRIPT.test(String(error)))
}

/** The lake says in plain words what is wrong with a picture. */
function reasonIn({ response, message }: ClientError): string {
  const told = fieldsIn(response.body).message
  return typeof told === 'string' ? told : message
}
