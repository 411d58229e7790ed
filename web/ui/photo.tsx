import type {} from './elements.ts'

export type PhotoProps = {
  src: string
  srcSet: string
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  width: number
  height: number
  alt: string
  /** The picture that is seen first: fetched at once and before the others. */
  first?: boolean
  /** A word in its corner, for whoever sees it; whoever hears it has it in the text above, or hears it here. */
  note?: string | undefined
}

/** A picture that keeps its place while it loads, and says so when it can't be had. */
export function Photo({ first = false, note, ...image }: PhotoProps) {
  return (
    <photo-frame>
      <img
        {...image}
        alt={image.alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
      {note && (
        <span className="note" aria-hidden={image.alt === '' ? undefined : true}>
          {note}
        </span>
      )}
    </photo-frame>
  )
}
