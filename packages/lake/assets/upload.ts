import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sync } from '../data/backups/files-on-disk.ts'
import { assetFolder, type Place } from '../data/place.ts'
import type { Store } from '../data/store.ts'
import { assetNameOf, assetPathIn } from '../documents/asset-name.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { badRequest, plainError } from '../errors/lake-error.ts'
import { type FileType, fileTypeOf, HEAD_LENGTH } from '../images/file-type.ts'
import type { ImageFacts } from '../images/image-process.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

export type AssetKind = 'images' | 'files'

export type Upload = {
  kind: AssetKind
  projectId: string
  dataset: string
  /** The id of the user or token that uploads. */
  identity: string
}

// Query parameters of an upload that become fields of the document (`UploadClientConfig` of @sanity/client).
const DESCRIPTIONS = ['label', 'title', 'description', 'creditLine', 'altText'] as const

const MEGABYTE = 1_000_000

/**
 * Receives POST /assets/images|files/:dataset?filename= and answers `{document}`, the `sanity.imageAsset` or
 * `sanity.fileAsset` as the hosted service makes it, except for `url`, which is added on reading. The same bytes again give
 * the same document. Throws 400 when an image is none, 413 when the file is too large.
 */
export async function upload(
  store: Store,
  request: Request,
  { kind, projectId, dataset, identity }: Upload,
  describe: (path: string) => Promise<ImageFacts>,
): Promise<LakeDocument> {
  const received = await receiveFile(store.place, request.body, UPLOAD_LIMITS[kind])
  try {
    const { searchParams } = new URL(request.url)
    const facts = await (kind === 'images'
      ? imageFacts(received, describe)
      : fileFacts(received, searchParams))
    const name = assetNameOf(facts._id)
    await keepFile(store.place, received, name)
    const path = `${kind}/${projectId}/${dataset}/${name}`
    const asset = { ...facts, ...descriptions(searchParams), path }
    return record(store, asset, { dataset, identity })
  } finally {
    // Unless it has got its final name.
    await rm(received.path, { force: true })
  }
}

type AssetFields = { _id: string; _type: string; [field: string]: unknown }

async function imageFacts(
  received: ReceivedFile,
  describe: (path: string) => Promise<ImageFacts>,
): Promise<AssetFields> {
  const type = fileTypeOf(received.head)
  if (type?.extension === 'heif')
    throw badRequest('Browsers can’t show HEIC pictures. Export this one as JPEG and upload that.')
  if (!type?.isImage)
    throw badRequest(
      'This file is not a picture of a known kind. Use JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.',
    )
  const { width, height, metadata } = await describe(received.path)
  const _id = `image-${received.sha1}-${width}x${height}-${type.extension}`
  return { _id, _type: 'sanity.imageAsset', ...commonFields(received, type), metadata }
}

async function fileFacts(received: ReceivedFile, parameters: URLSearchParams): Promise<AssetFields> {
  const sniffed = fileTypeOf(received.head)
  const named = parameters
    .get('filename')
    ?.match(/\.([a-z0-9]{1,10})$/i)?.[1]
    ?.toLowerCase()
  const type = sniffed ?? { extension: named ?? 'bin', mimeType: 'application/octet-stream', isImage: false }
  const _id = `file-${received.sha1}-${type.extension}`
  return { _id, _type: 'sanity.fileAsset', ...commonFields(received, type) }
}

function commonFields({ sha1, size }: ReceivedFile, { extension, mimeType }: FileType) {
  return { assetId: sha1, extension, mimeType, sha1hash: sha1, size, uploadId: randomUUID() }
}

function descriptions(parameters: URLSearchParams): Record<string, unknown> {
  const texts = DESCRIPTIONS.flatMap((field) => {
    const text = parameters.get(field)
    return text ? [[field, text]] : []
  })
  const [id, name, url] = ['sourceId', 'sourceName', 'sourceUrl'].map(
    (field) => parameters.get(field) ?? undefined,
  )
  const source = id && name ? { source: { _type: 'sanity.assetSourceData', id, name, url } } : {}
  const originalFilename = parameters.get('filename') ?? undefined
  return { ...Object.fromEntries(texts), ...source, ...(originalFilename ? { originalFilename } : {}) }
}

/** Synchronous from the look-up to the commit, so that simultaneous uploads of the same bytes make one document. */
function record(
  store: Store,
  asset: AssetFields,
  { dataset, identity }: { dataset: string; identity: string },
): LakeDocument {
  const known = store.document(dataset, asset._id)
  if (known) return known
  const transactionId = randomUUID()
  const { changes } = store.commit({ dataset, transactionId, identity, digest: '' }, (workspace) => {
    workspace.put(asset, { create: asset })
  })
  const created = changes[0]?.after
  if (!created) throw new Error(`The asset ${asset._id} was not stored`)
  return created
}

/** A request body on disk, not yet under its final name. */
type ReceivedFile = { path: string; size: number; sha1: string; head: Buffer }

/** The folder of uploads in progress. */
function incomingFolder(place: Place): string {
  return join(assetFolder(place), 'incoming')
}

/** To be called before the first upload: what a crash has left of others goes. */
export function prepareForUploads(place: Place): void {
  const folder = incomingFolder(place)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Streams a body to disk. Throws 400 when it is empty and 413 when it has more than `limit` bytes. */
async function receiveFile(
  place: Place,
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<ReceivedFile> {
  const path = join(incomingFolder(place), randomUUID())
  const file = await open(path, 'wx')
  try {
    const received = await copy(body, file, limit)
    if (received.size === 0) throw badRequest('The file is empty.')
    if (received.size > limit) throw plainError(413, `The file is larger than ${limit / MEGABYTE} MB.`)
    await file.sync()
    return { path, ...received }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** Gives a received file its final name, durably: a crash leaves the whole file or none. */
async function keepFile(place: Place, received: ReceivedFile, name: string): Promise<void> {
  const folder = assetFolder(place)
  const path = assetPathIn(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await rename(received.path, path)
  await sync(dirname(path))
  await sync(folder)
}

async function copy(body: ReadableStream<Uint8Array> | null, file: FileHandle, limit: number) {
  const hash = createHash('sha1')
  let head = Buffer.alloc(0)
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) break
    if (head.length < HEAD_LENGTH) head = Buffer.concat([head, chunk])
    hash.update(chunk)
    await file.appendFile(chunk)
  }
  return { size, sha1: hash.digest('hex'), head: head.subarray(0, HEAD_LENGTH) }
}
