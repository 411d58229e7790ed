import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, consultation, process, questions, reviews, serviceCards } from '../sections.ts'
import { additionBenefits, additionTimeline } from './room-additions/points.ts'

const types = serviceCards({
  heading: 'Four kinds of additions',
  cards: [
    {
      title: 'Sunrooms and bump-outs',
      text: 'A few feet on the kitchen, or a room of glass where the deck was. It’s the smallest addition, and often the one you’ll use most.',
      features: [
        'Deck footings tested, because they rarely hold a room',
        'Glass chosen for the side that gets the sun',
        'Heated and cooled, or three-season',
      ],
      price: 'price-room-addition-basic',
    },
    {
      title: 'Family rooms',
      text: 'A large room at the back of a ranch, with a higher ceiling than the house could give you and a wide way into the kitchen.',
      features: [
        'Opening framed with a hidden beam',
        'Roof tied in without a valley that leaks',
        'Floor at one height',
      ],
    },
    {
      title: 'Primary suites',
      text: 'Bedroom, bath, and closet on the first floor, for parents who are moving in or for the years when stairs are a chore.',
      features: [
        'Shower without a curb and wide doors',
        'A wall that keeps the noise out',
        'Its own heating zone',
      ],
      price: 'price-room-addition-suite',
    },
    {
      title: 'Second stories',
      text: 'Up instead of out, where the setbacks don’t leave you a yard to build on. We’ll check footings and first-floor walls before anyone starts dreaming.',
      features: [
        'Engineer on the first visit',
        'Stairs that don’t eat a room',
        'Roof off and closed up again in good weather',
      ],
      price: 'price-room-addition-suite',
    },
  ],
})

const steps = process({
  heading: 'How an addition works',
  steps: [
    {
      title: 'Site and setbacks',
      text: 'We’ll find the survey, the easements, the septic field if there is one, and the roots of the big oak. What’s left is where you can build.',
    },
    {
      title: 'Design and permits',
      text: 'You’ll get plans, engineering, and a price in one package. We’ll file with the county, and with your HOA or the Historic District Commission if they have a say.',
    },
    {
      title: 'Outside first',
      text: 'Footings in undisturbed clay, foundation, frame, roof, windows, siding. We keep the wall between old and new shut until the new side is dry.',
    },
    {
      title: 'Break through and finish',
      text: 'Then come the opening, the drywall, the floor, the trim, and a final inspection before you carry in a chair.',
    },
  ],
})

const design = consultation({
  heading: 'Free design consultation',
  text: 'We’ll come with a tape, a laser, and tracing paper, measure the back of the house, and draw what could go there. You’ll get two sketches, the setbacks of your lot, and an honest range of cost. It’s free, and the sketches are yours.',
  points: [
    'Bring the survey from your closing papers, if you can find it',
    'Think of one piece of furniture that has to fit',
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
    'Sunrooms, family rooms, primary suites, and second stories around Charlotte. We’ll check what your lot allows before we draw what you’d like.',
    picture('addition-family-room.jpg'),
    'Book a free design consultation',
  ),
  sections: [
    types,
    design,
    steps,
    additionTimeline,
    additionBenefits,
    reviews({
      heading: 'Reviews',
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
      heading: 'Where we work',
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
    'Get an addition quote',
    'Tell us which wall you’d push out, and the address. We’ll look up the setbacks before we come, so the first visit is about what’s possible.',
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
