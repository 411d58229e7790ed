import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { claim, fact, paragraph, price, richText } from '../rich-text.ts'
import { areas, notice, pricing, process, questions, reviews, serviceCards } from '../sections.ts'
import { plumbingRooms } from './plumbing/rooms.ts'

const emergency = notice({
  heading: 'Water where it shouldn’t be?',
  urgency: 'emergency',
  text: richText(
    paragraph`Close the main valve first. In most houses here it’s where the pipe comes through the wall on the street side, in the crawl space, or in the box at the curb.`,
    paragraph`Then call ${fact('phone')}, day or night. Someone from our crew comes first to stop the water. In business hours a licensed plumber follows in ${claim('claim-plumbing-emergency')}. Emergency work costs ${price('price-plumbing-emergency')}, and we’ll say so before we pick up a wrench.`,
  ),
})

const work = serviceCards({
  heading: 'Plumbing work we do',
  cards: [
    {
      title: 'Leaks and drips',
      text: 'Faucets, supply lines, traps, and hose bibs. We’ll find where the water comes from before we cut into anything.',
      price: 'price-plumbing-minor-repairs',
    },
    {
      title: 'Toilets',
      text: 'Rocking, leaking at the floor, or cracked. We replace the wax ring or the flange, or set a new toilet level and seal it.',
      price: 'price-plumbing-fixture-installation',
    },
    {
      title: 'Faucets and sinks',
      text: 'Kitchen, bath, and laundry sinks with their faucets, sprayers, and filters, and new shutoff valves where the old ones won’t turn.',
      price: 'price-plumbing-fixture-installation',
    },
    {
      title: 'Drains',
      text: 'Slow and blocked sinks, tubs, and showers. We’ll clear the trap, run a cable, and tell you if the trouble is farther out and needs a camera.',
      price: 'price-plumbing-minor-repairs',
    },
    {
      title: 'Disposals and dishwashers',
      text: 'Old unit out, new unit in, the drain loop the code requires, then a full cycle while we watch the cabinet floor.',
      price: 'price-plumbing-fixture-installation',
      service: 'service-appliance-installation',
    },
    {
      title: 'Shut-off valves',
      text: 'It’s the part nobody thinks about until it won’t turn. We put quarter-turn valves at sinks, toilets, and the main, and label them so anyone can find them.',
      price: 'price-plumbing-minor-repairs',
    },
  ],
})

const steps = process({
  heading: 'How a plumbing visit works',
  steps: [
    {
      title: 'Tell us the symptom',
      text: 'Tell us what’s dripping, since when, and send a photo if you can. We’ll bring the likely parts, so one visit is usually enough.',
    },
    {
      title: 'Find the cause',
      text: 'We’ll test the pressure, open what needs opening, and show you the part that failed. High pressure ruins new faucets as fast as old ones.',
    },
    {
      title: 'Agree on the price',
      text: 'You’ll get one written price for the repair, and one for replacement if that’s a better use of your money.',
    },
    {
      title: 'Fix, test, dry',
      text: 'We’ll run hot and cold, full and drained, and check every joint with a dry paper towel before we close the cabinet.',
    },
  ],
})

/** The plumbing page and its card. */
export const plumbing: Seed<Service> = {
  _id: 'service-plumbing',
  _type: 'service',
  title: 'Plumbing',
  slug: slug('plumbing'),
  category: ref('service-handyman'),
  hero: hero(
    'Plumbing repairs and fixtures in Charlotte',
    'Drips, drains, toilets, faucets, and the valve that won’t close. You’ll get a price before the work and a dry cabinet after it.',
    picture('detail-plumbing.jpg'),
  ),
  sections: [
    work,
    emergency,
    steps,
    plumbingRooms,
    pricing({
      heading: 'What plumbing costs',
      intro:
        'Parts under the sink are included. Buy the fixture yourself, or we’ll list it at what it costs us.',
      prices: [
        'price-plumbing-minor-repairs',
        'price-plumbing-fixture-installation',
        'price-plumbing-emergency',
      ],
    }),
    questions({
      heading: 'Questions about plumbing',
      items: [
        'faq-plumbing-cost',
        'faq-plumbing-how-fast',
        'faq-plumbing-gray-pipe',
        'faq-plumbing-own-fixture',
        'faq-plumbing-permit',
        'faq-plumbing-freeze',
      ],
    }),
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-mint-hill', 'city-pineville', 'city-huntersville'],
    }),
  ],
  closing: closing(
    'Get a plumbing quote',
    'Send a photo of the part and where it is. You’ll get a free written price and a time.',
  ),
  summary: 'Leaks, drains, toilets, faucets, and valves, priced before the work and tested after it.',
  picture: picture('detail-plumbing.jpg'),
  cardPrice: ref('price-plumbing-fixtures'),
  seo: seo(
    'Plumbing Repairs in Charlotte, NC',
    'Leaks, drains, toilets, faucets, and shutoff valves around Charlotte. A written price before the work, and help day or night when a pipe bursts.',
    'plumbing repair Charlotte',
    'faucet installation',
    'toilet repair',
    'emergency plumber',
  ),
}
