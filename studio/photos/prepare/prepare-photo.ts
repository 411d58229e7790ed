import { pictureWidths } from '#content/pictures/rendition.ts'
import { type FileKind, fileKind, HEAD_LENGTH } from './file-kind.ts'

/** Bytes. A camera's largest photo has some 25 million, and a phone's memory has to hold the picture besides. */
const LARGEST_FILE = 50_000_000
/** Bytes that the lake takes. */
const LARGEST_UPLOAD = 20_000_000
/** Enough to see no difference on a screen, at a third of a camera's bytes. */
const QUALITY = 0.85
/** Marks what the camera wrote into a file, such as the place: EXIF in each format, and XMP. */
const CAMERA_DATA = /Exif|EXIF|eXIf|ns\.adobe\.com\/xap/

const DAMAGED =
  'This photo is damaged, or part of it is missing. Open it on your phone. If you can see it there, choose it again or take a screenshot of it.'
const OTHER_KINDS: Partial<Record<FileKind, string>> = {
  video: 'This is a video. Choose a photo, and put videos on a site like YouTube or Instagram.',
  pdf: 'This is a PDF. Choose a photo, or take a screenshot of the page.',
}
const NO_PICTURE = 'This isn’t a picture. Choose a photo from your camera roll: JPEG, HEIC, or PNG.'

/**
 * The file as it is sent: upright, no larger than the website has use for, without what the camera wrote into it, and in a
 * format that every browser shows. When it is no photo or can't be read, the error says to the owner why, and what to do.
 */
export async function preparePhoto(file: File): Promise<File> {
  if (file.size > LARGEST_FILE) throw tooLarge(file.size, LARGEST_FILE)
  const kind = fileKind(new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()))
  const prepared = await preparedAs(kind, file)
  if (prepared.size > LARGEST_UPLOAD) throw tooLarge(prepared.size, LARGEST_UPLOAD)
  return prepared
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

function tooLarge(bytes: number, most: number): Error {
  return new Error(
    `This file is ${megabytes(bytes)} MB, and a photo can be up to ${megabytes(most)} MB. Choose a smaller one, or take a screenshot of it and use that.`,
  )
}

async function preparedAs(kind: FileKind, file: File): Promise<File> {
  switch (kind) {
    case 'as it is':
      return file
    case 'jpeg':
    case 'heic':
    case 'avif':
      return redrawn(file, kind, 'image/jpeg')
    case 'png':
    case 'webp':
      return redrawn(file, kind, `image/${kind}`)
    case 'video':
    case 'pdf':
    case 'unknown':
      throw new Error(OTHER_KINDS[kind] ?? NO_PICTURE)
    default:
      return kind satisfies never
  }
}

async function redrawn(file: File, kind: FileKind, type: string): Promise<File> {
  const picture = await bitmapOf(file, kind)
  try {
    const size = smallerSize(picture)
    const isSmaller = size.width < picture.width
    if (!isSmaller && kind !== 'heic' && !(await hasCameraData(file))) return file
    const drawn = await draw(picture, size, type)
    return new File([drawn], nameFor(file.name, drawn.type), { type: drawn.type })
  } finally {
    picture.close()
  }
}

async function bitmapOf(file: File, kind: FileKind): Promise<ImageBitmap> {
  const [own] = await Promise.allSettled([createImageBitmap(file)])
  if (own.status === 'fulfilled') return own.value
  const picture = kind === 'heic' ? await heicBitmap(file) : null
  if (picture) return picture
  throw new Error(DAMAGED)
}

async function hasCameraData(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer())
  return CAMERA_DATA.test(Array.from(head, (byte) => String.fromCharCode(byte)).join(''))
}

async function draw(
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: string,
) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error(DAMAGED)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, type, QUALITY)
  const drawn = await promise
  if (!drawn) throw new Error(DAMAGED)
  return drawn
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

type Size = { width: number; height: number }

/** The website shows no picture wider than this, in pixels. An eighth more leaves room for the owner's crop. */
const SHORTEST_SIDE = Math.max(...pictureWidths) * 1.125

/** The size in which a photo is sent: as it is, or so that its shorter side has what the website needs. */
export function smallerSize({ width, height }: Size): Size {
  const scale = Math.min(1, SHORTEST_SIDE / Math.min(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
