import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../console/failure.ts'
import type { Variables } from '../environment/project-root.ts'
import { runToEnd } from '../product/processes/live-process.ts'

/** Chromium without a window: it opens a page in a third of the time that a whole browser takes. */
const SHELL = 'chromium-headless-shell'
const SHELLS = [SHELL, 'chrome-headless-shell']
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of a Chromium: a headless shell of the machine's, or as root the package of Debian. Empty for Playwright's own, downloaded if
 * necessary, which it finds by itself. A machine that can have none takes its whole browser.
 */
export async function findOrInstallHeadlessShell(variables: Variables): Promise<string> {
  const found = inPath(SHELLS, variables)
  if (found) return found
  const program = ['node_modules/@playwright/test/cli.js', 'install', SHELL]
  const downloaded = runToEnd({ name: 'the browser’s download', arguments: program, variables })
  const [download] = await Promise.allSettled([downloaded])
  if (download.status === 'fulfilled') return ''
  console.log(`  Playwright’s ${SHELL} could not be downloaded; trying the system’s package.`)
  const env = { ...variables, DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0)
    for (const options of [['update'], ['install', '-y', '--no-install-recommends', SHELL]])
      spawnSync('apt-get', options, { env, stdio: 'ignore' })
  const browser = inPath([...SHELLS, ...WHOLE], variables) ?? (existsSync(ON_MACOS) ? ON_MACOS : undefined)
  if (browser) return browser
  throw new Failure(
    'There is no browser for the end-to-end tests: install Chromium or Chrome (or run "npx playwright install chromium").',
  )
}

/** The first of these programs that the machine has. */
export function inPath(names: readonly string[], variables: Variables): string | undefined {
  const folders = (variables.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}
