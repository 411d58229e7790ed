import { anchors } from '#content/routes.ts'
import { TownProfile } from '../chapters/town/town-profile/component.tsx'
import type { SiteSlice } from '../documents/site.ts'
import { topicOf } from '../parts/quote-topic.ts'
import type { CityPage } from '../queries/city-page.ts'
import { AreaTiles } from '../sections/areas/tiles.tsx'
import { Closing } from '../sections/closing/component.tsx'
import { TownHero } from '../sections/hero/town-hero.tsx'
import { MainServices } from '../sections/main-services/component.tsx'
import { Questions } from '../sections/questions/component.tsx'
import { Reviews } from '../sections/reviews/component.tsx'

/** The parts of a town's page, in their order; a town with a short profile has fewer of them. */
export function TownTemplate({ page: town, site }: { page: CityPage; site: SiteSlice }) {
  const { business } = site
  const others = site.cities.filter(({ _id }) => _id !== town._id)
  return (
    <>
      <TownHero town={town} site={site} />
      <div className="sec">
        <MainServices heading={`What we do in ${town.name}`} main={town.services} town={town} />
      </div>
      <TownProfile town={town} site={site} />
      {town.reviews && (
        <Reviews
          heading={`From ${town.name} doorsteps`}
          reviews={town.reviews}
          reviewsUrl={business.reviewsUrl}
        />
      )}
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
      <Closing closing={town.closing} business={business} topic={topicOf(town)} id={anchors.contact} />
    </>
  )
}
