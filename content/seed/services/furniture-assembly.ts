import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, pricing, process, questions, reviews, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Furniture we assemble',
  cards: [
    {
      title: 'Beds and cribs',
      text: 'Bunk beds, storage beds, cribs, and wall beds. We double-check every bolt, and wall beds always go into studs.',
      picture: picture('addition-primary-suite.jpg'),
    },
    {
      title: 'Armoires and closets',
      text: 'If the ceiling’s low, we put tall units together upright, then anchor them and adjust the doors. On an uneven floor, we shim the base so the doors line up.',
      picture: picture('reno-living-room-builtins.jpg'),
    },
    {
      title: 'Sofas and home offices',
      text: 'Sectionals, standing desks, shelves, and cable trays. We’ll drill the cable holes where you want them.',
      picture: picture('addition-sunroom.jpg'),
    },
    {
      title: 'Tables and chairs',
      text: 'Dining sets, kitchen islands, and bar stools that don’t wobble when we’re done.',
      picture: picture('kitchen-open-plan.jpg'),
    },
    {
      title: 'Media walls',
      text: 'Consoles, shelves, and TV mounts, with the cables out of sight. We check the wall before we hang anything heavy.',
      picture: picture('reno-finished-basement.jpg'),
    },
    {
      title: 'Outdoor furniture',
      text: 'Grills, shed kits, and swing sets. We’ll level the ground first.',
      picture: picture('reno-screened-porch-deck.jpg'),
    },
  ],
})

const steps = process({
  heading: 'How assembly works',
  steps: [
    {
      title: 'Send the list',
      text: 'Model names or links are fine. We’ll look up the instructions and tell you how long it’ll take and what it’ll cost.',
    },
    {
      title: 'Check the parts',
      text: 'We open everything and count the parts first, so we know right away if something’s missing.',
    },
    {
      title: 'Assemble and anchor',
      text: 'We build on moving blankets, hand-tighten anything that could strip, and anchor tall pieces to studs.',
    },
    {
      title: 'Clear away',
      text: 'We haul off the boxes, leave spare parts in a labeled bag, and sweep the floor.',
    },
  ],
})

/** The page of furniture assembly and its card. */
export const furnitureAssembly: Seed<Service> = {
  _id: 'service-furniture-assembly',
  _type: 'service',
  title: 'Furniture assembly',
  slug: slug('furniture-assembly'),
  category: ref('service-handyman'),
  hero: hero(
    'Furniture assembled, anchored, and level',
    'Flat-pack furniture, beds, armoires, and desks around Charlotte. Most pieces take one to three hours, and we haul off the boxes.',
    picture('addition-family-room.jpg'),
  ),
  sections: [
    work,
    pricing({
      heading: 'What furniture assembly costs',
      prices: ['price-furniture-small', 'price-furniture-medium', 'price-furniture-large'],
    }),
    steps,
    areas({
      heading: 'Where we work',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-pineville',
        'city-huntersville',
        'city-cornelius',
        'city-davidson',
        'city-concord',
        'city-gastonia',
        'city-rock-hill',
        'city-indian-trail',
        'city-waxhaw',
        'city-monroe',
        'city-harrisburg',
        'city-belmont',
      ],
    }),
    questions({
      heading: 'Questions about assembly',
      items: [
        'faq-furniture-time',
        'faq-furniture-anchor',
        'faq-furniture-parts',
        'faq-furniture-cost',
        'faq-furniture-take-apart',
      ],
    }),
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
  ],
  closing: closing(
    'Get an assembly quote',
    'Take a picture of the labels on the boxes. You’ll get a price for each piece and one for the whole stack.',
  ),
  summary: 'Flat-pack furniture, beds, armoires, and desks, put together and anchored to studs.',
  picture: picture('addition-primary-suite.jpg'),
  cardPrice: ref('price-furniture-small'),
  seo: seo(
    'Furniture Assembly in Charlotte, NC',
    'Beds, armoires, desks, and outdoor sets assembled and anchored around Charlotte. We price by the size of the piece and haul off the boxes.',
    'furniture assembly Charlotte',
    'flat pack assembly',
  ),
}
