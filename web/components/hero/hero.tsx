import type { ReactNode } from 'react'
import { anchors } from '#content/addresses/routes.ts'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { CallButton, QuoteButton } from '../contact-links/contact-buttons.tsx'
import { ButtonLink } from '../controls/button.tsx'
import { ButtonRow } from '../controls/button-row.tsx'
import { type Fact, TitleBlock } from '../facts/fact-list.tsx'
import { Badge } from '../marks/badge.tsx'
import { Picture } from '../picture/picture.tsx'
import { Lead } from '../text/lead.tsx'
import { FirstScreenEnd } from './first-screen-end.tsx'
import type { HeroFragment } from './query.ts'

const SIZES = '(width < 48rem) 93vw, (width < 82.5rem) 45vw, 37rem'

type HeroProps = {
  hero: HeroFragment
  business: BusinessFragment
  /** Words on the button that leads to the form. */
  quote: string
  /** Three to five facts below the picture. */
  facts: readonly Fact[]
  /** On a page for emergencies the phone comes before the form, and before a report online where the page takes one. */
  emergency?: { report: string | null }
  /** Stands in for the page's own picture. */
  picture?: PictureFragment | null
  /** Stands where the picture would, while there is none. */
  beside?: ReactNode
  /** On a phone it comes before the facts. */
  isBesideFirst?: boolean
  children?: ReactNode
}

export function Hero(props: HeroProps) {
  const { hero, business, quote, facts, emergency, picture, beside, children } = props
  const shown = hero.picture ?? picture
  const side = shown ? <Picture picture={shown} sizes={SIZES} upTo={1200} first /> : beside
  return (
    <section className="pt-6 pb-4" data-section="hero">
      <div className="mx-auto w-page">
        <div
          className={`grid grid-cols-1 gap-x-grid-wide gap-y-4 ${side ? 'md:grid-cols-2 md:items-center' : ''}`.trim()}
        >
          <div className="space-y-4">
            {hero.badge && (
              <p>
                <Badge look="outline">{hero.badge}</Badge>
              </p>
            )}
            <h1 className={side ? 'md:text-h1-split' : undefined} {...editable(hero, 'heading')}>
              {hero.heading}
            </h1>
            {emergency && (
              <ButtonRow>
                <CallButton business={business} look="hero" size="lg" />
              </ButtonRow>
            )}
            <Lead {...editable(hero, 'lead')}>{hero.lead}</Lead>
            <ButtonRow className={side ? 'md:max-xl:*:flex-auto' : undefined}>
              {emergency ? (
                <EmergencyButtons quote={hero.action ?? quote} {...emergency} />
              ) : (
                <>
                  <QuoteButton text={hero.action ?? quote} size="lg" />
                  <CallButton business={business} size="lg" />
                </>
              )}
              {hero.projectsAction && (
                <ButtonLink look="outline" size="lg" href={`#${anchors.projects}`}>
                  {hero.projectsAction}
                </ButtonLink>
              )}
            </ButtonRow>
            {children}
          </div>
          {facts.length > 0 && <TitleBlock className="col-span-full" facts={facts} />}
          {side && <div className={`md:col-start-2 md:row-start-1 ${onPhone(props)}`.trim()}>{side}</div>}
        </div>
      </div>
      <FirstScreenEnd />
    </section>
  )
}

/** In an emergency the number comes before any picture. */
function onPhone({ emergency, isBesideFirst }: HeroProps): string {
  if (emergency) return 'max-md:hidden'
  return isBesideFirst ? 'max-md:row-start-2' : ''
}

function EmergencyButtons({ quote, report }: { quote: string; report: string | null }) {
  return (
    <>
      {report && (
        <ButtonLink look="outline" href={`#${anchors.report}`}>
          {report}
        </ButtonLink>
      )}
      <QuoteButton text={quote} look="link" />
    </>
  )
}
