import type { ComponentProps } from 'react'
import { anchors } from '#content/addresses/routes.ts'
import { linksTo } from '../../fragments/site/navigation.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { areaSentence } from '../area-map/area-map.tsx'
import { CallButton, QuoteButton } from '../contact-links/contact-buttons.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { MoreLink } from '../controls/more-link.tsx'
import { Links } from '../text/links.tsx'

type SiteMenuProps = { id: string; site: Site; quoteHref: string }

/**
 * One navigation for all screens: on a wide one it is a line of the header, from which panels open; on others it slides in from the
 * right. The browser opens and closes all of it; an island adds hovering, and keeps the focus inside.
 */
export function SiteMenu({ id, site, quoteHref }: SiteMenuProps) {
  const { services, areas, pages } = site.navigation
  return (
    <site-menu>
      <nav className="menu" id={id} popover="auto" aria-label="Main">
        <Top id={id} />
        <details name="nav">
          <summary
            className="after:transition-[rotate] after:duration-(--quick) [[open]>&]:after:rotate-180"
            data-end-icon="chevron"
          >
            {services.title}
          </summary>
          <Services site={site} />
        </details>
        <details name="nav">
          <summary
            className="after:transition-[rotate] after:duration-(--quick) [[open]>&]:after:rotate-180"
            data-end-icon="chevron"
          >
            {areas.title}
          </summary>
          <Areas site={site} />
        </details>
        <Links className="pages" links={linksTo(pages)} />
        <div className="grid items-start gap-grid *:min-w-0 mt-6 lg:hidden">
          <CallButton business={site.business} />
          <QuoteButton text="Get FREE Quote" href={quoteHref} />
        </div>
      </nav>
    </site-menu>
  )
}

function Top({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:hidden">
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
      <ButtonLink
        look="ghost"
        size="icon"
        {...link}
        className={`supports-[selector(:popover-open)]:hidden ${link.className ?? ''}`}
      />
    </noscript>
  )
}

function Services({ site: { navigation, business } }: { site: Site }) {
  const { main, moreTitle, more } = navigation.services
  return (
    <div className="panel many">
      <ul className="main">
        {linksTo(main).map(({ id, path, title, described, screens }) => (
          <li key={id} data-screens={screens}>
            <a href={path}>{title}</a>
            {described?.summary && <p className="text-sm text-ink-soft">{described.summary}</p>}
          </li>
        ))}
      </ul>
      <div>
        <p className="label text-ink-soft">{moreTitle}</p>
        <Links className="cols three" links={linksTo(more)} />
      </div>
      <div className="space-y-4">
        <p className="label text-ink-soft">Not sure which trade?</p>
        <p className="text-sm">Describe the problem. We’ll tell you who you need and what it costs.</p>
        <CallButton business={business} size="sm" className="whitespace-nowrap" />
      </div>
    </div>
  )
}

function Areas({ site }: { site: Site }) {
  const { heading, links, overview } = site.navigation.areas
  return (
    <div className="panel">
      <div>
        <p className="label text-ink-soft">{heading}</p>
        <Links className="cols" links={linksTo(links)} />
        {linksTo(overview ? [overview] : []).map(({ path, title }) => (
          <MoreLink key={path} href={path} text={title} className="max-lg:hidden" />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{areaSentence(site.business)}</p>
    </div>
  )
}
