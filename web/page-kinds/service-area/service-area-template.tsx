import { dollars } from '#content/prices/price.ts'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { Closing } from '../../components/closing/closing.tsx'
import { Breadcrumb } from '../../components/hero/breadcrumb.tsx'
import { Hero } from '../../components/hero/hero.tsx'
import { driveFact, ratingFact, zipCodesFact } from '../../components/hero/hero-facts.ts'
import type { HeroFragment } from '../../components/hero/query.ts'
import { townQuote } from '../../components/hero/town-quote.ts'
import { aboveTowns, townTitle } from '../../components/hero/trail.ts'
import { MainServices } from '../../components/main-services/main-services.tsx'
import type { CityLink } from '../../fragments/link.ts'
import { topicOf } from '../../fragments/quote-topic.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { reviewsShown } from '../../fragments/text/review.ts'
import { Questions } from '../../sections/questions/questions.tsx'
import { Reviews } from '../../sections/reviews/reviews.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { TownProfile } from './town-profile.tsx'

/** The page of a service area; a town with a short profile has fewer blocks. */
export function ServiceAreaTemplate({ page: town, site }: AnswerOf['city']) {
  const { business } = site
  const others = site.cities.filter(({ _id }) => _id !== town._id)
  return (
    <>
      <ServiceAreaHero town={town} site={site} />
      <div className="sec">
        <MainServices heading={`Our services in ${town.name}`} main={town.services} town={town} />
      </div>
      <TownProfile town={town} site={site} />
      <Reviews
        heading={`Reviews from ${town.name}`}
        reviews={reviewsShown(town)}
        reviewsUrl={business.reviewsUrl}
      />
      {town.questions && (
        <Questions
          heading={`Questions from ${town.name}`}
          questions={town.questions}
          business={business}
          topic={topicOf(town)}
          name="faq"
        />
      )}
      <AreaTiles heading="Other towns we serve" cities={others} withAll />
      <Closing closing={town.closing} business={business} topic={topicOf(town)} />
    </>
  )
}

type Town = CityLink & { hero: HeroFragment; travelTime: string | null; averageHomeValue: number | null }

export function ServiceAreaHero({ town, site }: { town: Town; site: Site }) {
  const { name, hero, travelTime, averageHomeValue, zipCodes } = town
  const value = averageHomeValue && dollars(averageHomeValue)
  const facts = [
    ...driveFact(travelTime),
    zipCodesFact(zipCodes),
    ...(value ? [{ name: 'Average home value', value }] : []),
    ...ratingFact(site.business),
  ]
  return (
    <>
      <Breadcrumb trail={aboveTowns} current={townTitle(town)} />
      <Hero hero={hero} business={site.business} quote={townQuote(name)} facts={facts} />
    </>
  )
}
