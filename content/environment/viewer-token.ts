import { createHmac } from 'node:crypto'
import type { ContentLake } from './environment.ts'

/**
 * The token with which the site asks the embedded lake: it reads what anyone may read, and is not counted among strangers.
 * It is derived from the token that may write, so that there is one secret less to keep. Undefined for a hosted lake, which
 * treats all callers alike.
 */
export function viewerTokenOf({ mode, token }: Pick<ContentLake, 'mode' | 'token'>): string | undefined {
  return mode === 'embedded' ? createHmac('sha256', token).update('viewer').digest('base64url') : undefined
}
