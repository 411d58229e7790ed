import { fixedPaths } from '#content/addresses/routes.ts'
import type { Environment } from '#content/environment/environment.ts'

const DAY = 24 * 60 * 60_000
/** Who finds an older copy than this is to look for a newer one; RFC 9116 asks for less than a year. */
const EXPIRES = 180 * DAY

/** Where to report a weakness of the site, as RFC 9116 has it; undefined when no contact is set. */
export function securityTxt({ securityContact, siteUrl }: Environment, now = Date.now()): string | undefined {
  if (!securityContact) return undefined
  const expires = new Date(Math.floor(now / DAY) * DAY + EXPIRES)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    // One that names another address than its own is not to be believed.
    ...(siteUrl ? [`Canonical: ${siteUrl}${fixedPaths.securityTxt}`] : []),
  ].join('\n')
}
