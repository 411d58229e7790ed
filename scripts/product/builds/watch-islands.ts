import { type FSWatcher, watch } from 'node:fs'
import path from 'node:path'
import { explain } from '../../console/failure.ts'
import { root, type Variables } from '../../environment/project-root.ts'
import { ending } from '../processes/ending.ts'
import { rememberedInputs } from './build-cache.ts'
import { buildIslands } from './builds.ts'

/** Editors write a file in several steps: waits until they are done. */
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
  // Watches folders, because many editors replace a file instead of writing to it. New imports may add folders.
  const watchFolders = () => {
    for (const folder of new Set(rememberedInputs('islands').map((file) => path.dirname(file))))
      if (!watchers.has(folder)) watchers.set(folder, watch(path.join(root, folder), onChange))
  }
  watchFolders()
}

/** Prints why a build failed; the next change tries again. */
async function rebuild(variables: Variables): Promise<void> {
  if (ending.signal.aborted) return
  try {
    await buildIslands(variables)
  } catch (error) {
    console.error(explain(error))
  }
}
