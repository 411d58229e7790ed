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
