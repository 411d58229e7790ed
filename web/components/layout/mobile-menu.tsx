import type { ComponentProps } from 'react'
import { anchors } from '#content/addresses/routes.ts'
import { linksOn, type Shown } from '../../fragments/site/navigation.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { CallButton, QuoteButton } from '../contact-links/contact-buttons.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { Links } from '../text/links.tsx'

type MobileMenuProps = { id: string; site: Site; quoteHref: string }

/** Slides in from the right; the browser opens and closes it, an island keeps the focus inside. */
export function MobileMenu({ id, site, quoteHref }: MobileMenuProps) {
  const { services, areas, pages } = site.navigation
  return (
    <off-canvas>
      <div className="menu" id={id} popover="auto" role="dialog" aria-label="Menu">
        <Top id={id} />
        <nav aria-label="Mobile">
          <Rows links={linksOn('phones', services.main)} arrow />
          <Group title={services.moreTitle} links={linksOn('phones', services.more)} />
          <Group title={areas.title} links={linksOn('phones', areas.links)} />
          <Rows links={linksOn('phones', pages)} />
        </nav>
        <div className="grid mt-5">
          <CallButton business={site.business} />
          <QuoteButton text="Get FREE Quote" href={quoteHref} />
        </div>
      </div>
    </off-canvas>
  )
}

function Top({ id }: { id: string }) {
  return (
    <div className="row apart">
      <p className="label">Menu</p>
      <LinkForOlder icon="close" href={`#${anchors.main}`} aria-label="Close menu" />
      <Button
        look="ghost"
        size="icon"
        icon="close"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close menu"
        autoFocus
      />
    </div>
  )
}

/** Does what the button beside it does, in browsers that have neither popovers nor a script that brings them. */
export function LinkForOlder(link: ComponentProps<typeof ButtonLink>) {
  return (
    <noscript>
      <ButtonLink look="ghost" size="icon" {...link} />
    </noscript>
  )
}

function Group({ title, links }: { title: string; links: readonly Shown[] }) {
  if (links.length === 0) return null
  return (
    <details>
      <summary data-end-icon="chevron">{title}</summary>
      <Rows links={links} />
    </details>
  )
}

function Rows(shown: { links: readonly Shown[]; arrow?: boolean }) {
  return (
    <div className="rows">
      <Links {...shown} />
    </div>
  )
}
