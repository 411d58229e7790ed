import { ask } from 'pages-as-files/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DeliveredSite } from '../testing/delivered-site.ts'

const PATH = '/.well-known/security.txt'
const DAY = 24 * 60 * 60_000
const site = new DeliveredSite()

beforeAll(async () => {
  await site.open()
  await site.reset()
})
afterEach(() => {
  for (const name of ['SECURITY_CONTACT', 'SITE_URL']) vi.stubEnv(name, '')
})
afterAll(() => site.close())

test('people who find a weakness learn whom to tell, in the form of RFC 9116', async () => {
  vi.stubEnv('SECURITY_CONTACT', 'mailto:security@site.example')
  vi.stubEnv('SITE_URL', 'https://www.site.example')
  await site.startDelivery()
  const { status, headers, text } = await ask(site.url, PATH)
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = text.trimEnd().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))
  expect(lines).toHaveLength(4)
  expect(fields).toEqual({
    Contact: 'mailto:security@site.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/),
    'Preferred-Languages': 'en',
    Canonical: `https://www.site.example${PATH}`,
  })
  const days = (Date.parse(fields.Expires) - Date.now()) / DAY
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('a site without a public address names none', async () => {
  vi.stubEnv('SECURITY_CONTACT', 'https://site.example/security')
  await site.startDelivery()
  expect((await ask(site.url, PATH)).text).not.toContain('Canonical')
})

test('there is no such file while no contact is set, and nothing else at well-known addresses', async () => {
  await site.startDelivery()
  for (const path of [
    PATH,
    '/.well-known',
    '/.well-known/change-password',
    '/.well-known/acme-challenge/token',
  ])
    expect([path, (await ask(site.url, path)).status]).toEqual([path, 404])
})
