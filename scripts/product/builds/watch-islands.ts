import { watch } from 'node:fs'
import path from 'node:path'
import { explain } from '../../console/failure.ts'
import { root, type Variables } from '../../environment/project-root.ts'
import { ending } from '../processes/live-process.ts'
import { buildIslands, islandFolders } from './builds.ts'

/** Editors write a file in several steps: waits until they are done. */
const QUIET_MS = 100

/** In development: builds the islands and the service worker again when one of their files has changed, so that a reload shows it. */
export function rebuildIslandsOnChange(variables: Variables): void {
  let due: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()
  const onChange = () => {
    clearTimeout(due)
    due = setTimeout(() => {
      work = work.then(() => rebuild(variables))
    }, QUIET_MS)
  }
  for (const folder of islandFolders) watch(path.join(root, folder), { recursive: true }, onChange)
}

/** Prints why a build failed; the next change tries again. */
async function rebuild(variables: Variables): Promise<void> {
  if (ending.signal.aborted) return
  await buildIslands(variables).catch((error) => console.error(explain(error)))
}
