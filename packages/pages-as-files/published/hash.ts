import { createHash } from 'node:crypto'

/** Tells bytes apart: 24 characters of their SHA-256, as `ETag` carries them. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 24)
}
