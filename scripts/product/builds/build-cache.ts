import { createHash } from 'node:crypto'
import {
  type Dirent,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { dataDirectory, root } from '../../environment/project-root.ts'

export type Inputs = {
  /** Files and folders, relative to the clone. */
  paths: readonly string[]
  /** Files whose path contains one of these, such as `.test.ts`, don't affect the result. */
  without: readonly string[]
  /** What else the result depends on, such as a port that is built in. */
  facts: readonly string[]
}

/** A hash of the names and contents of the files and of the facts: as long as it is the same, so is the result. */
export function fingerprint({ paths, without, facts }: Inputs): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, process.platform, process.arch, facts]),
  )
  const files = paths.flatMap((entry) => filesUnder(entry, without))
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

export function isUpToDate(name: string, print: string): boolean {
  const file = cacheFile(name)
  return existsSync(file) && readFileSync(file, 'utf8') === print
}

export function rememberBuild(name: string, print: string): void {
  mkdirSync(path.dirname(cacheFile(name)), { recursive: true })
  writeFileSync(cacheFile(name), print)
}

/** Called before a build, so that an interrupted one is not taken for complete. */
export function forgetBuild(name: string): void {
  rmSync(cacheFile(name), { force: true })
}

function cacheFile(name: string): string {
  return path.join(dataDirectory, 'build-cache', name)
}

function filesUnder(entry: string, without: readonly string[]): string[] {
  const full = path.join(root, entry)
  if (!existsSync(full)) return []
  const isLeftOut = (file: string) => without.some((part) => file.includes(part))
  if (statSync(full).isFile()) return isLeftOut(entry) ? [] : [entry]
  const pathOf = ({ parentPath, name }: Dirent) => path.relative(root, path.join(parentPath, name))
  // Left out before it is listed: a build has thousands of files.
  return globSync('**/*', { cwd: full, withFileTypes: true, exclude: (found) => isLeftOut(pathOf(found)) })
    .filter((found) => found.isFile() && !isLeftOut(pathOf(found)))
    .map(pathOf)
}
