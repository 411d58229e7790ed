import { ASSET_TYPES } from '../documents/asset-name.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { type ReachedAt, urlOf } from '../options.ts'

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
