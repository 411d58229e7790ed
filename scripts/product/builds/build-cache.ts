import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dataDirectory, root } from '../../environment/project-root.ts'

export type Inputs = {
  /** Files and folders, relative to the clone. */
  paths: readonly string[]
  /** Parts of a path that make no difference to the result, such as `.test.ts`. */
  without: readonly string[]
  /** Whatever else the result depends on, such as a port that is built in. */
  facts: readonly string[]
}

/** One hash over the files' names and contents and the facts; the same as long as the result would be the same. */
export function fingerprint({ paths, without, facts }: Inputs): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, process.platform, process.arch, facts]),
  )
  const files = paths.flatMap(filesUnder).filter((file) => !without.some((part) => file.includes(part)))
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

export function isUpToDate(name: string, print: string): boolean {
  const file = stampFile(name)
  return existsSync(file) && readFileSync(file, 'utf8') === print
}

export function rememberBuild(name: string, print: string): void {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), print)
}

/** Called before a build: one that is cut short must not pass for finished. */
export function forgetBuild(name: string): void {
  rmSync(stampFile(name), { force: true })
}

/** The files that the last build of this name was made from, relative to the clone; none when there was no build. */
export function rememberedInputs(name: string): readonly string[] {
  const file = inputsFile(name)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}

export function rememberInputs(name: string, files: readonly string[]): void {
  mkdirSync(path.dirname(inputsFile(name)), { recursive: true })
  writeFileSync(inputsFile(name), files.toSorted().join('\n'))
}

function inputsFile(name: string): string {
  return `${stampFile(name)}-inputs`
}

function stampFile(name: string): string {
  return path.join(dataDirectory, 'stamps', name)
}

function filesUnder(entry: string): string[] {
  const full = path.join(root, entry)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [entry]
  return globSync('**/*', { cwd: full, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.relative(root, path.join(found.parentPath, found.name)))
}
