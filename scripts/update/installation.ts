import { realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Sets the link in the folder of the installation that a restart follows, or the one to the version that ran before. It is replaced
 * at once, so that a restart at any moment finds a version.
 */
export function setLink(home: string, name: 'current' | 'previous', folder: string): void {
  const next = path.join(home, `${name}.next`)
  rmSync(next, { force: true })
  symlinkSync(path.relative(home, folder) || '.', next)
  renameSync(next, path.join(home, name))
}

/** The folder of the version that ran before; undefined when there was none, or when it is gone. */
export function previousVersion(home: string): string | undefined {
  const link = path.join(home, 'previous')
  return statSync(link, { throwIfNoEntry: false })?.isDirectory() ? realpathSync(link) : undefined
}
