import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { escapedPath, meantPath, redirectAt } from 'pages-as-files/redirects'
import { fallbackAt, mainTownPath, tradeInAnyTownAt } from '#content/addresses/any-town.ts'
import { keeping, publishedRedirects } from '../lake/published-redirects.ts'
import { publishedRoutes } from '../lake/published-routes.ts'

/**
 * What Next alone shows at an address that has no page: the owner's redirect, the address that was meant, the main town in place of
 * one without a page, or that there is nothing. Never returns. Where published files are delivered nobody asks Next for such an address.
 */
export async function elsewhere(path: string): Promise<never> {
  const { redirects } = await publishedRedirects()
  const known = redirectAt(path, redirects)
  if (known?.to === null) notFound()
  if (known?.permanent) permanentRedirect(known.to)
  if (known) redirect(known.to)
  const meant = meantPath(path)
  if (meant && (redirectAt(meant, redirects) || (await hasPage(meant)))) redirect(escapedPath(meant))
  const fallback = fallbackAt(meant ?? path)?.path
  const instead = fallback && mainTownInsteadOf(fallback)
  if (instead && instead !== path) redirect(instead)
  return notFound()
}

async function hasPage(path: string): Promise<boolean> {
  return (await publishedRoutes(keeping)).some((route) => route.path === path)
}

/** The page of a trade in any town has no town's name, which only delivery puts in. */
function mainTownInsteadOf(fallback: string): string {
  const trade = tradeInAnyTownAt(fallback)
  return trade ? mainTownPath(trade) : fallback
}
