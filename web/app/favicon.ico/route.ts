import { fixedPaths } from '#content/addresses/routes.ts'
import { load } from '../../lake/load.ts'
import { manifestContent } from '../../page-kinds/files/queries.ts'
import { drawFavicon } from '../../search/icons/draw-icon.tsx'
import { iconOf } from '../../search/icons/icon.ts'
import { noFile } from '../file-answer.ts'

/** What browsers ask for that were told of no icon; made again like a page when what it shows changes. */
export async function GET(): Promise<Response> {
  const loaded = await load(manifestContent, fixedPaths.favicon)
  if (!loaded) return noFile()
  const picture = await drawFavicon(iconOf(loaded.page))
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/x-icon' } })
}
