import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryProgram } from '../testing/temporary-program.ts'
import { Part } from './part.ts'
import { killAll, type LiveProcess } from './processes/live-process.ts'

const RUNS = "process.send('ready'); setInterval(() => {}, 1000)"
const PAUSES = { first: 50, longest: 200, healthyAfter: 60_000 }

let told: string[] = []
let parts: Part[] = []

beforeEach(() => {
  told = []
  parts = []
  vi.spyOn(console, 'error').mockImplementation((line) => void told.push(line))
})

afterEach(() => {
  for (const part of parts) part.letGo()
  killAll()
  vi.restoreAllMocks()
})

function part(source: string, name = 'the part', untilReady = (running: LiveProcess) => running.ready()) {
  const made = new Part(temporaryProgram(source, name), untilReady)
  parts.push(made)
  return made
}

test('a part that is killed comes back as another process, and the other part lives on', async () => {
  const [lake, site] = [part(RUNS, 'the lake'), part(RUNS, 'the site')]
  await Promise.all([lake.start(), site.start()])
  const [lakeBefore, siteBefore] = [lake.running, site.running]
  const all = [lake, site].map((each) => each.keep(PAUSES))

  lakeBefore?.child.kill('SIGKILL')
  await expect.poll(() => lake.running !== lakeBefore).toBe(true)
  expect(told).toEqual(['the lake ended unexpectedly (SIGKILL); it is started again in 0.05 s.'])
  expect(lake.running?.child.pid).not.toBe(lakeBefore?.child.pid)
  expect(lake.running?.hasEnded).toBe(false)
  expect(site.running).toBe(siteBefore)
  expect(site.running?.hasEnded).toBe(false)

  lake.letGo()
  site.letGo()
  await Promise.all([lake.stop(), site.stop(), ...all])
})

test('a part that ends again and again is started after pauses that grow', async () => {
  const broken = part(
    "if (process.argv[2] !== 'once') process.exit(3); process.send('ready', () => process.exit(3))",
  )
  await broken.start(['once'])
  const kept = broken.keep(PAUSES)
  await expect.poll(() => told.length).toBeGreaterThan(4)
  const pauses = told.map((line) => /^the part ended unexpectedly \(3\).* in (.+) s\.$/.exec(line)?.[1])
  expect(pauses.slice(0, 5)).toEqual(['0.05', '0.1', '0.2', '0.2', '0.2'])
  broken.letGo()
  await kept
})

test('a part that ran for a while is started again after the first pause', async () => {
  const short = part("process.send('ready', () => process.exit(3))")
  await short.start()
  const kept = short.keep({ ...PAUSES, healthyAfter: 1 })
  await expect.poll(() => told.length).toBeGreaterThan(2)
  expect(told.slice(0, 3).every((line) => line.endsWith('in 0.05 s.'))).toBe(true)
  short.letGo()
  await kept
})

test('nothing is started any more that was let go during a pause', async () => {
  const gone = part("process.send('ready', () => process.exit(3))")
  await gone.start()
  const before = gone.running
  const kept = gone.keep({ ...PAUSES, first: 3_600_000 })
  await expect.poll(() => told.length).toBe(1)
  gone.letGo()
  await kept
  expect(gone.running).toBe(before)
})

test('a part that lives but is never ready is ended and tried again', async () => {
  const tried: (number | undefined)[] = []
  const deaf = part(RUNS, 'the part', async (running) => {
    await running.ready()
    tried.push(running.child.pid)
    if (tried.length === 2) throw new Error('It did not answer.')
  })
  await deaf.start()
  const kept = deaf.keep(PAUSES)
  deaf.running?.child.kill('SIGKILL')
  await expect.poll(() => tried.length).toBe(3)
  expect(told.some((line) => line.includes('It did not answer.'))).toBe(true)
  expect(new Set(tried).size).toBe(3)
  deaf.letGo()
  await Promise.all([deaf.stop(), kept])
})

test('a part that was let go is not started again, and can be kept once more', async () => {
  const given = part(RUNS)
  await given.start()
  const kept = given.keep()
  given.letGo()
  await Promise.all([given.stop(), kept])
  const before = given.running
  expect(told).toEqual([])

  await given.start()
  void given.keep()
  given.letGo()
  expect(given.running).not.toBe(before)
  await given.stop()
})
