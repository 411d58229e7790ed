import { anchors } from '#content/routes.ts'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { Closing } from '../../components/closing/closing.tsx'
import { Contact } from '../../components/contact/contact.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { MainServices } from '../../components/main-services/main-services.tsx'
import { Owner } from '../../components/owner/owner.tsx'
import { ZipCheck } from '../../components/zip-check/zip-check.tsx'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { Questions } from '../../sections/questions/questions.tsx'
import { Reviews } from '../../sections/reviews/reviews.tsx'
import { About } from './about/about.tsx'
import { AdditionalServices } from './additional-services/additional-services.tsx'
import { Articles } from './articles/articles.tsx'
import { AtAGlance } from './at-a-glance/at-a-glance.tsx'
import { Guide } from './guide/guide.tsx'
import { HomeHero } from './hero/home-hero.tsx'
import { Links } from './links/links.tsx'
import { PopularServices } from './popular-services/popular-services.tsx'
import type { HomePage } from './query.ts'
import { Quote } from './quote/quote.tsx'
import { ServicesByLocation } from './services-by-location/services-by-location.tsx'
import { Social } from './social/social.tsx'
import { Videos } from './videos/videos.tsx'

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
