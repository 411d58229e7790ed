import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { process, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { countyLine, inEveryEstimate } from './shared-sections.ts'
import { matthewsService } from './town-service.ts'

const work = serviceCards({
  heading: 'Handyman prices in Matthews',
  intro:
    'There are four ways to pay for small work: by the hour, by the job, or by the visit. If you can’t tell which is yours, send the list, and we’ll tell you.',
  cards: [
    {
      title: 'Home repairs',
      text: 'The mixed list: a door, a patch, a hinge, a rail. The clock runs from the first tool to the broom.',
      features: ['One-hour minimum', 'Common screws and caulk on us', 'You rank the list'],
      price: 'price-matthews-home-repairs',
      service: 'service-handyman',
    },
    {
      title: 'Fixture installation',
      text: 'A faucet, a light, a fan, or a heated toilet seat, where the pipe and wire are ready for it.',
      features: ['Old one taken down', 'Leveled and tested', 'Box carried out'],
      price: 'price-matthews-fixture-installation',
    },
    {
      title: 'Furniture assembly',
      text: 'Beds, desks, cribs, and wall units, built where they’ll go and fastened so they stay.',
      features: ['Anchored to studs', 'Leftover screws bagged', 'Boxes hauled off'],
      price: 'price-matthews-furniture-assembly',
      service: 'service-furniture-assembly',
    },
    {
      title: 'Maintenance visit',
      text: 'A trip around the house with a flashlight: filters, alarms, caulk, gutters within reach, and a note on the rest.',
      features: ['Spring or fall', 'Small fixes included', 'Photos by email'],
      price: 'price-matthews-maintenance',
      service: 'service-maintenance',
    },
  ],
})

const steps = process({
  heading: 'How a small job works',
  steps: [
    { title: 'You send the list', text: 'A photo of a page is enough. Handwriting is fine.' },
    { title: 'We ask two questions', text: 'It’s usually the brand on a handle and the age of the house.' },
    {
      title: 'You get the price',
      text: 'Each line comes back as hours, as a job, or as something we’d leave alone.',
    },
    {
      title: 'We buy the parts',
      text: 'We’ll get them on the way and bill what the store charged. The receipt is stapled to the invoice.',
    },
    {
      title: 'We do the work',
      text: 'Worst item first. Cloths down, vacuum on the tool, your music or none.',
    },
    { title: 'You try it all', text: 'Open it, close it, flush it, switch it on. Then sign.' },
  ],
})

const why = reasons({
  heading: 'Why Matthews chooses us',
  purpose: 'why',
  points: [
    {
      title: 'One person who can do more than one thing',
      text: 'The hole behind the door, the paint on it, and the stop that prevents the next one.',
    },
    {
      title: 'We track time to the quarter hour',
      text: 'We write it down, and you can see the sheet.',
    },
    {
      title: 'Soon means soon',
      text: 'We’ll book regular lists within that time; leaks and locks go first.',
      figure: 'claim-appointment',
    },
    {
      title: 'Licensed where it counts',
      text: 'Wire and pipe beyond a fixture go to the member of the crew who holds the license.',
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
      'For the things that are too small for a contractor and too many for a Saturday. The rates are below, in four lines, and that’s the whole story.',
      picture('about-1.jpg'),
    ),
    badge: 'How our rates work',
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
    'What have you stopped noticing?',
    'Walk through the house once and write it down. Send the page, and you’ll get it back with prices beside each line.',
  ),
  seo: seo(
    'Handyman Services in Matthews, NC | Rates',
    'Home repairs by the hour, fixtures by the job, furniture assembly, and maintenance visits in Matthews, NC. Four rates, all of them here.',
    'handyman services Matthews NC',
    'handyman rates 28105',
  ),
})
