import type { ImageValue, ValidationContext } from 'sanity'
import { pictureSize } from '#content/pictures/picture.ts'
import type { PictureWidth } from '#content/pictures/rendition.ts'
import { fieldsIn, referenceIn } from '../unknown-values.ts'

/** What a phone's picker offers: photos, and HEIC where the system does not count it among them. */
export const PHOTO_TYPES = 'image/*,image/heic,image/heif'

/** What most places of the website show on a large screen, in pixels. */
const USUAL_WIDTH: PictureWidth = 1200
/** In pixels, on each side. The smallest place is a logo's on a phone, 44 high. */
const SMALLEST_SIDE = 32
/** Three pixels of a phone for each one of the header. */
const LOGO_HEIGHT = 132
/** Shapes (width by height) that differ by more are cut so that the same spot is no longer in the same place. */
const SAME_SHAPE = 0.15

export type Size = { width: number; height: number }

/** Why nobody could see what is in a picture of this size, and what to do. */
export function sizeProblem({ width, height }: Size): string | undefined {
  if (Math.min(width, height) >= SMALLEST_SIDE) return undefined
  return `This picture is ${width} by ${height} pixels, too small for anyone to see. It needs at least ${SMALLEST_SIDE} on each side. Choose the original, or take a screenshot of it where it’s larger.`
}

/** A hint, since a small photo is better than none. */
export function isLargeEnough(picture: ImageValue | undefined): true | string {
  const size = shownSize(picture)
  const problem = size && sizeProblem(size)
  if (problem) return problem
  if (!size || size.width >= USUAL_WIDTH) return true
  const most = USUAL_WIDTH.toLocaleString('en-US')
  return `This photo is ${size.width} pixels wide, and your website shows it up to ${most} wide, so it may look blurry. Use the original from your camera if you have it.`
}

export function isLogoLargeEnough(logo: ImageValue | undefined): true | string {
  const size = shownSize(logo)
  const problem = size && sizeProblem(size)
  if (problem) return problem
  if (!size || size.height >= LOGO_HEIGHT) return true
  return `Your logo is ${size.height} pixels high, so it may look blurry on phones. It’s sharp from ${LOGO_HEIGHT} pixels: ask whoever made it for a larger file.`
}

/** What is left of a picture after the owner's crop; nothing of a drawing, which is sharp in any size. */
function shownSize(picture: ImageValue | undefined): Size | undefined {
  const reference = picture?.asset?._ref
  if (!reference || reference.endsWith('-svg')) return undefined
  const { left = 0, right = 0, top = 0, bottom = 0 } = picture.crop ?? {}
  const { width, height } = pictureSize({ asset: { _ref: reference } })
  return { width: Math.round(width * (1 - left - right)), height: Math.round(height * (1 - top - bottom)) }
}

/** The photo before the work beside the one of the finished work, which is the field `picture`. */
export function isPairWithPicture(
  before: ImageValue | undefined,
  { document }: ValidationContext,
): true | string {
  if (!before?.asset) return true
  const after = referenceIn(fieldsIn(document?.picture).asset)
  if (!after) return 'Add the picture of the finished work, too, so visitors can compare.'
  const [one = 1, other = 1] = [before.asset._ref, after].map((_ref) => {
    const { width, height } = pictureSize({ asset: { _ref } })
    return width / height
  })
  if (Math.abs(one / other - 1) < SAME_SHAPE) return true
  return 'This photo’s shape is different from the picture of the finished work. Take both from the same spot, both upright or both sideways.'
}
