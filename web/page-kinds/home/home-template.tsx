import { anchors, singlePages } from '#content/addresses/routes.ts'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { Closing } from '../../components/closing/closing.tsx'
import { Contact } from '../../components/contact/contact.tsx'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Pair } from '../../components/layout/columns.tsx'
import { MainServices } from '../../components/main-services/main-services.tsx'
import { Owner } from '../../components/owner/owner.tsx'
import { FoldedPair } from '../../components/text/fold.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { QuestionsBeside } from '../../sections/questions/questions.tsx'
import { Reviews } from '../../sections/reviews/reviews.tsx'
import { About } from './about.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { AdditionalServices, Articles, Guide, Links, ServicesByLocation, Videos } from './folded.tsx'
import { HomeHero } from './home-hero.tsx'
import { PopularServices } from './popular-services.tsx'
import { type HomePage, reviewsOnHome } from './query.ts'
import { Quote } from './quote.tsx'
import { Social } from './social.tsx'

type HomeProps = { page: HomePage; site: Site }

export function HomeTemplate(props: HomeProps) {
  return (
    <>
      <Offer {...props} />
      <Reputation {...props} />
      <Advice {...props} />
    </>
  )
}

/** What the business offers, and how to get in touch. */
function Offer({ page, site }: HomeProps) {
  const { business } = site
  return (
    <>
      <HomeHero {...page} jobs={page.popular.jobs} business={business} />
      <About about={page.about} />
      {page.popular.jobs.length > 0 && <PopularServices popular={page.popular} site={site} />}
      {hasServices(page) && (
        <Band as="div" className="md:[--place:92rem]">
          <MainServices {...page.services} />
          <AdditionalServices services={page.services} />
        </Band>
      )}
      <Contact contact={page.contact} site={site} />
    </>
  )
}

const hasServices = ({ services: { main, additional, review } }: HomePage) =>
  main.length > 0 || additional.length > 0 || review !== null

/** Who the owner is, what customers say, and what was built. */
function Reputation({ page, site }: HomeProps) {
  const { business } = site
  const projects = [...page.gallery.projects, ...page.gallery.newest]
  return (
    <>
      <Owner owner={page.owner} business={business} />
      <AtAGlance {...page.glance} site={site} />
      <Reviews {...page.reviews} reviews={reviewsOnHome(page)} reviewsUrl={business.reviewsUrl} />
      {projects.length > 0 && <Gallery gallery={{ ...page.gallery, projects }} />}
      <FoldedPair wide="start">
        <Videos videos={page.videos} />
        <Articles articles={page.articles} />
      </FoldedPair>
      <Social social={page.social} profiles={business.profiles} />
      <Quote quote={page.quote} site={site} />
    </>
  )
}

/** Where the business works, what to know before hiring, and further pages. */
function Advice({ page, site }: HomeProps) {
  const { business, cities, mainServices } = site
  return (
    <>
      <AreaTiles {...page.areas} cities={cities} business={business}>
        <MoreLink href={singlePages.areasPage.path} text="Check your zip code" className="justify-between" />
      </AreaTiles>
      <Band as="div" className="max-md:pb-0">
        <Pair wide="last">
          <QuestionsBeside {...page.questions} questions={page.questions.items} business={business} />
          <Guide guide={page.guide} business={business} />
        </Pair>
      </Band>
      <FoldedPair wide="start">
        <ServicesByLocation
          {...page.byLocation}
          cities={cities}
          services={mainServices}
          pages={page.pagesByLocation}
        />
        <Links links={page.links} />
      </FoldedPair>
      <Closing closing={page.closing} business={business} formHref={`#${anchors.quote}`} />
    </>
  )
}
