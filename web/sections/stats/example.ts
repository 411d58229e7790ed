import { exampleClaim } from '../../fragments/examples/examples.ts'
import type { StatsFragment } from './query.ts'

export const statsExample: StatsFragment = {
  _key: 'stats',
  _type: 'stats',
  heading: 'By the numbers',
  intro: null,
  claims: [
    exampleClaim,
    { ...exampleClaim, _id: 'claim-projects', value: '1000+', label: 'Projects finished' },
  ],
}
