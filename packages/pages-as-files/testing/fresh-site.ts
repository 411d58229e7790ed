import { afterAll, beforeAll, beforeEach } from 'vitest'
import { Site } from './site.ts'

/** A site for the tests of a file: each begins with the first content as published, and with delivery where it is told so. */
export function freshSite({ isDelivered = false } = {}): Site {
  const site = siteOfTests()
  beforeEach(async () => {
    await site.reset()
    if (isDelivered) await site.startDelivery()
  })
  return site
}

/** The same, which the tests of the file share or reset themselves. */
export function siteOfTests({ isDelivered = false } = {}): Site {
  const site = new Site()
  beforeAll(async () => {
    await site.open()
    if (!isDelivered) return
    await site.reset()
    await site.startDelivery()
  })
  afterAll(() => site.close())
  return site
}
