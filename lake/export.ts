import { type Call, datasetOf, requireMember } from './call.ts'
import { isPreviewSecret } from './preview-secret.ts'

/** `GET /data/export/:dataset`: every document as a line of JSON, as `@sanity/export` reads it; `types` narrows it. */
export function answerExport(call: Call): Response {
  requireMember(call)
  const documents = call.store.all(datasetOf(call))
  const types = call.url.searchParams.get('types')?.split(',')
  const chosen = documents.filter(
    (document) => !isPreviewSecret(document) && (types?.includes(document._type) ?? true),
  )
  const lines = chosen.map((document) => `${JSON.stringify(document)}\n`)
  return new Response(lines.join(''), { headers: { 'content-type': 'application/x-ndjson' } })
}
