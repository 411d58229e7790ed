import type { Request } from '@playwright/test'
import { fixedPaths } from '#content/addresses/routes.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Weight, weights, wireBytes } from './checks/weight.ts'

const MOST_BYTES = 50_000
const MOST_BYTES_AT_HOME = 60_000
const MOST_SCRIPT = 5_000
const MOST_REQUESTS = 8
const MOST_PICTURE = 120_000
const AT_ONCE = 4

/** The narrow phone with the finest screen there is: the largest picture of all that are 390 pixels wide. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

test('no page costs more than its budget before the visitor acts', async ({ product, pages }) => {
  // A page is packed at best once it was asked for again.
  const faults = async () => (await weights(product.site, pages)).flatMap(faultsOf)
  await expect.poll(faults, { timeout: 60_000 }).toEqual([])
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

test('the first picture of every page is light on a phone', async ({ page, pages }) => {
  const pictures = pages.flatMap(({ path, document }) => {
    const image = document.querySelector('main img[fetchpriority="high"]')
    // What narrow screens get of it, where that is less than the whole.
    const shown = image?.parentNode?.querySelector('source') ?? image
    return shown
      ? [{ path, srcset: shown.getAttribute('srcset') ?? '', sizes: shown.getAttribute('sizes') ?? '' }]
      : []
  })
  expect(pictures.length).toBeGreaterThan(0)
  await page.goto('/')
  const addresses = await page.evaluate(async (wanted) => {
    const images = wanted.map(({ srcset, sizes }) => {
      const image = Object.assign(document.createElement('img'), { sizes, srcset })
      document.body.append(image)
      return image
    })
    // Which of its files a picture takes is known for certain when it is there.
    await Promise.allSettled(images.map((image) => image.decode()))
    return images.map((image, index) => ({ path: wanted[index]?.path, address: image.currentSrc }))
  }, pictures)
  expect(addresses.filter(({ address }) => address === '')).toEqual([])
  const heavy = await atOnce(AT_ONCE, addresses, async ({ path, address }) => {
    const bytes = await wireBytes(address)
    return bytes > MOST_PICTURE ? [`${path} shows ${address}, which is ${bytes} bytes`] : []
  })
  expect(heavy).toEqual([])
})

function faultsOf({ path, bytes, script, requests }: Weight): string[] {
  const most = path === fixedPaths.home ? MOST_BYTES_AT_HOME : MOST_BYTES
  return [
    ...(bytes > most ? [`${path} costs ${bytes} bytes, not ${most}`] : []),
    ...(script > MOST_SCRIPT ? [`${path} has ${script} bytes of script, not ${MOST_SCRIPT}`] : []),
    ...(requests > MOST_REQUESTS ? [`${path} takes ${requests} requests, not ${MOST_REQUESTS}`] : []),
  ]
}
