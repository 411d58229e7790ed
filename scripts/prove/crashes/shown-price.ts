import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type SanityClient } from '@sanity/client'
import { clientOptions, type Environment } from '#content/environment/environment.ts'
import type { Product } from '../../product/product.ts'

export const PRICE = 'price-interior-painting'
const PAGE = '/services/painting'
/** In US cents, above every price of the sample content, so that each number is found on the page. */
export const FROM = 10_000
/** In milliseconds. */
const PATIENCE = 60_000

/** The page shows what was acknowledged last, or a later number whose acknowledgement was lost. */
export async function untilShown({ localSiteUrl }: Environment, last: number): Promise<string[]> {
  const deadline = Date.now() + PATIENCE
  let shown = Number.NaN
  while (Date.now() < deadline) {
    shown = await shownPrice(`${localSiteUrl}${PAGE}`)
    if (shown >= last) return []
    await pause(100)
  }
  return [`${PAGE} shows ${shown / 100} dollars, and ${last / 100} was acknowledged.`]
}

/** In US cents. */
async function shownPrice(page: string): Promise<number> {
  const html = await (await fetch(page)).text()
  const text = html.replace(/<[^>]*>/g, '')
  const amounts = [...text.matchAll(/\$(\d{3,}(?:\.\d\d)?)\/sq ft/g)].map(([, dollars]) =>
    Math.round(Number(dollars) * 100),
  )
  return Math.max(...amounts)
}

/** Whatever gets no answer is not asked again: the writer counts what was acknowledged. */
export function writingClient({ environment: { lake } }: Product): SanityClient {
  return createClient({ ...clientOptions(lake), token: lake.token, perspective: 'raw', maxRetries: 0 })
}
