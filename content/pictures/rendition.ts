import { pictureExtensions } from 'oxbow/file-type'

/** Widths in pixels that pages may ask for; the site refuses others, so that addresses can't be made up without end. */
export const pictureWidths = [240, 320, 480, 640, 780, 960, 1080, 1200, 1600, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** A part of a picture's file, in pixels. */
export type Cut = { left: number; top: number; width: number; height: number }

/** A picture in one of its sizes, in pixels. Without a cut it is the whole file; without a height it keeps its proportions. */
export type Rendition = {
  /** The name of the file in the lake, such as `0a1b-2000x1500.jpg`. */
  file: string
  cut?: Cut
  width: PictureWidth
  height?: number
}

const FOLDER = '/images'
const WHOLE = 'whole'
const TALLEST = 4_000

/**
 * The address under which the site serves a rendition, whichever lake it comes from, such as
 * `/images/0a1b-2000x1500-jpg/0-100-2000x1250/640x400.avif` (left, top and size of the part) or `…-jpg/whole/640.avif`. It is
 * the path of a file: a server needs to read neither a query nor the `Accept` header.
 */
export function renditionPath({ file, cut, width, height }: Rendition): string {
  const part = cut ? `${cut.left}-${cut.top}-${cut.width}x${cut.height}` : WHOLE
  return `${FOLDER}/${file.replace('.', '-')}/${part}/${height ? `${width}x${height}` : width}.avif`
}

/** Of all that the lake draws; another program may have written "jpeg". */
const ENDING = ['jpeg', ...pictureExtensions].join('|')
const ADDRESS = new RegExp(
  `^/images/([0-9a-f]{40}-(\\d{1,5})x(\\d{1,5}))-(${ENDING})/(?:whole|(\\d{1,5})-(\\d{1,5})-(\\d{1,5})x(\\d{1,5}))/(\\d{1,4})(?:x(\\d{1,4}))?\\.avif$`,
)

/**
 * Reads what `renditionPath` writes; `undefined` for any other address, among them those in sizes that no page asks for and
 * those of a part that lies outside of the picture.
 */
export function renditionAt(path: string): Rendition | undefined {
  const [, name, fileWidth, fileHeight, ending, left, top, cutWidth, cutHeight, wide, high] =
    ADDRESS.exec(path) ?? []
  const width = pictureWidths.find((known) => known === Number(wide))
  if (!width || (high && Number(high) > TALLEST)) return undefined
  const cut = left
    ? { left: Number(left), top: Number(top), width: Number(cutWidth), height: Number(cutHeight) }
    : undefined
  if (cut && !isPart(cut, { width: Number(fileWidth), height: Number(fileHeight) })) return undefined
  const rendition: Rendition = {
    file: `${name}.${ending}`,
    width,
    ...(cut && { cut }),
    ...(high && { height: Number(high) }),
  }
  // One number can be written in many ways (07, 7); only one of them is an address.
  return renditionPath(rendition) === path ? rendition : undefined
}

/** Whether a cut lies within a file, and is not all of it. */
function isPart({ left, top, width, height }: Cut, file: { width: number; height: number }): boolean {
  if (width === 0 || height === 0) return false
  if (left + width > file.width || top + height > file.height) return false
  return width < file.width || height < file.height
}
