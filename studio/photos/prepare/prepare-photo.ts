import { isClean } from 'oxbow/clean-picture'
import { fileTypeOf, HEAD_LENGTH } from 'oxbow/file-type'
import { pictureWidths } from '#content/pictures/rendition.ts'
import { type Size, sizeProblem } from '../photo-rules.ts'
import { drawnBitmap } from './drawing.ts'

/** Bytes. A camera's largest photo has some 25 million, and a phone's memory has to hold the picture besides. */
const LARGEST_FILE = 50_000_000
/** Bytes that the lake takes. */
const LARGEST_UPLOAD = 20_000_000
/** Enough to see no difference on a screen, at a third of a camera's bytes. */
const QUALITY = 0.85
/** What is sent of each kind of file; a PNG, a drawing and an animation's first frame may be transparent. */
const SENT_AS: Partial<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', heif: 'image/jpeg', avif: 'image/jpeg', bmp: 'image/jpeg' },
  ...{ tif: 'image/jpeg', jxl: 'image/jpeg' },
  ...{ png: 'image/png', svg: 'image/png', gif: 'image/png', webp: 'image/webp' },
}

const DAMAGED =
  'This photo is damaged, or part of it is missing. Open it on your phone. If you can see it there, choose it again or take a screenshot of it.'
/** What reads these files comes from the Studio when the first one is chosen. */
const NO_DECODER =
  'Without a connection, this browser can’t open HEIC photos. Choose it again when you have a signal.'
const VIDEO = 'This is a video. Choose a photo, and put videos on a site like YouTube or Instagram.'
/** Of what no browser reads. */
const OTHER_KINDS: Partial<Record<string, string>> = {
  ...{ mp4: VIDEO, mov: VIDEO, avi: VIDEO, webm: VIDEO },
  pdf: 'This is a PDF. Choose a photo, or take a screenshot of the page.',
  psd: 'This is a Photoshop file. Export it as JPEG or PNG, and choose that.',
}
/** Of what can't always be read. */
const UNREADABLE: Partial<Record<string, string>> = {
  tif: 'Your browser can’t open TIFF files. Open it on your computer, export it as JPEG or PNG, and choose that. Or take a screenshot of it.',
  svg: 'Parts of this drawing can’t be read. Open it on your computer, export it as PNG, and choose that.',
  jxl: 'Your browser can’t open JPEG XL files. Open it on your computer, export it as JPEG or PNG, and choose that. Or take a screenshot of it.',
}
const NO_PICTURE = 'This isn’t a picture. Choose a photo from your camera roll: JPEG, HEIC, or PNG.'

/**
 * The file as it is sent: upright, no larger than the website has use for, without what the camera wrote into it, and in a
 * format that every browser shows. When it is no photo or can't be read, the error says to the owner why, and what to do.
 */
export async function preparePhoto(file: File): Promise<File> {
  if (file.size > LARGEST_FILE) throw tooLarge(file.size, LARGEST_FILE)
  const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer())
  const kind = fileTypeOf(head)?.extension ?? ''
  const type = SENT_AS[kind]
  if (!type) throw new Error(OTHER_KINDS[kind] ?? NO_PICTURE)
  const prepared = await redrawn(file, kind, type)
  if (prepared.size > LARGEST_UPLOAD) throw tooLarge(prepared.size, LARGEST_UPLOAD)
  return prepared
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

function tooLarge(bytes: number, most: number): Error {
  return new Error(
    `This file is ${megabytes(bytes)} MB, and a photo can be up to ${megabytes(most)} MB. Choose a smaller one, or take a screenshot of it and use that.`,
  )
}

/** What is known to hold nothing but its pixels, and no more of them than the website needs, is sent as it is. */
async function redrawn(file: File, kind: string, type: string): Promise<File> {
  const picture = await bitmapOf(file, kind)
  try {
    const problem = sizeProblem(picture)
    if (problem) throw new Error(problem)
    const size = smallerSize(picture)
    const isSmaller = size.width < picture.width
    const isSendable = kind === 'jpg' || kind === 'png' || kind === 'webp'
    if (isSendable && !isSmaller && isClean(new Uint8Array(await file.arrayBuffer()), kind)) return file
    const drawn = await draw(picture, size, type)
    return new File([drawn], nameFor(file.name, drawn.type), { type: drawn.type })
  } finally {
    picture.close()
  }
}

async function bitmapOf(file: File, kind: string): Promise<ImageBitmap> {
  const [own] = await Promise.allSettled([kind === 'svg' ? drawnBitmap(file) : createImageBitmap(file)])
  const read = own.status === 'fulfilled' ? own.value : null
  const picture = read ?? (kind === 'heif' ? await heicBitmap(file) : null)
  if (picture) return picture
  if (kind === 'heif' && !navigator.onLine) throw new Error(NO_DECODER)
  throw new Error(UNREADABLE[kind] ?? DAMAGED)
}

async function draw(
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: string,
) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error(DAMAGED)
  context.imageSmoothingQuality = 'high'
  // Where there is nothing, a JPEG would be black.
  context.fillStyle = '#fff'
  if (type === 'image/jpeg') context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: QUALITY })
}

/** A browser that can't write a format writes PNG in its place. */
function nameFor(name: string, type: string): string {
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')
  return `${name.replace(/\.\w+$/, '') || 'photo'}.${ending}`
}

/** The upright photo in a HEIC file, or null when it is damaged. Safari reads these files by itself, other browsers don't. */
async function heicBitmap(file: Blob): Promise<ImageBitmap | null> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<ImageBitmap | null>()
  worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | null>) => resolve(data))
  worker.addEventListener('error', () => resolve(null))
  const bytes = await file.arrayBuffer()
  worker.postMessage(bytes, [bytes])
  try {
    return await promise
  } finally {
    worker.terminate()
  }
}

/** The website shows no picture wider than this, in pixels. An eighth more leaves room for the owner's crop. */
const SHORTEST_SIDE = Math.max(...pictureWidths) * 1.125

/** More on a side is no canvas in some browsers. */
const LONGEST_SIDE = 16_000

/** The size in which a photo is sent: as it is, or so that its shorter side has what the website needs. */
export function smallerSize({ width, height }: Size): Size {
  const scale = Math.min(1, SHORTEST_SIDE / Math.min(width, height), LONGEST_SIDE / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}
