import { setTimeout as pause } from 'node:timers/promises'
import { LiveProcess } from '../product/processes/live-process.ts'
import type { Product } from '../product/product.ts'
import { type Row, repeat, spread, timeOf } from './measuring.ts'

const SAVES = 60
const LOGINS = 20
/** In milliseconds. */
const WARM_UP = 3_000
const PATIENCE = 10_000

/** How long the owner's saves and logins take while a hundred strangers do their worst; the lake trusts what they call their address. */
export async function benchStrangers(product: Product): Promise<Row[]> {
  const client = await product.client()
  const picture = new URL(await client.fetch('*[_type == "sanity.imageAsset"][0].url')).pathname
  // The owner's browser has logged in before, which its cookies show.
  const cookies = (await logIn(product, '')).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const alone = await measure(product, cookies.join('; '), 'nobody else')
  const crowd = new LiveProcess({
    name: 'the strangers',
    arguments: ['scripts/bench/crowd.ts', product.environment.studioUrl, picture],
    variables: product.variables,
  })
  await pause(WARM_UP)
  const beside = await measure(product, cookies.join('; '), '100 strangers')
  crowd.kill()
  await product.lake.stop()
  await product.lake.start()
  return [...alone, ...beside]
}

async function measure(product: Product, cookie: string, beside: string): Promise<Row[]> {
  const client = (await product.client()).withConfig({ timeout: PATIENCE, maxRetries: 0 })
  const ids = { draftId: 'drafts.price-interior-painting', publishedId: 'price-interior-painting' }
  // As the Studio sends it.
  const saves = await repeat(SAVES, (turn) => {
    const patch = { set: { minimum: 300 + turn } }
    return timeOf(() => client.action({ actionType: 'sanity.action.document.edit', ...ids, patch }))
  })
  const logins = await repeat(LOGINS, () => timeOf(() => logIn(product, cookie)))
  await client.delete(ids.draftId)
  return [
    { beside, work: 'a save (100 ms at the 95th)', ...spread(saves) },
    { beside, work: 'a login (300 ms at the 95th)', ...spread(logins) },
  ]
}

/** Throws when it is refused, or not answered. */
async function logIn({ environment }: Product, cookie: string): Promise<Response> {
  const { studioUrl, studioPassword } = environment
  const response = await fetch(`${studioUrl}/lake/login`, {
    method: 'POST',
    headers: { origin: studioUrl, 'x-forwarded-for': '198.51.100.7', cookie },
    body: new URLSearchParams({ password: studioPassword, origin: studioUrl }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (response.status !== 303) throw new Error(`The login was answered with ${response.status}.`)
  return response
}
