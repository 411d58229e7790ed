import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../environment/project-root.ts'
import type { Product } from '../../product/product.ts'
import { FROM, PRICE, untilShown, writingClient } from '../crashes/shown-price.ts'
import { CountingWriter } from '../crashes/writer.ts'
import { counted, type Finding, type Promised, type Scale, type Trial } from '../promise.ts'
import { BROKEN_LAKE, Installation } from './installation.ts'
import { Visitors } from './visitors.ts'

/** How long the owner rests between two publishes, in milliseconds. */
const REST = 300

export const updates: Promised = {
  name: 'updates',
  promise:
    'Another version takes over and gives back while nobody waits in vain, and a bad one changes nothing',
  cannotShow:
    'A proxy in front, and a version whose code differs: the same build runs in several folders, and makes all pages anew.',
  run: proveUpdates,
}

/** In the place of the product: its ports are built into the site. */
async function proveUpdates({ product, scale }: Trial): Promise<Finding> {
  await product.stop()
  const home = mkdtempSync(path.join(tmpdir(), 'installation-'))
  const installation = new Installation(home, product.variables)
  try {
    for (const name of ['one', 'two']) installation.addVersion(name)
    await installation.start('one', path.resolve(root, product.environment.siteDirectory))
    return await updateUnderLoad(installation, product, scale)
  } finally {
    await installation.stop()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    await product.open()
  }
}

async function updateUnderLoad(
  installation: Installation,
  product: Product,
  { updates: count, visitors: asking }: Scale,
): Promise<Finding> {
  const client = writingClient(product)
  const before = await client.getDocument(PRICE)
  const price = new CountingWriter(client, { id: PRICE, field: 'minimum', from: FROM, rest: REST })
  const writing = new AbortController()
  const written = price.run(writing.signal)
  const visitors = new Visitors(product.environment.localSiteUrl, asking)
  const wrong = await updateOften(installation, count)
  const { found, faults } = await visitors.leave()
  writing.abort()
  await written
  const lost = [...(await price.lost()), ...(await untilShown(product.environment, price.last))]
  if (before) await client.createOrReplace(before)
  return {
    tried: `${counted(count, 'update')} under ${asking} visitors, and one to a version that is broken`,
    found: `${found}; ${counted(price.acknowledged, 'published change')} meanwhile`,
    broken: [...wrong, ...faults, ...lost],
  }
}

/** There and back; the first time every page is made again. Returns a sentence for each that went wrong. */
async function updateOften(installation: Installation, count: number): Promise<string[]> {
  const repair = installation.breakLake('two')
  const refusal = await installation.update('two').then(() => '', String)
  repair()
  const wrong = refusal.includes(BROKEN_LAKE)
    ? []
    : [`The broken version was not refused for what is wrong: "${refusal}".`]
  installation.makePagesOld('one')
  for (let done = 0; done < count; done += 1) {
    const [expected, options] = done % 2 === 0 ? (['two', []] as const) : (['one', ['--back']] as const)
    const trouble = await installation.update('two', ...options).then(() => '', String)
    if (trouble) return [...wrong, `Update ${done + 1} failed: ${trouble}`]
    if (installation.current !== expected)
      wrong.push(`A restart would start "${installation.current}", not "${expected}".`)
  }
  return wrong
}
