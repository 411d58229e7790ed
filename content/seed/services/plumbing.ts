import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { claim, paragraph, price, richText } from '../rich-text.ts'
import { areas, notice, pricing, process, questions, reviews, serviceCards } from '../sections.ts'
import { plumbingRooms } from './plumbing/rooms.ts'

const emergency = notice({
  heading: 'Water where it shouldn’t be?',
  urgency: 'emergency',
  text: richText(
    paragraph`Close the main valve first. In most houses here, it’s on the wall that faces the street, in the crawl space, or in a box at the curb.`,
    paragraph`Then call us, day or night. Someone from our crew comes first and shuts off the water. During business hours, a licensed plumber is there in ${claim('claim-plumbing-emergency')}. Emergency work costs ${price('price-plumbing-emergency')}, and we’ll tell you that before we start.`,
  ),
})

const work = serviceCards({
  heading: 'Plumbing work we do',
  cards: [
    {
      title: 'Leaks and drips',
      text: 'Faucets, supply lines, traps, and hose bibs. We find out where the water’s coming from before we cut into anything.',
      picture: picture('bath-double-vanity.jpg'),
    },
    {
      title: 'Toilets',
      text: 'If a toilet rocks, leaks at the floor, or has a crack, we replace the wax ring or the flange, or install a new toilet.',
      picture: picture('bath-compact-guest.jpg'),
    },
    {
      title: 'Faucets and sinks',
      text: 'Kitchen, bath, and laundry sinks, sprayers, and filters. If the shutoff valves won’t turn, we replace those too.',
      picture: picture('kitchen-white-shaker.jpg'),
    },
    {
      title: 'Drains',
      text: 'Slow or clogged sinks, tubs, and showers. We clear the trap, run a cable, and tell you if the problem’s farther down the line.',
      picture: picture('bath-marble-walkin-shower.jpg'),
    },
    {
      title: 'Disposals and dishwashers',
      text: 'We take out the old unit, install the new one with the drain loop the code requires, and run a full cycle to check for leaks.',
      picture: picture('kitchen-warm-oak.jpg'),
      service: 'service-appliance-installation',
    },
    {
      title: 'Shutoff valves',
      text: 'Old valves get stuck right when you need them. We install quarter-turn valves at sinks, toilets, and the main, and label them.',
      picture: picture('bath-freestanding-tub.jpg'),
    },
  ],
})

const steps = process({
  heading: 'How a plumbing visit works',
  steps: [
    {
      title: 'Tell us what’s wrong',
      text: 'What’s dripping, and how long has it been going on? A photo helps. We bring the parts the job will probably need, so one visit is usually enough.',
    },
    {
      title: 'Find the cause',
      text: 'We test the water pressure and show you the part that failed. High pressure ruins new faucets just as fast as old ones.',
    },
    {
      title: 'Agree on the price',
      text: 'You get one written price for the repair, and one for a replacement if that makes more sense.',
    },
    {
      title: 'Fix, test, dry',
      text: 'We run the hot and cold and check every connection with a dry paper towel before we leave.',
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
    'Drips, drains, toilets, faucets, and the valve that won’t close. You’ll know the price before we start, and nothing drips when we leave.',
    picture('detail-plumbing.jpg'),
  ),
  sections: [
    work,
    pricing({
      heading: 'What plumbing costs',
      intro:
        'The price includes the small parts under the sink. Buy the fixture yourself, or we’ll get it for you at cost.',
      prices: [
        'price-plumbing-minor-repairs',
        'price-plumbing-fixture-installation',
        'price-plumbing-emergency',
      ],
    }),
    emergency,
    steps,
    plumbingRooms,
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
    'The quickest way is to text us a photo of the part. You’ll get a free written price and a time we can come.',
  ),
  summary: 'Leaks, drains, toilets, faucets, and valves, with the price up front.',
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
