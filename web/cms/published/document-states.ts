import { ClientError } from '@sanity/client'
import groq from 'groq'
import { z } from 'zod'
import { client } from '../client.ts'
import { NothingShown } from '../nothing-shown.ts'

/** `changed` is the lake's own date of the change, in the form of ISO 8601. */
export type DocumentState = { id: string; type: string; revision: string; changed: string }

/**
 * The published documents that changed at this date or later, those of these ids, and how many there are in all. Throws
 * `NothingShown` when there are none.
 */
export async function documentsSince(
  date: string,
  ids: readonly string[],
): Promise<{ documents: DocumentState[]; count: number }> {
  const answer = changesParser.parse(await askLake({ date, ids }))
  if (answer.count === 0) throw new NothingShown()
  return answer
}

async function askLake(params: { date: string; ids: readonly string[] }): Promise<unknown> {
  try {
    return await client.fetch(changesQuery, params, { cache: 'no-store' })
  } catch (error) {
    if (error instanceof ClientError && [401, 403].includes(error.statusCode)) throw new NothingShown(error)
    throw error
  }
}

const changesQuery = groq`{
  "documents": *[!string::startsWith(_type, "sanity.") && (_updatedAt >= $date || _id in $ids)]{
    "id": _id, "type": _type, "revision": _rev, "changed": _updatedAt
  },
  "count": count(*[!string::startsWith(_type, "sanity.")])
}`
const changesParser = z.object({
  documents: z.array(
    z.object({ id: z.string(), type: z.string(), revision: z.string(), changed: z.string() }),
  ),
  count: z.number(),
})
