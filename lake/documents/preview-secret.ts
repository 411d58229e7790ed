import type { LakeDocument } from './lake-document.ts'

/** Written by every opening of the Studio's preview. */
export const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/**
 * Tells whether a document is a secret of the preview. It is a key and no content, so
 * history, exports and live events leave it out.
 */
export function isPreviewSecret(document: LakeDocument | null): boolean {
  return document?._type === PREVIEW_SECRET
}
