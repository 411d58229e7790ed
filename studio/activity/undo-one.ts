import type { SanityClient, SanityDocument } from 'sanity'
import { type PutBack, putBack } from '../actions/undo/published-before.ts'
import { type Changed, changedBy } from './latest-publishes.ts'

/** A hosted project limits how much is asked of it at once. */
const AT_ONCE = 10

const CHANGED_SINCE = 'Some of it was changed again later. Undo the later change first.'

/** Takes back what one publish changed, and nothing that was changed later; resolves with what it put back, and its revision. */
export async function undoOne(
  client: SanityClient,
  { id: revision, documentIDs }: { id: string; documentIDs: readonly string[] },
): Promise<{ documents: PutBack[]; revision: string }> {
  const documents: PutBack[] = []
  for (let first = 0; first < documentIDs.length; first += AT_ONCE) {
    const ids = documentIDs.slice(first, first + AT_ONCE)
    documents.push(
      ...(await Promise.all(
        ids.map(async (id) => {
          const [changed, now] = await Promise.all([
            changedBy(client, revision, id),
            client.getDocument<SanityDocument>(id),
          ])
          return { id, now, back: withoutChange(changed, now) }
        }),
      )),
    )
  }
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
