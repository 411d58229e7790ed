import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { objectIn, stringAt } from '../documents/json.ts'
import type { LakeOptions } from '../options.ts'
import { type RunningLake, startLake } from '../server.ts'

export type DevOptions = {
  directory: string
  port: number
  project: string | undefined
  datasets: readonly string[] | undefined
  studio: string | undefined
}

/** What a folder's lake is reached with: made once, and kept beside its content. */
type Secrets = { token: string; password: string }

const SECRETS = 'secrets.json'
const PROJECT_NAMES = ['SANITY_STUDIO_PROJECT_ID', 'NEXT_PUBLIC_SANITY_PROJECT_ID', 'SANITY_PROJECT_ID']
const DATASET_NAMES = ['SANITY_STUDIO_DATASET', 'NEXT_PUBLIC_SANITY_DATASET', 'SANITY_DATASET']
const CONFIGURATIONS = ['sanity.cli.ts', 'sanity.cli.js', 'sanity.config.ts', 'sanity.config.js']

export type DevLake = RunningLake & Secrets & Pick<LakeOptions, 'projectId' | 'datasets'>

/** Where the lake of a folder listens, for programs that are started beside it. */
export const ADDRESS = 'address'

/** Starts the lake of a folder for somebody who develops a site on this machine. */
export async function startDevLake({
  directory,
  port,
  project,
  datasets,
  studio,
}: DevOptions): Promise<DevLake> {
  const { projectId, dataset } = projectIn(process.cwd(), process.env)
  const secrets = secretsIn(directory)
  const options = { projectId: project ?? projectId, datasets: datasets ?? [dataset] }
  const lake = await startLake({
    ...options,
    ...secrets,
    directory,
    port,
    studioDirectory: studio,
    isForeignStudio: true,
    allowedOrigins: ['http://localhost:*'],
    mayHooksReachInside: true,
  })
  writeFileSync(join(directory, ADDRESS), lake.url)
  return { ...lake, ...secrets, ...options }
}

/** The lake of the folder or of the nearest one above that has one, as for a program in a workspace; else the folder's, to be made. */
export function nearestLake(folder: string): string {
  let above = folder
  while (!existsSync(join(above, '.lake', SECRETS))) {
    if (dirname(above) === above) return join(folder, '.lake')
    above = dirname(above)
  }
  return join(above, '.lake')
}

/** What somebody has to know of it. */
export function describeLake(lake: DevLake, directory: string): string {
  return `
  Lake      ${lake.url}/lake   (apiHost of @sanity/client, with useProjectHostname: false)
  Project   ${lake.projectId}, datasets ${lake.datasets.join(', ')}
  Token     ${lake.token}
  Password  ${lake.password}   (both kept in ${join(directory, SECRETS)})
`
}

/** The folder of a lake with its secrets, both made when they are missing. Git is told to leave the folder out. */
export function secretsIn(directory: string): Secrets {
  const file = join(directory, SECRETS)
  if (existsSync(file)) {
    const kept = objectIn(readFileSync(file, 'utf8')) ?? {}
    const [token, password] = [stringAt(kept, 'token'), stringAt(kept, 'password')]
    if (token && password) return { token, password }
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const secrets = { token: newSecret(24), password: newSecret(12) }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  writeFileSync(join(directory, '.gitignore'), '*\n')
  return secrets
}

/**
 * The project and dataset of the site in a folder: by its variables, by `.env` files, by the Studio's configuration, in the folder
 * or in one of the workspaces that its package.json lists by name, or, without workspaces, of the packages right below.
 */
export function projectIn(folder: string, variables: NodeJS.Dict<string>) {
  const folders = [folder, ...workspacesIn(folder).map((name) => join(folder, name))]
  const files = folders.flatMap((one) => [envIn(one, '.env.local'), envIn(one, '.env')])
  const named = (names: readonly string[]) =>
    [variables, ...files].flatMap((known) => names.map((name) => known[name])).find(Boolean)
  const configured = (key: 'projectId' | 'dataset') =>
    folders.map((one) => configuredIn(one, key)).find(Boolean)
  return {
    projectId: named(PROJECT_NAMES) ?? configured('projectId') ?? 'local',
    dataset: named(DATASET_NAMES) ?? configured('dataset') ?? 'production',
  }
}

/** As `studio` and `frontend`, which Sanity's templates have, or `sanity` and `web`, which `sanity new` makes. */
function workspacesIn(folder: string): string[] {
  const file = join(folder, 'package.json')
  const { workspaces } = (existsSync(file) && objectIn(readFileSync(file, 'utf8'))) || {}
  return Array.isArray(workspaces)
    ? workspaces.filter((name) => typeof name === 'string' && !name.includes('*'))
    : globSync('*/package.json', { cwd: folder }).map(dirname).toSorted()
}

function envIn(folder: string, name: string): NodeJS.Dict<string> {
  const file = join(folder, name)
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/** As it is written there; a value that has to be computed is not known. */
function configuredIn(folder: string, key: 'projectId' | 'dataset'): string | undefined {
  const files = CONFIGURATIONS.map((name) => join(folder, name)).filter((file) => existsSync(file))
  const value = new RegExp(`\\b${key}:\\s*['"]([\\w-]+)['"]`)
  return files.map((file) => value.exec(readFileSync(file, 'utf8'))?.[1]).find(Boolean)
}

function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}
