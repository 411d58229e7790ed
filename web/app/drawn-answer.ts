import { answerNow } from '../lake/ask.ts'
import { NoPicture } from '../lake/drawn-picture.ts'
import type { SiteRoute } from '../lake/published-routes.ts'
import { pageQueries } from '../page-kinds/page-queries.ts'

/** A picture made of content: the address of what is drawn now, and how. */
type Drawing = { path: string; type: string; draw: () => Promise<Buffer> }

/**
 * Answers with a picture of what a page shows now; `drawingOf` says of the lake's answer what that is, and undefined for a page that
 * has none. It is kept for good only under the address that says what it shows.
 */
export async function drawnAnswer(
  request: Request,
  route: SiteRoute | undefined,
  drawingOf: (answer: unknown, path: string) => Drawing | undefined,
): Promise<Response> {
  try {
    const { pathname } = new URL(request.url)
    const drawing = route && drawingOf(await answerOf(route), pathname)
    if (!drawing) throw new NoPicture(404)
    const headers = {
      'Cache-Control': pathname === drawing.path ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Type': drawing.type,
    }
    return new Response(new Uint8Array(await drawing.draw()), { headers })
  } catch (error) {
    if (error instanceof NoPicture) return error.response
    throw error
  }
}

async function answerOf({ kind, params }: SiteRoute): Promise<unknown> {
  try {
    return (await answerNow(pageQueries[kind], params)).shown
  } catch (cause) {
    console.error(cause)
    throw new NoPicture(503)
  }
}
