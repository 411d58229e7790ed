import type { ReactNode } from 'react'
import { formatPhone, phoneLink } from '#content/phone.ts'
import { anchors } from '#content/routes.ts'
import type { BusinessSlice } from '../../documents/business.ts'
import { Head } from '../../ui/head.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { CallButton, quoteMailLink, quoteTextLink } from '../actions/component.tsx'
import type { ContactSlice } from './query.ts'

type ContactProps = { contact: ContactSlice; business: BusinessSlice }

/** Every way to reach the business, and the number for an emergency. */
export function Contact({ contact, business }: ContactProps) {
  const number = formatPhone(business.phone)
  return (
    <section className="sec" id={anchors.contact} data-section="contact">
      <div className="wrap grid half">
        <div>
          <Head heading={contact.heading} intro={contact.intro} />
          <Emergency contact={contact} business={business} />
        </div>
        <ul className="card rows">
          <Way icon="phone" name="Call" href={phoneLink(business.phone)} value={number} />
          <Way icon="text" name="Text a photo" href={quoteTextLink(business.phone)} value={number} />
          <Way
            icon="mail"
            name="Email"
            href={quoteMailLink(business.email)}
            value={<MailAddress address={business.email} />}
          />
          <Way icon="pin" name="Office" href={business.mapUrl} value={officeOf(business)} outside />
        </ul>
      </div>
    </section>
  )
}

function Emergency({ contact, business }: ContactProps) {
  return (
    <div className="notice emergency">
      <Icon name="alert" />
      <h3>{contact.emergency}</h3>
      <p>{contact.emergencyText}</p>
      <div className="row full">
        <CallButton business={business} look="destructive" />
      </div>
    </div>
  )
}

type WayProps = { icon: IconName; name: string; href: string; value: ReactNode; outside?: boolean }

function Way({ icon, name, href, value, outside = false }: WayProps) {
  return (
    <li>
      <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })}>
        <Icon name={icon} size="l" />
        <span>
          <span className="label soft">{name}</span>
          <br />
          <b className="num">{value}</b>
          {outside && <span className="vh"> (map, opens in a new tab)</span>}
        </span>
      </a>
    </li>
  )
}

const officeOf = ({ locality, region, postalCode }: BusinessSlice) => `${locality}, ${region} ${postalCode}`
