import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, pricing, process, questions, reviews, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'What we put together',
  cards: [
    {
      title: 'Beds and cribs',
      text: 'Bunk, storage, and wall beds, and cribs built to the sheet, bolt by bolt, then checked again. Wall beds are hung from studs and nowhere else.',
      price: 'price-furniture-medium',
    },
    {
      title: 'Wardrobes and closets',
      text: 'Tall units assembled upright where the ceiling asks for it, doors adjusted, anchored to studs. On a bungalow floor the base is shimmed first, or the doors never line up.',
      price: 'price-furniture-large',
    },
    {
      title: 'Desks and home offices',
      text: 'Standing desks, shelves, and cable trays, set level on floors that aren’t. Holes for cables are cut once, where your monitor will stand.',
      price: 'price-furniture-medium',
    },
    {
      title: 'Tables and chairs',
      text: 'Dining sets, islands, and bar stools that don’t rock when the last bolt is in.',
      price: 'price-furniture-small',
    },
    {
      title: 'Media walls',
      text: 'Consoles, shelves, and the mount above them, with cables out of sight. We check which wall carries the weight before we carry the box.',
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
  heading: 'From boxes to furniture',
  steps: [
    {
      title: 'Send the list',
      text: 'Model names or links. We look up the sheets and tell you the time before the price.',
    },
    {
      title: 'Check the parts',
      text: 'Boxes opened and counted first, so that a missing bolt is found at the start.',
    },
    {
      title: 'Assemble and anchor',
      text: 'On blankets, by hand where particleboard would strip, tied to studs where it could tip.',
    },
    {
      title: 'Clear away',
      text: 'Cardboard flattened and taken along, spare parts in a labeled bag, floor swept.',
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
    'Flat packs, beds, wardrobes, and desks around Charlotte. Most pieces take one to three hours, and the cardboard leaves with us.',
    picture('addition-primary-suite.jpg'),
  ),
  sections: [
    work,
    steps,
    pricing({
      heading: 'By the size of the piece',
      prices: ['price-furniture-small', 'price-furniture-medium', 'price-furniture-large'],
    }),
    areas({
      heading: 'Where we carry the tools',
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
      heading: 'Questions about boxes',
      items: [
        'faq-furniture-time',
        'faq-furniture-anchor',
        'faq-furniture-parts',
        'faq-furniture-cost',
        'faq-furniture-take-apart',
      ],
    }),
    reviews({
      heading: 'Built and standing',
      most: 2,
    }),
  ],
  closing: closing(
    'How many boxes are in the hall?',
    'Send a photo of the labels. We’ll reply with a price for each piece and one for the lot.',
  ),
  summary: 'Flat packs, beds, wardrobes, and desks, built to the sheet and anchored to studs.',
  picture: picture('addition-primary-suite.jpg'),
  cardPrice: ref('price-furniture-small'),
  seo: seo(
    'Furniture Assembly in Charlotte, NC',
    'Beds, wardrobes, desks, and outdoor sets assembled and anchored around Charlotte. Priced by the size of the piece, cardboard taken away.',
    'furniture assembly Charlotte',
    'flat pack assembly',
  ),
}
