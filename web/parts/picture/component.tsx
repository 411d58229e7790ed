import { imageUrl, type PictureWidth, pictureSize, pictureWidths } from '#content/picture.ts'
import type { PictureSlice } from '../../documents/picture.ts'
import { Photo } from '../../ui/photo.tsx'

/** Width by height. */
export const shapes = { photo: 3 / 2, wide: 16 / 9, square: 1, reel: 4 / 5 } as const

const ROUNDING = 0.005

type PictureProps = {
  picture: PictureSlice
  shape?: keyof typeof shapes
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** What is the most that its place has use for, in pixels of a screen with two of them to each of the page's. */
  upTo?: PictureWidth
  /** The first picture of a page is fetched at once, the others when they come near. */
  first?: boolean
  /** The words beside it say it all, so it is not read out. */
  decorative?: boolean
  /** The words beside it say whether it is a rendering. */
  captioned?: boolean
}

/** A picture of the owner's, cropped around what must stay visible, in as many sizes as its file has pixels for. */
export function Picture(props: PictureProps) {
  const { picture, shape = 'photo', sizes, upTo = 1920, first, decorative = false, captioned } = props
  const [smallest] = pictureWidths
  const ratio = shapes[shape]
  const { width: own, height } = pictureSize(picture)
  // A file that has the shape but for the rounding of a pixel is sent as it is.
  const isCut = picture.crop || Math.abs(own / height / ratio - 1) > ROUNDING
  const most = Math.min(own, upTo)
  const widths = pictureWidths.filter((width) => width <= most || width === smallest)
  const address = (width: (typeof pictureWidths)[number]) =>
    imageUrl(picture, isCut ? { width, height: Math.round(width / ratio) } : { width })
  const largest = widths.at(-1) ?? smallest
  return (
    <Photo
      src={address(widths.find((width) => width >= 768) ?? largest)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest}
      height={Math.round(largest / ratio)}
      alt={decorative ? '' : altOf(picture)}
      first={first}
      note={picture.rendering && !captioned ? 'Rendering' : undefined}
    />
  )
}

/** What a rendering shows is not passed off as a photograph of work or of a place. */
function altOf({ alt, rendering }: PictureSlice): string {
  return rendering ? `${alt} (3D visualization)` : alt
}
