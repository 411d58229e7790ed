import { anchors } from '#content/addresses/routes.ts'
import { CallButton } from '../../components/contact-links/contact-buttons.tsx'
import { QuoteForm } from '../../components/quote-form/quote-form.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { editable } from '../../preview/marks.ts'
import type { ConsultationFragment } from './query.ts'

type EmergencyReportProps = { section: ConsultationFragment; business: BusinessFragment }

/** The phone, and beside it the form for a visitor who is safe for the moment. */
export function EmergencyReport({ section, business }: EmergencyReportProps) {
  const { heading, intro, text, points, action } = section
  return (
    <section
      className="sec"
      id={anchors.report}
      data-section="emergency-report"
      {...editable(section, 'heading')}
    >
      <div className="wrap grid half late">
        <div className="stack">
          <Head heading={heading} intro={intro} />
          <p>{text}</p>
          <div className="row full">
            <CallButton business={business} look="destructive" size="lg" />
          </div>
          {points && <TickList lines={points} isCounted={false} />}
        </div>
        <div className="card">
          <QuoteForm form="emergency" business={business} action={action} />
        </div>
      </div>
    </section>
  )
}
