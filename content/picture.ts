import { createImageUrlBuilder } from '@sanity/image-url'

/** A picture as a query returns it: the reference to its file, and the owner's crop and hotspot. */
export type PictureSource = {
  asset: { _ref: string }
  crop?: { top: number; bottom: number; left: number; right: number } | null
  hotspot?: { x: number; y: number; height: number; width: number } | null
}

/** Widths in pixels that pages may ask for; the site refuses others, so that addresses can't be made up without end. */
export const pictureWidths = [160, 320, 480, 640, 768, 960, 1200, 1600, 1920] as const
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
