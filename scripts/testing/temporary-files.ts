import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** All temporary files of a test run lie in one folder, which is removed at its end. */
export default function gatherTemporaryFiles(): () => void {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
