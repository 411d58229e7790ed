import { createServer, type ServerResponse } from 'node:http'
import { createClient } from '@sanity/client'
import { close, listen } from 'pages-as-files/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hearLake } from './hear-lake.ts'

const soon = { first: 10, longest: 80, whenFull: 60_000, good: 60_000 }

/** A lake as far as its live events are concerned. */
const streams: ServerResponse[] = []
let connects = 0
let answers = 200
let port = 0
let heard: string[]
let ending: AbortController
let listening: Promise<void>
const server = createServer((request, response) => {
  if (!request.url?.includes('/live/events')) return void response.writeHead(200).end('{"result":{}}')
  connects += 1
  response.writeHead(answers, { 'content-type': 'text/event-stream' })
  if (answers !== 200) return void response.end('{}')
  streams.push(response)
  return void response.write('event: welcome\nid: a\ndata: {"id":"a"}\n\n')
})

beforeEach(async () => {
  ;[connects, answers, heard, ending] = [0, 200, [], new AbortController()]
  port = await listen(server, port)
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
  listening = hearLake(client, told, ending.signal, soon)
  await expect.poll(() => heard).toEqual(['gap'])
})
afterEach(async () => {
  ending.abort()
  await listening
  await close(server)
  streams.length = 0
})

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

test.each([401, 503])(
  'goes on trying while it is answered %i, and asks no more often than it says',
  async (code) => {
    answers = code
    streams[0]?.destroy()
    await expect.poll(() => connects).toBe(4)
    answers = 200
    await expect.poll(() => heard).toEqual(['gap', 'gap'])
  },
)

test('is there when a lake that was away comes back', async () => {
  await close(server)
  await expect.poll(() => server.listening).toBe(false)
  await listen(server, port)
  await expect.poll(() => heard).toEqual(['gap', 'gap'])
})

test('leaves a lake alone for a while that has no place for it', async () => {
  say('goaway', { reason: 'connection limit reached' })
  streams[0]?.end()
  await expect.poll(() => streams[0]?.writableFinished).toBe(true)
  ending.abort()
  await listening
  expect(connects).toBe(1)
})
