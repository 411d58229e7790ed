import { anchors } from '#content/addresses/routes.ts'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { QuoteButton } from '../contact-links/contact-buttons.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { Tip } from '../controls/tip.tsx'
import { OpenInBar } from '../opening-hours/open-now.tsx'
import { Logo } from './logo.tsx'
import { LinkForOlder, SiteMenu } from './site-menu.tsx'

const MENU = 'menu'

type SiteHeaderProps = { site: Site; quoteHref: string; isEmergency?: boolean }

export function SiteHeader({ site, quoteHref, isEmergency }: SiteHeaderProps) {
  const { business } = site
  return (
    <>
      <ButtonLink
        className="absolute -start-396 z-(--z-skip) focus:inset-[--spacing(2)_auto_auto_--spacing(4)] print:hidden"
        href={`#${anchors.main}`}
      >
        Skip to content
      </ButtonLink>
      <TopBar site={site} isEmergency={isEmergency} />
      <header className="sticky top-0 z-(--z-header) border-b border-line bg-paper print:static">
        <div className="mx-auto flex min-h-(--header) w-page items-center gap-x-4 lg:flex-wrap lg:max-xl:gap-x-2">
          <Logo business={business} />
          <SiteMenu id={MENU} site={site} quoteHref={quoteHref} />
          <Phone phone={business.phone} />
          <QuoteButton text="Get FREE Quote" href={quoteHref} className="whitespace-nowrap max-lg:hidden" />
          <LinkForOlder icon="menu" className="-me-3 lg:hidden" href={`#${MENU}`} aria-label="Open menu" />
          <Button
            look="ghost"
            size="icon"
            icon="menu"
            className="-me-3 lg:hidden"
            popoverTarget={MENU}
            aria-label="Open menu"
          />
        </div>
      </header>
    </>
  )
}

/** A phone number that is called at a tap. */
export const callLook =
  'flex min-h-target items-center gap-2 font-bold whitespace-nowrap text-inherit no-underline before:bg-brand-text'

/** Where there is no room for the number, the tooltip has it. */
function Phone({ phone }: { phone: string }) {
  const number = formatPhone(phone)
  const name = `Call ${number}`
  return (
    <Tip
      text={name}
      side="below"
      className="max-md:hidden xl:[&>[role=tooltip]]:hidden print:ms-auto print:flex"
    >
      <a
        className={`${callLook} max-xl:min-w-target max-xl:justify-center`}
        href={phoneLink(phone)}
        aria-label={name}
        data-icon="phone"
      >
        <span className="max-xl:sr-only print:not-sr-only">{number}</span>
      </a>
    </Tip>
  )
}

function TopBar({ site, isEmergency }: Pick<SiteHeaderProps, 'site' | 'isEmergency'>) {
  return (
    <aside className="plate text-label font-normal print:hidden" aria-label="Business hours and license">
      <div className="mx-auto flex min-h-target w-page flex-wrap items-center gap-x-6">
        <OpenInBar openingHours={site.openingHours} phone={site.business.phone} isEmergency={isEmergency} />
        {/* A notice may need its room. */}
        <span
          className={`ms-auto text-ink-soft ${site.openingHours.notice ? 'max-xl:hidden' : 'max-lg:hidden'}`}
        >
          {site.business.licenceLine}
        </span>
      </div>
    </aside>
  )
}
