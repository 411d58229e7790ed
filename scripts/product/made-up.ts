import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { siteUrlProblem } from '#content/documents/launch-check.ts'
import { isOnSite } from '#content/documents/seen-documents.ts'
import { log } from '../console/log.ts'

const parser = z.object({ prices: z.number(), reviews: z.number(), decided: z.string().nullable() })
const madeUp = (type: string) => `count(*[_type == "${type}" && sample == true && ${isOnSite}])`
const decided = '*[_id == "business"][0].onlineWithSamples'
const query = `{"prices": ${madeUp('price')}, "reviews": ${madeUp('review')}, "decided": ${decided}}`

/**
 * Says that a website with a public address shows prices or reviews that nobody has made his own, at every start: also when the owner
 * has decided in the Studio that it does.
 */
export async function tellMadeUp(
  client: Pick<SanityClient, 'fetch'>,
  siteUrl: string | undefined,
): Promise<void> {
  if (siteUrlProblem(siteUrl)) return
  const { decided: day, ...counts } = parser.parse(await client.fetch(query))
  const shown = Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []))
  if (shown.length === 0) return
  const decision = day
    ? `The owner decided so on ${day}.`
    : 'Nobody has decided so: the Studio asks on its first screen.'
  const message = `${siteUrl} shows ${shown.join(' and ')} that are made up. ${decision} Customers take them for yours: replace or remove them in the Studio, under "Make it yours". "npm run launch-check" lists all that must not go live.`
  log({ event: 'error', message })
}
