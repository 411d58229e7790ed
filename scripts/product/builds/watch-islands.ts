import { type FSWatcher, watch } from 'node:fs'
import path from 'node:path'
import { explain } from '../../console/failure.ts'
import { root, type Variables } from '../../environment/project-root.ts'
import { ending } from '../processes/ending.ts'
import { rememberedInputs } from './build-cache.ts'
import { buildIslands } from './builds.ts'

/** An editor writes a file in several steps. */
const QUIET_MS = 100

/**
 * In development: builds the islands and the service worker again when one of the files that they are made of has changed,
 * so that a reload of the page shows it.
 */
export function rebuildIslandsOnChange(variables: Variables): void {
  const watchers = new Map<string, FSWatcher>()
  let due: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()
  const onChange = () => {
    clearTimeout(due)
    due = setTimeout(() => {
      work = work.then(() => rebuild(variables)).then(watchFolders)
    }, QUIET_MS)
  }
  // Folders, for many editors put a new file in the place of the old one; a change of imports may add another folder.
  const watchFolders = () => {
    for (const folder of new Set(rememberedInputs('islands').map((file) => path.dirname(file))))
      if (!watchers.has(folder)) watchers.set(folder, watch(path.join(root, folder), onChange))
  }
  watchFolders()
}

/** What can't be built is told, and the next change tries again. */
async function rebuild(variables: Variables): Promise<void> {
  if (ending.signal.aborted) return
  try {
    await buildIslands(variables)
  } catch (error) {
    console.error(explain(error))
  }
}
