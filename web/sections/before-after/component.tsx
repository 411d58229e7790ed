import type { PictureSlice } from '../../documents/picture.ts'
import { Badge } from '../../ui/badge.tsx'
import { Head } from '../../ui/head.tsx'
import { Picture } from '../picture/component.tsx'
import type { BeforeAfterSlice } from './query.ts'

const SIZES = '(width < 48rem) 93vw, (width < 82.5rem) 46.5vw, 38rem'

/** The same room twice, side by side, each picture with its word. */
export function BeforeAfter({ section }: { section: BeforeAfterSlice }) {
  const { heading, intro, before, after, caption } = section
  const isRendering = before.rendering === true || after.rendering === true
  return (
    <section className="sec" data-section="before-after">
      <div className="wrap">
        <Head heading={heading} intro={intro} />
        <figure className="pair">
          <div className="grid two-up">
            <Side word="Before" picture={before} />
            <Side word="After" picture={after} />
          </div>
          <figcaption className="small soft">
            {caption} {isRendering && <Badge look="outline">Rendering</Badge>}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function Side({ word, picture }: { word: string; picture: PictureSlice }) {
  return (
    <div className="side">
      <Picture picture={picture} sizes={SIZES} upTo={1200} />
      <Badge look={word === 'After' ? 'default' : 'secondary'}>{word}</Badge>
    </div>
  )
}
