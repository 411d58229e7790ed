import { constants, setPriority } from 'node:os'
import { copyDatabase } from './backup-copy.ts'

/**
 * `node backup-program.ts <directory>`: one copy, in a process of its own, so that reading and checking a large database
 * holds up no request. It writes why to its standard error when there is none, and ends with the lake that started it.
 */
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
setPriority(constants.priority.PRIORITY_LOW)
try {
  await copyDatabase(process.argv[2] ?? '.')
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
