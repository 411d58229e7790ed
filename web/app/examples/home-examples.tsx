import { MainServices } from '../../components/main-services/main-services.tsx'
import { Owner } from '../../components/owner/owner.tsx'
import { exampleBusiness } from '../../lake/fragments/examples/example-business.ts'
import { exampleSite } from '../../lake/fragments/examples/example-site.ts'
import {
  exampleCity,
  exampleClaim,
  examplePicture,
  exampleReview,
  exampleService,
  exampleText,
} from '../../lake/fragments/examples/examples.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { About } from '../../page-kinds/home/about.tsx'
import { AtAGlance } from '../../page-kinds/home/at-a-glance.tsx'
import { AdditionalServices, Articles, Guide, Links, Videos } from '../../page-kinds/home/folded.tsx'
import { PopularServices } from '../../page-kinds/home/popular-services.tsx'
import type { HomePage } from '../../page-kinds/home/query.ts'
import { Social } from '../../page-kinds/home/social.tsx'
import {
  articlesExample,
  mainServicesExample,
  ownerExample,
  popularServicesExample,
  socialExample,
  videosExample,
} from './block-content.ts'
import type { Example, Examples } from './example.ts'
import { inBand } from './frames.tsx'

const business = exampleBusiness
const about: HomePage['about'] = {
  heading: 'We bring the level',
  intro: null,
  claims: [exampleClaim],
  points: ['One written price before the work starts'],
  pictures: [{ ...examplePicture, _key: 'a' }],
  review: exampleReview,
}
const guideExample = {
  heading: 'Choosing a contractor in Charlotte',
  intro: null,
  chapters: [{ _key: 'deposit', heading: 'What to pay, and when', text: exampleText }],
}
const linksExample = {
  heading: 'Keep looking around',
  intro: null,
  services: [exampleService],
  cities: [exampleCity],
}
const town = { ...exampleCity, pagesHere: [], serviceTexts: null }
const ownText = { _key: 'a', service: 'service-handyman', text: 'Sticking doors in a Crestdale cottage.' }
/** Not every town has a page for it. */
const renovations = mainServicesExample.main.map((service) => ({
  ...service,
  _id: 'service-renovations',
  title: 'Renovations',
  slug: 'renovations',
}))

const glance = (known: Partial<BusinessFragment>, expected: Omit<Example, 'shows'>): Example => {
  const site = { ...exampleSite, business: { ...business, ...known } }
  return { shows: <AtAGlance heading="At a glance" intro={null} site={site} />, ...expected }
}

/** The blocks of the home page. */
export const homeExamples: Examples = {
  About: {
    shows: <About about={about} />,
    says: ['Average rating 4.9/5', 'One written price before the work starts', 'Dana R.'],
  },
  'About-bare': {
    shows: <About about={{ ...about, pictures: null, points: null, review: null }} />,
    says: ['We bring the level Average rating 4.9/5'],
    attributes: { src: [] },
  },
  // The review beside them is not counted with them.
  AdditionalServices: {
    shows: (
      <AdditionalServices
        services={{
          additionalHeading: 'More that we do',
          additional: [exampleService],
          review: exampleReview,
        }}
      />
    ),
    says: ['More that we do', 'Dana R.'],
    links: ['/services/painting'],
    has: ['[data-section="additional-services"] a[data-item]'],
    lacks: ['[data-section="additional-services"] [data-item] blockquote'],
  },
  Articles: {
    shows: inBand(<Articles articles={articlesExample} />),
    says: ['How to read an estimate Money: What each line means.'],
    links: ['https://www.example.com/estimate'],
  },
  AtAGlance: glance(
    {},
    {
      says: [
        'Saturday 8:00 AM–4:00 PM',
        '4.9/5',
        '300+ customer reviews',
        '30+ miles around Charlotte, across Mecklenburg and Union counties.',
      ],
    },
  ),
  // Stars are drawn for a rating of five alone.
  'AtAGlance-of-ten': glance(
    { rating: { ...exampleClaim, value: '9/10' } },
    { says: ['9/10'], never: ['stars'] },
  ),
  'AtAGlance-without-rating': glance(
    { rating: null },
    { says: ['300+ customer reviews'], never: ['Average rating', 'rated', 'stars'] },
  ),
  'AtAGlance-without-reviews': glance(
    { rating: null, reviewCount: null, reviewsUrl: null },
    { says: ['Saturday'], never: ['review'] },
  ),
  Guide: {
    shows: <Guide guide={guideExample} business={business} />,
    says: ['What to pay, and when Interior painting costs $2.50/sq ft and up'],
  },
  Links: {
    shows: <Links links={linksExample} />,
    says: ['Keep looking around', 'Work in Matthews'],
    links: ['/services/painting', '/service-areas/matthews'],
  },
  MainServices: {
    shows: inBand(<MainServices {...mainServicesExample} />),
    says: ['Starting at $85'],
    links: ['/services/handyman'],
  },
  'MainServices-in-a-town': {
    shows: inBand(<MainServices {...mainServicesExample} town={town} />),
    says: ['Handyman in Matthews', 'The list on your fridge'],
    links: ['/service-areas/matthews/handyman'],
  },
  'MainServices-in-a-town-without-the-page': {
    shows: inBand(<MainServices heading="Services" main={renovations} town={town} />),
    says: ['Renovations'],
    never: ['Renovations in Matthews'],
    links: ['/services/renovations'],
  },
  'MainServices-in-a-town-with-the-page': {
    shows: inBand(
      <MainServices
        heading="Services"
        main={renovations}
        town={{ ...town, pagesHere: [{ _id: 'a', _type: 'areaService', service: 'service-renovations' }] }}
      />,
    ),
    says: ['Renovations in Matthews'],
    links: ['/service-areas/matthews/renovations'],
  },
  'MainServices-own-words-of-a-town': {
    shows: inBand(<MainServices {...mainServicesExample} town={{ ...town, serviceTexts: [ownText] }} />),
    says: [ownText.text],
    never: ['The list on your fridge'],
  },
  Owner: {
    shows: <Owner owner={ownerExample} business={business} />,
    says: ['Leading crews here 8+ years'],
    has: ['a[href="tel:+17045550142"]', 'img'],
  },
  'Owner-without-picture': {
    shows: <Owner owner={{ ...ownerExample, picture: null }} business={business} />,
    says: ['Leading crews here 8+ years'],
    lacks: ['img'],
  },
  PopularServices: {
    shows: <PopularServices popular={popularServicesExample} business={business} />,
    says: ['Painting from $2.50/sq ft'],
    has: ['h3 a[href="/services/painting"]'],
  },
  Social: {
    shows: <Social social={socialExample} profiles={business.profiles} />,
    says: ['2.5K followers', 'Instagram, November 17, 2026 Project update The built-ins are in.'],
    links: ['https://social.example/crownandlevel'],
  },
  'Social-without-profiles': {
    shows: <Social social={socialExample} profiles={null} />,
    says: ['2.5K followers'],
    links: [],
  },
  Videos: {
    shows: inBand(<Videos videos={videosExample} />),
    says: ['Setting a shower curb'],
    links: ['https://www.example.com/reel/curb'],
  },
}
