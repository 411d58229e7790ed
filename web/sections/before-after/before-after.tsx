import { Compare } from '../../components/compare/compare.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { HALF_OF_PAGE } from '../../components/picture/picture.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { BeforeAfterFragment } from './query.ts'

const SIZES = '(width < 64rem) 94vw, (width < 82.5rem) 62vw, 51rem'

/** The same at the top of a page, where its heading is for screen readers. */
export function BeforeAfterHero({ section }: { section: BeforeAfterFragment }) {
  const { heading, intro, before, after, caption } = section
  return (
    <section data-section="before-after" {...editable(section, 'heading')}>
      <h2 className="sr-only">{heading}</h2>
      <Compare
        before={before}
        after={after}
        caption={[caption, intro].filter(Boolean).join(' ')}
        sizes={HALF_OF_PAGE}
        first
      />
    </section>
  )
}

export function BeforeAfter({ section }: { section: BeforeAfterFragment }) {
  const { before, after, caption } = section
  return (
    <Band data-section="before-after" {...editable(section, 'heading')}>
      <Columns wide="end" from="lg" className="mx-auto w-page">
        <Head {...section} above="text" />
        <Compare before={before} after={after} caption={caption} sizes={SIZES} />
      </Columns>
    </Band>
  )
}
