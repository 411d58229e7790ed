import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, questions, reasons, reviews, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Handyman services',
  intro: 'Mix and match. You get one visit, one written price, and one person to call.',
  cards: [
    {
      title: 'Drywall repair',
      text: 'Doorknob holes, water stains, cracks, and the square hole the plumber left. We match the texture before we paint.',
      price: 'price-drywall-repair',
      service: 'service-drywall-repair',
    },
    {
      title: 'Painting',
      text: 'One room, a front door, or the whole outside. We do the repairs first, then two coats.',
      price: 'price-interior-painting',
      service: 'service-painting',
    },
    {
      title: 'Plumbing',
      text: 'Faucets, toilets, disposals, and valves. We check every joint with a dry paper towel before we leave.',
      price: 'price-plumbing-minor-repairs',
      service: 'service-plumbing',
    },
    {
      title: 'Electrical',
      text: 'Fans, lights, outlets, switches, and dimmers, wired to code.',
      price: 'price-electrical-basic',
      service: 'service-electrical',
    },
    {
      title: 'Tile',
      text: 'Backsplashes, shower walls, floors, and that one cracked tile.',
      price: 'price-tiling-ceramic',
      service: 'service-tiling',
    },
    {
      title: 'Furniture assembly',
      text: 'Flat-pack furniture, wall beds, cribs, and desks, anchored to studs if they could tip.',
      price: 'price-furniture-small',
      service: 'service-furniture-assembly',
    },
  ],
})

const why = reasons({
  picture: picture('about-1.jpg'),
  heading: 'Why choose us',
  purpose: 'why',
  points: [
    {
      title: 'The whole list in one visit',
      text: 'Text us the list ahead of time. We’ll bring the parts and start with what matters most to you.',
    },
    {
      title: 'A price for each line',
      text: 'The estimate lists every job separately. Cross out what can wait, and the other prices stay the same.',
    },
    {
      title: 'We look for the cause',
      text: 'A sticking door could come from a loose hinge, humidity, or a sinking pier. We find out which before we fix the door.',
    },
    {
      title: 'Floors covered, dust contained',
      text: 'We put down drop cloths, hook a vacuum to the sander, and sweep up before we leave.',
    },
    {
      title: 'We’ll tell you if it’s not work we do',
      text: 'We don’t do gas lines, roofs, or large trees. We’ll tell you before you pay for a visit.',
    },
  ],
})

/** The handyman page and its card. */
export const handyman: Seed<Service> = {
  _id: 'service-handyman',
  _type: 'service',
  title: 'Handyman',
  slug: slug('handyman'),
  hero: hero(
    'A handyman for the whole list',
    'Drywall, paint, plumbing, lights, tile, and assembly, done in one visit. Send the list and get a price for each line.',
    picture('service-handyman.jpg'),
  ),
  sections: [
    work,
    why,
    areas({
      heading: 'Where we work',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-pineville',
        'city-huntersville',
        'city-cornelius',
      ],
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions about small jobs',
      items: [
        'faq-handyman-minimum',
        'faq-handyman-how-soon',
        'faq-handyman-materials',
        'faq-handyman-combine',
        'faq-handyman-license',
        'faq-handyman-old-house',
      ],
    }),
  ],
  closing: closing(
    'Send us your list',
    'Snap a picture of your list and email or text it to us. You’ll get your prices and the first day we can come.',
  ),
  summary:
    'The list on your fridge, done in one visit: drywall, doors, fixtures, furniture assembly, and the squeak upstairs.',
  picture: picture('service-handyman.jpg'),
  cardPrice: ref('price-handyman'),
  seo: seo(
    'Handyman Services in Charlotte, NC',
    'Drywall, paint, plumbing, electrical, tile, and assembly in one visit around Charlotte. You get a written price for every line of your list.',
    'handyman Charlotte NC',
    'home repair',
    'small jobs',
  ),
}
