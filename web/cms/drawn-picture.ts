import { environment, viewerToken } from './client.ts'

/** The lake has no such picture, or does not answer now. */
export class NoPicture extends Error {
  readonly status: 404 | 503

  constructor(status: 404 | 503, message: string) {
    super(message)
    this.status = status
  }
}

const PATIENCE_MS = 15_000

/** A picture as the lake cuts it and encodes it in one of the formats given, or as its file is; throws NoPicture. */
export async function drawnPicture(file: string, parameters: URLSearchParams, formats = ''): Promise<Buffer> {
  const { imageBaseUrl, projectId, dataset } = environment.lake
  const response = await answerTo(
    `${imageBaseUrl}/images/${projectId}/${dataset}/${file}?${parameters}`,
    formats,
  )
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  // 400 is for a part that lies outside of the picture.
  if ([400, 404].includes(response.status)) throw new NoPicture(404, 'There is no picture at this address.')
  throw new NoPicture(503, 'The picture is not to be had now.')
}

async function answerTo(url: string, accept: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept, ...(viewerToken && { authorization: `Bearer ${viewerToken}` }) },
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (cause) {
    console.error(cause)
    throw new NoPicture(503, 'The picture is not to be had now.')
  }
}
