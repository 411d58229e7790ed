import { Badge } from '../../components/marks/badge.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Head } from '../../components/text/section-head.tsx'
import type { PictureFragment } from '../../fragments/picture.ts'
import { editable } from '../../preview/marks.ts'
import type { BeforeAfterFragment } from './query.ts'

const SIZES = '(width < 48rem) 93vw, (width < 66rem) 94vw, 60rem'

/** The same room twice, each picture with its word: side by side, and one over the other where a script moves the edge. */
export function BeforeAfter({ section }: { section: BeforeAfterFragment }) {
  const { heading, intro, before, after, caption } = section
  const isRendering = before.rendering === true || after.rendering === true
  return (
    <section className="sec" data-section="before-after" {...editable(section, 'heading')}>
      <div className="wrap">
        <Head heading={heading} intro={intro} />
        <before-after>
          <figure className="compare">
            <div className="pair" data-pair="">
              <Side word="Before" picture={before} />
              <Side word="After" picture={after} />
              <Handle caption={caption} />
            </div>
            <figcaption className="small soft">
              {caption} {isRendering && <Badge look="outline">Rendering</Badge>}
            </figcaption>
          </figure>
        </before-after>
      </div>
    </section>
  )
}

function Side({ word, picture }: { word: 'Before' | 'After'; picture: PictureFragment }) {
  return (
    <div className="side">
      <Picture picture={picture} sizes={SIZES} captioned />
      <Badge look={word === 'After' ? 'default' : 'secondary'}>{word}</Badge>
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
