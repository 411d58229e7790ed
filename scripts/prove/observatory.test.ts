import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dataDirectory, root } from '../environment/project-root.ts'
import { withTemporaryProduct } from '../testing/product/temporary-product.ts'
import { ownNetwork } from './own-network.ts'

const run = promisify(execFile)
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8'
const directory = path.join(dataDirectory, 'tools', PACKAGE.replaceAll('/', '-'))
const installed = path.join(directory, 'node_modules/@mdn/mdn-http-observatory')
const grades = z.array(z.object({ name: z.string(), grade: z.string(), failed: z.array(z.string()) }))

/** The published site, delivered once more under an address with https, at the usual ports of a network of its own. */
test('Mozilla’s rules for secure headers give every kind of answer over https A+', {
  timeout: 900_000,
}, async (context) => {
  if (spawnSync('unshare', [...ownNetwork, 'true']).status !== 0)
    return context.skip('not tried: it takes a Linux whose users may have networks of their own')
  if (spawnSync('caddy', ['version']).status !== 0) return context.skip('not tried: it takes Caddy')
  if (!(await install())) return context.skip(`not tried: ${PACKAGE} can't be installed`)
  const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'))
  await withTemporaryProduct(async ({ variables }) => {
    const program = [process.execPath, 'scripts/testing/proxy/scan-site.ts', folder, installed]
    const env = { ...variables, SITE_URL: 'https://localhost' }
    const { stdout } = await run('unshare', [...ownNetwork, ...program], { cwd: root, env })
    const found = grades.parse(JSON.parse(stdout))
    Object.assign(context.task.meta, {
      tried: found.map(({ name, grade }) => `${name}: ${grade}`).join(', '),
    })
    expect(found.filter(({ grade }) => grade !== 'A+')).toEqual([])
  })
  rmSync(folder, { recursive: true, force: true })
})

/** Into a folder of its own: 130 MB, a database's driver among them, which nobody needs who does not ask for this. */
async function install(): Promise<boolean> {
  // Which hosts browsers know to want https; it gets them from a host of its own. None: what is scanned here is known to nobody.
  const preloaded = path.join(installed, 'conf/hsts-preload.json')
  if (existsSync(preloaded)) return true
  mkdirSync(directory, { recursive: true })
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ private: true }))
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', PACKAGE]
  const { status } = spawnSync('npm', options, { cwd: directory, stdio: 'ignore' })
  if (status === 0) writeFileSync(preloaded, '{}')
  return status === 0
}
