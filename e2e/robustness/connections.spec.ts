import { RawConnection } from 'oxbow/testing'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { isRunning } from '#scripts/testing/temporary-program.ts'
import { textOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/painting'
test.afterEach(({ product }) => product.startMissing())

test('an idle connection is ended by the client, never by the server', async ({ product }) => {
  const { rendererUrl, publishUrl, localStudioUrl } = product.environment
  const kept = async (url: string) => {
    const answer = await fetch(url)
    await answer.body?.cancel()
    return answer.headers.get('keep-alive')
  }
  expect(await Promise.all([product.site, `${localStudioUrl}/up`].map(kept))).toEqual(
    Array(2).fill('timeout=125'),
  )
  expect(await Promise.all([rendererUrl, publishUrl].map(kept))).toEqual(Array(2).fill('timeout=660'))
})

test('an unhandled rejection ends nothing, an error that nothing caught the site', async ({ product }) => {
  const { pid } = product
  await product.ask('reject')
  expect(await textOf(product, PAGE)).toContain('</html>')
  expect(isRunning(pid)).toBe(true)
  await product.ask('throw')
  await untilEnded(pid)
})

test('the site ends when it is asked to, whatever is open', async ({ product }) => {
  const { pid } = product
  const { idle, slow, half, unfinished } = await openOfEachKind(product)
  process.kill(pid, 'SIGTERM')
  unfinished.socket.write(lines('Host: x', 'Connection: close', ''))
  expect(await unfinished.status()).toBe(200)
  await untilEnded(pid)
  for (const connection of [idle, slow, half, unfinished]) connection.end()
})

/** Connections as visitors leave them: waiting, not reading, in the middle of a head that ends soon or never. */
async function openOfEachKind({ site }: RunningProduct) {
  const idle = request(site, `GET ${PAGE} HTTP/1.1`, 'Host: x', '')
  // More than the buffers between the two processes hold.
  const slow = request(
    site,
    ...Array.from({ length: 400 }, () => [`GET ${PAGE} HTTP/1.1`, 'Host: x', '']).flat(),
  )
  slow.socket.pause()
  const half = request(site, `GET ${PAGE} HTTP/1.1`)
  const unfinished = request(site, `GET ${PAGE} HTTP/1.1`)
  // What was sent before is with the site when this is answered.
  expect(await idle.status()).toBe(200)
  const last = request(site, `GET ${PAGE} HTTP/1.1`, 'Host: x', '')
  expect(await last.status()).toBe(200)
  last.end()
  return { idle, slow, half, unfinished }
}

/** A connection on which these lines were written: a request, or half of one. */
function request(site: string, ...sent: readonly string[]): RawConnection {
  const connection = new RawConnection(site)
  connection.socket.write(lines(...sent))
  return connection
}

function lines(...sent: readonly string[]): string {
  return sent.map((line) => `${line}\r\n`).join('')
}

async function untilEnded(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid), { intervals: [50] }).toBe(false)
}
