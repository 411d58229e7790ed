import type { ReactNode } from 'react'
import { contactCardPath } from '#content/addresses/downloads.ts'
import { anchors } from '#content/addresses/routes.ts'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import { addressOf, type BusinessFragment } from '../../lake/fragments/site/business.ts'
import { type Site, servicesOf } from '../../lake/fragments/site/site-query.ts'
import { CallButton, quoteMailLink, quoteTextLink } from '../contact-links/contact-buttons.tsx'
import { MailAddress } from '../contact-links/mail-address.tsx'
import { Profiles } from '../contact-links/profiles.tsx'
import { InNewTab, newTab } from '../controls/more-link.tsx'
import { Band } from '../layout/band.tsx'
import { cards, notices } from '../layout/card.ts'
import { Columns } from '../layout/columns.tsx'
import { Badge } from '../marks/badge.tsx'
import type { IconName } from '../marks/icon-name.ts'
import { OpenNow } from '../opening-hours/open-now.tsx'
import { QuoteForm } from '../quote-form/quote-form.tsx'
import { PhoneFold } from '../text/fold.tsx'
import { noLastLine, rows } from '../text/rows.ts'
import { Head } from '../text/section-head.tsx'
import { Trust } from '../trust/trust.tsx'
import type { ContactFragment } from './query.ts'

type ContactProps = {
  contact: ContactFragment
  site: Pick<Site, 'business' | 'mainServices' | 'openingHours' | 'services'>
  className?: string
}

export function Contact({ contact, site, className = '' }: ContactProps) {
  const { business } = site
  return (
    <Band
      className={`md:[--place:82rem] lg:[--place:66rem] ${className}`.trim()}
      id={anchors.contact}
      data-section="contact"
    >
      <Columns wide="start" className="mx-auto w-page md:max-lg:gap-x-grid">
        <div className="md:col-span-full print:hidden">
          <Head heading={contact.heading} intro={contact.intro} above="none" />
        </div>
        <div className={`${cards.usual} md:[&_textarea]:min-h-80 lg:[&_textarea]:min-h-57 print:hidden`}>
          <QuoteForm form="message" business={business} services={servicesOf(site)} />
        </div>
        <div className="space-y-4 print:col-span-full" data-beside-form="">
          <div className={cards.folded}>
            <Ways business={business} />
          </div>
          {site.openingHours.areaEmergency && <Emergency contact={contact} business={business} />}
          {business.profiles && business.profiles.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
              <span className="label">Follow us</span>
              <Profiles profiles={business.profiles} />
            </div>
          )}
        </div>
        <div className="md:col-span-full">
          <Trust business={business} />
        </div>
      </Columns>
    </Band>
  )
}

type EmergencyProps = { contact: ContactFragment; business: BusinessFragment }

function Emergency({ contact, business }: EmergencyProps) {
  return (
    <div className={notices.emergency}>
      <Badge look="destructive" icon="alert" className="max-md:hidden">
        Emergency
      </Badge>
      <h3>{contact.emergency}</h3>
      <p>{contact.emergencyText}</p>
      <CallButton
        business={business}
        look="destructive"
        className="justify-self-start max-md:justify-self-stretch"
      />
    </div>
  )
}

function Ways({ business }: { business: BusinessFragment }) {
  const number = formatPhone(business.phone)
  return (
    <PhoneFold title={<h3>Or reach us directly</h3>}>
      <OpenNow />
      <ul className={`${noLastLine} mt-3 grid grid-cols-1 sm:max-md:grid-cols-2 sm:max-md:gap-x-grid`}>
        <Way icon="phone" name="Call" href={phoneLink(business.phone)} value={number} isFirst />
        <Way icon="text" name="Text a photo" href={quoteTextLink(business.phone)} value={number} />
        <Way
          icon="mail"
          name="Email"
          href={quoteMailLink(business.email)}
          value={<MailAddress address={business.email} />}
          isLong
        />
        <Way icon="pin" name="Office" href={business.mapUrl} value={addressOf(business)} outside />
        <Way
          icon="contact"
          name="Contact card"
          href={contactCardPath}
          value="Save our number to your phone"
        />
      </ul>
    </PhoneFold>
  )
}

type WayProps = {
  icon: IconName
  name: string
  href: string
  value: ReactNode
  outside?: boolean
  /** Whether it needs a row of its own on a phone. */
  isLong?: boolean
  /** Whether it is what most people look for. */
  isFirst?: boolean
}

function Way({ icon, name, href, value, outside = false, isLong = false, isFirst = false }: WayProps) {
  return (
    <li className={isLong ? 'sm:max-md:col-span-full' : undefined}>
      <a className={rows.way} href={href} {...(outside && newTab)} data-icon={icon}>
        {name}{' '}
        <b
          className={`text-ink even-figures ${isFirst ? 'text-h3' : 'text-[min(var(--text-sm),3.9vw)] xs:text-sm/[1.35] md:text-base'}`}
        >
          {value}
        </b>
        {outside && (
          <>
            <span className="sr-only"> on the map</span>
            <InNewTab />
          </>
        )}
      </a>
    </li>
  )
}
