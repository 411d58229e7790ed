import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LakeOptions } from '../options.ts'
import { type RunningLake, startLake } from '../server.ts'
import { projectIn, type Secrets, secretsIn } from './own-settings.ts'

export type DevOptions = {
  directory: string
  port: number
  datasets: readonly string[] | undefined
  studio: string | undefined
}

export type DevLake = RunningLake & Secrets & Pick<LakeOptions, 'projectId' | 'datasets'>

/** Where the lake of a folder listens, for programs that are started beside it. */
export const ADDRESS = 'address'

/** Starts the lake of a folder for somebody who develops a site on this machine. */
export async function startDevLake({ directory, port, datasets, studio }: DevOptions): Promise<DevLake> {
  const { projectId, dataset } = projectIn(process.cwd(), process.env)
  const secrets = secretsIn(directory)
  const options = { projectId, datasets: datasets ?? [dataset] }
  const lake = await startLake({
    ...options,
    ...secrets,
    directory,
    port,
    studioDirectory: studio,
    isForeignStudio: true,
    allowedOrigins: ['http://localhost:*'],
  })
  writeFileSync(join(directory, ADDRESS), lake.url)
  return { ...lake, ...secrets, ...options }
}

/** What somebody has to know of it. */
export function describeLake(lake: DevLake, directory: string): string {
  return `
  Lake      ${lake.url}/lake   (apiHost of @sanity/client, with useProjectHostname: false)
  Project   ${lake.projectId}, datasets ${lake.datasets.join(', ')}
  Token     ${lake.token}
  Password  ${lake.password}   (both kept in ${join(directory, 'secrets.json')})
`
}
