import { Band } from '../../components/layout/band.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { Review } from '../../sections/reviews/review.tsx'
import { Figures } from '../../sections/stats/stats.tsx'
import type { HomePage } from './query.ts'

const SIZES = '(width < 82.5rem) 45vw, 37rem'

export function About({ about }: { about: HomePage['about'] }) {
  return (
    <Band id="about" data-section="about">
      <Columns wide="start" className="mx-auto w-page">
        <div>
          <Head heading={about.heading} intro={about.intro} />
          <Figures claims={about.claims} isNarrow data-section="stats" />
        </div>
        <div className="space-y-4">
          {about.review && <Review review={about.review} look="big" />}
          {about.points && <TickList lines={about.points} isCounted={false} />}
        </div>
      </Columns>
      <div className="mx-auto mt-8 grid w-page grid-cols-2 gap-grid" data-beside="">
        {about.pictures?.map((picture) => (
          <Picture key={picture._key} picture={picture} shape="wide" sizes={SIZES} upTo={1200} />
        ))}
      </div>
    </Band>
  )
}
