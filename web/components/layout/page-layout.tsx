import type { ReactNode } from 'react'
import { anchors } from '#content/routes.ts'
import { type Subject, topicOf } from '../../fragments/quote-topic.ts'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { ActionBar } from './action-bar/action-bar.tsx'
import { SiteFooter } from './site-footer/site-footer.tsx'
import { SiteHeader } from './site-header/site-header.tsx'

type PageProps = {
  site: SiteSlice
  /** Where a quote is asked for: on this page, unless it has no such part. */
  quoteHref?: string
  /** The document that the page is about: a text message from the page names its service and town. */
  about?: Subject
  children: ReactNode
}

/** What every page has around its own parts: header, footer, and the bands of paper. */
export function PageLayout({ site, quoteHref = `#${anchors.contact}`, about, children }: PageProps) {
  return (
    <>
      <SiteHeader site={site} quoteHref={quoteHref} />
      <main className="bands" id={anchors.main}>
        {children}
      </main>
      <SiteFooter site={site} />
      {site.business.readableOffline !== false && <offline-pages />}
      <ActionBar phone={site.business.phone} quoteHref={quoteHref} topic={about && topicOf(about)} />
    </>
  )
}
