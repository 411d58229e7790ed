import type { SanityClient, SanityDocument } from 'sanity'
import { inBatches } from '../actions/undo/history.ts'
import { type PutBack, putBack } from '../actions/undo/published-before.ts'
import { type Changed, changedBy } from './latest-publishes.ts'

const AT_ONCE = 10

const CHANGED_SINCE = 'Some of it was changed again later. Undo the later change first.'

export const FORGOTTEN = 'What it said before isn’t kept anymore.'

/** Takes back what one publish changed, and nothing that was changed later; resolves with what it put back, and its revision. */
export async function undoOne(
  client: SanityClient,
  { id: revision, documentIDs }: { id: string; documentIDs: readonly string[] },
): Promise<{ documents: PutBack[]; revision: string }> {
  const putBackOf = async (id: string): Promise<PutBack> => {
    const [changed, now] = await Promise.all([
      changedBy(client, revision, id),
      client.getDocument<SanityDocument>(id),
    ])
    if (changed.isForgotten) throw new Error(FORGOTTEN)
    return { id, now, back: withoutChange(changed, now) }
  }
  const documents = await inBatches(documentIDs, AT_ONCE, (ids) => Promise.all(ids.map(putBackOf)))
  return { documents, revision: await putBack(client, documents) }
}

/** A document as it is now, without what a publish changed. Throws when the same was changed again later. */
export function withoutChange(
  { before, after }: Pick<Changed, 'before' | 'after'>,
  now: SanityDocument | undefined,
): SanityDocument | undefined {
  const differs = (one: object | undefined, other: object | undefined, name: string) =>
    JSON.stringify(Object(one)[name]) !== JSON.stringify(Object(other)[name])
  const names = [...new Set(Object.keys({ ...before, ...after, ...now }))].filter(
    (name) => !name.startsWith('_'),
  )
  const changed = before && after ? names.filter((name) => differs(before, after, name)) : names
  const isThereAsThen = Boolean(now) === Boolean(after)
  if (!isThereAsThen || changed.some((name) => differs(after, now, name))) throw new Error(CHANGED_SINCE)
  if (!before || !now) return before
  const back: SanityDocument = { ...now }
  for (const name of changed)
    if (name in before) back[name] = before[name]
    else delete back[name]
  return back
}
