import { exampleCity } from '../../fragments/examples/examples.ts'
import type { ServedTownFragment } from './query.ts'

const matthews: ServedTownFragment = {
  ...exampleCity,
  tier: 'primary',
  travelTime: '15–25 minutes',
  furtherZipCodes: ['28106'],
}

export const servedTownsExample: ServedTownFragment[] = [
  matthews,
  {
    ...matthews,
    _id: 'city-rock-hill',
    name: 'Rock Hill',
    state: 'SC',
    slug: 'rock-hill',
    tier: 'extended',
    travelTime: null,
    zipCodes: ['29730'],
    furtherZipCodes: null,
  },
]
