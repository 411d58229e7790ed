import { constants, setPriority } from 'node:os'
import { copyDatabase } from './backup-copy.ts'
import { makeBackup } from './make-backup.ts'

/**
 * `node backup-program.ts <place as JSON> [snapshot]`: makes one backup, or copies the database alone, in a process of its own, so
 * that reading and checking a large database blocks no request. Writes what it made as JSON to stdout, or the reason for a failure
 * to stderr. Ends when the lake that started it ends.
 */
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
setPriority(constants.priority.PRIORITY_LOW)
try {
  const [, , place = '{}', isSnapshot] = process.argv
  const make = isSnapshot ? copyDatabase : makeBackup
  process.stdout.write(JSON.stringify(await make(JSON.parse(place))))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
