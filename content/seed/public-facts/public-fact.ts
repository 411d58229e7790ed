import type { PublicFact } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'

type Content = Pick<PublicFact, 'title' | 'statement' | 'words' | 'source' | 'passage' | 'url'>

/** What pages say after a public office. Nobody has confirmed it yet, so it has neither a day nor a name. */
export const publicFact = (id: string, content: Content): Seed<PublicFact> => ({
  _id: `public-fact-${id}`,
  _type: 'publicFact',
  ...content,
})
