import { Random } from '../../fuzz/random.ts'
import type { Product } from '../../product/product.ts'
import { counted, type Finding, type Promised, type Trial } from '../promise.ts'
import { killOften } from './killer.ts'
import { FROM, PRICE, untilShown, writingClient } from './shown-price.ts'
import { CountingWriter, UploadingWriter, type Writer } from './writer.ts'

const DRAFTS = 3

/** Starting the renderer takes much longer than killing it: these get a tenth each. */
const shares = { lake: 0.4, delivery: 0.4, renderer: 0.1, publisher: 0.1 } as const

export const crashes: Promised = {
  name: 'crashes',
  promise: 'Killed at any moment, nothing that was acknowledged is lost, and pages are right afterwards',
  cannotShow: 'A power cut, after which a disk may lack what it had confirmed.',
  run: proveCrashes,
}

async function proveCrashes({ product, seed, scale }: Trial): Promise<Finding> {
  const client = writingClient(product)
  const before = await client.getDocument(PRICE)
  const price = new CountingWriter(client, { id: PRICE, field: 'minimum', from: FROM })
  const uploads = new UploadingWriter(client)
  const drafts = Array.from({ length: DRAFTS }, (_, name) => CountingWriter.ofDraft(client, name))
  const writers = [price, uploads, ...drafts]
  const kills = await killWhileWriting(product, writers, { seed, kills: scale.kills })
  const broken = [
    ...(await Promise.all(writers.map((writer) => writer.lost()))).flat(),
    ...(await untilShown(product.environment, price.last)),
  ]
  await client.delete({ query: '*[_id in path("drafts.prove-*")]' })
  if (before) await client.createOrReplace(before)
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
  return {
    tried: `${counted(kills, 'kill')} of lake, delivery, renderer and publisher`,
    found: `${counted(acknowledged, 'acknowledged write')}, ${uploads.acknowledged} of them uploads, ${price.acknowledged} publishes`,
    broken: [...broken, ...(acknowledged === 0 ? ['Nothing could be written at all.'] : [])],
  }
}

async function killWhileWriting(
  product: Product,
  writers: readonly Writer[],
  { seed, kills }: { seed: number; kills: number },
): Promise<number> {
  const writing = new AbortController()
  const written = writers.map((writer) => writer.run(writing.signal))
  const parts = [product.lake, product.delivery, product.renderer, product.publisher] as const
  const times = [shares.lake, shares.delivery, shares.renderer, shares.publisher].map((share) =>
    Math.ceil(kills * share),
  )
  await Promise.all(
    parts.map((part, index) => killOften(part, times[index] ?? 0, new Random(seed * 1_000 + index))),
  )
  writing.abort()
  await Promise.all(written)
  return times.reduce((sum, count) => sum + count, 0)
}
