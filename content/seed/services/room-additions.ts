import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, consultation, process, questions, reviews, serviceCards } from '../sections.ts'
import { additionBenefits, additionTimeline } from './room-additions/points.ts'

const types = serviceCards({
  heading: 'Four ways to add a room',
  cards: [
    {
      title: 'Sunrooms and bump-outs',
      text: 'A few feet on the kitchen, or a room of glass where the deck was. The smallest addition, and often the one used most.',
      features: [
        'Existing deck footings rarely hold a room; we test them',
        'Glass chosen for the side that gets the sun',
        'Heated and cooled, or three-season',
      ],
      price: 'price-room-addition-basic',
    },
    {
      title: 'Family rooms',
      text: 'A large room at the back of a ranch, with a ceiling higher than the house could give you and a wide way into the kitchen.',
      features: [
        'Opening framed with a flush beam',
        'Roof tied in without a valley that leaks',
        'Floor at one height',
      ],
      price: 'price-room-addition-basic',
    },
    {
      title: 'Primary suites',
      text: 'Bedroom, bath, and closet on the first floor, for parents who move in or for the years when stairs are a nuisance.',
      features: ['Curbless shower and wide doors', 'A wall that keeps the noise out', 'Its own heating zone'],
      price: 'price-room-addition-suite',
    },
    {
      title: 'Second stories',
      text: 'Up instead of out, where the setbacks leave no yard to build on. Footings and first-floor walls are checked before anyone dreams in inches.',
      features: [
        'Engineer on the first visit',
        'Stairs that don’t eat a room',
        'Roof off and dried in, in good weather',
      ],
      price: 'price-room-addition-suite',
    },
  ],
})

const steps = process({
  heading: 'From lot line to last coat',
  steps: [
    {
      title: 'Site and setbacks',
      text: 'We find the survey, the easements, the septic field if there’s one and the roots of the big oak. What’s left is where you may build.',
    },
    {
      title: 'Design and permits',
      text: 'Plans, engineering, and a price in one package. We file with the county, and with your HOA or the Historic District Commission where they have a say.',
    },
    {
      title: 'Outside first',
      text: 'Footings in undisturbed clay, foundation, frame, roof, windows, siding. The wall between old and new stays shut until the new side is dry.',
    },
    {
      title: 'Break through and finish',
      text: 'Then the opening, the drywall, the floor, and the trim, and a final inspection before you carry in a chair.',
    },
  ],
})

const design = consultation({
  heading: 'Start with a sketch at your table',
  text: 'We come with a tape, a laser, and tracing paper, measure the back of the house, and draw what could go there. You’ll get two sketches, the setbacks of your lot, and an honest range of cost. It’s free, and the sketches are yours.',
  points: [
    'Bring the survey from your closing papers, if you can find it',
    'Think of one piece of furniture that must fit',
    'Show us a room you like, any room, in any house',
  ],
  action: 'Book a free design consultation',
})

/** The page of room additions and its card. */
export const roomAdditions: Seed<Service> = {
  _id: 'service-room-additions',
  _type: 'service',
  title: 'Room additions',
  slug: slug('room-additions'),
  category: ref('service-renovations'),
  hero: hero(
    'More room, under a roof that matches',
    'Sunrooms, family rooms, primary suites, and second stories around Charlotte. We check what your lot allows before we draw what you’d like.',
    picture('addition-family-room.jpg'),
  ),
  sections: [
    types,
    design,
    steps,
    additionTimeline,
    additionBenefits,
    reviews({
      heading: 'Built on',
      most: 2,
    }),
    questions({
      heading: 'Room Addition FAQ',
      items: [
        'faq-addition-cost',
        'faq-addition-time',
        'faq-addition-lot',
        'faq-addition-heating',
        'faq-addition-live',
      ],
    }),
    areas({
      heading: 'Where we add on',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-huntersville',
        'city-cornelius',
        'city-waxhaw',
      ],
    }),
  ],
  closing: closing(
    'Which wall would you push?',
    'Send a photo of the back of the house and the address. We’ll look up the setbacks before we come, so that the first talk is about what’s possible.',
  ),
  summary: 'Sunrooms, family rooms, suites, and second stories that meet the old house at every line.',
  picture: picture('addition-primary-suite.jpg'),
  cardPrice: ref('price-room-addition-basic'),
  seo: seo(
    'Room Additions in Charlotte, NC',
    'Sunrooms, family rooms, primary suites, and second stories around Charlotte. Setbacks checked first, permits handled, roof lines that match.',
    'room additions Charlotte',
    'home addition contractor',
    'sunroom',
    'in-law suite',
  ),
}
