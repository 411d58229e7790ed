import type { BusinessSlice } from '../../documents/business.ts'
import type { ClaimSlice } from '../../documents/claim.ts'
import { TitleBlock } from '../../ui/fact-list.tsx'
import { CallButton, QuoteButton } from '../actions/component.tsx'
import { Picture } from '../picture/component.tsx'
import type { HeroSlice } from './query.ts'

type HomeHeroProps = { hero: HeroSlice; badges: readonly ClaimSlice[]; business: BusinessSlice }

/** The top of the home page: the picture bleeds off the right edge, the title block overlaps it. */
export function HomeHero({ hero, badges, business }: HomeHeroProps) {
  return (
    <section className="hero-home" data-section="hero">
      <div className="wrap split">
        <div className="copy">
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="row full">
            <QuoteButton text={hero.action ?? 'Get a free quote online'} size="lg" />
            <CallButton business={business} size="lg" />
          </div>
        </div>
        {hero.picture && (
          <div className="view">
            <div className="frame">
              <Picture picture={hero.picture} shape="wide" sizes="(width < 64rem) 140vw, 75vw" first />
            </div>
          </div>
        )}
      </div>
      <div className="wrap">
        <TitleBlock facts={badges.map(({ label, value }) => ({ name: label, value }))} />
      </div>
    </section>
  )
}
