import type { Plan } from '../sanity.types.ts'
import type { Seed } from './document.ts'
import { ref } from './reference.ts'

type Offer = { title: string; bestFor: string; features: string[]; highlight?: string }

/** A plan, with the price of the same name. */
const plan = (id: string, offer: Offer): Seed<Plan> => ({
  _id: `plan-${id}`,
  _type: 'plan',
  price: ref(`price-${id}`),
  ...offer,
})

const routine: Seed<Plan>[] = [
  plan('routine-monthly', {
    title: 'Monthly',
    bestFor: 'Rentals, shops, and owners who travel',
    features: [
      'A visit in the first week of each month',
      'New air filters included',
      'One small repair per visit, such as a drip or a loose hinge',
      'Gutters in spring, in early fall, and after the leaves drop',
    ],
  }),
  plan('routine-quarterly', {
    title: 'Quarterly',
    bestFor: 'Family homes with trees and a crawl space',
    features: [
      'Four visits, one each season',
      'Filters, drains, alarms, and shutoff valves',
      'Gutters twice a year',
      'A report with photos after each visit',
    ],
    highlight: 'Recommended',
  }),
  plan('routine-annual', {
    title: 'Annual',
    bestFor: 'Newer houses and townhomes',
    features: [
      'One half-day visit before the first frost',
      'HVAC, plumbing, electrical, and roof on one checklist',
      'One gutter cleaning',
      'A budget list for next year',
    ],
  }),
]

const scheduled: Seed<Plan>[] = [
  plan('scheduled-essential', {
    title: 'Essential',
    bestFor: 'One house or townhome that you live in',
    features: [
      'A visit each quarter, dates set for the year',
      'Full checklist with photos',
      'Small repairs quoted on the spot',
      'Reminders before each visit',
    ],
  }),
  plan('scheduled-complete', {
    title: 'Complete',
    bestFor: 'Larger homes and owners of a few rentals',
    features: [
      'A visit each month',
      'Small repairs included up to the limit you set',
      'Front of the line after a storm or a freeze',
      'One invoice and one person to call',
      'A yearly walk-through and a five-year repair list',
    ],
    highlight: 'Most Popular',
  }),
  plan('scheduled-premium', {
    title: 'Premium',
    bestFor: 'HOAs, property managers, and small commercial buildings',
    features: [
      'A schedule for each address',
      'Reports for boards and owners',
      'Spending limits by property',
      'Turnovers, common areas, and vendor access',
    ],
  }),
]

/** The three plans that stand on the maintenance page of each town. */
const town: Seed<Plan>[] = [
  plan('town-basic', {
    title: 'Basic',
    bestFor: 'One house or townhome in good shape',
    features: [
      'A visit each season',
      'Gutters, filters, alarms, and shutoffs',
      'Report with photos',
      'Repairs priced before we leave',
    ],
  }),
  plan('town-premium', {
    title: 'Premium',
    bestFor: 'Older houses, large lots, and owners who travel',
    features: [
      'A visit each month',
      'Small repairs up to the limit you set',
      'Crawl space and attic twice a year',
      'Front of the line after a storm',
      'A five-year list of repairs to expect',
    ],
    highlight: 'Recommended',
  }),
  plan('town-commercial', {
    title: 'Commercial',
    bestFor: 'Shops, offices, rentals, and HOAs',
    features: [
      'Visits before you open or after you close',
      'A spending limit for each building',
      'Invoices by unit or suite',
    ],
  }),
]

/** All maintenance plans. */
export const plans: Seed<Plan>[] = [...routine, ...scheduled, ...town]
