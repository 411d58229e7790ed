import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { ref, slug } from '../../reference.ts'
import { areas, questions, reviews, serviceCards } from '../../sections.ts'
import { calendarBenefits, tracking } from './scheduled/points.ts'

const programs = serviceCards({
  heading: 'Four maintenance programs',
  intro: 'The plans below spell out how often we come and what’s included.',
  cards: [
    {
      title: 'Home program',
      text: 'For the house you live in. We schedule visits around your vacations and the weather.',
      features: [
        'Inside and outside in one visit',
        'Your own to-do list included',
        'A five-year outlook for roof, HVAC, and paint',
      ],
    },
    {
      title: 'Rental program',
      text: 'For one rental or twenty. Tenants call us, you decide what gets fixed, and we book turnovers as soon as a tenant gives notice.',
      features: [
        'Move-in and move-out checklists with photos',
        'Locks changed between tenants',
        'Smoke alarms tested and logged',
      ],
    },
    {
      title: 'Community program',
      text: 'For HOAs and condo associations. We check entrances, fences, lights, pool gates, and clubhouses on set dates.',
      features: [
        'Common areas checked with the manager on a walk-through',
        'Photos by building and unit',
        'A budget list in time for the annual meeting',
      ],
    },
    {
      title: 'Commercial program',
      text: 'For shops, offices, and small plazas. We come before you open and we’re gone before your customers arrive.',
      features: [
        'Doors, closers, lights, and ceilings',
        'Restrooms and exit signs',
        'After-hours work on request',
      ],
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
    'Visits, reports, and repairs for a house, a few rentals, or a whole community, on one schedule and one invoice. You set the limit for small repairs.',
    picture('city-concord.jpg'),
  ),
  sections: [
    programs,
    plans({
      heading: 'Maintenance plans',
      intro: 'Prices for Essential and Complete are for one address. The first walk-through is free.',
      items: ['plan-scheduled-essential', 'plan-scheduled-complete', 'plan-scheduled-premium'],
    }),
    calendarBenefits,
    tracking,
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    questions({
      heading: 'Questions about plans',
      items: [
        'faq-scheduled-choose',
        'faq-scheduled-limit',
        'faq-scheduled-tenants',
        'faq-scheduled-insurance',
      ],
    }),
    areas({
      heading: 'Where we work',
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
    'Get a scheduled plan',
    'Send us the addresses. We’ll walk them with you, then write up a price.',
  ),
  summary:
    'Visits, reports, and repairs on one calendar and one invoice, for homes, rentals, and communities.',
  picture: picture('city-concord.jpg'),
  cardPrice: ref('price-scheduled-essential'),
  seo: seo(
    'Scheduled Maintenance Plans in Charlotte',
    'Quarterly and monthly maintenance plans for homes, rentals, HOAs, and shops around Charlotte. You get photo reports and one invoice, and you set the limits.',
    'maintenance plan Charlotte',
    'HOA maintenance contract',
    'rental property maintenance',
  ),
}
