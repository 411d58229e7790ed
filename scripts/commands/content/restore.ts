import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  backupFolder,
  backupsOf,
  copiesIn,
  type DatabaseFacts,
  fetchCopy,
  lockOutLakes,
  type Restored,
  readBackup,
  requireUnchanged,
  restoreBackup,
  takeOver,
} from 'oxbow/backups'
import { inspectContent } from 'oxbow/inspect'
import { withUsage } from '../../console/arguments.ts'
import { Failure } from '../../console/failure.ts'
import { lakePlace } from '../../environment/lake-place.ts'
import { home, loadEnvironment, loadVariables } from '../../environment/project-root.ts'
import { makeMissingSecrets } from '../../environment/secrets.ts'
import { runMain } from '../../product/processes/run-main.ts'

type Place = ReturnType<typeof lakePlace>

/**
 * `npm run restore -- FILE`: puts a backup in the place of the content; without a file it lists the backups. With `--from` it takes the
 * newest copy of a replica, or the one named. `--from REPLICA` is the one in `.env`.
 */
await runMain(async () => {
  const { name, from: given, isSure, evenIfChanged } = readArguments()
  // A new machine has none yet.
  const made = makeMissingSecrets(path.join(home, '.env'), loadVariables())
  if (made.includes('STUDIO_PASSWORD'))
    console.log('The Studio has a new password: it is in .env, after STUDIO_PASSWORD.')
  const place = lakePlace(loadEnvironment(), '"npm run content:import" brings back an export.')
  const from = given && sourceOf(given, place)
  if (name === undefined && !from) return list(place)
  // Before anybody is asked.
  lockOutLakes(place)()
  const file = from ? await fetchCopy(place, from, name) : fileNamed(name ?? '', place)
  const isUnchanged = !evenIfChanged && (await requireUnchanged(file))
  const facts = readBackup(file)
  if (!isUnchanged) console.log(`Nothing tells whether ${file} is as it was made.`)
  if (!isSure && inspectContent(place.directory)) await ask(file, facts, place)
  tell(await restoreBackup(place, file, { evenIfChanged }))
  if (!from) return
  takeOver(place, from)
  if (place.replica !== from) console.log(`Write REPLICA=${from} into .env, so that copies go on there.`)
})

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  const options = { yes: flag, changed: flag, from: { type: 'string' } } as const
  return withUsage('  npm run restore -- [--from REPLICA] [FILE] [--yes] [--changed]', () => {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('Name one file.')
    return { name: positionals[0], from: values.from, isSure: values.yes, evenIfChanged: values.changed }
  })
}

async function list(place: Place): Promise<void> {
  const backups = backupsOf(place)
  const copies = place.replica ? await copiesIn(place.replica) : []
  if (backups.length + copies.length === 0) throw new Failure(`There is no backup in ${backupFolder(place)}.`)
  for (const { path: file } of backups) console.log(`  ${file}`)
  for (const { path: file } of copies) console.log(`  --from REPLICA ${file}`)
  console.log('\nThe times are in UTC. To go back to one of them: npm run restore -- FILE')
}

/** The replica of `.env`, or the one told. */
function sourceOf(given: string, { replica }: Place): string {
  if (given !== 'REPLICA') return given.startsWith('rclone:') ? given : path.resolve(given)
  if (replica) return replica
  throw new Failure('REPLICA is not set in .env: write the place itself after --from, as it was there.')
}

/** A backup of this lake may be named without its folder. */
function fileNamed(name: string, place: Place): string {
  const file = path.resolve(name)
  const backup = path.join(backupFolder(place), name)
  return existsSync(file) || !existsSync(backup) ? file : backup
}

async function ask(file: string, facts: DatabaseFacts, { directory }: Place): Promise<void> {
  console.log(
    `${file} has ${facts.documents} documents; the last change was made at ${facts.lastWrite ?? 'no time'}.`,
  )
  if (!process.stdin.isTTY) throw new Failure('Nothing was changed. Where nobody can answer, add --yes.')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const question = `It will take the place of the content in ${directory}, which is kept beside it. Type "yes" to go on: `
  // Ctrl-C and Ctrl-D are no answer.
  const answer = await lines.question(question).catch(() => '')
  lines.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Failure('\nNothing was changed.')
}

function tell({ documents, copied, lost, former }: Restored): void {
  console.log(`Restored ${documents} documents, and brought back ${copied} pictures and files.`)
  if (lost.length > 0) console.log(`In no backup, so still missing:\n  ${lost.join('\n  ')}`)
  if (former)
    console.log(`What was there before is kept in ${former}. Remove that folder when you no longer need it.`)
  console.log('Everybody has to log in again. With "npm start" the website follows.')
}
