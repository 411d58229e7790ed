import { ask } from 'pages-as-files/testing'
import { expect, test, vi } from 'vitest'
import { deliveredSite } from '../../testing/delivered-site.ts'

const PATH = '/.well-known/security.txt'
const DAY = 24 * 60 * 60_000
const site = deliveredSite()

test('people who find a weakness learn whom to tell, in the form of RFC 9116, once a contact is set', async () => {
  for (const path of [PATH, '/.well-known', '/.well-known/change-password'])
    expect([path, (await ask(site.url, path)).status]).toEqual([path, 404])

  vi.stubEnv('SECURITY_CONTACT', 'mailto:security@site.example')
  await site.startDelivery()
  expect((await ask(site.url, PATH)).text).not.toContain('Canonical')

  vi.stubEnv('SITE_URL', 'https://www.site.example')
  await site.startDelivery()
  const { status, headers, text } = await ask(site.url, PATH)
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
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
