import { atLeast, type Sections, type SpecifiedPage } from './page.ts'

type Own = Omit<SpecifiedPage, 'path' | 'kind' | 'sections'>

const FOLDER = '/services'

/** What the menu leads to first. */
const main: readonly SpecifiedPage[] = [
  service(
    'handyman',
    { services: 6, why: atLeast(4), areas: atLeast(5), reviews: 3, faq: 6 },
    {
      links: linksTo([
        'drywall-repair',
        'painting',
        'plumbing',
        'electrical',
        'tiling',
        'furniture-assembly',
      ]),
      texts: ['Starting at $85', 'from $75', '$8–15/sq ft', '$50–75'],
    },
  ),
  service(
    'renovations',
    { services: 4, process: 4, areas: atLeast(5), reviews: 4 },
    {
      links: linksTo(['bathroom-remodeling', 'kitchen-remodeling', 'whole-home-remodel', 'room-additions']),
      texts: ['$8,500–25,000+', '$25,000–75,000+', '6–10 weeks', '8–16 weeks'],
    },
  ),
  service(
    'construction',
    { services: 6, why: 4 },
    { texts: ['2–4 months', '4–8 months', '6–12 months', '8–16 months', 'Project-based'] },
  ),
  maintenance('maintenance'),
  // The same page again, under the name that people also look for.
  { ...maintenance('property-maintenance'), canonical: `${FOLDER}/maintenance` },
]

const plans: readonly SpecifiedPage[] = [
  service(
    'maintenance/routine',
    { services: 4, benefits: atLeast(4), plans: 3, reviews: 2 },
    { texts: ['from $150', 'from $300', 'from $800'] },
  ),
  // Each review tells what its writer saved.
  service(
    'maintenance/preventive',
    { services: 4, stats: 4, schedule: 4, reviews: 3 },
    { texts: ['85%', '20%', '15 years', '99%'] },
  ),
  service(
    'maintenance/emergency',
    { notice: 'any', services: 4, process: 4, 'when-to-call': atLeast(4), reviews: 3 },
    { texts: ['24/7', 'Report Emergency Online', '30 minutes', '5 minutes', 'Same day', '2–4 hours'] },
  ),
  service(
    'maintenance/scheduled',
    { services: 4, benefits: 5, plans: 3, features: 4, reviews: 2 },
    {
      texts: [
        ...['Essential from $400/quarter', 'Complete Most Popular from $200/month', 'Premium Custom pricing'],
      ],
    },
  ),
]

const remodeling: readonly SpecifiedPage[] = [
  service(
    'bathroom-remodeling',
    { 'before-after': 'any', services: 4, process: 3, stats: atLeast(3), areas: 8, reviews: 3, faq: 6 },
    {
      texts: [
        ...[
          '$8,500–25,000+',
          '2–3 weeks',
          '1–2 weeks',
          '1 week',
          '3–4 weeks',
          '14-day',
          '500+',
          '98%',
          '70%',
        ],
      ],
      newTabs: ['reviews'],
    },
  ),
  service(
    'kitchen-remodeling',
    {
      'before-after': 'any',
      badges: atLeast(3),
      services: 4,
      trends: 8,
      process: 4,
      stats: 4,
      areas: 12,
      reviews: 3,
      faq: 6,
    },
    {
      texts: [
        ...['$25,000–75,000+', '3–6 weeks', '2–3 weeks', '6–8 weeks', '8–10 weeks', '3–4 weeks'],
        ...['78%', '70–80%', '300+', '98%', '25+'],
      ],
      links: ['#contact'],
      newTabs: ['reviews'],
    },
  ),
  service(
    'whole-home-remodel',
    { breadcrumb: 'any', features: 3, projects: 2, faq: 5 },
    {
      texts: ['$95,000', '12 weeks', '$120,000', '10 weeks', '8–16 weeks', '15+ years'],
      links: linksTo(['renovations']),
    },
  ),
  service(
    'room-additions',
    { services: 4, process: 4, benefits: atLeast(4), timeline: atLeast(2), faq: 5 },
    {
      texts: [
        ...['Book a free design consultation', 'Room Addition FAQ', '$15,000–25,000', '$40,000–80,000+'],
        ...['6–10 weeks', '12–16 weeks', '2–4 weeks', '6–12 weeks', '1 week'],
      ],
    },
  ),
]

