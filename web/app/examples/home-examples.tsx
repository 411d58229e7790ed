import { pathOf } from '#content/addresses/routes.ts'
import { MainServices } from '../../components/main-services/main-services.tsx'
import { Owner } from '../../components/owner/owner.tsx'
import { FoldedPair } from '../../components/text/fold.tsx'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { About } from '../../page-kinds/home/about.tsx'
import { AtAGlance } from '../../page-kinds/home/at-a-glance.tsx'
import { AdditionalServices, Articles, Guide, Links, Videos } from '../../page-kinds/home/folded.tsx'
import { PopularServices } from '../../page-kinds/home/popular-services.tsx'
import { Social } from '../../page-kinds/home/social.tsx'
import { Questions } from '../../sections/questions/questions.tsx'
import { areaShown, business, claim, home, review, site, text } from '../../testing/samples.ts'
import type { Example, Examples } from './example.ts'
import { inBand } from './frames.tsx'

const { about, articles, guide, links, owner, popular, services, social, videos } = home
const [article] = articles.items
const [card] = social.cards
const [post] = social.posts
const chapter = { _key: 'deposit', heading: 'What to pay, and when', text }
const town = { ...areaShown, pagesHere: [], serviceTexts: null }
const ownText = { _key: 'a', service: 'service-handyman', text: 'Sticking doors in a Crestdale cottage.' }
const pageHere = { _id: 'a', _type: 'areaService', service: 'service-renovations' } as const

const glance = (known: Partial<BusinessFragment>, expected: Omit<Example, 'shows'>): Example => ({
  shows: (
    <AtAGlance heading="At a glance" intro={null} site={{ ...site, business: { ...business, ...known } }} />
  ),
  ...expected,
})

/** The blocks of the home page. */
export const homeExamples: Examples = {
  About: {
    shows: <About about={{ ...about, review }} />,
    says: [
      ...about.claims.map(({ label, value }) => `${label} ${value}`),
      ...(about.points ?? []),
      review.author,
    ],
  },
  'About-bare': {
    shows: <About about={{ ...about, claims: [claim], pictures: null, points: null, review: null }} />,
    says: [`${about.heading} ${about.intro} Average rating 4.9/5`],
    attributes: { src: [] },
  },
  // The review beside them is not counted with them.
  AdditionalServices: {
    shows: <AdditionalServices services={{ ...services, review }} />,
    says: [services.additionalHeading, review.author],
    links: services.additional.map(pathOf),
    has: ['[data-section="additional-services"] a[data-item]'],
    lacks: ['[data-section="additional-services"] [data-item] blockquote'],
  },
  'AdditionalServices-without-a-review': {
    shows: <AdditionalServices services={{ ...services, review: null }} />,
    says: [services.additionalHeading],
    has: ['section[class*="w-page"] > details'],
    links: services.additional.map(pathOf),
  },
  'AdditionalServices-without-either': {
    shows: <AdditionalServices services={{ ...services, additional: [], review: null }} />,
    says: [],
  },
  Articles: {
    shows: (
      <FoldedPair>
        <Articles articles={articles} />
      </FoldedPair>
    ),
    says: [`${article?.title} ${article?.category}: ${article?.text}`],
    links: articles.items.map(({ url }) => url),
  },
  AtAGlance: glance(
    {},
    {
      says: [
        'Saturday 8:00 AM–4:00 PM',
        '4.9/5',
        '300+ customer reviews',
        '30+ miles around Charlotte, across Mecklenburg, Union, Cabarrus, and Gaston counties.',
      ],
    },
  ),
  // Stars are drawn for a rating of five alone.
  'AtAGlance-of-ten': glance({ rating: { ...claim, value: '9/10' } }, { says: ['9/10'], never: ['stars'] }),
  'AtAGlance-without-rating': glance(
    { rating: null },
    { says: ['300+ customer reviews'], never: ['Average rating', 'rated', 'stars'] },
  ),
  'AtAGlance-without-reviews': glance(
    { rating: null, reviewCount: null, reviewsUrl: null },
    { says: ['Saturday'], never: ['review'] },
  ),
  Guide: {
    shows: (
      <FoldedPair>
        <Guide guide={{ ...guide, chapters: [chapter] }} business={business} />
      </FoldedPair>
    ),
    says: ['What to pay, and when Interior painting costs $2.50/sq ft and up'],
  },
  Links: {
    shows: (
      <FoldedPair>
        <Links links={links} />
      </FoldedPair>
    ),
    says: [links.heading, `Work in ${links.cities[0]?.name}`],
    links: [...links.services, ...links.cities].map(pathOf),
  },
  MainServices: {
    shows: inBand(<MainServices {...services} />),
    says: ['Starting at $85'],
    links: services.main.map(pathOf),
  },
  'MainServices-in-a-town': {
    shows: inBand(<MainServices heading="Services" main={services.main.slice(0, 1)} town={town} />),
    says: ['Handyman in Matthews', services.main[0]?.summary ?? ''],
    // One that is left over has a row of its own.
    has: ['article:only-child[class*="col-span-12"]'],
    links: ['/service-areas/matthews/handyman'],
  },
  // Not every town has a page for it.
  'MainServices-in-a-town-without-the-page': {
    shows: inBand(<MainServices heading="Services" main={services.main.slice(1, 2)} town={town} />),
    says: ['Renovations'],
    never: ['Renovations in Matthews'],
    links: ['/services/renovations'],
  },
  'MainServices-in-a-town-with-the-page': {
    shows: inBand(
      <MainServices
        heading="Services"
        main={services.main.slice(1, 2)}
        town={{ ...town, pagesHere: [pageHere] }}
      />,
    ),
    says: ['Renovations in Matthews'],
    links: ['/service-areas/matthews/renovations'],
  },
  'MainServices-own-words-of-a-town': {
    shows: inBand(<MainServices {...services} town={{ ...town, serviceTexts: [ownText] }} />),
    says: [ownText.text],
    never: [services.main[0]?.summary ?? ''],
  },
  Owner: {
    shows: <Owner owner={owner} business={business} />,
    says: [owner.heading, ...owner.claims.map(({ label, value }) => `${label} ${value}`)],
    has: ['img'],
  },
  'Owner-without-picture': {
    shows: <Owner owner={{ ...owner, picture: null }} business={business} />,
    says: [owner.heading],
    lacks: ['img'],
  },
  'Questions-none': {
    shows: <Questions heading="Questions" questions={[]} business={business} name="faq" />,
    says: [],
    lacks: ['section'],
  },
  PopularServices: {
    shows: <PopularServices popular={popular} site={site} />,
    says: ['Painting from $2.50/sq ft'],
    has: ['h3 a[href="/services/painting"]', 'a[href="/prices"]'],
  },
  Social: {
    shows: <Social social={social} profiles={business.profiles} />,
    says: [`${card?.followers.value} followers`, `${post?.kind} ${post?.text}`],
    links: social.cards.flatMap(
      ({ platform }) => business.profiles?.find((one) => one.platform === platform)?.url ?? [],
    ),
  },
  'Social-none': {
    shows: <Social social={{ ...social, cards: [], posts: [] }} profiles={null} />,
    says: [],
    lacks: ['section'],
  },
  'Social-without-profiles': {
    shows: <Social social={social} profiles={null} />,
    says: [`${card?.followers.value} followers`],
    links: [],
  },
  Videos: {
    shows: (
      <FoldedPair>
        <Videos videos={videos} />
      </FoldedPair>
    ),
    says: videos.items.map(({ title }) => title),
    links: videos.items.map(({ url }) => url),
  },
}
