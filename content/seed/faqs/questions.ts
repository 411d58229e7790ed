import type { Faq } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { additionQuestions } from './additions.ts'
import { applianceQuestions } from './appliances.ts'
import { babyproofingQuestions } from './babyproofing.ts'
import { bathroomQuestions } from './bathroom.ts'
import { carpentryQuestions } from './carpentry.ts'
import { constructionQuestions } from './construction.ts'
import { doorQuestions } from './doors.ts'
import { drywallQuestions } from './drywall.ts'
import { electricalQuestions } from './electrical.ts'
import { emergencyQuestions } from './emergency.ts'
import { fenceQuestions } from './fence.ts'
import { furnitureQuestions } from './furniture.ts'
import { handymanQuestions } from './handyman.ts'
import { homeQuestions } from './home.ts'
import { huntersvilleQuestions } from './huntersville.ts'
import { kitchenQuestions } from './kitchen.ts'
import { maintenanceQuestions } from './maintenance.ts'
import { maintenancePlanQuestions } from './maintenance-plans.ts'
import { matthewsQuestions } from './matthews.ts'
import { paintingQuestions } from './painting.ts'
import { pinevilleQuestions } from './pineville.ts'
import { plumbingQuestions } from './plumbing.ts'
import { renovationQuestions } from './renovations.ts'
import { seniorQuestions } from './senior.ts'
import { smartHomeQuestions } from './smart-home.ts'
import { tilingQuestions } from './tiling.ts'
import { townPageQuestions } from './town-pages.ts'
import { townServiceQuestions } from './town-services.ts'
import { washingQuestions } from './washing.ts'
import { wholeHomeQuestions } from './whole-home.ts'
import { windowCoveringQuestions } from './window-covering.ts'

/** All questions with their answers. */
export const questions: Seed<Faq>[] = [
  ...homeQuestions,
  ...handymanQuestions,
  ...paintingQuestions,
  ...plumbingQuestions,
  ...drywallQuestions,
  ...electricalQuestions,
  ...tilingQuestions,
  ...furnitureQuestions,
  ...carpentryQuestions,
  ...fenceQuestions,
  ...smartHomeQuestions,
  ...seniorQuestions,
  ...babyproofingQuestions,
  ...windowCoveringQuestions,
  ...doorQuestions,
  ...applianceQuestions,
  ...washingQuestions,
  ...renovationQuestions,
  ...constructionQuestions,
  ...kitchenQuestions,
  ...bathroomQuestions,
  ...wholeHomeQuestions,
  ...additionQuestions,
  ...maintenancePlanQuestions,
  ...maintenanceQuestions,
  ...emergencyQuestions,
  ...matthewsQuestions,
  ...pinevilleQuestions,
  ...huntersvilleQuestions,
  ...townPageQuestions,
  ...townServiceQuestions,
]
