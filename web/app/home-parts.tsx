import { anchors } from '#content/routes.ts'
import type { HomePage } from '../queries/home-page.ts'
import { About } from '../sections/about/component.tsx'
import { AdditionalServices } from '../sections/additional-services/component.tsx'
import { AreaTiles } from '../sections/areas/tiles.tsx'
import { AtAGlance } from '../sections/at-a-glance/component.tsx'
import { Closing } from '../sections/closing/component.tsx'
import { Contact } from '../sections/contact/component.tsx'
import { HomeHero } from '../sections/hero/home-hero.tsx'
import { MainServices } from '../sections/main-services/component.tsx'
import { PopularServices } from '../sections/popular-services/component.tsx'
import { Questions } from '../sections/questions/component.tsx'
import { Reviews } from '../sections/reviews/component.tsx'
import type { SiteSlice } from '../sections/site-header/site-slice.ts'

/** The parts of the home page, in their order. */
export function HomeParts({ page, site }: { page: HomePage; site: SiteSlice }) {
  const { business, cities } = site
  return (
    <>
      <HomeHero hero={page.hero} badges={page.badges} business={business} />
      <About about={page.about} />
      <PopularServices popular={page.popular} business={business} />
      <div className="sec">
        <MainServices services={page.services} />
        <AdditionalServices services={page.services} />
      </div>
      <Contact contact={page.contact} business={business} />
      <AtAGlance site={site} />
      <Reviews {...page.reviews} reviews={page.reviews.items} reviewsUrl={business.reviewsUrl} />
      <AreaTiles {...page.areas} cities={cities} />
      <Questions
        {...page.questions}
        questions={page.questions.items}
        business={business}
        name="faq"
        id={anchors.faq}
      />
      <Closing closing={page.closing} business={business} id={anchors.quote} />
    </>
  )
}
