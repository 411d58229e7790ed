import { startingPrice } from '#content/prices/price.ts'
import { Breadcrumb } from '../../components/hero/breadcrumb.tsx'
import { Hero } from '../../components/hero/hero.tsx'
import { businessFacts, priceFact, ratingFact } from '../../components/hero/hero-facts.ts'
import { aboveService } from '../../components/hero/trail.ts'
import { EstimateLink } from '../../components/prices/estimate-link.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { badgesBlock } from '../../sections/badges/badges.tsx'
import { BeforeAfterHero } from '../../sections/before-after/before-after.tsx'
import type { BeforeAfterFragment } from '../../sections/before-after/query.ts'
import { hasProjects } from '../../sections/offers.ts'
import { Figures } from '../../sections/stats/stats.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { badgesOnTop, cheapestCard, emergencyOf, pricesListed, timesOnTop } from './service-sections.ts'

/** Times in large letters; more stand with the other facts. */
const LARGE_TIMES = 2

type ServiceHeroProps = {
  service: Pick<AnswerOf['service']['page'], 'title' | 'hero' | 'category' | 'cardPrice' | 'sections'>
  site: Site
  /** The slug of the service whose estimate the top leads to. */
  estimate?: string
  /** Stands in place of a picture. */
  beforeAfter?: BeforeAfterFragment
}

export function ServiceHero({ service, site, estimate, beforeAfter }: ServiceHeroProps) {
  const { title, hero, category, sections } = service
  const { business } = site
  const emergency = emergencyOf(sections)
  // In an emergency what counts is how soon somebody comes, and not the rating and the usual hours.
  const times = timesOnTop(sections)
  // Certificates say it of the rating and the license.
  const badges = badgesOnTop(sections)
  const { facts: proofs, ...factsMark } = badges ? badgesBlock(badges) : {}
  const facts = [
    ...(cheapestCard(service) ?? priceFact(startingPrice(service.cardPrice, pricesListed(sections)))),
    ...(times?.claims.slice(LARGE_TIMES).map(({ label, value }) => ({ name: label, value })) ?? []),
    ...(proofs ?? (emergency ? [] : [...ratingFact(business), ...businessFacts(site)])),
  ]
  return (
    <>
      <Breadcrumb trail={aboveService(category)} current={title} />
      <Hero
        hero={hero}
        hasProjects={hasProjects(sections)}
        business={business}
        quote="Get a free quote"
        facts={facts}
        factsMark={factsMark}
        beside={beforeAfter && <BeforeAfterHero section={beforeAfter} />}
        onPhone="first"
        emergency={emergency && { report: emergency.report?.action ?? null }}
        aboveButtons={
          times && (
            <Figures
              claims={times.claims.slice(0, LARGE_TIMES)}
              isNarrow
              data-section="stats"
              {...editable(times, 'heading')}
            />
          )
        }
      >
        {estimate && <EstimateLink service={estimate} />}
      </Hero>
    </>
  )
}
