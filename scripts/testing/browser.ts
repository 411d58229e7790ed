import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { Failure } from '../console/failure.ts'
import type { Variables } from '../environment/project-root.ts'
import { runToEnd } from '../product/processes/live-process.ts'

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

/** The path of a Chromium: the machine's, or Playwright's, downloaded if necessary, or as root the package of Debian. */
export async function findOrInstallBrowser(variables: Variables): Promise<string> {
  return findBrowser(variables) ?? (await download(variables)) ?? installPackage(variables) ?? giveUp()
}

function giveUp(): never {
  throw new Failure(
    'There is no browser for the end-to-end tests: install Chromium or Chrome (or run "npx playwright install chromium").',
  )
}

function findBrowser(variables: Variables): string | undefined {
  const folders = (variables.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, ...MACOS, chromium.executablePath()].find(isExecutable)
}

async function download(variables: Variables): Promise<string | undefined> {
  const program = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  try {
    await runToEnd({ name: 'the browser’s download', arguments: program, variables })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.log('  Playwright’s Chromium could not be downloaded; trying the system’s package.')
  }
  return findBrowser(variables)
}

function installPackage(variables: Variables): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const environment = { ...variables, DEBIAN_FRONTEND: 'noninteractive' }
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', options, { env: environment, stdio: 'ignore', timeout: 300_000 })
    if (status !== 0) return undefined
  }
  return findBrowser(variables)
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
