import type { ReactNode } from 'react'
import { anchors } from '#content/addresses/routes.ts'
import { phoneLink } from '#content/documents/phone.ts'
import { brandColorsOf } from '#content/looks/palettes.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import { type Subject, topicOf } from '../../lake/fragments/quote-topic.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { quoteTextLink } from '../contact-links/contact-buttons.tsx'
import type {} from '../custom-elements.ts'
import { MissingFields } from '../preview/missing-fields.tsx'
import { OwnColors } from './own-colors.tsx'
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
  const colors = brandColorsOf(site.business.colors)
  return (
    <>
      {colors && <OwnColors colors={colors} />}
      <MissingFields />
      <SiteHeader site={site} quoteHref={quoteHref} isEmergency={isEmergency} />
      <main id={anchors.main}>{children}</main>
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

const bar =
  'flex min-h-(--bar) items-center justify-center gap-2 font-button no-underline not-first:border-s not-first:border-line focus-visible:-outline-offset-4'
const way = `${bar} text-inherit`
const go = `${bar} bg-cta text-on-cta`

type ActionBarProps = { phone: string; quoteHref: string; topic?: QuoteTopic; isEmergency?: boolean }

/**
 * On phones call, text and quote come within reach of the thumb when the page's first buttons leave the screen. The quote is the
 * amber one, in an emergency the call.
 */
export function ActionBar({ phone, quoteHref, topic, isEmergency = false }: ActionBarProps) {
  return (
    <action-bar>
      <nav
        className="fixed inset-x-0 bottom-0 z-(--z-bar) hidden grid-cols-[1fr_1fr_1.35fr] border-t-(length:--stroke) border-ink bg-surface pb-[env(safe-area-inset-bottom)] max-md:grid print:hidden [[data-away]>&]:invisible [[data-away]>&]:translate-y-full"
        aria-label="Quick contact"
      >
        <a className={isEmergency ? go : way} href={phoneLink(phone)} data-icon="phone">
          Call
        </a>
        <a className={way} href={quoteTextLink(phone, topic)} data-icon="text">
          Text
        </a>
        <a className={isEmergency ? way : go} href={quoteHref}>
          Free quote
        </a>
      </nav>
    </action-bar>
  )
}
