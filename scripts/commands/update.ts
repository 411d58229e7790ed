import { parseArgs } from 'node:util'
import { Failure } from '../console/failure.ts'
import { home, root } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { askToTakeOver } from '../update/control-socket.ts'
import { currentVersion, previousVersion, versionIn } from '../update/installation.ts'

/** `npm run update`: the version in this folder takes over from the one that runs; with `--back` the one that ran before does. */
await runMain(async () => {
  const folder = readArguments().back ? former() : root
  console.log(
    `From version ${versionIn(currentVersion())} to ${versionIn(folder)}: CHANGELOG.md says what is new.`,
  )
  console.log(`${folder} gets ready. What runs serves on until it is.`)
  await askToTakeOver(folder, (message) => console.log(`  ${message}`))
  console.log('Visitors have noticed nothing. To go back to the former version: npm run update -- --back')
})

function readArguments() {
  try {
    return parseArgs({ options: { back: { type: 'boolean', default: false } } }).values
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n  npm run update [-- --back]`)
  }
}

function former(): string {
  const folder = previousVersion()
  if (folder) return folder
  throw new Failure(`There is no version to go back to in ${home}.`)
}
