import { choiceAnchor } from '#content/addresses/routes.ts'
import { QuoteButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Columns } from '../../components/layout/columns.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ConsultationFragment } from './query.ts'

export function Consultation({ section }: { section: ConsultationFragment }) {
  const { heading, intro, text, points, action } = section
  return (
    <Band data-section="consultation" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Columns wide="start" isClose className={cards.roomy}>
          <div className="space-y-4">
            <Head heading={heading} intro={intro} above="none" />
            <p>{text}</p>
            <ButtonRow>
              <QuoteButton text={action} size="lg" href={`#${choiceAnchor('visit')}`} />
            </ButtonRow>
          </div>
          {points && <TickList lines={points} isCounted={false} />}
        </Columns>
      </div>
    </Band>
  )
}
