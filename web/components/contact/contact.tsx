import { anchors } from '#content/addresses/routes.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { CallButton } from '../contact-links/contact-buttons.tsx'
import { Profiles } from '../contact-links/profiles.tsx'
import { Badge } from '../marks/badge.tsx'
import { QuoteForm } from '../quote-form/quote-form.tsx'
import { Head } from '../text/section-head.tsx'
import { Trust } from '../trust/trust.tsx'
import type { ContactFragment } from './query.ts'
import { Ways } from './ways.tsx'

type ContactProps = { contact: ContactFragment; business: BusinessFragment }

/** The form, every other way to reach the business, and the number for an emergency. */
export function Contact({ contact, business }: ContactProps) {
  return (
    <section className="sec" id={anchors.contact} data-section="contact">
      <div className="wrap grid side-r late">
        <div>
          <Head heading={contact.heading} intro={contact.intro} />
          <div className="card">
            <QuoteForm form="message" business={business} />
          </div>
        </div>
        <div className="stack beside-form">
          <div className="card">
            <Ways business={business} />
          </div>
          <Emergency contact={contact} business={business} />
          <Trust business={business} />
          <div className="row">
            <span className="label">Follow the work</span>
            <Profiles profiles={business.profiles} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Emergency({ contact, business }: ContactProps) {
  return (
    <div className="notice emergency">
      <Badge look="destructive" icon="alert">
        Emergency
      </Badge>
      <h3>{contact.emergency}</h3>
      <p>{contact.emergencyText}</p>
      <div className="row full">
        <CallButton business={business} look="destructive" />
      </div>
    </div>
  )
}
