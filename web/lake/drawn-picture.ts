import { type Rendition, renditionAt } from '#content/pictures/rendition.ts'
import { environment } from './client.ts'

const WORDS = { 404: 'There is no picture at this address.', 503: 'We can’t show this picture right now.' }

/** The lake has no such picture, or does not answer now. */
export class NoPicture extends Error {
  readonly status: keyof typeof WORDS

  constructor(status: keyof typeof WORDS) {
    super(WORDS[status])
    this.status = status
  }

  /** A response of plain text, which is not to be cached. */
  get response(): Response {
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }
    return new Response(this.message, {
      status: this.status,
      headers: this.status === 503 ? { ...headers, 'Retry-After': RETRY_AFTER_SECONDS } : headers,
    })
  }
}

/** Of wall time. The lake itself limits what drawing takes, and says so: only one that hangs takes as long. */
const PATIENCE_MS = 120_000
/** How long a client should wait before it asks again. */
const RETRY_AFTER_SECONDS = '30'
const MODERN = 'image/avif'
/** Of pixels alone: the hosted lake hands out a drawing (SVG) with its scripts, whatever is asked for. */
const PIXELS = /^image\/(avif|webp|jpeg|png|gif)$/

/** The response to the address of a picture; undefined for any other address. */
export async function pictureAt(path: string): Promise<Response | undefined> {
  const rendition = renditionAt(path)
  if (!rendition) return undefined
  try {
    const { bytes, type } = await drawnPicture(rendition, 'avif')
    const caching = type === MODERN ? 'public, max-age=31536000, immutable' : 'no-store'
    const headers = { 'Cache-Control': caching, 'Content-Type': type }
    return new Response(new Uint8Array(bytes), { headers })
  } catch (error) {
    if (error instanceof NoPicture) return error.response
    throw error
  }
}

/**
 * A picture as the lake draws it, in the modern format or in that of its file; throws NoPicture. The hosted lake takes its
 * time to encode an AVIF and sends another format until it has one (sanity.io/docs/help/avif): `type` says what came.
 */
export async function drawnPicture(
  rendition: Rendition,
  format: 'avif' | 'own',
): Promise<{ bytes: Buffer; type: string }> {
  const response = await answerTo(lakeUrl(rendition, format), format === 'avif' ? MODERN : '')
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && PIXELS.test(type)) return { bytes: Buffer.from(await response.arrayBuffer()), type }
  // 400 is for a part that lies outside of the picture, and for one that can't be read.
  throw new NoPicture(response.ok || [400, 404].includes(response.status) ? 404 : 503)
}

function lakeUrl({ file, cut, width, height }: Rendition, format: 'avif' | 'own'): string {
  const { imageBaseUrl, projectId, dataset } = environment.lake
  const parameters = new URLSearchParams({
    w: `${width}`,
    // One that is smaller is not enlarged: the browser does that, and no shape is too long for the lake.
    fit: 'max',
    // Of an animation.
    ...(file.endsWith('.gif') && { frame: '1' }),
    ...(height && { h: `${height}` }),
    ...(cut && { rect: [cut.left, cut.top, cut.width, cut.height].join() }),
    ...(format === 'avif' && { auto: 'format' }),
  })
  return `${imageBaseUrl}/images/${projectId}/${dataset}/${file}?${parameters}`
}

async function answerTo(url: string, accept: string): Promise<Response> {
  const { mode, readToken } = environment.lake
  // The hosted lake hands out pictures to everybody.
  const caller = mode === 'embedded' && { authorization: `Bearer ${readToken}` }
  try {
    return await fetch(url, {
      headers: { accept, ...caller },
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (cause) {
    console.error(cause)
    throw new NoPicture(503)
  }
}
