import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { belmont } from './belmont.ts'
import { charlotte } from './charlotte.ts'
import { concord } from './concord.ts'
import { cornelius } from './cornelius.ts'
import { davidson } from './davidson.ts'
import { gastonia } from './gastonia.ts'
import { harrisburg } from './harrisburg.ts'
import { huntersville } from './huntersville.ts'
import { indianTrail } from './indian-trail.ts'
import { matthews } from './matthews.ts'
import { mintHill } from './mint-hill.ts'
import { monroe } from './monroe.ts'
import { mountHolly } from './mount-holly.ts'
import { pineville } from './pineville.ts'
import { rockHill } from './rock-hill.ts'
import { waxhaw } from './waxhaw.ts'

const primary = [charlotte, matthews, mintHill, pineville, huntersville]
const extended = [cornelius, davidson, concord, gastonia, rockHill]
const nearby = [indianTrail, waxhaw, monroe, harrisburg, belmont, mountHolly]

/** The sixteen cities, in the order of their tiles. */
export const cities: Seed<City>[] = [...primary, ...extended, ...nearby].map((city) => ({
  ...city,
  travelFrom: 'Charlotte',
  sample: true,
}))
