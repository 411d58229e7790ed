import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Kitchen prices in Matthews',
  intro: 'From new cabinet doors to a new layout. You buy the appliances, and we’ll tell you what fits.',
  cards: [
    {
      title: 'Kitchen renovation',
      text: 'Cabinets, counters, light, and floor in the layout you have, or with the wall to the den taken down.',
      features: ['Measured drawing', 'Circuits for today’s appliances', 'Temporary sink while we build'],
      price: 'price-matthews-kitchen',
      service: 'service-kitchen-remodeling',
    },
    {
      title: 'Cabinet refacing',
      text: 'If the boxes are plywood and square, you’ll get new doors, new drawer fronts, covered ends, and hinges that close softly.',
      features: ['Boxes tested first', 'Glides replaced', 'Done while you use the kitchen'],
      price: 'price-matthews-cabinet-refacing',
    },
    {
      title: 'Islands and bars',
      text: 'A place to sit and an outlet to plug into, with room to pass behind when the dishwasher is open.',
      features: ['Taped on the floor first', 'Anchored to the floor', 'Overhang held by steel'],
      price: 'price-matthews-island',
    },
    {
      title: 'Backsplash and countertops',
      text: 'A counter cut to fit, with its seams where you choose, and tile up to the cabinets behind it.',
      features: ['Sink and faucet reconnected', 'Outlets brought forward', 'Edges finished'],
      price: 'price-matthews-backsplash',
      service: 'service-tiling',
    },
  ],
})

const steps = process({
  heading: 'How a kitchen remodel works',
  steps: [
    {
      title: 'Show us how you cook',
      text: 'Or tell us how you do it. Where you turn around too often is where the layout is wrong.',
    },
    {
      title: 'Tape it on the floor',
      text: 'New cabinets and island at full size, in blue tape, for an evening. Most people move something.',
    },
    {
      title: 'Find out what the wall holds',
      text: 'In ranches the den wall often holds up the roof. An engineer will tell us before we give you a price.',
    },
    {
      title: 'Order, then wait',
      text: 'We don’t tear anything out until the cabinets have a delivery date. You’ll keep cooking.',
    },
    {
      title: 'Wire, plumb, and inspect',
      text: 'The inspector checks wiring, plumbing, vents, and beams while they’re still open.',
    },
    {
      title: 'Set it, fit it, turn it on',
      text: 'Cabinets go to a laser line, counters come after we’ve measured, and there’s a dinner at the end of it.',
    },
  ],
})

const why = reasons({
  heading: 'Why Matthews chooses us',
  purpose: 'why',
  points: [
    {
      title: 'Ranch, split-level, two-story',
      text: 'Each has one wall everyone wants gone. We know which one, and what it holds up.',
    },
    {
      title: 'Refacing offered honestly',
      text: 'If your boxes are good, we’ll say so, though a new kitchen would earn us more.',
    },
    {
      title: 'Dust stays behind a door',
      text: 'A zipper wall, a fan in the window, and a path of boards to the outside.',
    },
    {
      title: 'Done in weeks',
      text: 'Simple kitchens take less, custom cabinets more. The calendar is part of the contract.',
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
      'Soffits down, oak gone, and a view of the yard from the sink. Start with refaced doors or with the wall; you’ll find a price for both below.',
      picture('kitchen-after.jpg'),
    ),
    badge: 'What a kitchen estimate covers',
  },
  sections: [
    work,
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
    'Tell us what you walk around twice a day. We’ll come with tape and leave a drawing, whether you build or not.',
  ),
  seo: seo(
    'Kitchen Remodeling in Matthews, NC | Prices',
    'Kitchen renovations, refacing, islands, and countertops in Matthews, NC with starting prices, six steps, reviews, and plain answers.',
    'kitchen remodeling Matthews NC',
    'cabinet refacing 28105',
  ),
})
