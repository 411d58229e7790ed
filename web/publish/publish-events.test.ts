import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fixedPaths } from '#content/addresses/routes.ts'
import { ask } from '../testing/published-site/ask.ts'
import { secrets } from '../testing/published-site/sender.ts'
import { Site } from '../testing/published-site/site.ts'

const price = { _id: 'price-a', _type: 'price' }
const PAINTING = '/services/painting'
/** What nobody but its reader should see. */
const PERSONAL = [
  'Ada Lovelace',
  'ada@example.com',
  '704 555 0100',
  'My kitchen',
  'a-secret-of-a-preview',
  ...secrets,
]

const site = new Site()
let events: readonly { event: string; message: string; details: object }[]

beforeAll(() => site.open())
afterAll(() => site.close())
afterEach(() => void vi.restoreAllMocks())
beforeEach(async () => {
  events = (await site.reset()).events
  await site.startDelivery()
})

test('a publish is told with its pages and how long they took', async () => {
  site.content.publish(PAINTING, 'new words')
  const painting = { _id: 'services-painting', _type: 'service' }
  await site.sender.send(painting)
  await site.sender.send(painting)
  expect(events).toEqual([
    {
      event: 'publish',
      message: expect.stringMatching(/^Published services-painting: 1 pages in \d+ ms$/),
      details: {
        document: 'services-painting',
        pages: [PAINTING],
        count: 1,
        problems: 0,
        ms: expect.any(Number),
      },
    },
  ])
})

test('messages that are not signed are told once a minute, however many come', async () => {
  for (let sent = 0; sent < 5; sent += 1) await site.sender.post(JSON.stringify(price), {})
  expect(events).toEqual([
    { event: 'refused', message: expect.any(String), details: { status: 401, count: 1 } },
  ])
})

test('neither events nor errors have a word of what visitors and editors send, whatever fails', async () => {
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
