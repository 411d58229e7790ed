import { client } from './client.ts'
import type { PageQuery, Params } from './page-query.ts'

/**
 * What the lake answers for a page at this moment. Nothing of it is kept, so that made-up addresses leave nothing behind;
 * throws when the lake does not answer.
 */
export function answerNow({ groq }: PageQuery<unknown>, params: Params): Promise<unknown> {
  return client.fetch(groq, params, { cache: 'no-store' })
}
