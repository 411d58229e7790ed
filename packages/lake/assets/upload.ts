import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Store } from '../data/store.ts'
import { assetNameOf } from '../documents/asset-name.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { plainError } from '../errors/lake-error.ts'
import type { ImageFacts } from '../images/image-metadata.ts'
import { keepFile, type ReceivedFile, receiveFile } from './asset-files.ts'
import { type FileType, fileTypeOf } from './file-type.ts'

export type AssetKind = 'images' | 'files'

export type Upload = {
  kind: AssetKind
  projectId: string
  dataset: string
  /** The id of the user or token that uploads. */
  identity: string
}

/** Bytes that an upload may have. */
const LIMITS = { images: 20_000_000, files: 100_000_000 } as const

// Query parameters of an upload that become fields of the document (`UploadClientConfig` of @sanity/client).
const DESCRIPTIONS = ['label', 'title', 'description', 'creditLine', 'altText'] as const

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
  const received = await receiveFile(store.place, request.body, LIMITS[kind])
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
  if (!type?.isImage)
    throw plainError(400, 'This file is not a picture. Use JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.')
  if (type.extension === 'heif')
    throw plainError(400, 'Browsers can’t show HEIC pictures. Export this one as JPEG and upload that.')
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
