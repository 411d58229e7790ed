import { useEffect, useRef, useState } from 'react'
import { type SanityClient, useCurrentUser } from 'sanity'
import { listInWords } from '#content/text/list-in-words.ts'
import { nameOf } from '../../screens/people.ts'
import { useLake } from '../../screens/use-lake.ts'
import { inBatches, MOST_LISTED, type Transaction, transactions } from '../undo/history.ts'

/** Who has changed a draft: the names of others, and whether the user is among them. */
export type Unfinished = { others: readonly string[]; isMine: boolean }

/** In milliseconds: while someone types, the draft is another one every moment. */
const PAUSE = 1_500
/** Ids in one address. */
const AT_ONCE = 20
const NOBODY: Unfinished = { others: [], isMine: true }

/** Sanity runs the actions of a document in several places. */
let asked: { of: string; answer: ReturnType<typeof unfinishedIn> } | undefined

/** Whose changes a publish of this draft takes along. What was found stays until the draft that is there now is looked at. */
export function useUnfinished(
  id: string,
  draftRevision: string | undefined,
  publishedRevision: string | undefined,
): Unfinished {
  const client = useLake()
  const me = useCurrentUser()?.id
  const [found, setFound] = useState<{ id: string; unfinished: Unfinished }>()
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!draftRevision) known.current = undefined
    if (!draftRevision) return setFound(undefined)
    const ending = new AbortController()
    const look = async () => {
      const of = `${id} ${draftRevision}`
      if (asked?.of !== of) asked = { of, answer: unfinishedIn(client, [id], me, publishedRevision) }
      const unfinished = (await asked.answer).get(id) ?? NOBODY
      if (ending.signal.aborted) return
      known.current = id
      setFound({ id, unfinished })
    }
    const warn = (error: unknown) => console.warn('The lake does not tell whose changes these are.', error)
    const timer = setTimeout(() => look().catch(warn), known.current === id ? PAUSE : 0)
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [client, id, me, draftRevision, publishedRevision])
  return found?.id === id && draftRevision ? found.unfinished : NOBODY
}

/** The same of several documents, by their ids; `since` is a revision from before which nothing is wanted. Rejects when the lake does not tell. */
export async function unfinishedIn(
  client: SanityClient,
  ids: readonly string[],
  me: string | undefined,
  since?: string,
): Promise<ReadonlyMap<string, Unfinished>> {
  const query = { limit: String(MOST_LISTED), ...(since && { fromTransaction: since }) }
  const listed = await inBatches(ids, AT_ONCE, (some) =>
    transactions(client, query, some.flatMap((id) => [id, `drafts.${id}`]).join()),
  )
  const found = ids.map(async (id): Promise<[string, Unfinished]> => {
    const authors = authorsSincePublish(listed, id)
    const names = await Promise.all(authors.filter((one) => one !== me).map((one) => nameOf(client, one)))
    return [id, { others: names.filter((name) => name !== ''), isMine: authors.some((one) => one === me) }]
  })
  return new Map(await Promise.all(found))
}

/** The authors of a draft: a publish changes its document too, and is the end of the draft before. */
export function authorsSincePublish(newestFirst: readonly Transaction[], id: string): string[] {
  const authors = new Set<string>()
  for (const { author, documentIDs } of newestFirst) {
    if (documentIDs.includes(id)) break
    if (documentIDs.includes(`drafts.${id}`)) authors.add(author)
  }
  return [...authors]
}

/** The words of "Publish" where it takes changes of others along; undefined where it does not. */
export function publishLabel(unfinished: Unfinished): string | undefined {
  if (unfinished.others.length === 0) return undefined
  return `Publish${unfinished.isMine ? ', with' : ''} ${whose(unfinished)} changes`
}

/** "Maria’s and Sam’s"; empty for nobody. */
export function whose({ others }: Unfinished): string {
  return listInWords(others.map((name) => `${name}’s`))
}
