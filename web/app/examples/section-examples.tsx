import { exampleBusiness } from '../../lake/fragments/examples/example-business.ts'
import { exampleSite } from '../../lake/fragments/examples/example-site.ts'
import { examplePrice, exampleProject, exampleReview } from '../../lake/fragments/examples/examples.ts'
import { LocalSections } from '../../page-kinds/local/local-template.tsx'
import { Prose } from '../../sections/prose/prose.tsx'
import { Section } from '../../sections/section.tsx'
import type { SectionFragment } from '../../sections/section-query.ts'
import type { Examples } from './example.ts'
import { sectionContent } from './section-content.ts'
import { townFactsExample, townFactsPageExample } from './town-content.ts'

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
const oneTown = sectionContent.areas.cities.slice(0, 1)
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
    shows: section(sectionContent.areas),
    says: ['Where we work', 'Rock Hill, SC'],
    // A row has three places: the empty one leads to all towns.
    links: [...townPaths, '/service-areas'],
  },
  'areas-in-full-rows': {
    shows: section({ ...sectionContent.areas, cities: [...sectionContent.areas.cities, ...oneTown] }),
    says: ['Matthews'],
    links: [...townPaths, '/service-areas/matthews'],
  },
  badges: {
    shows: section(sectionContent.badges),
    says: ['Average rating 4.9/5 Homes looked after 2,500+'],
    // Its heading is heard, not seen.
    attributes: { 'aria-label': ['Why owners keep us'] },
  },
  beforeAfter: {
    shows: section(sectionContent.beforeAfter),
    says: ['Before', 'After', 'Living room in Matthews'],
    attributes: {
      alt: ['Wall in tired beige', 'Wall half painted sage green'],
      'aria-label': ['Before and after: Living room in Matthews'],
      'aria-valuetext': ['50% after'],
    },
  },
  consultation: {
    shows: section(sectionContent.consultation),
    says: ['Free color consultation', 'Book a color consultation'],
    links: ['#choose-visit'],
  },
  fixtures: {
    shows: section(sectionContent.fixtures),
    says: ['Fixtures, room by room', 'Kitchen Faucets Garbage disposals'],
  },
  notice: {
    shows: section(sectionContent.notice),
    says: ['Water where it shouldn’t be?'],
    times: { [CALL]: 2 },
  },
  'notice-information': {
    shows: section({ ...sectionContent.notice, urgency: 'information' }),
    says: ['Water where it shouldn’t be?'],
    // In its text alone, not on a button.
    times: { [CALL]: 1 },
  },
  plans: {
    shows: section(sectionContent.plans),
    says: [
      'Basic $99/month Full Most chosen $99/month',
      'Best for Houses under ten years old',
      'Two visits a year Four visits a year Calls answered at night',
    ],
    times: { 'Most chosen': 1 },
    links: ['#choose-plan-basic', '#choose-plan-full'],
  },
  'plans-with-estimate': {
    shows: section(sectionContent.plans, { estimate: 'painting' }),
    says: ['Basic'],
    links: ['/prices?service=painting#estimate', '#choose-plan-basic', '#choose-plan-full'],
  },
  pricing: {
    shows: section(sectionContent.pricing),
    says: [
      'Interior painting from $2.50/sq ft Walls, ceilings and trim, two coats',
      '$125/hr plus materials',
    ],
  },
  process: {
    shows: section(sectionContent.process),
    says: ['Walk and measure We measure every surface. Paint Ceilings first'],
    has: ['ol > li'],
  },
  projects: {
    shows: section(sectionContent.projects),
    says: ['Navy island with brass Matthews, 6 weeks', 'Rendering'],
    never: ['$'],
  },
  'projects-with-cost': {
    shows: section({ ...sectionContent.projects, projects: [island] }),
    says: ['Matthews, 6 weeks, $42,000'],
  },
  'projects-without-picture': {
    shows: section({ ...sectionContent.projects, projects: [{ ...exampleProject, picture: null }] }),
    says: ['Navy island with brass'],
    never: ['Rendering'],
    attributes: { src: [] },
  },
  prose: {
    shows: section(sectionContent.prose),
    says: ['What a permit is for And who asks for it. Interior painting costs'],
  },
  'prose-with-more': {
    shows: (
      <Prose {...sectionContent.prose} name="story" business={exampleBusiness}>
        <p>As drawn.</p>
      </Prose>
    ),
    says: ['rated 4.9/5 As drawn.'],
  },
  questions: {
    shows: section(sectionContent.questions),
    says: ['How long does it take? Interior painting costs $2.50/sq ft and up'],
    // The browser keeps one open of those that share a name.
    attributes: { name: ['questions', 'questions'], open: [] },
  },
  reasons: {
    shows: section(sectionContent.reasons),
    says: ['Close the main valve first.', 'A smell of gas 4.9/5'],
  },
  reviews: {
    shows: section(sectionContent.reviews),
    says: ['Dana R., Plaza Midwood Interior painting', 'saved $1,200'],
    has: ['[aria-label="4 out of 5 stars"]'],
    links: ['https://maps.example/crown-and-level/reviews'],
  },
  'reviews-without-a-page-of-all': {
    shows: section(sectionContent.reviews, { reviewsUrl: null }),
    says: ['Dana R.'],
    links: [],
  },
  'reviews-without-stars': {
    shows: section({ ...sectionContent.reviews, newest: [letter] }),
    says: [letter.text],
    never: ['stars'],
  },
  // What was chosen by hand follows the newest, each once.
  'reviews-chosen': {
    shows: section({ ...sectionContent.reviews, newest: [exampleReview], chosen: [older, exampleReview] }),
    says: [/Dana R\..*Ruth B\./],
    times: { 'Dana R.': 1 },
  },
  'reviews-none': { shows: section({ ...sectionContent.reviews, newest: [] }), says: [] },
  schedule: {
    shows: section(sectionContent.schedule),
    says: [
      'Spring Clean the gutters Look at the roof Summer Service the cooling Fall Seal the windows Winter Wrap',
    ],
    never: ['calendar'],
  },
  'schedule-with-calendar': {
    shows: section(sectionContent.schedule, { remindersHref: '/reminders/home.ics' }),
    says: ['Spring'],
    links: ['/reminders/home.ics'],
  },
  serviceCards: {
    shows: section(sectionContent.serviceCards),
    says: ['Interior painting from $2.50/sq ft Walls, ceilings, trim and doors.'],
    links: ['/services/painting'],
    lacks: ['img'],
  },
  'serviceCards-that-all-lead-to-pictures': {
    shows: section({ ...sectionContent.serviceCards, cards: sectionContent.serviceCards.cards.slice(0, 1) }),
    says: ['Interior painting'],
    has: ['img[alt=""][loading="lazy"]'],
  },
  stats: {
    shows: section(sectionContent.stats),
    says: ['Projects finished 1000+'],
  },
  'local-sections': {
    shows: (
      <LocalSections
        page={{
          ...townFactsPageExample,
          sections: [
            sectionContent.stats,
            townFactsExample,
            inTown('hours'),
            sectionContent.reviews,
            inTown('links'),
          ],
        }}
        site={exampleSite}
      />
    ),
    // In the order that the owner gave them.
    says: [/Projects finished.*28105.*Saturday.*Dana R\..*Matthews renovations/],
  },
}
