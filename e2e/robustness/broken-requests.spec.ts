import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { textOf } from '../fixtures/product/site.ts'
import { type MalformedRequest, malformedRequest } from '../fixtures/requests/malformed-requests.ts'
import { RawConnection } from '../fixtures/requests/raw-connection.ts'
import { expect, test } from '../fixtures/test.ts'

const { numRuns, seed } = fc.readConfigureGlobal()
const ROUNDS = numRuns ?? 50
const PAGE = '/services/painting'
/** In milliseconds: how long half of a request is kept open, and what another visitor waits in 99 of 100 cases. */
const HALF = 20
const WAIT = 300
/** Megabytes, once half of the requests have filled caches. */
const GROWTH = 30
const NAMED = /"(?:https?:\/\/[^"/]+)?(\/(?:images|share|islands|_next\/static)\/[^"\s]+)"/g

test('whatever strangers send, visitors are answered and nothing grows', async ({ product }, info) => {
  test.setTimeout(3_600_000)
  const { pid } = product
  const named = [...(await textOf(product, PAGE)).matchAll(NAMED)].map(([, file = '']) =>
    file.replaceAll('&amp;', '&'),
  )
  const request = malformedRequest([...new Set(named)])
  const found = { visits: [0], memory: 0, outcomes: new Map<string, number>() }
  const round = fc.asyncProperty(
    fc.array(request, { minLength: 1, maxLength: 20, size: 'max' }),
    async (batch) => {
      const ask = (made: MalformedRequest) => statusOf(product.site, made)
      const [visit, ...outcomes] = await Promise.all([timeOfVisit(product.site), ...batch.map(ask)])
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
  const growth = (await product.ask('weigh')) - found.memory
  const p99 = Number(found.visits.sort((one, other) => one - other)[Math.floor(ROUNDS * 0.99)])
  const outcomes = [...found.outcomes].sort().map(([kind, count]) => `${count} ${kind}`)
  const description = `requests to the site: ${outcomes.join(', ')}; ${Math.round(p99)} ms for another visitor (p99), ${growth.toFixed(1)} MB more`
  info.annotations.push({ type: 'tried', description })
  expect(product.pid).toBe(pid)
  expect(found.outcomes.get('2xx')).toBeGreaterThan(ROUNDS)
  expect(growth).toBeLessThan(GROWTH)
  // Times of a few requests say little.
  if (numRuns) expect(p99).toBeLessThan(WAIT)
})

async function timeOfVisit(site: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${site}${PAGE}`)
  expect(response.status).toBe(200)
  await response.text()
  return performance.now() - started
}

/** 0 for a connection that is closed without an answer; throws when there is neither. */
async function statusOf(site: string, { bytes, isWhole }: MalformedRequest): Promise<number> {
  const connection = await RawConnection.open(site)
  try {
    connection.write(bytes)
    if (isWhole) return await connection.status()
    await pause(HALF)
    return 0
  } finally {
    connection.close()
  }
}
