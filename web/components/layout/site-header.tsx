import { anchors, fixedPaths } from '#content/addresses/routes.ts'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import { straplineOf } from '../../fragments/site/business.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { QuoteButton } from '../contact-links/contact-buttons.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { Tip } from '../controls/tip.tsx'
import { LogoMark } from '../drawings/logo.tsx'
import { OpenInBar } from '../opening-hours/open-now.tsx'
import { LinkForOlder, SiteMenu } from './site-menu.tsx'

const MENU = 'menu'

export function SiteHeader({ site, quoteHref }: { site: Site; quoteHref: string }) {
  const { business } = site
  return (
    <>
      <ButtonLink className="skip" href={`#${anchors.main}`}>
        Skip to content
      </ButtonLink>
      <TopBar site={site} />
      <header className="site">
        <div className="mx-auto w-page">
          <Logo name={business.name} strapline={straplineOf(business)} />
          <SiteMenu id={MENU} site={site} quoteHref={quoteHref} />
          <Phone phone={business.phone} />
          <QuoteButton text="Get FREE Quote" href={quoteHref} className="whitespace-nowrap max-lg:hidden" />
          <LinkForOlder icon="menu" className="lg:hidden" href={`#${MENU}`} aria-label="Open menu" />
          <Button
            look="ghost"
            size="icon"
            icon="menu"
            className="lg:hidden"
            popoverTarget={MENU}
            aria-label="Open menu"
          />
        </div>
      </header>
    </>
  )
}

/** Where there is no room for the number, the tooltip has it. */
function Phone({ phone }: { phone: string }) {
  const number = formatPhone(phone)
  const name = `Call ${number}`
  return (
    <Tip text={name} side="below">
      <a className="call" href={phoneLink(phone)} aria-label={name} data-icon="phone">
        <span>{number}</span>
      </a>
    </Tip>
  )
}

function TopBar({ site }: { site: Site }) {
  return (
    <aside className="top-bar plate" aria-label="Business hours and license">
      <div className="mx-auto w-page">
        <OpenInBar openingHours={site.openingHours} phone={site.business.phone} />
        <span className="end text-ink-soft">{site.business.licenceLine}</span>
      </div>
    </aside>
  )
}

export function Logo({ name, strapline }: { name: string; strapline: string }) {
  return (
    <a className="logo" href={fixedPaths.home}>
      <LogoMark />
      <b>{name}</b>
      <small>{strapline}</small>
    </a>
  )
}
