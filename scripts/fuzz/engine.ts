import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { type Outcome, send } from './connection.ts'
import { Random } from './random.ts'
import type { Generator, Target } from './target.ts'

const AT_ONCE = 8
/** The part of the requests after which caches are full and garbage has its room, so that the memory is weighed. */
const WARM_UP = 0.5

export type Assault = {
  target: Target
  address: string
  seed: number
  requests: number
  /** Of the process that is asked, in megabytes; undefined when it is not ours. */
  weigh: (() => Promise<number>) | undefined
}

export type Fault = { request: number; kind: string; line: string; outcome: Outcome }

export type Findings = {
  /** How often each outcome came, by the kind of request. */
  outcomes: Map<string, Map<Outcome, number>>
  faults: Fault[]
  visits: number[]
  failedVisits: number
  /** In megabytes, after the warm-up and at the end. */
  memory: { before: number; after: number } | undefined
}

/** Sends so many requests, each made by its number and the seed alone, while somebody else visits a page. */
export async function assault(plan: Assault): Promise<Findings> {
  const { target, address, requests, weigh } = plan
  const kinds = Object.entries(await target.kindsAt(address))
  const findings = { outcomes: new Map(kinds.map(([kind]) => [kind, new Map()])), faults: [] }
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), {
    workerData: { page: new URL(target.visit, address).href },
  })
  const warmUp = Math.floor(requests * WARM_UP)
  await sendAll(plan, kinds, findings, 0, warmUp)
  const before = await weigh?.()
  await sendAll(plan, kinds, findings, warmUp, requests)
  const { visits, failed } = await endOf(visitor)
  const after = await weigh?.()
  const memory = before === undefined || after === undefined ? undefined : { before, after }
  return { ...findings, visits, failedVisits: failed, memory }
}

/** A few connections at a time, each with the next request. */
async function sendAll(
  { address, seed }: Assault,
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

/** 501 and 505 are right for a request in a manner that nobody knows. */
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
