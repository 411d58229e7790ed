import { client } from './client.ts'
import type { PageQuery, Params } from './page-query.ts'

/**
 * What the lake answers for a page at this moment, and the sync tags of what it read for that. Nothing of it is kept, so that made-up addresses leave nothing behind;
 * throws when the lake does not answer.
 */
export async function answerNow(
  { groq }: PageQuery<unknown>,
  params: Params,
): Promise<{ answer: unknown; tags: readonly string[] }> {
  const options = { cache: 'no-store', filterResponse: false, returnQuery: false } as const
  const { result, syncTags = [] } = await client.fetch<unknown>(groq, params, options)
  return { answer: result, tags: syncTags }
}
