import { anchors } from '#content/addresses/routes.ts'
import { CallButton, TextButton } from '../../components/contact-links/contact-buttons.tsx'
import { QuoteForm } from '../../components/quote-form/quote-form.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { Lead } from '../../components/text/lead.tsx'
import { StepList } from '../../components/text/step-list.tsx'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import type { HomePage } from './query.ts'

/** What happens after a request, beside the form that makes one; its anchor is inside, so that a link to it opens the fold. */
export function Quote({ quote, business }: { quote: HomePage['quote']; business: BusinessFragment }) {
  return (
    <section className="sec plate taped" data-section="quote">
      <div className="wrap grid side-l">
        <div className="stick stack">
          <h2>{quote.heading}</h2>
          {quote.intro && <Lead>{quote.intro}</Lead>}
          <div className="row full">
            <CallButton business={business} />
            <TextButton business={business} text="Text for a quote" />
          </div>
          <PhoneFold title="What happens next">
            <StepList steps={quote.steps} upright />
          </PhoneFold>
        </div>
        <div className="card ask" data-section="estimate-form">
          <PhoneFold title={<h3>{quote.formHeading}</h3>}>
            <QuoteForm form="estimate" business={business} id={anchors.quote} />
          </PhoneFold>
        </div>
      </div>
    </section>
  )
}
