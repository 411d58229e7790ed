import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../environment/project-root.ts'

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
  const isLeftOut = (file: string) => without.some((part) => file.includes(part))
  const patterns = paths.flatMap((entry) => [entry, `${entry}/**`])
  // Left out before it is listed: a build has thousands of files.
  const found = globSync(patterns, { cwd: root, exclude: isLeftOut })
  const files = [...new Set(found)].filter((file) => !isLeftOut(file))
  for (const file of files.sort()) {
    const whole = path.join(root, file)
    if (statSync(whole).isFile()) hash.update(`\0${file}\0`).update(readFileSync(whole))
  }
  return hash.digest('hex')
}
