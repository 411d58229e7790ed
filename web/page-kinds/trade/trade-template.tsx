import { Closing } from '../../components/closing/closing.tsx'
import { LocalHero } from '../../components/hero/local-hero.tsx'
import type { Site } from '../../fragments/site/site-query.ts'
import { Prose } from '../../sections/prose/prose.tsx'
import { Reviews } from '../../sections/reviews/reviews.tsx'
import type { CityServicePage } from '../service-in-area/query.ts'
import { startOf } from './query.ts'
import { Trade } from './trade.tsx'

/** A trade in a town: the same in all of them except for the town's own words. */
export function TradeTemplate({ page, site }: { page: CityServicePage; site: Site }) {
  const { title, hero, city, service, about, reviews, shared, closing } = page
  const topic = { service: service.title, town: city.name }
  return (
    <>
      <LocalHero
        hero={hero}
        town={city}
        subject={service.title}
        price={startOf(service)}
        picture={service.picture}
        site={site}
      />
      <Prose name="about" heading={title} text={about} business={site.business} />
      <Trade trade={service} shared={shared} town={city.name} neighborhoods={city.neighborhoods} />
      <Reviews
        heading={`${service.title} reviews from ${city.name}`}
        reviews={reviews}
        reviewsUrl={site.business.reviewsUrl}
      />
      <Closing closing={closing} business={site.business} topic={topic} />
    </>
  )
}
