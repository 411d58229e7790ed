import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { type Outcome, send } from './connection.ts'
import { Random } from './random.ts'
import type { Generator, Target } from './target.ts'

const AT_ONCE = 8
/** The share of the requests that fills caches and heap before the memory is measured for the first time. */
const WARM_UP = 0.5

export type FuzzRun = {
  target: Target
  address: string
  seed: number
  requests: number
  /** Megabytes of the process under test; undefined when this run did not start it. */
  measureMemory: (() => Promise<number>) | undefined
}

export type Fault = { request: number; kind: string; line: string; outcome: Outcome }

export type Findings = {
  /** The number of requests by kind and outcome. */
  outcomes: Map<string, Map<Outcome, number>>
  faults: Fault[]
  visits: number[]
  failedVisits: number
  /** In megabytes, after the warm-up and at the end. */
  memory: { before: number; after: number } | undefined
}

/** Sends the requests, each determined by the seed and its number alone, while another thread keeps visiting a page. */
export async function runFuzz(plan: FuzzRun): Promise<Findings> {
  const { target, address, requests, measureMemory } = plan
  const kinds = Object.entries(await target.kindsAt(address))
  const findings = { outcomes: new Map(kinds.map(([kind]) => [kind, new Map()])), faults: [] }
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), {
    workerData: { page: new URL(target.visit, address).href },
  })
  const warmUp = Math.floor(requests * WARM_UP)
  await sendAll(plan, kinds, findings, 0, warmUp)
  const before = await measureMemory?.()
  await sendAll(plan, kinds, findings, warmUp, requests)
  const { visits, failed } = await endOf(visitor)
  const after = await measureMemory?.()
  const memory = before === undefined || after === undefined ? undefined : { before, after }
  return { ...findings, visits, failedVisits: failed, memory }
}

/** Several connections at a time, each taking the next request. */
async function sendAll(
  { address, seed }: FuzzRun,
  kinds: readonly [string, Generator][],
  found: Pick<Findings, 'outcomes' | 'faults'>,
  first: number,
  end: number,
): Promise<void> {
  let next = first
  const sendNext = async () => {
    while (next < end) {
      const request = next
      next += 1
      const random = new Random(seed * 1_000_003 + request)
      const [kind, generate] = random.of(kinds)
      const made = generate(random)
      const outcome = await send(new URL(address), made)
      count(found.outcomes.get(kind), outcome)
      if (isFault(outcome)) found.faults.push({ request, kind, line: lineOf(made.bytes), outcome })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
}

function count(outcomes: Map<Outcome, number> | undefined, outcome: Outcome): void {
  outcomes?.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
}

/** 501 and 505 are right answers to an unknown method or version of HTTP. */
function isFault(outcome: Outcome): boolean {
  if (typeof outcome === 'string') return outcome === 'silent'
  return outcome >= 500 && ![501, 505].includes(outcome)
}

function lineOf(bytes: string): string {
  return JSON.stringify(bytes.slice(0, 200))
}

async function endOf(visitor: Worker): Promise<z.infer<typeof visitorAnswer>> {
  const answer = new Promise((resolve, reject) => {
    visitor.once('message', resolve)
    visitor.once('error', reject)
  })
  visitor.postMessage('end')
  return visitorAnswer.parse(await answer)
}

const visitorAnswer = z.object({ visits: z.array(z.number()), failed: z.number() })
