import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { projects } from '../proof-sections.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Bathroom prices in Matthews',
  intro:
    'Labor and standard materials are included. If you choose fancier tile or fixtures, you pay the difference.',
  cards: [
    {
      title: 'Bathroom renovation',
      text: 'A typical hall bath, taken down to the studs and rebuilt in the same layout.',
      features: ['New drain and valve', 'Fan vented outdoors', 'Tile, vanity, light, and paint'],
      price: 'price-matthews-bathroom',
      service: 'service-bathroom-remodeling',
      picture: picture('bath-compact-guest.jpg'),
    },
    {
      title: 'Shower and tub installation',
      text: 'If the steel tub has to go out the window, it goes out the window. A new tub or shower takes its place.',
      features: [
        'Acrylic, enamel, or tiled pan',
        'A valve that prevents scalding',
        'Wood in the wall for a grab bar later',
      ],
      price: 'price-matthews-shower',
      service: 'service-bathroom-remodeling',
      picture: picture('bath-marble-walkin-shower.jpg'),
    },
    {
      title: 'Bathroom tile',
      text: 'A floor, a tub surround, or both, on waterproof board, with the narrow cut tiles where you won’t see them.',
      features: ['Old tile removed', 'Floor leveled', 'Sealed and caulked'],
      price: 'price-matthews-bathroom-tile',
      service: 'service-tiling',
      picture: picture('detail-tile.jpg'),
    },
    {
      title: 'Vanity and cabinet',
      text: 'A new cabinet, top, sink, and faucet, sized so the door still opens.',
      features: ['Old unit hauled away', 'New shutoffs', 'Mirror and light moved to fit'],
      price: 'price-matthews-vanity',
      service: 'service-bathroom-remodeling',
      picture: picture('bath-double-vanity.jpg'),
    },
  ],
})

const steps = process({
  heading: 'How a bathroom remodel works',
  steps: [
    {
      title: 'Look under the floor',
      text: 'We check the drain and the joists from below before you pick out tile.',
    },
    {
      title: 'Draw and choose',
      text: 'You get a scale drawing, a list of tile and fixtures, and delivery times.',
    },
    {
      title: 'Sign one price',
      text: 'Repairs under the tile have a limit in writing, so a rotten board isn’t a blank check.',
    },
    {
      title: 'Demolition and rough-in',
      text: 'We put up a dust wall and do the demolition in one day. Then we do the plumbing and wiring, and the inspector checks both.',
    },
    {
      title: 'Waterproof, then tile',
      text: 'We waterproof the shower, test it with water, and take photos. Then come tile, grout, and glass.',
    },
    {
      title: 'Try it with us',
      text: 'We run every faucet, check the ceiling below, and give you the photos of what’s behind the walls.',
    },
  ],
})

const why = reasons({
  picture: picture('bath-freestanding-tub.jpg'),
  heading: 'Why Matthews chooses us',
  purpose: 'why',
  points: [
    {
      title: 'Years our crew leads have worked in town',
      text: 'Builders here used the same bathroom plans over and over, and we know them well.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'Only one bathroom? We plan for it',
      text: 'We put the toilet back every night we can.',
    },
    {
      title: 'Cast-iron drains are no problem',
      text: 'We carry the cutter and the fittings on the truck.',
    },
    {
      title: 'How long it takes',
      text: 'Your finish date is in the contract, along with what could change it.',
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
      'Hall baths, primary baths, and powder rooms. Four starting prices are below, and we’ll draw the plan at your house.',
      picture('bathroom-after.jpg'),
    ),
    badge: 'Free written estimates',
  },
  sections: [
    work,
    projects({
      heading: 'Ideas for your bathroom',
      items: ['project-walk-in-shower', 'project-guest-bath'],
    }),
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
    'About how big is the room? With the size and a photo from the door, we can give you a rough price and a day to come look.',
  ),
  seo: seo(
    'Bathroom Remodeling in Matthews, NC | Prices',
    'Bathroom renovations, showers, tile, and vanities in Matthews, NC. See starting prices, the steps, reviews, and answers about old drains.',
    'bathroom remodeling Matthews NC',
    'shower installation 28105',
  ),
})
