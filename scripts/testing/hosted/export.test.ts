import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StaticHost } from 'pages-as-files/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeParts } from '../../product/parts.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { pathsIn } from '../../update/check-site.ts'
import { LONG_DEADLINE_MS } from '../deadline.ts'
import { HostedProduct } from './hosted-product.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'export-'))
const exported = path.join(folder, 'dist')
let product: HostedProduct

beforeAll(async () => {
  product = await HostedProduct.prepare(folder)
  expect((await product.run('content/seed')).code).toBe(0)
  const { said, code } = await product.run('export', exported)
  expect(code, said).toBe(0)
}, LONG_DEADLINE_MS)

afterAll(async () => {
  killAll()
  await product.lake.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the folder has every page, file and redirect as delivery gives them, with a host that knows files alone', async () => {
  const { delivery } = makeParts(product.environment, product.variables, [], {})
  await delivery.start()
  const host = await StaticHost.open(exported)
  const listed = pathsIn(readFileSync(path.join(exported, 'sitemap.xml'), 'utf8'))
  const redirected = readFileSync(path.join(exported, '_redirects'), 'utf8').trim().split('\n')
  const files = globSync('**/*.*', { cwd: exported }).map((file) => `/${file}`)
  const addresses = [
    ...listed,
    ...redirected.map((rule) => rule.split(' ')[0] ?? ''),
    ...files.filter((file) => !/\.html$|^\/_/.test(file)),
    '/no-such-page',
  ]
  expect([listed.length > 90, redirected.length > 3, files.length > 500]).toEqual([true, true, true])
  for (const address of addresses)
    expect(await answerOf(`${host.url}${address}`), address).toEqual(
      await answerOf(`${product.environment.localSiteUrl}${address}`),
    )
  // Hosts that know pages with and without a slash apart have them at both.
  for (const address of listed.filter((to) => to !== '/'))
    expect(readFileSync(path.join(exported, `${address}.html`))).toEqual(
      readFileSync(path.join(exported, address, 'index.html')),
    )
  await host.close()
  await delivery.stop()
})

test('a former export is replaced, and a folder of somebody else is not touched', async () => {
  const other = path.join(folder, 'other')
  mkdirSync(other)
  writeFileSync(path.join(other, 'letter.txt'), 'Dear Ana')
  expect(await product.run('export', other)).toEqual({
    code: 1,
    said: expect.stringContaining('name an empty folder'),
  })
  expect(readFileSync(path.join(other, 'letter.txt'), 'utf8')).toBe('Dear Ana')
  writeFileSync(path.join(exported, 'left.html'), 'of before')
  expect((await product.run('export', exported)).code).toBe(0)
  expect(existsSync(path.join(exported, 'left.html'))).toBe(false)
  expect(existsSync(path.join(exported, 'index.html'))).toBe(true)
})

async function answerOf(address: string) {
  const response = await fetch(address, { redirect: 'manual' })
  const body = Buffer.from(await response.arrayBuffer())
  return {
    // The rules of hosts know the older numbers of redirects alone.
    status: { 301: 308, 302: 307 }[response.status] ?? response.status,
    location: response.headers.get('location'),
    body: response.status < 300 || response.status === 404 ? body.toString('base64') : '',
  }
}
