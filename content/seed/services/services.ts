import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { applianceInstallation } from './appliance-installation.ts'
import { babyproofing } from './babyproofing.ts'
import { bathroomRemodeling } from './bathroom-remodeling.ts'
import { carpentry } from './carpentry.ts'
import { comprehensiveHandyman } from './comprehensive-handyman.ts'
import { construction } from './construction.ts'
import { doorRepair } from './door-repair.ts'
import { drywallRepair } from './drywall-repair.ts'
import { electrical } from './electrical.ts'
import { fenceRepair } from './fence-repair.ts'
import { furnitureAssembly } from './furniture-assembly.ts'
import { handyman } from './handyman.ts'
import { kitchenRemodeling } from './kitchen-remodeling.ts'
import { emergencyMaintenance } from './maintenance/emergency.ts'
import { preventiveMaintenance } from './maintenance/preventive.ts'
import { routineMaintenance } from './maintenance/routine.ts'
import { scheduledMaintenance } from './maintenance/scheduled.ts'
import { maintenance } from './maintenance.ts'
import { painting } from './painting.ts'
import { plumbing } from './plumbing.ts'
import { pressureWashing } from './pressure-washing.ts'
import { renovations } from './renovations.ts'
import { roomAdditions } from './room-additions.ts'
import { seniorHomeModifications } from './senior-home-modifications.ts'
import { smartHomeUpgrades } from './smart-home-upgrades.ts'
import { tiling } from './tiling.ts'
import { wholeHomeRemodel } from './whole-home-remodel.ts'
import { windowCovering } from './window-covering.ts'

const main = [handyman, renovations, construction, maintenance]
const trades = [
  comprehensiveHandyman,
  painting,
  plumbing,
  drywallRepair,
  electrical,
  tiling,
  furnitureAssembly,
  carpentry,
  fenceRepair,
  smartHomeUpgrades,
  seniorHomeModifications,
  babyproofing,
  windowCovering,
  doorRepair,
  applianceInstallation,
  pressureWashing,
]
const remodels = [kitchenRemodeling, bathroomRemodeling, wholeHomeRemodel, roomAdditions]
const upkeep = [routineMaintenance, preventiveMaintenance, emergencyMaintenance, scheduledMaintenance]

/** The services that have a page. */
export const services: Seed<Service>[] = [...main, ...trades, ...remodels, ...upkeep]
