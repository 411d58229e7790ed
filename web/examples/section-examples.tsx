import { exampleBusiness } from '../fragments/examples/example-business.ts'
import { exampleSite } from '../fragments/examples/example-site.ts'
import { examplePrice, exampleProject, exampleReview } from '../fragments/examples/examples.ts'
import { areasExample } from '../sections/areas/example.ts'
import { badgesExample } from '../sections/badges/example.ts'
import { beforeAfterExample } from '../sections/before-after/example.ts'
import { consultationExample } from '../sections/consultation/example.ts'
import { fixturesExample } from '../sections/fixtures/example.ts'
import { LocalSections } from '../sections/local-sections.tsx'
import { noticeExample } from '../sections/notice/example.ts'
import { plansExample } from '../sections/plans/example.ts'
import { pricingExample } from '../sections/pricing/example.ts'
import { processExample } from '../sections/process/example.ts'
import { projectsExample } from '../sections/projects/example.ts'
import { proseExample } from '../sections/prose/example.ts'
import { Prose } from '../sections/prose/prose.tsx'
import { questionsExample } from '../sections/questions/example.ts'
import { reasonsExample } from '../sections/reasons/example.ts'
import { reviewsExample } from '../sections/reviews/example.ts'
import { scheduleExample } from '../sections/schedule/example.ts'
import { Section } from '../sections/section.tsx'
import type { SectionFragment } from '../sections/section-query.ts'
import { serviceCardsExample } from '../sections/service-cards/example.ts'
import { statsExample } from '../sections/stats/example.ts'
import { townFactsExample, townFactsPageExample } from '../sections/town-facts/example.ts'
import type { Examples } from './example.ts'

/** Every kind of section that the owner can compose a page of, as the lake answers it. */
export const sectionContent = [
  areasExample,
  badgesExample,
  beforeAfterExample,
  consultationExample,
  fixturesExample,
  noticeExample,
  plansExample,
  pricingExample,
  processExample,
  projectsExample,
  proseExample,
  questionsExample,
  reasonsExample,
  reviewsExample,
  scheduleExample,
  serviceCardsExample,
  statsExample,
] as const satisfies readonly SectionFragment[]

type Around = { estimate?: string; remindersHref?: string; isReport?: boolean; reviewsUrl?: string | null }

const section = (content: SectionFragment, { reviewsUrl, ...around }: Around = {}) => (
  <Section
    section={content}
    business={reviewsUrl === undefined ? exampleBusiness : { ...exampleBusiness, reviewsUrl }}
    documentId="example"
    {...around}
  />
)

const CALL = 'Call (704) 555-0142'
const townPaths = ['/service-areas/matthews', '/service-areas/rock-hill']
const oneTown = areasExample.cities.slice(0, 1)
const older = { ...exampleReview, _id: 'review-older', author: 'Ruth B.' }
const letter = { ...exampleReview, rating: null }
const island = {
  ...exampleProject,
  cost: { ...examplePrice, kind: 'exact', minimum: 4_200_000, unit: 'job' },
} as const
const inTown = (show: 'hours' | 'links') => ({ ...townFactsExample, _key: show, show })