const trades: readonly SpecifiedPage[] = [
  service(
    'comprehensive-handyman',
    { services: 22, why: 8, stats: 4, areas: atLeast(5), reviews: 3 },
    { texts: ['1000+', 'Emergency response 24hr', '25+', '100%'], newTabs: ['reviews'] },
  ),
  service(
    'furniture-assembly',
    { services: 6, process: 4, pricing: 3, areas: 15, faq: 5, reviews: 2 },
    { texts: ['$50–75', '$75–150', '$150–300', 'one to three hours'] },
  ),
  // Some questions stand between the other sections, and six more at the end.
  service(
    'drywall-repair',
    { services: 6, process: 4, problems: 2, pricing: 3, faq: [5, 6], reviews: 2 },
    { texts: ['$75–125', '$125–250', '$250–500', 'up to four inches', 'up to a foot', 'eight inches'] },
  ),
  service(
    'painting',
    { services: 4, consultation: 'any', process: 4, reviews: 3, faq: 6 },
    {
      texts: [
        ...['from $2.50/sq ft', 'from $3.50/sq ft', 'from $85 per door', 'Custom', '$2.75/sq ft'],
        ...['2 years', '5 years', '2–5 days', '7–10 years'],
      ],
      links: ['#contact'],
    },
  ),
  service(
    'plumbing',
    {
      services: 6,
      notice: 'any',
      process: atLeast(3),
      fixtures: 3,
      pricing: 3,
      faq: atLeast(4),
      reviews: 2,
    },
    { texts: ['$75–150', '$150–350', '$125/hr plus materials', '2–4 hours'] },
  ),
  service(
    'electrical',
    { services: 6, notice: 'any', process: atLeast(3), pricing: 3, faq: 6 },
    { texts: ['$125–200', '$200–400', '$150–300'] },
  ),
  service(
    'tiling',
    { services: 6, materials: atLeast(3), process: 5, pricing: 3, faq: 6 },
    { texts: ['$8–15/sq ft', '$15–25/sq ft', '$20–35/sq ft'] },
  ),
]

/** Each with a way back to the home page. */
const smallJobs: readonly SpecifiedPage[] = [
  'carpentry',
  'fence-repair',
  'smart-home-upgrades',
  'senior-home-modifications',
  'babyproofing',
  'window-covering',
  'door-repair',
  'appliance-installation',
  'pressure-washing',
].map((slug) =>
  service(
    slug,
    { services: atLeast(4) },
    {
      oneOf: { benefits: atLeast(3), process: atLeast(3) },
      texts: ['Get Free Quote'],
      links: ['/'],
    },
  ),
)

export const servicePages: readonly SpecifiedPage[] = [
  ...main,
  ...plans,
  ...remodeling,
  ...trades,
  ...smallJobs,
]

function maintenance(slug: string): SpecifiedPage {
  const plans = ['routine', 'preventive', 'emergency', 'scheduled']
  return service(
    slug,
    {
      services: 4,
      benefits: atLeast(4),
      'property-types': atLeast(3),
      areas: atLeast(5),
      reviews: 3,
    },
    {
      links: linksTo(plans.map((plan) => `maintenance/${plan}`)),
      texts: ['Service plans available', 'from $150/month', 'from $200/month', '$99/month'],
    },
  )
}

function service(slug: string, sections: Sections, own: Own = {}): SpecifiedPage {
  return { path: `${FOLDER}/${slug}`, kind: 'service', sections, ...own }
}

function linksTo(slugs: readonly string[]): string[] {
  return slugs.map((slug) => `${FOLDER}/${slug}`)
}
