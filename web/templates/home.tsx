import { anchors } from '#content/routes.ts'
import { Owner } from '../chapters/about/owner/component.tsx'
import { Contact } from '../chapters/contact/contact/component.tsx'
import { Gallery } from '../chapters/gallery/gallery/component.tsx'
import { About } from '../chapters/home/about/component.tsx'
import { AdditionalServices } from '../chapters/home/additional-services/component.tsx'
import { Articles } from '../chapters/home/articles/component.tsx'
import { AtAGlance } from '../chapters/home/at-a-glance/component.tsx'
import { Guide } from '../chapters/home/guide/component.tsx'
import { Links } from '../chapters/home/links/component.tsx'
import { Quote } from '../chapters/home/quote/component.tsx'
import { ServicesByLocation } from '../chapters/home/services-by-location/component.tsx'
import { Social } from '../chapters/home/social/component.tsx'
import { Videos } from '../chapters/home/videos/component.tsx'
import type { SiteSlice } from '../documents/site.ts'
import type { HomePage } from '../queries/home-page.ts'
import { AreaTiles } from '../sections/areas/tiles.tsx'
import { Closing } from '../sections/closing/component.tsx'
import { HomeHero } from '../sections/hero/home-hero.tsx'
import { MainServices } from '../sections/main-services/component.tsx'
import { PopularServices } from '../sections/popular-services/component.tsx'
import { Questions } from '../sections/questions/component.tsx'
import { Reviews } from '../sections/reviews/component.tsx'
import { ZipCheck } from '../sections/zip-check/component.tsx'

type Parts = { page: HomePage; site: SiteSlice }

/** The parts of the home page, in their order. */
export function HomeTemplate(parts: Parts) {
  return (
    <>
      <Offer {...parts} />
      <Proof {...parts} />
      <Advice {...parts} />
    </>
  )
}

/** What there is to have, and how to ask for it. */
function Offer({ page, site: { business } }: Parts) {
  return (
    <>
      <HomeHero {...page} jobs={page.popular.jobs} business={business} />
      <About about={page.about} />
      <PopularServices popular={page.popular} business={business} />
      <div className="sec">
        <MainServices {...page.services} />
        <AdditionalServices services={page.services} />
      </div>
      <Contact contact={page.contact} business={business} />
    </>
  )
}

/** Who does it, what they have done, and what is said about it. */
function Proof({ page, site }: Parts) {
  const { business } = site
  return (
    <>
      <Owner owner={page.owner} business={business} />
      <Gallery gallery={page.gallery} />
      <div className="sec">
        <Videos videos={page.videos} />
        <Articles articles={page.articles} />
      </div>
      <Social social={page.social} profiles={business.profiles} />
      <AtAGlance {...page.glance} site={site} />
      <Reviews {...page.reviews} reviews={page.reviews.items} reviewsUrl={business.reviewsUrl} />
      <Quote quote={page.quote} business={business} />
    </>
  )
}

/** Where it is done, what to know before, and where to read on. */
function Advice({ page, site }: Parts) {
  const { business, cities, mainServices } = site
  return (
    <>
      <AreaTiles {...page.areas} cities={cities}>
        <ZipCheck towns={page.servedTowns} business={business} />
      </AreaTiles>
      <Guide guide={page.guide} business={business} />
      <ServicesByLocation
        {...page.byLocation}
        cities={cities}
        services={mainServices}
        pages={page.pagesByLocation}
      />
      <Questions
        {...page.questions}
        questions={page.questions.items}
        business={business}
        name="faq"
        id={anchors.faq}
      />
      <Links links={page.links} />
      <Closing closing={page.closing} business={business} />
    </>
  )
}
