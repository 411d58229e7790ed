import type { LakeDocument } from './lake-document.ts'

/** The type of the document that the Studio writes each time it opens a preview. */
export const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/**
 * Tells whether a document is a preview secret. It is a credential, not content, so history, exports and live events leave
 * it out.
 */
export function isPreviewSecret(document: LakeDocument | null): boolean {
  return document?._type === PREVIEW_SECRET
}
