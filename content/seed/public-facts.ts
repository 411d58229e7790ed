import type { PublicFact } from '../sanity.types.ts'
import type { Seed } from './document.ts'
import { codeFacts } from './public-facts/code.ts'
import { figureFacts } from './public-facts/figures.ts'
import { landFacts } from './public-facts/land.ts'
import { licenseFacts } from './public-facts/licenses.ts'
import { permitFacts } from './public-facts/permits.ts'

/** What pages say after a law, a public office, or a count, with the source of each. */
export const publicFacts: Seed<PublicFact>[] = [
  ...licenseFacts,
  ...permitFacts,
  ...landFacts,
  ...codeFacts,
  ...figureFacts,
]
