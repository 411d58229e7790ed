import { isOnOtherDisk, makeBackup } from 'oxbow/backups'
import { inspectContent } from 'oxbow/inspect'
import { Failure } from '../../console/failure.ts'
import { lakePlace } from '../../environment/lake-place.ts'
import { loadEnvironment } from '../../environment/project-root.ts'
import { runMain } from '../../product/processes/run-main.ts'

/** `npm run backup`: backs up the database and the pictures, whether the website runs or not. */
await runMain(async () => {
  const place = lakePlace(loadEnvironment(), '"npm run content:export" writes all of it into one file.')
  if (!inspectContent(place.directory))
    throw new Failure(`There is no content in ${place.directory} yet: run "npm start" once.`)
  const made = await makeBackup(place).catch((error: unknown) => {
    throw new Failure(`No backup was made: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    })
  })
  console.log(
    `Backed up ${made.documents} documents and ${made.assets} pictures and files, ${made.copied} of them new: ${made.path}`,
  )
  if (made.damaged > 0)
    console.log(
      `${made.damaged} documents are damaged. An earlier backup may have them whole: go back to it.`,
    )
  if (made.lost.length > 0)
    console.log(
      `Missing or damaged in the folder "assets", so not in the backup:\n  ${made.lost.join('\n  ')}`,
    )
  if (made.commandFailure) throw new Failure(`The backup was made, but ${made.commandFailure}.`)
  if (!place.backupCommand && !(await isOnOtherDisk(place)))
    console.log(
      'It is on the same disk as the content: copy the folder of backups to another one, or set BACKUP_DIRECTORY or BACKUP_COMMAND.',
    )
})
