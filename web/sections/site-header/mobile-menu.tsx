import type { ReactNode } from 'react'
import { onceOnSite, pathOf, type Routable, singlePages } from '#content/routes.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CallButton, QuoteButton } from '../actions/component.tsx'
import type { SiteSlice } from './site-slice.ts'

type MobileMenuProps = { id: string; site: SiteSlice; quoteHref: string }

const pages = onceOnSite.flatMap((type) =>
  type === 'homePage' ? [] : [{ _id: type, _type: type, slug: null, name: singlePages[type].title }],
)

/** Slides in from the right; the browser opens and closes it, an island keeps the focus inside. */
export function MobileMenu({ id, site, quoteHref }: MobileMenuProps) {
  return (
    <off-canvas>
      <div className="menu" id={id} popover="auto">
        <Top id={id} />
        <nav aria-label="Mobile">
          <Links links={site.mainServices.map((service) => ({ ...service, name: service.title }))} arrow />
          <Group title="More services">
            <Links links={site.services.map((service) => ({ ...service, name: service.title }))} />
          </Group>
          <Group title="Service areas">
            <Links links={site.cities} />
          </Group>
          <Links links={pages} />
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {title}
        <Icon name="chevron" size="s" />
      </summary>
      {children}
    </details>
  )
}

type LinksProps = { links: readonly (Routable & { _id: string; name: string })[]; arrow?: boolean }

function Links({ links, arrow = false }: LinksProps) {
  return (
    <ul className="rows">
      {links.map((link) => (
        <li key={link._id}>
          <a href={pathOf(link)}>
            {link.name}
            {arrow && <Icon name="arrow" size="s" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
