import { originalAddress } from '../assets/serving/original-address.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/preview-secret.ts'
import { type Call, datasetOf, requireMember } from './call.ts'

/**
 * `GET /data/export/:dataset`: every document, or those of `types`, as lines of JSON for `@sanity/export`. Pictures have the
 * address of their original, so that an import gets the same bytes and thus the same id.
 */
export function answerExport(call: Call): Response {
  requireMember(call)
  const documents = call.store.all(datasetOf(call))
  const types = call.url.searchParams.get('types')?.split(',')
  const chosen = documents.filter(
    (document) => !isPreviewSecret(document) && (types?.includes(document._type) ?? true),
  )
  const lines = chosen.map((document) => `${JSON.stringify(withOriginal(document, call.options.token))}\n`)
  return new Response(lines.join(''), { headers: { 'content-type': 'application/x-ndjson' } })
}

function withOriginal(document: LakeDocument, token: string): LakeDocument {
  if (document._type !== 'sanity.imageAsset' || typeof document.url !== 'string') return document
  return { ...document, url: originalAddress(document.url, token) }
}
