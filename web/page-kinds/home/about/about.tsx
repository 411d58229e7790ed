import { Picture } from '../../../components/picture/picture.tsx'
import { Head } from '../../../components/text/section-head.tsx'
import { TickList } from '../../../components/text/tick-list.tsx'
import { Review } from '../../../sections/reviews/review.tsx'
import { Figures } from '../../../sections/stats/figures.tsx'
import type { AboutFragment } from './query.ts'

const LEFT = '(width < 48rem) 93vw, (width < 82.5rem) 52vw, 43rem'
const RIGHT = '(width < 48rem) 93vw, (width < 82.5rem) 37.5vw, 31rem'

/** Who they are: figures and a review, then two pictures and what they promise. */
export function About({ about }: { about: AboutFragment }) {
  const [left, right] = about.pictures ?? []
  return (
    <section className="sec" id="about" data-section="about">
      <div className="wrap grid side-r airy">
        <div>
          <Head heading={about.heading} intro={about.intro} />
          <Figures claims={about.claims} />
        </div>
        {about.review && <Review review={about.review} look="big" />}
        {left && <Picture picture={left} sizes={LEFT} />}
        <div className="stack">
          {right && <Picture picture={right} sizes={RIGHT} upTo={1200} />}
          {about.points && <TickList lines={about.points} isCounted={false} />}
        </div>
      </div>
    </section>
  )
}
