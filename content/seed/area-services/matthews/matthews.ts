import type { AreaService } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { construction } from './construction.ts'
import { handyman } from './handyman.ts'
import { maintenance } from './maintenance.ts'
import { renovations } from './renovations.ts'

/** The four main services in Matthews. */
export const matthews: Seed<AreaService>[] = [handyman, renovations, construction, maintenance]
