import type { ReactNode } from 'react'
import { cutTo, imageUrl, pictureSize, type Strip, stripOfShape } from '#content/pictures/picture.ts'
import { type PictureWidth, pictureWidths } from '#content/pictures/rendition.ts'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import { editable } from '../../lake/preview-marks/marks.ts'

/** Of a picture that has half of the page, and all of a phone. */
export const HALF_OF_PAGE = '(width < 48rem) 93vw, (width < 82.5rem) 45vw, 37rem'

/** The same where the words beside it are so high that its sides are cut: `asHigh`. */
export const HALF_AS_HIGH = '(width < 64rem) 96vw, (width < 82.5rem) 65vw, 54rem'

/** Width by height. */
export const shapes = { photo: 3 / 2, wide: 16 / 9, square: 1, portrait: 4 / 5 } as const

/** In the lower right corner of what it is about, unless it is told another place; off its round edge, beside which it would show. */
export const noteLook =
  'absolute end-2 bottom-2 rounded-sm bg-paper-deep px-2 py-[0.15rem] text-label/[1.4] font-normal text-ink-soft'

/** Of pictures that a phone shows too small for a word in their corner. */
export const noteBelowOnPhone =
  'max-md:[&_span]:static max-md:[&_span]:block max-md:[&_span]:px-0 max-md:[&_span]:text-center'

/** Around pictures that end where the words beside them do; no strip is cut out of their middle beside the narrow ones of a tablet. */
export const asHigh =
  'md:items-stretch md:[&_photo-frame]:flex md:[&_photo-frame]:flex-col md:max-lg:[&_photo-frame]:max-h-120 md:[&_img]:h-0 md:[&_img]:min-h-60 md:[&_img]:grow'

/** The same on a tablet alone. */
export const asHighOnTablet =
  'md:max-lg:items-stretch md:max-lg:[&_photo-frame]:flex md:max-lg:[&_photo-frame]:max-h-120 md:max-lg:[&_photo-frame]:flex-col md:max-lg:[&_img]:h-0 md:max-lg:[&_img]:min-h-60 md:max-lg:[&_img]:grow'

/** Whether one sentence beside a list can say it of the pictures of all its items. */
export const areRenderings = (items: readonly { picture: PictureFragment | null }[]) =>
  items.length > 1 && items.every(({ picture }) => picture?.rendering)

export function RenderingsNote({ className = '' }: { className?: string }) {
  return <p className={`text-sm text-ink-soft ${className}`.trim()}>These pictures are renderings.</p>
}

/** Where another picture is the first on other screens. */
const firstOn = { phones: '(width < 48rem)', wide: '(width >= 48rem)' } as const

type PictureProps = {
  picture: PictureFragment
  shape?: keyof typeof shapes
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string
  narrow?: NarrowStrip
  /** The largest useful width, in device pixels at a ratio of 2. */
  upTo?: PictureWidth
  /** The first picture of a page is fetched at once, on all screens or on these, the others when they come near. */
  first?: boolean | keyof typeof firstOn
  /** Decorative: the text beside it says the same, so screen readers skip it. */
  decorative?: boolean
  /** The text beside it already says whether it is a rendering. */
  captioned?: boolean
  /** What it stands in is its frame, and says whether it is a rendering. */
  inFrame?: boolean
}

/**
 * A picture of the owner's, cropped around what must stay visible, in as many sizes as its file has pixels for. It keeps its place
 * while it loads, and says so when it can't be had.
 */
export function Picture(props: PictureProps) {
  const { picture, shape = 'photo', sizes, narrow, upTo = 1920, first = false, decorative } = props
  const isFirst = first === true
  const files = { ...filesOf(picture, shapes[shape], upTo), sizes }
  const strip = narrow && filesOfStrip(picture, shapes[shape], upTo, narrow)
  const image = (
    <img
      {...files}
      {...editable(picture)}
      alt={decorative ? '' : altOf(picture)}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
  const ahead = typeof first === 'string' && <Preload files={files} media={firstOn[first]} />
  if (props.inFrame)
    return (
      <>
        {ahead}
        {image}
      </>
    )
  return (
    <photo-frame>
      {ahead}
      {strip ? <Either narrow={strip} wide={files} first={isFirst} image={image} /> : image}
      {picture.rendering && !props.captioned && (
        // The alternative text says the same.
        <span
          className={`${noteLook} in-data-[state=missing]:hidden`}
          aria-hidden={decorative ? undefined : true}
        >
          Rendering
        </span>
      )}
    </photo-frame>
  )
}

/** Marks a rendering, so that nobody takes it for a photograph. */
function altOf({ alt, rendering }: PictureFragment): string {
  return rendering ? `${alt} (3D visualization)` : alt
}

type Files = ReturnType<typeof filesOf> & { sizes: string }
type NarrowFiles = Files & { media: string }
type EitherProps = { narrow: NarrowFiles; wide: Files; first: boolean; image: ReactNode }

/**
 * The first picture is preloaded in the head, so that its download starts before the browser comes to the element. `preload` of
 * react-dom would do that too, but not in pages that Next renders at the time of the request.
 */
function Either({ narrow, wide, first, image }: EitherProps) {
  const { src: _, ...files } = narrow
  return (
    <>
      {first && <Preload files={narrow} media={narrow.media} />}
      {first && <Preload files={wide} media={`not all and ${narrow.media}`} />}
      <picture>
        <source {...files} />
        {image}
      </picture>
    </>
  )
}

/** React puts it into the head. */
function Preload({ files: { src, srcSet, sizes }, media }: { files: Files; media: string }) {
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}

const ROUNDING = 0.005

/** The strip of a picture that is visible on narrow screens, which fetch nothing else of it. */
type NarrowStrip = Strip & { media: string; sizes: string }

function filesOfStrip(picture: PictureFragment, shape: number, upTo: PictureWidth, narrow: NarrowStrip) {
  const { media, sizes, from, to } = narrow
  const strip = stripOfShape(picture, shape, narrow)
  return { ...filesOf(strip, (shape * (to - from)) / 100, upTo), media, sizes }
}

function filesOf(picture: PictureFragment, shape: number, upTo: PictureWidth) {
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
