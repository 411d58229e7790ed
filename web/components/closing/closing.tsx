import type { QuoteTopic } from '#content/quote/quote-request.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { editable } from '../../preview/marks.ts'
import { CallButton, quoteMailLink, TextButton } from '../contact-links/contact-buttons.tsx'
import { ButtonLink } from '../controls/button.tsx'
import type { ClosingFragment } from './query.ts'

type ClosingProps = {
  closing: ClosingFragment
  business: BusinessFragment
  /** What the page is about. */
  topic?: QuoteTopic
  /** The anchor that quote buttons lead to, on a page that has no form. */
  id?: string
}

/** The last words of a page and the three ways to answer them. */
export function Closing({ closing, business, topic, id }: ClosingProps) {
  return (
    <section className="close sec plate" id={id} data-section="cta" {...editable(closing, 'heading')}>
      <div className="wrap">
        <div className="stack">
          <h2>{closing.heading}</h2>
          <p className="lead">{closing.text}</p>
        </div>
        <div className="row full">
          <ButtonLink look="hero" size="lg" icon="mail" href={quoteMailLink(business.email, topic)}>
            {closing.mailAction ?? 'Email for a free quote'}
          </ButtonLink>
          <CallButton business={business} look="outline" size="lg" />
          <TextButton business={business} topic={topic} size="lg" text="Text us" />
        </div>
      </div>
    </section>
  )
}
