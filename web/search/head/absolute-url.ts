import { environment } from '../../lake/client.ts'

/** The address of a path on the public site, or on this machine while the site is not public. */
export function absoluteUrl(path: string): string {
  return new URL(path, environment.siteUrl ?? environment.localSiteUrl).href
}
