import { constants, setPriority } from 'node:os'
import { reasonOf } from '../../errors/reason.ts'
import { copyDatabase } from './backup-copy.ts'
import { makeBackup } from './make-backup.ts'
import { replicate } from './replica.ts'

/**
 * `node backup-program.ts backup|replica|snapshot <place as JSON>`: makes one backup, brings a copy to the replica, or copies the
 * database alone, in a process of its own, so that reading and checking a large database blocks no request. Writes what it made as
 * JSON to stdout, or the reason for a failure to stderr. Ends when the lake that started it ends.
 */
const [, , kind = '', place = '{}'] = process.argv
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
// The replica has ten seconds; a backup gives way to everybody.
if (kind !== 'replica') setPriority(constants.priority.PRIORITY_LOW)
try {
  const make = kind === 'snapshot' ? copyDatabase : kind === 'replica' ? replicate : makeBackup
  process.stdout.write(JSON.stringify(await make(JSON.parse(place))))
} catch (error) {
  process.stderr.write(reasonOf(error))
  process.exitCode = 1
}
