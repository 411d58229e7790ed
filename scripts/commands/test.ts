import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataDirectory } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
import { checks } from '../testing/test-run/checks.ts'
import { printTotal, runStep, summarizeCheck } from '../testing/test-run/test-steps.ts'
import {
  FAILED,
  type Summary,
  summarizePlaywright,
  summarizeVitest,
} from '../testing/test-run/test-summary.ts'
import { succeeds, tool } from '../testing/test-run/tools.ts'

const reports = path.join(dataDirectory, 'reports')

/**
 * `npm test`: every check and every test, the quick ones first; the last line counts them. The unit tests leave nothing to do for
 * the processor while those that change the product wait for it, so they run side by side. What measures time or memory comes
 * last, and has the machine for itself.
 */
await runMain(async () => {
  mkdirSync(reports, { recursive: true })
  const summaries = []
  for (const { name, passes } of checks) summaries.push(await runStep(name, () => summarizeCheck(passes)))
  const sideBySide = [
    runStep('Units and contracts (Vitest)', runVitest),
    runStep('Changing the product (Playwright)', () => runPlaywright('changing', 1)),
  ]
  summaries.push(...(await Promise.all(sideBySide)))
  summaries.push(await runStep('Looking at it (Playwright)', () => runPlaywright('looking', 2)))
  summaries.push(await runStep('Measuring it (Playwright)', () => runPlaywright('measuring', 1)))
  printTotal(summaries)
})

async function runVitest(): Promise<Summary> {
  const report = path.join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await succeeds(tool('vitest'), options, { isBesideOthers: true })
  return existsSync(report) ? summarizeVitest(JSON.parse(readFileSync(report, 'utf8'))) : FAILED
}

async function runPlaywright(project: string, workers: number): Promise<Summary> {
  const report = path.join(reports, 'playwright.json')
  rmSync(report, { force: true })
  const browser = process.env.BROWSER_PATH || (await findOrInstallHeadlessShell(process.env))
  const options = [`--project=${project}`, `--workers=${workers}`]
  const variables = { ...process.env, BROWSER_PATH: browser }
  await succeeds(tool('playwright'), ['test', ...options], { variables })
  return existsSync(report) ? summarizePlaywright(JSON.parse(readFileSync(report, 'utf8'))) : FAILED
}
