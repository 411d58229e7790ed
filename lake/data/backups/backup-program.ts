import { constants, setPriority } from 'node:os'
import { copyDatabase } from './backup-copy.ts'

/**
 * `node backup-program.ts <directory>`: makes one backup in a process of its own, so that reading and checking a large database
 * blocks no request. Writes the reason for a failure to stderr, and ends when the lake that started it ends.
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
