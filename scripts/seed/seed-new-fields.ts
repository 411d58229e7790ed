import type { SanityClient } from '@sanity/client'
import type { SeedDocument } from '#content/seed/document.ts'
import { namesByType, recordFields, type SeedRecord } from './seed-record.ts'

type Filling = { client: SanityClient; record: SeedRecord; added: NewFields; log: (line: string) => void }

/** Names of fields by their type. */
type NewFields = ReadonlyMap<string, readonly string[]>

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
