import { Head } from '../../ui/head.tsx'
import { Picture } from '../picture/component.tsx'
import { Review } from '../reviews/review.tsx'
import { Figures } from '../stats/figures.tsx'
import type { AboutSlice } from './query.ts'

const SIZES = '(width < 48rem) 100vw, (width < 77.5rem) 50vw, 42rem'

/** Who they are: figures and a review, then two pictures and what they promise. */
export function About({ about }: { about: AboutSlice }) {
  const [left, right] = about.pictures ?? []
  return (
    <section className="sec" id="about" data-section="about">
      <div className="wrap grid side-r airy">
        <div>
          <Head heading={about.heading} intro={about.intro} />
          <Figures claims={about.claims} />
        </div>
        {about.review && <Review review={about.review} look="big" />}
        {left && <Picture picture={left} sizes={SIZES} />}
        <div className="stack">
          {right && <Picture picture={right} sizes={SIZES} />}
          {about.points && (
            <ul className="ticks">
              {about.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}
