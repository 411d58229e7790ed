import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../product/product.ts'

const PATIENCE_MS = 60_000

export async function publish(product: Product, id: string, values: Record<string, unknown>): Promise<void> {
  const client = await product.client()
  await client.patch(id).set(values).commit()
}

/**
 * Resolves when a visitor gets the page with the text; both times are in milliseconds. What asks uses the processors that the
 * pages are made with, so it asks as a browser does that has the page already, for plain text, and for many pages less often.
 */
export async function untilShown(
  { environment }: Product,
  page: string,
  text: string,
  { every = 5, patience = PATIENCE_MS } = {},
): Promise<void> {
  const deadline = Date.now() + patience
  let known = ''
  while (Date.now() < deadline) {
    const headers = { 'accept-encoding': 'identity', 'if-none-match': known }
    const response = await fetch(`${environment.localSiteUrl}${page}`, { headers })
    if ((await response.text()).includes(text)) return
    known = response.headers.get('etag') ?? ''
    await pause(every)
  }
  throw new Error(`${page} did not show ${text} within ${patience / 1000} s.`)
}

/** Does the work and puts the documents back as they were. */
export async function restoring<Result>(
  product: Product,
  ids: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await product.client()
  const before = await client.fetch('*[_id in $ids]', { ids })
  const result = await work()
  for (const document of before) await client.createOrReplace(document)
  return result
}
