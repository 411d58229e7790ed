import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { fileTypeOf, withoutComments } from './file-type.ts'
import { deviationOf, LONGEST_SIDE, requireFrames, type Size } from './image-limits.ts'
import type { Transform } from './image-parameters.ts'
import type { Plan } from './image-plan.ts'

/**
 * Makes the bytes that a plan asks for, upright, in sRGB and without EXIF, so without the place it was taken at. Throws 400
 * when an animation has more pixels in all than an image may have, and when the picture can't be read to its end.
 */
export async function transformImage(path: string, transform: Transform, plan: Plan): Promise<Buffer> {
  const isAnimatable = !transform.isStill && (transform.format === 'gif' || transform.format === 'webp')
  const drawing = await enlarged(await readPicture(path), plan, transform.turn)
  const larger = drawing.plan
  const image = sharp(drawing.bytes, { limitInputPixels: false, animated: isAnimatable })
  const { pages = 1 } = await image.metadata()
  for (const frame of [larger.original, larger.scaled, larger.canvas]) requireFrames(frame, pages)
  image.autoOrient()
  if (transform.turn) image.rotate(transform.turn)
  if (!isSame(larger.region, larger.original)) image.extract(larger.region)
  resize(image, transform, larger)
  finish(image, transform)
  return encode(image, transform, larger).toBuffer()
}

/** In memory: given a path, the program that draws SVG would follow references to the files beside it. */
export async function readPicture(path: string): Promise<Uint8Array> {
  return withoutComments(await readFile(path))
}

/** Pixels for an inch when a drawing is as large as it says it is. */
const USUAL_DENSITY = 72

/** A drawing that is shown larger than it says it is gets the pixels for it first: enlarged as pixels, its lines would blur. */
async function enlarged(bytes: Uint8Array, plan: Plan, turn: number | undefined) {
  const { original, region } = plan
  const most = LONGEST_SIDE / Math.max(original.width, original.height)
  const scale = Math.min(most, plan.scaled.width / region.width)
  if (scale <= 1 || turn || fileTypeOf(bytes)?.extension !== 'svg') return { bytes, plan }
  const whole = { width: Math.round(original.width * scale), height: Math.round(original.height * scale) }
  const drawn = sharp(bytes, { density: USUAL_DENSITY * scale, limitInputPixels: false })
  const [left, top] = [Math.floor(region.left * scale), Math.floor(region.top * scale)]
  const part = {
    ...{ left, top },
    width: Math.min(whole.width - left, Math.round(region.width * scale)),
    height: Math.min(whole.height - top, Math.round(region.height * scale)),
  }
  const pixels = await drawn
    .resize({ ...whole, fit: 'fill' })
    .png()
    .toBuffer()
  return { bytes: pixels, plan: { ...plan, original: whole, region: part } }
}

function resize(
  image: Sharp,
  { crop, background, format, padding = 0 }: Transform,
  { region, scaled, canvas }: Plan,
): void {
  const isCut = canvas.width < scaled.width || canvas.height < scaled.height
  const position = crop === 'entropy' ? sharp.strategy.entropy : crop === 'focalpoint' ? 'center' : crop
  if (isCut) image.resize({ ...canvas, fit: 'cover', position })
  else if (!isSame(region, scaled)) image.resize({ ...scaled, fit: 'fill' })
  const filled = isCut ? canvas : scaled
  if (isSame(filled, canvas) && padding === 0) return
  const [left, right] = margins(canvas.width - filled.width, padding)
  const [top, bottom] = margins(canvas.height - filled.height, padding)
  image.extend({ left, top, right, bottom, background: background ?? (format === 'jpeg' ? '#fff' : '#0000') })
}

/** What is added before and after: the half of what is missing, and the padding. */
function margins(missing: number, padding: number): [number, number] {
  const before = Math.floor(missing / 2)
  return [before + padding, missing - before + padding]
}

function isSame(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height
}

/** Of the sharpest, in pixels; a wider one takes long and leaves halos. */
const WIDEST_SHARPENING = 5

function finish(image: Sharp, transform: Transform): void {
  const { flip, blur, background, format, saturation, sharpness, isInverted } = transform
  if (flip?.includes('h')) image.flop()
  if (flip?.includes('v')) image.flip()
  if (blur) image.blur(deviationOf(blur))
  if (sharpness) image.sharpen({ sigma: Math.max(0.1, (sharpness / 100) * WIDEST_SHARPENING) })
  if (saturation) image.modulate({ saturation: 1 + saturation / 100 })
  if (isInverted) image.negate({ alpha: false })
  if (background || format === 'jpeg') image.flatten({ background: background ?? '#fff' })
}

/** AVIF's scale is another: this part of JPEG's figure looks alike at the pixels of a phone. */
const AVIF_QUALITY = 0.53
/** Effort 4 takes two to four times as long for hardly fewer bytes; color of every pixel takes 4 % more, unseen in photos. */
const AVIF = { effort: 3, chromaSubsampling: '4:2:0' }
/** Pixels; beyond, the last tenth of the bytes takes longer to save than anybody waits. */
const LARGE = 8_000_000

function encode(image: Sharp, { format, quality }: Transform, { canvas }: Plan): Sharp {
  const isLarge = canvas.width * canvas.height > LARGE
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: Math.max(1, quality), mozjpeg: !isLarge })
    case 'webp':
      return image.webp({ quality: Math.max(1, quality) })
    case 'avif': {
      const effort = isLarge ? 1 : AVIF.effort
      return image.avif({ ...AVIF, effort, quality: Math.max(1, Math.round(quality * AVIF_QUALITY)) })
    }
    case 'png':
      return image.png({ compressionLevel: 9 })
    case 'gif':
      return image.gif()
    default:
      return format satisfies never
  }
}
