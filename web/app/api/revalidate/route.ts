import { revalidatePath } from 'next/cache'
import { Refusal } from 'pages-as-files/http'
import { z } from 'zod'
import { fixedPaths } from '#content/addresses/routes.ts'
import { isContentType, type PageKind, shownOn } from '#content/documents/shown-on.ts'
import { publishedRoutes } from '../../../lake/published-routes.ts'
import { answerSigned } from '../signed.ts'

/** What the lake posts after a publish, where Next alone serves the site. */
const messages = z.object({ _id: z.string().min(1), _type: z.string().min(1) })

export function POST(request: Request): Promise<Response> {
  return answerSigned(request, async (message) => {
    const { data } = messages.safeParse(message)
    if (!data) throw new Refusal(400, 'The message names no document with _id and _type.')
    const paths = await pathsShowing(data._type)
    for (const path of paths) revalidatePath(path)
    return { revalidated: paths }
  })
}

/** Every page that may show a document of this type: which ones do, Next does not know. */
async function pathsShowing(type: string): Promise<string[]> {
  const kinds: readonly PageKind[] = isContentType(type) ? shownOn(type) : []
  const routes = (await publishedRoutes()).filter(({ kind }) => kinds.includes(kind))
  return [...routes.map(({ path }) => path), fixedPaths.sitemap]
}
