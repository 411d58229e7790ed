import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type SanityClient } from '@sanity/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Environment } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'
import { root } from '../environment/project-root.ts'
import { BROKEN_LAKE, Installation } from '../testing/installation.ts'
import { RunningProduct } from '../testing/product/running-product.ts'
import { Visitors } from '../testing/visitors.ts'

const { numRuns } = fc.readConfigureGlobal()
const UPDATES = numRuns ? 6 : 1
/** How many ask all the time. */
const ASKING = numRuns ? 50 : 5
/** How long the owner rests between two publishes, in milliseconds. */
const REST = 300
const PRICE = 'price-interior-painting'
/** In US cents, above every price of the sample content, so that each number is found on the page. */
const FROM = 10_000

test('another version takes over and gives back while nobody waits in vain, and a bad one changes nothing', async ({
  task,
}) => {
  const product = await RunningProduct.open()
  const { environment, variables } = product.parts
  // In its place: its ports are built into the site.
  await product.parts.stop()
  const home = mkdtempSync(path.join(tmpdir(), 'installation-'))
  const installation = new Installation(home, variables)
  try {
    for (const name of ['one', 'two']) installation.addVersion(name)
    await installation.start('one', path.resolve(root, environment.siteDirectory))
    const tried = await updateUnderLoad(installation, environment)
    Object.assign(task.meta, { tried })
  } finally {
    await installation.stop()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    await product.close()
  }
})

/** Returns what was tried. */
async function updateUnderLoad(installation: Installation, environment: Environment): Promise<string> {
  const { lake, localSiteUrl } = environment
  // What gets no answer is not asked again: acknowledged changes are counted.
  const client = createClient({
    ...clientOptions(lake),
    token: lake.token,
    perspective: 'raw',
    maxRetries: 0,
  })
  const leaving = new AbortController()
  const published = publishUntil(leaving.signal, client)
  const visitors = new Visitors(localSiteUrl, ASKING)
  await updateOften(installation)
  const { found, faults } = await visitors.leave()
  leaving.abort()
  const last = await published
  expect(faults).toEqual([])
  expect((await client.getDocument(PRICE))?.minimum).toBeGreaterThanOrEqual(last)
  const page = async () => (await fetch(`${localSiteUrl}/services/painting`)).text()
  await expect
    .poll(page)
    .toContain(`$${((await client.getDocument(PRICE))?.minimum / 100).toFixed(2).replace('.00', '')}`)
  return `${UPDATES} updates and one to a broken version under ${ASKING} visitors: ${found}; ${last - FROM} published changes`
}

/** There and back; the first time every page is made again. */
async function updateOften(installation: Installation): Promise<void> {
  const repair = installation.breakLake('two')
  await expect(installation.update('two')).rejects.toThrow(BROKEN_LAKE)
  repair()
  installation.makePagesOld('one')
  for (let done = 0; done < UPDATES; done += 1) {
    const isThere = done % 2 === 0
    await installation.update('two', ...(isThere ? [] : ['--back']))
    expect(installation.current, 'what a restart would start').toBe(isThere ? 'two' : 'one')
  }
}

/** Resolves with the last price that the lake acknowledged. */
async function publishUntil(signal: AbortSignal, client: SanityClient): Promise<number> {
  let acknowledged = FROM
  for (let minimum = FROM + 1; !signal.aborted; minimum += 1) {
    const write = client.patch(PRICE).set({ minimum }).commit()
    await write.then(
      () => {
        acknowledged = minimum
      },
      () => 'not acknowledged',
    )
    await pause(REST)
  }
  return acknowledged
}
