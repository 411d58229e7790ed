import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Four surfaces, four prices',
  intro: 'By the square foot or by the door, paint, and two coats included. Repairs are named apart.',
  cards: [
    {
      title: 'Interior painting',
      text: 'Rooms, stairwells, and ceilings. Furniture is moved by us and put back where the dents in the carpet are.',
      features: ['Holes and cracks filled', 'Stains sealed', 'Lines cut by hand'],
      price: 'price-interior-painting',
      service: 'service-painting',
    },
    {
      title: 'Exterior painting',
      text: 'Siding, trim, shutters, and porches, washed, and dried before anything is opened.',
      features: ['Soft boards replaced first', 'Joints caulked', 'Committee form filed'],
      price: 'price-matthews-exterior-painting',
    },
    {
      title: 'Cabinet painting',
      text: 'Oak with its grain filled, sprayed in a booth in our shop while the boxes are done at your house.',
      features: ['Doors numbered', 'Grain filled and sanded', 'Hinges adjusted'],
      price: 'price-matthews-cabinet-painting',
    },
    {
      title: 'Deck and fence staining',
      text: 'Cleaned, left to dry, stained with the grain. Solid color for gray wood, clear for new.',
      features: ['Popped nails set', 'Plants covered', 'End grain soaked'],
      price: 'price-deck-fence-staining',
    },
  ],
})

const steps = process({
  heading: 'Six steps, two of them with a brush',
  steps: [
    {
      title: 'Measure surfaces',
      text: 'Wall area, since that’s what takes paint. The sheet with the numbers is yours.',
    },
    {
      title: 'Choose in your light',
      text: 'Three samples on the wall, looked at in the morning and by lamp.',
    },
    {
      title: 'Ask the committee',
      text: 'Color number, sheen, and a photo go to your association. We wait for its yes.',
    },
    {
      title: 'Wash, mend, prime',
      text: 'Mildew killed, wood replaced, walls filled. You see it bare before the first coat.',
    },
    {
      title: 'Two coats',
      text: 'With the drying time that the can asks for and the weather allows.',
    },
    {
      title: 'Walk with blue tape',
      text: 'You mark, we touch up, and leftovers are labeled by room and left in the garage.',
    },
  ],
})

const why = reasons({
  heading: 'Why our paint is still on',
  purpose: 'why',
  points: [
    {
      title: 'Wood before paint',
      text: 'A painter who owns a saw fixes the board. One who doesn’t paints over it.',
    },
    {
      title: 'Warranty indoors',
      text: 'If it cracks or peels, we come back and find out why.',
      figure: 'claim-warranty-interior-painting',
    },
    {
      title: 'Warranty outdoors',
      text: 'On labor and material, with the south side included.',
      figure: 'claim-warranty-exterior-painting',
    },
    {
      title: 'No ladder on your gutter',
      text: 'Standoffs and planks. An aluminum gutter that’s dented stays dented.',
    },
  ],
})

/** Painting in Matthews, with the town's prices. */
export const matthewsPainting = matthewsService('painting-services', 'service-painting', {
  title: 'Painting services in Matthews',
  hero: {
    ...hero(
      'Painting services in Matthews, NC',
      'Inside, outside, cabinets, and decks, with the price of each beside it. Measure a room yourself and you’ll land close to our number.',
      picture('kitchen-white-shaker.jpg'),
    ),
    badge: 'Priced by the square foot',
  },
  sections: [
    work,
    steps,
    why,
    reviews({
      heading: 'What they saw when the tape came off',
      most: 3,
    }),
    inEveryEstimate,
    questions({
      heading: 'Asked before the drop cloth',
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
    'Which room first?',
    'Send its length, width and height and one photo. You’ll get a figure the same day and a visit to confirm it.',
  ),
  seo: seo(
    'Painting Services in Matthews, NC | Prices',
    'Interior, exterior, cabinet, and deck painting in Matthews, NC, priced by the square foot and the door. Committee forms and two warranties.',
    'painting services Matthews NC',
    'cabinet painting 28105',
  ),
})
