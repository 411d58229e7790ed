import { join } from 'node:path'

/** Names that the lake gives to uploaded files: the SHA-1 of the bytes, then the size of a picture in pixels. */
const ASSET_NAME = /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]+$/

/** Whoever may write can also create asset documents with names of another form: these are no files of ours. */
export function isAssetName(name: string): boolean {
  return ASSET_NAME.test(name)
}

/** Where the file of this name is inside a folder of uploaded files. */
export function assetPathIn(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), name)
}

/** The SHA-1 of the file's bytes, in hexadecimal. */
export function sumOfAsset(name: string): string {
  return name.slice(0, 40)
}
