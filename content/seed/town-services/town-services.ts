import type { TownService } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { matthewsBathrooms } from './bathroom-remodeling.ts'
import { matthewsHandyman } from './handyman-services.ts'
import { matthewsKitchens } from './kitchen-remodeling.ts'
import { matthewsPainting } from './painting-services.ts'

/** The services that have a page and prices of their own in Matthews. */
export const townServices: Seed<TownService>[] = [
  matthewsBathrooms,
  matthewsKitchens,
  matthewsPainting,
  matthewsHandyman,
]
