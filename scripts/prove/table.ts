import type { Finding, Promised } from './promise.ts'

export type Row = { promised: Promised; finding: Finding; seconds: number }

const MARKS = { kept: '✓', broken: '✗', notTried: '–' } as const

/** Prints what was tried and found of each promise, and what that can't show; returns how many are broken. */
export function printRows(rows: readonly Row[]): number {
  for (const { promised, finding, seconds } of rows) {
    console.log(`\n${MARKS[resultOf(finding)]} ${promised.promise}`)
    const lines = {
      tried: `${finding.tried} (${seconds.toFixed(0)} s)`,
      found: finding.found,
      'not tried': finding.notTried,
      "can't show": promised.cannotShow,
    }
    for (const [name, text] of Object.entries(lines)) if (text) console.log(`    ${name.padEnd(10)}  ${text}`)
    for (const sentence of finding.broken) console.log(`    broken      ${sentence}`)
  }
  return rows.filter(({ finding }) => resultOf(finding) === 'broken').length
}

function resultOf({ broken, notTried }: Finding): keyof typeof MARKS {
  if (broken.length > 0) return 'broken'
  return notTried ? 'notTried' : 'kept'
}
