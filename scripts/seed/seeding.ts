import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import PQueue from 'p-queue'
import type { SeedDocument } from '#content/seed/document.ts'
import { type PictureFile, pictureFiles, withAssets } from '#content/seed/pictures.ts'
import { type SeedKind, seedKinds } from '#content/seed/seed-kinds.ts'
import { Failure } from '../console/failure.ts'
import { root } from '../environment/project-root.ts'
import { refusalIn } from '../lake-content/import-check.ts'
import { fillNewFields, newFields, readRecord, recordId, recordIds } from './seed-record.ts'

type Seeding = {
  client: SanityClient
  /** Write every document of the seed again, over what was edited and published since. */
  replace: boolean
  log: (line: string) => void
}

const allDocuments = seedKinds.flatMap(({ documents }) => documents)
const raw = { perspective: 'raw' } as const
/** The embedded lake looks at two pictures at a time. */
const UPLOADS_AT_ONCE = 2

/** Writes the documents and the fields that the lake never had, or all of them; returns how many documents it wrote. */
export async function seed({ client, replace, log }: Seeding): Promise<number> {
  const ids = seedKinds.flatMap(({ documents }) => documents.map(idOf))
  const record = await readRecord(client)
  const kept = replace ? new Set<string>() : new Set([...record.ids, ...(await existingIds(client, ids))])
  const added = newFields(allDocuments, record)
  if (added.size === 0 && ids.every((id) => kept.has(id))) return 0
  const assetIds = await uploadPictures({ client, log })
  let written = 0
  for (const { name, documents } of seedKinds) {
    const missing = documents
      .filter(({ _id }) => !kept.has(_id))
      .map((document) => withAssets(document, assetIds))
    if (missing.length === 0) continue
    await write({ name, documents: missing }, { client, replace, recorded: record.ids })
    written += missing.length
    log(`Seeded ${name}: ${missing.length}.`)
  }
  const documents = allDocuments.map((document) => withAssets(document, assetIds))
  if (added.size > 0) await fillNewFields(documents, { client, record, added, log })
  return written
}

/** A document of which only a draft is left was unpublished on purpose: it exists. */
async function existingIds(client: SanityClient, ids: string[]): Promise<Set<string>> {
  const drafts = ids.map((id) => `drafts.${id}`)
  const found = await client.fetch<string[]>('*[_id in $ids]._id', { ids: [...ids, ...drafts] }, raw)
  return new Set(found.map((id) => id.replace(/^drafts\./, '')))
}

/** Uploads the pictures whose bytes the lake does not have yet; returns the id of each file's asset. */
async function uploadPictures({ client, log }: Omit<Seeding, 'replace'>): Promise<Map<string, string>> {
  const files = await Promise.all(pictureFiles.map(readPicture))
  const query = '*[_type == "sanity.imageAsset" && sha1hash in $hashes] {_id, sha1hash}'
  const params = { hashes: files.map(({ hash }) => hash) }
  const found = await client.fetch<{ _id: string; sha1hash: string }[]>(query, params, raw)
  const known = new Map(found.map(({ _id, sha1hash }) => [sha1hash, _id]))
  const idOfPicture = async ({ file, bytes, hash }: (typeof files)[number]) => {
    const upload = () => client.assets.upload('image', bytes, { filename: file, contentType: 'image/jpeg' })
    return [file, known.get(hash) ?? (await upload())._id] as const
  }
  const uploads = new PQueue({ concurrency: UPLOADS_AT_ONCE })
  const ids = await uploads.addAll(files.map((picture) => () => idOfPicture(picture)))
  if (found.length < files.length) log(`Uploaded pictures: ${files.length - found.length}.`)
  return new Map(ids)
}

async function readPicture(file: PictureFile) {
  const bytes = await readFile(path.join(root, 'content/seed/pictures', file))
  return { file, bytes, hash: hash('sha1', bytes) }
}

type Writing = Pick<Seeding, 'client' | 'replace'> & { recorded: ReadonlySet<string> }

/** One transaction with the record of it, so that what is written and what is recorded never differ. */
async function write({ name, documents }: SeedKind, { client, replace, recorded }: Writing): Promise<void> {
  const transaction = client.transaction()
  for (const document of documents) {
    if (replace) transaction.createOrReplace<SeedDocument>(document)
    else transaction.createIfNotExists<SeedDocument>(document)
  }
  const added = documents.map(idOf).filter((id) => !recorded.has(id))
  recordIds(transaction, added)
  try {
    await transaction.commit()
  } catch (error) {
    throw new Failure(`${explainRefusal(error, documents)} Nothing of the ${name} was written.`, {
      cause: error,
    })
  }
}

function explainRefusal(error: unknown, documents: SeedDocument[]): string {
  const refused = refusalIn(error)
  if (!refused)
    return `The lake did not take the seed: ${error instanceof Error ? error.message : error}. Start again: it goes on where it stopped.`
  return `The lake refused "${documents[refused.index]?._id ?? recordId}": ${refused.reason}.`
}

const idOf = ({ _id }: SeedDocument) => _id
