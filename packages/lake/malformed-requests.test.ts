import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type LakeProcess, startLakeProcess } from './testing/lake-process.ts'
import { cookieOf } from './testing/logged-in.ts'
import { malformedRequest } from './testing/malformed-requests.ts'
import { RawConnection } from './testing/raw-connection.ts'
import { TOKEN, temporaryStudio } from './testing/temporary-lake.ts'
import { bars } from './testing/temporary-pictures.ts'

const { numRuns, seed } = fc.readConfigureGlobal()
const ROUNDS = numRuns ?? 10
/** In milliseconds: until a request counts as not answered at all, and what another visitor waits in 99 of 100 cases. */
const PATIENCE = 600_000
const WAIT = 300
/** Megabytes, once half of the requests have filled caches and heap. */
const GROWTH = 150

let lake: LakeProcess

beforeAll(async () => {
  const studioDirectory = temporaryStudio()
  lake = await startLakeProcess({ studioDirectory })
  return () => lake.kill()
})

test('the lake answers or closes every malformed request, keeps nobody else waiting, and does not grow', async ({
  task,
}) => {
  const { assets } = lake.client
  const picture = await assets.upload('image', await bars())
  const file = await assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  const owner = `Cookie: ${await cookieOf(lake)}\r\nOrigin: ${lake.url}`
  const request = malformedRequest({
    host: new URL(lake.url).host,
    assets: [picture.path, file.path],
    identities: ['', 'Cookie: lake_session=guess', owner, `Authorization: Bearer ${TOKEN}`],
  })
  const found = { visits: [0], memory: 0, outcomes: new Map<string, number>() }
  const round = fc.asyncProperty(
    fc.array(request, { minLength: 1, maxLength: 20, size: 'max' }),
    async (batch) => {
      const [visit, ...outcomes] = await Promise.all([timeOfVisit(), ...batch.map(outcomeOf)])
      expect(outcomes.filter(isFault)).toEqual([])
      for (const kind of outcomes.map(kindOf)) found.outcomes.set(kind, (found.outcomes.get(kind) ?? 0) + 1)
      found.visits.push(visit)
      if (found.visits.length === ROUNDS / 2) found.memory = residentMemory()
    },
  )
  await fc.assert(round, { numRuns: ROUNDS, seed })
  const growth = residentMemory() - found.memory
  const p99 = found.visits.sort((one, other) => one - other)[Math.floor(ROUNDS * 0.99)]
  const outcomes = [...found.outcomes].sort().map(([kind, count]) => `${count} ${kind}`)
  const tried = `requests to the lake: ${outcomes.join(', ')}; ${Math.round(Number(p99))} ms for another visitor (p99), ${growth} MB more`
  Object.assign(task.meta, { tried })
  // Otherwise this would hold for a lake that refuses everything.
  expect(found.outcomes.get('2xx')).toBeGreaterThan(0)
  expect(lake.log()).toBe('')
  // With large numbers nothing else runs beside it; otherwise times and memory say little.
  if (numRuns)
    expect({ isQuick: Number(p99) < WAIT, isSmall: growth < GROWTH }).toEqual({
      isQuick: true,
      isSmall: true,
    })
})

async function timeOfVisit(): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${lake.url}/lake/login`)
  expect(response.status).toBe(200)
  await response.text()
  return performance.now() - started
}

async function outcomeOf(bytes: string): Promise<number | 'closed' | 'silent'> {
  const connection = new RawConnection(lake.url)
  connection.socket.write(bytes, 'latin1')
  // 100 (Continue) only asks for the rest of the request.
  const status = () => connection.statuses.find((one) => one >= 200)
  const answered = new Promise<number>((resolve) => {
    connection.socket.on('data', () => {
      const found = status()
      if (found) resolve(found)
    })
  })
  const closed = connection.closed.then(() => status() ?? 'closed')
  const outcome = await Promise.race([answered, closed, pause(PATIENCE, 'silent' as const, { ref: false })])
  connection.end()
  return outcome
}

/** 501 and 505 are right answers to an unknown method or version of HTTP. */
function isFault(outcome: number | 'closed' | 'silent'): boolean {
  return typeof outcome === 'string' ? outcome === 'silent' : outcome >= 500 && ![501, 505].includes(outcome)
}

function kindOf(outcome: number | 'closed' | 'silent'): string {
  return typeof outcome === 'string' ? outcome : `${Math.floor(outcome / 100)}xx`
}

/** Of the lake's process, in megabytes. */
function residentMemory(): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(lake.child.pid)])) / 1024)
}
