import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Bathroom work and what it starts at',
  intro: 'Prices for Matthews, labor included. Fixtures and tile you choose are listed at what they cost.',
  cards: [
    {
      title: 'Bathroom renovation',
      text: 'The five-by-eight hall bath of a ranch, taken to the studs and built again in the plan it has.',
      features: ['New drain and valve', 'Fan vented outdoors', 'Tile, vanity, light, and paint'],
      price: 'price-matthews-bathroom',
      service: 'service-bathroom-remodeling',
    },
    {
      title: 'Shower and tub installation',
      text: 'A steel tub out through the window if it must, a new one, or a shower in the same three walls.',
      features: ['Acrylic, enamel, or tiled pan', 'Mixing valve against scalding', 'Blocking for a bar'],
      price: 'price-matthews-shower',
    },
    {
      title: 'Bathroom tile',
      text: 'A floor, a tub surround, or both, on board and membrane, with the awkward cuts where the door hides them.',
      features: ['Old tile removed', 'Base made flat', 'Sealed and siliconed'],
      price: 'price-matthews-bathroom-tile',
      service: 'service-tiling',
    },
    {
      title: 'Vanity and cabinet',
      text: 'A cabinet that lets the door open, a top with the right bowl, a trap that doesn’t weep.',
      features: ['Old unit hauled away', 'Shut-offs renewed', 'Mirror and light moved to suit'],
      price: 'price-matthews-vanity',
    },
  ],
})

const steps = process({
  heading: 'Six steps from pink to finished',
  steps: [
    {
      title: 'Look under the floor',
      text: 'The crawl space or the ceiling below tells us about the drain and the joists before you fall in love with a tile.',
    },
    {
      title: 'Draw and choose',
      text: 'A plan to scale with the door swinging in it. Tile, vanity, and valve by name, with lead times.',
    },
    {
      title: 'Sign one price',
      text: 'Base repairs have a limit written beside them, so that a rotten plate isn’t an open check.',
    },
    {
      title: 'Open and renew',
      text: 'Demolition in one day, dust wall up. Drain, supply, wire, and fan go in and the inspector looks.',
    },
    {
      title: 'Make it tight, then pretty',
      text: 'Membrane, water test, photos. Tile only after that, then grout, then glass.',
    },
    {
      title: 'Use it with us',
      text: 'We run every faucet hot while you watch the ceiling below, and hand you the pictures of the walls.',
    },
  ],
})

const why = reasons({
  heading: 'Why Matthews bathrooms end up with us',
  purpose: 'why',
  points: [
    {
      title: 'We’ve seen that floor plan',
      text: 'Builders here repeated themselves. Your drain is probably where the last ten were.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'Houses with one bathroom, planned by the hour',
      text: 'The toilet is back each night that the floor allows it.',
    },
    {
      title: 'Cast iron doesn’t frighten us',
      text: 'We carry the couplings that join it to plastic and the saw that cuts it quietly.',
    },
    {
      title: 'A date for the end',
      text: 'It stands in the contract, with what could move it.',
      figure: 'claim-bathroom-span',
    },
  ],
})

/** Bathroom remodeling in Matthews. */
export const matthewsBathrooms = matthewsService('bathroom-remodeling', 'service-bathroom-remodeling', {
  title: 'Bathroom remodeling in Matthews',
  hero: {
    ...hero(
      'Bathroom remodeling in Matthews, NC',
      'Hall baths in ranches, primary baths with a tub for nobody, powder rooms under the stairs. Four prices to begin with, and a plan drawn in your own hall.',
      picture('bathroom-after.jpg'),
    ),
    badge: 'Matthews bathroom crew',
  },
  sections: [
    work,
    steps,
    why,
    reviews({
      heading: 'Bathrooms in town',
      most: 3,
    }),
    inEveryEstimate,
    questions({
      heading: 'Before you pick the tile',
      items: [
        'faq-matthews-bath-price',
        'faq-matthews-bath-drain',
        'faq-matthews-bath-tub',
        'faq-matthews-bath-time',
      ],
    }),
    countyLine,
  ],
  closing: closing(
    'How wide is the room?',
    'Measure wall to wall, photograph from the door, and send both. We’ll reply with a first figure and a day to look under the floor.',
  ),
  seo: seo(
    'Bathroom Remodeling in Matthews, NC | Prices',
    'Bathroom renovations, showers, tile, and vanities in Matthews, NC with starting prices, six steps, reviews, and answers about old drains.',
    'bathroom remodeling Matthews NC',
    'shower installation 28105',
  ),
})
