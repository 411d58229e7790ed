import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { Closing } from '../../components/closing/closing.tsx'
import { LocalHero } from '../../components/hero/local-hero.tsx'
import { TownServices } from '../../components/main-services/main-services.tsx'
import { topicOf } from '../../lake/fragments/quote-topic.ts'
import { reviewsShown } from '../../lake/fragments/text/review.ts'
import { Questions } from '../../sections/questions/questions.tsx'
import { Reviews } from '../../sections/reviews/reviews.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { TownAtAGlance, TownProfile } from './town-profile.tsx'

export function ServiceAreaTemplate({ page: town, site }: AnswerOf['city']) {
  const { business } = site
  const others = site.cities.filter(({ _id }) => _id !== town._id)
  return (
    <>
      <LocalHero hero={town.hero} town={town} site={site} />
      <TownServices heading={`Our services in ${town.name}`} town={town} />
      <TownAtAGlance town={town} site={site} />
      <Reviews
        heading={`Reviews from ${town.name}`}
        reviews={reviewsShown(town)}
        reviewsUrl={business.reviewsUrl}
      />
      <TownProfile town={town} site={site} />
      {town.questions && (
        <Questions
          heading={`Questions from ${town.name}`}
          questions={town.questions}
          business={business}
          topic={topicOf(town)}
          name="faq"
        />
      )}
      <AreaTiles heading="Other towns we serve" cities={others} business={business} withAll />
      <Closing closing={town.closing} business={business} topic={topicOf(town)} />
    </>
  )
}
