import { spawnSync } from 'node:child_process'
import { manifestFile } from '../published/published-file.ts'

/** Leaves the manifest of a site as a publisher does that is killed in the middle of a step: some of it is on the disk. */
export function dieWhileWriting(site: string): void {
  const program = `
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(${JSON.stringify(manifestFile(site))})
    database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA cache_size = 1')
    database.exec('BEGIN; UPDATE entries SET hash = NULL, revision = 1000000')
    process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', program])
  if (signal !== 'SIGKILL') throw new Error('The writer was not killed in the middle of its step.')
}
