import { LocalSections } from '../../page-kinds/local/local-template.tsx'
import { Prose } from '../../sections/prose/prose.tsx'
import { Section } from '../../sections/section.tsx'
import type { SectionFragment } from '../../sections/section-query.ts'
import {
  always,
  business,
  claim,
  picture,
  price,
  priceOf,
  project,
  review,
  sampleOf,
  site,
  townAt,
  townShown,
} from '../../testing/samples.ts'
import type { Example, Examples } from './example.ts'

type Around = {
  estimate?: string
  remindersHref?: string
  /** What the business says other than usual. */
  own?: Partial<typeof business>
}

const section = (content: SectionFragment, { own, ...around }: Around = {}) => (
  <Section
    section={content}
    site={{ ...site, business: { ...business, ...own } }}
    documentId="example"
    {...around}
  />
)

const CALL = 'Call (704) 555-0142'
const cities = [townAt('matthews'), townAt('rock-hill')]
const townPaths = ['/service-areas/matthews', '/service-areas/rock-hill']
const areas = { ...sampleOf('areas'), cities }
const badges = sampleOf('badges')
const beforeAfter = sampleOf('beforeAfter')
const consultation = sampleOf('consultation')
const fixtures = sampleOf('fixtures')
const notice = sampleOf('notice')
const plans = sampleOf('plans')
const [first, second] = plans.plans
const steps = sampleOf('process')
const projects = { ...sampleOf('projects'), intro: null, projects: [project] }
const prose = sampleOf('prose')
const questions = sampleOf('questions')
const point = { _key: 'gas', title: 'A smell of gas', text: null, price: null, figure: claim }
const reasons = sampleOf('reasons')
const older = { ...review, _id: 'review-older', author: 'Ruth B.' }
const reviews = { ...sampleOf('reviews'), newest: [review], chosen: null }
const schedule = sampleOf('schedule')
const serviceCards = sampleOf('serviceCards')
const card = { _key: 'card', title: 'Walls', text: 'Two coats', features: null, price: null, service: null }
const drawn = { ...card, picture: { ...picture, rendering: true } }
const eight = Array.from({ length: 8 }, (_, at) => ({ ...drawn, _key: `${at}`, price: at ? null : price }))
const painting = { _id: 'service-painting', _type: 'service', title: 'Painting', slug: 'painting' } as const
const service = { ...painting, picture: null }
const stats = sampleOf('stats')

const labeled = (claims: readonly { label: string; value: string }[]) =>
  claims.map(({ label, value }) => `${label} ${value}`).join(' ')
const inTown = (show: 'zip-codes' | 'hours' | 'links') =>
  ({ ...always, _key: show, _type: 'townFacts', heading: show, intro: null, show, action: null }) as const

