import { drawnPicture, NoPicture } from '../../../cms/drawn-picture.ts'
import { readPictureRequest } from '../../../pictures/picture-request.ts'
import { pictureType } from '../../../pictures/picture-type.ts'
import { picturesOnSite } from '../../../pictures/pictures-on-site.ts'
import { shortAnswer } from '../../short-answer.ts'

type Context = { params: Promise<{ file: string[] }> }

/** Pictures come from the site's own address, wherever the lake is, and from its own disk when the lake is away. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const wanted = readPictureRequest(
    (await params).file.join('/'),
    searchParams,
    request.headers.get('accept') ?? '',
  )
  if (!wanted) return shortAnswer(404, 'There is no picture at this address.')
  try {
    const { file, parameters, formats } = wanted
    const picture = await picturesOnSite.get(`${file}?${parameters} ${formats}`, () =>
      drawnPicture(file, parameters, formats),
    )
    return new Response(new Uint8Array(picture), {
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Type': pictureType(picture),
        Vary: 'Accept',
      },
    })
  } catch (error) {
    if (error instanceof NoPicture) return shortAnswer(error.status, error.message)
    throw error
  }
}
