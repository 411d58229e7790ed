import {
  emergencyPrice,
  exampleCity,
  exampleClaim,
  examplePicture,
  examplePrice,
  exampleProject,
  exampleQuestion,
  exampleReview,
  exampleService,
  exampleText,
} from '../../lake/fragments/examples/examples.ts'
import type { PlanFragment } from '../../sections/plans/query.ts'
import type { SectionFragment } from '../../sections/section-query.ts'

type Kind = SectionFragment['_type']

const plan: PlanFragment = {
  _id: 'plan-basic',
  _type: 'plan',
  title: 'Basic',
  bestFor: 'Houses under ten years old',
  features: ['Two visits a year'],
  highlight: null,
  price: { ...examplePrice, _id: 'price-basic', kind: 'exact', minimum: 9_900, unit: 'month' },
}

const section = <const Type extends Kind, Fields>(
  _type: Type,
  heading: string,
  fields: Fields,
  intro: string | null = null,
) => ({ _key: _type, _type, heading, intro, ...fields })

/** Every kind of section that the owner can compose a page of, as the lake answers it. */
export const sectionContent: { [Type in Kind]: Extract<SectionFragment, { _type: Type }> } = {
  areas: section('areas', 'Where we work', {
    cities: [
      exampleCity,
      {
        ...exampleCity,
        _id: 'city-rock-hill',
        name: 'Rock Hill',
        state: 'SC',
        slug: 'rock-hill',
        zipCodes: ['29730'],
      },
    ],
  }),
  badges: section('badges', 'Why owners keep us', {
    claims: [
      exampleClaim,
      { ...exampleClaim, _id: 'claim-homes', value: '2,500+', label: 'Homes looked after' },
    ],
  }),
  beforeAfter: section('beforeAfter', 'One wall, two days', {
    caption: 'Living room in Matthews',
    before: { ...examplePicture, alt: 'Wall in tired beige', rendering: null },
    after: { ...examplePicture, rendering: null },
  }),
  consultation: section('consultation', 'Free color consultation', {
    text: 'We bring sample boards to your house and look at them in morning light and under your lamps.',
    points: ['Boards you can move from wall to wall'],
    action: 'Book a color consultation',
  }),
  fixtures: section('fixtures', 'Fixtures, room by room', {
    purpose: 'fixtures',
    groups: [
      { _key: 'kitchen', title: 'Kitchen', items: ['Faucets', 'Garbage disposals'] },
      { _key: 'bathroom', title: 'Bathroom', items: ['Toilets'] },
    ],
  }),
  notice: section('notice', 'Water where it shouldn’t be?', {
    urgency: 'emergency',
    text: exampleText,
  }),
  plans: section('plans', 'Plans for a year of care', {
    plans: [
      plan,
      {
        ...plan,
        _id: 'plan-full',
        title: 'Full',
        features: ['Four visits a year', 'Calls answered at night'],
        highlight: 'Most chosen',
      },
    ],
  }),
  pricing: section('pricing', 'What plumbing costs', {
    prices: [examplePrice, emergencyPrice],
  }),
  process: section('process', 'How a paint job works', {
    steps: [
      { _key: 'walk', title: 'Walk and measure', text: 'We measure every surface.' },
      { _key: 'paint', title: 'Paint', text: 'Ceilings first, then walls, then trim.' },
    ],
  }),
  projects: section('projects', 'Recent kitchens', {
    projects: [exampleProject],
  }),
  prose: section(
    'prose',
    'What a permit is for',
    {
      text: exampleText,
    },
    'And who asks for it.',
  ),
  questions: section('questions', 'Questions about painting', {
    questions: [exampleQuestion, { ...exampleQuestion, _id: 'faq-time', question: 'How long does it take?' }],
  }),
  reasons: section('reasons', 'When to call right away', {
    purpose: 'when-to-call',
    points: [
      {
        _key: 'water',
        title: 'Water where it shouldn’t be',
        text: 'Close the main valve first.',
        price: null,
        figure: null,
      },
      { _key: 'smell', title: 'A smell of gas', text: null, price: null, figure: exampleClaim },
    ],
  }),
  reviews: section('reviews', 'Reviews', {
    newest: [
      exampleReview,
      { ...exampleReview, _id: 'review-walt', author: 'Walt H.', rating: 4, savings: 120_000 },
    ],
    chosen: null,
  }),
  schedule: section('schedule', 'Four visits a year', {
    seasons: [
      { _key: 'spring', season: 'Spring', tasks: ['Clean the gutters', 'Look at the roof'] },
      { _key: 'summer', season: 'Summer', tasks: ['Service the cooling'] },
      { _key: 'fall', season: 'Fall', tasks: ['Seal the windows'] },
      { _key: 'winter', season: 'Winter', tasks: ['Wrap the outside pipes'] },
    ],
  }),
  serviceCards: section(
    'serviceCards',
    'Painting services and prices',
    {
      cards: [
        {
          _key: 'interior',
          title: 'Interior painting',
          text: 'Walls, ceilings, trim and doors.',
          features: ['Nail holes, dents and hairline cracks filled'],
          price: examplePrice,
          service: { ...exampleService, picture: examplePicture },
        },
        {
          _key: 'murals',
          title: 'Commercial painting',
          text: 'Offices and shops.',
          features: null,
          price: null,
          service: null,
        },
      ],
    },
    'Prices are per square foot of painted surface.',
  ),
  stats: section('stats', 'By the numbers', {
    claims: [
      exampleClaim,
      { ...exampleClaim, _id: 'claim-projects', value: '1000+', label: 'Projects finished' },
    ],
  }),
}
