import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  backupFolder,
  backupsOf,
  type DatabaseFacts,
  lockOutLakes,
  type Restored,
  readBackup,
  requireUnchanged,
  restoreBackup,
} from 'oxbow/backups'
import { withUsage } from '../../console/arguments.ts'
import { Failure } from '../../console/failure.ts'
import { lakePlace } from '../../environment/lake-place.ts'
import { loadEnvironment } from '../../environment/project-root.ts'
import { runMain } from '../../product/processes/run-main.ts'

type Place = ReturnType<typeof lakePlace>

/** `npm run restore -- FILE`: puts a backup in the place of the content; without a file it lists the backups. */
await runMain(async () => {
  const { name, isSure, evenIfChanged } = readArguments()
  const place = lakePlace(loadEnvironment(), '"npm run content:import" brings back an export.')
  if (name === undefined) return list(place)
  const file = fileNamed(name, place)
  // Before anybody is asked.
  lockOutLakes(place)()
  const isUnchanged = !evenIfChanged && (await requireUnchanged(file))
  const facts = readBackup(file)
  if (!isUnchanged) console.log(`Nothing tells whether ${file} is as it was made.`)
  if (!isSure) await ask(file, facts, place)
  tell(await restoreBackup(place, file, { evenIfChanged }))
})

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  const options = { yes: flag, changed: flag }
  return withUsage('  npm run restore -- FILE [--yes] [--changed]', () => {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('Name one file.')
    return { name: positionals[0], isSure: values.yes, evenIfChanged: values.changed }
  })
}

function list(place: Place): void {
  const backups = backupsOf(place)
  if (backups.length === 0) throw new Failure(`There is no backup in ${backupFolder(place)}.`)
  for (const { path: file } of backups) console.log(`  ${file}`)
  console.log('\nThe times are in UTC. To go back to one of them: npm run restore -- FILE')
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
