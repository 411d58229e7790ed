import type { Claim } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { time } from './claim.ts'

/** Figures of the pages on construction in a town. */
export const constructionClaims: Seed<Claim>[] = [
  time('custom-home-time', '4–8 months', 'a custom home'),
  time('commercial-time', '6–12 months', 'a commercial project'),
  time('multi-family-time', '8–16 months', 'a multi-family project'),
  time('addition-months', '2–4 months', 'an addition'),
]
