import { anchors } from '#content/addresses/routes.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { editable } from '../../preview/marks.ts'
import { CallButton, MailButton, QuoteButton, TextButton } from '../contact-links/contact-buttons.tsx'
import type { PlanOnOffer } from '../quote-form/plan-choice.tsx'
import { QuoteForm } from '../quote-form/quote-form.tsx'
import type { ClosingFragment } from './query.ts'

type ClosingProps = {
  closing: ClosingFragment
  business: BusinessFragment
  /** What the page is about. */
  topic?: QuoteTopic
  /** The plans that the page offers. */
  plans?: readonly PlanOnOffer[]
  /** Where the form is on a page that has a longer one. */
  formHref?: string
}

/** The last words of a page and the ways to answer them: call, text, mail, and the form that quote buttons lead to. */
export function Closing({ closing, business, topic, plans, formHref }: ClosingProps) {
  const { heading, text, mailAction } = closing
  return (
    <section
      className="close sec plate"
      id={formHref ? undefined : anchors.contact}
      data-section="cta"
      {...editable(closing, 'heading')}
    >
      <div className={formHref ? 'wrap' : 'wrap grid half late'}>
        <div className="stack">
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <div className="row ways">
            {formHref && <QuoteButton text={mailAction ?? 'Get a free quote'} size="lg" href={formHref} />}
            <CallButton business={business} size="lg" />
            <TextButton business={business} topic={topic} size="lg" />
            <MailButton business={business} topic={topic} size="lg" />
          </div>
        </div>
        {formHref || (
          <div className="card">
            <QuoteForm form="short" business={business} action={mailAction} topic={topic} plans={plans} />
          </div>
        )}
      </div>
    </section>
  )
}
