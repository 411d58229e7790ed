import type { Price } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { custom, exact, from, listed } from './price.ts'

/** What the maintenance plans cost; amounts are US cents. */
export const planPrices: Seed<Price>[] = [
  ...listed('maintenance-routine', [
    from('routine-monthly', 'Routine maintenance, monthly', 150_00, {
      unit: 'month',
      covers: 'Twelve visits a year, each with filters and one small repair',
    }),
    from('routine-quarterly', 'Routine maintenance, quarterly', 300_00, {
      unit: 'quarter',
      covers: 'Four visits a year, one each season, to check and clean',
    }),
    from('routine-annual', 'Routine maintenance, annual', 800_00, {
      unit: 'year',
      covers: 'One long visit and a gutter cleaning',
    }),
  ]),
  ...listed('maintenance-scheduled', [
    from('scheduled-essential', 'Scheduled maintenance, Essential', 400_00, {
      unit: 'quarter',
      covers: 'Four visits a year with the full checklist',
    }),
    from('scheduled-complete', 'Scheduled maintenance, Complete', 200_00, {
      unit: 'month',
      covers: 'Monthly visits with small repairs included up to the limit you set',
    }),
    custom(
      'scheduled-premium',
      'Scheduled maintenance, Premium',
      'Custom pricing',
      'Several addresses or a building, on one contract',
    ),
  ]),
  ...listed('maintenance', [
    exact('town-basic', 'Town maintenance, Basic', 99_00, {
      unit: 'month',
      covers:
        'Same visits as the quarterly plan, at a flat price, in Charlotte and the four towns next to it',
    }),
    exact('town-premium', 'Town maintenance, Premium', 199_00, {
      unit: 'month',
      covers: 'A visit each month, with all small repairs up to the limit you set',
    }),
    custom(
      'town-commercial',
      'Town maintenance, Commercial',
      'Custom pricing',
      'Shops, offices, and shared buildings',
    ),
  ]),
]
