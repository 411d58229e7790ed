import type { SanityClient, Transaction } from '@sanity/client'
import type { SeedDocument } from '#content/seed/document.ts'

/** Which documents and fields the seed has written so far, so that what the owner deleted or emptied does not come back. */
type SeedRecord = {
  ids: ReadonlySet<string>
  /** The fields of the samples of each type; types that were never seeded are missing. */
  fields: ReadonlyMap<string, ReadonlySet<string>>
}

/** Names of fields by their type. */
type NewFields = ReadonlyMap<string, readonly string[]>

type Filling = { client: SanityClient; record: SeedRecord; added: NewFields; log: (line: string) => void }

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

/**
 * Gives sample documents the fields that no sample of their type had when they were written: those of an older version of
 * the product. What the owner emptied stays empty, for samples had it; what the owner wrote stays.
 */
export async function fillNewFields(
  documents: readonly SeedDocument[],
  { client, record, added, log }: Filling,
): Promise<void> {
  const transaction = client.transaction()
  const ids = documents.flatMap(({ _id }) => [_id, `drafts.${_id}`])
  const there = new Set(await client.fetch<string[]>('*[_id in $ids]._id', { ids }, { perspective: 'raw' }))
  for (const document of documents.filter(({ _id }) => record.ids.has(_id))) {
    const names = added.get(document._type) ?? []
    const values = Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)))
    if (Object.keys(values).length === 0) continue
    for (const id of [document._id, `drafts.${document._id}`])
      if (there.has(id)) transaction.patch(id, (patch) => patch.setIfMissing(values))
  }
  recordFields(transaction, documents)
  await transaction.commit()
  for (const [type, names] of added)
    if (names.length > 0) log(`Filled in what an older ${type} did not have: ${names.join(', ')}.`)
}

/** The fields of each type that samples have now and had not when they were written; none for a type that is not on record. */
export function newFields(documents: readonly SeedDocument[], { fields }: SeedRecord): NewFields {
  const added = [...namesByType(documents)].map(([type, names]): [string, string[]] => {
    const known = fields.get(type) ?? names
    return [type, [...names].filter((name) => !known.has(name))]
  })
  return new Map(added.filter(([type, names]) => names.length > 0 || !fields.has(type)))
}

/** Records the fields that the samples have now. */
function recordFields(transaction: Transaction, documents: readonly SeedDocument[]): void {
  const fields = [...namesByType(documents)].map(([type, names]) => ({ _key: type, type, names: [...names] }))
  transaction.createIfNotExists({ ...RECORD, ids: [] }).patch(RECORD._id, (patch) => patch.set({ fields }))
}

/** The fields that samples of each type have. */
function namesByType(documents: readonly SeedDocument[]): Map<string, Set<string>> {
  const byType = [...Map.groupBy(documents, ({ _type }) => _type)]
  return new Map(
    byType.map(([type, those]) => {
      const names = those.flatMap((document) => Object.keys(document))
      return [type, new Set(names.filter((name) => !name.startsWith('_')))]
    }),
  )
}
