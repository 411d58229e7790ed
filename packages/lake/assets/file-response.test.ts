import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { assetPathIn } from '../documents/asset-name.ts'
import { connectionTo } from '../testing/connections.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import type { RawConnection } from '../testing/raw-connection.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

/** More than what is on its way over a connection. */
const SIZE = 16_000_000
/** Has the lake log the most kilobytes that it has ever filled, when it gets a signal. */
const TELL_MEMORY = `data:text/javascript,process.on('SIGUSR2', () =>
  process.stderr.write('filled ' + process.resourceUsage().maxRSS + ' '))`

let lake: TemporaryLake
let file: string
let path: string

beforeEach(async () => {
  lake = await temporaryLake()
  const asset = await lake.client.assets.upload('file', Buffer.alloc(SIZE, 'level'), { filename: 'plan.bin' })
  file = assetPathIn(join(lake.directory, 'assets'), asset.path.slice(asset.path.lastIndexOf('/') + 1))
  path = `/lake/${asset.path}`
  return () => lake.end()
})

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
  let size = (await chunks?.next())?.value?.length ?? 0
  change()
  for await (const chunk of chunks ?? []) size += chunk.length
  expect([response.status, size]).toEqual([200, SIZE])
})

test('a picture that is not wanted any more, and one that is, leave no file open', async () => {
  // The folder of this process's open files, on Linux and macOS.
  const openFiles = () => readdirSync('/dev/fd').length
  const before = openFiles()
  for (let count = 0; count < 30; count++) {
    const connection = await reading()
    connection.end()
    await connection.closed
    await fetch(lake.url + path, { method: 'HEAD' })
    await (await fetch(lake.url + path, { headers: { range: 'bytes=0-9' } })).arrayBuffer()
  }
  await expect.poll(openFiles).toBeLessThan(before + 10)
})

test('many slow readers of a large file hardly take memory, and a fast one gets all of it', async () => {
  const before = taken()
  const connections = await Promise.all(Array.from({ length: 50 }, reading))
  for (const { socket } of connections) socket.pause()
  expect((await (await fetch(lake.url + path)).bytes()).length).toBe(SIZE)
  expect(taken() - before).toBeLessThan((connections.length * SIZE) / 5)
  for (const connection of connections) connection.end()
})

test('originals that are all asked for at once are not all in memory at once', async () => {
  await using running = await startLakeProcess({}, [process.execPath, '--import', TELL_MEMORY])
  const photo = await picture(9, 9, '#358').jpeg().toBuffer()
  // Nothing but pixels, or they would be drawn anew.
  const bytes = Buffer.concat([photo.subarray(0, -2), Buffer.alloc(12_000_000, 1), photo.subarray(-2)])
  const ids = Array.from({ length: 40 }, (_, index) => String(index).padStart(40, '0'))
  // As an upload leaves them.
  for (const id of ids) {
    const original = assetPathIn(join(running.directory, 'assets'), `${id}-9x9.jpg`)
    mkdirSync(dirname(original), { recursive: true })
    writeFileSync(original, bytes)
  }
  const assets = ids.map((id) => ({ _id: `image-${id}-9x9-jpg`, _type: 'sanity.imageAsset' }))
  await running.client.mutate(assets.map((create) => ({ create })))
  const statusOf = async (id: string) => {
    const url = `${running.url}/lake/images/local/production/${id}-9x9.jpg`
    return (await fetch(url, { method: 'HEAD' })).status
  }
  const told = () => [...running.log().matchAll(/filled (\d+) /g)].map(([, kilobytes]) => Number(kilobytes))
  for (const id of ids.splice(0, 4)) expect(await statusOf(id)).toBe(200)
  running.child.kill('SIGUSR2')
  await expect.poll(told).toHaveLength(1)
  expect(new Set(await Promise.all(ids.map(statusOf)))).toEqual(new Set([200]))
  running.child.kill('SIGUSR2')
  await expect.poll(told).toHaveLength(2)
  const [before = 0, after = 0] = told()
  expect((after - before) * 1_000).toBeLessThan((ids.length * bytes.length) / 3)
})

/** Bytes that buffers take in this process, some of them those of other tests. */
function taken(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}

/** A connection that has got the beginning of the file. */
async function reading(): Promise<RawConnection> {
  const connection = connectionTo(lake.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await new Promise((resolve) => connection.socket.once('data', resolve))
  return connection
}
