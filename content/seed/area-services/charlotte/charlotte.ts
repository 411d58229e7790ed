import type { AreaService } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { construction } from './construction.ts'
import { handyman } from './handyman.ts'
import { maintenance } from './maintenance.ts'
import { renovations } from './renovations.ts'

/** The four main services in Charlotte. */
export const charlotte: Seed<AreaService>[] = [handyman, renovations, construction, maintenance]
