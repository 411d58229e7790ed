import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Painting prices in Matthews',
  intro: 'By the square foot or by the door, with paint and two coats included. We list repairs separately.',
  cards: [
    {
      title: 'Interior painting',
      text: 'Rooms, stairwells, and ceilings. We’ll move the furniture and put it back on the dents in the carpet.',
      features: ['Holes and cracks filled', 'Stains sealed', 'Lines cut by hand'],
      price: 'price-interior-painting',
      service: 'service-painting',
    },
    {
      title: 'Exterior painting',
      text: 'Siding, trim, shutters, and porches, washed and dried before we open anything.',
      features: ['Soft boards replaced first', 'Joints caulked', 'HOA form filed'],
      price: 'price-matthews-exterior-painting',
    },
    {
      title: 'Cabinet painting',
      text: 'Oak with its grain filled, sprayed in a booth in our shop while we do the frames at your house.',
      features: ['Doors numbered', 'Grain filled and sanded', 'Hinges adjusted'],
      price: 'price-matthews-cabinet-painting',
    },
    {
      title: 'Deck and fence staining',
      text: 'Cleaned, left to dry, and stained with the grain. Solid color for gray wood, clear for new.',
      features: ['Popped nails set', 'Plants covered', 'Cut ends soaked'],
      price: 'price-deck-fence-staining',
    },
  ],
})

const steps = process({
  heading: 'How a paint job works',
  steps: [
    {
      title: 'Measure surfaces',
      text: 'We measure wall area, because that’s what takes paint. The sheet with the numbers is yours.',
    },
    {
      title: 'Choose in your light',
      text: 'Three samples on the wall, looked at in the morning and by lamplight.',
    },
    {
      title: 'Ask the committee',
      text: 'We’ll send your HOA the color number, the sheen, and a photo, and wait for approval.',
    },
    {
      title: 'Wash, fix, prime',
      text: 'We kill the mildew, replace the wood, and fill the walls. You’ll see it bare before the first coat.',
    },
    {
      title: 'Two coats',
      text: 'Each gets the full drying time on the label.',
    },
    {
      title: 'Walk with blue tape',
      text: 'You mark it, and we’ll touch it up. We label leftovers by room and leave them in the garage.',
    },
  ],
})

const why = reasons({
  heading: 'Why Matthews chooses us',
  purpose: 'why',
  points: [
    {
      title: 'Wood before paint',
      text: 'A painter with a saw fixes the board. One without a saw paints over it.',
    },
    {
      title: 'Warranty indoors',
      text: 'If it cracks or peels, we’ll come back and find out why.',
      figure: 'claim-warranty-interior-painting',
    },
    {
      title: 'Warranty outdoors',
      text: 'On labor and material, and the sunny side counts too.',
      figure: 'claim-warranty-exterior-painting',
    },
    {
      title: 'No ladder on your gutter',
      text: 'We use standoffs and planks. A dented aluminum gutter stays dented.',
    },
  ],
})

/** Painting in Matthews, with the town's prices. */
export const matthewsPainting = matthewsService('painting-services', 'service-painting', {
  title: 'Painting services in Matthews',
  hero: {
    ...hero(
      'Painting services in Matthews, NC',
      'Inside, outside, cabinets, and decks, with the price of each beside it. Measure a room yourself, and you’ll land close to our number.',
      picture('city-matthews.jpg'),
    ),
    badge: 'What a painting estimate covers',
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
    'Send a room’s length, width, and height. You’ll get a figure the same day and a visit to confirm it.',
  ),
  seo: seo(
    'Painting Services in Matthews, NC | Prices',
    'Interior, exterior, cabinet, and deck painting in Matthews, NC, priced by the square foot and the door. HOA forms and two warranties.',
    'painting services Matthews NC',
    'cabinet painting 28105',
  ),
})
