import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Handyman prices in Matthews',
  intro:
    'You pay by the hour, by the job, or by the visit. Send us your list, and we’ll tell you what’s cheapest.',
  cards: [
    {
      title: 'Home repairs',
      text: 'For a mixed list, like a door, a patch, and a loose rail. The clock stops when we’ve cleaned up.',
      features: ['One hour minimum', 'Screws and caulk included', 'You set the order'],
      price: 'price-matthews-home-repairs',
      service: 'service-handyman',
    },
    {
      title: 'Fixture installation',
      text: 'One faucet, light, or fan on a handyman visit, with no new pipe or wiring. Our plumber’s and electrician’s prices are on their own pages.',
      features: ['Old one removed', 'Leveled and tested', 'Box hauled off'],
      price: 'price-matthews-fixture-installation',
      service: 'service-handyman',
      picture: picture('detail-electrical.jpg'),
    },
    {
      title: 'Furniture assembly',
      text: 'Beds, desks, cribs, and wall units, put together where you want them.',
      features: ['Anchored to studs', 'Leftover screws bagged', 'Boxes hauled off'],
      price: 'price-matthews-furniture-assembly',
      service: 'service-furniture-assembly',
    },
    {
      title: 'Maintenance visit',
      text: 'We check filters, alarms, caulk, and gutters, fix small things, and leave you a list of the rest.',
      features: ['Spring or fall', 'Small fixes included', 'Photos by email'],
      price: 'price-matthews-maintenance',
      service: 'service-maintenance',
    },
  ],
})

const steps = process({
  heading: 'How a small job works',
  steps: [
    { title: 'You send the list', text: 'A photo of a handwritten list is fine.' },
    { title: 'We ask two questions', text: 'Usually the brand of a fixture and the age of the house.' },
    {
      title: 'You get the price',
      text: 'We price each item and tell you what we’d leave alone.',
    },
    {
      title: 'We buy the parts',
      text: 'We pick parts up on the way and bill you at cost, with the receipt.',
    },
    {
      title: 'We do the work',
      text: 'We start with the worst item, use drop cloths, and clean up after ourselves.',
    },
    {
      title: 'You try it all',
      text: 'Open the door, flush the toilet, flip the switch. If anything isn’t right, we fix it.',
    },
  ],
})

const why = reasons({
  picture: picture('service-handyman.jpg'),
  heading: 'Why Matthews chooses us',
  purpose: 'why',
  points: [
    {
      title: 'One person for several jobs',
      text: 'The same person patches the hole, paints it, and puts in a doorstop.',
    },
    {
      title: 'We track time to the quarter hour',
      text: 'You get the time sheet with your invoice.',
    },
    {
      title: 'How soon we’ll come',
      text: 'Leaks and locks come first. All other lists are first come, first served.',
      figure: 'claim-appointment',
    },
    {
      title: 'Licensed where it counts',
      text: 'Bigger plumbing and electrical jobs go to the licensed members of our crew.',
      figure: 'claim-licensed',
    },
  ],
})

/** Handyman work in Matthews, with the town's prices. */
export const matthewsHandyman = matthewsService('handyman-services', 'service-handyman', {
  title: 'Handyman services in Matthews',
  hero: {
    ...hero(
      'Handyman services in Matthews, NC',
      'For the jobs that are too small for a contractor and too many for your Saturday. All four rates are right here.',
      picture('about-1.jpg'),
    ),
    badge: 'Four simple rates',
  },
  sections: [
    work,
    steps,
    why,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    inEveryEstimate,
    questions({
      heading: 'Questions about handyman work',
      items: [
        'faq-matthews-small-minimum',
        'faq-matthews-small-hour-or-job',
        'faq-matthews-small-parts',
        'faq-matthews-small-not',
      ],
    }),
    countyLine,
  ],
  closing: closing(
    'Send us your Matthews list',
    'Walk through the house and write down everything that needs fixing. You’ll get your list back with a price for each item.',
  ),
  seo: seo(
    'Handyman Services in Matthews, NC | Rates',
    'Home repairs by the hour, fixtures by the job, furniture assembly, and maintenance visits in Matthews, NC. Four simple rates.',
    'handyman services Matthews NC',
    'handyman rates 28105',
  ),
})
