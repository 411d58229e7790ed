import { createImageUrlBuilder } from '@sanity/image-url'
import { type Cut, type PictureWidth, pictureWidths, type Rendition, renditionPath } from './rendition.ts'

/** A picture as a query returns it: the reference to its file, and the owner's crop and hotspot. */
export type PictureSource = {
  asset: { _ref: string }
  crop?: { top: number; bottom: number; left: number; right: number } | null
  hotspot?: { x: number; y: number; height: number; width: number } | null
}

/** Required by the builder of Sanity's addresses; neither is part of an address of the site. */
const builder = createImageUrlBuilder({ projectId: 'project', dataset: 'dataset', baseUrl: 'http://lake' })

/** The address of a picture on the site itself, cropped around the owner's hotspot; sizes in pixels. */
export function imageUrl(picture: PictureSource, size: Size): string {
  return renditionPath(renditionOf(picture, size))
}

type Size = { width: PictureWidth; height?: number }

/** What is asked of the lake for a picture in a size, cropped around the owner's hotspot; sizes in pixels. */
export function renditionOf(picture: PictureSource, { width, height }: Size): Rendition {
  const { asset, crop, hotspot } = picture
  const image = builder.image({ asset, ...(crop && { crop }), ...(hotspot && { hotspot }) }).width(width)
  const high = height && Math.round(height)
  const { pathname, searchParams } = new URL((high ? image.height(high) : image).url())
  const cut = cutIn(searchParams.get('rect'), pictureSize({ asset }))
  return { file: pathname.split('/').at(-1) ?? '', width, ...(cut && { cut }), ...(high && { height: high }) }
}

/** At least one pixel, and within the file, whatever the rounding says; undefined for the whole of it. */
function cutIn(rect: string | null, file: { width: number; height: number }): Cut | undefined {
  if (!rect) return undefined
  const [x = 0, y = 0, wide = 0, high = 0] = rect.split(',').map(Number)
  const left = Math.max(0, Math.min(x, file.width - 1))
  const top = Math.max(0, Math.min(y, file.height - 1))
  const width = Math.max(1, Math.min(wide, file.width - left))
  const height = Math.max(1, Math.min(high, file.height - top))
  return width < file.width || height < file.height ? { left, top, width, height } : undefined
}

/** The size of a picture's file in pixels, which its asset's id holds, such as `image-0a1b-2000x1500-jpg`. */
export function pictureSize({ asset }: PictureSource): { width: number; height: number } {
  const [, width, height] = /-(\d+)x(\d+)-/.exec(asset._ref) ?? []
  return { width: Number(width ?? 0), height: Number(height ?? 0) }
}

/** A spot in a picture, in per cent from its left and its top edge. */
export type Spot = { x: number; y: number }

/**
 * Where a spot of the whole picture is when the picture is cut to a shape (width by height) around the owner's hotspot, in
 * per cent of what is left of it; `undefined` when it was cut off.
 */
export function spotInShape(picture: PictureSource, shape: number, { x, y }: Spot): Spot | undefined {
  const file = pictureSize(picture)
  const { left, top, width, height } = cutTo(picture, shape)
  const spot = { x: (x * file.width - 100 * left) / width, y: (y * file.height - 100 * top) / height }
  const isInside = [spot.x, spot.y].every((share) => share >= 0 && share <= 100)
  return isInside ? spot : undefined
}

/** From one upright to another, in per cent from the left edge. */
export type Strip = { from: number; to: number }

/**
 * The strip of a picture that is seen where its place hides the rest of it, once the picture is cut to a shape (width by
 * height) around the owner's hotspot.
 */
export function stripOfShape<P extends PictureSource>(picture: P, shape: number, { from, to }: Strip): P {
  const file = pictureSize(picture)
  const { left, top, width, height } = cutTo(picture, shape)
  const crop = {
    left: (left + (from / 100) * width) / file.width,
    right: 1 - (left + (to / 100) * width) / file.width,
    top: top / file.height,
    bottom: 1 - (top + height) / file.height,
  }
  return { ...picture, crop, hotspot: null }
}

/** What is left of a picture when it is cut to a shape (width by height), in pixels of its file. */
export function cutTo(picture: PictureSource, shape: number): Cut {
  const file = pictureSize(picture)
  const { cut } = renditionOf(picture, { width: 1600, height: 1600 / shape })
  return cut ?? { left: 0, top: 0, ...file }
}

/** Each at most 1.6 times as wide as the one before, so that no screen loads many more pixels than it shows. */
const wholeWidths: readonly PictureWidth[] = [480, 780, 1200, 1920]

/**
 * The addresses of the whole picture, cropped as the owner did and no further: in the largest size that its file has pixels
 * for, and, as the `srcset` of an image, in that and some smaller ones.
 */
export function wholeImageFiles(picture: PictureSource): { src: string; srcSet: string } {
  const { left = 0, right = 0 } = picture.crop ?? {}
  const own = pictureSize(picture).width * (1 - left - right)
  const largest = pictureWidths.findLast((known) => known <= own) ?? pictureWidths[0]
  const address = (width: PictureWidth) => imageUrl(picture, { width })
  const widths = [...wholeWidths.filter((width) => width < largest), largest]
  return {
    src: address(largest),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}
