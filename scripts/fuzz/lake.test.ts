import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { RawConnection } from '#lake/raw-connection.ts'
import { logIn } from '#lake/socket-reader.ts'
import { type TemporaryLake, TOKEN, temporaryLake } from '#lake/temporary-lake.ts'
import { bars } from '#lake/temporary-pictures.ts'
import { lakeRequest } from './lake.ts'
import { Random } from './random.ts'

const REQUESTS = 500
const AT_ONCE = 10

let studioDirectory: string
let lake: TemporaryLake

beforeAll(async () => {
  studioDirectory = mkdtempSync(path.join(tmpdir(), 'studio-'))
  writeFileSync(path.join(studioDirectory, 'index.html'), '<!doctype html><title>Studio</title>')
  lake = await temporaryLake({ studioDirectory })
})

afterAll(async () => {
  await lake.end()
  rmSync(studioDirectory, { recursive: true })
})

test('no request makes the lake fail or fall silent', { timeout: 120_000 }, async () => {
  const log = vi.spyOn(console, 'error')
  onTestFinished(() => log.mockRestore())
  const random = new Random(1)
  const picture = await lake.client.assets.upload('image', await bars())
  const file = await lake.client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  const facts = {
    host: new URL(lake.url).host,
    token: TOKEN,
    cookie: await logIn(lake),
    assets: [picture.path, file.path],
  }
  const requests = Array.from({ length: REQUESTS }, () => lakeRequest(random, facts))
  for (let next = 0; next < REQUESTS; next += AT_ONCE) {
    const some = requests.slice(next, next + AT_ONCE)
    const statuses = await Promise.all(some.map(statusOf))
    for (const [index, status] of statuses.entries()) expect(status, some[index]).toBeLessThan(500)
  }
  expect(log).not.toHaveBeenCalled()
  expect(await lake.client.fetch('1 + 1')).toBe(2)
})

/** The status of the answer; 0 when the connection was closed without one, as it is for what is not HTTP. */
async function statusOf(request: string): Promise<number> {
  const connection = new RawConnection(lake.url)
  connection.socket.end(request, 'latin1')
  const answered = new Promise((resolve) => connection.socket.once('data', resolve))
  await Promise.race([answered, connection.closed])
  connection.end()
  return connection.statuses[0] ?? 0
}
