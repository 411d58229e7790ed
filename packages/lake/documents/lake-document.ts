import { isObject } from './json.ts'

export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/** The fields that every stored document has. */
const STORED = ['_id', '_type', '_rev', '_createdAt', '_updatedAt']

/** Tells whether a value has them. */
export function isDocument(value: unknown): value is LakeDocument {
  return isObject(value) && STORED.every((field) => typeof value[field] === 'string')
}

/** `drafts.x` and `versions.name.x` become `x`; a published id stays as it is. */
export function publishedId(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) return id.slice(VERSIONS.length).split('.').slice(1).join('.')
  return id
}

/** Characters of ids, of which a published one has 128 at most. */
const NAME = /^(?![-.])[A-Za-z0-9._-]{1,128}(?<!\.)$/
const RELEASE = /^[A-Za-z0-9_-]+$/

/** Tells whether a document can have this id: as it is published, as `drafts.` of that or as `versions.<release>.` of it. */
export function isDocumentId(id: string): boolean {
  const published = publishedId(id)
  const isInRelease = id.startsWith(VERSIONS)
  if (isInRelease && !RELEASE.test(id.split('.')[1] ?? '')) return false
  return NAME.test(published) && publishedId(published) === published && !id.includes('..')
}

/** The id of the draft of a document, whichever of its ids is given. */
export function draftId(id: string): string {
  return DRAFTS + publishedId(id)
}

/** The id of the version of a document in a release, whichever of its ids is given. */
export function versionId(release: string, id: string): string {
  return `${VERSIONS}${release}.${publishedId(id)}`
}

/** The text in the field `slug.current`, if there is one. */
export function slugOf({ slug }: LakeDocument): string | undefined {
  return isObject(slug) && typeof slug.current === 'string' ? slug.current : undefined
}

/** Tells whether anyone may read the document: Sanity keeps every id with a dot private, secrets among them. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}
