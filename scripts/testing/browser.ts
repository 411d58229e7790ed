import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { Failure } from '../console/failure.ts'
import type { Variables } from '../environment/project-root.ts'
import { runToEnd } from '../product/processes/live-process.ts'

/** Chromium without a window: it opens a page in a third of the time that a whole browser takes. */
const SHELL = 'chromium-headless-shell'
const SHELL_NAMES = [SHELL, 'chrome-headless-shell']
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const

/**
 * The path of a headless shell: the machine's, or as root the package of Debian. Empty for Playwright's own, downloaded if
 * necessary, which it finds by itself. A machine that can have none gets a whole browser.
 */
export async function findOrInstallHeadlessShell(variables: Variables): Promise<string> {
  const found = inPath(SHELL_NAMES, variables)
  if (found) return found
  if (await download(SHELL, variables)) return ''
  return installPackage(SHELL, variables) ?? (await findOrInstallBrowser(variables))
}

/** The path of a whole Chromium: the machine's, or Playwright's, downloaded if necessary, or as root the package of Debian. */
export async function findOrInstallBrowser(variables: Variables): Promise<string> {
  return (
    findBrowser(variables) ??
    (await downloadBrowser(variables)) ??
    installPackage('chromium', variables) ??
    giveUp()
  )
}

function giveUp(): never {
  throw new Failure(
    'There is no browser for the end-to-end tests: install Chromium or Chrome (or run "npx playwright install chromium").',
  )
}

function findBrowser(variables: Variables): string | undefined {
  return inPath(NAMES, variables) ?? [...MACOS, chromium.executablePath()].find(isExecutable)
}

/** The first of these programs that the machine has. */
export function inPath(names: readonly string[], variables: Variables): string | undefined {
  const folders = (variables.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

async function downloadBrowser(variables: Variables): Promise<string | undefined> {
  return (await download('chromium', variables)) ? findBrowser(variables) : undefined
}

/** Whether Playwright has its own build of this browser now. */
async function download(name: string, variables: Variables): Promise<boolean> {
  const program = ['node_modules/@playwright/test/cli.js', 'install', name]
  try {
    await runToEnd({ name: 'the browser’s download', arguments: program, variables })
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.log(`  Playwright’s ${name} could not be downloaded; trying the system’s package.`)
    return false
  }
}

/** The path of the program that the package of Debian brings, which has the package's name. */
function installPackage(name: string, variables: Variables): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const environment = { ...variables, DEBIAN_FRONTEND: 'noninteractive' }
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { status } = spawnSync('apt-get', options, { env: environment, stdio: 'ignore', timeout: 300_000 })
    if (status !== 0) return undefined
  }
  return inPath([name], variables)
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
