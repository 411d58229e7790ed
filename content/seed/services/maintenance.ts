import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, questions, reasons, reviews, serviceCards } from '../sections.ts'
import { properties } from './maintenance/properties.ts'

const work = serviceCards({
  heading: 'Maintenance services',
  cards: [
    {
      title: 'Routine maintenance',
      text: 'A regular checkup: filters, drains, safety switches, gutters, and roof edges, on a date you know in advance.',
      features: [
        'Filters and AC drain lines',
        'Valves and traps',
        'Smoke alarms and outlets',
        'Roof and gutters',
      ],
      price: 'price-routine-monthly',
      service: 'service-maintenance-routine',
    },
    {
      title: 'Preventive maintenance',
      text: 'Caulk, seals, paint, and weatherstripping renewed before water gets behind them. It’s cheap work that puts off expensive work.',
      features: [
        'Windows and doors sealed',
        'Bare wood painted',
        'Tubs and showers caulked',
        'Ready for each season',
      ],
      price: 'price-maintenance',
      service: 'service-maintenance-preventive',
    },
    {
      title: 'Emergency maintenance',
      text: 'Water through a ceiling, a dead circuit, a limb on the roof, a door that won’t lock. We make it safe first and repair it next.',
      features: ['Water stopped', 'Power made safe', 'Roofs tarped', 'Openings secured'],
      service: 'service-maintenance-emergency',
    },
    {
      title: 'Scheduled maintenance',
      text: 'A yearly plan for owners of several homes or a building: visits, reports, and repairs on one calendar and one invoice.',
      features: [
        'Visits on a calendar',
        'Photos of every job',
        'Repairs within a set limit',
        'Costs by unit',
      ],
      price: 'price-scheduled-complete',
      service: 'service-maintenance-scheduled',
    },
  ],
})

const benefits = reasons({
  heading: 'What regular visits save you',
  purpose: 'benefits',
  points: [
    {
      title: 'Small repairs stay small',
      text: 'It’s a bead of caulk this spring or a rotten sill in three years. The visit decides which.',
    },
    {
      title: 'One number for every trade',
      text: 'You don’t have to know if the stain is plumbing, roofing, or the air conditioner. We’ll find out.',
    },
    {
      title: 'A record with pictures',
      text: 'After each visit you’ll have a report you can show to a buyer, an insurer, or a board.',
    },
    {
      title: 'Costs you can plan',
      text: 'The report says what’s urgent, what can wait a season, and what to put in next year’s budget.',
    },
  ],
})

/** The maintenance page and its card. */
export const maintenance: Seed<Service> = {
  _id: 'service-maintenance',
  _type: 'service',
  title: 'Maintenance',
  slug: slug('maintenance'),
  aliases: ['property-maintenance'],
  hero: hero(
    'Property maintenance that catches problems early',
    'Scheduled visits for homes, rentals, HOAs, and shops around Charlotte. We’ll look where trouble starts, fix what’s small, and report the rest with pictures.',
    picture('service-maintenance.jpg'),
  ),
  sections: [
    work,
    benefits,
    properties,
    areas({
      heading: 'Where we work',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-pineville',
        'city-huntersville',
        'city-concord',
      ],
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions about maintenance',
      items: [
        'faq-maintenance-kind',
        'faq-maintenance-cost',
        'faq-maintenance-how-often',
        'faq-maintenance-not-ours',
      ],
    }),
  ],
  closing: closing(
    'Get a maintenance plan',
    'Tell us what you own and how old it is. We’ll suggest a plan, with the price in writing.',
  ),
  summary:
    'Scheduled visits that catch small problems while they’re still cheap. For homes, rentals, and HOAs.',
  picture: picture('service-maintenance.jpg'),
  cardPrice: ref('price-maintenance'),
  seo: seo(
    'Property Maintenance in Charlotte, NC',
    'Routine, preventive, scheduled, and emergency maintenance for homes, rentals, HOAs, and shops around Charlotte. Reports with pictures.',
    'property maintenance Charlotte',
    'HOA maintenance',
    'rental maintenance',
  ),
}