/** Sections by their type, and what is special about some. */
export const sectionExamples: Examples = {
  areas: {
    shows: section(areasExample),
    says: ['Where we work', 'Rock Hill, SC'],
    // A row has three places: the empty one leads to all towns.
    links: [...townPaths, '/service-areas'],
  },
  'areas-in-full-rows': {
    shows: section({ ...areasExample, cities: [...areasExample.cities, ...oneTown] }),
    says: ['Matthews'],
    links: [...townPaths, '/service-areas/matthews'],
  },
  badges: {
    shows: section(badgesExample),
    says: ['Average rating 4.9/5 Homes looked after 2,500+'],
    // Its heading is heard, not seen.
    attributes: { 'aria-label': ['Why owners keep us'] },
  },
  beforeAfter: {
    shows: section(beforeAfterExample),
    says: ['Before', 'After', 'Living room in Matthews'],
    attributes: {
      alt: ['Wall in tired beige', 'Wall half painted sage green'],
      'aria-label': ['Before and after: Living room in Matthews'],
      'aria-valuetext': ['50% after'],
    },
  },
  consultation: {
    shows: section(consultationExample),
    says: ['Free color consultation', 'Book a color consultation'],
    links: ['#choose-visit'],
  },
  fixtures: {
    shows: section(fixturesExample),
    says: ['Fixtures, room by room', 'Kitchen Faucets Garbage disposals'],
  },
  notice: {
    shows: section(noticeExample),
    says: ['Water where it shouldn’t be?'],
    times: { [CALL]: 2 },
  },
  'notice-information': {
    shows: section({ ...noticeExample, urgency: 'information' }),
    says: ['Water where it shouldn’t be?'],
    // In its text alone, not on a button.
    times: { [CALL]: 1 },
  },
  plans: {
    shows: section(plansExample),
    says: [
      'Basic $99/month Full Most chosen $99/month',
      'Best for Houses under ten years old',
      'Two visits a year Four visits a year Calls answered at night',
    ],
    times: { 'Most chosen': 1 },
    links: ['#choose-plan-basic', '#choose-plan-full'],
  },
  'plans-with-estimate': {
    shows: section(plansExample, { estimate: 'painting' }),
    says: ['Basic'],
    links: ['/prices?service=painting#estimate', '#choose-plan-basic', '#choose-plan-full'],
  },
  pricing: {
    shows: section(pricingExample),
    says: [
      'Interior painting from $2.50/sq ft Walls, ceilings and trim, two coats',
      '$125/hr plus materials',
    ],
  },
  process: {
    shows: section(processExample),
    says: ['Walk and measure We measure every surface. Paint Ceilings first'],
    has: ['ol > li'],
  },
  projects: {
    shows: section(projectsExample),
    says: ['Navy island with brass Matthews, 6 weeks', 'Rendering'],
    never: ['$'],
  },
  'projects-with-cost': {
    shows: section({ ...projectsExample, projects: [island] }),
    says: ['Matthews, 6 weeks, $42,000'],
  },
  'projects-without-picture': {
    shows: section({ ...projectsExample, projects: [{ ...exampleProject, picture: null }] }),
    says: ['Navy island with brass'],
    never: ['Rendering'],
    attributes: { src: [] },
  },
  prose: {
    shows: section(proseExample),
    says: ['What a permit is for And who asks for it. Interior painting costs'],
  },
  'prose-with-more': {
    shows: (
      <Prose {...proseExample} name="story" business={exampleBusiness}>
        <p>As drawn.</p>
      </Prose>
    ),
    says: ['rated 4.9/5 As drawn.'],
  },
  questions: {
    shows: section(questionsExample),
    says: ['How long does it take? Interior painting costs $2.50/sq ft and up'],
    // The browser keeps one open of those that share a name.
    attributes: { name: ['questions', 'questions'], open: [] },
  },
  reasons: {
    shows: section(reasonsExample),
    says: ['Close the main valve first.', 'A smell of gas 4.9/5'],
  },
  reviews: {
    shows: section(reviewsExample),
    says: ['Dana R., Plaza Midwood Interior painting', '4 out of 5 stars', 'saved $1,200'],
    links: ['https://maps.example/crown-and-level/reviews'],
  },
  'reviews-without-a-page-of-all': {
    shows: section(reviewsExample, { reviewsUrl: null }),
    says: ['Dana R.'],
    links: [],
  },
  'reviews-without-stars': {
    shows: section({ ...reviewsExample, newest: [letter] }),
    says: [letter.text],
    never: ['stars'],
  },
  // What was chosen by hand follows the newest, each once.
  'reviews-chosen': {
    shows: section({ ...reviewsExample, newest: [exampleReview], chosen: [older, exampleReview] }),
    says: [/Dana R\..*Ruth B\./],
    times: { 'Dana R.': 1 },
  },
  'reviews-none': { shows: section({ ...reviewsExample, newest: [] }), says: [] },
  schedule: {
    shows: section(scheduleExample),
    says: [
      'Spring Clean the gutters Look at the roof Summer Service the cooling Fall Seal the windows Winter Wrap',
    ],
    never: ['calendar'],
  },
  'schedule-with-calendar': {
    shows: section(scheduleExample, { remindersHref: '/reminders/home.ics' }),
    says: ['Spring'],
    links: ['/reminders/home.ics'],
  },
  serviceCards: {
    shows: section(serviceCardsExample),
    says: ['Interior painting from $2.50/sq ft Walls, ceilings, trim and doors.'],
    links: ['/services/painting'],
  },
  stats: {
    shows: section(statsExample),
    says: ['Projects finished 1000+'],
  },
  'local-sections': {
    shows: (
      <LocalSections
        page={{
          ...townFactsPageExample,
          sections: [statsExample, townFactsExample, inTown('hours'), reviewsExample, inTown('links')],
        }}
        site={exampleSite}
      />
    ),
    // In the order that the owner gave them.
    says: [/Projects finished.*28105.*Saturday.*Dana R\..*Matthews renovations/],
  },
}
