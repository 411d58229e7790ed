import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { dataDirectory } from '../../environment/project-root.ts'

const run = promisify(execFile)
const NAME = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const directory = path.join(dataDirectory, 'tools', `observatory-${VERSION}`)
const installed = path.join(directory, 'node_modules', NAME)

/** Which hosts browsers know to want https; the package gets it from a host of its own when it is installed. */
const preloaded = path.join(installed, 'conf', 'hsts-preload.json')

/** What is to be imported for the function `scan`. */
export const scanner = path.join(installed, 'src/index.js')

/**
 * Installs Mozilla's Observatory into a folder of its own: 130 MB, a database's driver among them, which nobody needs who does not
 * ask for this. Returns why it can't.
 */
export async function installScanner(): Promise<string | undefined> {
  if (existsSync(preloaded)) return undefined
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, 'package.json'), JSON.stringify({ private: true }))
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${NAME}@${VERSION}`]
  try {
    await run('npm', options, { cwd: directory })
  } catch {
    return `${NAME} ${VERSION} can't be installed: is there a network?`
  }
  // None: what is scanned here is known to nobody.
  await writeFile(preloaded, '{}')
  return undefined
}
