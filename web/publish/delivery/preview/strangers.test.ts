import { ask } from 'pages-as-files/testing'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fixedPaths } from '#content/addresses/routes.ts'
import { deliveredSite } from '../../../testing/delivered-site.ts'
import { previewSecret } from '../../../testing/next-in-preview.ts'

const CONNECTIONS = 24
const site = deliveredSite()

beforeAll(() => {
  vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1')
  vi.stubEnv('TRUSTED_ADDRESS_HEADER', 'X-Forwarded-For')
})
beforeEach(async () => {
  site.next.held = undefined
  // It forgets who tried a wrong secret.
  await site.startDelivery()
})

test('an editor comes in ten times of ten while 24 connections of ever other addresses try secrets', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const renderer = Promise.withResolvers<void>()
    site.next.held = renderer.promise
    const before = site.next.lookedUp
    const strangers = Array.from({ length: CONNECTIONS }, (_, index) =>
      enter('wrong', `2001:db8:${round.toString(16)}:${index.toString(16)}::1`),
    )
    await expect.poll(() => site.next.lookedUp - before).toBe(4)
    const editor = enter(previewSecret, '192.0.2.7')
    renderer.resolve()
    expect(await editor).toBe(307)
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]))
  }
})

test('an address of a network that has sent ten wrong secrets waits with it, and no other network does', async () => {
  for (let last = 1; last <= 10; last += 1) await enter('wrong', `2001:db8:0:1::${last}`)
  expect(await ask(site.url, addressOf(previewSecret), from('2001:db8:0:1:ffff::1'))).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  })
  expect(await enter(previewSecret, '2001:db8:0:2::1')).toBe(307)
  for (let count = 1; count <= 10; count += 1) await enter('wrong', '192.0.2.7')
  expect(await enter(previewSecret, '::ffff:192.0.2.7')).toBe(429)
  expect(await enter(previewSecret, '::ffff:192.0.2.8')).toBe(307)
})

test('many secrets of one network at once take a line of four', async () => {
  const renderer = Promise.withResolvers<void>()
  site.next.held = renderer.promise
  const answers: number[] = []
  const tries = Array.from({ length: 20 }, async (_, last) =>
    answers.push(await enter('wrong', `2001:db8:0:1::${last}`)),
  )
  await expect.poll(() => answers).toEqual(Array.from({ length: 16 }, () => 429))
  renderer.resolve()
  await Promise.all(tries)
  expect(answers.slice(16)).toEqual([401, 401, 401, 401])
})

async function enter(secret: string, address: string): Promise<number> {
  return (await ask(site.url, addressOf(secret), from(address))).status
}

function addressOf(secret: string): string {
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': '/' })
  return `${fixedPaths.previewEnable}?${query}`
}

function from(address: string) {
  return { headers: { 'x-forwarded-for': address } }
}
