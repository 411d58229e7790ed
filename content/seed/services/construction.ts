import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, questions, reasons, serviceCards } from '../sections.ts'
import { time } from './construction/time.ts'

const work = serviceCards({
  heading: 'What we build',
  cards: [
    {
      title: 'New home construction',
      text: 'Custom homes on your lot, from soil test to certificate of occupancy. We settle red clay, slope, and drainage before we pour the slab.',
      features: ['Site analysis', 'Plans and engineering', 'Inspectors met on site'],
    },
    {
      title: 'Home additions',
      text: 'Rooms, suites, and second stories that look like they were always there. We match brick, roof pitch, and floor height.',
      features: ['Setbacks and easements', 'Tied-in foundations', 'Matched siding and roof'],
      service: 'service-room-additions',
    },
    {
      title: 'Commercial construction',
      text: 'Shop upfits, offices, and small buildings, with access, exits, and accessibility drawn in from the first sheet.',
      features: ['Tenant upfits', 'Accessible restrooms', 'Night and weekend phases'],
    },
    {
      title: 'Structural work',
      text: 'Beams, piers, sagging floors, and removed walls. An engineer signs the drawing; we’ll build it and show you the stamp.',
      features: ['Load paths traced', 'Temporary shoring', 'Crawl-space piers'],
    },
    {
      title: 'Renovation projects',
      text: 'Remodels large enough to need a building crew: walls moved, stairs turned, kitchens opened to the yard.',
      features: ['One schedule', 'One foreman', 'One set of drawings'],
      service: 'service-renovations',
    },
    {
      title: 'Outdoor structures',
      text: 'Decks, screened porches, pergolas, and sheds on footings that reach below loose fill, with metal flashing where they meet the house.',
      features: ['Footings inspected', 'Flashed at the house', 'Rails to code'],
    },
  ],
})

const why = reasons({
  heading: 'Why build with us',
  purpose: 'why',
  points: [
    {
      title: 'A price you can read',
      text: 'You’ll see the scope, materials by name, labor, permit fees, start date, duration, payment steps, and warranty, line by line.',
    },
    {
      title: 'Permits and inspections handled',
      text: 'We apply in Mecklenburg, Union, Cabarrus, or Gaston, post the card, and meet the inspector.',
    },
    {
      title: 'One foreman who knows your name',
      text: 'Whoever measured your lot is on site every working day and will send you photos at the end of the week.',
    },
    {
      title: 'Level, plumb, and square, checked',
      text: 'We check framing with a laser before we cover it and write the readings down. You’ll get the sheet with the keys.',
    },
  ],
})

/** The construction page and its card. */
export const construction: Seed<Service> = {
  _id: 'service-construction',
  _type: 'service',
  title: 'Construction',
  slug: slug('construction'),
  hero: hero(
    'Construction in Charlotte, from soil test to final inspection',
    'Additions, new homes, structural repair, and small commercial work. We’ll start with the site and the drawings, because that’s where you save money.',
    picture('service-construction.jpg'),
  ),
  sections: [
    work,
    why,
    time,
    questions({
      heading: 'Questions about building',
      items: [
        'faq-construction-cost',
        'faq-construction-review',
        'faq-construction-engineer',
        'faq-construction-clay',
        'faq-construction-start',
      ],
    }),
    areas({
      heading: 'Where we work',
      intro:
        'Each town has its own rules for lots, trees, and fronts, and each page tells you what they are.',
      cities: ['city-charlotte', 'city-matthews', 'city-mint-hill', 'city-pineville', 'city-huntersville'],
    }),
  ],
  closing: closing(
    'Have a lot, a drawing, or just an idea?',
    'Send what you have. We’ll look up the zoning, come out to the site, and tell you what it would take.',
  ),
  summary: 'Additions, structural work, and new builds, from site analysis to final inspection.',
  picture: picture('service-construction.jpg'),
  cardPrice: ref('price-construction'),
  seo: seo(
    'Construction Contractor in Charlotte, NC',
    'Home additions, new homes, structural repair, and small commercial construction around Charlotte. Permits, engineering, and inspections handled.',
    'construction company Charlotte',
    'home additions',
    'structural repair',
  ),
}
