import { Compare } from '../../components/compare/compare.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { editable } from '../../preview/marks.ts'
import type { BeforeAfterFragment } from './query.ts'

const SIZES = '(width < 48rem) 93vw, (width < 66rem) 94vw, 60rem'

export function BeforeAfter({ section }: { section: BeforeAfterFragment }) {
  const { before, after, caption } = section
  return (
    <section className="sec" data-section="before-after" {...editable(section, 'heading')}>
      <div className="wrap">
        <Head {...section} />
        <Compare before={before} after={after} caption={caption} sizes={SIZES} />
      </div>
    </section>
  )
}
