import type { TownPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { huntersville } from './huntersville.ts'
import { matthews } from './matthews.ts'
import { pineville } from './pineville.ts'

/** The pages about all services in a town. */
export const townPages: Seed<TownPage>[] = [matthews, huntersville, pineville]
