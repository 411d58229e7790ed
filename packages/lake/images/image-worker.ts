import { writeFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import sharp, { type Metadata } from 'sharp'
import { codeOf } from '../errors/disk-errors.ts'
import { badRequest, LakeError } from '../errors/lake-error.ts'
import { reasonOf } from '../errors/reason.ts'
import { usedTime } from '../processes/processor-time.ts'
import type { Said } from '../processes/worker-process.ts'
import { requireOriginalSize } from './image-limits.ts'
import type { ImageAnswer, ImageFacts, ImageTask } from './image-process.ts'
import { readPicture, transformImage } from './image-transform.ts'

// Both 20 and 64 pixels wide, except for a picture that is more than four times as high.
const LQIP = { width: 20, height: 80, fit: 'inside' } as const
const SAMPLE = { width: 64, height: 256, fit: 'inside', withoutEnlargement: true } as const

// There are two such processes. More threads would take processor time from the lake and the site.
sharp.concurrency(1)
// Every file is read only once.
sharp.cache(false)

process.on('message', async (task: ImageTask) => {
  tell({ begins: 'draw', used: usedTime() })
  tell({ answer: await carryOut(task) })
})
flushCompileCache()

function tell(message: Said<'draw', ImageAnswer>): void {
  process.send?.(message)
}

async function carryOut(task: ImageTask): Promise<ImageAnswer> {
  try {
    if (task.kind === 'describe') return { facts: await describeImage(task.path) }
    const drawn = await transformImage(task.path, task.transform, task.plan).catch(asUnreadable)
    await writeFile(task.to, drawn, { flush: true })
    return {}
  } catch (error) {
    const status = error instanceof LakeError ? error.status : 500
    return { failure: { status, message: reasonOf(error), code: codeOf(error) } }
  }
}

/**
 * What a `sanity.imageAsset` says of its image: dimensions as seen (EXIF orientation applied), a small preview, the
 * dominant color, transparency. Nothing of EXIF is kept. Throws 400 when the bytes are no picture that can be shown.
 */
async function describeImage(path: string): Promise<ImageFacts> {
  try {
    const image = sharp(await readPicture(path), { limitInputPixels: false })
    const header = await image.metadata()
    const { width, height } = header.autoOrient
    // By what its header says: no pixel was decoded yet.
    requireOriginalSize({ width, height })
    const sample = await image.clone().autoOrient().resize(SAMPLE).png().toBuffer()
    const [stats, lqip] = await Promise.all([sharp(sample).stats(), previewOf(sample, header)])
    const metadata = {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', aspectRatio: width / height, height, width },
      hasAlpha: header.hasAlpha,
      isOpaque: stats.isOpaque,
      lqip,
      palette: { _type: 'sanity.imagePalette', dominant: swatch(stats.dominant) },
    }
    return { width, height, metadata }
  } catch (error) {
    return asUnreadable(error)
  }
}

/** What the library says of a file's content is that content's fault; an error of the disk has a code. */
function asUnreadable(error: unknown): never {
  if (error instanceof LakeError || codeOf(error)) throw error
  const [reason] = reasonOf(error).split('\n')
  throw badRequest(`The picture can't be read (${reason}). Export it as JPEG or PNG and try again.`)
}

async function previewOf(sample: Buffer, { hasAlpha }: Metadata): Promise<string> {
  const small = sharp(sample).resize(LQIP)
  const format = hasAlpha ? 'png' : 'jpeg'
  const bytes = await small.toFormat(format, { quality: 60 }).toBuffer()
  return `data:image/${format};base64,${bytes.toString('base64')}`
}

/** Text on the swatch is black or white, whichever contrasts more (WCAG relative luminance, 0.179 is the middle). */
function swatch({ r, g, b }: { r: number; g: number; b: number }) {
  const [red, green, blue] = [r, g, b].map(linear)
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  const text = luminance > 0.179 ? '#000' : '#fff'
  const background = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return { _type: 'sanity.imagePaletteSwatch', background, foreground: text, title: text, population: 1 }
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
