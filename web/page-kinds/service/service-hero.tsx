import { startingPrice } from '#content/prices/price.ts'
import { Breadcrumb } from '../../components/hero/breadcrumb.tsx'
import { Hero } from '../../components/hero/hero.tsx'
import { businessFacts, priceFact, ratingFact } from '../../components/hero/hero-facts.ts'
import { aboveService } from '../../components/hero/trail.ts'
import { EstimateLink } from '../../components/prices/estimate-link.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { badgesBlock } from '../../sections/badges/badges.tsx'
import { BeforeAfterHero } from '../../sections/before-after/before-after.tsx'
import type { BeforeAfterFragment } from '../../sections/before-after/query.ts'
import { hasProjects } from '../../sections/offers.ts'
import { Figures } from '../../sections/stats/stats.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { badgesOnTop, cheapestCard, emergencyOf, firstFigures, pricesListed } from './service-sections.ts'

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
  const soon = emergency ? firstFigures(sections) : []
  // Certificates say it of the rating and the license.
  const badges = badgesOnTop(sections)
  const { facts: proofs, ...factsMark } = badges ? badgesBlock(badges) : {}
  const facts = [
    ...(cheapestCard(service) ?? priceFact(startingPrice(service.cardPrice, pricesListed(sections)))),
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
        aboveButtons={soon.length > 0 && <Figures claims={soon} isNarrow />}
      >
        {estimate && <EstimateLink service={estimate} />}
      </Hero>
    </>
  )
}
