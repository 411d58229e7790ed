import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { ref, slug } from '../../reference.ts'
import { areas, questions, reasons, reviews, serviceCards } from '../../sections.ts'

const programs = serviceCards({
  heading: 'Four programs, one way of working',
  intro: 'A program says what is looked after. A plan, further down, says how often and who pays for what.',
  cards: [
    {
      title: 'Home program',
      text: 'For the house you live in. Visits fall between your vacations and ahead of the weather.',
      features: [
        'Inside and outside in one visit',
        'Your own list added to ours',
        'A five-year forecast for roof, heat and paint',
      ],
    },
    {
      title: 'Rental program',
      text: 'For one door or twenty. Tenants report to us, owners decide with us, and turnovers are booked as soon as notice is given.',
      features: [
        'Move-in and move-out sheets with photos',
        'Locks changed between tenants',
        'Smoke alarms tested and logged',
      ],
    },
    {
      title: 'Community program',
      text: 'For HOAs and condominiums: entrances, fences, lights, pool gates and clubhouses, walked on a fixed round.',
      features: [
        'Common areas walked with the manager',
        'Photos by building and unit',
        'A budget list in time for the annual meeting',
      ],
    },
    {
      title: 'Commercial program',
      text: 'For shops, offices and small plazas. We come before you open, and the ladder is gone when the first customer parks.',
      features: [
        'Doors, closers, lights and ceilings',
        'Restrooms and exit signs',
        'After-hours work agreed ahead',
      ],
    },
  ],
})

const benefits = reasons({
  heading: 'Five things a calendar changes',
  purpose: 'benefits',
  points: [
    {
      title: 'You stop making phone calls',
      text: 'The year’s dates are agreed in January. A reminder comes a week ahead and another the day before.',
    },
    {
      title: 'Work is bundled',
      text: 'One trip for the gutter, the gate and the dripping hose bib costs less than three trips for one each.',
    },
    {
      title: 'Costs arrive when you expect them',
      text: 'A flat amount for visits, a limit for small repairs, a quote for anything above it.',
    },
    {
      title: 'You are first in line',
      text: 'When a freeze or a storm fills the calendar, houses on a plan are seen before houses that are not.',
    },
    {
      title: 'Someone remembers the building',
      text: 'Paint colors, filter sizes, valve locations and the year of the roof are in your file with us.',
    },
  ],
})

const tracking = reasons({
  heading: 'Tracked, photographed, reported',
  purpose: 'features',
  points: [
    {
      title: 'Photo reports',
      text: 'Every visit ends in a report: what was done, before and after, and what we saw on the way.',
    },
    {
      title: 'A shared calendar',
      text: 'Visits appear in the calendar you already use, and so does a visit we have to move.',
    },
    {
      title: 'The open-item list',
      text: 'Whatever was found and not yet done stays on one list, with its date and price, until someone closes it.',
    },
    {
      title: 'Costs by address',
      text: 'Invoices split by house, unit or building, in a file that your bookkeeper can read in.',
    },
  ],
})

/** The page of scheduled maintenance and its card. */
export const scheduledMaintenance: Seed<Service> = {
  _id: 'service-maintenance-scheduled',
  _type: 'service',
  title: 'Scheduled maintenance',
  slug: slug('maintenance/scheduled'),
  category: ref('service-maintenance'),
  hero: hero(
    'A year of upkeep, already on the calendar',
    'Visits, reports and repairs for a house, a handful of rentals or a whole community, on one schedule and one invoice. You set the limit for small repairs, and we keep to it.',
    picture('city-concord.jpg'),
  ),
  sections: [
    programs,
    plans({
      heading: 'Three plans',
      intro:
        'Prices for Essential and Complete are for one address. The first walkthrough is free, and the plan starts after it.',
      items: ['plan-scheduled-essential', 'plan-scheduled-complete', 'plan-scheduled-premium'],
    }),
    benefits,
    tracking,
    reviews({
      heading: 'From a treasurer and a landlord',
      items: ['review-scheduled-board', 'review-scheduled-duplexes'],
    }),
    questions({
      heading: 'Questions before you sign',
      items: [
        'faq-scheduled-choose',
        'faq-scheduled-limit',
        'faq-scheduled-tenants',
        'faq-scheduled-insurance',
      ],
    }),
    areas({
      heading: 'Where we keep a calendar',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-pineville',
        'city-huntersville',
        'city-cornelius',
        'city-indian-trail',
      ],
    }),
  ],
  closing: closing(
    'How many doors do you look after?',
    'Send the addresses and what went wrong last year. We walk the properties with you and put a calendar and a price in writing.',
  ),
  summary: 'Visits, reports and repairs on one calendar and one invoice, for homes, rentals and communities.',
  picture: picture('city-concord.jpg'),
  cardPrice: ref('price-scheduled-complete'),
  seo: seo(
    'Scheduled Maintenance Plans in Charlotte',
    'Quarterly and monthly maintenance plans for homes, rentals, HOAs and shops around Charlotte. Photo reports, one invoice, limits that you set.',
    'maintenance plan Charlotte',
    'HOA maintenance contract',
    'rental property maintenance',
  ),
}
