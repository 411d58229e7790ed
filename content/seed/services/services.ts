import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import type { PictureOf } from '../pictures.ts'
import { construction } from './construction.ts'
import { drywallRepair } from './drywall-repair.ts'
import { electrical } from './electrical.ts'
import { furnitureAssembly } from './furniture-assembly.ts'
import { handyman } from './handyman.ts'
import { maintenance } from './maintenance.ts'
import { painting } from './painting.ts'
import { plumbing } from './plumbing.ts'
import { renovations } from './renovations.ts'
import { tiling } from './tiling.ts'

/** The services that have a page. */
export const services = (picture: PictureOf): Seed<Service>[] =>
  [
    handyman,
    renovations,
    construction,
    maintenance,
    painting,
    plumbing,
    drywallRepair,
    electrical,
    tiling,
    furnitureAssembly,
  ].map((service) => service(picture))
