import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { isOnSite, siteUrlProblem } from '#content/documents/launch-check.ts'
import { log } from '../console/log.ts'

const parser = z.object({ prices: z.number(), reviews: z.number() })
const madeUp = (type: string) => `count(*[_type == "${type}" && sample == true && ${isOnSite}])`
const query = `{"prices": ${madeUp('price')}, "reviews": ${madeUp('review')}}`

/** Says that a website with a public address shows prices or reviews that nobody has made his own. */
export async function tellMadeUp(
  client: Pick<SanityClient, 'fetch'>,
  siteUrl: string | undefined,
): Promise<void> {
  if (siteUrlProblem(siteUrl)) return
  const found = Object.entries(parser.parse(await client.fetch(query)))
  const shown = found.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`)
  if (shown.length === 0) return
  const message = `${siteUrl} shows ${shown.join(' and ')} that are made up. Customers take them for yours: replace or remove them in the Studio, under "Make it yours". "npm run launch-check" lists all that must not go live.`
  log({ event: 'error', message })
}
