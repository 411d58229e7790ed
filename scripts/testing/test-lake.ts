import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { startLake } from 'oxbow'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'

export type TestLake = {
  client: SanityClient
  directory: string
  /** Ends the lake and leaves its folder, for copies of it. */
  stop: () => Promise<void>
  /** Ends the lake and deletes its folder. */
  close: () => Promise<void>
}

/** A lake for one test on a free port, empty or with a copy of a stopped lake's folder, and a client with all rights. */
export async function startTestLake({ copyOf }: { copyOf?: string } = {}): Promise<TestLake> {
  const directory = await mkdtemp(path.join(tmpdir(), 'lake-'))
  if (copyOf) await cp(copyOf, directory, { recursive: true })
  const project = { projectId: 'local', token: 'a token of more than twenty-four bytes' }
  const lake = await startLake({
    ...project,
    directory,
    port: 0,
    datasets: ['production'],
    password: 'correct horse',
  })
  const client = createClient({
    ...project,
    dataset: 'production',
    apiHost: `${lake.url}/lake`,
    apiVersion: SANITY_API_VERSION,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
  })
  const stop = () => lake.close()
  return { client, directory, stop, close: () => stop().then(() => rm(directory, { recursive: true })) }
}
