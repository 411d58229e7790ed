import type { ReactNode } from 'react'
import { Band } from '../../components/layout/band.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { asHigh } from '../../components/picture/picture.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import { Head } from '../../components/text/section-head.tsx'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ProseFragment } from './query.ts'

type ProseProps = Pick<ProseFragment, 'heading' | 'text'> & {
  intro?: string | null
  /** What the words are about, for pages that have them in a certain place. */
  name?: string
  business: BusinessFragment
  /** What stands beside the words; without it the heading does. */
  children?: ReactNode
}

export function Prose({ heading, intro, text, name = 'prose', business, children }: ProseProps) {
  const head = <Head heading={heading} intro={intro} above={children ? 'text' : 'none'} />
  const words = <RichText text={text} business={business} />
  return (
    <Band data-section={name} {...editable(text)}>
      {children ? (
        <Columns wide="half" className={`mx-auto w-page ${asHigh}`}>
          <div>
            {head}
            {words}
          </div>
          {children}
        </Columns>
      ) : (
        <Columns wide="end" className="mx-auto w-page">
          <div className="lg:sticky lg:top-28">{head}</div>
          {words}
        </Columns>
      )}
    </Band>
  )
}
