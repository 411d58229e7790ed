import type { AreaService } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { charlotte } from './charlotte/charlotte.ts'
import { huntersville } from './huntersville/huntersville.ts'
import { matthews } from './matthews/matthews.ts'
import { mintHill } from './mint-hill/mint-hill.ts'
import { pineville } from './pineville/pineville.ts'

/** The four main services in each of the primary towns. */
export const areaServices: Seed<AreaService>[] = [
  ...charlotte,
  ...matthews,
  ...mintHill,
  ...pineville,
  ...huntersville,
]
