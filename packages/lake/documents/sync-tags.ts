import { hash } from 'node:crypto'
import { type LakeDocument, publishedId, slugOf } from './lake-document.ts'
import type { DocumentChange } from './workspace.ts'

/** What a query has read of a dataset: all documents, those of a type, those with a slug, or one by its id. */
export type ReadPart = 'all' | `type ${string}` | `slug ${string}` | `id ${string}`

/**
 * The sync tag of a part of a dataset, as queries answer with (`syncTags`) and live events name: opaque, and the same for the
 * same part (sanity.io/docs/http-reference/live).
 */
export function syncTagOf(dataset: string, part: ReadPart): string {
  return `s1:${hash('sha256', `${dataset} ${part}`, 'base64url').slice(0, 8)}`
}

/** The parts that these changes are in: a client that has read one of them may get another answer now. */
export function partsOf(changes: readonly DocumentChange[]): ReadonlySet<ReadPart> {
  const parts = new Set<ReadPart>(changes.length > 0 ? ['all'] : [])
  for (const { documentId, before, after } of changes) {
    parts.add(`id ${publishedId(documentId)}`)
    for (const document of [before, after])
      if (document) for (const part of listsWith(document)) parts.add(part)
  }
  return parts
}

function listsWith(document: LakeDocument): ReadPart[] {
  const slug = slugOf(document)
  return [`type ${document._type}`, ...(slug === undefined ? [] : [`slug ${slug}` as const])]
}
