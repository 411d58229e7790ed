import type { ReactNode } from 'react'
import { contactCardPath } from '#content/addresses/downloads.ts'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { quoteMailLink, quoteTextLink } from '../contact-links/contact-buttons.tsx'
import { MailAddress } from '../contact-links/mail-address.tsx'
import type { IconName } from '../marks/icon-name.ts'
import { OpenNow } from '../opening-hours/open-now.tsx'
import { PhoneFold } from '../text/fold.tsx'

/** Every way to reach the business without a form. */
export function Ways({ business }: { business: BusinessFragment }) {
  const number = formatPhone(business.phone)
  return (
    <PhoneFold title={<h3>Or reach us directly</h3>}>
      <OpenNow />
      <ul className="rows reach">
        <Way icon="phone" name="Call" href={phoneLink(business.phone)} value={number} />
        <Way icon="text" name="Text a photo" href={quoteTextLink(business.phone)} value={number} />
        <Way
          icon="mail"
          name="Email"
          href={quoteMailLink(business.email)}
          value={<MailAddress address={business.email} />}
        />
        <Way icon="pin" name="Office" href={business.mapUrl} value={officeOf(business)} outside />
        <Way icon="contact" name="Contact card" href={contactCardPath} value="Save us to your phone" />
      </ul>
    </PhoneFold>
  )
}

type WayProps = { icon: IconName; name: string; href: string; value: ReactNode; outside?: boolean }

function Way({ icon, name, href, value, outside = false }: WayProps) {
  return (
    <li>
      <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })} data-icon={icon}>
        <span className="label soft">{name}</span> <b className="num">{value}</b>
        {outside && <span className="vh"> (map, opens in a new tab)</span>}
      </a>
    </li>
  )
}

const officeOf = ({ locality, region, postalCode }: BusinessFragment) =>
  `${locality}, ${region} ${postalCode}`
