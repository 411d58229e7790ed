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
      title: 'Routine checkups',
      text: 'A regular checkup of filters, drains, outlets, gutters, and the roof edge, on dates set ahead of time.',
      features: [
        'Filters and AC drain lines',
        'Valves and traps',
        'Smoke alarms and outlets',
        'Roof and gutters',
      ],
      price: 'price-routine-monthly',
      service: 'service-maintenance-routine',
      picture: picture('detail-pressure-washing.jpg'),
    },
    {
      title: 'Preventive work',
      text: 'We replace worn caulk, paint, and weatherstripping before water gets in. A tube of caulk costs less than a new sill.',
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
      title: 'Emergency help',
      text: 'Water through a ceiling, a dead circuit, a limb on the roof, or a door that won’t lock. We make the house safe first, then do the repair.',
      features: ['Water stopped', 'Power made safe', 'Roofs tarped', 'Openings secured'],
      price: 'price-emergency',
      service: 'service-maintenance-emergency',
    },
    {
      title: 'Scheduled plans',
      text: 'Visits, reports, and repairs for a year, on one calendar and one invoice. A plan works for one house or twenty.',
      features: [
        'Visits on a calendar',
        'Photos of every job',
        'Small repairs up to your limit',
        'Costs by unit',
      ],
      price: 'price-scheduled-complete',
      service: 'service-maintenance-scheduled',
    },
  ],
})

const benefits = reasons({
  picture: picture('city-mint-hill.jpg'),
  heading: 'What regular visits save you',
  purpose: 'benefits',
  points: [
    {
      title: 'Small repairs stay small',
      text: 'A bead of caulk this spring can save you from a rotten windowsill in three years.',
    },
    {
      title: 'One number for every trade',
      text: 'You don’t have to know if that stain is from the plumbing, the roof, or the AC. We’ll find out.',
    },
    {
      title: 'A record with photos',
      text: 'After every visit you get a report you can show a buyer, an insurer, or your HOA.',
    },
    {
      title: 'Costs you can plan for',
      text: 'The report says what’s urgent, what can wait, and what to budget for next year.',
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
    'Scheduled visits for homes, rentals, HOAs, and shops around Charlotte. We fix the small stuff and send you pictures of the rest.',
    picture('service-maintenance.jpg'),
  ),
  sections: [
    work,
    benefits,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    properties,
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-mint-hill', 'city-pineville', 'city-huntersville'],
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
    'What do you own, and how old is it? We’ll suggest a plan and put the price in writing.',
  ),
  summary:
    'Scheduled visits that catch small problems while they’re still cheap. For homes, rentals, and HOAs.',
  picture: picture('service-maintenance.jpg'),
  cardPrice: ref('price-maintenance'),
  seo: seo(
    'Property Maintenance in Charlotte, NC',
    'Routine, preventive, scheduled, and emergency maintenance for homes, rentals, HOAs, and shops around Charlotte. Every visit comes with a photo report.',
    'property maintenance Charlotte',
    'HOA maintenance',
    'rental maintenance',
  ),
}
