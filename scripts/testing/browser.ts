import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { Failure } from '../console/failure.ts'
import type { Variables } from '../environment/project-root.ts'
import { runToEnd } from '../product/processes/live-process.ts'
import { LONG_DEADLINE_MS } from './deadline.ts'

/** Chromium without a window: it opens a page in a third of the time that a whole browser takes. */
const SHELL = 'chromium-headless-shell'
const SHELLS = [SHELL, 'chrome-headless-shell']
const WHOLE = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium: a headless shell of the machine's, or as root the package of Debian. Empty for Playwright's own, downloaded if
 * necessary, which it finds by itself. A machine that can have none takes its whole browser.
 */
export async function findOrInstallHeadlessShell(variables: Variables): Promise<string> {
  const found = inPath(SHELLS, variables)
  if (found) return found
  if (await downloadShell(variables)) return ''
  const browser = installPackage(variables) ?? inPath(WHOLE, variables) ?? ON_MACOS.find(isExecutable)
  if (browser) return browser
  throw new Failure(
    'There is no browser for the end-to-end tests: install Chromium or Chrome (or run "npx playwright install chromium").',
  )
}

/** The first of these programs that the machine has. */
export function inPath(names: readonly string[], variables: Variables): string | undefined {
  const folders = (variables.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

/** Whether Playwright has its own now. */
async function downloadShell(variables: Variables): Promise<boolean> {
  const program = ['node_modules/@playwright/test/cli.js', 'install', SHELL]
  try {
    await runToEnd({ name: 'the browser’s download', arguments: program, variables })
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.log(`  Playwright’s ${SHELL} could not be downloaded; trying the system’s package.`)
    return false
  }
}

/** The path of the program that the package of Debian brings, which has the package's name. */
function installPackage(variables: Variables): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const environment = { ...variables, DEBIAN_FRONTEND: 'noninteractive' }
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', SHELL]]) {
    const { status } = spawnSync('apt-get', options, {
      env: environment,
      stdio: 'ignore',
      timeout: LONG_DEADLINE_MS,
    })
    if (status !== 0) return undefined
  }
  return inPath([SHELL], variables)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}
