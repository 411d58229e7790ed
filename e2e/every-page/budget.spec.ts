import type { Request } from '@playwright/test'
import { fixedPaths } from '#content/addresses/routes.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Weight, weights } from './checks/weight.ts'

/** Packing and the names of files make some sixty bytes of difference from build to build. */
const MOST_BYTES = 48_950
const MOST_BYTES_AT_HOME = 58_700
const MOST_SCRIPT = 5_000
const MOST_REQUESTS = 8

test.use({ viewport: { width: 390, height: 844 } })

test('no page costs more than its budget before the visitor acts', async ({ product, pages }) => {
  // A page is packed at best once it was asked for again.
  const faults = async () => (await weights(product.site, pages)).flatMap(faultsOf)
  await expect.poll(faults).toEqual([])
})

test('a browser asks for no more than the page names, until the visitor acts', async ({ page, pages }) => {
  for (const path of [fixedPaths.home, '/services/painting', '/service-areas/matthews']) {
    const asked: string[] = []
    const note = (request: Request) =>
      request.resourceType() === 'image' || asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    await page.goto(path, { waitUntil: 'networkidle' })
    page.off('request', note)
    const html = pages.find((built) => built.path === path)?.html ?? ''
    expect(asked.filter((address) => address !== path && !html.includes(address))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(MOST_REQUESTS)
  }
})

function faultsOf({ path, bytes, script, requests }: Weight): string[] {
  const most = path === fixedPaths.home ? MOST_BYTES_AT_HOME : MOST_BYTES
  return [
    ...(bytes > most ? [`${path} costs ${bytes} bytes, not ${most}`] : []),
    ...(script > MOST_SCRIPT ? [`${path} has ${script} bytes of script, not ${MOST_SCRIPT}`] : []),
    ...(requests > MOST_REQUESTS ? [`${path} takes ${requests} requests, not ${MOST_REQUESTS}`] : []),
  ]
}
