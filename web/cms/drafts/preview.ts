import { cookies, draftMode } from 'next/headers'
import { perspectiveCookie } from '../../security/preview-cookie.ts'

/**
 * Tells whether an editor is answered: in draft mode, and with the cookie that says which drafts to show. The publisher asks in
 * draft mode without it. Cookies are read in draft mode alone, so that every other page stays static.
 */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled && (await cookies()).has(perspectiveCookie)
}
