import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyContent } from 'oxbow/backups'
import { startTestLake as start, type TestLake } from 'oxbow/testing'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'

/** A lake for one test, empty and in memory or with a copy of another one's content, whose client sees drafts as they are. */
export async function startTestLake({ copyOf }: { copyOf?: TestLake } = {}): Promise<TestLake> {
  const directory = copyOf && (await mkdtemp(path.join(tmpdir(), 'lake-')))
  if (directory) await copyContent(copyOf.lake.options, directory)
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
