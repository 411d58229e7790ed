import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { home } from '../environment/project-root.ts'

/** The version that a restart starts, and the one that ran before it: symbolic links in the folder of the installation. */
type Versions = { current: string; previous: string }

/** Each link is replaced at once, so that a restart at any moment finds a version. */
export function noteVersions(versions: Versions): void {
  for (const name of ['previous', 'current'] as const) {
    const link = path.join(home, name)
    const next = `${link}.next`
    rmSync(next, { force: true })
    symlinkSync(path.relative(home, versions[name]) || '.', next)
    renameSync(next, link)
  }
}

const manifest = z.object({ version: z.string() })

/** The version of the product in a folder, such as `0.2.0`; "unknown" where there is none. */
export function versionIn(folder: string): string {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version : 'unknown'
}

/** The folder of the version that a restart starts: in a clone that was never updated, the clone. */
export function currentVersion(): string {
  const link = path.join(home, 'current')
  return existsSync(link) ? realpathSync(link) : home
}

/** The folder of the version that ran before; undefined when there was none, or when it is gone. */
export function previousVersion(): string | undefined {
  const link = path.join(home, 'previous')
  return statSync(link, { throwIfNoEntry: false })?.isDirectory() ? realpathSync(link) : undefined
}
