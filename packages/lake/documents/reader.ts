import { isPublicId, type LakeDocument } from './lake-document.ts'
import { isPreviewSecret } from './preview-secret.ts'

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

export function readerOf({ identity, isMember }: { identity: string; isMember: boolean }): Reader {
  if (!isMember) return 'stranger'
  return identity === 'token' ? 'program' : 'person'
}
