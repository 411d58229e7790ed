import type { ReactNode } from 'react'
import { anchors } from '#content/addresses/routes.ts'
import { type Subject, topicOf } from '../../fragments/quote-topic.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { MissingFields } from '../../preview/missing-fields.tsx'
import { ActionBar } from './action-bar.tsx'
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

/** The layout of every page: header, footer and, on phones, the action bar. */
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
