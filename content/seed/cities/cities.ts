import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import type { PictureOf } from '../pictures.ts'
import { charlotte } from './charlotte.ts'
import { concord } from './concord.ts'
import { belmont, harrisburg, monroe, mountHolly } from './east-and-river.ts'
import { huntersville } from './huntersville.ts'
import { cornelius, davidson } from './lake-towns.ts'
import { matthews } from './matthews.ts'
import { mintHill } from './mint-hill.ts'
import { pineville } from './pineville.ts'
import { gastonia, indianTrail, rockHill, waxhaw } from './south-and-west.ts'

const primary = [charlotte, matthews, mintHill, pineville, huntersville]
const extended = [cornelius, davidson, concord, gastonia, rockHill]
const nearby = [indianTrail, waxhaw, monroe, harrisburg, belmont, mountHolly]

/** The sixteen cities, in the order of their tiles. */
export const cities = (picture: PictureOf): Seed<City>[] =>
  [...primary, ...extended, ...nearby].map((city) => city(picture))
