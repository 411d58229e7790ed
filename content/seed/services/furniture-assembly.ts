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
      text: 'Bunk, storage, and wall beds, and cribs built by the instructions, bolt by bolt, then checked again. We hang wall beds from studs and nowhere else.',
      price: 'price-furniture-medium',
    },
    {
      title: 'Armoires and closets',
      text: 'Tall units built upright where the ceiling is low, doors adjusted, anchored to studs. On a bungalow floor we shim the base first, or the doors won’t line up.',
      price: 'price-furniture-large',
    },
    {
      title: 'Desks and home offices',
      text: 'Standing desks, shelves, and cable trays, set level on floors that aren’t. We cut holes for cables once, where your monitor will be.',
      price: 'price-furniture-medium',
    },
    {
      title: 'Tables and chairs',
      text: 'Dining sets, islands, and bar stools that don’t rock when the last bolt is in.',
      price: 'price-furniture-small',
    },
    {
      title: 'Media walls',
      text: 'Consoles, shelves, and the mount above them, with cables out of sight. We’ll check which wall can carry the weight before we carry the box.',
      price: 'price-furniture-large',
    },
    {
      title: 'Outdoor furniture',
      text: 'Grills, sheds in a box, swings, and playsets, on ground we’ve made flat first. Playsets get anchors that hold in clay.',
      price: 'price-furniture-large',
    },
  ],
})

const steps = process({
  heading: 'How assembly works',
  steps: [
    {
      title: 'Send the list',
      text: 'Model names or links will do. We look up the instructions and tell you how long it’ll take and what it’ll cost.',
    },
    {
      title: 'Check the parts',
      text: 'We open and count the boxes first, so we find a missing bolt at the start.',
    },
    {
      title: 'Assemble and anchor',
      text: 'We work on blankets, by hand where particleboard would strip, and tie it to studs if it could tip.',
    },
    {
      title: 'Clear away',
      text: 'Boxes broken down and hauled off, spare parts in a labeled bag, floor swept.',
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
    picture('addition-primary-suite.jpg'),
  ),
  sections: [
    work,
    steps,
    pricing({
      heading: 'What furniture assembly costs',
      prices: ['price-furniture-small', 'price-furniture-medium', 'price-furniture-large'],
    }),
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
    'Send a photo of the labels. We’ll reply with a price for each piece and one for the whole stack.',
  ),
  summary: 'Flat-pack furniture, beds, armoires, and desks, built by the instructions and anchored to studs.',
  picture: picture('addition-primary-suite.jpg'),
  cardPrice: ref('price-furniture-small'),
  seo: seo(
    'Furniture Assembly in Charlotte, NC',
    'Beds, armoires, desks, and outdoor sets assembled and anchored around Charlotte. Priced by the size of the piece, boxes hauled away.',
    'furniture assembly Charlotte',
    'flat pack assembly',
  ),
}
