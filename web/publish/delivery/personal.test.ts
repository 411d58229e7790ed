import { format } from 'node:util'
import { ask, secrets } from 'pages-as-files/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { fixedPaths } from '#content/addresses/routes.ts'
import { deliveredSite } from '../../testing/delivered-site.ts'

const price = { _id: 'price-a', _type: 'price' }
/** What nobody but its reader should see. */
const PERSONAL = [
  'Ada Lovelace',
  'ada@example.com',
  '704 555 0100',
  'My kitchen',
  'a-secret-of-a-preview',
  ...secrets,
]

const site = deliveredSite()
afterEach(() => void vi.restoreAllMocks())

test('neither events nor errors have a word of what visitors and editors send, whatever fails', async () => {
  const { events } = site.publishing
  const errors = ['error', 'warn', 'log'] as const
  const spies = errors.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined))
  const [name, email, phone, message, preview] = PERSONAL
  const form = new URLSearchParams({
    firstName: `${name}`,
    email: `${email}`,
    phone: `${phone}`,
    message: `${message}`,
  })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (body: string) =>
    ask(site.url, fixedPaths.yourRequest, { method: 'POST', headers: type, body })
  await send(String(form))
  await send(`${form}&%`)
  await site.sender.send({ ...price, title: name }, { secret: 'another secret of 24 characters' })
  site.renderer.isAway = true
  site.next.isAway = true
  await site.sender.send({ ...price, title: name })
  await ask(site.url, `${fixedPaths.previewEnable}?sanity-preview-secret=${preview}`)
  await site.stopPublishing()
  await site.sender.send({ ...price, title: name })
  await send(String(form))
  const told = [
    ...events.map((event) => JSON.stringify(event)),
    ...spies.flatMap((spy) => spy.mock.calls.map((words) => format(...words))),
  ]
  expect(told.length).toBeGreaterThan(1)
  for (const word of PERSONAL) expect(told.join('\n')).not.toContain(word)
})
