import type { SanityClient, SanityDocument } from 'sanity'

/** The most that Sanity's History API lists at once. */
export const MOST_LISTED = 1_000

/** `author` is the id of a user. */
export type Transaction = { id: string; timestamp: string; author: string; documentIDs: string[] }

/** The transactions of the dataset, or of one document, the latest first. */
export async function transactions(
  client: SanityClient,
  query: Readonly<Record<string, string>>,
  ...document: readonly string[]
): Promise<Transaction[]> {
  const text = await client.request<unknown>({
    url: ['/data/history', client.config().dataset, 'transactions', ...document].join('/'),
    query: { excludeContent: 'true', reverse: 'true', ...query },
    tag: 'history',
  })
  return typeof text === 'string' ? text.split('\n').flatMap((line) => (line ? JSON.parse(line) : [])) : []
}

/** All transactions of the dataset since a time, the latest first, as many at once as the lake lists. */
export async function* pagesOfTransactions(client: SanityClient, fromTime?: string) {
  const pageful = { limit: String(MOST_LISTED), ...(fromTime && { fromTime }) }
  for (let toTime: string | undefined, isLast = false; !isLast; ) {
    const page: Transaction[] = await transactions(client, { ...pageful, ...(toTime && { toTime }) })
    yield page
    const last: string | undefined = page.at(-1)?.timestamp
    isLast = page.length < MOST_LISTED || last === toTime
    toTime = last
  }
}

/** A document as it was at a revision, or `lastRevision` as it was last. */
export async function documentThen(
  client: SanityClient,
  id: string,
  query: { revision: string } | { lastRevision: 'true' },
): Promise<SanityDocument | undefined> {
  const url = `/data/history/${client.config().dataset}/documents/${id}`
  const { documents } = await client.request<{ documents: SanityDocument[] }>({ url, query, tag: 'history' })
  return documents[0]
}

/** Asks about some at a time and one such batch after the other: a hosted project limits how much is asked of it at once. */
export async function inBatches<One, Answer>(
  all: readonly One[],
  size: number,
  ask: (batch: readonly One[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let first = 0; first < all.length; first += size)
    answers.push(...(await ask(all.slice(first, first + size))))
  return answers
}
