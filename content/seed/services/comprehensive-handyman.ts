import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, reasons, reviews, stats } from '../sections.ts'
import { everyJob } from './comprehensive-handyman-list.ts'

const why = reasons({
  picture: picture('service-handyman.jpg'),
  heading: 'Eight reasons to choose us',
  purpose: 'why',
  points: [
    {
      title: 'You only explain things once',
      text: 'We keep notes on the key, the dog, the alarm, and the paint colors, so you don’t have to start over each time.',
    },
    {
      title: 'Several jobs, one trip',
      text: 'Adding an item to the same visit costs only the time it takes. You can add to your list over the phone.',
    },
    {
      title: 'The right person for each job',
      text: 'A carpenter fixes the sill and a licensed electrician does the wiring. You talk to one person about both.',
    },
    {
      title: 'Jobs done in the right order',
      text: 'We do wires before drywall, drywall before paint, and paint before blinds, so nothing gets done twice.',
    },
    {
      title: 'A price next to each item',
      text: 'Cross out what can wait. The other prices stay the same.',
    },
    {
      title: 'Parts are on the truck',
      text: 'We stock flappers, hinges, breakers, and screens, so we don’t leave for the store in the middle of your job.',
    },
    {
      title: 'We know these houses',
      text: 'We know the sash cords in Dilworth, the gray plastic pipe in 1980s houses, and the HOA colors in Ballantyne.',
    },
    {
      title: 'We walk through the work with you',
      text: 'You try every drawer, switch, and latch. If something isn’t right, we fix it before you get the invoice.',
    },
  ],
})

/** The page of the whole list and its card. */
export const comprehensiveHandyman: Seed<Service> = {
  _id: 'service-comprehensive-handyman',
  _type: 'service',
  title: 'All handyman services',
  slug: slug('comprehensive-handyman'),
  category: ref('service-handyman'),
  hero: hero(
    'Everything a handyman does, on one page',
    'From a picture hook to a new deck, for homes and small buildings around Charlotte. Find what’s on your list and get one price for all of it.',
    picture('about-1.jpg'),
  ),
  sections: [
    everyJob,
    stats({
      heading: 'By the numbers',
      claims: [
        'claim-projects',
        'claim-emergency-day',
        'claim-years-in-trade',
        'claim-satisfaction-guarantee',
      ],
    }),
    why,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    areas({
      heading: 'Where we work',
      intro: 'Each town page lists zip codes, neighborhoods, and the drive time from our office.',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-pineville',
        'city-huntersville',
        'city-cornelius',
        'city-davidson',
        'city-concord',
      ],
    }),
  ],
  closing: closing(
    'Something on your list that isn’t on ours?',
    'Ask anyway. If we don’t do it, we’ll tell you who does.',
  ),
  summary: 'Twenty-two kinds of small jobs, from furniture and faucets to fences and holiday lights.',
  picture: picture('about-1.jpg'),
  cardPrice: ref('price-handyman'),
  seo: seo(
    'All Handyman Services in Charlotte, NC',
    'The full list of handyman work around Charlotte: repairs, assembly, paint, plumbing, electrical, doors, fences, gutters, and more, in one visit.',
    'handyman services Charlotte',
    'home repair list',
    'odd jobs',
  ),
}
