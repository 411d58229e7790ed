import { Compare } from '../../components/compare/compare.tsx'
import { Head } from '../../components/text/section-head.tsx'
import type { BeforeAfterFragment } from './query.ts'

const SIZES = '(width < 48rem) 93vw, (width < 66rem) 94vw, 60rem'

export function BeforeAfter({ section }: { section: BeforeAfterFragment }) {
  const { heading, intro, before, after, caption } = section
  return (
    <section className="sec" data-section="before-after">
      <div className="wrap">
        <Head heading={heading} intro={intro} />
        <Compare before={before} after={after} caption={caption} sizes={SIZES} />
      </div>
    </section>
  )
}
