import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, consultation, process, questions, reviews, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Painting services and prices',
  intro:
    'Prices are per square foot of painted surface, for labor, paint, and two coats. We list repairs on lines of their own, so you can see them and say no to them.',
  cards: [
    {
      title: 'Interior painting',
      text: 'Walls, ceilings, trim, and doors. We move and cover the furniture, fill and sand, prime stains and repairs, and cut clean lines by hand.',
      features: [
        'Nail holes, dents, and hairline cracks filled',
        'Stains and patches primed first',
        'Two coats, a third where a deep color needs it',
        'Outlet plates and hardware off, then back on',
      ],
      price: 'price-interior-painting',
    },
    {
      title: 'Exterior painting',
      text: 'Siding, brick, trim, porches, and shutters. Most of the time goes into washing, scraping, and caulking, because that’s what makes paint last.',
      features: [
        'Mildew washed off and given time to dry',
        'Loose paint scraped to a sound edge',
        'Joints caulked, bare wood primed the same day',
        'Rotten trim shown to you before we replace it',
      ],
      price: 'price-exterior-painting',
    },
    {
      title: 'Cabinet painting',
      text: 'Kitchen and bath cabinets, sprayed so there aren’t any brush marks. We number the doors and take them away, do the frames in place, and you’ll have the kitchen every evening.',
      features: [
        'Grease cut, gloss sanded, and a primer that bonds',
        'Both faces of each door and drawer front',
        'New holes drilled if you change the pulls',
        'Old hinges adjusted so the gaps match',
      ],
      price: 'price-cabinet-painting',
    },
    {
      title: 'Commercial painting',
      text: 'Offices, shops, restaurants, and shared hallways, painted at night or on weekends. We’ll price it after a walk-through, with one foreman from start to end.',
      features: [
        'Work around your business hours',
        'Low-odor paint where people work the next morning',
        'Touch-up cans labeled and left on site',
        'One invoice, by suite if you need it',
      ],
      price: 'price-commercial-painting',
    },
  ],
})

const colors = consultation({
  heading: 'Free color consultation',
  text: 'We’ll bring sample boards to your house, hold them against the floor and the counters, and look at them in morning light and under your lamps. North rooms turn gray, and pine floors turn warm whites yellow. You’ll keep a written list of color, sheen, and room. It’s free, with no obligation.',
  points: [
    'Boards you can move from wall to wall',
    'Sheen chosen by room: flat, eggshell, satin, or semi-gloss',
    'HOA or historic-district color forms filled out',
  ],
  action: 'Book a color consultation',
})

const steps = process({
  heading: 'How a paint job works',
  steps: [
    {
      title: 'Walk and measure',
      text: 'We’ll measure every surface, look behind the furniture, and test for lead if the house is old enough to have it. You’ll get a written estimate, room by room.',
    },
    {
      title: 'Cover and repair',
      text: 'We cover floors and furniture, then wash, scrape, fill, sand, and prime. You’ll see the walls at the end of this step, before the first coat.',
    },
    {
      title: 'Paint',
      text: 'Ceilings first, then walls, then trim. Two coats, each given the full drying time on the label. Outside, we follow the shade around the house.',
    },
    {
      title: 'Walk it again',
      text: 'We’ll go through every room with you in daylight and mark what isn’t right with blue tape. The tape comes off as we fix each spot. Labeled leftovers stay with you.',
    },
  ],
})

/** The painting page and its card. */
export const painting: Seed<Service> = {
  _id: 'service-painting',
  _type: 'service',
  title: 'Painting',
  slug: slug('painting'),
  category: ref('service-handyman'),
  hero: hero(
    'House painting in Charlotte, priced by the square foot',
    'Interiors, exteriors, cabinets, and commercial space. Good paint on bad walls fails, so we repair first, paint second, and put both in a written estimate before we start.',
    picture('detail-painting.jpg'),
  ),
  sections: [
    work,
    colors,
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions about painting',
      items: [
        'faq-painting-cost',
        'faq-painting-how-long',
        'faq-painting-exterior-life',
        'faq-painting-warranty',
        'faq-painting-lead',
        'faq-painting-stay-home',
      ],
    }),
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-mint-hill', 'city-pineville', 'city-huntersville'],
    }),
  ],
  closing: closing(
    'Tell us the rooms. We’ll tell you the price.',
    'Send rough room sizes, or have us come and measure. Either way the estimate is written and free.',
  ),
  summary: 'Walls, siding, cabinets, and decks, prepared properly and painted in two coats.',
  picture: picture('detail-painting.jpg'),
  cardPrice: ref('price-interior-painting'),
  seo: seo(
    'House Painting in Charlotte, NC',
    'Interior, exterior, cabinet, and commercial painting around Charlotte. Repairs first, two coats, prices per square foot, free written estimates.',
    'house painting Charlotte',
    'interior painters',
    'exterior painters',
    'cabinet painting',
  ),
}
