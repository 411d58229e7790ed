import { anchors } from '#content/addresses/routes.ts'
import { CallButton, TextButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Columns } from '../../components/layout/columns.tsx'
import { QuoteForm } from '../../components/quote-form/quote-form.tsx'
import { PhoneFold, ruledOnPhone } from '../../components/text/fold.tsx'
import { Lead } from '../../components/text/lead.tsx'
import { StepList } from '../../components/text/steps.tsx'
import { type Site, servicesOf } from '../../lake/fragments/site/site-query.ts'
import type { HomePage } from './query.ts'

/** What happens after a request, beside the form that makes one; its anchor is inside, so that a link to it opens the fold. */
export function Quote({ quote, site }: { quote: HomePage['quote']; site: Site }) {
  const { business } = site
  return (
    <Band look="plate taped" className="md:[--place:50rem]" data-section="quote">
      <Columns wide="end" className="mx-auto w-page">
        <div className="lg:sticky lg:top-28 space-y-4">
          <h2>{quote.heading}</h2>
          {quote.intro && <Lead>{quote.intro}</Lead>}
          <ButtonRow>
            <CallButton business={business} />
            <TextButton business={business} text="Text for a quote" />
          </ButtonRow>
          <div className={ruledOnPhone}>
            <PhoneFold title="What happens next">
              <StepList steps={quote.steps} isUpright />
            </PhoneFold>
          </div>
        </div>
        <div className={`paper ${cards.folded} print:hidden`} data-section="estimate-form">
          <PhoneFold title={<h3>{quote.formHeading}</h3>}>
            <QuoteForm form="estimate" business={business} services={servicesOf(site)} id={anchors.quote} />
          </PhoneFold>
        </div>
      </Columns>
    </Band>
  )
}
