import type { SanityClient } from '@sanity/client'

type Transaction = { id: string; [field: string]: unknown }

/** What the history of `production` tells at an address after `transactions`. */
export async function transactionsAt(client: SanityClient, address: string): Promise<Transaction[]> {
  const url = `/data/history/production/transactions${address}`
  // The client gives no body for an empty answer.
  const text = await client.request<Buffer | string | undefined>({ url })
  const lines = String(text ?? '').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}
