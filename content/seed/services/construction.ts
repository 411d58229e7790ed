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
      text: 'Custom homes on your lot, from soil test to certificate of occupancy. We plan for clay, slope, and drainage before we pour the slab.',
      features: ['Site analysis', 'Plans and engineering', 'We meet the inspectors on site'],
    },
    {
      title: 'Home additions',
      text: 'Rooms, suites, and second stories that look like they were always there. We match brick, roof pitch, and floor height.',
      features: ['Setbacks and easements', 'Foundations tied together', 'Matched siding and roof'],
      service: 'service-room-additions',
    },
    {
      title: 'Commercial construction',
      text: 'Shop upfits, offices, and small buildings, with exits and accessibility planned from the start.',
      features: ['Tenant upfits', 'Accessible restrooms', 'Night and weekend work'],
    },
    {
      title: 'Structural work',
      text: 'Beams, piers, sagging floors, and wall removal. If an engineer has to sign the drawing, we’ll show you the stamp.',
      features: ['We find out what each wall carries', 'Temporary shoring', 'Crawl-space piers'],
    },
    {
      title: 'Renovation projects',
      text: 'Big remodels that move walls or stairs, or open the kitchen to the yard.',
      features: ['One schedule', 'One foreman', 'One set of drawings'],
      service: 'service-renovations',
    },
    {
      title: 'Outdoor structures',
      text: 'Decks, screened porches, pergolas, and sheds, with solid footings, and flashing where they meet the house.',
      features: ['Footings inspected', 'Sealed where they meet the house', 'Rails to code'],
    },
  ],
})

const why = reasons({
  picture: picture('about-2.jpg'),
  heading: 'Why build with us',
  purpose: 'why',
  points: [
    {
      title: 'A clear, itemized price',
      text: 'Your estimate lists materials, labor, permit fees, dates, payments, and warranty, line by line.',
    },
    {
      title: 'Permits and inspections handled',
      text: 'We apply to Mecklenburg, Union, Cabarrus, or Gaston County, post the permit, and meet the inspector.',
    },
    {
      title: 'One foreman who knows your name',
      text: 'The person who measured your lot is on site every working day and sends you photos every week.',
    },
    {
      title: 'Checked for level, plumb, and square',
      text: 'We check the framing with a laser before we cover it. You get the readings along with the keys.',
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
    'Additions, new homes, structural repair, and small commercial work. We start with the site and the drawings, because changes are cheapest on paper.',
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
      intro: 'Every town has its own rules. You’ll find the main rules on our page for each town.',
      cities: ['city-charlotte', 'city-matthews', 'city-mint-hill', 'city-pineville', 'city-huntersville'],
    }),
  ],
  closing: closing(
    'Have a lot, a drawing, or just an idea?',
    'Show us what you have. We’ll look up the zoning, come out to the site, and tell you what it would take.',
  ),
  summary: 'Additions, structural work, and new builds, from site analysis to final inspection.',
  picture: picture('service-construction.jpg'),
  cardPrice: ref('price-construction'),
  seo: seo(
    'Construction Contractor in Charlotte, NC',
    'Home additions, new homes, structural repair, and small commercial construction around Charlotte. We handle the permits and inspections.',
    'construction company Charlotte',
    'home additions',
    'structural repair',
  ),
}
