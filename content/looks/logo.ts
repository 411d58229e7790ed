import { imageUrl, type PictureSource, pictureSize } from '../pictures/picture.ts'
import { pictureWidths } from '../pictures/rendition.ts'

/** The owner's logo: a picture, which may have the name in it, and which is for a dark ground when it is light. */
export type Logo = PictureSource & { isName: boolean | null; isLight: boolean | null }

/** The width of a logo for its height, by what is left of its file after the owner's crop. */
export function logoShape({ asset, crop }: PictureSource): number {
  const { width, height } = pictureSize({ asset })
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {}
  return (width * (1 - left - right)) / (height * (1 - top - bottom)) || 1
}

/** The size of a logo in a place of this size, with its own shape; in whole pixels. */
export function logoSize(logo: PictureSource, most: { width: number; height: number }) {
  const shape = logoShape(logo)
  const height = Math.min(most.height, most.width / shape)
  return { width: Math.max(1, Math.round(height * shape)), height: Math.max(1, Math.round(height)) }
}

/** The address of a logo that is shown this wide, in pixels of CSS: with three pixels of a phone for each, as far as the file has them. */
export function logoUrl(logo: PictureSource, width: number): string {
  const enough = pictureWidths.find((known) => known >= 3 * width) ?? pictureWidths[pictureWidths.length - 1]
  return imageUrl(logo, { width: enough ?? 480 })
}
