import { ask } from 'pages-as-files/testing'
import { expect, test } from 'vitest'
import { deliveredSite } from '../../testing/delivered-site.ts'

const site = deliveredSite()
const PATH = '/visits/2026-12-01T0700-1200-ao.ics'

test('a visit is answered as an entry for a calendar, which a phone shows and nobody keeps', async () => {
  const before = site.files
  const { status, headers, text } = await ask(site.url, PATH)
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual(
    [200, 'text/calendar; charset=utf-8', 'inline', 'no-store'],
  )
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(text).toContain('DTSTART:20261201T070000\r\n')
  expect(site.files).toEqual(before)
  const head = await ask(site.url, PATH, { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.text]).toEqual([200, String(text.length), ''])
})

test.each([
  '/visits/2026-02-30T0700-1200.ics',
  '/visits/2026-12-01T1200-0700.ics',
  '/visits/2026-12-01T2500-2600.ics',
  '/visits/2026-12-01T0700-1200-call-me.ics',
  '/visits/2026-12-01T0700-1200-a0.ics',
  '/visits/2026-12-01T0700-1200',
])('what is no visit is not there: %s', async (path) => {
  expect((await ask(site.url, path)).status).toBe(404)
})

test('it is for reading alone', async () => {
  const { status, headers } = await ask(site.url, PATH, { method: 'POST' })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})
