import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { homeScreenIcons } from '../../../search/head/home-screen-icons.ts'

type Context = { params: Promise<{ name: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => homeScreenIcons.map(({ name }) => ({ name }))

/** What a phone may cut off of a maskable icon at each side, as a part of its width: see w3.org/TR/appmanifest. */
const CUT = 0.1

/** The icon of the site in the sizes of home screens, drawn by the build from the one drawing there is. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const icon = homeScreenIcons.find((one) => one.name === name)
  if (!icon) return new Response('There is no icon at this address.', { status: 404 })
  const isCut = icon.purpose === 'maskable'
  const drawing = await readFile(join(process.cwd(), 'app', 'icon.svg'), 'utf8')
  const margin = isCut ? Math.round(icon.size * CUT) : 0
  // Without round corners, so that its ground reaches the edge.
  const picture = await sharp(Buffer.from(isCut ? drawing.replace(/ rx="\d+"/, '') : drawing), {
    density: 800,
  })
    .resize(icon.size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } })
}
