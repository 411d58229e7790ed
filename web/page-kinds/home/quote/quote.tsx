import { anchors } from '#content/addresses/routes.ts'
import { CallButton, TextButton } from '../../../components/contact-links/contact-buttons.tsx'
import { QuoteForm } from '../../../components/quote-form/quote-form.tsx'
import { StepList } from '../../../components/text/step-list.tsx'
import type { BusinessFragment } from '../../../fragments/site/business.ts'
import type { QuoteFragment } from './query.ts'

/** What happens after a request, beside the form that makes one. */
export function Quote({ quote, business }: { quote: QuoteFragment; business: BusinessFragment }) {
  return (
    <section className="sec plate taped" id={anchors.quote} data-section="quote">
      <div className="wrap grid side-l">
        <div className="stick stack">
          <h2>{quote.heading}</h2>
          {quote.intro && <p className="lead">{quote.intro}</p>}
          <div className="row full">
            <CallButton business={business} />
            <TextButton business={business} text="Text for a quote" />
          </div>
          <div className="py-4">
            <StepList steps={quote.steps} upright />
          </div>
        </div>
        <div className="card stack" data-section="estimate-form">
          <h3>{quote.formHeading}</h3>
          <QuoteForm form="estimate" business={business} />
        </div>
      </div>
    </section>
  )
}
