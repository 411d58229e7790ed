import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { Lake } from '../create-lake.ts'
import type { LakeOptions } from '../options.ts'
import { startLake } from '../server.ts'

export { RawConnection } from './raw-connection.ts'

export type TestLake = {
  /** Where it listens; the API is under `/lake`. */
  url: string
  lake: Lake
  /** A client with all rights. */
  client: SanityClient
  /** A client that anybody could have. */
  visitor: SanityClient
  close(): Promise<void>
}

export const DEFAULTS = {
  projectId: 'local',
  datasets: ['production'],
  token: 'all rights',
  password: 'a password of tests',
  port: 0,
}

/** A lake for tests on a free port, in memory unless a directory is told. */
export async function startTestLake({ directory, ...given }: Partial<LakeOptions> = {}): Promise<TestLake> {
  const options = { ...DEFAULTS, ...given }
  const running = await startLake(
    directory === undefined ? { ...options, storage: 'memory' } : { ...options, directory },
  )
  const { projectId, datasets, token } = options
  const client = clientAt(running.url, { projectId, token, dataset: datasets[0] })
  return { ...running, client, visitor: client.withConfig({ token: undefined }) }
}

/** A client for the lake at an address. */
export function clientAt(url: string, config: ClientConfig): SanityClient {
  return createClient({
    ...{ projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', apiHost: `${url}/lake` },
    ...{ useProjectHostname: false, useCdn: false },
    ...config,
  })
}