/** Sections by their type, and what is special about some. */
export const sectionExamples = {
  areas: {
    shows: section(areas),
    says: [areas.heading, 'Rock Hill, SC'],
    // A row has three places: the empty one leads to all towns.
    links: [...townPaths, '/service-areas'],
  },
  'areas-in-full-rows': {
    shows: section({ ...areas, cities: [...cities, ...cities.slice(0, 1)] }),
    says: ['Matthews'],
    links: [...townPaths, '/service-areas/matthews'],
  },
  badges: {
    shows: section(badges),
    says: [labeled(badges.claims)],
    // Its heading is heard, not seen.
    attributes: { 'aria-label': [badges.heading] },
  },
  beforeAfter: {
    shows: section(beforeAfter),
    says: [beforeAfter.heading, 'Before', 'After', beforeAfter.caption ?? ''],
    has: [`[aria-label="Before and after: ${beforeAfter.caption}"]`, '[aria-valuetext="50% after"]'],
  },
  consultation: {
    shows: section(consultation),
    says: [consultation.heading, consultation.action],
    links: ['#choose-visit'],
  },
  fixtures: {
    shows: section(fixtures),
    says: [fixtures.heading, ...fixtures.groups.map(({ title, items }) => [title, ...items].join(' '))],
  },
  notice: { shows: section(notice), says: [notice.heading], times: { [CALL]: 1 } },
  'notice-information': {
    shows: section({ ...notice, urgency: 'information' }),
    says: [notice.heading],
    never: [CALL],
  },
  plans: {
    shows: section({ ...plans, plans: plans.plans.map((plan) => ({ ...plan, highlight: null })) }),
    says: [plans.heading, ...plans.plans.flatMap(({ title, features }) => [`${title} from`, ...features])],
    links: plans.plans.map(({ _id }) => `#choose-${_id}`),
    never: ['Paying over time'],
  },
  'plans-with-financing': {
    shows: section(plans, { own: { financing: { shown: true, text: 'We don’t lend.' } } }),
    says: ['Paying over time We don’t lend.'],
  },
  'plans-with-estimate-and-highlight': {
    shows: section(
      {
        ...plans,
        plans: [first, second].flatMap((plan) => (plan ? { ...plan, highlight: 'Most chosen' } : [])),
      },
      { estimate: 'painting' },
    ),
    says: [`${first?.title} Most chosen from`],
    times: { 'Most chosen': 2 },
    links: ['/prices?service=painting#estimate', `#choose-${first?._id}`, `#choose-${second?._id}`],
  },
  pricing: {
    shows: section(sampleOf('pricing')),
    says: ['Minor plumbing repairs $75–150', 'worn valves Usual visit: 1–2 hours', '$125/hr plus materials'],
  },
  process: {
    shows: section(steps),
    says: [steps.heading, ...steps.steps.map(({ title, text }) => `${title} ${text}`)],
    has: ['ol > li'],
  },
  projects: {
    shows: section(projects),
    says: [projects.heading, project.title, `${project.place}, ${project.duration}`, 'Rendering'],
    never: ['$'],
  },
  'projects-with-cost': {
    shows: section({ ...projects, projects: [{ ...project, cost: priceOf('price-project-bungalow') }] }),
    says: [`${project.duration}, $95,000`],
  },
  'projects-without-picture': {
    shows: section({ ...projects, projects: [{ ...project, picture: null }] }),
    says: [project.title],
    never: ['Rendering'],
    attributes: { src: [] },
  },
  prose: { shows: section(prose), says: [`${prose.heading} Interior painting costs $2.50/sq ft and up`] },
  'prose-with-more': {
    shows: (
      <Prose {...prose} name="story" business={business}>
        <p>As drawn.</p>
      </Prose>
    ),
    says: ['rated 4.9/5 As drawn.'],
  },
  questions: {
    shows: section({ ...questions, questions: questions.questions.slice(0, 2) }),
    says: [
      questions.heading,
      ...questions.questions.slice(0, 2).map(({ question }) => question),
      '$2.50/sq ft',
    ],
    // The browser keeps one open of those that share a name.
    attributes: { name: ['questions', 'questions'], open: [] },
  },
  reasons: {
    shows: section({ ...reasons, points: [...reasons.points.slice(0, 1), point] }),
    says: [reasons.heading, reasons.points[0]?.text ?? '', 'A smell of gas 4.9/5'],
  },
  'reasons-with-picture': {
    shows: section({ ...reasons, picture }),
    says: [reasons.heading],
    has: ['summary [aria-hidden] img[alt=""]'],
  },
  reviews: {
    shows: section({ ...reviews, newest: [review, { ...older, rating: 4, savings: 120_000 }] }),
    says: [reviews.heading, `${review.author}, ${review.place} ${review.work}`, 'saved $1,200'],
    has: ['[aria-label="4 out of 5 stars"]'],
    links: [business.reviewsUrl ?? ''],
  },
  'reviews-without-a-page-of-all': {
    shows: section(reviews, { own: { reviewsUrl: null } }),
    says: [review.author],
    links: [],
  },
  'reviews-without-stars': {
    shows: section({ ...reviews, newest: [{ ...review, rating: null }] }),
    says: [review.text],
    lacks: ['[aria-label*="out of 5"]'],
  },
  // What was chosen by hand follows the newest, each once.
  'reviews-chosen': {
    shows: section({ ...reviews, chosen: [older, review] }),
    says: [new RegExp(`${review.author}.*${older.author}`)],
    times: { [review.author]: 1 },
  },
  'reviews-none': { shows: section({ ...reviews, newest: [] }), says: [] },
  schedule: {
    shows: section(schedule),
    says: [schedule.heading, ...schedule.seasons.map(({ season, tasks }) => [season, ...tasks].join(' '))],
    never: ['to my calendar'],
  },
  'schedule-with-calendar': {
    shows: section(schedule, { remindersHref: '/reminders/home.ics' }),
    says: ['Spring'],
    links: ['/reminders/home.ics'],
  },
  serviceCards: {
    shows: section({ ...serviceCards, cards: [...serviceCards.cards, { ...card, picture: null }] }),
    says: [
      serviceCards.heading,
      `Interior painting from $2.50/sq ft Usual visit: 2–5 days ${serviceCards.cards[0]?.text}`,
    ],
    lacks: ['img'],
  },
  'serviceCards-with-pictures': {
    shows: section({ ...serviceCards, cards: [{ ...card, service, picture }] }),
    says: ['Walls'],
    links: ['/services/painting'],
    has: ['img[alt=""][loading="lazy"]'],
  },
  // Two rows of four, of which one card has a price: it stands last, and on a phone beside its name.
  'serviceCards-many-with-pictures': {
    shows: section({ ...serviceCards, cards: eight }),
    says: ['Two coats from $2.50/sq ft', 'These pictures are renderings.'],
  },
  stats: { shows: section(stats), says: [stats.heading, labeled(stats.claims)] },
  'local-sections': {
    shows: (
      <LocalSections
        page={{
          ...townShown,
          sections: [stats, inTown('zip-codes'), inTown('hours'), reviews, inTown('links')],
        }}
        site={site}
      />
    ),
    // In the order that the owner gave them.
    says: [new RegExp(`${stats.claims[0]?.label}.*28105.*Saturday.*${review.author}.*Handyman`)],
  },
} satisfies Examples & Record<SectionFragment['_type'], Example>
