import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { lookupOutside } from '../http/inner-addresses.ts'
import { serve } from '../testing/connections.ts'
import { ENDLESS } from '../testing/random-queries.ts'
import { keptLake } from '../testing/temporary-lake.ts'
import { receiverTest } from '../testing/test-receiver.ts'

const url = '/hooks/projects/local'
type Made = { id: string; isDisabled: boolean; disabledReason: string | null }
type Attempts = { isFailure: boolean; resultCode: number; resultBody: string }[]

const EVERY = { filter: 'true', projection: '{ _id }' }

const lake = await keptLake({ mayHooksReachInside: true, queryTimes: { known: 1_000 } })

afterEach(async () => {
  for (const { id } of await list()) await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
})

describe('A webhook whose GROQ needs more than a query may', () => {
  receiverTest.for([
    ['filter', { filter: ENDLESS, projection: '{ _id }' }],
    ['projection', { filter: 'true', projection: `{ "found": ${ENDLESS} }` }],
  ] as const)('costs nobody else anything, and is set aside, by its %s', async ([, rule], { receiver }) => {
    const made = await make(receiver.url, rule)
    const other = await make(receiver.url, { filter: 'true', projection: '{ "is": _id }' })
    await write('first')
    expect(await lake.client.fetch('1')).toBe(1)
    await receiver.received(1)
    const disabledReason = expect.stringMatching(/than a query may/)
    const isSetAside = { id: made.id, isDisabled: true, disabledReason }
    const isWell = { id: other.id, isDisabled: false, disabledReason: null }
    await expect.poll(() => list()).toMatchObject([isSetAside, isWell])
    expect(await lake.client.request({ url: '/backups' })).toMatchObject({
      webhooks: [expect.stringMatching(/“rebuild” is set aside/)],
    })
    const up = await (await fetch(`${lake.url}/up`)).json()
    expect(up).toMatchObject({ status: 'up', webhooksInTrouble: 1 })
    await lake.restart()
    await write('second')
    await expect.poll(() => receiver.messages.map(({ body }) => body.is)).toEqual(['first', 'second'])
    await expect.poll(() => lake.lake.outbox.pending()).toBe(0)
    expect(await list()).toMatchObject([isSetAside, isWell])
  })
})

describe('An answer without end', () => {
  test.each([
    ['of many bytes', (turn: number) => turn < 1_000_000, 200, false],
    ['that stops half-way and never ends', (turn: number) => turn < 2, 200, false],
    ['to a refusal', (turn: number) => turn < 1_000_000, 500, true],
  ])('%s is read for some kilobytes', async (_, isMore, status, isFailure) => {
    let sent = 0
    const server = createServer((_request, response) => {
      response.writeHead(status)
      const send = () => {
        for (let turn = 0; isMore(turn); turn++) {
          sent += 10_000
          if (!response.write('trouble '.repeat(1_250))) return
        }
      }
      response.on('drain', send)
      send()
    })
    const { id } = await make(await serve(server), EVERY)
    await write('note')
    const attempts = () => lake.client.request<Attempts>({ url: `${url}/${id}/attempts` })
    const resultBody = expect.stringMatching(/^(trouble ?){30,40}\w*$/)
    const told = { isFailure, resultCode: status, resultBody }
    await expect.poll(async () => (await attempts())[0]).toMatchObject(told)
    // What the systems of both keep on the way, and no more.
    expect(sent).toBeLessThan(20_000_000)
  })
})

receiverTest('A webhook follows no redirect', async ({ receiver }) => {
  const server = createServer((_, response) => response.writeHead(307, { location: receiver.url }).end())
  const { id } = await make(await serve(server), EVERY)
  await write('note')
  const attempts = () => lake.client.request<Attempts>({ url: `${url}/${id}/attempts` })
  await expect.poll(async () => (await attempts())[0]).toMatchObject({ isFailure: true, resultCode: 307 })
  expect(receiver.messages).toEqual([])
})

describe('Where webhooks may not reach inside', async () => {
  const closed = await keptLake()

  test.each([
    ...['127.0.0.1:3000', 'localhost', 'localhost.', 'lake.localhost:3333', '[::1]', '[::ffff:127.0.0.1]'],
    ...[
      '0.0.0.0',
      '127.1',
      '0x7f000001',
      '2130706433',
      '0177.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.0.1',
    ],
    ...['169.254.169.254', '100.64.0.1', '[fe80::1]', '[fd00::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
    ...['printer.local', 'db.internal'],
  ])('none is made for %s', async (host) => {
    await expect(make(`http://${host}/`, EVERY, closed)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('inside'),
    })
  })

  receiverTest(
    'one that was made before is sent no more, by any name, and that is said',
    async ({ receiver }) => {
      await closed.restart({ mayHooksReachInside: true })
      const address = receiver.url.replace('127.0.0.1', 'localhost')
      for (const each of [receiver.url, address]) await make(each, EVERY, closed)
      await closed.restart({ mayHooksReachInside: false })
      await write('note', closed)
      const [first, second] = await list(closed)
      for (const made of [first, second]) {
        const attempts = () => closed.client.request<Attempts>({ url: `${url}/${made?.id}/attempts` })
        const last = async () => (await attempts())[0]
        await expect.poll(last).toMatchObject({ isFailure: true, resultCode: null })
      }
      expect(receiver.messages).toEqual([])
    },
  )

  receiverTest('those of the settings go where they are to', async ({ receiver }) => {
    await closed.restart({ webhooks: [receiver.webhook({ name: 'site' })] })
    await write('note', closed)
    const [message] = await receiver.received(1)
    expect(message?.body._id).toBe('note')
  })

  test('a name is looked up for the connection itself, and not asked when it leads inside', async () => {
    const done = Promise.withResolvers<unknown>()
    lookupOutside('localhost', {}, (error) => done.resolve(error))
    expect(await done.promise).toMatchObject({ message: expect.stringContaining('inside') })
  })
})

function list(of = lake): Promise<Made[]> {
  return of.client.request({ url })
}

function make(address: string, rule: { filter: string; projection: string }, of = lake): Promise<Made> {
  const body = { name: 'rebuild', url: address, rule: { on: ['create', 'update'], ...rule } }
  return of.client.request({ url, method: 'POST', body })
}

function write(_id: string, of = lake): Promise<unknown> {
  return of.client.createOrReplace({ _id, _type: 'note', at: Math.random() })
}
