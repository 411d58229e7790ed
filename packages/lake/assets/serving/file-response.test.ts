import { readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RawConnection } from '../../testing/tcp-connection.ts'
import { type TemporaryLake, temporaryLake } from '../../testing/temporary-lake.ts'

const SIZE = 30_000_000

let lake: TemporaryLake
let file: string
let path: string

beforeEach(async () => {
  lake = await temporaryLake()
  const asset = await lake.client.assets.upload('file', Buffer.alloc(SIZE, 'level'), { filename: 'plan.bin' })
  const name = asset.path.slice(asset.path.lastIndexOf('/') + 1)
  file = join(lake.directory, 'assets', name.slice(0, 2), name)
  path = `/lake/${asset.path}`
})

afterEach(() => lake.end())

test.each([
  ['touched', () => utimesSync(file, 1, 1)],
  ['deleted', () => rmSync(file)],
  [
    'replaced',
    () => {
      writeFileSync(`${file}.new`, 'other bytes')
      renameSync(`${file}.new`, file)
    },
  ],
])('a file that is %s while it is downloaded comes whole', async (_, change) => {
  const response = await fetch(lake.url + path)
  const chunks = response.body?.values()
  const begun = (await chunks?.next())?.value?.length ?? 0
  change()
  let size = begun
  for await (const chunk of chunks ?? []) size += chunk.length
  expect([response.status, size]).toEqual([200, SIZE])
})

test('a picture that is not wanted any more, and one that is, leave no file open', async () => {
  // The folder of this process's open files, on Linux and macOS.
  const openFiles = () => readdirSync('/dev/fd').length
  const before = openFiles()
  for (let count = 0; count < 30; count++) {
    const connection = new RawConnection(lake.url)
    connection.socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await new Promise((resolve) => connection.socket.once('data', resolve))
    connection.end()
    await connection.closed
    await fetch(lake.url + path, { method: 'HEAD' })
    await (await fetch(lake.url + path, { headers: { range: 'bytes=0-9' } })).arrayBuffer()
  }
  await expect.poll(openFiles).toBeLessThan(before + 10)
})

test('many slow readers of a large file hardly take memory', async () => {
  const connections = Array.from({ length: 50 }, () => new RawConnection(lake.url))
  await Promise.all(
    connections.map(async ({ socket }) => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      await new Promise((resolve) => socket.once('data', resolve))
      socket.pause()
    }),
  )
  // Meanwhile a fast one gets all of it.
  expect((await (await fetch(lake.url + path)).bytes()).length).toBe(SIZE)
  // What other tests of this process left is among it.
  expect(heldBytes()).toBeLessThan((connections.length * SIZE) / 5)
  for (const connection of connections) connection.end()
})

/** The bytes of all buffers that something still refers to. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}
