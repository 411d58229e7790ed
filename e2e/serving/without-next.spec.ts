import { globSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { ask, whole } from 'pages-as-files/testing'
import { expect, test } from '../fixtures/test.ts'

/** For developers alone, and no part of what is built. */
const EXAMPLES = ['/examples', '/examples/Button/light']
/** What Next, asked through its own paths, would answer with data, pictures, scripts or pages of its own. */
const FRAMEWORK = `
  /_next /_next/data/none/services/painting.json /_next/image?url=%2Ffavicon.ico&w=640&q=75
  /_next/static/none/_buildManifest.js /_next/static/chunks/none.js /_next/webpack-hmr
  /__nextjs_original-stack-frames /index /index.html /index.rsc /services/painting.html
  /services/painting.rsc /services/painting.txt /services/painting.segments/_tree.segment.rsc /404
  /500 /_error /_not-found /not-found-page /draft-not-ready /api/draft /api/draft-mode/enable
  /api/draft-mode/changes /any-town/tiling
`
  .trim()
  .split(/\s+/)

test('addresses of Next’s own lead nowhere, like any that nobody knows', async ({ product }) => {
  const nowhere = whole(await ask(product.site, '/no-such-page'))
  const chunks = globSync('static/**/*.js', { cwd: buildOf(product.environment.siteBuild) })
  expect(chunks.length).toBeGreaterThan(0)
  for (const address of [...FRAMEWORK, ...EXAMPLES, ...chunks.map((chunk) => `/_next/${chunk}`)])
    for (const headers of [undefined, { rsc: '1' }])
      expect(whole(await ask(product.site, address, { headers })), address).toEqual(nowhere)
  for (const address of EXAMPLES)
    expect((await fetch(product.environment.rendererUrl + address)).status, address).toBe(404)
})

test('the processes that render and write pages listen to this machine alone', async ({ product }) => {
  const { rendererUrl, publishUrl } = product.environment
  for (const url of [rendererUrl, publishUrl]) {
    const port = Number(new URL(url).port)
    expect(await answers('127.0.0.1', port), url).toBe(true)
    for (const address of otherAddresses()) expect(await answers(address, port), address).toBe(false)
  }
})

function buildOf(folder: string): string {
  return path.resolve(import.meta.dirname, '../../web', folder)
}

/** Every address under which this machine can be reached besides the one of its own; Linux has 127.0.0.2 too. */
function otherAddresses(): string[] {
  const known = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const others = known.filter(({ address }) => address !== '127.0.0.1' && !address.startsWith('fe80'))
  return ['127.0.0.2', ...others.map(({ address }) => address)]
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
