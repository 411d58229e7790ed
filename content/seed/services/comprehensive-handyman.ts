import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, reasons, reviews, stats } from '../sections.ts'
import { everyJob } from './comprehensive-handyman-list.ts'

const why = reasons({
  heading: 'Eight reasons to choose us',
  purpose: 'why',
  points: [
    {
      title: 'You explain the house once',
      text: 'The key, the dog, the alarm, the paint codes: we keep them on file, so the next visit starts at the door.',
    },
    {
      title: 'Jobs share the trip',
      text: 'Each extra item costs the time it takes and no second drive. If your list gets longer on the phone, that’s fine.',
    },
    {
      title: 'The right person for each job',
      text: 'A carpenter for the sill, the licensed electrician for the circuit. You’ll talk to one person about both.',
    },
    {
      title: 'The order is thought through',
      text: 'Wires before drywall, drywall before paint, paint before blinds. Nobody undoes what we finished in the morning.',
    },
    {
      title: 'A price next to each item',
      text: 'Cross out what can wait. What’s left keeps its price.',
    },
    {
      title: 'Parts are on the truck',
      text: 'Flappers, hinges, breakers, screens, shims. We won’t run to the store in the middle of your job.',
    },
    {
      title: 'We know these houses',
      text: 'Sash cords in Dilworth, gray plastic pipe in the eighties, hollow doors in the nineties, HOA colors in Ballantyne.',
    },
    {
      title: 'It ends with a walk',
      text: 'You try each drawer, switch, and latch. If you don’t like something, we’ll fix it before the invoice.',
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
    'From a picture hook to a new deck, for homes and small buildings around Charlotte. Read it with your own list in hand, check off what applies, and send us a photo of it.',
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
      intro: 'Each town page lists its zip codes and neighborhoods and how far it is from our base.',
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
    'Ask anyway. If we don’t do it, we’ll say so and tell you which trade does. If we do, we’ll send the price with the answer.',
  ),
  summary:
    'Twenty-two kinds of small work, from furniture and faucets to fences and holiday lights, on one list.',
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
