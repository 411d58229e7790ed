import { createImageUrlBuilder } from '@sanity/image-url'

/** A picture as a query returns it: the reference to its file, and the owner's crop and hotspot. */
export type PictureSource = {
  asset: { _ref: string }
  crop?: { top: number; bottom: number; left: number; right: number } | null
  hotspot?: { x: number; y: number; height: number; width: number } | null
}

/** Widths in pixels that pages may ask for; the site refuses others, so that addresses can't be made up without end. */
export const pictureWidths = [240, 320, 480, 640, 780, 960, 1080, 1200, 1600, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The path under which the site serves pictures, whichever lake they come from. */
export const picturePath = '/images/'

const LAKE_PATH = '/images/project/dataset/'
const builder = createImageUrlBuilder({ projectId: 'project', dataset: 'dataset', baseUrl: '/' })

/**
 * The address of a picture on the site itself, cropped around the owner's hotspot, such as
 * `/images/0a1b-2000x1500.jpg?rect=0,100,2000,1250&w=640&h=400`; sizes in pixels.
 */
export function imageUrl(picture: PictureSource, size: { width: PictureWidth; height?: number }): string {
  const { asset, crop, hotspot } = picture
  const image = builder.image({ asset, ...(crop && { crop }), ...(hotspot && { hotspot }) }).width(size.width)
  const sized = size.height ? image.height(Math.round(size.height)) : image
  return sized.url().replace(LAKE_PATH, picturePath)
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

/** A part of a picture's file, in pixels. */
type Cut = { left: number; top: number; width: number; height: number }

/** What is left of a picture when it is cut to a shape (width by height), in pixels of its file. */
export function cutTo(picture: PictureSource, shape: number): Cut {
  const file = pictureSize(picture)
  const url = imageUrl(picture, { width: 1600, height: 1600 / shape })
  const [, cut = ''] = /rect=([\d,]+)/.exec(url) ?? []
  const [left = 0, top = 0, width = file.width, height = file.height] = cut ? cut.split(',').map(Number) : []
  return { left, top, width, height }
}

/**
 * The address of the whole picture, cropped as the owner did and no further, in the largest size that its file has
 * pixels for, such as `/images/0a1b-2000x1500.jpg?w=1920&h=1440`; sizes in pixels.
 */
export function wholeImageUrl(picture: PictureSource): string {
  const { left = 0, right = 0, top = 0, bottom = 0 } = picture.crop ?? {}
  const file = pictureSize(picture)
  const own = file.width * (1 - left - right)
  const width = pictureWidths.findLast((known) => known <= own) ?? pictureWidths[0]
  return imageUrl(picture, { width, height: (width * file.height * (1 - top - bottom)) / own })
}
