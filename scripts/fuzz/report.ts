import { median, milliseconds, percentile, printTable } from '../console/figures.ts'
import type { Outcome } from './connection.ts'
import type { Fault, Findings, FuzzRun } from './engine.ts'

/** What another visitor may expect, and how far the memory of the process may grow, during a run. */
const P99_MS = 300
const GROWTH_MB = 150
const SHOWN_FAULTS = 20

const columns = ['2xx', '3xx', '4xx', '5xx', 'closed', 'silent'] as const

/** Prints the outcomes of the requests and the result of each promise; returns the number of broken promises. */
export function report({ target, address, seed }: FuzzRun, findings: Findings, isTimed: boolean): number {
  console.log(`\nThe ${target.name} at ${address}, seed ${seed}`)
  printTable(['requests', ...columns], rowsOf(findings.outcomes))
  for (const fault of findings.faults.slice(0, SHOWN_FAULTS)) console.log(`  ${sentence(fault)}`)
  const promises = promisesOf(findings, isTimed)
  printTable(
    ['promise', 'measured', ''],
    promises.map(({ name, measured, isKept }) => [name, measured, isKept ? 'kept' : 'broken']),
  )
  return promises.filter(({ isKept }) => !isKept).length
}

function rowsOf(outcomes: Findings['outcomes']): string[][] {
  return [...outcomes].map(([kind, counts]) => [
    kind,
    ...columns.map((column) =>
      String(
        [...counts].reduce((sum, [outcome, count]) => sum + (columnOf(outcome) === column ? count : 0), 0),
      ),
    ),
  ])
}

function columnOf(outcome: Outcome): string {
  return typeof outcome === 'number' ? `${Math.floor(outcome / 100)}xx` : outcome
}

function sentence({ request, kind, outcome, line }: Fault): string {
  return `request ${request} (${kind}) was ${outcome === 'silent' ? 'not answered' : `answered with ${outcome}`}: ${line}`
}

/** What a run has found of each promise. */
export function promisesOf({ faults, visits, failedVisits, memory }: Findings, isTimed: boolean) {
  const p99 = percentile(visits, 0.99)
  const times = `p50 ${milliseconds(median(visits))}, p99 ${milliseconds(p99)}, worst ${milliseconds(Math.max(...visits))}`
  const growth = memory && memory.after - memory.before
  return [
    {
      name: 'every request is answered or closed, without a failure',
      measured: `${faults.length} not`,
      isKept: faults.length === 0,
    },
    {
      name: 'every other visitor is answered',
      measured: `${failedVisits} of ${failedVisits + visits.length} not`,
      isKept: failedVisits === 0 && visits.length > 0,
    },
    {
      name: `they wait less than ${P99_MS} ms in 99 of 100 cases`,
      measured: times,
      isKept: !isTimed || p99 < P99_MS,
    },
    ...(memory && growth !== undefined
      ? [
          {
            name: `memory grows by less than ${GROWTH_MB} MB after a warm-up`,
            measured: `${memory.before.toFixed(0)} to ${memory.after.toFixed(0)} MB`,
            isKept: growth < GROWTH_MB,
          },
        ]
      : []),
  ]
}
