import type { Redirect } from '../../site.ts'

/** Stands for the site in addresses that have no host. */
const BASE = 'https://this.site'

/**
 * The file `_redirects`, as static hosts read it: a source, a target and a status in each line. A page goes before a redirect
 * from its address, as on the site itself: some hosts would follow the redirect.
 */
export function redirectsFile(redirects: readonly Redirect[], isPage: (path: string) => boolean): string {
  return redirects
    .filter(({ from }) => !isPage(from))
    .map(({ from, to, permanent }) => `${sourceOf(from)} ${targetOf(to)} ${permanent ? 301 : 302}\n`)
    .join('')
}

/** Escaped, and without what a host takes for a placeholder. */
function sourceOf(from: string): string {
  return new URL(from, BASE).pathname.replaceAll('*', '%2A').replaceAll(':', '%3A')
}

function targetOf(to: string): string {
  const { origin, href } = new URL(to, BASE)
  return origin === BASE ? href.slice(BASE.length) : href
}
