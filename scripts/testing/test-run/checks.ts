import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../environment/project-root.ts'
import { succeeds, tool } from './tools.ts'

export type Check = { name: string; passes: () => Promise<boolean> }

const BESIDE = { isBesideOthers: true }
/** Of the four that TypeScript takes by itself each works out anew the types that they share: twice the processor time. */
const ONE_CHECKER = ['--checkers', '1']

/** The checks that need no running product and take seconds. */
export const quickChecks: readonly Check[] = [
  { name: 'Format and lint (Biome)', passes: () => succeeds(tool('biome'), ['check', '.'], BESIDE) },
  { name: 'Types (tsc)', passes: typesAreRight },
  { name: 'Nothing unused (knip)', passes: () => succeeds(tool('knip'), ['--no-progress'], BESIDE) },
]

/** Takes half a minute, on a busy machine three. */
export const generatedTypes: Check = { name: 'Generated types are up to date', passes: typesAreUpToDate }

async function typesAreUpToDate(): Promise<boolean> {
  const file = path.join(root, 'content/sanity.types.ts')
  const before = readFileSync(file, 'utf8')
  if (!(await succeeds('npm', ['run', 'types', '--silent'], BESIDE))) return false
  if (readFileSync(file, 'utf8') === before) return true
  console.log('content/sanity.types.ts was out of date; it has been renewed: commit it.')
  return false
}

async function typesAreRight(): Promise<boolean> {
  // Next generates the types of the routes. Its configuration wants a lake, which makes no difference to them.
  const variables = { ...process.env, NEXT_PUBLIC_SANITY_PROJECT_ID: 'none' }
  forgetRouteTypes()
  if (!(await succeeds('npm', ['run', 'types', '--workspace=web', '--silent'], { ...BESIDE, variables })))
    return false
  if (!(await succeeds(tool('tsc'), ['--noEmit', ...ONE_CHECKER], BESIDE))) return false
  // A service worker has other globals than a page, so it is compiled with a configuration of its own.
  return succeeds(tool('tsc'), ['--noEmit', '--project', 'web/publish/offline'], BESIDE)
}

/** Deletes the route types that Next wrote in earlier builds: types of routes that are gone would fail the next check. */
function forgetRouteTypes(): void {
  for (const folder of globSync('web/.next*/{,dev/}types', { cwd: root })) {
    rmSync(path.join(root, folder), { recursive: true, force: true })
  }
}
