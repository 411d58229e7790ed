import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Bathroom prices in Matthews',
  intro: 'Labor’s included. We list the fixtures and tile you choose at what they cost.',
  cards: [
    {
      title: 'Bathroom renovation',
      text: 'The five-by-eight hall bath of a ranch, taken to the studs and rebuilt in the layout it has.',
      features: ['New drain and valve', 'Fan vented outdoors', 'Tile, vanity, light, and paint'],
      price: 'price-matthews-bathroom',
      service: 'service-bathroom-remodeling',
    },
    {
      title: 'Shower and tub installation',
      text: 'A steel tub out through the window if it has to go that way, and a new one or a shower in the same three walls.',
      features: [
        'Acrylic, enamel, or tiled pan',
        'A valve that prevents scalding',
        'Blocking in the wall for a grab bar',
      ],
      price: 'price-matthews-shower',
    },
    {
      title: 'Bathroom tile',
      text: 'A floor, a tub surround, or both, on waterproof board, with the awkward cuts where the door hides them.',
      features: ['Old tile removed', 'Floor made flat', 'Sealed and caulked'],
      price: 'price-matthews-bathroom-tile',
      service: 'service-tiling',
    },
    {
      title: 'Vanity and cabinet',
      text: 'A cabinet that lets the door open, a top with the right bowl, a trap that doesn’t leak.',
      features: ['Old unit hauled away', 'New shutoffs', 'Mirror and light moved to fit'],
      price: 'price-matthews-vanity',
    },
  ],
})

const steps = process({
  heading: 'How a bathroom remodel works',
  steps: [
    {
      title: 'Look under the floor',
      text: 'The crawl space or the ceiling below tells us about the drain and the joists before you fall in love with a tile.',
    },
    {
      title: 'Draw and choose',
      text: 'You’ll get a plan to scale with the door swinging in it, and tile, vanity, and valve by name, with delivery times.',
    },
    {
      title: 'Sign one price',
      text: 'Repairs below the tile have a limit written beside them, so a rotten board isn’t a blank check.',
    },
    {
      title: 'Open up and rough in',
      text: 'We do demolition in one day, with a dust wall up. Drain, supply, wire, and fan go in, and the inspector looks.',
    },
    {
      title: 'Make it tight, then pretty',
      text: 'We waterproof, test with water, and take photos. Tile comes only after that, then grout, then glass.',
    },
    {
      title: 'Try it with us',
      text: 'We’ll run every faucet hot while you watch the ceiling below, and hand you the pictures of the walls.',
    },
  ],
})

const why = reasons({
  heading: 'Why Matthews chooses us',
  purpose: 'why',
  points: [
    {
      title: 'We’ve seen that floor plan',
      text: 'Builders here repeated themselves, and our crew leads have seen it for years. Your drain is probably where the last ten were.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'Houses with one bathroom, planned by the hour',
      text: 'We’ll have the toilet back every night the floor allows it.',
    },
    {
      title: 'Cast iron doesn’t scare us',
      text: 'We carry the fittings that join it to plastic and the chain cutter that snaps it quietly.',
    },
    {
      title: 'A date for the end',
      text: 'It’s in the contract, along with what could move it.',
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
      'Hall baths in ranches, primary baths with a tub nobody uses, powder rooms under the stairs. You’ll find four starting prices below, and we’ll draw the plan at your house.',
      picture('bathroom-after.jpg'),
    ),
    badge: 'Matthews bathroom crew',
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
      heading: 'Questions about bathrooms',
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
    'Get a Matthews bathroom quote',
    'Measure the room wall to wall, take a photo from the door, and send both. We’ll reply with a first figure and a day to look under the floor.',
  ),
  seo: seo(
    'Bathroom Remodeling in Matthews, NC | Prices',
    'Bathroom renovations, showers, tile, and vanities in Matthews, NC with starting prices, six steps, reviews, and answers about old drains.',
    'bathroom remodeling Matthews NC',
    'shower installation 28105',
  ),
})
