import type { CityService } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { charlotteTrades } from './charlotte.ts'
import { huntersvilleTrades } from './huntersville.ts'
import { matthewsTrades } from './matthews.ts'
import { mintHillTrades } from './mint-hill.ts'
import { pinevilleTrades } from './pineville.ts'

/** Painting, plumbing, electrical and tiling in each of the five primary towns. */
export const cityServices: Seed<CityService>[] = [
  ...charlotteTrades,
  ...matthewsTrades,
  ...mintHillTrades,
  ...pinevilleTrades,
  ...huntersvilleTrades,
]
