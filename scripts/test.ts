import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { explain, runMain } from './failure.ts'
import { dataDirectory, root } from './project.ts'
import { seconds } from './steps.ts'
import { FAILED, PASSED, sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts'

const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)
const reports = path.join(dataDirectory, 'reports')

/** `npm test`: every check and every test, the quick ones first; the last line counts them. */
await runMain(async () => {
  mkdirSync(reports, { recursive: true })
  const tally = sum([
    await check('Generated types are up to date', typesAreUpToDate),
    await check('Format and lint (Biome)', () => succeeds(bin('biome'), ['check', '.'])),
    await check('Types (tsc)', typesAreRight),
    await check('Nothing unused (knip)', () => succeeds(bin('knip'), ['--no-progress'])),
    await suite('Units and contracts (Vitest)', runVitest),
    await suite('End to end (Playwright)', runPlaywright),
  ])
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  process.exitCode = tally.failed === 0 ? 0 : 1
})

async function typesAreUpToDate(): Promise<boolean> {
  const file = path.join(root, 'content/sanity.types.ts')
  const before = readFileSync(file, 'utf8')
  if (!(await succeeds('npm', ['run', 'types', '--silent']))) return false
  if (readFileSync(file, 'utf8') === before) return true
  console.log('content/sanity.types.ts was out of date; "npm run types" has renewed it: commit it.')
  return false
}

async function typesAreRight(): Promise<boolean> {
  // Next writes the types of the routes, which the pages refer to.
  if (!(await succeeds(bin('next'), ['typegen', 'web']))) return false
  return succeeds(bin('tsc'), ['--noEmit'])
}

async function runVitest(): Promise<Tally> {
  const report = path.join(reports, 'vitest.json')
  rmSync(report, { force: true })
  await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`])
  return existsSync(report) ? tallyVitest(JSON.parse(readFileSync(report, 'utf8'))) : FAILED
}

async function runPlaywright(): Promise<Tally> {
  const report = path.join(reports, 'playwright.json')
  rmSync(report, { force: true })
  const browser = await findOrInstallBrowser(process.env)
  await run(bin('playwright'), ['test'], { BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return existsSync(report) ? tallyPlaywright(JSON.parse(readFileSync(report, 'utf8'))) : FAILED
}

async function check(name: string, passes: () => Promise<boolean>): Promise<Tally> {
  return suite(name, async () => ((await passes()) ? PASSED : FAILED))
}

/** An error in one part is that part's failure; the others still run. */
async function suite(name: string, work: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now()
  console.log(`\n• ${name}`)
  let tally = FAILED
  try {
    tally = await work()
  } catch (error) {
    console.log(explain(error))
  }
  const result = tally.failed === 0 ? '✓' : '✗'
  console.log(
    `${result} ${name.padEnd(36)} ${tally.passed} passed, ${tally.failed} failed, ${seconds(started)}`,
  )
  return tally
}

async function succeeds(program: string, options: readonly string[]): Promise<boolean> {
  return (await run(program, options)) === 0
}

/** Runs a tool that shows its own output, and resolves to its exit code. */
function run(
  program: string,
  options: readonly string[],
  more: Record<string, string> = {},
): Promise<number> {
  const searchPath = `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: searchPath, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...more },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
