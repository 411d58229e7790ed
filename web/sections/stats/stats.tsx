import { Head } from '../../components/text/section-head.tsx'
import { editable } from '../../preview/marks.ts'
import { Figures } from './figures.tsx'
import type { StatsFragment } from './query.ts'

export function Stats({ section }: { section: StatsFragment }) {
  return (
    <section className="sec tight" {...editable(section, 'heading')}>
      <div className="wrap">
        <Head heading={section.heading} intro={section.intro} />
        <Figures claims={section.claims} />
      </div>
    </section>
  )
}
