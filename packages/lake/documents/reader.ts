import { isPublicId, type LakeDocument } from './lake-document.ts'

/** The type of the document that the Studio writes each time it opens a preview. */
export const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/**
 * Tells whether a document is a preview secret. It is a credential, not content, so history, exports and live events leave
 * it out.
 */
export function isPreviewSecret(document: LakeDocument | null): boolean {
  return document?._type === PREVIEW_SECRET
}

/** What the Studio writes: a draft of nothing else, and no more than a few words (`@sanity/preview-url-secret`). */
const STUDIOS_ID = /^drafts\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LONGEST_SECRET = 4_000

/** Tells whether a preview secret is as the Studio writes it. */
export function isStudiosSecret(document: LakeDocument): boolean {
  return STUDIOS_ID.test(document._id) && JSON.stringify(document).length <= LONGEST_SECRET
}

/** Who reads: strangers, people who have logged in, and programs with the token. */
export type Reader = 'stranger' | 'person' | 'program'

/**
 * Which documents they may read. Preview secrets are for programs alone: with the secret of somebody else a person would keep a
 * preview after their own have ended.
 */
export const MAY_READ: Record<Reader, (document: LakeDocument) => boolean> = {
  stranger: (document) => isPublicId(document._id) && !isPreviewSecret(document),
  person: (document) => !isPreviewSecret(document),
  program: () => true,
}
