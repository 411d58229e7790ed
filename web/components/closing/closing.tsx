import { anchors } from '#content/addresses/routes.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { QuoteButton, TextButton } from '../contact-links/contact-buttons.tsx'
import { ContactWays } from '../contact-links/contact-ways.tsx'
import { ButtonRow } from '../controls/button-row.tsx'
import { Band } from '../layout/band.tsx'
import { cards } from '../layout/card.ts'
import { Columns } from '../layout/columns.tsx'
import type { Offers } from '../quote-form/choice.tsx'
import { QuoteForm } from '../quote-form/quote-form.tsx'
import { Lead } from '../text/lead.tsx'
import { Trust } from '../trust/trust.tsx'
import type { ClosingFragment } from './query.ts'

type ClosingProps = {
  closing: ClosingFragment
  business: BusinessFragment
  topic?: QuoteTopic
  /** What the page's buttons offer, to be chosen in the form. */
  offers?: Offers
  /** Where the form is on a page that has another one. */
  formHref?: string
  /** Whether the call comes first, on phones too, which have it in a bar. */
  isEmergency?: boolean
}

/**
 * The last words of a page and the ways to answer them: call, text, mail, and the form that quote buttons lead to. A page that has said
 * how to call has none of that again.
 */
export function Closing({ closing, business, topic, offers, formHref, isEmergency = false }: ClosingProps) {
  const { heading, text, mailAction: action } = closing
  const ways = <ContactWays business={business} topic={topic} isEmergency />
  const onPhone = isEmergency ? '[--place:20rem]' : '[--place:10rem]'
  return (
    <Band
      look="plate"
      className={formHref ? `${onPhone} md:[--place:12rem]` : 'md:[--place:47rem]'}
      id={formHref ? undefined : anchors.contact}
      data-section="cta"
      {...editable(closing, 'heading')}
    >
      <Columns
        wide="half"
        from="lg"
        isClose
        className={`mx-auto w-page ${formHref ? '' : 'lg:grid-rows-[auto_1fr]'}`.trim()}
      >
        <div className="flex flex-col gap-4">
          <h2>{heading}</h2>
          <Lead>{text}</Lead>
          {!formHref && isEmergency && ways}
        </div>
        {formHref && isEmergency && ways}
        {formHref && !isEmergency && (
          <ButtonRow className="lg:justify-end lg:self-center">
            <QuoteButton text={action ?? 'Get a free quote'} size="lg" href={formHref} />
            <TextButton business={business} size="lg" text="Text us a photo" className="max-md:hidden" />
          </ButtonRow>
        )}
        {!formHref && (
          <>
            <div
              className={`paper ${cards.usual} lg:row-span-2 lg:grid lg:self-stretch lg:[&_form]:h-full lg:[&_textarea]:min-h-44 print:hidden`}
            >
              <QuoteForm form="short" business={business} action={action} topic={topic} offers={offers} />
            </div>
            <div className="lg:col-start-1">
              <Trust business={business} />
            </div>
            {!isEmergency && (
              <ContactWays
                business={business}
                topic={topic}
                className="max-md:hidden lg:col-span-full lg:grid-cols-3 lg:*:first:col-span-1"
              />
            )}
          </>
        )}
      </Columns>
    </Band>
  )
}
