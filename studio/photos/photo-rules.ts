import type { ImageValue, ValidationContext } from 'sanity'
import { pictureSize } from '#content/pictures/picture.ts'
import type { PictureWidth } from '#content/pictures/rendition.ts'
import { fieldsIn, referenceIn } from '../unknown-values.ts'

/** What a phone's picker offers: photos, and HEIC where the system does not count it among them. */
export const PHOTO_TYPES = 'image/*,image/heic,image/heif'

/** What most places of the website show on a large screen, in pixels. */
const USUAL_WIDTH: PictureWidth = 1200
/** Shapes (width by height) that differ by more are cut so that the same spot is no longer in the same place. */
const SAME_SHAPE = 0.15

/** A hint, since a small photo is better than none. */
export function isLargeEnough(picture: ImageValue | undefined): true | string {
  const reference = picture?.asset?._ref
  if (!reference || reference.endsWith('-svg')) return true
  const { left = 0, right = 0 } = picture.crop ?? {}
  const width = Math.round(pictureSize({ asset: { _ref: reference } }).width * (1 - left - right))
  if (width >= USUAL_WIDTH) return true
  const most = USUAL_WIDTH.toLocaleString('en-US')
  return `This photo is ${width} pixels wide, and your website shows it up to ${most} wide, so it may look blurry. Use the original from your camera if you have it.`
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
