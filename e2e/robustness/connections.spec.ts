import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { isRunning } from '#scripts/testing/temporary-program.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { slowness } from '../fixtures/pace.ts'
import { textOf } from '../fixtures/product/site.ts'
import { RawConnection, statusOfHead } from '../fixtures/requests/raw-connection.ts'
import { expect, test } from '../fixtures/test.ts'

const UPGRADES = 400
const AT_ONCE = 20
/** Connections of the site's own, to the lake and to itself, come and go. */
const OWN_FILES = 20
const END_MS = 5_000
const PAGE = '/services/painting'

test.afterEach(({ product }) => product.startMissing())

test('a client that offers another protocol is answered in this one, and not kept', async ({ product }) => {
  const offer = (path: string, protocol: string) =>
    statusOfHead(
      product.site,
      `GET ${path} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      `Upgrade: ${protocol}`,
    )
  expect(await offer(PAGE, 'h2c')).toBe(200)
  const before = await product.ask('openFiles')
  const offers = Array.from({ length: UPGRADES }, (_, turn) => `/nonsense-${turn}`)
  const answers = await atOnce(AT_ONCE, offers, async (path) => [await offer(path, 'websocket')])
  expect([...new Set(answers)]).toEqual([404])
  await expect.poll(() => product.ask('openFiles')).toBeLessThan(before + OWN_FILES)
})

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

test('the site ends soon after it is asked to, whatever is open', async ({ product }) => {
  const { pid } = product
  const { idle, slow, half, unfinished } = await openOfEachKind(product)
  process.kill(pid, 'SIGTERM')
  unfinished.send('Host: x', 'Connection: close', '')
  expect(await unfinished.status()).toBe(200)
  await untilEnded(pid)
  for (const connection of [idle, slow, half, unfinished]) connection.close()
})

/** Connections as visitors leave them: waiting, not reading, in the middle of a head that ends soon or never. */
async function openOfEachKind({ site }: RunningProduct) {
  const idle = await RawConnection.open(site)
  idle.send(`GET ${PAGE} HTTP/1.1`, 'Host: x', '')
  const slow = await RawConnection.open(site)
  slow.stopReading()
  // More than the buffers between the two processes hold.
  slow.send(...Array.from({ length: 400 }, () => [`GET ${PAGE} HTTP/1.1`, 'Host: x', '']).flat())
  const half = await RawConnection.open(site)
  half.send(`GET ${PAGE} HTTP/1.1`)
  const unfinished = await RawConnection.open(site)
  unfinished.send(`GET ${PAGE} HTTP/1.1`)
  // What was sent before is with the site when this is answered.
  expect(await idle.status()).toBe(200)
  expect(await statusOfHead(site, `GET ${PAGE} HTTP/1.1`, 'Host: x')).toBe(200)
  return { idle, slow, half, unfinished }
}

async function untilEnded(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid), { timeout: END_MS * slowness(), intervals: [50] }).toBe(false)
}
