import { NoPicture, pictureAt } from '../../../lake/drawn-picture.ts'

/** Pictures come from the site's own address, wherever the lake is. */
export async function GET(request: Request): Promise<Response> {
  const picture = await pictureAt(new URL(request.url).pathname)
  return picture ?? new NoPicture(404).response
}
