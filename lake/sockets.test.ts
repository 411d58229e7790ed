import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type RunningLake, startLake } from './server.ts'

type Message = { id: number; status?: number; type?: string; chunk?: string; end?: true }

const TOKEN = 'a token of more than twenty-four bytes'
const PASSWORD = 'correct horse'
let directory: string
let running: RunningLake
let sockets: WebSocket[]

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'socket-'))
  sockets = []
  running = await startLake({
    directory,
    port: 0,
    projectId: 'local',
    datasets: ['production'],
    token: TOKEN,
    password: PASSWORD,
    allowedOrigins: [],
    webhooks: [],
  })
})

afterEach(async () => {
  for (const socket of sockets) socket.terminate()
  await running.close()
  rmSync(directory, { recursive: true })
})

test('twenty listeners share one connection, and each hears of what it asked for', async () => {
  const { messages, say } = await open({ cookie: await logIn() })
  for (let id = 1; id <= 20; id++)
    say({ open: id, url: listenTo(id % 2 ? '_type == "price"' : '_type == "city"') })
  await vi.waitFor(() => expect(messages.filter(isEvent('welcome'))).toHaveLength(20))
  await write({ _id: 'drafts.price-painting', _type: 'price' })
  await vi.waitFor(() => expect(messages.filter(isEvent('mutation'))).toHaveLength(10))
  expect(messages.filter(isEvent('mutation')).every(({ id }) => id % 2 === 1)).toBe(true)
  expect(messages[0]).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })
})

test('a listener that was closed hears nothing more, the others do', async () => {
  const { messages, say } = await open({ cookie: await logIn() })
  for (const id of [1, 2]) say({ open: id, url: listenTo('true') })
  await vi.waitFor(() => expect(messages.filter(isEvent('welcome'))).toHaveLength(2))
  say({ close: 1 })
  // Messages are handled in order: the answer to this one tells that the first has been closed.
  say({ open: 3, url: listenTo('true') })
  await vi.waitFor(() => expect(messages.filter(isEvent('welcome'))).toHaveLength(3))
  await write({ _id: 'price-painting', _type: 'price' })
  await vi.waitFor(() =>
    expect(
      messages
        .filter(isEvent('mutation'))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([2, 3]),
  )
})

test('a listener that comes back with the last event it saw gets what it missed', async () => {
  const cookie = await logIn()
  const first = await open({ cookie })
  first.say({ open: 1, url: `${listenTo('true')}&enableResume=true` })
  await vi.waitFor(() => expect(first.messages.some(isEvent('welcome'))).toBe(true))
  await write({ _id: 'price-painting', _type: 'price' })
  await vi.waitFor(() => expect(first.messages.some(isEvent('mutation'))).toBe(true))
  const lastEventId = /^id: (.*)$/m.exec(first.messages.find(isEvent('mutation'))?.chunk ?? '')?.[1]
  first.socket.terminate()
  await write({ _id: 'price-plumbing', _type: 'price' })
  const second = await open({ cookie })
  second.say({
    open: 1,
    url: `${listenTo('true')}&enableResume=true`,
    headers: { 'Last-Event-ID': lastEventId },
  })
  await vi.waitFor(() =>
    expect(second.messages.map(({ chunk }) => chunk).join('')).toMatch(/welcomeback.*price-plumbing/s),
  )
})

test('without a login only public documents are heard of', async () => {
  const { messages, say } = await open({})
  say({ open: 1, url: listenTo('true') })
  await vi.waitFor(() => expect(messages.some(isEvent('welcome'))).toBe(true))
  await write({ _id: 'drafts.price-painting', _type: 'price' })
  await write({ _id: 'price-painting', _type: 'price' })
  await vi.waitFor(() => expect(messages.filter(isEvent('mutation'))).toHaveLength(1))
  expect(messages.find(isEvent('mutation'))?.chunk).not.toContain('drafts.')
})

test('an error answer is carried like any other', async () => {
  const { messages, say } = await open({})
  say({ open: 1, url: '/lake/v1/data/listen/nowhere?query=*' })
  await vi.waitFor(() => expect(messages).toContainEqual({ id: 1, end: true }))
  expect(messages[0]).toEqual({ id: 1, status: 404, type: 'application/json' })
})

test.each([['https://elsewhere.example'], [undefined]])('a page of %s may not open it', async (origin) => {
  await expect(open({ cookie: await logIn(), origin })).rejects.toThrow('403')
})

test.each([['http://elsewhere.example/lake/v1/users/me'], ['/login'], ['//elsewhere.example/lake/v1/x']])(
  'it carries nothing but the lake: %s',
  async (url) => {
    const { messages, say } = await open({ cookie: await logIn() })
    say({ open: 1, url })
    await vi.waitFor(() => expect(messages[0]).toMatchObject({ id: 1, status: 400 }))
  },
)

test('nonsense ends the connection', async () => {
  const { socket } = await open({})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.send('nonsense')
  expect(await closed).toBe(1003)
})

function listenTo(filter: string): string {
  return `/lake/v2025-02-19/data/listen/production?query=${encodeURIComponent(`*[${filter}]`)}`
}

function isEvent(name: string): (message: Message) => boolean {
  return ({ chunk }) => chunk?.includes(`event: ${name}\n`) ?? false
}

/** Opens a socket as a browser does; `origin` is the Studio's unless given. */
async function open(headers: { cookie?: string; origin?: string }) {
  const origin = 'origin' in headers ? headers.origin : running.url
  const cookie = headers.cookie ? { cookie: headers.cookie } : {}
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/lake/socket`, {
    headers: { ...cookie, ...(origin ? { origin } : {}) },
  })
  sockets.push(socket)
  const messages: Message[] = []
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return { socket, messages, say: (message: object) => socket.send(JSON.stringify(message)) }
}

async function logIn(): Promise<string> {
  const response = await fetch(`${running.url}/lake/login`, {
    method: 'POST',
    headers: { origin: running.url },
    body: new URLSearchParams({ password: PASSWORD, origin: running.url }),
    redirect: 'manual',
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

function write(document: { _id: string; _type: string }) {
  const apiHost = `${running.url}/lake`
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    token: TOKEN,
  })
  return client.createOrReplace(document)
}
