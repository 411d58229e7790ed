import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataDirectory } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { findOrInstallBrowser } from '../testing/browser.ts'
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

/** `npm test`: every check and every test, the quick ones first; the last line counts them. */
await runMain(async () => {
  mkdirSync(reports, { recursive: true })
  const summaries = []
  for (const { name, passes } of checks) summaries.push(await runStep(name, () => summarizeCheck(passes)))
  summaries.push(await runStep('Units and contracts (Vitest)', runVitest))
  summaries.push(await runStep('Looking at the product (Playwright)', () => runPlaywright('looking', 2)))
  summaries.push(await runStep('Changing it (Playwright)', () => runPlaywright('changing', 1)))
  printTotal(summaries)
})

async function runVitest(): Promise<Summary> {
  const report = path.join(reports, 'vitest.json')
  rmSync(report, { force: true })
  await succeeds(tool('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return existsSync(report) ? summarizeVitest(JSON.parse(readFileSync(report, 'utf8'))) : FAILED
}

async function runPlaywright(project: string, workers: number): Promise<Summary> {
  const report = path.join(reports, 'playwright.json')
  rmSync(report, { force: true })
  const browser = await findOrInstallBrowser(process.env)
  const options = [`--project=${project}`, `--workers=${workers}`]
  await succeeds(tool('playwright'), ['test', ...options], { ...process.env, BROWSER_PATH: browser })
  return existsSync(report) ? summarizePlaywright(JSON.parse(readFileSync(report, 'utf8'))) : FAILED
}
