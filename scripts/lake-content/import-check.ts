import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { ImportedDocument } from './import-folder.ts'

/** Of documents whose writing is tried at once, and of their characters: the lake takes 4 MiB in a request. */
const MOST_AT_ONCE = { documents: 100, characters: 1_000_000 }
/** Of ids that are asked for at once. */
const IDS_AT_ONCE = 500

/**
 * Why an import of these documents would stop after it had begun to write: a strong reference to a document that is neither among them
 * nor in the lake, or one that the lake refuses. Undefined when nothing speaks against it. Writes nothing.
 */
export async function importProblem(
  client: SanityClient,
  documents: readonly ImportedDocument[],
): Promise<string | undefined> {
  return (await danglingReference(client, documents)) ?? (await refusedDocument(client, documents))
}

async function danglingReference(client: SanityClient, documents: readonly ImportedDocument[]) {
  const here = new Set(documents.map(({ id }) => id))
  const outside = documents
    .flatMap((document) => strongReferences(document.content, '').map((found) => ({ ...document, ...found })))
    .filter(({ to }) => !here.has(to))
  const ids = [...new Set(outside.map(({ to }) => to))]
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const asked = ids.slice(from, from + IDS_AT_ONCE)
    const there = new Set(await client.fetch<string[]>('*[_id in $asked]._id', { asked }))
    const missing = outside.find(({ to }) => asked.includes(to) && !there.has(to))
    if (missing)
      return `line ${missing.line}, the document "${missing.id}", refers in its field "${missing.field}" to "${missing.to}", which is neither in the file nor in the lake: add it, or take the reference out`
  }
  return undefined
}

async function refusedDocument(client: SanityClient, documents: readonly ImportedDocument[]) {
  for (const tried of portionsOf(documents)) {
    const mutations = tried.map(({ content, id }) => ({
      createOrReplace: { ...withWeakReferences(content), _id: id },
    }))
    const body = { mutations }
    const url = `/data/mutate/${client.config().dataset}?dryRun=true`
    try {
      await client.request({ url, method: 'POST', body })
    } catch (error) {
      if (error instanceof ClientError && error.statusCode === 413)
        return `line ${tried[0]?.line}, the document "${tried[0]?.id}", is larger than the lake takes`
      const refused = refusalIn(error)
      if (!refused) throw error
      const { line, id } = tried[refused.index] ?? {}
      return `line ${line}, the document "${id}", is refused: ${refused.reason}`
    }
  }
  return undefined
}

function portionsOf(documents: readonly ImportedDocument[]): ImportedDocument[][] {
  const portions: ImportedDocument[][] = []
  let characters = 0
  for (const document of documents) {
    const last = portions.at(-1)
    characters += document.size
    if (last && last.length < MOST_AT_ONCE.documents && characters <= MOST_AT_ONCE.characters)
      last.push(document)
    else {
      portions.push([document])
      characters = document.size
    }
  }
  return portions
}

const refusal = z.object({
  items: z.tuple(
    [z.object({ index: z.number(), error: z.object({ description: z.string() }) })],
    z.unknown(),
  ),
})

/** Which of the documents of a transaction the lake refused, and why; undefined for another error. */
export function refusalIn(error: unknown): { index: number; reason: string } | undefined {
  const { data } = refusal.safeParse(error instanceof ClientError ? error.details : undefined)
  const [first] = data?.items ?? []
  return first && { index: first.index, reason: first.error.description }
}

function strongReferences(value: unknown, field: string): { field: string; to: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('_ref' in value && typeof value._ref === 'string' && !isWeak(value)) return [{ field, to: value._ref }]
  return Object.entries(value).flatMap(([key, inner]) =>
    strongReferences(inner, [field, key].filter(Boolean).join('.')),
  )
}

/** As the import writes them first, since what they refer to may come later. */
function withWeakReferences<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, inner) => (isReference(inner) ? { ...inner, _weak: true } : inner)),
  )
}

const isReference = (value: unknown): value is { _ref: string } =>
  typeof value === 'object' && value !== null && '_ref' in value

/** References to other datasets can't be looked at. */
function isWeak(reference: object): boolean {
  return ('_weak' in reference && reference._weak === true) || '_dataset' in reference
}
