import type { ReactNode } from 'react'
import { preload } from 'react-dom'
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
  /** A word in its corner, for whoever sees it; whoever hears it has it in the text above, or hears it here. */
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

/** Of the first picture of a page the head speaks already, else it would be asked for only where it stands. */
function Either({ narrow, wide, first, image }: EitherProps) {
  const { src: _, ...files } = narrow
  if (first) {
    askFor(narrow, narrow.media)
    askFor(wide, `not all and ${narrow.media}`)
  }
  return (
    <picture>
      <source {...files} />
      {image}
    </picture>
  )
}

function askFor({ src, srcSet, sizes }: Files, media: string) {
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: 'high' })
}
