import type { ReactNode } from 'react'
import type {} from '../custom-elements.ts'

/** The same picture in several sizes. */
type Files = {
  src: string
  srcSet: string
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  width: number
  height: number
}

/** What of the picture is fetched on screens that `media` tells of. */
export type NarrowPhoto = Files & { media: string }

type PhotoProps = Files & {
  narrow?: NarrowPhoto | undefined
  alt: string
  /** The picture that is seen first: fetched at once and before the others. */
  first?: boolean | undefined
  /** A word in the corner. Hidden from screen readers when the alternative text is there, for this says the same. */
  note?: string | undefined
}

/** A picture that keeps its place while it loads, and says so when it can't be had. */
export function Photo({ first = false, note, narrow, ...files }: PhotoProps) {
  const image = (
    <img
      {...files}
      alt={files.alt}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
  return (
    <photo-frame>
      {narrow ? <Either narrow={narrow} wide={files} first={first} image={image} /> : image}
      {note && (
        <span className="note" aria-hidden={files.alt === '' ? undefined : true}>
          {note}
        </span>
      )}
    </photo-frame>
  )
}

type EitherProps = { narrow: NarrowPhoto; wide: Files; first: boolean; image: ReactNode }

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
