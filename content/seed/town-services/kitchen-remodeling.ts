import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { projects } from '../proof-sections.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Kitchen prices in Matthews',
  intro: 'From new cabinet doors to a whole new layout. Appliances are extra, and we’ll tell you what fits.',
  cards: [
    {
      title: 'Kitchen renovation',
      text: 'Cabinets, counters, lighting, and floors, in your current layout or with a wall taken out.',
      features: ['Measured drawing', 'Circuits for today’s appliances', 'Temporary sink while we build'],
      price: 'price-matthews-kitchen',
      service: 'service-kitchen-remodeling',
      picture: picture('kitchen-open-plan.jpg'),
    },
    {
      title: 'Cabinet refacing',
      text: 'If your cabinets are solid, we put on new doors, drawer fronts, and soft-close hinges.',
      features: ['Cabinets checked first', 'New drawer slides', 'You keep using the kitchen'],
      price: 'price-matthews-cabinet-refacing',
      service: 'service-kitchen-remodeling',
      picture: picture('kitchen-warm-oak.jpg'),
    },
    {
      title: 'Islands and bars',
      text: 'Seating, storage, and an outlet, with room to walk by when the dishwasher’s open.',
      features: ['Outline taped on the floor first', 'Anchored to the floor', 'Steel under the overhang'],
      price: 'price-matthews-island',
      service: 'service-kitchen-remodeling',
      picture: picture('kitchen-navy-island.jpg'),
    },
    {
      title: 'Backsplash and countertops',
      text: 'A countertop cut to fit, with tile up to the cabinets.',
      features: ['Sink and faucet reconnected', 'Outlets brought forward', 'Edges finished'],
      price: 'price-matthews-backsplash',
      service: 'service-tiling',
      picture: picture('detail-plumbing.jpg'),
    },
  ],
})

const steps = process({
  heading: 'How a kitchen remodel works',
  steps: [
    {
      title: 'Show us how you cook',
      text: 'We look at how you use the kitchen now and what gets in your way.',
    },
    {
      title: 'Tape it on the floor',
      text: 'We lay out the cabinets and island full size in blue tape. Most people move something.',
    },
    {
      title: 'Find out what the wall holds up',
      text: 'In ranches, the den wall often holds up the roof. If yours does, an engineer sizes the beam.',
    },
    {
      title: 'Order, then wait',
      text: 'We don’t tear anything out until the cabinets have a delivery date.',
    },
    {
      title: 'Wire, plumb, and inspect',
      text: 'The inspector checks everything before the walls close up.',
    },
    {
      title: 'Cabinets, counters, done',
      text: 'We set the cabinets level, measure for counters, and hook everything up. Then it’s time to cook.',
    },
  ],
})

const why = reasons({
  picture: picture('service-renovations.jpg'),
  heading: 'Why Matthews chooses us',
  purpose: 'why',
  points: [
    {
      title: 'Ranch, split-level, two-story',
      text: 'Everyone wants the same wall gone, and we know what it’s holding up.',
    },
    {
      title: 'We’ll tell you if refacing is enough',
      text: 'If your cabinets are good, we’ll say so, even though we’d make more on new ones.',
    },
    {
      title: 'We keep the dust contained',
      text: 'We use a zippered plastic wall, a fan, and floor protection.',
    },
    {
      title: 'How long it takes',
      text: 'Simple kitchens take less time, and custom cabinets take more. The schedule’s in your contract.',
      figure: 'claim-kitchen-span',
    },
  ],
})

/** Kitchen remodeling in Matthews. */
export const matthewsKitchens = matthewsService('kitchen-remodeling', 'service-kitchen-remodeling', {
  title: 'Kitchen remodeling in Matthews',
  hero: {
    ...hero(
      'Kitchen remodeling in Matthews, NC',
      'Reface the cabinets, take down a wall, or start over. You’ll find a starting price for each below.',
      picture('kitchen-after.jpg'),
    ),
    badge: 'Free design visit',
  },
  sections: [
    work,
    projects({
      heading: 'Ideas for your kitchen',
      items: ['project-sage-galley', 'project-white-shaker'],
    }),
    steps,
    why,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    inEveryEstimate,
    questions({
      heading: 'Questions about kitchens',
      items: [
        'faq-matthews-kitchen-price',
        'faq-matthews-kitchen-reface',
        'faq-matthews-kitchen-soffit',
        'faq-matthews-kitchen-live',
      ],
    }),
    countyLine,
  ],
  closing: closing(
    'Get a Matthews kitchen quote',
    'What drives you crazy about your kitchen? We’ll come measure and leave you a drawing, free.',
  ),
  seo: seo(
    'Kitchen Remodeling in Matthews, NC | Prices',
    'Kitchen renovations, refacing, islands, and countertops in Matthews, NC. See starting prices, the steps, reviews, and answers to common questions.',
    'kitchen remodeling Matthews NC',
    'cabinet refacing 28105',
  ),
})
