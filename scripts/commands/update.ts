import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withUsage } from '../console/arguments.ts'
import { Failure } from '../console/failure.ts'
import { step } from '../console/steps.ts'
import { givenVariables, home, root, versionIn } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { askRunning } from '../update/control-socket.ts'
import { rehearse } from '../update/rehearsal.ts'
import { previousVersion } from '../update/versions.ts'

/** `npm run update`: the product that runs goes on with the version in this folder; with `--back`, with the one that ran before. */
await runMain(async () => {
  const read = () => parseArgs({ options: { back: { type: 'boolean', default: false } } })
  if (withUsage('  npm run update [-- --back]', read).values.back) return process.exit(updateIn(former()))
  const running = await askRunning()
  if (running === root) throw new Failure(`The version in ${root} runs already.`)
  console.log(`From version ${versionIn(running)} to ${versionIn(root)}: CHANGELOG.md says what is new.`)
  console.log('What runs serves on until this version is ready.')
  // Visitors come first.
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  await rehearse(running)
  await step('Switched to this version', () => askRunning(root))
  console.log('Nobody was refused. To go back to the former version: npm run update -- --back')
  process.exit()
})

/** By its own code: `npm run update` there. Returns its exit code. */
function updateIn(folder: string): number {
  const program = ['scripts/commands/run.mjs', 'update']
  const env = { ...givenVariables, NODE_COMPILE_CACHE: '' }
  const node = path.join(folder, 'node_modules/.bin/node')
  const { status, error } = spawnSync(node, program, { cwd: folder, env, stdio: 'inherit' })
  if (error) throw error
  return status ?? 1
}

function former(): string {
  const folder = previousVersion(home)
  if (folder) return folder
  throw new Failure(`There is no version to go back to in ${home}.`)
}
