import type { PictureFragment } from '../../fragments/picture.ts'
import { Badge } from '../marks/badge.tsx'
import { Picture } from '../picture/picture.tsx'

type CompareProps = {
  before: PictureFragment
  after: PictureFragment
  caption: string
  sizes: string
}

/** The same room twice, each picture with its word: side by side, and one over the other where a script moves the edge. */
export function Compare({ before, after, caption, sizes }: CompareProps) {
  const isRendering = before.rendering === true || after.rendering === true
  return (
    <before-after>
      <figure className="compare">
        <div className="pair" data-pair="">
          <Side word="Before" picture={before} sizes={sizes} />
          <Side word="After" picture={after} sizes={sizes} />
          <Handle caption={caption} />
        </div>
        <figcaption className="text-sm text-ink-soft">
          {caption} {isRendering && <Badge look="outline">Rendering</Badge>}
        </figcaption>
      </figure>
    </before-after>
  )
}

/** With a script one side lies over the other. */
const corners = {
  Before: 'absolute bottom-4 left-4',
  After: 'absolute right-4 bottom-4 noscript:right-auto noscript:left-4 print:right-auto print:left-4',
} as const

type SideProps = { word: 'Before' | 'After'; picture: PictureFragment; sizes: string }

function Side({ word, picture, sizes }: SideProps) {
  return (
    <div className="side">
      <Picture picture={picture} sizes={sizes} captioned />
      <Badge look={word === 'After' ? 'default' : 'secondary'} className={corners[word]}>
        {word}
      </Badge>
    </div>
  )
}

/** A slider for keyboards and screen readers; what is seen of it is a spirit level on the edge of the pictures. */
function Handle({ caption }: { caption: string }) {
  return (
    <>
      <input
        type="range"
        defaultValue={50}
        aria-valuetext="50% after"
        aria-label={`Before and after: ${caption}`}
      />
      <span className="edge" aria-hidden="true">
        <span className="vial" />
      </span>
    </>
  )
}
