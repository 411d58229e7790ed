import type { ReactNode } from 'react'
import { anchors } from '#content/addresses/routes.ts'
import { phoneLink } from '#content/documents/phone.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import { type Subject, topicOf } from '../../fragments/quote-topic.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { MissingFields } from '../../preview/missing-fields.tsx'
import { quoteTextLink } from '../contact-links/contact-buttons.tsx'
import type {} from '../custom-elements.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type PageProps = {
  site: Site
  /** Where quote buttons lead: to the form of this page, unless it has none. */
  quoteHref?: string
  /** The document that the page is about; a text message that is sent from the page names its service and town. */
  about?: Subject
  /** Whether its visitors need the phone first. */
  isEmergency?: boolean
  children: ReactNode
}

export function PageLayout({
  site,
  quoteHref = `#${anchors.contact}`,
  about,
  isEmergency,
  children,
}: PageProps) {
  return (
    <>
      <MissingFields />
      <SiteHeader site={site} quoteHref={quoteHref} />
      <main className="bands" id={anchors.main}>
        {children}
      </main>
      <SiteFooter site={site} />
      {site.business.readableOffline !== false && <offline-pages />}
      <ActionBar
        phone={site.business.phone}
        quoteHref={quoteHref}
        topic={about && topicOf(about)}
        isEmergency={isEmergency}
      />
    </>
  )
}

type ActionBarProps = { phone: string; quoteHref: string; topic?: QuoteTopic; isEmergency?: boolean }

/**
 * On phones call, text and quote come within reach of the thumb when the page's first buttons leave the screen. The quote is the
 * amber one, in an emergency the call.
 */
export function ActionBar({ phone, quoteHref, topic, isEmergency = false }: ActionBarProps) {
  return (
    <action-bar>
      <nav className="actions-bar" aria-label="Quick contact">
        <a className={isEmergency ? 'go' : undefined} href={phoneLink(phone)} data-icon="phone">
          Call
        </a>
        <a href={quoteTextLink(phone, topic)} data-icon="text">
          Text
        </a>
        <a className={isEmergency ? undefined : 'go'} href={quoteHref}>
          Free quote
        </a>
      </nav>
    </action-bar>
  )
}
