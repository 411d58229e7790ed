import { Head } from '../../components/text/section-head.tsx'
import { Figures } from './figures.tsx'
import type { StatsSlice } from './query.ts'

export function Stats({ section }: { section: StatsSlice }) {
  return (
    <section className="sec tight">
      <div className="wrap">
        <Head heading={section.heading} intro={section.intro} />
        <Figures claims={section.claims} />
      </div>
    </section>
  )
}
