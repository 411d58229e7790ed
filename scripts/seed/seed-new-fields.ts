import type { SanityClient } from '@sanity/client'
import type { SeedDocument } from '#content/seed/document.ts'
import { namesByType, recordFields, type SeedRecord } from './seed-record.ts'

type Filling = { client: SanityClient; record: SeedRecord; log: (line: string) => void }

/**
 * Gives sample documents the fields that no sample of their type had when they were written: those of an older version of
 * the product. What the owner emptied stays empty, for samples had it; what the owner wrote stays.
 */
export async function fillNewFields(
  documents: readonly SeedDocument[],
  { client, record, log }: Filling,
): Promise<void> {
  if (!hasNewFields(documents, record)) return
  const added = newFields(documents, record)
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
  for (const [type, names] of added) log(`Filled in what an older ${type} did not have: ${names.join(', ')}.`)
}

/** Whether samples have fields now that are not on record. */
export function hasNewFields(documents: readonly SeedDocument[], record: SeedRecord): boolean {
  const isRecorded = [...namesByType(documents).keys()].every((type) => record.fields.has(type))
  return !isRecorded || newFields(documents, record).size > 0
}

/** The fields of each type that samples have now and had not when they were written. */
function newFields(documents: readonly SeedDocument[], { fields }: SeedRecord): Map<string, string[]> {
  const added = [...namesByType(documents)].flatMap(([type, names]): [string, string[]][] => {
    const known = fields.get(type)
    const fresh = known ? [...names].filter((name) => !known.has(name)) : []
    return fresh.length > 0 ? [[type, fresh]] : []
  })
  return new Map(added)
}
