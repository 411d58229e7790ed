import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The version that a restart starts, and the one that ran before it: symbolic links in the folder of the installation. */
const LINKS = ['previous', 'current'] as const
type Versions = Partial<Record<(typeof LINKS)[number], string>>

/** Each link is replaced at once, so that a restart at any moment finds a version; one without a folder is removed. */
export function noteVersions(home: string, versions: Versions): void {
  for (const name of LINKS) {
    const [link, folder] = [path.join(home, name), versions[name]]
    rmSync(`${link}.next`, { force: true })
    if (folder === undefined) rmSync(link, { force: true })
    else {
      symlinkSync(path.relative(home, folder) || '.', `${link}.next`)
      renameSync(`${link}.next`, link)
    }
  }
}

export function notedVersions(home: string): Versions {
  const folderOf = (name: string) => {
    const link = path.join(home, name)
    return lstatSync(link, { throwIfNoEntry: false }) && path.resolve(home, readlinkSync(link))
  }
  return { current: folderOf('current'), previous: folderOf('previous') }
}

const manifest = z.object({ version: z.string() })

/** The version of the product in a folder, such as `0.2.0`; "unknown" where there is none. */
export function versionIn(folder: string): string {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version : 'unknown'
}

/** The folder of the version that ran before; undefined when there was none, or when it is gone. */
export function previousVersion(home: string): string | undefined {
  const { previous } = notedVersions(home)
  return previous !== undefined && existsSync(previous) ? realpathSync(previous) : undefined
}
