import { Breadcrumb } from '../../components/hero/breadcrumb.tsx'
import { Hero } from '../../components/hero/hero.tsx'
import { businessFacts, priceFact, ratingFact } from '../../components/hero/hero-facts.ts'
import { aboveService } from '../../components/hero/trail.ts'
import { EstimateLink } from '../../components/prices/estimate-link.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { AnswerOf } from '../page-queries.ts'
import { emergencyOf, startOf } from './service-sections.ts'

type ServiceHeroProps = {
  service: Pick<AnswerOf['service']['page'], 'title' | 'hero' | 'category' | 'cardPrice' | 'sections'>
  site: Site
  /** The slug of the service whose estimate the top leads to. */
  estimate?: string
}

export function ServiceHero({ service, site, estimate }: ServiceHeroProps) {
  const { title, hero, category, sections } = service
  const { business } = site
  const emergency = emergencyOf(sections)
  const isUrgent = emergency !== undefined
  const facts = [...priceFact(startOf(service)), ...ratingFact(business), ...businessFacts(site, isUrgent)]
  return (
    <>
      <Breadcrumb trail={aboveService(category)} current={title} />
      <Hero
        hero={hero}
        business={business}
        quote="Get a free quote"
        facts={facts}
        emergency={emergency && { report: emergency.report?.action ?? null }}
      >
        {estimate && <EstimateLink service={estimate} />}
      </Hero>
    </>
  )
}
