import { createServer, type ServerResponse } from 'node:http'
import { createClient } from '@sanity/client'
import { close, listen } from 'pages-as-files/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hearLake } from './hear-lake.ts'

const HOUR = 3_600_000
const soon = { first: 10, longest: 80, whenFull: HOUR, good: HOUR }
/** In milliseconds: a timer may be that much early. */
const EARLY = 1

/** A lake as far as its live events are concerned. */
const streams: ServerResponse[] = []
/** When it was connected to, in milliseconds. */
let connected: number[] = []
let answers = 200
let port = 0
let heard: string[]
let ending: AbortController
let listening: Promise<void>
const server = createServer((request, response) => {
  if (!request.url?.includes('/live/events')) return void response.writeHead(200).end('{"result":{}}')
  connected.push(performance.now())
  response.writeHead(answers, { 'content-type': 'text/event-stream' })
  if (answers !== 200) return void response.end('{}')
  streams.push(response)
  return void response.write('event: welcome\nid: a\ndata: {"id":"a"}\n\n')
})

beforeEach(async () => {
  ;[connected, answers, heard, ending] = [[], 200, [], new AbortController()]
  port = await listen(server, port)
  await hear(soon)
})
afterEach(async () => {
  await leave()
  await close(server)
  streams.length = 0
})

async function hear(pauses: Parameters<typeof hearLake>[3]): Promise<void> {
  const apiHost = `http://127.0.0.1:${port}`
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
  })
  const told = { event: () => heard.push('event'), gap: () => heard.push('gap') }
  listening = hearLake(client, told, ending.signal, pauses)
  await expect.poll(() => heard).toEqual(['gap'])
}

async function leave(): Promise<void> {
  ending.abort()
  await listening
}

const say = (event: string, data: unknown = {}) =>
  streams.at(-1)?.write(`event: ${event}\nid: b\ndata: ${JSON.stringify(data)}\n\n`)

test('tells of each change, and of a gap when the lake starts over', async () => {
  say('message', { tags: ['s1:a', 's1:b'] })
  say('restart')
  await expect.poll(() => heard).toEqual(['gap', 'event', 'gap'])
})

test('connects again when the stream is cut, and tells that something may be missed', async () => {
  streams[0]?.destroy()
  await expect.poll(() => heard).toEqual(['gap', 'gap'])
  say('message', { tags: ['s1:c'] })
  await expect.poll(() => heard.at(-1)).toBe('event')
})

test.each([401, 503])('goes on trying while it is answered %i, after pauses that grow', async (code) => {
  answers = code
  streams[0]?.destroy()
  await expect.poll(() => connected.length).toBeGreaterThan(5)
  answers = 200
  await expect.poll(() => heard).toEqual(['gap', 'gap'])
  const pauses = connected.slice(1).map((at, index) => at - (connected[index] ?? at) + EARLY)
  for (const [index, least] of [10, 20, 40, 80, 80].entries())
    expect(pauses[index]).toBeGreaterThanOrEqual(least)
})

test('is there when a lake that was away comes back', async () => {
  await close(server)
  await expect.poll(() => server.listening).toBe(false)
  await listen(server, port)
  await expect.poll(() => heard).toEqual(['gap', 'gap'])
})

test('leaves a lake alone that has no place for it for as long as that takes, and not for the first pause', async () => {
  await leave()
  heard = []
  ending = new AbortController()
  await hear({ first: HOUR, longest: HOUR, whenFull: 10, good: HOUR })
  say('goaway', { reason: 'connection limit reached' })
  streams.at(-1)?.end()
  await expect.poll(() => heard).toEqual(['gap', 'gap'])
})
