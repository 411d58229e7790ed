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
      text: 'A few more feet of kitchen, or a sunroom where the deck was. It’s the smallest addition, and often the one you’ll use most.',
      features: [
        'Deck footings checked, since most can’t hold a room',
        'Glass chosen for how much sun it gets',
        'Heated and cooled, or three-season',
      ],
      price: 'price-room-addition-basic',
    },
    {
      title: 'Family rooms',
      text: 'A large room off the back, with a higher ceiling and a wide opening to the kitchen.',
      features: [
        'Hidden beam over the opening',
        'Roof tied in so it won’t leak',
        'Floors at the same height',
      ],
    },
    {
      title: 'Primary suites',
      text: 'A bedroom, bath, and closet on the first floor, for parents moving in or for when the stairs get hard.',
      features: ['Curbless shower and wide doors', 'Soundproofed walls', 'Its own heating zone'],
      price: 'price-room-addition-suite',
    },
    {
      title: 'Second stories',
      text: 'For lots where there’s no room to build out. We check the footings and first-floor walls before you fall in love with a plan.',
      features: [
        'Engineer involved early',
        'Stairs that don’t take over a room',
        'Roof opened only in good weather',
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
      text: 'We check the survey, the easements, the septic field, and the big tree roots. What’s left is where you can build.',
    },
    {
      title: 'Design and permits',
      text: 'You get plans, engineering, and a price in one package. We file with the county, and with your HOA or the Historic District Commission if needed.',
    },
    {
      title: 'Outside first',
      text: 'We build the new part first, from footings to siding, and leave your wall closed until the roof and windows are on.',
    },
    {
      title: 'Break through and finish',
      text: 'Then we open the wall and finish the drywall, floors, and trim. The final inspection comes before you move any furniture in.',
    },
  ],
})

const design = consultation({
  heading: 'Free design consultation',
  text: 'We come measure and sketch what would fit. You get two sketches, the setbacks for your lot, and a realistic price range. The visit is free, and you keep the sketches.',
  points: [
    'Have the survey from your closing handy, if you can find it',
    'Measure the furniture that has to fit',
    'Show us a picture of a room you like',
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
    'Room additions that match your house',
    'Sunrooms, family rooms, primary suites, and second stories around Charlotte. We check what your lot allows before we draw anything.',
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
    'Which wall would you push out? With the address, we can look up the setbacks before we visit.',
  ),
  summary: 'Sunrooms, family rooms, suites, and second stories that match your house.',
  picture: picture('addition-primary-suite.jpg'),
  cardPrice: ref('price-room-addition-basic'),
  seo: seo(
    'Room Additions in Charlotte, NC',
    'Sunrooms, family rooms, primary suites, and second stories around Charlotte. We check setbacks first, handle permits, and match your roof line.',
    'room additions Charlotte',
    'home addition contractor',
    'sunroom',
    'in-law suite',
  ),
}
