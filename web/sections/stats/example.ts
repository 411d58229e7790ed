import { exampleClaim } from '../../fragments/examples/examples.ts'
import type { StatsSlice } from './query.ts'

export const statsExample: StatsSlice = {
  _key: 'stats',
  _type: 'stats',
  heading: 'What the years add up to',
  intro: null,
  claims: [
    exampleClaim,
    { ...exampleClaim, _id: 'claim-projects', value: '1000+', label: 'Projects finished' },
  ],
}
