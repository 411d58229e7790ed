import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { SANITY_API_VERSION } from '#content/environment.ts'
import { startLake } from '#lake/server.ts'

type EmptyLake = { client: SanityClient; close: () => Promise<void> }

/** An empty lake for one test, on a free port, and a client with all rights. */
export async function startEmptyLake(): Promise<EmptyLake> {
  const directory = await mkdtemp(path.join(tmpdir(), 'lake-'))
  const project = { projectId: 'local', token: 'a token of more than twenty-four bytes' }
  const lake = await startLake({
    ...project,
    directory,
    port: 0,
    datasets: ['production'],
    password: 'correct horse',
    allowedOrigins: [],
    webhooks: [],
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
  return { client, close: () => lake.close().then(() => rm(directory, { recursive: true })) }
}
