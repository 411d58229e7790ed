import { badRequest } from '../errors/lake-error.ts'

export type Size = { width: number; height: number }

/** A side of an upload; a panorama has some 20,000. */
const LONGEST_ORIGINAL_SIDE = 30_000
/** Pixels of an upload, or of all frames of an animation: with more, a small file could fill the memory. */
const MOST_ORIGINAL_PIXELS = 100_000_000
/** A side of what is asked for, unless the original has a longer one. */
export const LONGEST_SIDE = 8192
const MOST_PIXELS = 25_000_000
/** Pixels of a picture that is scaled before it is cropped. Only the part that remains is computed, so it may have more. */
const MOST_CROPPED_PIXELS = 100_000_000
/** Standard deviation × pixels. This much takes about four seconds. */
const MOST_BLUR = 2_000_000_000
/** A wider one looks the same and takes minutes, because libvips computes it without vector instructions. */
const WIDEST_DEVIATION = 250

/** Throws 400 when the header of an upload declares more pixels than any photo has. */
export function requireOriginalSize(size: Size): void {
  const longest = Math.max(size.width, size.height)
  if (longest <= LONGEST_ORIGINAL_SIDE && pixelsOf(size) <= MOST_ORIGINAL_PIXELS) return
  throw badRequest(
    `This picture has ${told(size)} pixels. It may have ${told(LONGEST_ORIGINAL_SIDE)} on a side and ${told(MOST_ORIGINAL_PIXELS)} in all. Make it smaller and try again.`,
  )
}

/** Throws 400 when the frames of an animation are too much to be computed together. */
export function requireFrames(frame: Size, count: number): void {
  if (pixelsOf(frame) * count <= MOST_ORIGINAL_PIXELS) return
  throw badRequest(
    `This animation would have ${count} frames of ${told(frame)} pixels. It may have ${told(MOST_ORIGINAL_PIXELS)} in all: ask for a smaller one with w or h, for its first frame with fm=jpg, or without parameters for the file as it is.`,
  )
}

/** Throws 400 when a size is larger than both the original and the largest that a screen needs. */
export function requireSize(size: Size, original: Size): void {
  const longest = Math.max(LONGEST_SIDE, original.width, original.height)
  const most = Math.max(MOST_PIXELS, pixelsOf(original))
  if (Math.max(size.width, size.height) <= longest && pixelsOf(size) <= most) return
  throw badRequest(
    `This picture would have ${told(size)} pixels (w × h × dpr²). It may have ${told(longest)} on a side and ${told(most)} in all: ask for a smaller one.`,
  )
}

/** The same for what a picture is scaled to before its edges are cut off. */
export function requireCroppedSize(scaled: Size): void {
  if (pixelsOf(scaled) <= MOST_CROPPED_PIXELS) return
  throw badRequest(
    `To be cropped like this, the picture would be scaled to ${told(scaled)} pixels. It may be to ${told(MOST_CROPPED_PIXELS)} in all: ask for a smaller w × h, or for one that is less long and narrow.`,
  )
}

/** Throws 400 when a picture of this size would be blurred for too long. */
export function requireBlur(blur: number, size: Size): void {
  if (deviationOf(blur) * pixelsOf(size) <= MOST_BLUR) return
  const most = Math.floor((4 * MOST_BLUR) / pixelsOf(size))
  throw badRequest(
    `Image parameter blur=${blur} is too much for ${told(size)} pixels, which may have ${most}. Ask for a smaller picture with w or h: blurred, it looks the same.`,
  )
}

/** The standard deviation that `blur` asks for: Sanity's goes from 1 to 2000, libvips's begins at 0.3. */
export function deviationOf(blur: number): number {
  return Math.min(WIDEST_DEVIATION, Math.max(0.3, blur / 4))
}

function pixelsOf({ width, height }: Size): number {
  return width * height
}

function told(size: Size | number): string {
  if (typeof size === 'number') return size.toLocaleString('en-US')
  return `${told(size.width)} × ${told(size.height)}`
}
