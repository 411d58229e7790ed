import { join } from 'node:path'
import { type ReachedAt, urlOf } from '../options.ts'
import type { LakeDocument } from './lake-document.ts'

/** Names that the lake gives to uploaded files: the SHA-1 of the bytes, then the size of a picture in pixels. */
const ASSET_NAME = /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]+$/
const IMAGE_ID = /^image-[0-9a-f]{40}-\d+x\d+-[a-z0-9]+$/
const FILE_ID = /^file-[0-9a-f]{40}-[a-z0-9]+$/

/** The types of the documents that describe uploaded files. */
export const ASSET_TYPES: readonly string[] = ['sanity.imageAsset', 'sanity.fileAsset']

/** A client that may write can also create asset documents with names of another form: these are no files of ours. */
export function isAssetName(name: string): boolean {
  return ASSET_NAME.test(name)
}

/** The type of the document that describes an uploaded file; undefined when the id is not that of one. */
export function assetTypeOf(id: string): string | undefined {
  if (IMAGE_ID.test(id)) return 'sanity.imageAsset'
  return FILE_ID.test(id) ? 'sanity.fileAsset' : undefined
}

/** The name of the file that an asset document of this id describes: `image-<sha1>-8x8-png` is kept as `<sha1>-8x8.png`. */
export function assetNameOf(id: string): string {
  return id.slice(id.indexOf('-') + 1).replace(/-(\w+)$/, '.$1')
}

/** The id of the asset document that describes the file of this name. */
export function assetIdOf(name: string): string {
  return `${name.includes('-') ? 'image' : 'file'}-${name.replace('.', '-')}`
}

/** Where the file of this name is inside a folder of uploaded files. */
export function assetPathIn(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), name)
}

/** The SHA-1 of the file's bytes, in hexadecimal. */
export function sumOfAsset(name: string): string {
  return name.slice(0, 40)
}

/**
 * Gives asset documents their absolute `url` at the lake's current address. It is computed at each start and not stored, so
 * that a change of domain breaks no picture. Returns other documents unchanged.
 */
export function assetUrls(place: ReachedAt): (document: LakeDocument) => LakeDocument {
  const base = `${urlOf(place)}/lake`
  return (document) => {
    if (!ASSET_TYPES.includes(document._type) || typeof document.path !== 'string') return document
    return { ...document, url: `${base}/${document.path}` }
  }
}
