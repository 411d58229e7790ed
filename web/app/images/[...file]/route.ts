import { renditionAt } from '#content/pictures/rendition.ts'
import { drawnPicture, NoPicture } from '../../../cms/drawn-picture.ts'
import { shortAnswer } from '../../short-answer.ts'

const FORMAT = 'image/avif'

/** Pictures come from the site's own address, wherever the lake is. */
export async function GET(request: Request): Promise<Response> {
  const rendition = renditionAt(new URL(request.url).pathname)
  if (!rendition) return shortAnswer(404, 'There is no picture at this address.')
  try {
    const { bytes, type } = await drawnPicture(rendition, 'avif')
    const caching = type === FORMAT ? 'public, max-age=31536000, immutable' : 'no-store'
    return new Response(new Uint8Array(bytes), {
      headers: { 'Cache-Control': caching, 'Content-Type': type },
    })
  } catch (error) {
    if (error instanceof NoPicture) return shortAnswer(error.status, error.message)
    throw error
  }
}
