import fc from 'fast-check'
import { RawConnection } from 'oxbow/testing'
import { textOf } from '../fixtures/product/site.ts'
import { type MalformedRequest, malformedRequest } from '../fixtures/requests/malformed-requests.ts'
import { expect, test } from '../fixtures/test.ts'

const { numRuns, seed } = fc.readConfigureGlobal()
const ROUNDS = numRuns ?? 50
const PAGE = '/services/painting'
/** Megabytes, once half of the requests have filled caches. */
const GROWTH = 30
const NAMED = /"(?:https?:\/\/[^"/]+)?(\/(?:images|share|islands|_next\/static)\/[^"\s]+)"/g

test('whatever strangers send, visitors are answered and nothing grows', async ({ product }, info) => {
  const { pid } = product
  const named = [...(await textOf(product, PAGE)).matchAll(NAMED)].map(([, file = '']) =>
    file.replaceAll('&amp;', '&'),
  )
  const request = malformedRequest([...new Set(named)])
  const found = { visits: [0], memory: 0, outcomes: new Map<string, number>() }
  const round = fc.asyncProperty(
    fc.array(request, { minLength: 1, maxLength: 20, size: 'max' }),
    async (batch) => {
      const visited = timeOfVisit(product.site)
      const ask = (made: MalformedRequest) => statusOf(product.site, made, visited)
      const [visit, ...outcomes] = await Promise.all([visited, ...batch.map(ask)])
      expect(outcomes.filter((status) => status >= 500 && ![501, 505].includes(status))).toEqual([])
      for (const status of outcomes) {
        const kind = status === 0 ? 'closed' : `${Math.floor(status / 100)}xx`
        found.outcomes.set(kind, (found.outcomes.get(kind) ?? 0) + 1)
      }
      found.visits.push(visit)
      if (found.visits.length === ROUNDS / 2) found.memory = await product.ask('weigh')
    },
  )
  await fc.assert(round, { numRuns: ROUNDS, seed })
  let growth = Number.POSITIVE_INFINITY
  const grown = async () => {
    growth = (await product.ask('weigh')) - found.memory
    return growth
  }
  await expect.poll(grown, 'megabytes more').toBeLessThan(GROWTH)
  const p99 = Number(found.visits.sort((one, other) => one - other)[Math.floor(ROUNDS * 0.99)])
  const outcomes = [...found.outcomes].sort().map(([kind, count]) => `${count} ${kind}`)
  const description = `requests to the site: ${outcomes.join(', ')}; ${Math.round(p99)} ms for another visitor (p99), ${growth.toFixed(1)} MB more`
  info.annotations.push({ type: 'tried', description })
  expect(product.pid).toBe(pid)
  expect(found.outcomes.get('2xx')).toBeGreaterThan(ROUNDS)
})

async function timeOfVisit(site: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${site}${PAGE}`)
  expect(response.status).toBe(200)
  await response.text()
  return performance.now() - started
}

/** 0 for a connection that is closed without an answer; half a request is left when another visitor was answered. */
async function statusOf(
  site: string,
  { bytes, isWhole }: MalformedRequest,
  visited: Promise<unknown>,
): Promise<number> {
  const connection = new RawConnection(site)
  try {
    connection.socket.write(bytes, 'latin1')
    if (isWhole) return await connection.status()
    await visited
    return 0
  } finally {
    connection.end()
  }
}
