import { cutTo, imageUrl, pictureSize, type Strip, stripOfShape } from '#content/pictures/picture.ts'
import { type PictureWidth, pictureWidths } from '#content/pictures/rendition.ts'
import type { PictureFragment } from '../../fragments/picture.ts'

const ROUNDING = 0.005

/** The strip of a picture that is visible on narrow screens, which fetch nothing else of it. */
export type NarrowStrip = Strip & { media: string; sizes: string }

/** The strip of a picture in a shape, on the screens that `media` tells of. */
export function filesOfStrip(
  picture: PictureFragment,
  shape: number,
  upTo: PictureWidth,
  narrow: NarrowStrip,
) {
  const { media, sizes, from, to } = narrow
  const strip = stripOfShape(picture, shape, narrow)
  return { ...filesOf(strip, (shape * (to - from)) / 100, upTo), media, sizes }
}

/** The picture in a shape, in several sizes. */
export function filesOf(picture: PictureFragment, shape: number, upTo: PictureWidth) {
  const [smallest] = pictureWidths
  const file = pictureSize(picture)
  const most = Math.min(cutTo(picture, shape).width, upTo)
  // A file that has the shape, up to the rounding of a pixel, is sent as it is.
  const isCut = picture.crop || Math.abs(file.width / file.height / shape - 1) > ROUNDING
  const widths = pictureWidths.filter((width) => width <= most || width === smallest)
  const address = (width: PictureWidth) =>
    imageUrl(picture, isCut ? { width, height: Math.round(width / shape) } : { width })
  const largest = widths.at(-1) ?? smallest
  return {
    src: address(widths.find((width) => width >= 780) ?? largest),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    width: largest,
    height: Math.round(largest / shape),
  }
}
