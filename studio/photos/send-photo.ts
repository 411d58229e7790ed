import { ClientError, type SanityClient } from '@sanity/client'
import { notSent, PhotoRefusal } from './photo-refusal.ts'
import { preparePhoto } from './prepare-photo.ts'

/** The field `asset` of a picture. */
export type AssetReference = { _type: 'reference'; _ref: string }

/** Makes a chosen file ready, sends it, and resolves to what refers to it. Throws a `PhotoRefusal` that says what to do. */
export async function sendPhoto(client: SanityClient, file: File): Promise<AssetReference> {
  const photo = await preparePhoto(file)
  try {
    const { _id } = await client.assets.upload('image', photo, { filename: photo.name })
    return { _type: 'reference', _ref: _id }
  } catch (error) {
    throw error instanceof ClientError ? new PhotoRefusal(reasonIn(error)) : notSent()
  }
}

/** The lake says in plain words what is wrong with a picture. */
function reasonIn({ response, message }: ClientError): string {
  const body: unknown = response.body
  const told = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof told === 'string' ? told : message
}
