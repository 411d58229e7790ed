import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyContent } from 'oxbow/backups'
import { startTestLake as start, type TestLake } from 'oxbow/testing'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'

type Options = {
  /** One whose content it begins with. */
  copyOf?: TestLake
  isOnDisk?: boolean
}

/** A lake for one test, empty and in memory unless told otherwise, whose client sees drafts as they are. */
export async function startTestLake({
  copyOf,
  isOnDisk = copyOf !== undefined,
}: Options = {}): Promise<TestLake> {
  const directory = isOnDisk ? await mkdtemp(path.join(tmpdir(), 'lake-')) : undefined
  if (copyOf && directory) await copyContent(copyOf.lake.options, directory)
  const lake = await start({ directory })
  return {
    ...lake,
    client: lake.client.withConfig({ apiVersion: SANITY_API_VERSION, perspective: 'raw' }),
    close: async () => {
      await lake.close()
      if (directory) await rm(directory, { recursive: true })
    },
  }
}
