import type { Claim } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { sample } from './claim.ts'

/** How long a building takes; the job book would prove it. */
const time = (id: string, value: string, label: string) =>
  sample(id, value, label, 'start and end dates in the job book')

/** Figures of the pages on construction in a town. */
export const constructionClaims: Seed<Claim>[] = [
  time('custom-home-time', '4–8 months', 'For a custom home'),
  time('commercial-time', '6–12 months', 'For a commercial project'),
  time('multi-family-time', '8–16 months', 'For a multi-family project'),
  time('addition-months', '2–4 months', 'For an addition'),
]
