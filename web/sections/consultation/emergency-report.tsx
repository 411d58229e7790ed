import { anchors } from '#content/addresses/routes.ts'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Columns } from '../../components/layout/columns.tsx'
import { QuoteForm } from '../../components/quote-form/quote-form.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { Trust } from '../../components/trust/trust.tsx'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ConsultationFragment } from './query.ts'

type EmergencyReportProps = { section: ConsultationFragment; business: BusinessFragment }

/** The form for a visitor who is safe for the moment. */
export function EmergencyReport({ section, business }: EmergencyReportProps) {
  const { heading, intro, text, points, action } = section
  return (
    <Band id={anchors.contact} data-section="emergency-report" {...editable(section, 'heading')}>
      <Columns wide="half" from="lg" className="mx-auto w-page lg:grid-rows-[auto_1fr]">
        <div className="space-y-4">
          <Head heading={heading} intro={intro} above="none" />
          <p>{text}</p>
          {points && <TickList lines={points} isCounted={false} />}
        </div>
        <div className={`${cards.usual} lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden`}>
          <QuoteForm form="emergency" business={business} action={action} id={anchors.report} />
        </div>
        <Trust business={business} />
      </Columns>
    </Band>
  )
}
