import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LakeOnDisk, outcomeOf } from '../testing/lake-process.ts'

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'
const PROXIES = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']
const IN_HOSTS = 'mount --bind "$0" /etc/hosts && exec "$@"'

let lake: LakeOnDisk

beforeAll(async () => {
  lake = await LakeOnDisk.open()
  await lake.start()
  const create = { width: 40, height: 40, channels: 3, background: '#888' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  await lake.client.assets.upload('image', picture)
})

afterAll(() => lake.remove())

test('what the product says to itself passes no proxy of the machine, whoever else is to be asked without', async () => {
  const named = PROXIES.flatMap((name) => [name, name.toLowerCase()]).map((name) => [name, NOWHERE])
  const exceptions = { NO_PROXY: '', no_proxy: 'intranet.example' }
  const proxies = { ...Object.fromEntries(named), ...exceptions, NODE_USE_ENV_PROXY: '1' }
  await expectCommandsToReach([], proxies)
})

test.for([
  ['is the other address alone', '::1 localhost\n'],
  ['is not there', ''],
])('the product finds itself where localhost %s', async ([, hosts = ''], context) => {
  const file = path.join(lake.folder, 'hosts')
  writeFileSync(file, hosts)
  const inHosts = ['--user', '--map-root-user', '--mount', 'sh', '-c', IN_HOSTS, file]
  if (spawnSync('unshare', [...inHosts, 'true']).status !== 0)
    return context.skip('not tried: it takes a Linux that lets its users mount a file of their own')
  await expectCommandsToReach(['unshare', ...inHosts], {})
})

/** Writes all of it into a file, pictures included, reads that back, and lists people, each by a command that `before` starts. */
async function expectCommandsToReach(before: readonly string[], variables: object): Promise<void> {
  const run = (command: string, ...words: string[]) => {
    const [program = '', ...more] = [...before, process.execPath, `scripts/commands/${command}.ts`, ...words]
    return outcomeOf({ ...lake.variables, ...variables }, program, ...more)
  }
  const file = path.join(lake.folder, 'content.tar.gz')
  expect((await run('content/content-export', file)).said).toMatch(/and 1 files to/)
  expect((await run('content/content-import', file)).said).toMatch(/Imported \d+ documents/)
  expect((await run('people')).said).toMatch(/may change everything/)
}
