import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Painting prices in Matthews',
  intro: 'By the square foot or by the door, including paint and two coats. Repairs are listed separately.',
  cards: [
    {
      title: 'Interior painting',
      text: 'Rooms, stairwells, and ceilings. We move the furniture and put it back.',
      features: ['Holes and cracks filled', 'Stains sealed', 'Edges painted by hand'],
      price: 'price-interior-painting',
      service: 'service-painting',
      picture: picture('reno-living-room-builtins.jpg'),
    },
    {
      title: 'Exterior painting',
      text: 'Siding, trim, shutters, and porches, washed and dry before we paint.',
      features: ['Soft boards replaced first', 'Joints caulked', 'HOA form filed'],
      price: 'price-matthews-exterior-painting',
      service: 'service-painting',
      picture: picture('city-concord.jpg'),
    },
    {
      title: 'Cabinet painting',
      text: 'We fill the oak grain, spray the doors in our shop, and paint the frames at your house.',
      features: ['Doors numbered', 'Grain filled and sanded', 'Hinges adjusted'],
      price: 'price-matthews-cabinet-painting',
      service: 'service-painting',
      picture: picture('kitchen-sage-galley.jpg'),
    },
    {
      title: 'Decks and fences',
      text: 'We clean the wood, let it dry, and stain it. Solid color for old gray wood, clear for new.',
      features: ['Popped nails set', 'Plants covered', 'Cut ends sealed'],
      price: 'price-deck-fence-staining',
      service: 'service-painting',
      picture: picture('detail-deck.jpg'),
    },
  ],
})

const steps = process({
  heading: 'How a paint job works',
  steps: [
    {
      title: 'Measure surfaces',
      text: 'We measure the walls and ceilings and give you the numbers.',
    },
    {
      title: 'See the colors in your rooms',
      text: 'We put three samples on your wall, so you can see them day and night.',
    },
    {
      title: 'Get HOA approval',
      text: 'We send your HOA the color and a photo, and wait for the OK.',
    },
    {
      title: 'Wash, fix, prime',
      text: 'We wash off mildew, replace rotten wood, and patch the walls.',
    },
    {
      title: 'Two coats',
      text: 'Each coat gets the full drying time on the label.',
    },
    {
      title: 'Mark it with blue tape',
      text: 'You mark what isn’t right, and we touch it up. We leave the extra paint in your garage, labeled.',
    },
  ],
})

const why = reasons({
  picture: picture('detail-painting.jpg'),
  heading: 'Why Matthews chooses us',
  purpose: 'why',
  points: [
    {
      title: 'Wood before paint',
      text: 'We replace rotten boards instead of painting over them.',
    },
    {
      title: 'Warranty indoors',
      text: 'If the paint cracks or peels, we repaint free.',
      figure: 'claim-warranty-interior-painting',
    },
    {
      title: 'Warranty outdoors',
      text: 'On paint and labor, even on the sunny side.',
      figure: 'claim-warranty-exterior-painting',
    },
    {
      title: 'We won’t dent your gutters',
      text: 'We use standoffs, so the ladder leans on the wall, not the gutter.',
    },
  ],
})

/** Painting in Matthews, with the town's prices. */
export const matthewsPainting = matthewsService('painting-services', 'service-painting', {
  title: 'Painting services in Matthews',
  hero: {
    ...hero(
      'Painting services in Matthews, NC',
      'Inside, outside, cabinets, and decks, with prices. Measure a room yourself and you’ll come close to our number.',
      picture('addition-second-story.jpg'),
    ),
    badge: 'Two coats, two warranties',
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
      heading: 'Questions about painting',
      items: [
        'faq-matthews-paint-price',
        'faq-matthews-paint-when',
        'faq-matthews-paint-oak',
        'faq-matthews-paint-deck',
      ],
    }),
    countyLine,
  ],
  closing: closing(
    'Get a Matthews painting quote today',
    'With the length, width, and height of a room, we can give you a price today and come by to confirm it.',
  ),
  seo: seo(
    'Painting Services in Matthews, NC | Prices',
    'Interior, exterior, cabinet, and deck painting in Matthews, NC, priced by the square foot and the door. We fill out the HOA form, too.',
    'painting services Matthews NC',
    'cabinet painting 28105',
  ),
})
