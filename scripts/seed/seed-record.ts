import type { SanityClient, Transaction } from '@sanity/client'
import type { SeedDocument } from '#content/seed/document.ts'

/** Which documents and fields the seed has written so far, so that what the owner deleted or emptied does not come back. */
export type SeedRecord = {
  ids: ReadonlySet<string>
  /** The fields of the samples of each type; types that were never seeded are missing. */
  fields: ReadonlyMap<string, ReadonlySet<string>>
}

type Recorded = { ids?: string[]; fields?: { type: string; names: string[] }[] }

const RECORD = { _id: 'seed.record', _type: 'seedRecord' }

export const recordId = RECORD._id

export async function readRecord(client: SanityClient): Promise<SeedRecord> {
  const found = await client.fetch<Recorded | null>(
    '*[_id == $id][0]{ids, fields}',
    { id: RECORD._id },
    { perspective: 'raw' },
  )
  return {
    ids: new Set(found?.ids),
    fields: new Map(found?.fields?.map(({ type, names }) => [type, new Set(names)])),
  }
}

/** Adds ids to the record, in the transaction that writes their documents. */
export function recordIds(transaction: Transaction, ids: readonly string[]): void {
  transaction
    .createIfNotExists({ ...RECORD, ids: [] })
    .patch(RECORD._id, (patch) => patch.append('ids', [...ids]))
}

/** Records the fields that the samples have now. */
export function recordFields(transaction: Transaction, documents: readonly SeedDocument[]): void {
  const fields = [...namesByType(documents)].map(([type, names]) => ({ _key: type, type, names: [...names] }))
  transaction.createIfNotExists({ ...RECORD, ids: [] }).patch(RECORD._id, (patch) => patch.set({ fields }))
}

/** The fields that samples of each type have. */
export function namesByType(documents: readonly SeedDocument[]): Map<string, Set<string>> {
  const byType = new Map<string, Set<string>>()
  for (const document of documents) {
    const names = byType.get(document._type) ?? new Set<string>()
    for (const name of Object.keys(document)) if (!name.startsWith('_')) names.add(name)
    byType.set(document._type, names)
  }
  return byType
}
