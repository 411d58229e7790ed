import type { ComponentProps, ReactNode } from 'react'
import { anchors, isAddressedType } from '#content/addresses/routes.ts'
import { linksTo } from '../../lake/fragments/site/navigation.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { areaSentence } from '../area-map/area-map.tsx'
import { CallButton, QuoteButton } from '../contact-links/contact-buttons.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { MoreLink } from '../controls/more-link.tsx'
import { Links, onScreens } from '../text/links.tsx'

/** It slides in where it is opened: by popover, by the script that stands in for popovers, or by its address where there is neither. */
const drawerLook = [
  'max-lg:fixed max-lg:inset-[0_0_0_auto] max-lg:z-(--z-menu) max-lg:hidden max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(88vw,23rem)]',
  'max-lg:translate-x-full max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:border-s-(length:--stroke) max-lg:border-ink',
  'max-lg:bg-paper max-lg:px-6 max-lg:pt-3 max-lg:pb-8 max-lg:text-ink backdrop:bg-veil',
  'max-lg:transition-[translate,overlay,display] max-lg:transition-discrete max-lg:duration-(--calm) max-lg:ease-out',
  'max-lg:shown:block max-lg:shown:translate-x-0 max-lg:shown:starting:translate-x-full',
  'max-lg:data-open:shadow-backdrop',
  'max-lg:addressed:block max-lg:addressed:translate-x-0 max-lg:addressed:shadow-backdrop',
].join(' ')

const lineLook =
  'lg:static lg:flex lg:size-auto lg:flex-wrap lg:overflow-visible lg:bg-transparent lg:whitespace-nowrap lg:text-inherit'

const entryLook = [
  'font-[550] text-inherit no-underline',
  'max-lg:flex max-lg:min-h-11.5 max-lg:items-center max-lg:border-b max-lg:border-line',
].join(' ')

/** What stands in the line of a wide screen. */
const inLine =
  'lg:flex lg:min-h-target lg:items-center lg:px-[0.4rem] xl:px-[0.6rem] lg:text-[1rem] lg:hover:text-brand-text lg:hover:shadow-underline'

const panelLook = [
  'max-lg:ps-4 lg:absolute lg:inset-[100%_0_auto] lg:grid lg:max-h-[calc(100dvh-var(--header))] lg:items-start lg:gap-12 lg:overflow-y-auto',
  'lg:border-y-(length:--stroke) lg:border-ink lg:bg-surface lg:px-[max(var(--spacing-gutter),50%-38.75rem)] lg:py-8',
  'lg:whitespace-pre-line lg:shadow-float',
].join(' ')

/** Of the links of a panel, on their list, since each page has some fifty. */
const linksLook = [
  '[&_a]:font-[550] [&_a]:text-inherit [&_a]:no-underline',
  'max-lg:[&_a]:flex max-lg:[&_a]:min-h-11.5 max-lg:[&_a]:items-center max-lg:[&_a]:border-b max-lg:[&_a]:border-line',
  'lg:[&_a]:flex lg:[&_a]:min-h-10 lg:[&_a]:items-center lg:[&_a]:hover:underline',
].join(' ')

const columnsLook = `${linksLook} lg:*:break-inside-avoid lg:[&_a]:py-[0.3rem] lg:[&_a]:leading-[1.3]`

type SiteMenuProps = { id: string; site: Site; quoteHref: string }

/**
 * One navigation for all screens: on a wide one it is a line of the header, from which panels open; on others it slides in from the
 * right. The browser opens and closes all of it; an island adds hovering, and keeps the focus inside.
 */
export function SiteMenu({ id, site, quoteHref }: SiteMenuProps) {
  return (
    <site-menu className="contents">
      <nav className={`${drawerLook} ${lineLook} print:hidden`} id={id} popover="auto" aria-label="Main">
        <Top id={id} />
        <Services site={site} />
        <Areas site={site} />
        <Links
          className="lg:flex"
          links={linksTo(site.navigation.pages)}
          linkClassName={`${entryLook} ${inLine}`}
        />
        <div className="grid items-start gap-grid *:min-w-0 mt-6 lg:hidden">
          <CallButton business={site.business} />
          <QuoteButton text="Get FREE Quote" href={quoteHref} />
        </div>
      </nav>
    </site-menu>
  )
}

/** An entry that opens a panel. */
function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="nav">
      <summary
        className={`${entryLook} ${inLine} gap-1 max-lg:justify-between after:transition-[rotate] after:duration-(--quick) lg:[[open]>&]:text-brand-text lg:[[open]>&]:shadow-underline [[open]>&]:after:rotate-180`}
        data-end-icon="chevron"
      >
        {title}
      </summary>
      {children}
    </details>
  )
}

function Top({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:hidden">
      <p className="label">Menu</p>
      <LinkForOlder icon="close" className="-me-3.25" href={`#${anchors.main}`} aria-label="Close menu" />
      <Button
        look="ghost"
        size="icon"
        className="-me-3.25"
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
  const { title, moreTitle } = navigation.services
  const [main, more] = [linksTo(navigation.services.main), linksTo(navigation.services.more)]
  if (main.length + more.length === 0) return null
  return (
    <Entry title={title}>
      <div className={`${panelLook} lg:grid-cols-[3fr_8fr]`}>
        {main.length > 0 && (
          <ul className={`${linksLook} lg:grid lg:gap-4 lg:[&_a]:text-h4`}>
            {main.map(({ id, path, title, described, screens }) => (
              <li key={id} className={screens && onScreens[screens]} data-screens={screens}>
                <a href={path}>{title}</a>
                {described?.summary && (
                  <p className="text-sm font-normal text-ink-soft max-lg:hidden">{described.summary}</p>
                )}
              </li>
            ))}
          </ul>
        )}
        <div>
          {areDocuments(more) && <p className="label text-ink-soft max-lg:hidden">{moreTitle}</p>}
          <Links className={`${columnsLook} lg:mb-4 lg:columns-3 lg:text-sm`} links={more} />
          <div className="flex items-center justify-between gap-4 border-t border-line pt-4 max-lg:hidden">
            <div>
              <p className="label text-ink-soft">Not sure which trade?</p>
              <p className="text-sm text-balance">
                Describe the problem. We’ll tell you who you need and what it costs.
              </p>
            </div>
            <CallButton business={business} size="sm" className="whitespace-nowrap" />
          </div>
        </div>
      </div>
    </Entry>
  )
}

/** A heading stands above services or towns, and not above a page that is left of its list alone. */
const areDocuments = (links: ReturnType<typeof linksTo>) =>
  links.some(({ to, screens }) => to && isAddressedType(to._type) && screens !== 'phones')

function Areas({ site }: { site: Site }) {
  const { title: name, heading, ...areas } = site.navigation.areas
  const [links, overview] = [linksTo(areas.links), linksTo(areas.overview ? [areas.overview] : [])]
  if (links.length + overview.length === 0) return null
  return (
    <Entry title={name}>
      <div className={`${panelLook} lg:grid-cols-[8fr_3fr]`}>
        <div>
          {areDocuments(links) && <p className="label text-ink-soft max-lg:hidden">{heading}</p>}
          <Links className={`${columnsLook} lg:columns-4`} links={links} />
          {overview.map(({ path, title }) => (
            <MoreLink key={path} href={path} text={title} className="max-lg:hidden" />
          ))}
        </div>
        <p className="text-sm text-balance text-ink-soft max-lg:hidden">{areaSentence(site.business)}</p>
      </div>
    </Entry>
  )
}
