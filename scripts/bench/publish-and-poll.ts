import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../product/product.ts'

const POLL_MS = 5
const PATIENCE_MS = 60_000

export async function publish(product: Product, id: string, values: Record<string, unknown>): Promise<void> {
  const client = await product.client()
  await client.patch(id).set(values).commit()
}

/** Resolves when a visitor gets the page with the text. */
export async function untilShown({ environment }: Product, page: string, text: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const response = await fetch(`${environment.localSiteUrl}${page}`)
    if ((await response.text()).includes(text)) return
    await pause(POLL_MS)
  }
  throw new Error(`${page} did not show ${text} within ${PATIENCE_MS / 1000} s.`)
}

/** The pages that the sitemap lists. */
export async function everyPage({ environment }: Product): Promise<string[]> {
  const response = await fetch(`${environment.localSiteUrl}/sitemap.xml`)
  const addresses = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...addresses].map(([, address = '']) => new URL(address).pathname)
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
