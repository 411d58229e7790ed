import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory: publishing waits for the disk with each file, a busy one for most of a test. */
const IN_MEMORY = '/dev/shm'

/** A new folder that is gone with the machine's memory, where there is such a place, or in the usual one. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), name))
}
