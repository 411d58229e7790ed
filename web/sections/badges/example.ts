import { exampleClaim } from '../../fragments/examples/examples.ts'
import type { BadgesSlice } from './query.ts'

export const badgesExample: BadgesSlice = {
  _key: 'badges',
  _type: 'badges',
  heading: 'Why owners keep us',
  intro: null,
  claims: [
    exampleClaim,
    { ...exampleClaim, _id: 'claim-homes', value: '2,500+', label: 'Homes looked after' },
  ],
}
